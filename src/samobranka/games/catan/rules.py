"""The table of contents: which chapter answers for which action, and what comes by itself."""

from __future__ import annotations

from samobranka.core.game import States, offer, seat_bit
from samobranka.core.record import Row
from samobranka.games.catan.actions import (
    ACCEPT,
    ASK_BASE,
    ASK_END,
    BANK_BASE,
    BANK_END,
    BUILD_CITY_BASE,
    BUILD_CITY_END,
    BUILD_ROAD_BASE,
    BUILD_ROAD_END,
    BUY,
    CANDAMIR_INSTEAD_BASE,
    CANDAMIR_INSTEAD_END,
    CHOOSE_BASE,
    CHOOSE_END,
    COUNTER,
    DECLINE,
    DISCARD_BASE,
    DISCARD_END,
    DO_NOT_USE,
    DROP,
    END_TURN,
    EXCHANGE_BASE,
    EXCHANGE_END,
    GIVE_BASE,
    GIVE_END,
    HILDEGARD_BASE,
    HILDEGARD_END,
    JEAN_BASE,
    JEAN_END,
    KEEP,
    KEEP_CARD_BASE,
    KEEP_CARD_END,
    KEEP_HAND,
    LOUIS_BASE,
    LOUIS_END,
    MOVE_ROBBER_BASE,
    MOVE_ROBBER_END,
    NASSIR_ASKS_BASE,
    NASSIR_ASKS_END,
    NASSIR_BASE,
    NASSIR_END,
    NASSIR_GIVES_BASE,
    NASSIR_GIVES_END,
    NASSIR_TOO_BASE,
    NASSIR_TOO_END,
    OFFER,
    PASS_BUILDING,
    PLAY_KNIGHT,
    PLAY_MONOPOLY_BASE,
    PLAY_MONOPOLY_END,
    PLAY_PLENTY,
    PLAY_ROADS,
    PROPOSE,
    ROB_BASE,
    ROB_END,
    ROBBER_BRIDE_BASE,
    ROBBER_BRIDE_END,
    ROLL,
    SETTLE_BASE,
    SETTLE_END,
    STOP_ROADS,
    TAKE_CARD_BASE,
    TAKE_CARD_END,
    TAKE_NONE,
    TAKE_SEEN_BASE,
    TAKE_SEEN_END,
    USE_IDLY,
    VINCENT_BASE,
    VINCENT_END,
    WILLIAM_BASE,
    WILLIAM_END,
    WITHDRAW,
    bank_trade,
    candamir_instead,
    first_of,
    second_of,
    william_instead,
)
from samobranka.games.catan.actions import CANDAMIR as CANDAMIR_ACTION
from samobranka.games.catan.parts import (
    CANDAMIR,
    CARD_PRICE,
    CARDS,
    CITY,
    HELPERS,
    HEXES,
    HILDEGARD,
    INTERSECTIONS,
    JEAN,
    KNIGHT,
    LOUIS,
    MONOPOLY,
    NASSIR,
    PATHS,
    PRICE,
    RESOURCES,
    ROAD,
    ROBBER_BRIDE,
    SETTLEMENT,
    VINCENT,
    VINCENT_CITY,
    VINCENT_SETTLEMENT,
    WILLIAM,
)
from samobranka.games.catan.phases.bank import apply_bank, rate_of, refuse_bank
from samobranka.games.catan.phases.building import (
    can_pay,
    pay,
    put_city,
    put_road,
    put_settlement,
    refuse_build_city,
    refuse_build_road,
    refuse_build_settlement,
)
from samobranka.games.catan.phases.candamir import (
    apply_candamir,
    apply_candamir_instead,
    apply_keep_card,
    refuse_candamir,
    refuse_candamir_instead,
    refuse_keep_card,
)
from samobranka.games.catan.phases.cards import (
    apply_buy,
    apply_monopoly,
    apply_play_knight,
    apply_play_plenty,
    apply_play_roads,
    apply_take_plenty,
    count_free_road,
    refuse_buy,
    refuse_free_road,
    refuse_play,
    refuse_play_plenty,
    refuse_play_roads,
    refuse_stop_roads,
    refuse_take_plenty,
    stop_roads,
)
from samobranka.games.catan.phases.helpers import (
    after_own_use,
    apply_exchange,
    apply_jean,
    apply_keep,
    refuse_any_use,
    refuse_exchange,
    refuse_jean,
    refuse_keep,
    refuse_use_idly,
)
from samobranka.games.catan.phases.hildegard import (
    apply_hildegard,
    apply_take_seen,
    finish_hildegard,
    refuse_hildegard,
    refuse_take_none,
    refuse_take_seen,
)
from samobranka.games.catan.phases.louis import apply_louis, lay_road, refuse_lay, refuse_louis
from samobranka.games.catan.phases.nassir import (
    apply_nassir,
    apply_nassir_asks,
    apply_nassir_gives,
    apply_nassir_too,
    refuse_nassir,
    refuse_nassir_asks,
    refuse_nassir_gives,
    refuse_nassir_too,
)
from samobranka.games.catan.phases.offers import (
    apply_choose,
    apply_counter,
    apply_drop,
    apply_offer,
    apply_propose,
    close_offer,
    give_answer,
    is_answering,
    refuse_accept,
    refuse_ask,
    refuse_choose,
    refuse_counter,
    refuse_decline,
    refuse_drop,
    refuse_give,
    refuse_offer,
    refuse_propose,
    refuse_withdraw,
    seats_answering,
    show_answers,
)
from samobranka.games.catan.phases.on_roll import (
    apply_do_not_use,
    apply_keep_hand,
    apply_take_on_roll,
    ask_marianne,
    ask_siegfried,
    refuse_do_not_use,
    refuse_keep_hand,
    refuse_take_on_roll,
)
from samobranka.games.catan.phases.placing import (
    begin_first_road,
    finish_first_road,
    next_placement,
    refuse_place_road,
    refuse_place_settlement,
)
from samobranka.games.catan.phases.producing import apply_roll, carry_out_roll, refuse_roll
from samobranka.games.catan.phases.robber import (
    apply_discard,
    apply_move_robber,
    apply_rob,
    begin_discards,
    count_discards,
    refuse_discard,
    refuse_move_robber,
    refuse_rob,
    seats_discarding,
    show_discards,
)
from samobranka.games.catan.phases.robber_bride import apply_robber_bride, refuse_robber_bride
from samobranka.games.catan.phases.routes import recount_roads
from samobranka.games.catan.phases.turns import (
    begin_turn,
    end_part,
    go_round,
    look_for_victory,
    refuse_end_turn,
    refuse_pass_building,
)
from samobranka.games.catan.phases.vincent import (
    apply_vincent,
    give_up_knight,
    refuse_vincent,
    refuse_vincent_city,
    refuse_vincent_settlement,
)
from samobranka.games.catan.phases.william import (
    apply_william,
    pay_for_william,
    refuse_william,
    refuse_william_road,
)
from samobranka.games.catan.refusals import NOT_NOW, why_not_now
from samobranka.games.catan.refusals import REFUSALS as REFUSALS
from samobranka.games.catan.scoring import REASONS as REASONS
from samobranka.games.catan.scoring import write_outcome
from samobranka.games.catan.setup import lay_map, place_start, prepare
from samobranka.games.catan.state import (
    ACCEPTED,
    ACTING,
    AFTER_USE,
    ALL_ANSWERED,
    ALL_DISCARDED,
    ANSWERING,
    BEFORE_ROLL,
    BUILDING,
    CANDAMIRS,
    CHOOSING,
    COMPOSING,
    DECLINED,
    DISCARDING,
    FREE_ROADS,
    HELPED,
    HILDEGARDS,
    LOUIS_LAYS,
    MARIANNES,
    MOVING_ROBBER,
    NASSIR_GIVES,
    NASSIRS,
    OFFERING,
    OVER,
    PART_ENDS,
    PLACED,
    PLACING,
    PLACING_ROAD,
    PLENTY,
    PRODUCED,
    ROBBING,
    ROLLED,
    SEVEN,
    SIEGFRIED_DONE,
    SIEGFRIEDS,
    VINCENTS,
    WILLIAMS,
    State,
    go_back,
    has_road,
    is_own_part,
    settlement_of,
)

