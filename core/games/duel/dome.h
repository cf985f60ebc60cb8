// A player's dome: nine places for plates, 36 cells. Cells are bits 6 * row + column.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/duel/components.h"

namespace azulejos::duel {

inline constexpr int dome_size = 6;
inline constexpr int place_count = 9;  // for plates, in reading order

using Cells = std::uint64_t;
inline constexpr Cells first_row = 0x3f;
inline constexpr Cells first_column = 0x41041041;
inline constexpr Cells all_cells = (Cells{1} << 36) - 1;
inline constexpr Cells first_plate = 0b11 | 0b11 << dome_size;

constexpr Cells cell_bit(int row, int column) { return Cells{1} << (dome_size * row + column); }
constexpr Cells row_cells(int row) { return first_row << (dome_size * row); }
constexpr Cells column_cells(int column) { return first_column << column; }
// The number of the bit of a place's top left cell.
constexpr int place_corner(int place) { return 2 * dome_size * (place / 3) + 2 * (place % 3); }
constexpr Cells place_cells(int place) { return first_plate << place_corner(place); }

constexpr int count_cells(Cells cells) {
    int count = 0;
    for (; cells != 0; cells &= cells - 1) ++count;
    return count;
}

template <class Visit>
constexpr void for_each_cell(Cells cells, Visit visit) {
    for (; cells != 0; cells &= cells - 1) visit(std::countr_zero(cells));
}

// The runs through a tile; each counts if it is at least 2 long, a lone tile counts 1.
struct Runs {
    int horizontal = 0;
    int vertical = 0;

    constexpr int points() const {
        const int sum = (horizontal > 1 ? horizontal : 0) + (vertical > 1 ? vertical : 0);
        return sum > 0 ? sum : 1;
    }
};

struct Dome {
    std::array<Plate, place_count> plates{};  // 0: none yet
    std::array<std::uint8_t, place_count> turns{};
    std::array<Cells, kind_count> free_cells{};   // by what is printed; kept beside: follows from the rest
    std::array<Cells, colour_count + 1> tiles{};  // by colour; the last: special tiles

    constexpr bool operator==(const Dome&) const = default;

    constexpr Cells filled() const {
        Cells cells = 0;
        for (const Cells of_colour : tiles) cells |= of_colour;
        return cells;
    }
    constexpr Cells free_for(int colour) const {
        return free_cells[static_cast<std::size_t>(colour)] | free_cells[joker];
    }
    // The columns of a row where a tile of this colour may go, as six bits.
    constexpr std::uint32_t columns_for(int row, int colour) const {
        return static_cast<std::uint32_t>(free_for(colour) >> (dome_size * row) & first_row);
    }
    constexpr std::uint32_t free_places() const {
        std::uint32_t places = 0;
        for (int place = 0; place < place_count; ++place) {
            places |= static_cast<std::uint32_t>(plates[static_cast<std::size_t>(place)] == no_plate) << place;
        }
        return places;
    }
    // Whether a plate can still come that covers a part of this row.
    constexpr bool row_has_free_place(int row) const { return (free_places() >> (3 * (row / 2)) & 7u) != 0; }

    constexpr void put_plate(Plate plate, int place, int quarter_turns) {
        plates[static_cast<std::size_t>(place)] = plate;
        turns[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(quarter_turns);
        for (int cell = 0; cell < 4; ++cell) {
            const int bit = place_corner(place) + cell / 2 * dome_size + cell % 2;
            free_cells[static_cast<std::size_t>(cell_kind(plate, quarter_turns, cell))] |= Cells{1} << bit;
        }
    }
    // Lays a tile (`special` for a special one) on a cell that is free.
    constexpr void put_tile(int cell, int colour) {
        tiles[static_cast<std::size_t>(colour)] |= Cells{1} << cell;
        for (Cells& cells : free_cells) cells &= ~(Cells{1} << cell);
    }
    // The special cell of a place whose ordinary cells are all filled, or -1.
    constexpr int special_due(int place) const {
        const Cells own = place_cells(place) & free_cells[special];
        const Cells ordinary_free = place_cells(place) & ~free_cells[special] & ~filled();
        return own != 0 && ordinary_free == 0 ? std::countr_zero(own) : -1;
    }
    constexpr Cells printed(int kind) const {
        Cells cells = 0;
        for (int place = 0; place < place_count; ++place) {
            const auto index = static_cast<std::size_t>(place);
            for (int cell = 0; cell < 4 && plates[index] != no_plate; ++cell) {
                if (cell_kind(plates[index], turns[index], cell) == kind) {
                    cells |= Cells{1} << (place_corner(place) + cell / 2 * dome_size + cell % 2);
                }
            }
        }
        return cells;
    }
    constexpr int colour_at(int cell) const {
        for (int colour = 0; colour <= special; ++colour) {
            if (tiles[static_cast<std::size_t>(colour)] >> cell & 1) return colour;
        }
        return -1;
    }
};

constexpr int run_length(Cells filled, int cell, int step, int before, int after) {
    int length = 1;
    for (int n = 1; n <= before && (filled >> (cell - n * step) & 1); ++n) ++length;
    for (int n = 1; n <= after && (filled >> (cell + n * step) & 1); ++n) ++length;
    return length;
}

constexpr Runs runs_at(Cells filled, int cell) {
    const int row = cell / dome_size, column = cell % dome_size;
    return {run_length(filled, cell, 1, column, dome_size - 1 - column),
            run_length(filled, cell, dome_size, row, dome_size - 1 - row)};
}

}  // namespace azulejos::duel
