// How an Azul Duel table changes by decisions: the draft, the tiling, the end of round and game. Unchecked: moves are
// legal.
#pragma once

#include <algorithm>
#include <cstdint>

#include "games/duel/goals.h"
#include "games/duel/moves.h"
#include "games/duel/position.h"
#include "games/duel/report.h"

namespace azulejos::duel {

template <class Log, class Fill>
constexpr void tell(Log& log, Step::Kind kind, int seat, Fill fill) {
    if constexpr (Log::listens) {
        Step step = told(kind, seat);
        fill(step);
        log.tell(step);
    }
}

// ---- whose turn it is

constexpr bool has_tiles(const Position& position) {
    Lanes all = position.large_moon;
    for (const Lanes sun : position.sun) all |= sun;
    for (const SmallFactory& factory : position.small) all |= factory.moon.tiles;
    return all != 0;
}

// Whether a seat can do any of the four draft actions (rule 4.1).
constexpr bool can_act(const Position& position, int seat) {
    if (has_tiles(position)) return true;
    const PlayerBoard& board = position.board(seat);
    if (position.round < rounds && board.tokens < tokens_per_round &&
        (position.display_size() > 0 || position.stack_size() > 0)) {
        return true;
    }
    const auto turned_up = [](const SmallFactory& factory) { return factory.chip >= first_chip; };
    return board.taken < chips_per_round && std::any_of(position.small.begin(), position.small.end(), turned_up);
}

// The first small factory without tiles whose chip nobody has seen, or 0.
constexpr int chip_due(const Position& position) {
    for (int factory = 1; factory < factory_count; ++factory) {
        if (position.factory(factory).chip == hidden_chip && position.is_empty(factory)) return factory;
    }
    return 0;
}

template <class Log>
constexpr void end_draft(Position& position, Log& log);

// `seat` is asked if it can act, else the other one; if nobody can, the draft is over.
template <class Log>
constexpr void ask_to_act(Position& position, int seat, Log& log) {
    if (!can_act(position, seat)) seat = 1 - seat;
    if (!can_act(position, seat)) return end_draft(position, log);
    position.phase = Phase::draft;
    position.turn = static_cast<std::int8_t>(seat);
    position.due = Due::move;
}

template <class Log>
constexpr void end_turn(Position& position, Log& log) {
    if (chip_due(position) != 0) {
        position.due = Due::chip;
    } else {
        ask_to_act(position, 1 - position.turn, log);
    }
}

// ---- tiles on their way

// What doesn't fit the broken stack goes to the tower without penalty (rules 5.3 and 5.4).
template <class Log>
constexpr void break_tiles(Position& position, int seat, int colour, int count, Log& log) {
    PlayerBoard& board = position.board(seat);
    const int fitting = std::min(count, broken_size - lanes::sum(board.broken));
    board.broken += lanes::of(fitting, colour);
    position.tower += lanes::of(count - fitting, colour);
    if (fitting > 0) {
        tell(log, Step::Kind::broken, seat, [&](Step& step) {
            step.colour = static_cast<std::uint8_t>(colour);
            step.count = static_cast<std::uint8_t>(fitting);
        });
    }
    if (count > fitting) {
        tell(log, Step::Kind::tower, seat, [&](Step& step) { step.tiles = lanes::of(count - fitting, colour); });
    }
}

template <class Log>
constexpr void lay_in_line(Position& position, int colour, int line, int count, Log& log) {
    PlayerBoard& board = position.board(position.turn);
    const auto index = static_cast<std::size_t>(line);
    const int placed = std::min(count, line_sizes[index] - board.filled[index]);
    if (placed > 0) {
        board.filled[index] = static_cast<std::uint8_t>(board.filled[index] + placed);
        board.colours[index] = static_cast<std::uint8_t>(colour);
        tell(log, Step::Kind::place, position.turn, [&](Step& step) {
            step.colour = static_cast<std::uint8_t>(colour);
            step.line = static_cast<std::uint8_t>(line);
            step.count = static_cast<std::uint8_t>(placed);
        });
    }
    break_tiles(position, position.turn, colour, count - placed, log);
}

template <class Log>
constexpr void take_marker(Position& position, Log& log) {
    if (position.marker != Position::marker_on_large) return;
    position.marker = position.turn;
    tell(log, Step::Kind::marker, position.turn, [](Step&) {});
}

template <class Log>
constexpr void tell_take(const Position& position, int colour, int factory, bool moon, int count, Log& log) {
    tell(log, Step::Kind::take, position.turn, [&](Step& step) {
        step.colour = static_cast<std::uint8_t>(colour);
        step.factory = static_cast<std::uint8_t>(factory);
        step.moon = moon;
        step.count = static_cast<std::uint8_t>(count);
    });
}

// ---- the draft (rule 4)

template <class Log>
constexpr void play_sun(Position& position, const SunMove& move, Log& log) {
    Lanes& sun = position.sun[static_cast<std::size_t>(move.factory)];
    const int taken = lanes::get(sun, move.colour);
    const Lanes rest = sun - lanes::of(taken, move.colour);
    tell_take(position, move.colour, move.factory, false, taken, log);
    sun = 0;
    if (rest != 0) {
        tell(log, Step::Kind::leftovers, position.turn, [&](Step& step) {
            step.factory = static_cast<std::uint8_t>(move.factory);
            step.tiles = rest;
        });
    }
    if (move.factory == 0) {
        position.large_moon += rest;
        // Nobody could take the marker from the moon if nothing comes there (a ruling).
        if (rest == 0) take_marker(position, log);
    } else {
        MoonStack& moon = position.factory(move.factory).moon;
        for (LeftoverOrder order = move.order; order != 0; order >>= 3) moon.push(static_cast<int>(order & 7u) - 1);
        for (int colour = 0; move.order == 0 && colour < colour_count; ++colour) {
            for (int n = lanes::get(rest, colour); n > 0; --n) moon.push(colour);
        }
    }
    lay_in_line(position, move.colour, move.line, taken, log);
    end_turn(position, log);
}

template <class Log>
constexpr void play_moon(Position& position, const MoonMove& move, Log& log) {
    const int from_large = lanes::get(position.large_moon, move.colour);
    position.large_moon -= lanes::of(from_large, move.colour);
    int taken = from_large;
    for (int factory = 1; factory < factory_count; ++factory) {
        MoonStack& moon = position.factory(factory).moon;
        if (moon.size() == 0 || moon.top() != move.colour) continue;
        moon.pop();
        ++taken;
    }
    tell_take(position, move.colour, 0, true, taken, log);
    if (from_large > 0) take_marker(position, log);
    lay_in_line(position, move.colour, move.line, taken, log);
    end_turn(position, log);
}

template <class Log>
constexpr void lay_plate(Position& position, const PlateMove& move, Log& log) {
    position.board(position.turn).dome.put_plate(move.plate, move.place, move.turns);
    tell(log, Step::Kind::plate, position.turn, [&](Step& step) {
        step.plate = move.plate;
        step.place = static_cast<std::uint8_t>(move.place);
        step.turns = static_cast<std::uint8_t>(move.turns);
    });
}

template <class Log>
constexpr void play_plate(Position& position, const PlateMove& move, Log& log) {
    std::replace(position.display.begin(), position.display.end(), move.plate, no_plate);
    lay_plate(position, move, log);
    if (position.phase == Phase::opening) {
        position.turn = nobody;
        position.due = Due::plates;
        return;
    }
    ++position.board(position.turn).tokens;
    end_turn(position, log);
}

// Takes the topmost plate of the stack, as far as anybody knows it.
constexpr Plate take_from_stack(Position& position) {
    if (position.shuffled == 0) {
        const Plate plate = position.returned[0].plate;
        position.returned.remove(0);
        return plate;
    }
    const Plate back = position.top;
    --position.shuffled;
    position.top = position.shuffled > 0 ? unknown_plate : no_plate;
    return back;
}

template <class Log>
constexpr void play_draw(Position& position, Log& log) {
    PlayerBoard& board = position.board(position.turn);
    if (position.stage == Stage::none) ++board.tokens;
    const int cost = board.score > 0 ? 1 : 0;
    board.score = static_cast<std::uint16_t>(board.score - cost);
    position.stage = Stage::drawing;
    const bool was_shuffled = position.shuffled > 0;
    const Plate plate = take_from_stack(position);
    position.drawn.push_back(plate);
    position.due = was_shuffled && position.shuffled > 0 ? Due::top : Due::move;
    tell(log, Step::Kind::draw, position.turn, [&](Step& step) {
        step.plate = back_of(plate);
        step.points = -cost;
        step.score = board.score;
    });
}

template <class Log>
constexpr void put_under_stack(Position& position, Plate plate, Log& log) {
    position.returned.push_back({plate, static_cast<std::uint8_t>(position.turn)});
    tell(log, Step::Kind::put_back, position.turn, [&](Step& step) { step.plate = plate; });
}

// The last plate goes under the stack by itself.
template <class Log>
constexpr void end_drawing(Position& position, Log& log) {
    if (position.drawn.size > 1) {
        position.stage = Stage::returning;
        return;
    }
    if (position.drawn.size == 1) put_under_stack(position, position.drawn[0], log);
    position.drawn.clear();
    position.stage = Stage::none;
    end_turn(position, log);
}

// Takes a plate out of those drawn: its front, or in a view a back like its own.
constexpr void remove_drawn(Position& position, Plate plate) {
    int index = 0;
    while (index < position.drawn.size && position.drawn[index] != plate) ++index;
    for (int other = 0; index == position.drawn.size && other < position.drawn.size; ++other) {
        if (position.drawn[other] == back_of(plate)) index = other;
    }
    if (index < position.drawn.size) position.drawn.remove(index);
}

template <class Log>
constexpr void play_keep(Position& position, const PlateMove& move, Log& log) {
    remove_drawn(position, move.plate);
    lay_plate(position, move, log);
    end_drawing(position, log);
}

template <class Log>
constexpr void play_put_back(Position& position, Plate plate, Log& log) {
    remove_drawn(position, plate);
    put_under_stack(position, plate, log);
    end_drawing(position, log);
}

template <class Log>
constexpr void play_chip(Position& position, int factory, Log& log) {
    PlayerBoard& board = position.board(position.turn);
    const int chip = position.factory(factory).chip - first_chip;
    board.chips.add(chip);
    ++board.taken;
    position.factory(factory).chip = no_chip;
    tell(log, Step::Kind::chip, position.turn, [&](Step& step) {
        step.factory = static_cast<std::uint8_t>(factory);
        step.chip = static_cast<std::uint8_t>(chip);
    });
    end_turn(position, log);
}

// ---- the tiling (rule 6)

template <class Log>
constexpr void place_special_if_due(Position& position, int seat, int cell, Log& log) {
    PlayerBoard& board = position.board(seat);
    const int place = cell / dome_size / 2 * 3 + cell % dome_size / 2;
    const int special_cell = board.dome.special_due(place);
    if (special_cell < 0) return;
    const int points = special_cell / dome_size + 1;
    board.dome.put_tile(special_cell, special);
    board.score = static_cast<std::uint16_t>(board.score + points);
    tell(log, Step::Kind::special_tile, seat, [&](Step& step) {
        step.cell = static_cast<std::uint8_t>(special_cell);
        step.points = points;
        step.score = board.score;
    });
}

// One tile of the line goes to the dome and scores, the others go to the tower; then the special tile it may trigger.
template <class Log>
constexpr void place_on_dome(Position& position, int seat, int line, int column, Log& log) {
    PlayerBoard& board = position.board(seat);
    const auto index = static_cast<std::size_t>(line);
    const int colour = board.colours[index];
    const int cell = dome_size * line + column;
    board.dome.put_tile(cell, colour);
    const Runs runs = runs_at(board.dome.filled(), cell);
    board.score = static_cast<std::uint16_t>(board.score + runs.points());
    const Lanes others = lanes::of(board.filled[index] - 1, colour);
    position.tower += others;
    board.empty_line(line);
    tell(log, Step::Kind::tile, seat, [&](Step& step) {
        step.line = static_cast<std::uint8_t>(line);
        step.colour = static_cast<std::uint8_t>(colour);
        step.cell = static_cast<std::uint8_t>(cell);
        step.runs = runs;
        step.points = runs.points();
        step.score = board.score;
        step.tiles = others;
    });
    place_special_if_due(position, seat, cell, log);
}

// A line for whose colour the row has no free cell: it waits if a plate can still bring one, else it breaks (rules 6.10
// and 6.11).
template <class Log>
constexpr void hold_or_break(Position& position, int seat, int line, Log& log) {
    PlayerBoard& board = position.board(seat);
    const auto index = static_cast<std::size_t>(line);
    const int colour = board.colours[index], count = board.filled[index];
    const bool stays = board.dome.row_has_free_place(line);
    tell(log, stays ? Step::Kind::stays : Step::Kind::breaks, seat, [&](Step& step) {
        step.line = static_cast<std::uint8_t>(line);
        step.colour = static_cast<std::uint8_t>(colour);
        step.count = static_cast<std::uint8_t>(count);
    });
    if (stays) return;
    board.empty_line(line);
    break_tiles(position, seat, colour, count, log);
}

template <class Log>
constexpr void pay_penalty(Position& position, int seat, Log& log) {
    PlayerBoard& board = position.board(seat);
    const int count = lanes::sum(board.broken);
    const bool marker = position.marker == seat;
    const int sum = broken_penalty[static_cast<std::size_t>(count)] + (marker ? marker_penalty : 0);
    const int score = std::max(0, board.score + sum);
    if (sum != 0) {
        tell(log, Step::Kind::penalty, seat, [&](Step& step) {
            step.count = static_cast<std::uint8_t>(count);
            step.marker = marker;
            step.points = score - board.score;
            step.score = score;
            step.tiles = board.broken;
        });
    }
    board.score = static_cast<std::uint16_t>(score);
    position.tower += board.broken;
    board.broken = 0;
}

// Whether the line to which the pass has come leaves its owner a choice; if not, the engine does what follows.
constexpr bool is_choice(const PlayerBoard& board, const LineToTile& tile) {
    if (tile.missing == 0) return (tile.columns & (tile.columns - 1)) != 0;
    return tile.columns != 0 && can_pay(board.chips, tile.colour, tile.missing);
}

// Goes on with a seat's pass as far as nothing is to be chosen, and says whether it is finished.
template <class Log>
constexpr bool tile_without_choice(Position& position, int seat, Log& log) {
    PlayerBoard& board = position.board(seat);
    for (; board.pass < line_count; ++board.pass) {
        const int line = board.pass;
        if (board.filled[static_cast<std::size_t>(line)] == 0) continue;
        const LineToTile tile{board};
        if (is_choice(board, tile)) return false;
        if (tile.columns == 0) {
            hold_or_break(position, seat, line, log);
        } else if (tile.missing == 0) {
            place_on_dome(position, seat, line, lowest_bit(tile.columns), log);
        } else {
            tell(log, Step::Kind::stays, seat, [&](Step& step) {
                step.line = static_cast<std::uint8_t>(line);
                step.colour = static_cast<std::uint8_t>(tile.colour);
                step.count = board.filled[static_cast<std::size_t>(line)];
            });
        }
    }
    if (board.pass == line_count) {
        pay_penalty(position, seat, log);
        board.pass = pass_finished;
    }
    return true;
}

template <class Log>
constexpr void end_game(Position& position, Log& log) {
    position.phase = Phase::over;
    position.due = Due::nothing;
    position.turn = nobody;
    tell(log, Step::Kind::over, player_count, [](Step&) {});
    for (int seat = 0; seat < player_count; ++seat) {
        PlayerBoard& board = position.board(seat);
        int sum = 0, told_score = board.score;
        for (int index = 0; index < goal_count; ++index) {
            const auto goal = static_cast<Goal>(index);
            if (!position.has_goal(goal)) continue;
            sum += goal_points(goal, board.dome, position.five_colours_special);
        }
        // Together they never bring the score below 0 (a ruling): what is told adds up to what is counted.
        const int score = std::max(0, board.score + sum);
        int left_over = score - (board.score + sum);
        for (int index = 0; index < goal_count; ++index) {
            const auto goal = static_cast<Goal>(index);
            const int points =
                position.has_goal(goal) ? goal_points(goal, board.dome, position.five_colours_special) : 0;
            if (points == 0) continue;
            const int spared = points < 0 ? std::min(-points, left_over) : 0;
            left_over -= spared;
            told_score += points + spared;
            tell(log, Step::Kind::goal, seat, [&](Step& step) {
                step.goal = goal;
                step.count = static_cast<std::uint8_t>(spared);
                step.points = points + spared;
                step.score = told_score;
            });
        }
        board.score = static_cast<std::uint16_t>(score);
    }
}

// What is missing on the display, as far as the stack can give it.
constexpr int plates_due(const Position& position) {
    return std::min(static_cast<int>(position.display.size()) - position.display_size(), position.stack_size());
}

template <class Log>
constexpr void end_round(Position& position, Log& log) {
    for (PlayerBoard& board : position.boards) board.tokens = board.taken = board.pass = 0;
    if (position.round == rounds) return end_game(position, log);
    position.phase = Phase::deal;
    position.turn = nobody;
    position.due = plates_due(position) > 0 ? Due::plates : Due::deal;
}

template <class Log>
constexpr void go_on_tiling(Position& position, Log& log) {
    for (const int seat : {static_cast<int>(position.first), 1 - position.first}) {
        if (!tile_without_choice(position, seat, log)) {
            position.turn = static_cast<std::int8_t>(seat);
            position.due = Due::move;
            return;
        }
    }
    end_round(position, log);
}

template <class Log>
constexpr void end_draft(Position& position, Log& log) {
    position.phase = Phase::tiling;
    go_on_tiling(position, log);
}

template <class Log>
constexpr void play_tile(Position& position, const TileMove& move, Log& log) {
    const int seat = position.turn;
    PlayerBoard& board = position.board(seat);
    if (move.chips.counts != 0) {
        board.chips.remove(move.chips);
        board.used.add(move.chips);
        tell(log, Step::Kind::spend, seat, [&](Step& step) {
            step.line = static_cast<std::uint8_t>(move.line);
            step.chips = move.chips;
        });
    }
    place_on_dome(position, seat, move.line, move.column, log);
    ++board.pass;
    if (tile_without_choice(position, seat, log)) go_on_tiling(position, log);
}

template <class Log>
constexpr void play_leave(Position& position, int line, Log& log) {
    const int seat = position.turn;
    PlayerBoard& board = position.board(seat);
    tell(log, Step::Kind::stays, seat, [&](Step& step) {
        step.line = static_cast<std::uint8_t>(line);
        step.colour = board.colours[static_cast<std::size_t>(line)];
        step.count = board.filled[static_cast<std::size_t>(line)];
    });
    ++board.pass;
    if (tile_without_choice(position, seat, log)) go_on_tiling(position, log);
}

template <class Log>
constexpr void play(Position& position, Move move, Log& log) {
    switch (kind_of(move)) {
        case MoveKind::sun: return play_sun(position, sun_move(move), log);
        case MoveKind::moon: return play_moon(position, moon_move(move), log);
        case MoveKind::plate: return play_plate(position, plate_move(move), log);
        case MoveKind::draw: return play_draw(position, log);
        case MoveKind::look: position.due = Due::look; return;
        case MoveKind::keep: return play_keep(position, plate_move(move), log);
        case MoveKind::put_back: return play_put_back(position, put_back_plate(move), log);
        case MoveKind::chip: return play_chip(position, chip_factory(move), log);
        case MoveKind::tile: return play_tile(position, tile_move(move), log);
        case MoveKind::leave: return play_leave(position, leave_line(move), log);
    }
}

// The position as if this seat were asked to tile first: tilings are independent, so people may choose at the same
// time. Where the seat has nothing to choose its tiling is done, and the position asks as it would have.
constexpr Result<Position> tiling(const Position& position, int seat) {
    if (position.phase != Phase::tiling) return Error::say("it is not the tiling");
    if (seat < 0 || seat >= player_count) return Error::say("there is no seat ", seat);
    Position asked = position;
    NoLog log;
    if (!tile_without_choice(asked, seat, log)) asked.turn = static_cast<std::int8_t>(seat);
    return asked;
}

// Most points win; a tie goes to who holds the first-player tile (rule 8.3).
constexpr unsigned winners(const Position& position) {
    const int difference = position.boards[0].score - position.boards[1].score;
    if (difference != 0) return difference > 0 ? 1u : 2u;
    return 1u << (position.marker == Position::marker_on_large ? position.first : position.marker);
}

}  // namespace azulejos::duel