MAX_PLIES = 30000
MAX_LEGAL = 128
"""More than the longest list: every intersection of the large board, to place a settlement on."""
LEAST_RATE = 2
"""No rate of the bank is better (chapter 7)."""


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    s: State = states[i]
    s.to_recount = 0
    prepare(s, options)
    lay_map(s, options, chance)
    place_start(s, options)
    recount_roads(s)
    go_on(s)


def movers(states: States, i: int) -> int:
    """3.7: one seat decides, but for discards and answers."""
    s: State = states[i]
    if s.phase == OVER:
        return 0
    if s.phase == DISCARDING:
        return seats_discarding(s)
    if s.phase == ANSWERING:
        return seats_answering(s)
    return seat_bit(s.decider)


def refusal(states: States, i: int, seat: int, action: int) -> int:
    s: State = states[i]
    if action < BANK_BASE:
        refused = refuse_move(s, seat, action)
    elif action < KEEP:
        refused = refuse_trade(s, seat, action)
    elif action < PASS_BUILDING:
        refused = refuse_help(s, seat, action)
    elif action == PASS_BUILDING:
        refused = refuse_pass_building(s, seat)
    else:
        refused = refuse_end_turn(s, seat)
    return why_not_now(s, seat) if refused == NOT_NOW else refused


