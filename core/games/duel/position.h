// Everything that lies on an Azul Duel table at one moment, as a trivially copyable value. What nobody has seen yet is
// not in it: face-down chips and the shuffled plates get their faces when they turn up.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/fixed_list.h"
#include "base/lanes.h"
#include "games/duel/chips.h"
#include "games/duel/components.h"
#include "games/duel/dome.h"
#include "games/game.h"

namespace azulejos::duel {

struct Options {
    int players = player_count;
    std::uint8_t goals = 0;  // a bit each, in the order of `Goal`; 0: still to be drawn
    std::uint8_t goals_to_draw = 3;
    bool five_colours_special = true;  // a special tile counts as a colour of its own for `five_colours`

    constexpr bool operator==(const Options&) const = default;
};

// Three or four goals, at most one side of each token.
constexpr Error check_options(const Options& options) {
    if (options.players != player_count) return Error::say("Azul Duel is for 2 players, not ", options.players);
    int count = 0;
    for (int token = 0; token < token_count; ++token) {
        const int sides = options.goals >> (2 * token) & 3;
        if (sides == 3) {
            return Error::say("the goals ", goal_names[static_cast<std::size_t>(2 * token)], " and ",
                              goal_names[static_cast<std::size_t>(2 * token + 1)], " are two sides of one token");
        }
        count += sides != 0;
    }
    if (count == 0 || count == 3 || count == 4) return {};
    return Error::say("a game has three or four goals, not ", count);
}

// What is to happen next.
enum class Due : std::uint8_t { nothing, move, plates, deal, look, top, chip };

// The moon side of a small factory: tiles from the bottom up, four bits each, 1 to 5 for the colours.
struct MoonStack {
    std::uint16_t tiles = 0;

    constexpr bool operator==(const MoonStack&) const = default;

    constexpr int size() const { return tiles == 0 ? 0 : tiles < 0x10 ? 1 : tiles < 0x100 ? 2 : 3; }
    constexpr int at(int height) const { return (tiles >> (4 * height) & 0xf) - 1; }
    constexpr int top() const { return at(size() - 1); }
    constexpr void push(int colour) { tiles = static_cast<std::uint16_t>(tiles | (colour + 1) << (4 * size())); }
    constexpr void pop() { tiles = static_cast<std::uint16_t>(tiles & ((1 << (4 * (size() - 1))) - 1)); }
};

// The chip on a small factory's moon side: none, one that nobody has seen, or 2 + its kind.
inline constexpr std::uint8_t no_chip = 0;
inline constexpr std::uint8_t hidden_chip = 1;
inline constexpr std::uint8_t first_chip = 2;

struct SmallFactory {
    MoonStack moon;
    std::uint8_t chip = no_chip;

    constexpr bool operator==(const SmallFactory&) const = default;
};

// A plate that was put under the stack, and who knows its front.
struct ReturnedPlate {
    Plate plate = no_plate;  // its front, or in a view its back
    std::uint8_t seat = 0;

    constexpr bool operator==(const ReturnedPlate&) const = default;
};

// A short list that compares and copies as a value: unused places hold the default.
template <class Item, std::size_t capacity>
struct ShortList {
    std::array<Item, capacity> items{};
    std::uint8_t size = 0;

    constexpr bool operator==(const ShortList&) const = default;

    constexpr const Item& operator[](int index) const { return items[static_cast<std::size_t>(index)]; }
    constexpr Item& operator[](int index) { return items[static_cast<std::size_t>(index)]; }
    constexpr void push_back(const Item& item) { items[size++] = item; }
    constexpr void remove(int index) {
        for (int later = index + 1; later < size; ++later) (*this)[later - 1] = (*this)[later];
        items[--size] = Item{};
    }
    constexpr void clear() { *this = {}; }
    constexpr const Item* begin() const { return items.data(); }
    constexpr const Item* end() const { return items.data() + size; }
};

// Plates that are being drawn: not looked at yet, looked at, or (one being kept) going back under the stack.
enum class Stage : std::uint8_t { none, drawing, looked, returning };

struct PlayerBoard {
    Dome dome;
    Lanes broken = 0;
    std::array<std::uint8_t, line_count + 1> filled{};   // the broken stack's 'line' stays empty
    std::array<std::uint8_t, line_count + 1> colours{};  // of lines that hold tiles, else 0
    Chips chips, used;                                   // face up; turned over for good
    std::uint16_t score = start_score;
    std::uint8_t tokens = 0;  // put down in this round
    std::uint8_t taken = 0;   // chips taken in this round
    std::uint8_t pass = 0;    // at tiling: the next line (from 0) to be looked at; line_count + 1: finished

    constexpr bool operator==(const PlayerBoard&) const = default;

