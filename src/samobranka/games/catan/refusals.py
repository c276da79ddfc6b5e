"""Why an action is not allowed: a name for words, and the rule's number in RULES.md."""

from __future__ import annotations

from samobranka.core.game import LEGAL, Refusals
from samobranka.core.record import Row, table
from samobranka.games.catan.state import (
    ACTING,
    ANSWERING,
    BEFORE_ROLL,
    BUILDING,
    DISCARDING,
    OVER,
    State,
)

REFUSALS = Refusals(
    # what is expected instead
    not_your_turn="3.7",
    over="11.2",
    place_settlement_first="2.12",
    place_road_first="2.14",
    roll_first="3.2",
    marianne_first="19.3",
    siegfried_first="16.1",
    discard_first="5.4",
    move_robber_first="5.7",
    choose_victim_first="5.10",
    acting_now="3.4",
    offer_first="6.7",
    answer_first="6.9",
    choose_partner_first="6.15",
    free_roads_first="10.7",
    take_cards_first="10.9",
    keep_or_exchange_first="13.12",
    vincent_builds_first="14.5",
    keep_card_first="17.2",
    louis_lays_first="18.3",
    nassir_first="21.1",
    give_back_first="21.3",
    william_builds_first="22.1",
    hildegard_first="23.4",
    only_building_now="12.4",
    rolled_already="3.3",
    # the map
    no_such_place="1.3",
    not_free="8.4",
    path_taken="8.3",
    too_close="8.6",
    no_own_road="8.5",
    not_connected="8.3",
    not_at_settlement="2.14",
    no_own_settlement="8.7",
    no_piece="8.2",
    too_poor="8.1",
    # robber and discards
    nothing_to_discard="5.2",
    not_in_hand="5.4",
    robber_stays="5.7",
    not_a_victim="5.9",
    # development cards
    deck_empty="10.2",
    card_too_dear="10.1",
    one_card_a_turn="10.3",
    no_such_card="10.4",
    just_bought="10.4",
    no_road_possible="10.8",
    bank_is_empty="10.10",
    one_road_first="10.8",
    bank_lacks_it="7.5",
    # trade
    no_trade="6.1",
    no_trade_in_second_part="12.10",
    no_offers_left="6.8",
    no_card_to_give="6.5",
    on_both_sides="6.3",
    nobody_has_that="6.6",
    empty_side="6.2",
    cannot_accept="6.10",
    answered_already="6.13",
    same_as_offer="6.11",
    no_counter_begun="6.11",
    finish_counter="6.12",
    no_such_answer="6.15",
    cannot_pay_counter="6.15",
    same_resource="7.1",
    too_few_for_bank="7.1",
    # helpers
    no_helpers="13.1",
    not_your_helper="13.5",
    helper_rests="13.9",
    helper_in_second_part="12.14",
    helper_too_early="13.7",
    side_b_goes="13.15",
    not_in_reserve="13.14",
    same_helper="13.16",
    no_knight="14.2",
    vincent_cannot_build="14.5",
    too_poor_for_vincent="14.1",
    hand_too_small="16.2",
    hand_too_large="16.3",
    not_in_price="17.1",
    not_replaced_by_itself="17.1",
    not_among_drawn="17.2",
    road_is_held="18.2",
    no_place_for_road="18.3",
    same_path="18.3",
    robber_in_desert="20.1",
    no_desert="20.1",
    not_an_opponent="21.1",
    named_already="21.1",
    not_more_points="23.1",
    not_in_that_hand="23.4",
)

