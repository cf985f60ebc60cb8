// What a move would do as things stand, and which rows can end the game: the same answers for page, terminal, hints and
// bots, from the rules themselves.
#pragma once

#include <cstdint>

#include "games/azul/moves.h"
#include "games/azul/play.h"
#include "games/azul/position.h"

namespace azulejos::azul {

// A tile on its way to the wall: where it would go and what it would score.
struct Placement {
    std::uint32_t columns = 0;  // those that bring the most; 0: no column takes the colour
    Runs runs;
    bool choice = false;  // whether the owner chooses a column, here or for a line above
};

// The best that a complete line can score at tiling, after all complete lines above it: 'up to' where there is a
// choice.
constexpr void find_best_placement(const PlayerBoard& board, bool grey, int from, int target, Placement& best) {
    int line = from;
    while (line < target && !board.is_complete(line)) ++line;
    const int colour = board.colours[static_cast<std::size_t>(line)];
    const std::uint32_t columns = grey ? grey_columns(board.wall, line, colour) : 1u << coloured_column(line, colour);
    best.choice |= (columns & (columns - 1)) != 0;
    if (line == target) {
        for_each_bit(columns, [&](int column) {
            const std::uint32_t occupied = board.wall.occupied() | cell_bit(line, column);
            const Runs runs = runs_at(occupied, line, column);
            if (best.columns != 0 && runs.points() < best.runs.points()) return;
            if (best.columns == 0 || runs.points() > best.runs.points()) best.columns = 0;
            best.columns |= 1u << column;
            best.runs = runs;
        });
        return;
    }
    if (columns == 0) find_best_placement(board, grey, line + 1, target, best);
    for_each_bit(columns, [&](int column) {
        PlayerBoard after = board;
        after.wall.place(line, column, colour);
        find_best_placement(after, grey, line + 1, target, best);
    });
}

constexpr Placement best_placement(const PlayerBoard& board, bool grey, int line) {
    Placement best;
    find_best_placement(board, grey, 0, line, best);
    return best;
}

struct DraftPreview {
    int taken = 0, placed = 0, to_lid = 0;
    Lanes leftovers = 0;  // from a factory to the centre
    bool takes_marker = false;
    bool completes_line = false;
    bool completes_row = false;  // the tile would complete a wall row, so the round would be the last
    bool ends_draft = false;
    int floor_before = 0, floor_after = 0;  // penalties
    Placement placement;                    // if the line becomes complete
};

constexpr DraftPreview preview_draft(const Position& position, const DraftMove& move) {
    const int seat = position.to_move;
    const Lanes source = position.source(move.source);
    PlayerBoard board = position.board(seat);
    DraftPreview preview;
    preview.taken = lanes::get(source, move.colour);
    preview.leftovers = move.source == centre ? 0 : source - lanes::only(source, move.colour);
    preview.takes_marker = move.source == centre && position.marker == Position::marker_in_centre;
    preview.ends_draft = position.on_table() == lanes::only(source, move.colour);
    preview.floor_before = board.floor.penalty();

    if (preview.takes_marker) board.floor.add(Floor::marker, 1);
    if (move.line != floor_line) {
        const auto line = static_cast<std::size_t>(move.line);
        preview.placed = std::min(preview.taken, move.line + 1 - board.filled[line]);
        board.filled[line] = static_cast<std::uint8_t>(board.filled[line] + preview.placed);
        board.colours[line] = static_cast<std::uint8_t>(move.colour);
    }
    const int falling = preview.taken - preview.placed;
    preview.to_lid = falling - board.floor.add(static_cast<std::uint32_t>(move.colour) + 1, falling);
    preview.floor_after = board.floor.penalty();
    if (move.line == floor_line || !board.is_complete(move.line)) return preview;

    preview.completes_line = true;
    preview.placement = best_placement(board, position.grey, move.line);
    preview.completes_row =
        preview.placement.columns != 0 && bits_of_five[row_of(board.wall.occupied(), move.line)] == line_count - 1;
    return preview;
}

// Whether the owner of a grey wall could put a tile of this colour from this line into this column, in this round.
constexpr bool could_take_column(const PlayerBoard& board, Lanes on_table, int line, int column, int colour) {
    const auto index = static_cast<std::size_t>(line);
    if (board.filled[index] > 0 && board.colours[index] != colour) return false;
    if (board.wall.row_has(line, colour) || board.wall.colour_at(line, column) >= 0) return false;
    return line + 1 - board.filled[index] <= lanes::get(on_table, colour);
}

// Rows that can end the game in this round. Certain: the line is complete and nothing can keep its tile off the wall.
struct EndingRows {
    std::uint32_t possible = 0;  // a bit a row; includes the certain ones
    std::uint32_t certain = 0;
};

constexpr EndingRows ending_rows(const Position& position, int seat) {
    const PlayerBoard& board = position.board(seat);
    const Lanes on_table = position.on_table();
    EndingRows rows;
    if (position.phase != Phase::draft && position.phase != Phase::tiling) return rows;
    for (int row = 0; row < line_count; ++row) {
        const auto line = static_cast<std::size_t>(row);
        if (bits_of_five[row_of(board.wall.occupied(), row)] != line_count - 1) continue;
        int missing = 0;
        while (board.wall.row_has(row, missing)) ++missing;
        // On a grey wall the free cell's column may have the colour already, or may get it from a line above.
        if (position.grey && grey_columns(board.wall, row, missing) == 0) continue;
        const int needed = row + 1 - board.filled[line];
        if (needed > lanes::get(on_table, missing)) continue;
        rows.possible |= 1u << row;
        bool certain = needed == 0;
        const int column = lowest_bit(first_row & ~row_of(board.wall.occupied(), row));
        for (int above = 0; position.grey && above < row; ++above) {
            certain = certain && !could_take_column(board, on_table, above, column, missing);
        }
        if (certain) rows.certain |= 1u << row;
    }
    return rows;
}

}  // namespace azulejos::azul