    constexpr bool is_complete(int line) const { return filled[static_cast<std::size_t>(line)] == line + 1; }
    constexpr bool takes(int line, int colour) const {
        const auto index = static_cast<std::size_t>(line);
        return line == broken_line || (!is_complete(line) && (filled[index] == 0 || colours[index] == colour));
    }
    // For each colour the lines that take it, and the broken stack, as seven bits.
    constexpr std::array<std::uint32_t, colour_count> lines_by_colour() const {
        std::uint32_t empty = 1u << broken_line;
        std::array<std::uint32_t, colour_count> lines{};
        for (int line = 0; line < line_count; ++line) {
            const auto index = static_cast<std::size_t>(line);
            if (filled[index] == 0) {
                empty |= 1u << line;
            } else if (!is_complete(line)) {
                lines[colours[index]] |= 1u << line;
            }
        }
        for (std::uint32_t& mask : lines) mask |= empty;
        return lines;
    }
    constexpr void empty_line(int line) {
        filled[static_cast<std::size_t>(line)] = 0;
        colours[static_cast<std::size_t>(line)] = 0;
    }
};

inline constexpr std::uint8_t pass_finished = line_count + 1;

struct Position {
    static constexpr std::int8_t marker_on_large = -1;

    std::array<Lanes, factory_count> sun{};  // by colour; the large factory first
    Lanes large_moon = 0;
    std::array<SmallFactory, factory_count> small{};  // [0] is not used
    Lanes bag = lanes::each_one * tiles_per_colour;
    Lanes tower = 0;

    std::array<Plate, 3> display{};       // by slot
    std::uint8_t shuffled = plate_count;  // plates of the stack that nobody has seen
    Plate top = no_plate;  // the back of the topmost of them, or unknown_plate; no_plate if there is none
    ShortList<ReturnedPlate, plate_count> returned;  // under them, from the top down
    ShortList<Plate, plate_count> drawn;
    Stage stage = Stage::none;

    std::uint8_t goals = 0;
    bool five_colours_special = true;
    std::uint8_t round = 1;
    Phase phase = Phase::opening;
    Due due = Due::plates;
    std::int8_t turn = nobody;  // who is to move, or has acted where chance is due
    std::uint8_t first = 0;     // who started this round's draft
    std::int8_t marker = marker_on_large;
    std::array<PlayerBoard, player_count> boards{};

    constexpr bool operator==(const Position&) const = default;

    constexpr PlayerBoard& board(int seat) { return boards[static_cast<std::size_t>(seat)]; }
    constexpr const PlayerBoard& board(int seat) const { return boards[static_cast<std::size_t>(seat)]; }
    constexpr Lanes sun_of(int factory) const { return sun[static_cast<std::size_t>(factory)]; }
    constexpr SmallFactory& factory(int index) { return small[static_cast<std::size_t>(index)]; }
    constexpr const SmallFactory& factory(int index) const { return small[static_cast<std::size_t>(index)]; }
    constexpr bool has_goal(Goal goal) const { return (goals >> static_cast<int>(goal) & 1) != 0; }

    constexpr int stack_size() const { return shuffled + returned.size; }
    constexpr int display_size() const {
        return static_cast<int>(
            std::count_if(display.begin(), display.end(), [](Plate plate) { return plate != no_plate; }));
    }
    // The back of the plate on top of the stack, or no_plate.
    constexpr Plate top_back() const {
        if (shuffled > 0) return top;
        return returned.size > 0 ? back_of(returned[0].plate) : no_plate;
    }
    constexpr bool is_empty(int index) const { return sun_of(index) == 0 && factory(index).moon.size() == 0; }
    // The colours that one can take from the moon, as bits.
    constexpr std::uint32_t moon_colours() const {
        std::uint32_t colours = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            colours |= static_cast<std::uint32_t>(lanes::get(large_moon, colour) > 0) << colour;
        }
        for (int index = 1; index < factory_count; ++index) {
            if (factory(index).moon.size() > 0) colours |= 1u << factory(index).moon.top();
        }
        return colours;
    }
    // Fronts of plates that somebody has seen: they lie on a dome or the display, went back, or were drawn again.
    constexpr std::uint32_t seen_plates() const {
        std::uint32_t plates = 0;
        const auto note = [&](Plate plate) { plates |= is_front(plate) ? 1u << plate : 0u; };
        for (const PlayerBoard& board : boards) std::for_each(board.dome.plates.begin(), board.dome.plates.end(), note);
        std::for_each(display.begin(), display.end(), note);
        for (const ReturnedPlate& plate : returned) note(plate.plate);
        std::for_each(drawn.begin(), drawn.end(), note);
        return plates;
    }
    // Chips that nobody has seen, by kind.
    constexpr Chips unseen_chips() const {
        Chips chips{0xaaaaa};  // two of each
        for (const PlayerBoard& board : boards) {
            chips.remove(board.chips);
            chips.remove(board.used);
        }
        for (const SmallFactory& factory : small) {
            if (factory.chip >= first_chip) chips.add(factory.chip - first_chip, -1);
        }
        return chips;
    }
};

constexpr Position start(const Options& options, int first) {
    Position position;
    position.goals = options.goals;
    position.five_colours_special = options.five_colours_special;
    position.first = static_cast<std::uint8_t>(first);
    position.top = unknown_plate;
    return position;
}

}  // namespace azulejos::duel