NOT_YOUR_TURN = REFUSALS["not_your_turn"]
MATCH_OVER = REFUSALS["over"]
PLACE_SETTLEMENT_FIRST = REFUSALS["place_settlement_first"]
PLACE_ROAD_FIRST = REFUSALS["place_road_first"]
ROLL_FIRST = REFUSALS["roll_first"]
MARIANNE_FIRST = REFUSALS["marianne_first"]
SIEGFRIED_FIRST = REFUSALS["siegfried_first"]
DISCARD_FIRST = REFUSALS["discard_first"]
MOVE_ROBBER_FIRST = REFUSALS["move_robber_first"]
CHOOSE_VICTIM_FIRST = REFUSALS["choose_victim_first"]
ACTING_NOW = REFUSALS["acting_now"]
OFFER_FIRST = REFUSALS["offer_first"]
ANSWER_FIRST = REFUSALS["answer_first"]
CHOOSE_PARTNER_FIRST = REFUSALS["choose_partner_first"]
FREE_ROADS_FIRST = REFUSALS["free_roads_first"]
TAKE_CARDS_FIRST = REFUSALS["take_cards_first"]
KEEP_OR_EXCHANGE_FIRST = REFUSALS["keep_or_exchange_first"]
VINCENT_BUILDS_FIRST = REFUSALS["vincent_builds_first"]
KEEP_CARD_FIRST = REFUSALS["keep_card_first"]
LOUIS_LAYS_FIRST = REFUSALS["louis_lays_first"]
NASSIR_FIRST = REFUSALS["nassir_first"]
GIVE_BACK_FIRST = REFUSALS["give_back_first"]
WILLIAM_BUILDS_FIRST = REFUSALS["william_builds_first"]
HILDEGARD_FIRST = REFUSALS["hildegard_first"]
ONLY_BUILDING_NOW = REFUSALS["only_building_now"]
ROLLED_ALREADY = REFUSALS["rolled_already"]
NO_SUCH_PLACE = REFUSALS["no_such_place"]
NOT_FREE = REFUSALS["not_free"]
PATH_TAKEN = REFUSALS["path_taken"]
TOO_CLOSE = REFUSALS["too_close"]
NO_OWN_ROAD = REFUSALS["no_own_road"]
NOT_CONNECTED = REFUSALS["not_connected"]
NOT_AT_SETTLEMENT = REFUSALS["not_at_settlement"]
NO_OWN_SETTLEMENT = REFUSALS["no_own_settlement"]
NO_PIECE = REFUSALS["no_piece"]
TOO_POOR = REFUSALS["too_poor"]
NOTHING_TO_DISCARD = REFUSALS["nothing_to_discard"]
NOT_IN_HAND = REFUSALS["not_in_hand"]
ROBBER_STAYS = REFUSALS["robber_stays"]
NOT_A_VICTIM = REFUSALS["not_a_victim"]
DECK_EMPTY = REFUSALS["deck_empty"]
CARD_TOO_DEAR = REFUSALS["card_too_dear"]
ONE_CARD_A_TURN = REFUSALS["one_card_a_turn"]
NO_SUCH_CARD = REFUSALS["no_such_card"]
JUST_BOUGHT = REFUSALS["just_bought"]
NO_ROAD_POSSIBLE = REFUSALS["no_road_possible"]
BANK_IS_EMPTY = REFUSALS["bank_is_empty"]
ONE_ROAD_FIRST = REFUSALS["one_road_first"]
BANK_LACKS_IT = REFUSALS["bank_lacks_it"]
NO_TRADE = REFUSALS["no_trade"]
NO_TRADE_IN_SECOND_PART = REFUSALS["no_trade_in_second_part"]
NO_OFFERS_LEFT = REFUSALS["no_offers_left"]
NO_CARD_TO_GIVE = REFUSALS["no_card_to_give"]
ON_BOTH_SIDES = REFUSALS["on_both_sides"]
NOBODY_HAS_THAT = REFUSALS["nobody_has_that"]
EMPTY_SIDE = REFUSALS["empty_side"]
CANNOT_ACCEPT = REFUSALS["cannot_accept"]
ANSWERED_ALREADY = REFUSALS["answered_already"]
SAME_AS_OFFER = REFUSALS["same_as_offer"]
NO_COUNTER_BEGUN = REFUSALS["no_counter_begun"]
FINISH_COUNTER = REFUSALS["finish_counter"]
NO_SUCH_ANSWER = REFUSALS["no_such_answer"]
CANNOT_PAY_COUNTER = REFUSALS["cannot_pay_counter"]
SAME_RESOURCE = REFUSALS["same_resource"]
TOO_FEW_FOR_BANK = REFUSALS["too_few_for_bank"]
NO_HELPERS = REFUSALS["no_helpers"]
NOT_YOUR_HELPER = REFUSALS["not_your_helper"]
HELPER_RESTS = REFUSALS["helper_rests"]
HELPER_IN_SECOND_PART = REFUSALS["helper_in_second_part"]
HELPER_TOO_EARLY = REFUSALS["helper_too_early"]
SIDE_B_GOES = REFUSALS["side_b_goes"]
NOT_IN_RESERVE = REFUSALS["not_in_reserve"]
SAME_HELPER = REFUSALS["same_helper"]
NO_KNIGHT = REFUSALS["no_knight"]
VINCENT_CANNOT_BUILD = REFUSALS["vincent_cannot_build"]
TOO_POOR_FOR_VINCENT = REFUSALS["too_poor_for_vincent"]
HAND_TOO_SMALL = REFUSALS["hand_too_small"]
HAND_TOO_LARGE = REFUSALS["hand_too_large"]
NOT_IN_PRICE = REFUSALS["not_in_price"]
NOT_REPLACED_BY_ITSELF = REFUSALS["not_replaced_by_itself"]
NOT_AMONG_DRAWN = REFUSALS["not_among_drawn"]
ROAD_IS_HELD = REFUSALS["road_is_held"]
NO_PLACE_FOR_ROAD = REFUSALS["no_place_for_road"]
SAME_PATH = REFUSALS["same_path"]
ROBBER_IN_DESERT = REFUSALS["robber_in_desert"]
NO_DESERT = REFUSALS["no_desert"]
NOT_AN_OPPONENT = REFUSALS["not_an_opponent"]
NAMED_ALREADY = REFUSALS["named_already"]
NOT_MORE_POINTS = REFUSALS["not_more_points"]
NOT_IN_THAT_HAND = REFUSALS["not_in_that_hand"]

