"""Everything that travels between a client and the server, as types.

The HTTP API and the socket speak JSON. OpenAPI, `docs/protocol.md` and the browser client's types
are generated from this file, so a field is explained here or nowhere.

On the socket every message is an object with a `type`. A client may put a number of its own choice
into `ask`; the reply to that message carries it back. What one seat (or a spectator) is told depends
on nothing that it may not know: no message carries a log number, a ply, a digest or another seat's
count while choices may be secret.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from samobranka.core.words import Language
from samobranka.store.rows import AtTimeout, SeatKind, SeatOrder, Status

# ---------------------------------------------------------------- bounds

LONGEST_CHAT = 300
LONGEST_NAME = 32
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LARGEST_MESSAGE = 16 * 1024
"""Bytes of a client's message on the socket."""

HASH_PATTERN = "^[0-9a-f]{64}$"

TableId = Annotated[
    str, msgspec.Meta(pattern="^[0-9a-z]{4,40}$", description="a table and its match")
]
UserId = Annotated[
    str, msgspec.Meta(pattern="^[0-9a-z]{4,40}$", description="an account or a guest")
]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=16, description="a place at the table, from 0")]
Colour = Annotated[int, msgspec.Meta(ge=0, lt=10, description="one of the client's seat colours")]
Milliseconds = Annotated[int, msgspec.Meta(ge=0)]
Time = Annotated[int, msgspec.Meta(ge=0, description="milliseconds since 1970, UTC")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, msgspec.Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Hash = Annotated[str, msgspec.Meta(pattern=HASH_PATTERN)]
Chance = Annotated[
    float, msgspec.Meta(ge=0, le=1, description="of winning; a win shared by k seats counts 1/k")
]


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the server says."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client says; unknown fields are refused."""


class Trouble(Wire, frozen=True, kw_only=True):
    """Why something was refused, in the reader's language."""

    code: str
    """For programs: `stale-moment`, `illegal-action`, `not-your-turn`, `too-often` …"""
    text: str
    """For people."""
    rule: str = ""
    """The place in the game's rules that forbids it, where there is one."""


# ---------------------------------------------------------------- clocks


class NoClock(
    msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True
):
    """Nobody is hurried."""


class LiveClock(
    msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True
):
    """So many minutes for the whole match; the first seconds of each turn are given back at its end."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)] = 20
    increment: Annotated[int, msgspec.Meta(ge=0, le=300)] = 10


class DaysClock(
    msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True
):
    """So many days for every action."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


Clock = NoClock | LiveClock | DaysClock


class ClockFace(Wire, frozen=True, kw_only=True):
    """A seat's clock. Another seat's is as it was when the present question was put."""

    left: Milliseconds
    running: bool = False


# ---------------------------------------------------------------- tables


class SeatInfo(Wire, frozen=True, kw_only=True):
    """Who sits at a seat."""

    kind: SeatKind
    name: str = ""
    user: str = ""
    """The person's (or outside bot's) id."""
    guest: bool = False
    """Whether the person has no account: any guest may take that name."""
    bot: str = ""
    """The bot that plays the seat: of its own, or for a person who is gone, resigned or out of time."""
    present: bool = False
    """Whether the person is connected now."""
    absent_since: Time = 0
    resigned: bool = False
    timed_out: bool = False
    colour: Colour | None = None
    """Chosen for the seat; None: any that is left."""


class TableInfo(Wire, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    id: TableId
    game: str
    options: dict[str, str]
    """Every option of the game with its choice."""
    seats: list[SeatInfo]
    host: str
    """The user who laid the table and may start it."""
    public: bool
    clock: Clock
    at_timeout: AtTimeout
    order: SeatOrder
    hints: bool
    rated: bool = False
    """Whether it counts for the ratings of those who play."""
    status: Status
    created: Time
    started: Time = 0
    ended: Time = 0
    seal: str = ""
    """SHAKE-256 of the host's secret, shown before anybody commits."""
    rematch: str = ""
    """The table that follows this one."""
    origin: str = ""
    """The finished match this one goes on from …"""
    origin_ply: int = 0
    """… and after which of its actions."""
    lesson: str = ""
    """The lesson that is learned here."""
    edition: str = ""
    """At a live table: what words and components are asked for by, if they are not those in force."""
    corrected: bool = False
    """At a live table: whether its components were corrected from the box."""
    hurried: bool = False
    """Whether bots think shorter here for now: many do on the host's account, and others wait."""
    rules_gone: bool = False
    """At a live table: the rules or components of its match are not here any more. A finished match can
    be looked at, a running one only be ended as it stands, with `end`."""
    ending: list[SeatNumber] = []
    """The seats that agree to that."""
    fills_at: Time = 0
    """Before the start of a quick match: when bots take the open seats and it starts by itself."""


class NewSeat(Asked, frozen=True, kw_only=True):
    """How a seat of a new table is filled."""

    kind: SeatKind = "open"
    """`person`: the one who lays the table, at most once."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    colour: Colour | None = None
    """None: any that is left."""


class NewTable(Asked, frozen=True, kw_only=True):
    """A table to lay."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    public: bool = True
    clock: Clock = NoClock()
    at_timeout: AtTimeout = "bot"
    order: SeatOrder = "as_is"
    hints: bool | None = None
    """None: allowed unless people play people."""
    components: Literal["corrected", "ours"] = "corrected"
    """Which are played with, where the host has corrected some."""
    rated: bool = False
    """Whether it is to count. Then there are no hints, and who runs out of time is last."""


class Sit(Asked, frozen=True, kw_only=True):
    """Sit down at an open seat; None: any."""

    seat: SeatNumber | None = None


class SetSeat(Asked, frozen=True, kw_only=True):
    """Before the start, the host opens a seat, or puts a bot there; who sat there leaves."""

    seat: SeatNumber
    kind: Literal["bot", "open"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ChooseColour(Asked, frozen=True, kw_only=True):
    """Before the start: a colour for one's own seat; the host may choose for bots and open seats."""

    seat: SeatNumber
    colour: Colour


class MoveSeat(Asked, frozen=True, kw_only=True):
    """Before the start, the host moves who sits at a seat to another place, where seats stay as listed.

    Those between move up.
    """

    seat: SeatNumber
    to: SeatNumber


class GoOn(Asked, frozen=True, kw_only=True):
    """Play on from a finished match, after one of its actions, as a new table."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]


# ---------------------------------------------------------------- what a seat is told


class Offer(Wire, frozen=True, kw_only=True):
    """An action the seat may choose now."""

    action: Any
    """Typed JSON with a `kind`, as the game's schema says."""
    facts: dict[str, Any] = {}
    """What its sentence needs besides its fields."""


class Advice(Offer, frozen=True, kw_only=True):
    """An offer, with all of its fields, as a bot sees it."""

    chance: Chance
    """The seat's chance of winning after it."""


class LessonPlace(Wire, frozen=True, kw_only=True):
    """Where the learner is in a lesson. What is offered is what the step asks for."""

    lesson: str
    """Its title: a message of the game's words."""
    done: int
    """So many steps are done …"""
    of: int
    """… of so many; all of them: one may play on from here."""
    says: str
    """What to do and why: a message of the game's words; empty while the others act."""
    rule: str = ""
    """The rule that it is about."""


class Seen(Wire, frozen=True, kw_only=True):
    """All that one seat (or a spectator) is given to act on."""

    moment: int
    """Which question is put to the seats; goes back into every answer."""
    own: int = 0
    """How many actions and undos this seat has made; goes back into every answer."""
    over: bool = False
    prompt: Any = None
    offers: list[Offer] = []
    can_undo: bool = False
    """Whether the seat's last action can be taken back without asking anybody."""
    view: Any = None
    lesson: LessonPlace | None = None


class Line(Wire, frozen=True, kw_only=True):
    """What one action, or one thing that happened to a seat, brought about, told to this audience."""

    events: list[Any]
    """Typed JSON with a `kind`: the game's events, or a `TableEvent`."""
    seat: int | None = None
    """Who acted; null where several did at once."""


class Result(Wire, frozen=True, kw_only=True):
    """How the match ended."""

    reason: str
    """A message of the game's words: `reason-…`."""
    scores: list[int]
    """In units of 1/score_scale points."""
    ranks: list[int]
    """1 for the winners; who resigned or lost on time comes last."""
    sheet: list[Any]
    """The score line by line: label, points of each seat, notes."""
    forfeits: list[Literal["", "resigned", "timed_out"]] = []
    """By seat: why it comes last whatever its points; empty where nobody does."""


class ChatLine(Wire, frozen=True, kw_only=True):
    """Something said at the table."""

    number: int
    user: str
    name: str
    text: str
    at: Time


class UndoPlea(Wire, frozen=True, kw_only=True):
    """A seat asks all the others to let it take back what they would have to allow."""

    seat: SeatNumber
    agreed: list[SeatNumber] = []
    waiting: list[SeatNumber] = []
    deed: Any = None
    """The game's event that would be undone, as everybody was told it."""


class Sealing(Wire, frozen=True, kw_only=True):
    """How far the sealing of chance is: first all hashes, then all contributions."""

    seal: str
    commits: dict[str, str]
    """By seat: the hash of the contribution."""
    opened: dict[str, str]
    """By seat: the contribution itself."""
    step: Literal["commit", "open"]
    until: Time
    """Who has not answered by then contributes nothing."""


# ---------------------------------------------------------------- the socket: server to client


class FromServer(Wire, frozen=True, kw_only=True, tag_field="type"):
    """Base of what the server says on the socket."""


class Welcome(FromServer, frozen=True, kw_only=True, tag="welcome"):
    """Everything, from nothing: on connecting, on `sync`, and for a reader who was too slow."""

    you: SeatNumber | None
    """The reader's seat; null for a spectator."""
    user: str
    now: Time
    table: TableInfo
    seen: Seen | None = None
    story: list[Line] = []
    clocks: list[ClockFace] = []
    chat: list[ChatLine] = []
    result: Result | None = None
    plea: UndoPlea | None = None
    sealing: Sealing | None = None
    ask: int | None = None


class Told(FromServer, frozen=True, kw_only=True, tag="told"):
    """Something happened: the first `keep` lines of the story stand, `lines` follow."""

    keep: int
    lines: list[Line]
    seen: Seen
    clocks: list[ClockFace] = []
    result: Result | None = None
    undone_by: SeatNumber | None = None
    """Set when lines were taken back."""


class TableTold(FromServer, frozen=True, kw_only=True, tag="table"):
    """The table itself changed: somebody sat down, came, went, or was replaced."""

    table: TableInfo
    you: SeatNumber | None = None


class SealingTold(FromServer, frozen=True, kw_only=True, tag="sealing"):
    """The sealing of chance went on."""

    sealing: Sealing


class ChatTold(FromServer, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class PleaTold(FromServer, frozen=True, kw_only=True, tag="plea"):
    """An undo by consent: asked for, agreed to by some, or (null) settled."""

    plea: UndoPlea | None = None
    granted: bool | None = None
    """When settled: whether all agreed."""


class Done(FromServer, frozen=True, kw_only=True, tag="done"):
    """The message was carried out and is stored. What it brought about comes as `told`."""

    ask: int | None = None


class Refused(FromServer, frozen=True, kw_only=True, tag="refused"):
    """The message was not carried out; nothing changed. After `stale-moment` comes a `welcome`."""

    trouble: Trouble
    ask: int | None = None


class WhyTold(FromServer, frozen=True, kw_only=True, tag="why"):
    """The answer to `why`: null when the action is allowed."""

    trouble: Trouble | None = None
    ask: int | None = None


class HintTold(FromServer, frozen=True, kw_only=True, tag="hint"):
    """The answer to `hint`: up to three actions, the best first."""

    offers: list[Advice] = []
    imagined: int = 0
    """How often the bot imagined the match to go on."""
    ask: int | None = None


class Pong(FromServer, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    now: Time
    ask: int | None = None


ServerMessage = (
    Welcome
    | Told
    | TableTold
    | SealingTold
    | ChatTold
    | PleaTold
    | Done
    | Refused
    | WhyTold
    | HintTold
    | Pong
)


# ---------------------------------------------------------------- the socket: client to server

LONGEST_DEED = 64
"""Actions that may follow on the first of a deed."""


class FromClient(Asked, frozen=True, kw_only=True, tag_field="type"):
    """Base of what a client says on the socket."""

    ask: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None


class Act(FromClient, frozen=True, kw_only=True, tag="act"):
    """An action or a whole deed, and what it answers. Sent twice, it counts once: then it is stale."""

    action: msgspec.Raw
    then: Annotated[list[msgspec.Raw], msgspec.Meta(max_length=LONGEST_DEED)] = []
    """The actions that the first one begins: all are done or none, told once and taken back as one.
    Each but the last must leave the question as it was, so that no chance and no other seat comes
    between them."""
    moment: int
    own: int


class Undo(FromClient, frozen=True, kw_only=True, tag="undo"):
    """Take back my last action; where others must allow it, this asks them."""

    moment: int
    own: int


class Consent(FromClient, frozen=True, kw_only=True, tag="consent"):
    """An answer to another seat's plea."""

    seat: SeatNumber
    """Who asked."""
    yes: bool


class Why(FromClient, frozen=True, kw_only=True, tag="why"):
    """Why may I not do that?"""

    action: msgspec.Raw


class Hint(FromClient, frozen=True, kw_only=True, tag="hint"):
    """What would a bot do here?"""


class Chat(FromClient, frozen=True, kw_only=True, tag="chat"):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Resign(FromClient, frozen=True, kw_only=True, tag="resign"):
    """I give up; a bot takes my seat."""


class Claim(FromClient, frozen=True, kw_only=True, tag="claim"):
    """That seat's person is gone: let a bot play it until they are back."""

    seat: SeatNumber


class Return(FromClient, frozen=True, kw_only=True, tag="return"):
    """I am back: the bot gives me my seat."""


class End(FromClient, frozen=True, kw_only=True, tag="end"):
    """I agree to end as it stands a match whose rules are gone. When all people do, it is over."""


class Commit(FromClient, frozen=True, kw_only=True, tag="commit"):
    """The hash of my contribution to chance: hex of shake("commit", contribution; 32)."""

    commit: Hash


class Open(FromClient, frozen=True, kw_only=True, tag="open"):
    """My contribution, 32 bytes in hex."""

    contribution: Hash


class Sync(FromClient, frozen=True, kw_only=True, tag="sync"):
    """Tell me everything again."""


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Act
    | Undo
    | Consent
    | Why
    | Hint
    | Chat
    | Resign
    | Claim
    | Return
    | End
    | Commit
    | Open
    | Sync
    | Ping
)


# ---------------------------------------------------------------- what happened to a seat


class TableEvent(Wire, frozen=True, kw_only=True, tag_field="kind"):
    """Base of events that belong to the table, not to the game. Words: `event-<kind>` of the server."""

    seat: SeatNumber


class SeatResigned(TableEvent, frozen=True, kw_only=True, tag="seat_resigned"):
    """The person gave up."""


class SeatTaken(TableEvent, frozen=True, kw_only=True, tag="seat_taken"):
    """A bot, or the person who is back, plays the seat from here on."""

    by: str
    bot: bool


class SeatTimedOut(TableEvent, frozen=True, kw_only=True, tag="seat_timed_out"):
    """The person ran out of time."""


class SeatTookBack(TableEvent, frozen=True, kw_only=True, tag="seat_took_back"):
    """The seat's action was undone."""

    deed: Any = None
    """The game's event that is no longer in force; null where this audience was told none."""
    consent: bool = False
    """All the others agreed."""


TableEvents = SeatResigned | SeatTaken | SeatTimedOut | SeatTookBack


# ---------------------------------------------------------------- HTTP: games


class Addresses(Wire, frozen=True, kw_only=True):
    """Where the server is found."""

    others: list[str]
    """From other devices; none: it listens to its own machine only."""


class OptionInfo(Wire, frozen=True, kw_only=True):
    """An option of a game; words `option-<id>` and `option-<id>-<choice>`."""

    id: str
    choices: list[str]
    """The first is the default."""


class LessonInfo(Wire, frozen=True, kw_only=True):
    """A lesson of a game; its title is the message `lesson-<id>` of the game's words."""

    id: str
    minutes: int


class TipInfo(Wire, frozen=True, kw_only=True):
    """Something to be said once, at the first moment of its kind; words `tip-<name>` of the game."""

    name: str
    prompt: dict[str, Any] = {}
    """Fields of what is asked of the reader …"""
    event: dict[str, Any] = {}
    """… or of what has just happened."""
    rule: str = ""


class PlayOn(Asked, frozen=True, kw_only=True):
    """From a lesson on, with this bot in place of the others."""

    bot: Annotated[str, msgspec.Meta(max_length=40)]


class GameInfo(Wire, frozen=True, kw_only=True):
    """A game as the lobby shows it."""

    id: str
    titles: dict[str, str]
    fewest: int
    most: int
    minutes: int
    options: list[OptionInfo] = []
    score_scale: int = 1
    publisher: str = ""
    year: int = 0
    authors: list[str] = []
    bots: list[str] = []
    """All bots."""
    levels: list[str] = []
    """Those of them that are made for people, from the weakest to the strongest."""
    lessons: list[LessonInfo] = []
    tips: list[TipInfo] = []
    """The most urgent first."""
    engine: Literal["interpreted", "building", "cpu"] = "interpreted"
    """What the bots of this game run on at the moment."""
    awake: int = 0
    """While `engine` is `building`: how much of their machine code is there, in hundredths."""


class Grammar(Wire, frozen=True, kw_only=True):
    """How to say a game's structs: for each kind of action, event and prompt, field -> family of names.

    A field of family `seat` holds a seat; its sentence gets the name of who sits there.
    """

    action: dict[str, dict[str, str]]
    event: dict[str, dict[str, str]]
    prompt: dict[str, dict[str, str]]
    gathered: dict[str, list[str]] = {}
    """By kind of event: the fields that add up, where steps of one deed are told as one."""


class GameWords(Wire, frozen=True, kw_only=True):
    """A game's words in one language: Fluent sources, and the names its component file gives."""

    fluent: list[str]
    names: dict[str, str]
    grammar: Grammar
    phases: dict[str, str] = {}
    """By phase, as views name it: the rule that says what is to be done in it."""


# ---------------------------------------------------------------- HTTP: the box

Known = Literal["rules", "publisher", "inferred", "ours"]
FileName = Annotated[str, msgspec.Meta(max_length=40)]


class BoxComponent(Wire, frozen=True, kw_only=True):
    """A table of numbers or a component in a component file, and where it is known from."""

    at: list[str | int]
    """The way to it: `["gifts", 3]`."""
    known: Known | None = None
    """Printed rules, what the publisher printed or showed, what follows from them, or our
    reconstruction: the least certain of its parts. None where nothing is said."""
    parts: dict[str, Known] = {}
    """Where they are not alike."""
    corrected: bool = False
    """It is not as we ship it: corrected from the box on this server."""


class BoxFile(Wire, frozen=True, kw_only=True):
    """A component file."""

    name: str
    content: dict[str, Any]
    shape: dict[str, Any]
    """A JSON Schema of the content: the forms of an editor follow from it."""
    components: list[BoxComponent]


class Box(Wire, frozen=True, kw_only=True):
    """What is in a game's box."""

    game: str
    host: bool
    """Whether this browser may correct it."""
    corrected: bool
    """Whether corrected files are in force."""
    files: list[BoxFile]
    forms: dict[str, list[str]]
    """By language: the forms that sentences bend a name to, for `forms_<language>`."""


class BoxShare(Wire, frozen=True, kw_only=True):
    """How much of a list of components is not known from rules or publisher."""

    family: str
    entries: int
    ours: int = 0
    """So many are our reconstruction …"""
    partly: int = 0
    """… so many in part …"""
    corrected: int = 0
    """… and so many were corrected from the box on this server."""


class BoxSummary(Wire, frozen=True, kw_only=True):
    """How much of a game's box is our reconstruction; lists of which nothing is are left out."""

    corrected: bool
    shares: list[BoxShare]


class BoxDraft(Asked, frozen=True, kw_only=True):
    """What a component file is to say; for the host."""

    file: FileName
    content: dict[str, Any]


class BoxFlaw(Wire, frozen=True, kw_only=True):
    """What is wrong in it, in the reader's language."""

    at: str
    """The place: `gifts[3].ingredients`."""
    text: str


class BoxFlaws(Wire, frozen=True, kw_only=True):
    """All that is wrong: the same as `samobranka data --check` says."""

    flaws: list[BoxFlaw]


class BoxParcel(Asked, frozen=True, kw_only=True):
    """The component files of a box, as one file to share."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    files: Annotated[dict[FileName, str], msgspec.Meta(min_length=1, max_length=16)]
    """The text of each, by name."""


# ---------------------------------------------------------------- HTTP: the host


class HostLink(Asked, frozen=True, kw_only=True):
    """What stands behind the `#` of the link that the command line prints."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class HostInfo(Wire, frozen=True, kw_only=True):
    """Whether a browser is the host's."""

    host: bool


# ---------------------------------------------------------------- HTTP: people


class UserInfo(Wire, frozen=True, kw_only=True):
    """A user, to themself."""

    id: UserId
    name: str
    language: Language | None
    guest: bool
    created: Time
    hidden: bool = False
    """Whether nobody else is told how they play."""


class Rename(Asked, frozen=True, kw_only=True):
    """Change what others see, or the language; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    hidden: bool | None = None
    """Whether nobody else is told how I play."""


class Credentials(Asked, frozen=True, kw_only=True):
    """For registering and for logging in."""

    name: Name
    password: Password


class LogIn(Credentials, frozen=True, kw_only=True):
    """Logging in; `bring` takes the guest's tables along into the account."""

    bring: bool = False


class NewPassword(Asked, frozen=True, kw_only=True):
    """Changing the password."""

    old: Password
    new: Password


class SessionInfo(Wire, frozen=True, kw_only=True):
    """A browser that the user is logged in with."""

    id: str
    browser: str
    """What it calls itself: `Firefox, Linux`."""
    created: Time
    seen: Time
    """To the day."""
    current: bool = False
    """Whether it is the one that asks."""


class NewToken(Asked, frozen=True, kw_only=True):
    """A seat for a program: the token acts for a bot user of this name."""

    name: Name


class TokenInfo(Wire, frozen=True, kw_only=True):
    """A program that may sit down in the user's name."""

    id: str
    name: str
    created: Time
    token: str = ""
    """Shown once, when it is made; send it as `Authorization: Bearer …`."""


# ---------------------------------------------------------------- HTTP: replay


class ReplayStep(Wire, frozen=True, kw_only=True):
    """A match after one of its actions, as the reader may see it."""

    ply: int
    """Counts the steps."""
    seat: int | None = None
    """Who acted; null for the preparation, and where several acted at once while it is played."""
    action: Any = None
    """Left out where the reader may not know it."""
    events: list[Any] = []
    view: Any = None
    at: Time = 0


class Replay(Wire, frozen=True, kw_only=True):
    """A match, action by action. While it is played, without what others have chosen in secret."""

    table: TableInfo
    audience: SeatNumber | None
    steps: list[ReplayStep]
    """A page of them …"""
    first: int = 0
    """… beginning with this one …"""
    total: int
    """… of so many."""
    result: Result | None = None


class MyTable(Wire, frozen=True, kw_only=True):
    """A table of mine."""

    table: TableInfo
    seat: int | None
    your_turn: bool = False
    deadline: Time = 0
    ranks: list[int] = []
    """Of a finished match, by seat: 1 for the winners."""
    scores: list[int] = []
    """Of a finished match, by seat, in units of 1/score_scale points."""


class MyTables(Wire, frozen=True, kw_only=True):
    """Tables of mine: first those that wait for me, then what goes on, then what is over."""

    tables: list[MyTable]
    more: bool = False
    """Whether more matches are over than are told here."""


class Turns(Wire, frozen=True, kw_only=True):
    """Where I am waited for."""

    tables: list[TableId] = []


class Lobby(Wire, frozen=True, kw_only=True):
    """What I may go on with, tables with an open seat, and tables to watch."""

    open: list[TableInfo]
    playing: list[TableInfo]
    mine: list[MyTable] = []
    """Tables of mine that are not over, those that wait for me first; not all of them."""
    waiting: int = 0
    """How many of all my tables wait for me."""


class PutAway(Asked, frozen=True, kw_only=True):
    """Where a table of mine goes: into the archive, out of my sight for good, or back into the list.

    A match that has no other people at it is given up first when it is removed; before the start one
    gets up.
    """

    to: Literal["archive", "nowhere", "list"]


class QuickMatch(Asked, frozen=True, kw_only=True):
    """I look for people to play any of these games with; said again every few seconds."""

    games: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]],
        msgspec.Meta(min_length=1, max_length=40),
    ]
    rated: bool = False


class QuickState(Wire, frozen=True, kw_only=True):
    """How far the looking is."""

    table: str = ""
    """Where there is a seat for me; empty while I wait."""
    wait: Milliseconds = 0
    """Until bots take the seats for which nobody came."""
    others: int = 0
    """How many others look for a match at the moment, of whatever game."""


# ---------------------------------------------------------------- HTTP: ratings


class RatingInfo(Wire, frozen=True, kw_only=True):
    """How strong somebody is at a game with so many seats (OpenSkill), and how uncertain that is."""

    game: str
    seats: int
    mu: float
    """25 for somebody about whom nothing is known."""
    sigma: float
    """The true strength is almost certainly within three of these either side."""
    matches: int
    wins: int = 0
    """Matches in which nobody came before them."""
    is_sure: bool = False
    """Whether there were matches enough for a place among the others."""


class Placed(Wire, frozen=True, kw_only=True):
    """Somebody in the order of strength: a person, or a kind of bot."""

    rating: RatingInfo
    user: str = ""
    name: str = ""
    bot: str = ""


class Ratings(Wire, frozen=True, kw_only=True):
    """Who is how strong, the strongest first: by what is as good as certain, mu - 3 sigma."""

    least: int
    """So many matches it takes to have a place."""
    places: list[Placed]
    mine: RatingInfo | None = None
    like: str = ""
    """The level of bots that I am about as strong as; empty while too little is known."""


class SeatRecord(Wire, frozen=True, kw_only=True):
    """How somebody does from a seat: the first one starts."""

    seat: SeatNumber
    matches: int
    wins: int = 0


class GameRecord(Wire, frozen=True, kw_only=True):
    """How somebody does at a game."""

    game: str
    matches: int
    wins: int = 0
    seats: list[SeatRecord]


class Met(Wire, frozen=True, kw_only=True):
    """Somebody with whom a person has played."""

    user: str = ""
    name: str = ""
    bot: str = ""
    matches: int
    ahead: int = 0
    """Matches in which the person came before them …"""
    behind: int = 0
    """… and after them; in the others they shared a rank."""


class PastMatch(Wire, frozen=True, kw_only=True):
    """A match that is over, as one of its people sees it."""

    table: TableId
    game: str
    ended: Time
    rank: int
    of: int
    """So many sat at the table."""
    score: int
    """In units of 1/score_scale points."""
    rated: bool = False


class Profile(Wire, frozen=True, kw_only=True):
    """How somebody plays. Others are told of matches at public tables only."""

    user: UserId
    name: str
    guest: bool
    since: Time
    hidden: bool = False
    """To oneself: that nobody else sees this."""
    ratings: list[RatingInfo] = []
    games: list[GameRecord] = []
    """The game played most comes first."""
    met: list[Met] = []
    """Those met most often come first."""
    recent: list[PastMatch] = []
    """The latest comes first."""


class Change(Wire, frozen=True, kw_only=True):
    """What a rated match made of the rating of who sat at a seat."""

    rank: int
    """The rank that counted: who left comes last."""
    mu_before: float = 0
    sigma_before: float = 0
    mu: float = 0
    sigma: float = 0
    hidden: bool = False
    """Whether the rest is kept from the reader: the person shows nobody how they play."""


# ---------------------------------------------------------------- HTTP: the coach


class Standing(Wire, frozen=True, kw_only=True):
    """How the seats stood after some action, in the eyes of who had to act next."""

    ply: int
    chances: list[Chance]
    """By seat."""


class TurningPoint(Wire, frozen=True, kw_only=True):
    """An action that cost much against what the coach would have done."""

    ply: int
    """The number of the action."""
    seat: SeatNumber
    played: Advice
    better: Advice


class Analysis(Wire, frozen=True, kw_only=True):
    """What the coach has to say of a finished match. It looks only at what each seat could see."""

    standings: list[Standing]
    """The last one is the result itself."""
    turning: list[TurningPoint]
    """At most three, in the order of the match."""
    imagined: int
    """How often the coach imagined the match to go on, all in all."""


class Coaching(Wire, frozen=True, kw_only=True):
    """How far the coach is with a match."""

    state: Literal["none", "waiting", "building", "working", "done", "failed"]
    """`none`: nobody has asked; `building`: the game's machine code is made first."""
    seen: int = 0
    """How many actions it has looked at …"""
    of: int = 0
    """… and how many it is going to look at."""
    analysis: Analysis | None = None
    """When it is done."""
