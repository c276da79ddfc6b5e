"""The table of contents: which chapter answers for which action, and what comes by itself."""

from __future__ import annotations

from samobranka.core.game import States, offer, seat_bit
from samobranka.core.record import Row
from samobranka.games.archravels.actions import (
    CHOOSE_BASE,
    CHOOSE_END,
    CRAFT_ANY_BASE,
    CRAFT_ANY_END,
    CRAFT_BASE,
    CRAFT_END,
    CRAFT_NOTHING,
    DONATE_BASE,
    DONATE_END,
    DONATE_TO_BASE,
    DONATE_TO_END,
    DONE,
    END_TURN,
    ENOUGH,
    EXCHANGE_END,
    FINISH_BASE,
    FINISH_END,
    FROG_BASE,
    FROG_END,
    GIVE_BASE,
    GIVE_END,
    LAY_BASE,
    LAY_END,
    LEARN_BASE,
    LEARN_END,
    MOVE_BASE,
    MOVE_END,
    NAME_BASE,
    NAME_END,
    SHOP_BASE,
    SHOP_END,
    TAKE_BASE,
    TAKE_END,
    TAKE_THREE_BASE,
    TAKE_THREE_END,
    choose_character,
    craft_any_colours,
    craft_thing,
    donate_colour,
    donate_to,
    exchange,
    finish_project,
    frog_item,
    give_request,
    given_by,
    gotten_by,
    lay_colour,
    learn_item,
    move_to,
    name_for_cat,
    shop_at,
    take_colour,
    take_three,
)
from samobranka.games.archravels.parts import (
    CHARACTERS,
    COLOURS,
    CRAFT,
    CRAFT_ANY,
    EXCHANGE,
    ITEMS,
    NOTHING,
    ROW,
    SHOP,
    SLOTS,
    SPACES,
    TAKE_THREE,
    THINGS,
)
from samobranka.games.archravels.phases.bazaar import (
    apply_give_request,
    go_on_working,
    open_bazaar,
    refuse_give_request,
    resolve_next,
)
from samobranka.games.archravels.phases.crafting import (
    apply_craft,
    apply_craft_any,
    apply_craft_nothing,
    apply_lay,
    refuse_craft,
    refuse_craft_any,
    refuse_craft_nothing,
    refuse_lay,
)
from samobranka.games.archravels.phases.ending import REASONS as REASONS
from samobranka.games.archravels.phases.ending import ask_last_craft, end_turn
from samobranka.games.archravels.phases.events import (
    apply_donate,
    apply_donate_to,
    apply_name,
    ask_next_crafter,
    ask_next_customer,
    begin_event,
    end_event,
    refuse_donate,
    refuse_donate_to,
    refuse_name,
)
from samobranka.games.archravels.phases.exchange import (
    apply_exchange,
    apply_take_three,
    end_exchange,
    refuse_enough,
    refuse_exchange,
    refuse_take_three,
)
from samobranka.games.archravels.phases.restocking import (
    apply_end_turn,
    apply_finish,
    apply_frog,
    apply_learn,
    ask_for_choice,
    refuse_end_turn,
    refuse_finish,
    refuse_frog,
    refuse_learn,
)
from samobranka.games.archravels.phases.shopping import apply_shop, refuse_shop
from samobranka.games.archravels.phases.turn import (
    apply_done,
    apply_move,
    begin_turn,
    has_work,
    refuse_done,
    refuse_move,
)
from samobranka.games.archravels.phases.yarn import apply_take, refuse_take
from samobranka.games.archravels.refusals import REFUSALS as REFUSALS
from samobranka.games.archravels.scoring import write_outcome
from samobranka.games.archravels.setup import apply_choose, prepare, refuse_choose, set_table
from samobranka.games.archravels.state import (
    BAZAAR_OPENS,
    CARD_RESOLVED,
    CHARACTERS_SETTLED,
    CHOICE_DONE,
    CHOOSING,
    CIRCLE_GOES_ON,
    CLERK_GOES_ON,
    DONATING,
    DONATING_TO,
    EVENT_BEGINS,
    EVENT_OVER,
    EXCHANGING,
    FINAL,
    GIVING,
    IN_CIRCLE,
    LAYING,
    MOVING,
    NAMING,
    OVER,
    RESTOCKING,
    TAKING,
    TURN_BEGINS,
    TURN_ENDS,
    WORK_DONE,
    WORKING,
    State,
    has,
    is_item,
    request_in,
)