def refuse_move(s: State, seat: int, action: int) -> int:
    """Chapters 2 to 5, 8 and 10."""
    if action < SETTLE_END:
        return refuse_settle(s, seat, action - SETTLE_BASE)
    if action < BUILD_CITY_END:
        return refuse_city(s, seat, action - BUILD_CITY_BASE)
    if action < BUILD_ROAD_END:
        return refuse_road(s, seat, action - BUILD_ROAD_BASE)
    if action == ROLL:
        return refuse_roll(s, seat)
    if action < DISCARD_END:
        return refuse_discard(s, seat, action - DISCARD_BASE)
    if action < MOVE_ROBBER_END:
        return refuse_move_robber(s, seat, action - MOVE_ROBBER_BASE)
    if action < ROB_END:
        return refuse_rob(s, seat, action - ROB_BASE)
    if action == BUY:
        return refuse_buy(s, seat)
    if action == PLAY_KNIGHT:
        return refuse_play(s, seat, KNIGHT)
    if action == PLAY_ROADS:
        return refuse_play_roads(s, seat)
    if action == PLAY_PLENTY:
        return refuse_play_plenty(s, seat)
    if action < PLAY_MONOPOLY_END:
        return refuse_play(s, seat, MONOPOLY)
    if action < TAKE_CARD_END:
        return refuse_take(s, seat, action - TAKE_CARD_BASE)
    return refuse_stop_roads(s, seat)


def refuse_trade(s: State, seat: int, action: int) -> int:
    """Chapters 6 and 7."""
    if action < BANK_END:
        return refuse_bank(s, seat, first_of(action - BANK_BASE), second_of(action - BANK_BASE))
    if action == OFFER:
        return refuse_offer(s, seat)
    if action < GIVE_END:
        return refuse_give(s, seat, action - GIVE_BASE)
    if action < ASK_END:
        return refuse_ask(s, seat, action - ASK_BASE)
    if action == PROPOSE:
        return refuse_propose(s, seat)
    if action == DROP:
        return refuse_drop(s, seat)
    if action == ACCEPT:
        return refuse_accept(s, seat)
    if action == DECLINE:
        return refuse_decline(s, seat)
    if action == COUNTER:
        return refuse_counter(s, seat)
    if action < CHOOSE_END:
        return refuse_choose(s, seat, action - CHOOSE_BASE)
    return refuse_withdraw(s, seat)


def refuse_help(s: State, seat: int, action: int) -> int:
    """Chapters 13 to 23."""
    if action == KEEP:
        return refuse_keep(s, seat)
    if action < EXCHANGE_END:
        return refuse_exchange(s, seat, action - EXCHANGE_BASE)
    if action == USE_IDLY:
        return refuse_use_idly(s, seat)
    if action == DO_NOT_USE:
        return refuse_do_not_use(s, seat)
    if action == KEEP_HAND:
        return refuse_keep_hand(s, seat)
    if action < VINCENT_END:
        return refuse_vincent(s, seat, action - VINCENT_BASE)
    if action < JEAN_END:
        return refuse_jean(s, seat)
    if action == CANDAMIR_ACTION:
        return refuse_candamir(s, seat)
    if action < CANDAMIR_INSTEAD_END:
        return refuse_candamir_instead(
            s,
            seat,
            first_of(action - CANDAMIR_INSTEAD_BASE),
            second_of(action - CANDAMIR_INSTEAD_BASE),
        )
    if action < KEEP_CARD_END:
        return refuse_keep_card(s, seat, action - KEEP_CARD_BASE)
    if action < LOUIS_END:
        return refuse_louis(s, seat, action - LOUIS_BASE)
    if action < ROBBER_BRIDE_END:
        return refuse_robber_bride(s, seat, action - ROBBER_BRIDE_BASE)
    if action < NASSIR_END:
        return refuse_nassir(s, seat, action - NASSIR_BASE)
    if action < NASSIR_TOO_END:
        return refuse_nassir_too(s, seat, action - NASSIR_TOO_BASE)
    if action < NASSIR_ASKS_END:
        return refuse_nassir_asks(s, seat)
    if action < NASSIR_GIVES_END:
        return refuse_nassir_gives(s, seat, action - NASSIR_GIVES_BASE)
    if action < WILLIAM_END:
        return refuse_william(
            s, seat, first_of(action - WILLIAM_BASE), second_of(action - WILLIAM_BASE)
        )
    if action < HILDEGARD_END:
        return refuse_hildegard(s, seat, action - HILDEGARD_BASE)
    if action < TAKE_SEEN_END:
        return refuse_take_seen(s, seat, action - TAKE_SEEN_BASE)
    return refuse_take_none(s, seat)


