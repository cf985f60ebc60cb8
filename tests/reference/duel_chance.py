"""What chance decides in Azul Duel: the outcomes that docs/rules/duel.md allows, what they do, and fair samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from tests.reference.duel import (
    factory_with_a_chip_to_turn_up,
    plates_to_come,
    play,
    the_draft_begins,
    the_opening_goes_on,
    the_turn_ends,
    who_starts_the_next_round,
)
from tests.reference.duel_hidden import (
    backs_still_free,
    sorted_backs,
    unseen_chips,
    unseen_plates,
)
from tests.reference.duel_table import (
    BACKS,
    COLOURS,
    UNKNOWN,
    Pile,
    Position,
    RuleError,
    back_of,
    back_of_what_is_known,
    copied,
    sorted_tiles,
)

Event = Mapping[str, Any]


# Events


def happen(position: Position, event: Event) -> None:
    """An event as in a record: one of chance, or a move; perhaps with "top", the back of the plate that is on top then.

    "top" alone is an event here, too. Where one is due and something else comes, that back stays unknown.
    """
    after = copied(position)
    kinds = [kind for kind in EVENTS if kind in event] or ["top"]
    if len(kinds) > 1 or kinds[0] not in event:
        raise RuleError(f"{event} is not one event")
    kind = kinds[0]
    if kind == "top":
        expect(after, "top")
    else:
        if after.due == "top":
            go_on_behind_the_top(after)
        EVENTS[kind](after, event[kind])
    if "top" in event:
        turn_up_the_top(after, event["top"])
    vars(position).update(vars(after))


def expect(position: Position, due: str) -> None:
    """Nothing else may happen."""
    if position.due != due:
        raise RuleError(f"{due} is not due but {position.due or 'nothing'}")


# 2 The set-up; 7 The next round


def turn_up_plates(position: Position, plates: list[int]) -> None:
    """Rules 2.3, 2.6 and 7.3: plates from the stack go on the empty places of the display, from left to right."""
    expect(position, "plates")
    number = plates_to_come(position)
    if len(plates) != number or any(type(plate) is not int for plate in plates):
        raise RuleError(f"{number} plates are due")
    for plate in plates:
        take_from_the_stack(position, plate)
        position.display[position.display.index(None)] = plate
    if position.top == UNKNOWN:
        position.due = "top"
    else:
        go_on_behind_the_top(position)


def take_from_the_stack(position: Position, plate: int) -> None:
    """Rule 2.3: the topmost plate; the shuffled ones first, then those that were put back (4.6)."""
    if position.shuffled:
        it_may_be(position, position.top, plate)
        position.shuffled -= 1
        position.top = UNKNOWN if position.shuffled else ""
    else:
        it_may_be(position, position.under[0][0], plate)
        position.under.pop(0)


def it_may_be(position: Position, known: str, plate: int) -> None:
    """Rule 9.2: what is known of a plate, its number or its back, isn't contradicted."""
    if known.isdigit():
        possible = plate == int(known)
    else:
        free = backs_still_free(position)
        if known in BACKS:
            free[known] += 1
        possible = plate in unseen_plates(position) and known in (back_of(plate), UNKNOWN) and free[back_of(plate)] > 0
    if not possible:
        raise RuleError(f"plate {plate} can't be there")


def turn_up_the_top(position: Position, back: str) -> None:
    """Rule 9.2: the back of the topmost plate is public."""
    if position.due == "top":
        if back not in BACKS or len(back) != 1 or backs_still_free(position)[back] <= 0:
            raise RuleError(f"no plate with the back {back} is left for the top of the stack")
        position.top = back
        go_on_behind_the_top(position)
    elif back != back_of_what_is_known(position.top or next((plate for plate, _ in position.under), "")):
        raise RuleError(f"{back} is not the back of the plate on top")


def go_on_behind_the_top(position: Position) -> None:
    """Rules 2.4 to 2.6 and 7.3 behind the plates of the display; rule 4.3 behind a plate that was drawn."""
    if position.phase == "draft":
        position.due = "move"
    elif position.phase == "opening" and position.sun:
        the_opening_goes_on(position)
    else:
        position.due = "deal"


# 3 The deal


def deal(position: Position, factories: list[str]) -> None:
    """Rules 3.1 and 3.2: these tiles are drawn, the large factory's first."""
    expect(position, "deal")
    if len(factories) != 5 or any(not isinstance(tiles, str) for tiles in factories):
        raise RuleError("there are five factories")
    if any(tiles != sorted_tiles(tiles) for tiles in factories):
        raise RuleError("the tiles of a factory are written in the order BYRKT")
    large, *small = factories
    position.bag, position.tower = fill_the_large_factory(position.bag, position.tower, large)
    for tiles in small:
        draw(position.bag, position.tower, tiles, 4)
    lay_out(position, large, small)