MAX_PLIES = 2400
"""14.6: some four times what people need."""
MAX_LEGAL = SLOTS + COLOURS * COLOURS + COLOURS + 2 * THINGS + 1
"""More than all works together have to offer (4.5)."""


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    s: State = states[i]
    prepare(s, options, chance)
    go_on(s, chance)


def movers(states: States, i: int) -> int:
    """4.2: one seat decides."""
    s: State = states[i]
    return 0 if s.phase == OVER else seat_bit(s.asked)


def refusal(states: States, i: int, seat: int, action: int) -> int:
    s: State = states[i]
    if action < CHOOSE_END:
        return refuse_choose(s, seat, action - CHOOSE_BASE)
    if action < MOVE_END:
        return refuse_move(s, seat, action - MOVE_BASE)
    if action < SHOP_END:
        return refuse_shop(s, seat, action - SHOP_BASE)
    if action < TAKE_THREE_END:
        return refuse_take_three(s, seat)
    if action < EXCHANGE_END:
        return refuse_exchange(s, seat, given_by(action), gotten_by(action))
    if action == ENOUGH:
        return refuse_enough(s, seat)
    if action < CRAFT_END:
        return refuse_craft(s, seat, action - CRAFT_BASE)
    if action < CRAFT_ANY_END:
        return refuse_craft_any(s, seat, action - CRAFT_ANY_BASE)
    if action < LAY_END:
        return refuse_lay(s, seat, action - LAY_BASE)
    if action < TAKE_END:
        return refuse_take(s, seat, action - TAKE_BASE)
    if action == DONE:
        return refuse_done(s, seat)
    return refusal_after_works(s, seat, action)


def refusal_after_works(s: State, seat: int, action: int) -> int:
    """Chapters 9 to 14."""
    if action < NAME_END:
        return refuse_name(s, seat, action - NAME_BASE)
    if action < DONATE_END:
        return refuse_donate(s, seat, action - DONATE_BASE)
    if action < DONATE_TO_END:
        return refuse_donate_to(s, seat, action - DONATE_TO_BASE)
    if action < GIVE_END:
        return refuse_give_request(s, seat, action - GIVE_BASE)
    if action < FINISH_END:
        return refuse_finish(s, seat, action - FINISH_BASE)
    if action < LEARN_END:
        return refuse_learn(s, seat, action - LEARN_BASE)
    if action < FROG_END:
        return refuse_frog(s, seat, action - FROG_BASE)
    if action == END_TURN:
        return refuse_end_turn(s, seat)
    return refuse_craft_nothing(s, seat)


def apply(states: States, i: int, seat: int, action: int, chance: Row) -> None:
    s: State = states[i]
    s.moment += 1
    if action < CHOOSE_END:
        apply_choose(s, seat, action - CHOOSE_BASE)
    elif action < MOVE_END:
        apply_move(s, seat, action - MOVE_BASE)
    elif action < SHOP_END:
        apply_shop(s, seat, action - SHOP_BASE)
    elif action < TAKE_THREE_END:
        apply_take_three(s, seat, action - TAKE_THREE_BASE)
    elif action < EXCHANGE_END:
        apply_exchange(s, seat, given_by(action), gotten_by(action))
    elif action == ENOUGH:
        end_exchange(s)
    elif action < CRAFT_END:
        apply_craft(s, seat, action - CRAFT_BASE)
    elif action < CRAFT_ANY_END:
        apply_craft_any(s, seat, action - CRAFT_ANY_BASE)
    elif action < LAY_END:
        apply_lay(s, seat, action - LAY_BASE)
    elif action < TAKE_END:
        apply_take(s, seat, action - TAKE_BASE)
    elif action == DONE:
        apply_done(s)
    else:
        apply_after_works(s, seat, action)
    go_on(s, chance)