def apply(states: States, i: int, seat: int, action: int, chance: Row) -> None:
    s: State = states[i]
    s.to_recount = 0
    if not is_quiet(s, action):
        s.moment += 1
    if action < BANK_BASE:
        apply_move(s, seat, action, chance)
    elif action < KEEP:
        apply_trade(s, seat, action)
    elif action < PASS_BUILDING:
        apply_help(s, seat, action, chance)
    else:
        end_part(s, seat)
    recount_roads(s)
    if seat == s.active and is_own_part(s) and s.turns > 0:
        look_for_victory(s, seat)  # 11.3
    go_on(s)


def apply_move(s: State, seat: int, action: int, chance: Row) -> None:
    """Chapters 2 to 5, 8 and 10."""
    if action < SETTLE_END:
        apply_settle(s, seat, action - SETTLE_BASE)
    elif action < BUILD_CITY_END:
        apply_city(s, seat, action - BUILD_CITY_BASE)
    elif action < BUILD_ROAD_END:
        apply_road(s, seat, action - BUILD_ROAD_BASE)
    elif action == ROLL:
        apply_roll(s, chance)
    elif action < DISCARD_END:
        apply_discard(s, seat, action - DISCARD_BASE)
    elif action < MOVE_ROBBER_END:
        apply_move_robber(s, seat, action - MOVE_ROBBER_BASE, chance)
    elif action < ROB_END:
        apply_rob(s, seat, action - ROB_BASE, chance)
    elif action == BUY:
        apply_buy(s, seat, chance)
    elif action == PLAY_KNIGHT:
        apply_play_knight(s, seat)
    elif action == PLAY_ROADS:
        apply_play_roads(s, seat)
    elif action == PLAY_PLENTY:
        apply_play_plenty(s, seat)
    elif action < PLAY_MONOPOLY_END:
        apply_monopoly(s, seat, action - PLAY_MONOPOLY_BASE)
    elif action < TAKE_CARD_END:
        apply_take(s, seat, action - TAKE_CARD_BASE)
    else:
        stop_roads(s)


def apply_trade(s: State, seat: int, action: int) -> None:
    """Chapters 6 and 7."""
    if action < BANK_END:
        apply_bank(s, seat, first_of(action - BANK_BASE), second_of(action - BANK_BASE))
    elif action == OFFER:
        apply_offer(s, seat)
    elif action < GIVE_END:
        s.giving[seat, action - GIVE_BASE] += 1
    elif action < ASK_END:
        s.asking[seat, action - ASK_BASE] += 1
    elif action == PROPOSE:
        apply_propose(s, seat)
    elif action == DROP:
        apply_drop(s, seat)
    elif action == ACCEPT:
        give_answer(s, seat, ACCEPTED)
    elif action == DECLINE:
        give_answer(s, seat, DECLINED)
    elif action == COUNTER:
        apply_counter(s, seat)
    elif action < CHOOSE_END:
        apply_choose(s, seat, action - CHOOSE_BASE)
    else:
        close_offer(s)


