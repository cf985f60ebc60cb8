// The pieces of Azul Duel's texts, both ways: tiles, counts, plates, chips, goals. Whatever is read is refused with the
// reason unless it is exactly what would have been written.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "base/lanes.h"
#include "base/text.h"
#include "games/duel/chips.h"
#include "games/duel/components.h"
#include "games/duel/position.h"

namespace azulejos::duel {

constexpr int count_fields(std::string_view text, char separator) {
    int fields = 1;
    for (const char letter : text) fields += letter == separator;
    return fields;
}

// A digit from `least` to `most`, as the number from 0 that it stands for.
constexpr bool take_digit(TextReader& reader, char least, char most, int& number) {
    const char letter = reader.peek();
    if (letter < least || letter > most) return false;
    number = letter - least;
    return reader.take(letter);
}

// ---- tiles

constexpr char letter_of(int colour) { return colour_letters[static_cast<std::size_t>(colour)]; }

// The colour of a letter, or -1.
constexpr int colour_of(char letter) {
    const std::size_t at = colour_letters.find(letter);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

// Tiles in the order of their letters, each written as often as it is there.
constexpr void write_tiles(TextWriter& text, Lanes tiles) {
    for (int colour = 0; colour < colour_count; ++colour) {
        for (int n = lanes::get(tiles, colour); n > 0; --n) text.put(letter_of(colour));
    }
}

constexpr void write_tiles_or_none(TextWriter& text, Lanes tiles) {
    if (tiles == 0) text.put('-');
    write_tiles(text, tiles);
}

constexpr Error no_colour(char letter) {
    return Error::say("'", letter, "' is no colour (they are ", colour_letters, ")");
}

constexpr Result<Lanes> read_tiles(std::string_view text) {
    Lanes tiles = 0;
    int previous = 0;
    if (text.size() > std::size_t{tiles_per_colour} * colour_count) return Error::say("too many tiles");
    for (const char letter : text) {
        const int colour = colour_of(letter);
        if (colour < 0) return no_colour(letter);
        if (colour < previous) return Error::say("tiles are not in the order ", colour_letters);
        previous = colour;
        tiles += lanes::one(colour);
    }
    return tiles;
}

constexpr Error read_tiles_or_none(std::string_view text, Lanes& tiles) {
    if (text == "-") return {};
    if (text.empty()) return Error::say("nothing is written as -");
    const Result<Lanes> read = read_tiles(text);
    tiles = read.value;
    return read.error;
}

// Bag and tower: how many of each colour that is there.
constexpr void write_counts(TextWriter& text, Lanes tiles) {
    if (tiles == 0) text.put('-');
    for (int colour = 0; colour < colour_count; ++colour) {
        if (const int n = lanes::get(tiles, colour); n > 0) text.put(letter_of(colour)).put(n);
    }
}

constexpr Error read_counts(std::string_view text, Lanes& tiles) {
    tiles = 0;
    if (text == "-") return {};
    if (text.empty()) return Error::say("nothing is written as -");
    TextReader reader{text};
    int previous = -1;
    while (!reader.at_end()) {
        const char letter = reader.peek();
        const int colour = colour_of(letter);
        int count = 0;
        if (colour < 0) return no_colour(letter);
        if (colour <= previous) return Error::say("colours are not in the order ", colour_letters);
        reader.take(letter);
        if (!reader.take_number(tiles_per_colour, count) || count == 0) {
            return Error::say("after ", letter, " stands a number from 1 to ", tiles_per_colour);
        }
        previous = colour;
        tiles += lanes::of(count, colour);
    }
    return {};
}

// ---- plates

constexpr std::string_view back_name(Plate back) { return back == special_back ? "*" : back == joker_back ? "J" : "?"; }

// Its number, or as much as is known of it; `-` where there is none.
constexpr void write_plate(TextWriter& text, Plate plate) {
    if (plate == no_plate) {
        text.put('-');
    } else if (is_front(plate)) {
        text.put(static_cast<int>(plate));
    } else {
        text.put(back_name(plate));
    }
}

constexpr bool take_front(TextReader& reader, Plate& plate) {
    TextReader ahead = reader;
    int number = 0;
    if (!ahead.take_number(plate_count, number) || number == 0) return false;
    reader = ahead;
    plate = static_cast<Plate>(number);
    return true;
}

constexpr bool take_back(TextReader& reader, Plate& plate) {
    const char letter = reader.peek();
    if (letter != '*' && letter != 'J') return false;
    plate = letter == '*' ? special_back : joker_back;
    return reader.take(letter);
}

constexpr bool take_front_or_back(TextReader& reader, Plate& plate) {
    return take_front(reader, plate) || take_back(reader, plate);
}

// A plate of which perhaps not even the back is known.
constexpr bool take_back_or_unknown(TextReader& reader, Plate& plate) {
    if (take_back(reader, plate)) return true;
    if (!reader.take('?')) return false;
    plate = unknown_plate;
    return true;
}

// ---- chips

// Calls `visit(name)` for every chip, as often as it is there.
template <class Visit>
constexpr void for_each_chip(Chips chips, Visit visit) {
    for (int chip = 0; chip < chip_kinds; ++chip) {
        for (int n = chips.of(chip); n > 0; --n) visit(chip_names[static_cast<std::size_t>(chip)]);
    }
}

constexpr void write_chips(TextWriter& text, Chips chips) {
    bool first = true;
    for_each_chip(chips, [&](std::string_view name) {
        if (!first) text.put(',');
        text.put(name);
        first = false;
    });
}

// The kind of a chip by its name, or -1.
constexpr int chip_of(std::string_view name) {
    for (int chip = 0; chip < chip_kinds; ++chip) {
        if (chip_names[static_cast<std::size_t>(chip)] == name) return chip;
    }
    return -1;
}

constexpr Error no_chip_name(std::string_view name) {
    return Error::say("'", excerpt(name, 12), "' is no chip (they are B BR R RT T TY Y YK K KB)");
}

// At least one chip; in the order in which they are written.
constexpr Result<Chips> read_chips(std::string_view text) {
    Chips chips;
    int previous = 0;
    TextReader reader{text};
    for (int left = count_fields(text, ','); left > 0; --left) {
        const std::string_view name = reader.take_until(',');
        const int chip = chip_of(name);
        if (chip < 0) return no_chip_name(name);
        if (chip < previous) return Error::say("chips are not in the order B BR R RT T TY Y YK K KB");
        if (chips.of(chip) == chips_per_kind) return Error::say("there are only two chips ", name);
        chips.add(chip);
        previous = chip;
    }
    return chips;
}

// ---- goals

// The goal of a name as a bit, or 0.
constexpr unsigned goal_bit(std::string_view name) {
    const auto found = std::find(goal_names.begin(), goal_names.end(), name);
    return found == goal_names.end() ? 0 : 1u << (found - goal_names.begin());
}

constexpr Error no_goal(std::string_view name) {
    return Error::say("there is no goal '", excerpt(name, 24),
                      "' (they are rows, five_colours, columns, perimeter, diagonals, corners, jokers, "
                      "empty_specials)");
}

}  // namespace azulejos::duel