def apply_after_works(s: State, seat: int, action: int) -> None:
    """Chapters 9 to 14."""
    if action < NAME_END:
        apply_name(s, action - NAME_BASE)
    elif action < DONATE_END:
        apply_donate(s, seat, action - DONATE_BASE)
    elif action < DONATE_TO_END:
        apply_donate_to(s, seat, action - DONATE_TO_BASE)
    elif action < GIVE_END:
        apply_give_request(s, action - GIVE_BASE)
    elif action < FINISH_END:
        apply_finish(s, seat, action - FINISH_BASE)
    elif action < LEARN_END:
        apply_learn(s, seat, action - LEARN_BASE)
    elif action < FROG_END:
        apply_frog(s, seat, action - FROG_BASE)
    elif action == END_TURN:
        apply_end_turn(s)
    else:
        apply_craft_nothing(s)


def go_on(s: State, chance: Row) -> None:
    """What needs no decision, until the next decision."""
    while s.phase > OVER:
        if s.phase == CHARACTERS_SETTLED:  # 2.6
            set_table(s, chance)
        elif s.phase == TURN_BEGINS:  # 4.1
            begin_turn(s)
        elif s.phase == WORK_DONE:  # 4.7
            go_on_working(s)
        elif s.phase == BAZAAR_OPENS:  # 8.1
            open_bazaar(s, chance)
        elif s.phase == CARD_RESOLVED:  # 8.2
            resolve_next(s)
        elif s.phase == EVENT_BEGINS:  # chapter 9
            begin_event(s)
        elif s.phase == EVENT_OVER:  # 9.1
            end_event(s)
        elif s.phase == CLERK_GOES_ON:  # 9.10
            ask_next_customer(s)
        elif s.phase == CIRCLE_GOES_ON:  # 9.11
            ask_next_crafter(s)
        elif s.phase == CHOICE_DONE:  # 11.2
            ask_for_choice(s)
        elif s.phase == TURN_ENDS:  # 11.5
            end_turn(s, chance)
        else:  # 14.3
            ask_last_craft(s)


# ---------------------------------------------------------------- the legal list


def legal(states: States, i: int, seat: int, out: Row) -> int:
    s: State = states[i]
    if s.asked != seat or s.phase == OVER:
        return 0
    if s.phase == CHOOSING:
        return legal_characters(s, seat, out)
    if s.phase == MOVING:
        return legal_spaces(s, seat, out)
    if s.phase == WORKING:
        return legal_works(s, seat, out)
    if s.phase == EXCHANGING:
        return legal_swaps(s, seat, out)
    if s.phase == LAYING:
        return legal_lays(s, seat, out)
    if s.phase == TAKING:
        return legal_takes(s, seat, out)
    if s.phase == NAMING or s.phase == DONATING_TO or s.phase == GIVING:
        return legal_seats(s, seat, out)
    if s.phase == DONATING:
        return legal_donations(s, seat, out)
    if s.phase == RESTOCKING:
        return legal_choices(s, seat, out)
    if s.phase == IN_CIRCLE or s.phase == FINAL:
        count = legal_crafts(s, seat, out, 0)
        return offer(out, count, CRAFT_NOTHING, refuse_craft_nothing(s, seat))
    return 0


def legal_characters(s: State, seat: int, out: Row) -> int:
    """2.3, 2.4"""
    count = 0
    for character in range(CHARACTERS):
        action = choose_character(character)
        count = offer(out, count, action, refuse_choose(s, seat, character))
    return count


def legal_spaces(s: State, seat: int, out: Row) -> int:
    """4.3"""
    count = 0
    for space in range(SPACES):
        count = offer(out, count, move_to(space), refuse_move(s, seat, space))
    return count


