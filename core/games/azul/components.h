// What is in Azul's box: colours, counts, the wall's pattern, what the floor costs. Rule numbers are those of
// docs/rules/azul.md.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/lanes.h"
#include "games/game.h"

namespace azulejos::azul {

inline constexpr std::string_view colour_letters = "BYRKW";
inline constexpr std::array<std::string_view, colour_count> colour_names{"blue", "yellow", "red", "black", "white"};
inline constexpr int tiles_per_colour = 20;

inline constexpr int fewest_players = 2;
inline constexpr int most_factories = 9;
inline constexpr int factory_size = 4;
constexpr int factory_count(int players) { return 2 * players + 1; }

// Sources are numbered 0 to 8 for the factories and 9 for the centre, whatever the number of players.
inline constexpr int centre = 9;
inline constexpr int source_count = 10;

inline constexpr int line_count = 5;  // lines, rows and columns; line l (from 0) has l + 1 spaces
inline constexpr int floor_line = 5;  // where a draft move puts its tiles instead: a 'line' without spaces
inline constexpr std::array<int, line_count + 1> line_sizes{1, 2, 3, 4, 5, 0};
inline constexpr int floor_size = 7;

// What the first n tiles on the floor cost together.
inline constexpr std::array<int, floor_size + 1> floor_penalty{0, -1, -2, -4, -6, -8, -11, -14};

inline constexpr int row_bonus = 2;
inline constexpr int column_bonus = 7;
inline constexpr int colour_bonus = 10;

// After so many rounds in a row without a tile placed, the game is over (a ruling: every game must end).
inline constexpr int most_barren_rounds = 3;

// Rounds are counted up to here. No game gets so far (at least every third round a tile goes to a wall, and 80 leave
// all rows open); a position that somebody wrote may, and then says so for ever.
inline constexpr int most_rounds = 255;

// The coloured wall: each row is the one above moved one column to the right.
constexpr int coloured_column(int row, int colour) { return (colour + row) % line_count; }
constexpr int coloured_colour(int row, int column) { return (column - row + line_count) % line_count; }

}  // namespace azulejos::azul
