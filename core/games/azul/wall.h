// A player's wall: which cells hold which colour, runs and bonuses. Cells are bits 5 * row + column.
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "base/lanes.h"
#include "games/azul/components.h"

namespace azulejos::azul {

inline constexpr std::uint32_t first_row = 0x1f;
inline constexpr std::uint32_t first_column = 0x108421;

constexpr std::uint32_t cell_bit(int row, int column) { return 1u << (line_count * row + column); }

struct Wall {
    Lanes lacking = lanes::each_one * first_row;      // kept beside: lane c holds a bit for each row without colour c
    std::array<std::uint32_t, colour_count> cells{};  // a set of cells a colour; they never overlap

    constexpr bool operator==(const Wall&) const = default;

    constexpr std::uint32_t occupied() const { return cells[0] | cells[1] | cells[2] | cells[3] | cells[4]; }
    constexpr bool row_has(int row, int colour) const { return (lacking & lanes::one(colour) << row) == 0; }
    constexpr void place(int row, int column, int colour) {
        cells[static_cast<std::size_t>(colour)] |= cell_bit(row, column);
        lacking &= ~(lanes::one(colour) << row);
    }
    // The colour in a cell, or -1.
    constexpr int colour_at(int row, int column) const {
        for (int colour = 0; colour < colour_count; ++colour) {
            if (cells[static_cast<std::size_t>(colour)] & cell_bit(row, column)) return colour;
        }
        return -1;
    }
};

constexpr std::uint32_t row_of(std::uint32_t cells, int row) { return cells >> (line_count * row) & first_row; }

// The five bits of a column, gathered by one multiplication: bit 5i goes to bit 20 + i.
constexpr std::uint32_t column_of(std::uint32_t cells, int column) {
    return ((cells >> column & first_column) * 0x111110u) >> 20 & first_row;
}

// The columns that hold a tile in any row.
constexpr std::uint32_t columns_used(std::uint32_t cells) {
    return (cells | cells >> 5 | cells >> 10 | cells >> 15 | cells >> 20) & first_row;
}

// Grey wall (rules 5.1 and 5.3): the free cells of the row in whose column this colour isn't yet.
constexpr std::uint32_t grey_columns(const Wall& wall, int row, int colour) {
    return first_row & ~row_of(wall.occupied(), row) & ~columns_used(wall.cells[static_cast<std::size_t>(colour)]);
}

// Length of the run of set bits through a bit, for every 5-bit mask and bit (0 where the bit is not set).
inline constexpr auto run_through = [] {
    std::array<std::array<std::uint8_t, line_count>, 32> table{};
    for (unsigned mask = 0; mask < 32; ++mask) {
        for (unsigned at = 0; at < 5; ++at) {
            if (!(mask >> at & 1u)) continue;
            unsigned low = at, high = at;
            while (low > 0 && (mask >> (low - 1) & 1u)) --low;
            while (high < 4 && (mask >> (high + 1) & 1u)) ++high;
            table[mask][at] = static_cast<std::uint8_t>(high - low + 1);
        }
    }
    return table;
}();

// What a tile scores by the lengths of the runs through it: each counts if it is at least 2 long, a lone tile counts 1
// (rule 4.4).
inline constexpr auto points_of_runs = [] {
    std::array<std::array<std::uint8_t, line_count + 1>, line_count + 1> table{};
    for (std::size_t across = 0; across <= line_count; ++across) {
        for (std::size_t down = 0; down <= line_count; ++down) {
            const std::size_t sum = (across > 1 ? across : 0) + (down > 1 ? down : 0);
            table[across][down] = static_cast<std::uint8_t>(sum > 0 ? sum : 1);
        }
    }
    return table;
}();

// The runs through a tile.
struct Runs {
    int horizontal = 0;
    int vertical = 0;

    constexpr int points() const {
        return points_of_runs[static_cast<std::size_t>(horizontal)][static_cast<std::size_t>(vertical)];
    }
};

constexpr Runs runs_at(std::uint32_t occupied, int row, int column) {
    return {run_through[row_of(occupied, row)][static_cast<std::size_t>(column)],
            run_through[column_of(occupied, column)][static_cast<std::size_t>(row)]};
}

constexpr int complete_rows(std::uint32_t occupied) {
    int rows = 0;
    for (int row = 0; row < line_count; ++row) rows += row_of(occupied, row) == first_row;
    return rows;
}
constexpr int complete_columns(std::uint32_t occupied) {
    const std::uint32_t columns =
        occupied & occupied >> 5 & occupied >> 10 & occupied >> 15 & occupied >> 20 & first_row;
    return count_bits(columns);
}
constexpr int complete_colours(const Wall& wall) {
    int colours = 0;
    for (const std::uint32_t cells : wall.cells) colours += count_bits(cells) == line_count;
    return colours;
}

// A complete row anywhere in five rows of five bits.
constexpr bool has_complete_row(std::uint32_t occupied) {
    return (occupied & occupied >> 1 & occupied >> 2 & occupied >> 3 & occupied >> 4 & first_column) != 0;
}

// What the wall adds at the end of the game (rule 6.4).
struct Bonuses {
    int rows = 0, columns = 0, colours = 0;  // how many are complete

    constexpr int points() const { return rows * row_bonus + columns * column_bonus + colours * colour_bonus; }
};

constexpr Bonuses bonuses_of(const Wall& wall) {
    const std::uint32_t occupied = wall.occupied();
    return {complete_rows(occupied), complete_columns(occupied), complete_colours(wall)};
}

}  // namespace azulejos::azul
