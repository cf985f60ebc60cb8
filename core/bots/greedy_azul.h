// A one-ply player of Azul: points now, lines brought further, floor cost. The measure that stronger bots must beat.
#pragma once

#include <array>
#include <cstdint>

#include "base/rng.h"
#include "games/azul/azul.h"

namespace azulejos::greedy {

// All values are in hundredths of a point.
inline constexpr int point = 100;

// What a tile on the wall is worth beyond its points: each step towards a full row, column or colour, by how many of
// the five are there already. A full one brings its bonus; the sums over a row stay below it.
inline constexpr std::array<int, 5> row_step{0, 10, 20, 30, 40};
inline constexpr std::array<int, 5> column_step{20, 50, 90, 160, 380};
inline constexpr std::array<int, 5> colour_step{20, 60, 120, 250, 550};

constexpr int prospects(const azul::Wall& wall, int row, int column, int colour) {
    const std::uint32_t occupied = wall.occupied();
    const auto in_row = bits_of_five[azul::row_of(occupied, row)];
    const auto in_column = bits_of_five[azul::column_of(occupied, column)];
    const auto in_colour = static_cast<std::size_t>(count_bits(wall.cells[static_cast<std::size_t>(colour)]));
    return row_step[in_row % 5u] + column_step[in_column % 5u] + colour_step[in_colour % 5u];
}

constexpr int tile_value(const azul::Wall& wall, int row, int column, int colour) {
    const azul::Runs runs = azul::runs_at(wall.occupied() | azul::cell_bit(row, column), row, column);
    return runs.points() * point + prospects(wall, row, column, colour);
}

// The best a tile of this colour can be worth in a row as the wall stands.
constexpr int best_tile_value(const azul::PlayerBoard& board, bool grey, int row, int colour) {
    const std::uint32_t columns =
        grey ? azul::grey_columns(board.wall, row, colour) : 1u << azul::coloured_column(row, colour);
    int best = 0;
    for_each_bit(columns, [&](int column) { best = std::max(best, tile_value(board.wall, row, column, colour)); });
    return best;
}

constexpr int draft_value(const azul::Position& position, const azul::DraftMove& move) {
    const azul::PlayerBoard& board = position.board(position.to_move);
    const azul::DraftPreview preview = azul::preview_draft(position, move);
    int value = (preview.floor_after - preview.floor_before) * point;
    if (preview.takes_marker) value += point / 2;  // who starts the next round chooses first
    if (move.line == azul::floor_line) return value;

    const int size = move.line + 1;
    const int filled = board.filled[static_cast<std::size_t>(move.line)] + preview.placed;
    const int tile = best_tile_value(board, position.grey, move.line, move.colour);
    if (filled == size) {
        if (preview.placement.columns == 0) return value - size * point;
        // A tile laid in a line that another move began is not its merit alone, but it makes the line sure.
        return value + std::max(tile, preview.placement.runs.points() * point) + 10 * preview.placed;
    }
    // An unfinished line is worth a share of its tile, the smaller the more tiles it still needs.
    return value + tile * filled * filled / (size * size) / 2 + 5 * preview.placed;
}

constexpr int value_of(const azul::Position& position, Move move) {
    if (!azul::is_tiling(move)) return draft_value(position, azul::draft_move(move));
    const azul::PlayerBoard& board = position.board(position.to_move);
    const azul::TilingMove tiling = azul::tiling_move(move);
    return tile_value(board.wall, tiling.line, tiling.column, board.colours[static_cast<std::size_t>(tiling.line)]);
}

}  // namespace azulejos::greedy