def apply_help(s: State, seat: int, action: int, chance: Row) -> None:
    """Chapters 13 to 23."""
    if action == KEEP:
        apply_keep(s, seat)
    elif action < EXCHANGE_END:
        apply_exchange(s, seat, action - EXCHANGE_BASE)
    elif action == USE_IDLY:
        after_own_use(s, seat)
    elif action == DO_NOT_USE:
        apply_do_not_use(s)
    elif action == KEEP_HAND:
        apply_keep_hand(s, seat)
    elif action < VINCENT_END:
        apply_vincent(s, action - VINCENT_BASE)
    elif action < JEAN_END:
        apply_jean(s, seat, action - JEAN_BASE)
    elif action == CANDAMIR_ACTION:
        apply_candamir(s, seat, chance)
    elif action < CANDAMIR_INSTEAD_END:
        apply_candamir_instead(
            s,
            seat,
            first_of(action - CANDAMIR_INSTEAD_BASE),
            second_of(action - CANDAMIR_INSTEAD_BASE),
            chance,
        )
    elif action < KEEP_CARD_END:
        apply_keep_card(s, seat, action - KEEP_CARD_BASE)
    elif action < LOUIS_END:
        apply_louis(s, action - LOUIS_BASE)
    elif action < ROBBER_BRIDE_END:
        apply_robber_bride(s, seat, action - ROBBER_BRIDE_BASE)
    elif action < NASSIR_END:
        apply_nassir(s, action - NASSIR_BASE)
    elif action < NASSIR_TOO_END:
        apply_nassir_too(s, action - NASSIR_TOO_BASE)
    elif action < NASSIR_ASKS_END:
        apply_nassir_asks(s, seat, action - NASSIR_ASKS_BASE)
    elif action < NASSIR_GIVES_END:
        apply_nassir_gives(s, seat, action - NASSIR_GIVES_BASE)
    elif action < WILLIAM_END:
        apply_william(s, first_of(action - WILLIAM_BASE), second_of(action - WILLIAM_BASE))
    elif action < HILDEGARD_END:
        apply_hildegard(s, seat, action - HILDEGARD_BASE)
    elif action < TAKE_SEEN_END:
        apply_take_seen(s, seat, action - TAKE_SEEN_BASE)
    else:
        finish_hildegard(s, seat)


def is_quiet(s: State, action: int) -> bool:
    """5.5, 6.7, 6.13: cards laid, offers composed and answers given, which nobody may notice."""
    if s.phase == DISCARDING or s.phase == ANSWERING:
        return True
    return s.phase == OFFERING and action < PROPOSE


def go_on(s: State) -> None:
    """What needs no decision, until the next decision."""
    while s.phase > OVER:
        if s.phase == PLACED:  # 2.12
            next_placement(s)
        elif s.phase == ROLLED:  # chapters 4 and 5
            carry_out_roll(s)
        elif s.phase == PRODUCED:  # 19.3
            ask_marianne(s)
        elif s.phase == SEVEN:  # 5.3, 16.1
            count_discards(s)
            ask_siegfried(s)
        elif s.phase == SIEGFRIED_DONE:  # 5.4
            begin_discards(s)
        elif s.phase == ALL_DISCARDED:  # 5.6
            show_discards(s)
        elif s.phase == ALL_ANSWERED:  # 6.14
            show_answers(s)
        elif s.phase == HELPED:  # 3.6
            go_back(s)
        elif s.phase == PART_ENDS:  # chapter 12
            go_round(s)
        else:  # 3.8
            begin_turn(s)


# ---------------------------------------------------------------- one action, several occasions


def refuse_settle(s: State, seat: int, corner: int) -> int:
    if s.phase == PLACING:
        return refuse_place_settlement(s, seat, corner)
    if s.phase == VINCENTS:
        return refuse_vincent_settlement(s, seat, corner)
    return refuse_build_settlement(s, seat, corner)


def apply_settle(s: State, seat: int, corner: int) -> None:
    if s.phase == VINCENTS:
        give_up_knight(s, seat)
    if s.phase != PLACING:
        pay(s, seat, VINCENT_SETTLEMENT if s.phase == VINCENTS else SETTLEMENT)
    put_settlement(s, seat, corner)
    if s.phase == PLACING:
        begin_first_road(s, seat, corner)
    elif s.phase == VINCENTS:
        after_own_use(s, seat)


def refuse_city(s: State, seat: int, corner: int) -> int:
    if s.phase == VINCENTS:
        return refuse_vincent_city(s, seat, corner)
    return refuse_build_city(s, seat, corner)


def apply_city(s: State, seat: int, corner: int) -> None:
    if s.phase == VINCENTS:
        give_up_knight(s, seat)
    pay(s, seat, VINCENT_CITY if s.phase == VINCENTS else CITY)
    put_city(s, seat, corner)
    if s.phase == VINCENTS:
        after_own_use(s, seat)