def fill_the_large_factory(bag: Pile, tower: Pile, tiles: str) -> tuple[Pile, Pile]:
    """Rules 3.1 and 3.5: bag and tower behind it, if it can come out so in the end."""
    for before in bags_for_the_last_attempt(bag, tower):
        left = dict(before[0]), dict(before[1])
        try:
            draw(*left, tiles, 5)
        except RuleError:
            continue
        if not (five_equal(tiles) and other_colours_are_left(*left, tiles[0])):
            return left
    raise RuleError(f"{tiles or 'nothing'} can't come to the large factory")


def bags_for_the_last_attempt(bag: Pile, tower: Pile) -> Iterator[tuple[Pile, Pile]]:
    """Rules 3.5 and 3.6: as they are; or behind five equal tiles, with which the tower can have gone into the bag."""
    yield bag, tower
    for colour in COLOURS:
        left = dict(bag), dict(tower)
        try:
            draw(*left, colour * 5, 5)
        except RuleError:
            continue
        if other_colours_are_left(*left, colour):
            back_into_the_bag(*left, colour * 5)
            yield left


def draw(bag: Pile, tower: Pile, tiles: str, number: int) -> None:
    """Rules 3.1 and 3.2: so many from the bag; how they lie on the factory doesn't tell which was drawn first."""
    waiting = list(tiles)
    for _ in range(number):
        the_tower_goes_into_an_empty_bag(bag, tower)
        if nothing_is_left_to_draw(bag):
            break
        drawn = next((tile for tile in waiting if bag.get(tile)), None)
        if drawn is None:
            raise RuleError(f"{tiles or 'an empty factory'} can't come from the bag")
        bag[drawn] -= 1
        waiting.remove(drawn)
    if waiting:
        raise RuleError(f"{tiles} is too much for a factory, or for bag and tower")


def the_tower_goes_into_an_empty_bag(bag: Pile, tower: Pile) -> None:
    """Rule 3.3: asked whenever a tile is to be drawn, and only then."""
    if not any(bag.values()):
        pour_the_tower_into_the_bag(bag, tower)


def pour_the_tower_into_the_bag(bag: Pile, tower: Pile) -> None:
    """Rules 3.3 and 3.6."""
    for colour in COLOURS:
        bag[colour], tower[colour] = bag[colour] + tower[colour], 0


def nothing_is_left_to_draw(bag: Pile) -> bool:
    """Rule 3.4: asked behind rule 3.3, so the tower is empty too."""
    return not any(bag.values())


def five_equal(tiles: str) -> bool:
    """Rule 3.5."""
    return len(tiles) == 5 and len(set(tiles)) == 1


def back_into_the_bag(bag: Pile, tower: Pile, tiles: str) -> None:
    """Rule 3.5; and rule 3.6, ruling: if the bag now has this colour only, the tower goes in as well."""
    for tile in tiles:
        bag[tile] += 1
    if not any(bag[colour] for colour in COLOURS if colour != tiles[0]):
        pour_the_tower_into_the_bag(bag, tower)


def other_colours_are_left(bag: Pile, tower: Pile, colour: str) -> bool:
    """Rule 3.7, ruling: with only one colour in bag and tower, five equal tiles stay."""
    return any(bag[other] or tower[other] for other in COLOURS if other != colour)


def lay_out(position: Position, large: str, small: list[str]) -> None:
    """Rules 3.1, 3.2 and 3.8: the tiles on the sun sides, and a chip face down on each small moon side."""
    position.sun = large
    for factory, tiles in zip(position.factories, small, strict=True):
        factory.sun, factory.chip = tiles, UNKNOWN
    if position.phase == "opening":
        the_opening_goes_on(position)
    else:
        the_next_round_begins(position)


def the_next_round_begins(position: Position) -> None:
    """Rules 3.10 and 7.4: the first-player tile goes back to the large factory, and who had it starts."""
    position.first = who_starts_the_next_round(position)
    position.marker = None
    position.round += 1
    chips_that_a_deal_leaves_free(position)


def chips_that_a_deal_leaves_free(position: Position) -> None:
    """Rule 3.9: those of small factories that got no tile are turned up before the draft begins."""
    if factory_with_a_chip_to_turn_up(position):
        position.due = "chip"
    else:
        the_draft_begins(position)


# 4 The draft


def see_the_fronts(position: Position, plates: list[int] | str) -> None:
    """Rule 4.5: in the order of drawing; who may not see them gets the backs (9.3)."""
    expect(position, "look")
    if len(plates) != len(position.drawn):
        raise RuleError(f"{len(position.drawn)} plates were drawn")
    if isinstance(plates, str):
        see_the_backs(position, plates)
    else:
        see_each_front(position, plates)
    position.stage, position.due = "l", "move"


def see_each_front(position: Position, plates: list[int]) -> None:
    """Rule 4.5."""
    for place, plate in enumerate(plates):
        if type(plate) is not int:
            raise RuleError(f"{plate} is no plate")
        known = position.drawn[place]
        position.drawn[place] = UNKNOWN  # now it stands for no back any more
        if not known.isdigit():
            it_may_be_one_of_the_drawn(position, known, plate)
        elif plate != int(known):
            raise RuleError(f"plate {known} was drawn")
        position.drawn[place] = str(plate)


