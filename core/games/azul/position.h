// Everything that lies on an Azul table at one moment, as a small trivially copyable value.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/lanes.h"
#include "games/azul/components.h"
#include "games/azul/wall.h"

namespace azulejos::azul {

struct Options {
    int players = 2;
    bool grey = false;  // all players use the same wall side

    constexpr bool operator==(const Options&) const = default;
};

// What a piece on the floor (see `Floor`) counts as a tile.
inline constexpr std::array<Lanes, 8> lane_of_piece{
    0, lanes::one(0), lanes::one(1), lanes::one(2), lanes::one(3), lanes::one(4), 0, 0};

// The floor line, left to right: four bits a space, 1 to 5 for the colours, 6 for the marker, 0 for free.
struct Floor {
    static constexpr std::uint32_t marker = 6;

    std::uint32_t spaces = 0;
    std::uint8_t size = 0;

    constexpr bool operator==(const Floor&) const = default;

    // Adds equal pieces on the leftmost free spaces and returns how many found one.
    constexpr int add(std::uint32_t piece, int count) {
        const int fitting = std::min(count, floor_size - size);
        const std::uint32_t row = 0x1111111u * piece & ((1u << (4 * fitting)) - 1u);
        spaces |= row << (4 * size);
        size = static_cast<std::uint8_t>(size + fitting);
        return fitting;
    }
    constexpr std::uint32_t at(int space) const { return spaces >> (4 * space) & 0xfu; }

    // Its tiles by colour, without the marker.
    constexpr Lanes tiles() const {
        Lanes sum = 0;
        for (int space = 0; space < floor_size; ++space) sum += lane_of_piece[at(space)];
        return sum;
    }
    constexpr int penalty() const { return floor_penalty[size]; }
};

struct PlayerBoard {
    // Kept beside what it follows from, because every decision asks for it: lane c holds a bit for each line that may
    // take colour c.
    Lanes open_lines = 0;
    Wall wall;
    Floor floor;
    std::array<std::uint8_t, line_count + 1> filled{};   // tiles in each line; the floor's 'line' stays empty
    std::array<std::uint8_t, line_count + 1> colours{};  // of lines that hold tiles, else 0
    std::uint16_t score = 0;

    constexpr bool operator==(const PlayerBoard&) const = default;

    constexpr std::uint32_t open_for(int colour) const {
        return static_cast<std::uint32_t>(lanes::get(open_lines, colour));
    }
    constexpr bool is_complete(int line) const { return filled[static_cast<std::size_t>(line)] == line + 1; }

    // A bit for each complete line.
    constexpr std::uint32_t complete_lines() const {
        std::uint32_t lines = 0;
        for (int line = 0; line < line_count; ++line) lines |= static_cast<std::uint32_t>(is_complete(line)) << line;
        return lines;
    }

    // What follows from an empty line: it is open for the colours that its wall row lacks (rule 3.8).
    constexpr void open_line(int line) { open_lines |= wall.lacking & lanes::each_one << line; }
    // What follows from a line that holds `colour`: it is closed for all others, and for all once it is full.
    constexpr void narrow_line(int line, int colour, bool full) {
        open_lines &= ~(lanes::each_one << line);
        open_lines |= full ? 0 : lanes::one(colour) << line;
    }
};

struct Position {
    static constexpr std::int8_t marker_in_centre = -1;

    std::array<Lanes, source_count> sources{};  // factories 0 to 8, then the centre: tiles by colour
    Lanes present = 0;                          // kept beside: lane c holds a bit for each source that has colour c
    Lanes bag = lanes::each_one * tiles_per_colour;
    Lanes lid = 0;
    std::uint8_t players = 2;
    bool grey = false;
    Phase phase = Phase::deal;
    std::int8_t to_move = nobody;
    std::uint8_t first = 0;   // who started this round's draft
    std::int8_t marker = 0;   // the seat that holds it, or marker_in_centre
    std::uint8_t round = 0;   // rounds begun
    std::uint8_t barren = 0;  // rounds in a row before this one in which nobody placed a tile
    bool placed = false;      // whether somebody has placed one in this round
    std::array<PlayerBoard, most_players> boards{};

    constexpr bool operator==(const Position&) const = default;

    constexpr PlayerBoard& board(int seat) { return boards[static_cast<std::size_t>(seat)]; }
    constexpr const PlayerBoard& board(int seat) const { return boards[static_cast<std::size_t>(seat)]; }
    constexpr Lanes source(int index) const { return sources[static_cast<std::size_t>(index)]; }
    constexpr int next_seat(int seat) const { return seat + 1 == players ? 0 : seat + 1; }

    constexpr Lanes on_table() const {
        Lanes sum = 0;
        for (const Lanes tiles : sources) sum += tiles;
        return sum;
    }
    constexpr void note_presence() {
        present = 0;
        for (int index = 0; index < source_count; ++index) present |= lanes::not_zero(source(index)) << index;
    }
};

constexpr Position start(const Options& options, int first) {
    Position position;
    position.players = static_cast<std::uint8_t>(options.players);
    position.grey = options.grey;
    position.first = static_cast<std::uint8_t>(first);
    position.marker = static_cast<std::int8_t>(first);
    for (PlayerBoard& board : position.boards) {
        for (int line = 0; line < line_count; ++line) board.open_line(line);
    }
    return position;
}

}  // namespace azulejos::azul