def refuse_road(s: State, seat: int, path: int) -> int:
    if s.phase == PLACING_ROAD:
        return refuse_place_road(s, seat, path)
    if s.phase == FREE_ROADS:
        return refuse_free_road(s, seat, path)
    if s.phase == LOUIS_LAYS:
        return refuse_lay(s, seat, path)
    if s.phase == WILLIAMS:
        return refuse_william_road(s, seat, path)
    return refuse_build_road(s, seat, path)


def apply_road(s: State, seat: int, path: int) -> None:
    if s.phase == LOUIS_LAYS:
        lay_road(s, seat, path)
        return
    if s.phase == WILLIAMS:
        pay_for_william(s, seat)
    elif s.phase != PLACING_ROAD and s.phase != FREE_ROADS:
        pay(s, seat, ROAD)
    put_road(s, seat, path)
    if s.phase == PLACING_ROAD:
        finish_first_road(s)
    elif s.phase == FREE_ROADS:
        count_free_road(s, seat)
    elif s.phase == WILLIAMS:
        after_own_use(s, seat)


def refuse_take(s: State, seat: int, resource: int) -> int:
    if s.phase == MARIANNES or s.phase == SIEGFRIEDS:
        return refuse_take_on_roll(s, seat, resource)
    return refuse_take_plenty(s, seat, resource)


def apply_take(s: State, seat: int, resource: int) -> None:
    if s.phase == PLENTY:
        apply_take_plenty(s, seat, resource)
    else:
        apply_take_on_roll(s, seat, resource)


# ---------------------------------------------------------------- legal lists


def legal(states: States, i: int, seat: int, out: Row) -> int:
    s: State = states[i]
    if s.phase == ANSWERING:
        return legal_answers(s, seat, out) if is_answering(s, seat) else 0
    if s.phase == DISCARDING:
        return legal_discards(s, seat, out)
    if s.phase == OVER or s.decider != seat:
        return 0
    count = legal_pieces(s, seat, out)
    if s.phase == ACTING:
        return legal_in_action_phase(s, seat, out, count)
    if s.phase == BEFORE_ROLL:
        return legal_before_roll(s, seat, out, count)
    if s.phase == OFFERING or s.phase == CHOOSING:
        return legal_offers(s, seat, out, count)
    if s.phase >= AFTER_USE:
        return legal_help_steps(s, seat, out, count)
    return legal_steps(s, seat, out, count)


def legal_pieces(s: State, seat: int, out: Row) -> int:
    """Settlements, cities and roads, whatever the occasion; what cannot be paid is not looked for."""
    count = 0
    if may_settle(s, seat):
        for corner in range(INTERSECTIONS[s.board]):
            count = offer(out, count, SETTLE_BASE + corner, refuse_settle(s, seat, corner))
    if may_build_city(s, seat):
        for corner in range(INTERSECTIONS[s.board]):
            if s.site[corner] == settlement_of(seat):
                count = offer(out, count, BUILD_CITY_BASE + corner, refuse_city(s, seat, corner))
    if may_build_road(s, seat):
        for path in range(PATHS[s.board]):
            if s.way[path] == 0:
                count = offer(out, count, BUILD_ROAD_BASE + path, refuse_road(s, seat, path))
    return count


def may_settle(s: State, seat: int) -> bool:
    """A cheap look before the map is searched."""
    if s.phase == PLACING:
        return True
    if s.phase == VINCENTS:
        return can_pay(s, seat, VINCENT_SETTLEMENT)
    is_time = s.phase == ACTING or s.phase == BUILDING
    return is_time and s.supply[seat, SETTLEMENT] > 0 and can_pay(s, seat, SETTLEMENT)


def may_build_city(s: State, seat: int) -> bool:
    """The same for cities."""
    if s.phase == VINCENTS:
        return can_pay(s, seat, VINCENT_CITY)
    is_time = s.phase == ACTING or s.phase == BUILDING
    return is_time and s.supply[seat, CITY] > 0 and can_pay(s, seat, CITY)


def may_build_road(s: State, seat: int) -> bool:
    """The same for roads."""
    if s.phase == ACTING or s.phase == BUILDING:
        return s.supply[seat, ROAD] > 0 and can_pay(s, seat, ROAD)
    if s.phase == PLACING_ROAD or s.phase == FREE_ROADS:
        return True
    return s.phase == LOUIS_LAYS or s.phase == WILLIAMS


