// What is in Azul Duel's box: tiles, plates, bonus chips, goals, and what they are worth. Rule numbers are those of
// docs/rules/duel.md.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/lanes.h"

namespace azulejos::duel {

inline constexpr std::string_view colour_letters = "BYRKT";
inline constexpr std::array<std::string_view, colour_count> colour_names{"blue", "yellow", "red", "black", "turquoise"};
inline constexpr int tiles_per_colour = 13;

inline constexpr int player_count = 2;
inline constexpr int rounds = 5;
inline constexpr int start_score = 5;

// Factory 0 is the large one, 1 to 4 are the small ones.
inline constexpr int factory_count = 5;
inline constexpr int large_size = 5;
inline constexpr int small_size = 4;

inline constexpr int line_count = 6;  // line l (from 0) has l + 1 spaces; the broken stack is 'line' 6, without spaces
inline constexpr int broken_line = 6;
inline constexpr std::array<int, line_count + 1> line_sizes{1, 2, 3, 4, 5, 6, 0};
inline constexpr int broken_size = 4;
inline constexpr std::array<int, broken_size + 1> broken_penalty{0, -1, -3, -6, -10};
inline constexpr int marker_penalty = -2;

inline constexpr int tokens_per_round = 2;
inline constexpr int chips_per_round = 2;  // that a player takes

// ---- plates

// What is printed on a cell: a colour (0 to 4), the place of a special tile, or a joker that takes any colour.
inline constexpr int special = 5;
inline constexpr int joker = 6;
inline constexpr int kind_count = 7;
inline constexpr std::string_view cell_letters = "BYRKT*J";

inline constexpr int plate_count = 18;
inline constexpr int plate_sides = 4;  // quarter turns

// Cells of the plates 1 to 18: top left, top right, bottom left, bottom right.
inline constexpr std::array<std::string_view, plate_count> plate_faces{
    "YKT*", "JBTK", "TRBJ", "KYRJ", "K*TR", "TYJK",  //
    "*KRB", "YBK*", "TRB*", "YRJB", "Y*KR", "TKRJ",  //
    "BK*T", "RTYJ", "TBJY", "*TYB", "RJBK", "*YBR"};

// A plate as somebody may know it: 1 to 18, only its back (special or joker), or nothing.
using Plate = std::uint8_t;
inline constexpr Plate no_plate = 0;
inline constexpr Plate special_back = 19;
inline constexpr Plate joker_back = 20;
inline constexpr Plate unknown_plate = 21;

constexpr bool is_front(Plate plate) { return plate >= 1 && plate <= plate_count; }
constexpr bool is_back(Plate plate) { return plate == special_back || plate == joker_back; }

constexpr std::string_view face_of(Plate plate) { return plate_faces[plate - std::size_t{1}]; }

// All plates with a special cell, a bit each (bit n: plate n); the others have a joker.
inline constexpr std::uint32_t special_plates = [] {
    std::uint32_t plates = 0;
    for (Plate plate = 1; plate <= plate_count; ++plate) {
        if (face_of(plate).find('*') != std::string_view::npos) plates |= 1u << plate;
    }
    return plates;
}();
inline constexpr std::uint32_t all_plates = ((1u << plate_count) - 1u) << 1;

// The back of a plate says whether it has a special cell or a joker.
constexpr Plate back_of(Plate plate) {
    if (!is_front(plate)) return plate;
    return (special_plates >> plate & 1u) != 0 ? special_back : joker_back;
}
constexpr std::uint32_t plates_with_back(Plate back) {
    if (back == unknown_plate) return all_plates;
    return back == special_back ? special_plates : all_plates & ~special_plates;
}

// The kinds of a plate's four cells, in reading order, for each number of quarter turns clockwise.
inline constexpr auto turned_plates = [] {
    constexpr std::array<std::size_t, 4> from{2, 0, 3, 1};  // after one turn, top left is what was bottom left
    std::array<std::array<std::array<std::uint8_t, 4>, plate_sides>, plate_count + 1> kinds{};
    for (Plate plate = 1; plate <= plate_count; ++plate) {
        for (std::size_t cell = 0; cell < 4; ++cell) {
            kinds[plate][0][cell] = static_cast<std::uint8_t>(cell_letters.find(face_of(plate)[cell]));
        }
        for (std::size_t turns = 1; turns < plate_sides; ++turns) {
            for (std::size_t cell = 0; cell < 4; ++cell)
                kinds[plate][turns][cell] = kinds[plate][turns - 1][from[cell]];
        }
    }
    return kinds;
}();
constexpr int cell_kind(Plate plate, int turns, int cell) {
    return turned_plates[plate][static_cast<std::size_t>(turns)][static_cast<std::size_t>(cell)];
}

// ---- bonus chips

inline constexpr int chip_kinds = 10;
inline constexpr int chips_per_kind = 2;
// In the order in which they are always written.
inline constexpr std::array<std::string_view, chip_kinds> chip_names{"B",  "BR", "R",  "RT", "T",
                                                                     "TY", "Y",  "YK", "K",  "KB"};

// For each colour the kinds of chips that show it, two bits each (see `Chips`).
inline constexpr auto chips_that_show = [] {
    std::array<std::uint32_t, colour_count> masks{};
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        for (std::size_t chip = 0; chip < chip_kinds; ++chip) {
            if (chip_names[chip].find(colour_letters[colour]) != std::string_view::npos)
                masks[colour] |= 3u << (2 * chip);
        }
    }
    return masks;
}();
constexpr bool chip_shows(int chip, int colour) {
    return (chips_that_show[static_cast<std::size_t>(colour)] >> (2 * chip) & 1u) != 0;
}

// ---- goals

// Two sides of each of the four tokens A to D, in this order.
enum class Goal : std::uint8_t {
    rows,
    five_colours,  // A
    columns,
    perimeter,  // B
    diagonals,
    corners,  // C
    jokers,
    empty_specials,  // D
};
inline constexpr int goal_count = 8;
inline constexpr int token_count = 4;
inline constexpr std::array<std::string_view, goal_count> goal_names{
    "rows", "five_colours", "columns", "perimeter", "diagonals", "corners", "jokers", "empty_specials"};
// The first game's goals: the sides with a star of the tokens A, B and C.
inline constexpr std::uint8_t first_game_goals = 1u << 0 | 1u << 2 | 1u << 4;

}  // namespace azulejos::duel
