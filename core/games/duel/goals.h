// The eight goals: what a dome gives for each of them, now and at the end (rules 8.5 to 8.12).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/duel/dome.h"

namespace azulejos::duel {

inline constexpr int row_goal = 3;
inline constexpr int column_goal = 7;
inline constexpr int diagonal_goal = 10;
inline constexpr int joker_goal = 2;
inline constexpr int five_colours_goal = 4;
inline constexpr int perimeter_goal = 1;
inline constexpr int top_corner_goal = 3;
inline constexpr int bottom_corner_goal = 8;
inline constexpr int empty_special_goal = -3;

inline constexpr Cells main_diagonal = 0x810204081;  // cells 0, 7, 14, ... 35
inline constexpr Cells other_diagonal = 0x42108420;  // cells 5, 10, 15, ... 30
inline constexpr Cells inner_cells = 0b011110 * (Cells{1} << 6 | Cells{1} << 12 | Cells{1} << 18 | Cells{1} << 24);

constexpr int full_lines(Cells filled, Cells first, int step) {
    int full = 0;
    for (int line = 0; line < dome_size; ++line) full += (filled >> (line * step) & first) == first;
    return full;
}

constexpr int rows_with_five_colours(const Dome& dome, bool special_counts) {
    int rows = 0;
    for (int row = 0; row < dome_size; ++row) {
        int colours = 0;
        for (int colour = 0; colour < colour_count + (special_counts ? 1 : 0); ++colour) {
            colours += (dome.tiles[static_cast<std::size_t>(colour)] & row_cells(row)) != 0;
        }
        rows += colours >= 5;
    }
    return rows;
}

constexpr int goal_points(Goal goal, const Dome& dome, bool five_colours_special) {
    const Cells filled = dome.filled();
    const auto covers = [&](Cells cells) { return (filled & cells) == cells; };
    switch (goal) {
        case Goal::rows: return row_goal * full_lines(filled, first_row, dome_size);
        case Goal::columns: return column_goal * full_lines(filled, first_column, 1);
        case Goal::diagonals: return diagonal_goal * (covers(main_diagonal) + covers(other_diagonal));
        case Goal::jokers: {
            const Cells jokers = dome.printed(joker);
            return covers(jokers) ? joker_goal * count_cells(jokers) : 0;
        }
        case Goal::five_colours: return five_colours_goal * rows_with_five_colours(dome, five_colours_special);
        case Goal::perimeter: return perimeter_goal * count_cells(filled & all_cells & ~inner_cells);
        case Goal::corners:
            return top_corner_goal * (covers(place_cells(0)) + covers(place_cells(2))) +
                   bottom_corner_goal * (covers(place_cells(6)) + covers(place_cells(8)));
        case Goal::empty_specials: return empty_special_goal * count_cells(dome.free_cells[special]);
    }
    return 0;
}

}  // namespace azulejos::duel