def legal_steps(s: State, seat: int, out: Row, count: int) -> int:
    """Chapters 2, 5 and 10: what has been begun."""
    if s.phase == FREE_ROADS:
        return offer(out, count, STOP_ROADS, refuse_stop_roads(s, seat))
    if s.phase == MOVING_ROBBER:
        for hex in range(HEXES[s.board]):
            refused = refuse_move_robber(s, seat, hex)
            count = offer(out, count, MOVE_ROBBER_BASE + hex, refused)
    elif s.phase == ROBBING:
        for victim in range(s.seats):
            count = offer(out, count, ROB_BASE + victim, refuse_rob(s, seat, victim))
    elif s.phase == PLENTY or s.phase == MARIANNES or s.phase == SIEGFRIEDS:
        count = legal_takes(s, seat, out, count)
    return count


def legal_takes(s: State, seat: int, out: Row, count: int) -> int:
    """10.9, 16.3, 19.1"""
    for resource in range(RESOURCES):
        count = offer(out, count, TAKE_CARD_BASE + resource, refuse_take(s, seat, resource))
    count = offer(out, count, DO_NOT_USE, refuse_do_not_use(s, seat))
    return offer(out, count, KEEP_HAND, refuse_keep_hand(s, seat))


def legal_cards(s: State, seat: int, out: Row, count: int) -> int:
    """Chapter 10: cards to play."""
    if s.has_played or s.card_count[seat] == s.bought_count[seat]:
        return count
    count = offer(out, count, PLAY_KNIGHT, refuse_play(s, seat, KNIGHT))
    count = offer(out, count, PLAY_ROADS, refuse_play_roads(s, seat))
    count = offer(out, count, PLAY_PLENTY, refuse_play_plenty(s, seat))
    refused = refuse_play(s, seat, MONOPOLY)
    for resource in range(RESOURCES):
        count = offer(out, count, PLAY_MONOPOLY_BASE + resource, refused)
    return count


def legal_before_roll(s: State, seat: int, out: Row, count: int) -> int:
    """3.2"""
    count = offer(out, count, ROLL, refuse_roll(s, seat))
    count = legal_cards(s, seat, out, count)
    return legal_uses(s, seat, out, count)


def legal_in_action_phase(s: State, seat: int, out: Row, count: int) -> int:
    """3.4"""
    count = offer(out, count, BUY, refuse_buy(s, seat))
    count = legal_cards(s, seat, out, count)
    for give in range(RESOURCES):
        if s.hand[seat, give] >= LEAST_RATE and s.hand[seat, give] >= rate_of(s, seat, give):
            for get in range(RESOURCES):
                count = offer(out, count, bank_trade(give, get), refuse_bank(s, seat, give, get))
    count = offer(out, count, OFFER, refuse_offer(s, seat))
    count = legal_uses(s, seat, out, count)
    return offer(out, count, END_TURN, refuse_end_turn(s, seat))


def legal_discards(s: State, seat: int, out: Row) -> int:
    """5.4"""
    count = 0
    for resource in range(RESOURCES):
        count = offer(out, count, DISCARD_BASE + resource, refuse_discard(s, seat, resource))
    return count


def legal_composing(s: State, seat: int, out: Row) -> int:
    """6.7, 6.11"""
    count = 0
    for resource in range(RESOURCES):
        count = offer(out, count, GIVE_BASE + resource, refuse_give(s, seat, resource))
    for resource in range(RESOURCES):
        count = offer(out, count, ASK_BASE + resource, refuse_ask(s, seat, resource))
    count = offer(out, count, PROPOSE, refuse_propose(s, seat))
    count = offer(out, count, DROP, refuse_drop(s, seat))
    return offer(out, count, DECLINE, refuse_decline(s, seat))


def legal_answers(s: State, seat: int, out: Row) -> int:
    """6.9"""
    if s.answer[seat] == COMPOSING:
        return legal_composing(s, seat, out)
    count = offer(out, 0, ACCEPT, refuse_accept(s, seat))
    count = offer(out, count, DECLINE, refuse_decline(s, seat))
    return offer(out, count, COUNTER, refuse_counter(s, seat))


def legal_offers(s: State, seat: int, out: Row, count: int) -> int:
    """6.7, 6.15"""
    if s.phase == OFFERING:
        return legal_composing(s, seat, out)
    for partner in range(s.seats):
        count = offer(out, count, CHOOSE_BASE + partner, refuse_choose(s, seat, partner))
    return offer(out, count, WITHDRAW, refuse_withdraw(s, seat))


