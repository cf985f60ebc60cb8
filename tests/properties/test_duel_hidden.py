"""What is hidden in Azul Duel: views show what a seat may know and nothing else, and can be played on and filled in."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import azulejos
from azulejos import Game, Position
from tests.properties.duel_games import (
    ALL_PLATES,
    DRAWN,
    STACK,
    VIEWERS,
    Plan,
    a_move,
    back,
    data_of,
    drawn_plates,
    fields,
    finished_games,
    finished_plans,
    games,
    hides_something,
    new_game,
    plates_put_back,
    plates_seen,
    played,
    told_to,
    trail_of,
)
from tests.properties.games import seeds
from tests.reference import duel_hidden
from tests.reference.duel_text import from_text, text

# Nothing is hidden before somebody draws: games in which that happens often say more.
drawing_games = finished_plans.map(lambda plan: played(plan._replace(style="draws", choices=plan.choices[:10])))
viewers = st.sampled_from(VIEWERS)


def turn_of(position: Position) -> int | None:
    return data_of(position)["turn"]


# What is seen


@given(drawing_games)
@settings(max_examples=40)
def test_a_view_masks_the_fronts_that_its_viewer_may_not_know_and_nothing_else(game: Game) -> None:
    for position in filter(hides_something, trail_of(game)):
        for viewer in VIEWERS:
            seen = position.view(viewer)
            shown, whole = fields(seen), fields(position)
            assert [shown[field] for field in range(20) if field not in (STACK, DRAWN)] == [
                whole[field] for field in range(20) if field not in (STACK, DRAWN)
            ]
            assert shown[STACK].split(",")[0] == whole[STACK].split(",")[0]
            assert plates_put_back(seen) == [
                (plate if seat == viewer else back(plate), seat) for plate, seat in plates_put_back(position)
            ]
            stage, plates = drawn_plates(position)
            backs = list(map(back, plates))
            if stage in ("l", "u"):
                backs = plates if viewer == turn_of(position) else sorted(backs, key="*J".index)
            assert drawn_plates(seen) == (stage, backs)
            assert seen.text == text(duel_hidden.view(from_text(position.text), viewer))


@given(finished_games)
def test_before_a_plate_was_drawn_everybody_sees_everything(game: Game) -> None:
    for position in trail_of(game):
        if not hides_something(position):
            for viewer in VIEWERS:
                assert position.view(viewer) == position


@given(drawing_games)
@settings(max_examples=40)
def test_views_of_views_show_no_more(game: Game) -> None:
    for position in filter(hides_something, trail_of(game)):
        public = position.view(None)
        for viewer in VIEWERS:
            seen = position.view(viewer)
            assert seen.view(viewer) == seen
            assert seen.view(None) == public
            assert Position.from_text(seen.text) == seen


@given(games)
def test_a_game_shows_its_views(game: Game) -> None:
    for viewer in VIEWERS:
        assert game.view(viewer) == game.position.view(viewer)


# What is told


@given(drawing_games)
@settings(max_examples=40)
def test_events_are_told_as_the_notation_says(game: Game) -> None:
    turns = [turn_of(position) for position in trail_of(game)]
    for viewer in VIEWERS:
        expected = [told_to(event, viewer, turns[ply]) for ply, event in enumerate(game.events)]
        assert game.events_for(viewer) == expected


@given(drawing_games)
@settings(max_examples=60)
def test_a_view_played_on_with_what_is_told_is_the_view_of_the_position(game: Game) -> None:
    """Both step by step from each view, and all the way from the first one."""
    trail = trail_of(game)
    for viewer in VIEWERS:
        kept = trail[0].view(viewer)
        for ply, event in enumerate(game.events_for(viewer)):
            after = trail[ply + 1].view(viewer)
            assert trail[ply].view(viewer).play(event).view(viewer) == after
            kept = kept.play(event)
            assert kept.view(viewer) == after
            assert Position.from_text(kept.text) == kept


@given(drawing_games)
@settings(max_examples=20)
def test_one_tells_the_other_nothing_by_the_report_of_what_was_told(game: Game) -> None:
    """What a view says of an event names no plate that the viewer can't see afterwards or could see before."""
    trail = trail_of(game)
    for viewer in VIEWERS:
        for ply, event in enumerate(game.events_for(viewer)):
            seen = trail[ply].view(viewer)
            after = seen.play(event).view(viewer)
            known = {*plates_seen(data_of(seen)), *plates_seen(data_of(after))}
            for step in seen.report(event):
                assert step.get("plate") in {None, *known}


