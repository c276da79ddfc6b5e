"""Chapters 3 and 11, and the table of contents: who decides when, and what comes by itself."""

from __future__ import annotations

from samobranka.core.contents import Contents, Phase
from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.games.catan import state as at
from samobranka.games.catan.maps import NO_SCENARIO
from samobranka.games.catan.parts import NOTHING, PATH_ROOM
from samobranka.games.catan.phases import (
    bank,
    building,
    candamir,
    cards,
    cloth,
    fog,
    gifts,
    gold,
    helpers,
    hildegard,
    jean,
    louis,
    nassir,
    new_world,
    offers,
    on_roll,
    pirate,
    placing,
    producing,
    robber,
    robber_bride,
    sailing,
    ships,
    turns,
    vincent,
    william,
    wonders,
)
from samobranka.games.catan.phases.deciding import idle, movers
from samobranka.games.catan.phases.gifts import look_around
from samobranka.games.catan.phases.offers import clear_draft
from samobranka.games.catan.phases.routes import recount_roads
from samobranka.games.catan.phases.turns import look_for_victory
from samobranka.games.catan.scoring import REASONS as REASONS
from samobranka.games.catan.scoring import write_outcome
from samobranka.games.catan.setup import lay_map, place_start, prepare
from samobranka.games.catan.state import State, is_own_turn

MAX_PLIES = 30000
MAX_LEGAL = PATH_ROOM
"""More than the longest list: every path of the largest board, to place a harbour at."""


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    s: State = states[i]
    s.to_recount = 0
    prepare(s, options)
    lay_map(s, options, chance)
    place_start(s, options)
    recount_roads(s)
    go_on(s, chance)


def prepare_counting(s: State) -> None:
    """9.6, 6.7: what is to be recounted after this action, and whether it is told to anybody."""
    s.to_recount = 0
    s.scouted = NOTHING
    s.moment_before = s.moment


def count_up(s: State, seat: int) -> None:
    """9.6, 30.2, 31.2, 11.3, 6.7: after every action."""
    recount_roads(s)
    if s.scenario != NO_SCENARIO:
        look_around(s, seat)
    if s.moment != s.moment_before:
        clear_draft(s, seat)
    if is_own_turn(s, seat):
        look_for_victory(s, seat)


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)


AT_ANY_TIME = (cards, helpers, jean, louis, robber_bride, nassir)
"""3.2, 3.4: before the roll and in the action phase."""
AFTER_ROLL = (
    *(
        building,
        bank,
        offers,
        vincent,
        candamir,
        william,
        hildegard,
        turns,
        ships,
        sailing,
        wonders,
    ),
)
"""3.4: in the action phase only."""

CONTENTS = Contents(
    movers=movers,
    idle=idle,
    first=prepare_counting,
    then=count_up,
    chapters=(
        *(placing, building, producing, robber, cards, bank, offers, helpers, on_roll, vincent),
        *(jean, candamir, louis, robber_bride, nassir, william, hildegard, turns),
        *(ships, sailing, gold, pirate, gifts, wonders, cloth, new_world),
    ),
    phases=(
        Phase("placing", at.PLACING, placing.PLACE_SETTLEMENT_FIRST, placing),
        Phase("placing_road", at.PLACING_ROAD, placing.PLACE_ROAD_FIRST, placing),
        Phase("before_roll", at.BEFORE_ROLL, turns.ROLL_FIRST, producing, *AT_ANY_TIME),
        Phase("mariannes", at.MARIANNES, on_roll.MARIANNE_FIRST, on_roll),
        Phase("siegfrieds", at.SIEGFRIEDS, on_roll.SIEGFRIED_FIRST, on_roll),
        Phase("discarding", at.DISCARDING, robber.DISCARD_FIRST, robber),
        Phase("moving_robber", at.MOVING_ROBBER, robber.MOVE_ROBBER_FIRST, robber, pirate),
        Phase("robbing", at.ROBBING, robber.CHOOSE_VICTIM_FIRST, robber, cloth),
        Phase("acting", at.ACTING, turns.ACTING_NOW, *AT_ANY_TIME, *AFTER_ROLL),
        Phase("answering", at.ANSWERING, offers.ANSWER_FIRST, offers),
        Phase("choosing", at.CHOOSING, offers.CHOOSE_PARTNER_FIRST, offers),
        Phase("free_roads", at.FREE_ROADS, cards.FREE_ROADS_FIRST, cards),
        Phase("plenty", at.PLENTY, cards.TAKE_CARDS_FIRST, cards),
        Phase("after_use", at.AFTER_USE, helpers.KEEP_OR_EXCHANGE_FIRST, helpers),
        Phase("vincents", at.VINCENTS, vincent.VINCENT_BUILDS_FIRST, vincent),
        Phase("candamirs", at.CANDAMIRS, candamir.KEEP_CARD_FIRST, candamir),
        Phase("louis_lays", at.LOUIS_LAYS, louis.LOUIS_LAYS_FIRST, louis),
        Phase("nassirs", at.NASSIRS, nassir.NASSIR_FIRST, nassir),
        Phase("nassir_gives", at.NASSIR_GIVES, nassir.GIVE_BACK_FIRST, nassir),
        Phase("williams", at.WILLIAMS, william.WILLIAM_BUILDS_FIRST, william),
        Phase("hildegards", at.HILDEGARDS, hildegard.HILDEGARD_FIRST, hildegard),
        Phase("building", at.BUILDING, turns.ONLY_BUILDING_NOW, building, cards, turns, ships),
        Phase("taking_gold", at.TAKING_GOLD, gold.TAKE_GOLD_FIRST, gold),
        Phase("placing_harbour", at.PLACING_HARBOUR, gifts.PLACE_HARBOUR_FIRST, gifts),
        Phase("laying_harbour", at.LAYING_HARBOUR, new_world.LAY_HARBOUR_FIRST, new_world),
        Phase("sailing", at.SAILING, sailing.SHIP_SAILS_FIRST, sailing),
    ),
    by_itself={
        at.PLACED: placing.next_placement,  # 2.12
        at.ROLLED: producing.carry_out_roll,  # chapters 4 and 5
        at.HARBOURS_SHARED: new_world.next_harbour,  # 34.2
        at.GIFT_FOUND: gifts.take_gift,  # 31.2
        at.DISCOVERING: fog.discover,  # 30.2
        at.GOLD_DEALT: gold.next_for_gold,  # 27.2
        at.PRODUCED: on_roll.ask_marianne,  # 19.3
        at.SEVEN: on_roll.ask_siegfried,  # 16.1
        at.SIEGFRIED_DONE: robber.begin_discards,  # 5.4
        at.ALL_DISCARDED: robber.show_discards,  # 5.6
        at.ALL_ANSWERED: offers.show_answers,  # 6.14
        at.HELPED: at.go_back,  # 3.6
        at.PART_ENDS: turns.go_round,  # chapter 12
        at.TURN_BEGINS: turns.begin_turn,  # 3.8
    },
)
ACTIONS = CONTENTS.actions
legal, refusal, apply, go_on = CONTENTS.legal, CONTENTS.refusal, CONTENTS.apply, CONTENTS.go_on
