// The texts of Azul Duel, both ways, as docs/notation.md has them: moves here, positions and events in the two headers
// that come with this one. Whatever is read is refused with the reason unless it is exactly what would have been
// written.
#pragma once

#include <string_view>

#include "base/text.h"
#include "games/duel/event_text.h"
#include "games/duel/moves.h"
#include "games/duel/position_text.h"
#include "games/duel/texts.h"

namespace azulejos::duel {

namespace writing {

constexpr void line(TextWriter& text, int line) { text.put(line == broken_line ? '-' : static_cast<char>('1' + line)); }

constexpr void sun(TextWriter& text, const SunMove& move) {
    text.put('s').put(move.factory).put(letter_of(move.colour));
    line(text, move.line);
    if (move.order != 0) text.put('/');
    for (LeftoverOrder order = move.order; order != 0; order >>= 3) {
        text.put(letter_of(static_cast<int>(order & 7u) - 1));
    }
}

constexpr void plate(TextWriter& text, char kind, const PlateMove& move) {
    text.put(kind).put(static_cast<int>(move.plate)).put('@').put(move.place + 1).put('r').put(move.turns);
}

constexpr void tile(TextWriter& text, const TileMove& move) {
    text.put(move.line + 1).put('@').put(move.column + 1);
    if (move.chips.counts != 0) text.put('+');
    write_chips(text, move.chips);
}

}  // namespace writing

constexpr void write_move(TextWriter& text, Move move) {
    switch (kind_of(move)) {
        case MoveKind::sun: return writing::sun(text, sun_move(move));
        case MoveKind::moon:
            text.put('m').put(letter_of(moon_move(move).colour));
            return writing::line(text, moon_move(move).line);
        case MoveKind::plate: return writing::plate(text, 'p', plate_move(move));
        case MoveKind::draw: text.put('d'); return;
        case MoveKind::look: text.put('l'); return;
        case MoveKind::keep: return writing::plate(text, 'k', plate_move(move));
        case MoveKind::put_back: return write_plate(text.put('u'), put_back_plate(move));
        case MoveKind::chip: text.put('x').put(chip_factory(move)); return;
        case MoveKind::tile: return writing::tile(text, tile_move(move));
        case MoveKind::leave: text.put(leave_line(move) + 1).put('.'); return;
    }
}

// Each takes what stands behind a move's first letter; a move without a code was not what it should be.
namespace reading {

inline constexpr Move no_move{};

constexpr bool take_colour(TextReader& reader, int& colour) {
    colour = colour_of(reader.peek());
    return colour >= 0 && reader.take(reader.peek());
}

constexpr bool take_line(TextReader& reader, int& line) {
    if (reader.take('-')) {
        line = broken_line;
        return true;
    }
    return take_digit(reader, '1', '6', line);
}

// Two or three leftovers from the bottom up: a single one leaves no choice.
constexpr bool take_order(TextReader& reader, LeftoverOrder& order) {
    int height = 0;
    for (int colour = 0; height < 3 && take_colour(reader, colour); ++height) {
        order |= static_cast<LeftoverOrder>(colour + 1) << (3 * height);
    }
    return height >= 2;
}

constexpr Move sun(TextReader& reader) {
    SunMove move{};
    if (!take_digit(reader, '0', '4', move.factory) || !take_colour(reader, move.colour)) return no_move;
    if (!take_line(reader, move.line)) return no_move;
    if (reader.take('/') && (move.factory == 0 || !take_order(reader, move.order))) return no_move;
    return move.code();
}

constexpr Move moon(TextReader& reader) {
    MoonMove move{};
    if (!take_colour(reader, move.colour) || !take_line(reader, move.line)) return no_move;
    return move.code();
}

constexpr Move plate(TextReader& reader, MoveKind kind) {
    PlateMove move{};
    if (!take_front(reader, move.plate) || !reader.take('@')) return no_move;
    if (!take_digit(reader, '1', '9', move.place) || !reader.take('r')) return no_move;
    if (!take_digit(reader, '0', '3', move.turns)) return no_move;
    return move.code(kind);
}

constexpr Move tile_or_leave(TextReader& reader) {
    TileMove move{};
    if (!take_digit(reader, '1', '6', move.line)) return no_move;
    if (reader.take('.')) return leave_move(move.line);
    if (!reader.take('@') || !take_digit(reader, '1', '6', move.column)) return no_move;
    if (reader.take('+')) {
        const Result<Chips> chips = read_chips(reader.rest());
        if (!chips.ok()) return no_move;
        reader = TextReader{""};
        move.chips = chips.value;
    }
    return move.code();
}

constexpr Move move(TextReader& reader) {
    if (reader.take('s')) return sun(reader);
    if (reader.take('m')) return moon(reader);
    if (reader.take('p')) return plate(reader, MoveKind::plate);
    if (reader.take('k')) return plate(reader, MoveKind::keep);
    if (reader.take('d')) return draw_move;
    if (reader.take('l')) return look_move;
    if (reader.take('u')) {
        Plate plate = no_plate;
        return take_front_or_back(reader, plate) ? put_back_move(plate) : no_move;
    }
    if (reader.take('x')) {
        int factory = 0;
        return take_digit(reader, '1', '4', factory) ? chip_move(factory + 1) : no_move;
    }
    return tile_or_leave(reader);
}

}  // namespace reading

constexpr Result<Move> read_move(std::string_view text) {
    TextReader reader{text};
    const Move move = reading::move(reader);
    if (move != reading::no_move && reader.at_end()) return move;
    return Error::say("'", excerpt(text),
                      "' is no move of Azul Duel: write s2R4/KY or mB2 (take tiles), p14@5r1 (a plate), d, l, k3@9r0, "
                      "u17 (draw, look, keep, put back), x3 (a chip), 4@2, 4@2+B,BR or 4. (tiling)");
}

}  // namespace azulejos::duel