@given(finished_games)
@settings(max_examples=30)
def test_what_is_hidden_from_the_other_seat_is_only_fronts(game: Game) -> None:
    """The one difference between what two are told."""
    for mine, yours in zip(game.events_for(0), game.events_for(1), strict=True):
        if mine != yours:
            assert {*mine, *yours} <= {"look", "move", "top"}
            assert ("look" in mine) == ("look" in yours)
            assert "look" in mine or (
                mine["move"][0] == yours["move"][0] == "u" and mine.get("top") == yours.get("top")
            )


# What may be


@given(drawing_games, seeds)
@settings(max_examples=40)
def test_what_a_view_hides_can_be_filled_in_and_nothing_that_shows_is_touched(game: Game, seed: int) -> None:
    random = Random(seed)
    for position in filter(hides_something, trail_of(game)):
        for viewer in VIEWERS:
            seen = position.view(viewer)
            whole = seen.determinise(random.getrandbits(64))
            assert whole.view(viewer) == seen
            assert Position.from_text(whole.text) == whole
            assert all(plate.isdigit() for plate, _ in plates_put_back(whole))
            stage, plates = drawn_plates(whole)
            assert stage == "d" or all(plate.isdigit() for plate in plates)
            plates_known = plates_seen(data_of(whole))
            assert len(set(plates_known)) == len(plates_known)


@given(drawing_games, seeds)
@settings(max_examples=20)
def test_positions_that_differ_only_in_what_a_seat_can_not_know_are_the_same_to_it(game: Game, seed: int) -> None:
    random = Random(seed)
    differ = 0
    for position in filter(hides_something, trail_of(game)):
        for viewer in VIEWERS:
            others = [position.view(viewer).determinise(random.getrandbits(64)) for _ in range(2)]
            differ += others[0] != others[1]
            for other in others:
                assert other.view(viewer) == position.view(viewer)
                assert data_of(other.view(viewer)) == data_of(position.view(viewer))
                if viewer is not None and position.to_move == viewer:
                    assert list(other.legal_moves) == list(position.legal_moves)
                    assert list(position.view(viewer).legal_moves) == list(position.legal_moves)
                    choices = {
                        azulejos.choose_move("greedy", here.view(viewer), seed=seed) for here in (other, position)
                    }
                    assert len(choices) == 1
    looks = [event["look"] for event in game.events if "look" in event]
    assert differ or not any(len(look) > 1 for look in looks)


@given(drawing_games, st.integers(0, 200), viewers, seeds)
@settings(max_examples=60)
def test_what_was_filled_in_can_be_played_to_the_end(game: Game, ply: int, viewer: int | None, seed: int) -> None:
    random = Random(seed)
    whole = game.position_at(ply % game.ply).view(viewer).determinise(seed)
    other = Game.from_position(whole, seed=seed)
    while not other.outcome:
        other.push(a_move(other.position, "draws", random))
    assert set(plates_seen(data_of(other.position))) == ALL_PLATES
    assert Game.from_record(other.to_record()).position == other.position


def test_every_front_that_may_be_there_comes_equally_often() -> None:
    plan = Plan(("rows", "columns", "corners"), True, 8, b"", "draws", 10**6)
    game = played(plan)
    looked = [position for position in trail_of(game) if drawn_plates(position)[0] == "l"]
    position = max(looked, key=lambda position: len(drawn_plates(position)[1]))
    viewer = 1 - (turn_of(position) or 0)
    seen = position.view(viewer)
    unseen = ALL_PLATES - set(plates_seen(data_of(seen)))
    masks = drawn_plates(seen)[1]
    runs = 300 * len(unseen)
    found = Counter(plate for seed in range(runs) for plate in drawn_plates(seen.determinise(seed))[1])
    for front in unseen:
        possible = [plate for plate in unseen if back(plate) == back(front)]
        expected = runs * masks.count(back(front)) / len(possible)
        assert abs(found[str(front)] - expected) < 0.25 * expected + 1
    assert sum(found.values()) == runs * len(masks)


@given(games, seeds)
def test_a_position_that_hides_nothing_stays_as_it_is(game: Game, seed: int) -> None:
    assert game.position.determinise(seed) == game.position


@given(finished_plans)
@settings(max_examples=20)
def test_chips_that_lie_face_down_and_plates_in_the_stack_are_in_no_position(plan: Plan) -> None:
    """So nothing that is still to come can be told from a position: it is the same whatever seed the game has."""
    game, other = new_game(plan), Game(
        "duel", goals=list(plan.goals), five_colours_special=plan.special, first=new_game(plan).first, deals="given"
    )  # fmt: skip
    for event in played(plan).events:
        other.push(event)
        if "move" in event:
            game.push(event["move"])
    assert other.position == game.position
    assert [other.position_at(ply) for ply in range(other.ply)] == [game.position_at(ply) for ply in range(game.ply)]