def it_may_be_one_of_the_drawn(position: Position, known: str, plate: int) -> None:
    """Rules 9.1 and 9.2."""
    right = plate in unseen_plates(position) and known in (back_of(plate), UNKNOWN)
    if not right or backs_still_free(position)[back_of(plate)] <= 0:
        raise RuleError(f"plate {plate} can't be among those drawn")


def see_the_backs(position: Position, backs: str) -> None:
    """Rule 9.3."""
    for known, back in zip(position.drawn, backs, strict=True):
        if back not in BACKS or back_of_what_is_known(known) not in (back, UNKNOWN):
            raise RuleError(f"{backs} are not the backs of the plates that were drawn")
    position.drawn = sorted_backs(list(backs))
    if min(backs_still_free(position).values(), default=0) < 0:
        raise RuleError(f"there are not so many plates with the backs {backs}")


def turn_up_a_chip(position: Position, outcome: Mapping[str, Any]) -> None:
    """Rules 3.9 and 4.13: one after the other, in the order of the factories."""
    expect(position, "chip")
    number = factory_with_a_chip_to_turn_up(position)
    if set(outcome) != {"factory", "chip"} or outcome["factory"] != number:
        raise RuleError(f"the chip of factory {number} is to be turned up")
    if not unseen_chips(position)[outcome["chip"]]:
        raise RuleError(f"no chip {outcome['chip']} lies face down any more")
    position.factories[number - 1].chip = outcome["chip"]
    if position.phase == "deal":
        chips_that_a_deal_leaves_free(position)
    else:
        the_turn_ends(position)


EVENTS: dict[str, Callable[[Position, Any], None]] = {
    "move": play,
    "plates": turn_up_plates,
    "deal": deal,
    "look": see_the_fronts,
    "chip": turn_up_a_chip,
}


# Samples, fair and from what a full position leaves open


def random_event(position: Position, random: Random) -> dict[str, Any]:
    """One outcome of the chance that is due; the position is left alone."""
    if position.due == "plates":
        return {"plates": random_plates(position, random)}
    if position.due == "top":
        return {"top": back_of(random.choice(those_of_unknown_back(position, random)))}
    if position.due == "deal":
        return {"deal": random_deal(position, random)}
    if position.due == "look":
        return {"look": random_look(position, random)}
    assert position.due == "chip"
    chips = sorted(unseen_chips(position).elements())
    return {"chip": {"factory": factory_with_a_chip_to_turn_up(position), "chip": random.choice(chips)}}


def random_plates(position: Position, random: Random) -> list[int]:
    """The topmost plates of the stack (rules 2.3 and 7.3)."""
    stack = [position.top, *[UNKNOWN] * (position.shuffled - 1)] if position.shuffled else []
    return random_fronts(position, stack + [plate for plate, _ in position.under], random)[: plates_to_come(position)]


def random_look(position: Position, random: Random) -> list[int]:
    """The plates that were drawn (rule 4.5); the one whose back lies on top now is none of them."""
    top = [position.top] if position.top else []
    return random_fronts(position, position.drawn + top, random)[: len(position.drawn)]


def those_of_unknown_back(position: Position, random: Random) -> list[int]:
    """Unseen plates without those that were drawn."""
    return sorted(unseen_plates(position) - set(random_fronts(position, position.drawn, random)))


def random_fronts(position: Position, plates: list[str], random: Random) -> list[int]:
    """A number for each of these plates: unseen ones with these backs, those of a known back chosen first."""
    unseen = sorted(unseen_plates(position))
    fronts = {place: int(plate) for place, plate in enumerate(plates) if plate.isdigit()}
    backs = [place for place, plate in enumerate(plates) if plate in (*BACKS,)]
    unknown = [place for place, plate in enumerate(plates) if plate == UNKNOWN]
    for place in [*backs, *unknown]:
        fronts[place] = random.choice([front for front in unseen if plates[place] in (back_of(front), UNKNOWN)])
        unseen.remove(fronts[place])
    return [fronts[place] for place in range(len(plates))]


def random_deal(position: Position, random: Random) -> list[str]:
    """One deal as section 3 describes it."""
    bag, tower = dict(position.bag), dict(position.tower)
    large = random_tiles(bag, tower, 5, random)
    while five_equal(large) and other_colours_are_left(bag, tower, large[0]):
        back_into_the_bag(bag, tower, large)
        large = random_tiles(bag, tower, 5, random)
    return [large, *[random_tiles(bag, tower, 4, random) for _ in range(4)]]


def random_tiles(bag: Pile, tower: Pile, number: int, random: Random) -> str:
    """So many from the bag (rules 3.1 to 3.4)."""
    tiles = ""
    for _ in range(number):
        the_tower_goes_into_an_empty_bag(bag, tower)
        if nothing_is_left_to_draw(bag):
            break
        drawn = random.choices(list(bag), list(bag.values()))[0]
        bag[drawn] -= 1
        tiles += drawn
    return sorted_tiles(tiles)