def legal_works(s: State, seat: int, out: Row) -> int:
    """4.5: all works of the space; a cheap look tells which it has."""
    count = 0
    if has_work(s, seat, SHOP):
        for slot in range(SLOTS):
            count = offer(out, count, shop_at(slot), refuse_shop(s, seat, slot))
    if has_work(s, seat, TAKE_THREE):
        for colour in range(COLOURS):
            count = offer(out, count, take_three(colour), refuse_take_three(s, seat))
    if has_work(s, seat, EXCHANGE):
        count = legal_exchanges(s, seat, out, count)
    if has_work(s, seat, CRAFT):
        count = legal_crafts(s, seat, out, count)
    if has_work(s, seat, CRAFT_ANY):
        count = legal_crafts_of_any_colours(s, seat, out, count)
    return offer(out, count, DONE, refuse_done(s, seat))


def legal_exchanges(s: State, seat: int, out: Row, count: int) -> int:
    """7.1: added to a list of `count`."""
    for give in range(COLOURS):
        if s.bowl[seat, give] > 0:
            for get in range(COLOURS):
                refused = refuse_exchange(s, seat, give, get)
                count = offer(out, count, exchange(give, get), refused)
    return count


def legal_crafts(s: State, seat: int, out: Row, count: int) -> int:
    """6.1, 10.4: added to a list of `count`."""
    for thing in range(THINGS):
        if is_at_hand(s, seat, thing):
            count = offer(out, count, craft_thing(thing), refuse_craft(s, seat, thing))
    return count


def legal_crafts_of_any_colours(s: State, seat: int, out: Row, count: int) -> int:
    """7.4, 7.5: added to a list of `count`."""
    for thing in range(THINGS):
        if is_at_hand(s, seat, thing):
            refused = refuse_craft_any(s, seat, thing)
            count = offer(out, count, craft_any_colours(thing), refused)
    return count


def is_at_hand(s: State, seat: int, thing: int) -> bool:
    """A cheap look: most requests are not held by the seat."""
    return is_item(thing) or has(s.held[seat], request_in(thing))


def legal_swaps(s: State, seat: int, out: Row) -> int:
    """7.2"""
    refused = refuse_exchange(s, seat, s.swap_from, s.swap_to)
    count = offer(out, 0, exchange(s.swap_from, s.swap_to), refused)
    return offer(out, count, ENOUGH, refuse_enough(s, seat))


def legal_lays(s: State, seat: int, out: Row) -> int:
    """6.6"""
    count = 0
    for colour in range(COLOURS):
        count = offer(out, count, lay_colour(colour), refuse_lay(s, seat, colour))
    return count


def legal_takes(s: State, seat: int, out: Row) -> int:
    """5.3, 9.6, 9.10, 13.3"""
    count = 0
    for colour in range(COLOURS):
        count = offer(out, count, take_colour(colour), refuse_take(s, seat, colour))
    return count


def legal_seats(s: State, seat: int, out: Row) -> int:
    """9.2, 9.8, 10.1"""
    count = 0
    for other in range(s.seats):
        count = offer(out, count, name_for_cat(other), refuse_name(s, seat, other))
    for other in range(s.seats):
        count = offer(out, count, donate_to(other), refuse_donate_to(s, seat, other))
    for other in range(s.seats):
        count = offer(out, count, give_request(other), refuse_give_request(s, seat, other))
    return count


def legal_donations(s: State, seat: int, out: Row) -> int:
    """9.7"""
    count = 0
    for colour in range(COLOURS):
        count = offer(out, count, donate_colour(colour), refuse_donate(s, seat, colour))
    return count


def legal_choices(s: State, seat: int, out: Row) -> int:
    """Chapters 11 to 13."""
    count = 0
    project = next_in_row(s, NOTHING)
    while project != NOTHING:
        count = offer(out, count, finish_project(project), refuse_finish(s, seat, project))
        project = next_in_row(s, project)
    for item in range(ITEMS):
        count = offer(out, count, learn_item(item), refuse_learn(s, seat, item))
    for item in range(ITEMS):
        count = offer(out, count, frog_item(item), refuse_frog(s, seat, item))
    return offer(out, count, END_TURN, refuse_end_turn(s, seat))


def next_in_row(s: State, after: int) -> int:
    """The lowest project of the row above `after`, or NOTHING."""
    found = NOTHING
    for place in range(ROW):
        if s.row[place] > after and (found == NOTHING or s.row[place] < found):
            found = s.row[place]
    return found


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)