# What each phase asks for, by phase.
EXPECTED: Row = table(
    [
        LEGAL,
        PLACE_SETTLEMENT_FIRST,
        PLACE_ROAD_FIRST,
        ROLL_FIRST,
        MARIANNE_FIRST,
        SIEGFRIED_FIRST,
        DISCARD_FIRST,
        MOVE_ROBBER_FIRST,
        CHOOSE_VICTIM_FIRST,
        ACTING_NOW,
        OFFER_FIRST,
        ANSWER_FIRST,
        CHOOSE_PARTNER_FIRST,
        FREE_ROADS_FIRST,
        TAKE_CARDS_FIRST,
        KEEP_OR_EXCHANGE_FIRST,
        VINCENT_BUILDS_FIRST,
        KEEP_CARD_FIRST,
        LOUIS_LAYS_FIRST,
        NASSIR_FIRST,
        GIVE_BACK_FIRST,
        WILLIAM_BUILDS_FIRST,
        HILDEGARD_FIRST,
        ONLY_BUILDING_NOW,
        MATCH_OVER,
    ]
)


NOT_NOW = -1
"""Not the time or not the seat for it: `refusal` asks `why_not_now` for the real code."""


def why_not_now(s: State, seat: int) -> int:
    """3.1, 3.6, 3.7: every action has its time and its seat; says what is expected instead."""
    if s.phase == OVER:
        return MATCH_OVER
    if s.decider == seat or s.phase == DISCARDING or s.phase == ANSWERING:
        return EXPECTED[s.phase]
    return NOT_YOUR_TURN


def refuse_moment(s: State, seat: int, phase: int) -> int:
    """3.6: this decision is put to this seat now."""
    return LEGAL if s.phase == phase and s.decider == seat else NOT_NOW


def refuse_main(s: State, seat: int) -> int:
    """3.2, 3.4: before the roll or in the action phase."""
    is_time = s.phase == BEFORE_ROLL or s.phase == ACTING
    return LEGAL if is_time and s.decider == seat else NOT_NOW


def refuse_building_time(s: State, seat: int) -> int:
    """3.4, 12.3: in the action phase or in the special building phase."""
    is_time = s.phase == ACTING or s.phase == BUILDING
    return LEGAL if is_time and s.decider == seat else NOT_NOW
