// What a move would do as things stand: the same answers for page, terminal, hints and bots, from the rules themselves.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/bits.h"
#include "games/duel/goals.h"
#include "games/duel/moves.h"
#include "games/duel/play.h"
#include "games/duel/position.h"

namespace azulejos::duel {

// What a seat would pay now for its broken tiles and the first-player tile, if it had the points.
constexpr int penalty_of(int broken, bool has_marker) {
    return broken_penalty[static_cast<std::size_t>(broken)] + (has_marker ? marker_penalty : 0);
}
// Nothing is owed any more once the seat's tiling is finished, though it keeps the first-player tile until the next
// deal.
constexpr int penalty_of(const Position& position, int seat) {
    const PlayerBoard& board = position.board(seat);
    const bool paid = position.phase == Phase::deal || position.phase == Phase::over || board.pass == pass_finished;
    return paid ? 0 : penalty_of(lanes::sum(board.broken), position.marker == seat);
}

// ---- a tile on its way to the dome

struct Placement {
    Runs runs;
    int special_cell = -1;  // of the special tile that it brings along, if any

    constexpr int special_points() const { return special_cell < 0 ? 0 : special_cell / dome_size + 1; }
    constexpr int points() const { return runs.points() + special_points(); }
};

// Lays the tile, and the special tile that it brings along.
constexpr Placement lay_tile(Dome& dome, int row, int column, int colour) {
    const int cell = dome_size * row + column;
    dome.put_tile(cell, colour);
    Placement placement{.runs = runs_at(dome.filled(), cell)};
    placement.special_cell = dome.special_due(row / 2 * 3 + column / 2);
    if (placement.special_cell >= 0) dome.put_tile(placement.special_cell, special);
    return placement;
}

// The best that a complete line brings with the dome as it is, whatever other lines do before it: 'up to'.
struct BestPlacement {
    std::uint32_t columns = 0;  // those that bring the most; 0: no cell is free
    Placement placement;        // in the first of them
    bool choice = false;        // whether there is another cell
    bool waits = false;         // no cell is free, but a plate may bring one; else the line breaks
};

constexpr BestPlacement best_placement(const Dome& dome, int row, int colour) {
    BestPlacement best;
    const std::uint32_t columns = dome.columns_for(row, colour);
    best.choice = (columns & (columns - 1)) != 0;
    best.waits = columns == 0 && dome.row_has_free_place(row);
    for_each_bit(columns, [&](int column) {
        Dome after = dome;
        const Placement placement = lay_tile(after, row, column, colour);
        if (best.columns != 0 && placement.points() < best.placement.points()) return;
        if (best.columns == 0 || placement.points() > best.placement.points()) {
            best.columns = 0;
            best.placement = placement;
        }
        best.columns |= 1u << column;
    });
    return best;
}

// ---- taking tiles

struct TakePreview {
    int taken = 0, placed = 0, to_broken = 0, to_tower = 0;
    int filled = 0;       // tiles in the line after it
    Lanes leftovers = 0;  // from the sun to the moon side
    bool takes_marker = false;
    bool completes_line = false;
    std::uint32_t turned_up = 0;  // small factories whose chip would be turned up, a bit each
    int penalty_before = 0, penalty_after = 0;
    BestPlacement tiling;  // if the line becomes complete
};

constexpr void preview_line(const PlayerBoard& board, int colour, int line, TakePreview& preview) {
    const auto index = static_cast<std::size_t>(line);
    const int broken = lanes::sum(board.broken);
    preview.placed = std::min(preview.taken, line_sizes[index] - board.filled[index]);
    preview.filled = board.filled[index] + preview.placed;
    preview.to_broken = std::min(preview.taken - preview.placed, broken_size - broken);
    preview.to_tower = preview.taken - preview.placed - preview.to_broken;
    preview.completes_line = line != broken_line && preview.filled == line_sizes[index];
    if (preview.completes_line) preview.tiling = best_placement(board.dome, line, colour);
}

constexpr void preview_board(const Position& position, int colour, int line, TakePreview& preview) {
    const int seat = position.turn, broken = lanes::sum(position.board(seat).broken);
    preview_line(position.board(seat), colour, line, preview);
    preview.penalty_before = penalty_of(position, seat);
    preview.penalty_after = penalty_of(broken + preview.to_broken, position.marker == seat || preview.takes_marker);
}

constexpr TakePreview preview_sun(const Position& position, const SunMove& move) {
    const Lanes sun = position.sun_of(move.factory), taken = lanes::only(sun, move.colour);
    TakePreview preview;
    preview.taken = lanes::sum(taken);
    preview.leftovers = sun - taken;
    if (preview.leftovers == 0) {
        preview.takes_marker = move.factory == 0 && position.marker == Position::marker_on_large;
        if (move.factory != 0) preview.turned_up = 1u << move.factory;
    }
    preview_board(position, move.colour, move.line, preview);
    return preview;
}

constexpr TakePreview preview_moon(const Position& position, const MoonMove& move) {
    const int from_large = lanes::get(position.large_moon, move.colour);
    TakePreview preview;
    preview.taken = from_large;
    for (int factory = 1; factory < factory_count; ++factory) {
        const MoonStack& moon = position.factory(factory).moon;
        if (moon.size() == 0 || moon.top() != move.colour) continue;
        ++preview.taken;
        if (moon.size() == 1) preview.turned_up |= 1u << factory;
    }
    preview.takes_marker = from_large > 0 && position.marker == Position::marker_on_large;
    preview_board(position, move.colour, move.line, preview);
    return preview;
}

// ---- plates

// Lines that hold tiles for which the plate brings a cell in their row, a bit each.
constexpr std::uint32_t lines_served(const PlayerBoard& board, const PlateMove& move) {
    Dome plate_alone;
    plate_alone.put_plate(move.plate, move.place, move.turns);
    std::uint32_t lines = 0;
    for (int line = 0; line < line_count; ++line) {
        const auto index = static_cast<std::size_t>(line);
        const bool served = board.filled[index] > 0 && plate_alone.columns_for(line, board.colours[index]) != 0;
        lines |= static_cast<std::uint32_t>(served) << line;
    }
    return lines;
}

// ---- the dome and the draft after a move

// The dome of who is to move, as it is right after the move and before anything else of the tiling.
constexpr Dome dome_after(const Position& position, Move move) {
    Dome dome = position.board(position.turn).dome;
    const MoveKind kind = kind_of(move);
    if (kind == MoveKind::plate || kind == MoveKind::keep) {
        const PlateMove plate = plate_move(move);
        dome.put_plate(plate.plate, plate.place, plate.turns);
    } else if (kind == MoveKind::tile) {
        const TileMove tile = tile_move(move);
        lay_tile(dome, tile.line, tile.column, LineToTile{position}.colour);
    }
    return dome;
}

constexpr bool ends_draft(const Position& position, Move move) {
    if (position.phase != Phase::draft) return false;
    Position after = position;
    NoLog log;
    play(after, move, log);
    return after.phase != Phase::draft;
}

}  // namespace azulejos::duel
