// A one-ply player of Azul Duel: points now, lines brought further, broken tiles, plates and chips by what the lines
// need.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/duel/duel.h"

namespace azulejos::greedy {

namespace duel_values {

using namespace azulejos::duel;

// All values are in hundredths of a point.
inline constexpr int point = 100;

// ---- a tile on the dome

// What each further tile brings on the way to a full row, column, diagonal or corner, by how many are there already: in
// hundredths of the goal's points, and little until it comes near.
inline constexpr std::array<int, 6> share_of_six{2, 4, 7, 12, 20, 55};
inline constexpr std::array<int, 4> share_of_four{10, 15, 25, 50};
inline constexpr std::array<int, 5> share_of_five_colours{5, 8, 12, 25, 50};

constexpr int step_to_six(Cells filled, Cells line, int points) {
    return points * share_of_six[static_cast<std::size_t>(std::min(count_cells(filled & line), 5))];
}

constexpr bool lies_in(Cells cells, int cell) { return (cells >> cell & 1) != 0; }

constexpr int place_of(int cell) { return cell / dome_size / 2 * 3 + cell % dome_size / 2; }

constexpr int goal_of_corner(int place) {
    if (place == 0 || place == 2) return top_corner_goal;
    return place == 6 || place == 8 ? bottom_corner_goal : 0;
}

constexpr int step_to_five_colours(const Dome& dome, int row, int colour, bool special_counts) {
    std::size_t colours = 0;
    for (int other = 0; other < colour_count + (special_counts ? 1 : 0); ++other) {
        const bool there = (dome.tiles[static_cast<std::size_t>(other)] & row_cells(row)) != 0;
        if (there && other == colour) return 0;
        colours += there;
    }
    return colours < 5 ? five_colours_goal * share_of_five_colours[colours] : 0;
}

// What a tile brings for one goal, now or later.
constexpr int goal_step(const Position& position, Goal goal, const Dome& dome, int cell, int colour) {
    const Cells filled = dome.filled();
    const int row = cell / dome_size, column = cell % dome_size, place = place_of(cell);
    switch (goal) {
        case Goal::rows: return step_to_six(filled, row_cells(row), row_goal);
        case Goal::columns: return step_to_six(filled, column_cells(column), column_goal);
        case Goal::diagonals:
            return (lies_in(main_diagonal, cell) ? step_to_six(filled, main_diagonal, diagonal_goal) : 0) +
                   (lies_in(other_diagonal, cell) ? step_to_six(filled, other_diagonal, diagonal_goal) : 0);
        case Goal::five_colours: return step_to_five_colours(dome, row, colour, position.five_colours_special);
        case Goal::perimeter: return lies_in(inner_cells, cell) ? 0 : perimeter_goal * point;
        case Goal::corners: {
            const auto there = static_cast<std::size_t>(std::min(count_cells(filled & place_cells(place)), 3));
            return goal_of_corner(place) * share_of_four[there];
        }
        case Goal::jokers: return lies_in(dome.free_cells[joker], cell) ? joker_goal * point / 2 : 0;
        case Goal::empty_specials: return (dome.free_cells[special] & place_cells(place)) != 0 ? point * 2 / 3 : 0;
    }
    return 0;
}

constexpr int goal_steps(const Position& position, const Dome& dome, int cell, int colour) {
    int sum = 0;
    for (int index = 0; index < goal_count; ++index) {
        const auto goal = static_cast<Goal>(index);
        if (position.has_goal(goal)) sum += goal_step(position, goal, dome, cell, colour);
    }
    return sum;
}

// A step towards the special tile of the cell's plate, if one is still to come there.
constexpr int special_step(const Dome& dome, int cell) {
    const Cells due = dome.free_cells[special] & place_cells(place_of(cell));
    if (due == 0) return 0;
    const int row = std::countr_zero(due) / dome_size;
    return (row + 1) * 12 * (1 + count_cells(dome.filled() & place_cells(place_of(cell))));
}

constexpr int tile_value(const Position& position, const Dome& before, int row, int column, int colour) {
    Dome dome = before;
    const int cell = dome_size * row + column;
    const Placement placement = lay_tile(dome, row, column, colour);
    int value = placement.points() * point + goal_steps(position, before, cell, colour);
    if (placement.special_cell < 0)
        value += special_step(before, cell);
    else
        value += goal_steps(position, before, placement.special_cell, special);
    return value;
}

// The best that a tile of this colour can be worth in a row as the dome is; where it has to wait for a plate, a guess.
inline constexpr int waiting_tile = 90;

constexpr int best_tile_value(const Position& position, const Dome& dome, int row, int colour) {
    const std::uint32_t columns = dome.columns_for(row, colour);
    if (columns == 0) return dome.row_has_free_place(row) && position.round < rounds ? waiting_tile : 0;
    int best = 0;
    for_each_bit(columns, [&](int column) { best = std::max(best, tile_value(position, dome, row, column, colour)); });
    return best;
}

// ---- lines

// How much of a tile's worth an incomplete line has, in hundredths.
constexpr int share_of_line(const Position& position, int size, int filled) {
    const int most = position.round == rounds ? 30 : 70;
    return most * filled * filled / (size * size);
}

constexpr int line_value(const Position& position, const PlayerBoard& board, int line, int colour, int filled) {
    if (filled == 0) return 0;
    const int tile = best_tile_value(position, board.dome, line, colour);
    if (tile == 0) return -filled * 2 * point;
    return filled == line + 1 ? tile : tile * share_of_line(position, line + 1, filled) / 100;
}

// How many tiles of a colour the lines that hold it still want.
constexpr int need(const PlayerBoard& board, int colour) {
    int sum = 0;
    for (std::size_t line = 0; line < line_count; ++line) {
        if (board.filled[line] > 0 && board.colours[line] == colour) sum += line_sizes[line] - board.filled[line];
    }
    return sum;
}

// ---- taking tiles

inline constexpr int starting = 100;     // who takes the first-player tile chooses first in the next round
inline constexpr int tile_in_line = 25;  // whatever comes of it
inline constexpr int on_top = 6;         // a tile that I need more than the other one lies on top of a moon side

constexpr int take_value(const Position& position, const TakePreview& preview, int colour, int line) {
    const PlayerBoard& board = position.board(position.turn);
    int value = (preview.penalty_after - preview.penalty_before) * point;
    if (preview.takes_marker) value += starting;
    if (line == broken_line) return value;
    const int before = line_value(position, board, line, colour, board.filled[static_cast<std::size_t>(line)]);
    return value + line_value(position, board, line, colour, preview.filled) - before / 2 +
           tile_in_line * preview.placed;
}

constexpr int order_value(const Position& position, LeftoverOrder order) {
    if (order == 0) return 0;
    while (order >> 3 != 0) order >>= 3;
    const int top = static_cast<int>(order) - 1;
    return on_top * (need(position.board(position.turn), top) - need(position.board(1 - position.turn), top));
}

// ---- plates

constexpr int count_neighbours(Cells cells, int cell) {
    const int row = cell / dome_size, column = cell % dome_size;
    return (row > 0 && lies_in(cells, cell - dome_size)) + (row + 1 < dome_size && lies_in(cells, cell + dome_size)) +
           (column > 0 && lies_in(cells, cell - 1)) + (column + 1 < dome_size && lies_in(cells, cell + 1));
}

// What a new cell for a colour (or for any: a joker) is worth to the line of its row.
constexpr int cell_for_line(const PlayerBoard& board, int row, int kind) {
    const auto line = static_cast<std::size_t>(row);
    const int colour = board.colours[line];
    if (board.filled[line] == 0 || (kind != joker && kind != colour)) return 0;
    const bool has_cell = board.dome.columns_for(row, colour) != 0;
    return (has_cell ? 30 : 200) * board.filled[line] / (row + 1) + (has_cell ? 0 : 40);
}

constexpr int cell_value(const Position& position, const PlayerBoard& board, int cell, int kind) {
    const int row = cell / dome_size;
    if (kind == special) return (row + 1) * 15;
    int value = cell_for_line(board, row, kind) + 70 * count_neighbours(board.dome.filled(), cell);
    const bool is_new = kind == joker || board.dome.columns_for(row, kind) == 0;
    value += is_new ? 30 : 5;
    value += kind == joker ? 25 : 0;
    if (position.has_goal(Goal::perimeter)) value += lies_in(inner_cells, cell) ? 0 : 15;
    if (position.has_goal(Goal::diagonals)) value += lies_in(main_diagonal | other_diagonal, cell) ? 25 : 0;
    if (position.has_goal(Goal::jokers)) value += kind == joker ? 20 : 0;
    return value;
}

constexpr int plate_value(const Position& position, const PlateMove& move) {
    if (!is_front(move.plate)) return 0;
    const PlayerBoard& board = position.board(position.turn);
    int value = 0;
    for (int cell = 0; cell < 4; ++cell) {
        const int at = place_corner(move.place) + cell / 2 * dome_size + cell % 2;
        value += cell_value(position, board, at, cell_kind(move.plate, move.turns, cell));
    }
    if (back_of(move.plate) == special_back && position.has_goal(Goal::empty_specials)) value -= 60;
    if (position.has_goal(Goal::corners)) value += 6 * goal_of_corner(move.place);
    return value;
}

constexpr int best_plate_value(const Position& position, Plate plate) {
    int best = 0;
    for_each_bit(position.board(position.turn).dome.free_places(), [&](int place) {
        for (int turns = 0; turns < plate_sides; ++turns) {
            best = std::max(best, plate_value(position, {plate, place, turns}));
        }
    });
    return best;
}

// A plate is taken anyhow, twice a round: what counts is how much better it is than most.
inline constexpr int common_plate = 250;

// What the plate on top of the stack may be worth: on the average, and by how much it may be better than that.
struct Prospect {
    int mean = 0, excess = 0;
};

constexpr Prospect prospect_of_stack(const Position& position) {
    const Plate top = position.top_back();
    const std::uint32_t plates = is_back(top) ? unseen_plates(position, top) : unseen_plates(position, unknown_plate);
    FixedList<int, plate_count> values;
    for_each_bit(plates, [&](int plate) { values.push_back(best_plate_value(position, static_cast<Plate>(plate))); });
    if (values.empty()) return {};
    const int count = static_cast<int>(values.size());
    Prospect prospect;
    for (const int value : values) prospect.mean += value;
    prospect.mean /= count;
    for (const int value : values) prospect.excess += std::max(0, value - prospect.mean);
    prospect.excess /= count;
    return prospect;
}

constexpr int draw_value(const Position& position) {
    const int cost = position.board(position.turn).score > 0 ? point : 0;
    const Prospect prospect = prospect_of_stack(position);
    if (position.stage == Stage::drawing) return prospect.excess - cost;  // against looking, which is 0
    return prospect.mean - common_plate - cost;
}

// ---- chips

// What a chip is worth as long as it isn't spent.
constexpr int chip_value(const Position& position, const PlayerBoard& board, int chip) {
    int value = 30;
    for (std::size_t line = 0; line < line_count; ++line) {
        const bool wanted = board.filled[line] > 0 && board.filled[line] < line_sizes[line];
        if (wanted && chip_shows(chip, board.colours[line])) value += 20;
    }
    const bool two_colours = chip_names[static_cast<std::size_t>(chip)].size() > 1;
    return position.round == rounds ? value : value + (two_colours ? 15 : 0);
}

constexpr int chips_value(const Position& position, Chips chips) {
    if (position.round == rounds) return chips.size();
    int sum = 0;
    for (int chip = 0; chip < chip_kinds; ++chip) {
        sum += chips.of(chip) * chip_value(position, position.board(position.turn), chip);
    }
    return sum;
}

// ---- the tiling

constexpr int tiling_value(const Position& position, const TileMove& move) {
    const PlayerBoard& board = position.board(position.turn);
    const int colour = board.colours[static_cast<std::size_t>(move.line)];
    return tile_value(position, board.dome, move.line, move.column, colour) - chips_value(position, move.chips);
}

constexpr int leave_value(const Position& position, int line) {
    if (position.round == rounds) return 0;
    const PlayerBoard& board = position.board(position.turn);
    const auto index = static_cast<std::size_t>(line);
    return line_value(position, board, line, board.colours[index], board.filled[index]);
}

constexpr int value_of(const Position& position, Move move) {
    switch (kind_of(move)) {
        case MoveKind::sun: {
            const SunMove sun = sun_move(move);
            return take_value(position, preview_sun(position, sun), sun.colour, sun.line) +
                   order_value(position, sun.order);
        }
        case MoveKind::moon: {
            const MoonMove moon = moon_move(move);
            return take_value(position, preview_moon(position, moon), moon.colour, moon.line);
        }
        case MoveKind::plate: return plate_value(position, plate_move(move)) - common_plate;
        case MoveKind::keep: return plate_value(position, plate_move(move));
        case MoveKind::draw: return draw_value(position);
        case MoveKind::look: return 0;
        case MoveKind::put_back: return -best_plate_value(position, put_back_plate(move));
        case MoveKind::chip:
            return chip_value(position, position.board(position.turn),
                              position.factory(chip_factory(move)).chip - first_chip);
        case MoveKind::tile: return tiling_value(position, tile_move(move));
        case MoveKind::leave: return leave_value(position, leave_line(move));
    }
    return 0;
}

}  // namespace duel_values

constexpr int value_of(const duel::Position& position, Move move) { return duel_values::value_of(position, move); }

}  // namespace azulejos::greedy