def legal_uses(s: State, seat: int, out: Row, count: int) -> int:
    """13.7: the seat's own helper, or idle use."""
    if refuse_any_use(s, seat):
        return count
    count = offer(out, count, USE_IDLY, refuse_use_idly(s, seat))
    helper = s.helper[seat]
    if helper == VINCENT:
        for source in range(2):
            count = offer(out, count, VINCENT_BASE + source, refuse_vincent(s, seat, source))
    elif helper == JEAN:
        for resource in range(RESOURCES):
            count = offer(out, count, JEAN_BASE + resource, refuse_jean(s, seat))
    elif helper == CANDAMIR:
        count = legal_candamir(s, seat, out, count)
    elif helper == LOUIS:
        for path in range(PATHS[s.board]):
            if has_road(s, seat, path):
                count = offer(out, count, LOUIS_BASE + path, refuse_louis(s, seat, path))
    elif helper == ROBBER_BRIDE:
        for hex in range(HEXES[s.board]):
            refused = refuse_robber_bride(s, seat, hex)
            count = offer(out, count, ROBBER_BRIDE_BASE + hex, refused)
    elif helper == WILLIAM:
        count = legal_william(s, seat, out, count)
    else:
        count = legal_opponents(s, seat, out, count)
    return count


def legal_candamir(s: State, seat: int, out: Row, count: int) -> int:
    """17.1"""
    count = offer(out, count, CANDAMIR_ACTION, refuse_candamir(s, seat))
    for replaced in range(RESOURCES):
        if PRICE[CARD_PRICE, replaced] > 0:
            for paid in range(RESOURCES):
                refused = refuse_candamir_instead(s, seat, replaced, paid)
                count = offer(out, count, candamir_instead(replaced, paid), refused)
    return count


def legal_william(s: State, seat: int, out: Row, count: int) -> int:
    """22.1"""
    for replaced in range(RESOURCES):
        if PRICE[ROAD, replaced] > 0:
            for paid in range(RESOURCES):
                refused = refuse_william(s, seat, replaced, paid)
                count = offer(out, count, william_instead(replaced, paid), refused)
    return count


def legal_opponents(s: State, seat: int, out: Row, count: int) -> int:
    """21.1, 23.1"""
    for opponent in range(s.seats):
        if s.helper[seat] == NASSIR:
            refused = refuse_nassir(s, seat, opponent)
            count = offer(out, count, NASSIR_BASE + opponent, refused)
        elif s.helper[seat] == HILDEGARD:
            refused = refuse_hildegard(s, seat, opponent)
            count = offer(out, count, HILDEGARD_BASE + opponent, refused)
    return count


def legal_help_steps(s: State, seat: int, out: Row, count: int) -> int:
    """Chapters 13 to 23: what has been begun; and the special building phase (12.3)."""
    if s.phase == AFTER_USE:
        count = offer(out, count, KEEP, refuse_keep(s, seat))
        for helper in range(HELPERS):
            count = offer(out, count, EXCHANGE_BASE + helper, refuse_exchange(s, seat, helper))
    elif s.phase == CANDAMIRS:
        for card in range(CARDS):
            count = offer(out, count, KEEP_CARD_BASE + card, refuse_keep_card(s, seat, card))
    elif s.phase == NASSIRS:
        count = legal_nassir(s, seat, out)
    elif s.phase == NASSIR_GIVES:
        for resource in range(RESOURCES):
            refused = refuse_nassir_gives(s, seat, resource)
            count = offer(out, count, NASSIR_GIVES_BASE + resource, refused)
    elif s.phase == HILDEGARDS:
        for resource in range(RESOURCES):
            refused = refuse_take_seen(s, seat, resource)
            count = offer(out, count, TAKE_SEEN_BASE + resource, refused)
        count = offer(out, count, TAKE_NONE, refuse_take_none(s, seat))
    elif s.phase == BUILDING:
        count = offer(out, count, BUY, refuse_buy(s, seat))
        count = offer(out, count, PASS_BUILDING, refuse_pass_building(s, seat))
    return count


def legal_nassir(s: State, seat: int, out: Row) -> int:
    """21.1"""
    count = 0
    for opponent in range(s.seats):
        refused = refuse_nassir_too(s, seat, opponent)
        count = offer(out, count, NASSIR_TOO_BASE + opponent, refused)
    for resource in range(RESOURCES):
        count = offer(out, count, NASSIR_ASKS_BASE + resource, refuse_nassir_asks(s, seat))
    return count


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)
