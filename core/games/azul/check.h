// Whether a position can lie on a table: every invariant that the rules keep, asked of whatever comes from outside.
#pragma once

#include <cstdint>

#include "base/text.h"
#include "games/azul/moves.h"
#include "games/azul/position.h"

namespace azulejos::azul {

inline constexpr int most_score = 999;  // far above what 25 tiles and all bonuses can bring

// What a board can still score at most: each tile has runs of five both ways, and in the end all is complete.
inline constexpr int most_tile_points = 2 * line_count;
inline constexpr int most_bonus_points = line_count * (row_bonus + column_bonus + colour_bonus);

// Makes `open_lines` follow from the lines and the wall.
constexpr void note_open_lines(PlayerBoard& board) {
    board.open_lines = 0;
    for (int line = 0; line < line_count; ++line) {
        const auto index = static_cast<std::size_t>(line);
        board.open_line(line);
        if (board.filled[index] > 0) board.narrow_line(line, board.colours[index], board.is_complete(line));
    }
}

constexpr Lanes tiles_on_board(const PlayerBoard& board) {
    Lanes tiles = board.floor.tiles();
    for (std::size_t line = 0; line < line_count; ++line) tiles += lanes::of(board.filled[line], board.colours[line]);
    for (int colour = 0; colour < colour_count; ++colour) {
        tiles += lanes::of(count_bits(board.wall.cells[static_cast<std::size_t>(colour)]), colour);
    }
    return tiles;
}

namespace checking {

constexpr Error tiles(const Position& position) {
    Lanes all = position.on_table() + position.bag + position.lid;
    for (const PlayerBoard& board : position.boards) all += tiles_on_board(board);
    for (int colour = 0; colour < colour_count; ++colour) {
        if (lanes::get(all, colour) != tiles_per_colour) {
            return Error::say("there are ", lanes::get(all, colour), " ",
                              colour_names[static_cast<std::size_t>(colour)], " tiles instead of ", tiles_per_colour);
        }
    }
    return {};
}

constexpr Error wall(const PlayerBoard& board, bool grey) {
    for (int colour = 0; colour < colour_count; ++colour) {
        const std::string_view name = colour_names[static_cast<std::size_t>(colour)];
        const std::uint32_t cells = board.wall.cells[static_cast<std::size_t>(colour)];
        for (int row = 0; row < line_count; ++row) {
            const std::uint32_t columns = row_of(cells, row);
            if ((columns & (columns - 1)) != 0) return Error::say("row ", row + 1, " has two ", name, " tiles");
            if (!grey && columns != 0 && columns != 1u << coloured_column(row, colour)) {
                return Error::say("the ", name, " tile of row ", row + 1, " is not on its cell of the coloured wall");
            }
            const std::uint32_t rows = column_of(cells, row);
            if ((rows & (rows - 1)) != 0) return Error::say("column ", row + 1, " has two ", name, " tiles");
        }
    }
    return {};
}

// Leaves room for what is still to come, so that whatever is played from here can be written and read, too.
constexpr Error score(const Position& position, const PlayerBoard& board) {
    const int free_cells = line_count * line_count - count_bits(board.wall.occupied());
    const int to_come = position.phase == Phase::over ? 0 : free_cells * most_tile_points + most_bonus_points;
    if (board.score + to_come <= most_score) return {};
    return Error::say("a score of ", static_cast<int>(board.score), " could rise above ", most_score);
}

constexpr Error lines(const PlayerBoard& board) {
    for (int line = 0; line < line_count; ++line) {
        const auto index = static_cast<std::size_t>(line);
        if (board.filled[index] > 0 && board.wall.row_has(line, board.colours[index])) {
            return Error::say("line ", line + 1, " holds ", colour_names[board.colours[index]],
                              " tiles though its wall row has that colour");
        }
    }
    return {};
}

// No round begins once a wall has a complete row.
constexpr Error phase_of_board(const Position& position, const PlayerBoard& board) {
    const bool row = has_complete_row(board.wall.occupied());
    if (position.phase == Phase::draft || position.phase == Phase::deal) {
        if (row) return Error::say("a row is complete, so the game is over");
    }
    if (position.phase == Phase::deal || position.phase == Phase::over) {
        if (board.floor.size > 0) return Error::say("the floor has to be empty after the tiling");
        for (int line = 0; line < line_count; ++line) {
            if (board.is_complete(line)) return Error::say("line ", line + 1, " has to be tiled already");
        }
    }
    return {};
}

constexpr Error markers(const Position& position) {
    int on_floors = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        const Floor& floor = position.board(seat).floor;
        for (int space = 0; space < floor.size; ++space) {
            if (floor.at(space) != Floor::marker) continue;
            ++on_floors;
            if (position.marker != seat)
                return Error::say("the marker is on the floor of seat ", seat, ", who doesn't hold it");
        }
    }
    if (on_floors > 1) return Error::say("there are two markers");
    return {};
}

constexpr Error draft(const Position& position) {
    if (position.present == 0) return Error::say("the draft is over: no tiles are on the table");
    if (position.to_move == nobody) return Error::say("somebody is to move in the draft");
    if (position.round == 0) return Error::say("the draft belongs to round 1 or later");
    if (position.placed) return Error::say("no tile can have been placed in this round yet");
    return {};
}

constexpr Error not_draft(const Position& position) {
    if (position.present != 0) return Error::say("tiles are on the table, so the draft goes on");
    if (position.marker == Position::marker_in_centre)
        return Error::say("the marker lies in the centre only in the draft");
    return {};
}

constexpr Error tiling(const Position& position) {
    if (!position.grey) return Error::say("on the coloured wall nothing is to be chosen at the tiling");
    if (position.to_move == nobody) return Error::say("somebody is to move at the tiling");
    if (position.round == 0) return Error::say("the tiling belongs to round 1 or later");
    const PlayerBoard& board = position.board(position.to_move);
    const int line = line_to_tile(board);
    if (line == line_count || count_bits(columns_to_choose(position)) < 2) {
        return Error::say("seat ", static_cast<int>(position.to_move), " has nothing to choose");
    }
    return {};
}

constexpr Error deal(const Position& position) {
    if (position.to_move != nobody) return Error::say("nobody is to move before the deal");
    if (position.placed) return Error::say("whether somebody placed a tile is counted with the barren rounds now");
    if (position.phase == Phase::over) return {};
    if ((position.bag | position.lid) == 0) return Error::say("nothing is left to deal, so the game is over");
    if (position.round == 0 && position.marker != position.first)
        return Error::say("before round 1 the first seat holds the marker");
    return {};
}

constexpr Error over(const Position& position) {
    for (const PlayerBoard& board : position.boards) {
        if (has_complete_row(board.wall.occupied())) return {};
    }
    if (position.barren == most_barren_rounds || (position.bag | position.lid) == 0) return {};
    return Error::say("nothing has ended the game");
}

constexpr Error phase(const Position& position) {
    if (position.phase != Phase::over && position.barren == most_barren_rounds) {
        return Error::say("after three barren rounds the game is over");
    }
    if (position.phase == Phase::draft) return draft(position);
    if (const Error error = not_draft(position)) return error;
    if (position.phase == Phase::tiling) return tiling(position);
    if (const Error error = deal(position)) return error;
    return position.phase == Phase::over ? over(position) : Error{};
}

}  // namespace checking

// Nothing, or the first invariant that the position breaks.
constexpr Error check(const Position& position) {
    for (int seat = 0; seat < position.players; ++seat) {
        const PlayerBoard& board = position.board(seat);
        Error error = checking::wall(board, position.grey);
        if (!error) error = checking::score(position, board);
        if (!error) error = checking::lines(board);
        if (!error) error = checking::phase_of_board(position, board);
        if (error) return Error::say("seat ", seat, ": ", error.message());
        PlayerBoard expected = board;
        note_open_lines(expected);
        if (!(expected == board)) return Error::say("seat ", seat, ": its open lines are out of step");
    }
    if (const Error error = checking::tiles(position)) return error;
    if (const Error error = checking::markers(position)) return error;
    return checking::phase(position);
}

}  // namespace azulejos::azul
