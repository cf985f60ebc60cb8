// How an Azul table changes: taking tiles, tiling the walls, the end of round and game. Unchecked: moves are legal.
#pragma once

#include <algorithm>
#include <cstdint>

#include "games/azul/moves.h"
#include "games/azul/position.h"
#include "games/azul/report.h"

namespace azulejos::azul {

template <class Log>
constexpr void drop_on_floor(Position& position, int seat, int colour, int count, Log& log) {
    const int fitting = position.board(seat).floor.add(static_cast<std::uint32_t>(colour) + 1, count);
    position.lid += lanes::of(count - fitting, colour);
    if constexpr (Log::listens) {
        Step step{.seat = static_cast<std::uint8_t>(seat), .colour = static_cast<std::uint8_t>(colour)};
        step.kind = Step::Kind::floor;
        step.count = static_cast<std::uint8_t>(fitting);
        if (fitting > 0) log.tell(step);
        step.kind = Step::Kind::lid;
        step.tiles = lanes::of(count - fitting, colour);
        if (count > fitting) log.tell(step);
    }
}

// Rules 4.2 to 4.4: a complete line's tile goes to the wall and scores at once, its other tiles go to the lid.
template <class Log>
constexpr void place_on_wall(Position& position, int seat, int line, int column, Log& log) {
    PlayerBoard& board = position.board(seat);
    const auto index = static_cast<std::size_t>(line);
    const int colour = board.colours[index];
    board.wall.place(line, column, colour);
    const Runs runs = runs_at(board.wall.occupied(), line, column);
    board.score = static_cast<std::uint16_t>(board.score + runs.points());
    position.lid += lanes::of(line, colour);
    board.filled[index] = 0;
    board.colours[index] = 0;
    board.open_line(line);
    position.placed = true;
    if constexpr (Log::listens) {
        Step step{.kind = Step::Kind::tile, .seat = static_cast<std::uint8_t>(seat)};
        step.colour = static_cast<std::uint8_t>(colour);
        step.line = static_cast<std::uint8_t>(line);
        step.column = static_cast<std::uint8_t>(column);
        step.count = static_cast<std::uint8_t>(line);
        step.runs = runs;
        step.points = runs.points();
        step.score = board.score;
        step.tiles = lanes::of(line, colour);
        log.tell(step);
    }
}

// Rule 5.3: no column takes the colour of a complete line, so all its tiles fall to the floor.
template <class Log>
constexpr void drop_stuck_line(Position& position, int seat, int line, Log& log) {
    PlayerBoard& board = position.board(seat);
    const auto index = static_cast<std::size_t>(line);
    const int colour = board.colours[index];
    if constexpr (Log::listens) {
        Step step{.kind = Step::Kind::stuck, .seat = static_cast<std::uint8_t>(seat)};
        step.colour = static_cast<std::uint8_t>(colour);
        step.line = static_cast<std::uint8_t>(line);
        step.count = static_cast<std::uint8_t>(line + 1);
        log.tell(step);
    }
    board.filled[index] = 0;
    board.colours[index] = 0;
    board.open_line(line);
    drop_on_floor(position, seat, colour, line + 1, log);
}

// Rules 4.5 and 4.6: the floor's sum is subtracted once, the score never falls below 0; its tiles go to the lid.
template <class Log>
constexpr void clear_floor(Position& position, int seat, Log& log) {
    PlayerBoard& board = position.board(seat);
    const int score = std::max(0, board.score + board.floor.penalty());
    const Lanes tiles = board.floor.tiles();
    if constexpr (Log::listens) {
        Step step{.kind = Step::Kind::penalty, .seat = static_cast<std::uint8_t>(seat)};
        step.count = board.floor.size;
        step.points = score - board.score;
        step.score = score;
        step.tiles = tiles;
        if (board.floor.size > 0) log.tell(step);
    }
    board.score = static_cast<std::uint16_t>(score);
    position.lid += tiles;
    board.floor = {};
}

// Does a seat's tiling as far as nothing is to be chosen, and says whether it is finished. A finished seat has neither
// complete lines nor a floor, so that asking again changes nothing: no list of who is done is kept.
template <class Log>
constexpr bool tile_without_choice(Position& position, int seat, Log& log) {
    PlayerBoard& board = position.board(seat);
    for (std::uint32_t lines = board.complete_lines(); lines != 0; lines &= lines - 1) {
        const int line = lowest_bit(lines);
        const int colour = board.colours[static_cast<std::size_t>(line)];
        if (!position.grey) {
            place_on_wall(position, seat, line, coloured_column(line, colour), log);
            continue;
        }
        const std::uint32_t columns = grey_columns(board.wall, line, colour);
        if ((columns & (columns - 1)) != 0) return false;
        if (columns != 0) {
            place_on_wall(position, seat, line, lowest_bit(columns), log);
        } else {
            drop_stuck_line(position, seat, line, log);
        }
    }
    if (board.floor.size > 0) clear_floor(position, seat, log);
    return true;
}

template <class Log>
constexpr void tell_bonus(const PlayerBoard& board, int seat, BonusKind kind, int count, int points, Log& log) {
    if (count == 0) return;
    Step step{.kind = Step::Kind::bonus, .seat = static_cast<std::uint8_t>(seat)};
    step.bonus = kind;
    step.count = static_cast<std::uint8_t>(count);
    step.points = points;
    step.score = board.score + points;
    log.tell(step);
}

template <class Log>
constexpr void end_game(Position& position, Ending ending, Log& log) {
    position.phase = Phase::over;
    position.to_move = nobody;
    if constexpr (Log::listens) {
        Step step{.kind = Step::Kind::over};
        step.ending = ending;
        log.tell(step);
    }
    for (int seat = 0; seat < position.players; ++seat) {
        PlayerBoard& board = position.board(seat);
        const Bonuses bonuses = bonuses_of(board.wall);
        const auto add = [&](BonusKind kind, int count, int points) {
            if constexpr (Log::listens) tell_bonus(board, seat, kind, count, points, log);
            board.score = static_cast<std::uint16_t>(board.score + points);
        };
        add(BonusKind::rows, bonuses.rows, bonuses.rows * row_bonus);
        add(BonusKind::columns, bonuses.columns, bonuses.columns * column_bonus);
        add(BonusKind::colours, bonuses.colours, bonuses.colours * colour_bonus);
    }
}

// Rules 4.8 and 6.1 to 6.3: after all tilings the game is over, or waits for the next deal.
template <class Log>
constexpr void end_round(Position& position, Log& log) {
    position.barren = position.placed ? 0 : static_cast<std::uint8_t>(position.barren + 1);
    position.placed = false;
    bool row = false;
    for (const PlayerBoard& board : position.boards) row |= has_complete_row(board.wall.occupied());
    if (row) return end_game(position, Ending::row, log);
    if (position.barren == most_barren_rounds) return end_game(position, Ending::barren_rounds, log);
    if ((position.bag | position.lid) == 0) return end_game(position, Ending::no_tiles, log);
    position.phase = Phase::deal;
    position.to_move = nobody;
}

// Seats tile in order from who started the draft; the first that has something to choose is asked.
template <class Log>
constexpr void go_on_tiling(Position& position, Log& log) {
    int seat = position.first;
    for (int done = 0; done < position.players; ++done, seat = position.next_seat(seat)) {
        if (!tile_without_choice(position, seat, log)) {
            position.to_move = static_cast<std::int8_t>(seat);
            return;
        }
    }
    end_round(position, log);
}

template <class Log>
constexpr void end_draft(Position& position, Log& log) {
    // A marker that nobody took stays with who brought it (rule 3.14).
    if (position.marker == Position::marker_in_centre) position.marker = static_cast<std::int8_t>(position.first);
    position.phase = Phase::tiling;
    go_on_tiling(position, log);
}

template <class Log>
constexpr void tell_draft(const Position& before, const DraftMove& move, int placed, Log& log) {
    const int seat = before.to_move;
    Step step{.seat = static_cast<std::uint8_t>(seat), .colour = static_cast<std::uint8_t>(move.colour)};
    step.source = static_cast<std::uint8_t>(move.source);
    step.line = static_cast<std::uint8_t>(move.line);
    step.kind = Step::Kind::take;
    step.count = static_cast<std::uint8_t>(lanes::get(before.source(move.source), move.colour));
    log.tell(step);
    const Lanes rest = before.source(move.source) - lanes::only(before.source(move.source), move.colour);
    if (move.source != centre && rest != 0) {
        step.kind = Step::Kind::leftovers;
        step.tiles = rest;
        log.tell(step);
    }
    if (move.source == centre && before.marker == Position::marker_in_centre) {
        step.kind = Step::Kind::marker;
        step.count = before.board(seat).floor.size < floor_size;
        log.tell(step);
    }
    if (placed > 0) {
        step.kind = Step::Kind::place;
        step.count = static_cast<std::uint8_t>(placed);
        log.tell(step);
    }
}

// Rules 3.1 to 3.12. Written without branches on what is as good as random: play-outs live here.
template <class Log>
constexpr void play_draft(Position& position, const DraftMove& move, Log& log) {
    const int seat = position.to_move;
    PlayerBoard& board = position.board(seat);
    Lanes& source = position.sources[static_cast<std::size_t>(move.source)];
    Lanes& middle = position.sources[centre];
    const auto line = static_cast<std::size_t>(move.line);

    const int taken = lanes::get(source, move.colour);
    const int room = line_sizes[line] - board.filled[line];
    const int placed = std::min(taken, room);
    if constexpr (Log::listens) tell_draft(position, move, placed, log);

    const Lanes rest = source - lanes::of(taken, move.colour);
    source = 0;
    middle += rest;
    position.present &= ~(lanes::each_one << move.source | lanes::each_one << centre);
    position.present |= lanes::not_zero(middle) << centre;

    // The marker comes before the tiles of the same take (rule 3.4).
    const bool takes_marker = move.source == centre && position.marker == Position::marker_in_centre;
    if (takes_marker) [[unlikely]] {
        board.floor.add(Floor::marker, 1);
        position.marker = static_cast<std::int8_t>(seat);
    }

    board.filled[line] = static_cast<std::uint8_t>(board.filled[line] + placed);
    board.colours[line] = static_cast<std::uint8_t>(move.line == floor_line ? 0 : move.colour);
    board.narrow_line(move.line, move.colour, placed == room);
    drop_on_floor(position, seat, move.colour, taken - placed, log);

    position.to_move = static_cast<std::int8_t>(position.next_seat(seat));
    if (position.present == 0) [[unlikely]]
        end_draft(position, log);
}

template <class Log>
constexpr void play_tiling(Position& position, const TilingMove& move, Log& log) {
    const int seat = position.to_move;
    place_on_wall(position, seat, move.line, move.column, log);
    // The same seat goes on while it has choices, whoever would have been asked first.
    if (tile_without_choice(position, seat, log)) go_on_tiling(position, log);
}

template <class Log>
constexpr void play(Position& position, Move move, Log& log) {
    if (is_tiling(move)) {
        play_tiling(position, tiling_move(move), log);
    } else {
        play_draft(position, draft_move(move), log);
    }
}

// The position as if this seat were asked to tile first: tilings are independent, so people may choose at the same
// time. Where the seat has nothing to choose its tiling is done, and the position asks as it would have.
constexpr Result<Position> tiling(const Position& position, int seat) {
    if (position.phase != Phase::tiling) return Error::say("it is not the tiling");
    if (seat < 0 || seat >= position.players) return Error::say("there is no seat ", seat);
    Position asked = position;
    NoLog log;
    if (!tile_without_choice(asked, seat, log)) asked.to_move = static_cast<std::int8_t>(seat);
    return asked;
}

// Winners: most points, then most complete rows, then together (rules 6.5 and 6.6).
constexpr unsigned winners(const Position& position) {
    unsigned seats = 0;
    int best = -1;
    for (int seat = 0; seat < position.players; ++seat) {
        const PlayerBoard& board = position.board(seat);
        const int rank = board.score * (line_count + 1) + complete_rows(board.wall.occupied());
        if (rank > best) seats = 0;
        if (rank >= best) seats |= 1u << seat;
        best = std::max(best, rank);
    }
    return seats;
}

}  // namespace azulejos::azul
