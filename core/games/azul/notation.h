// The texts of Azul: moves, tiles, positions and deals, both ways, as docs/notation.md has them. Whatever is read is
// refused with the reason unless it is exactly what would have been written.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/json.h"
#include "base/text.h"
#include "games/azul/check.h"
#include "games/azul/deals.h"
#include "games/azul/moves.h"
#include "games/azul/position.h"

namespace azulejos::azul {

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

constexpr Result<Lanes> read_tiles(std::string_view text) {
    Lanes tiles = 0;
    int previous = 0;
    if (text.size() > std::size_t{tiles_per_colour} * colour_count) return Error::say("too many tiles");
    for (const char letter : text) {
        const int colour = colour_of(letter);
        if (colour < 0) return Error::say("'", letter, "' is no colour (they are ", colour_letters, ")");
        if (colour < previous) return Error::say("tiles are not in the order ", colour_letters);
        previous = colour;
        tiles += lanes::one(colour);
    }
    return tiles;
}

// ---- moves

constexpr void write_move(TextWriter& text, Move move) {
    if (is_tiling(move)) {
        const TilingMove tiling = tiling_move(move);
        text.put(tiling.line + 1).put('@').put(tiling.column + 1);
        return;
    }
    const DraftMove draft = draft_move(move);
    text.put(draft.source == centre ? 'c' : static_cast<char>('1' + draft.source)).put(letter_of(draft.colour));
    text.put(draft.line == floor_line ? '-' : static_cast<char>('1' + draft.line));
}

constexpr Result<Move> read_move(std::string_view text) {
    const auto is_line = [](char letter) { return letter >= '1' && letter <= '5'; };
    if (text.size() == 3) {
        const char source = text[0], middle = text[1], target = text[2];
        if (middle == '@' && is_line(source) && is_line(target)) {
            return TilingMove{source - '1', target - '1'}.code();
        }
        const bool is_source = source == 'c' || (source >= '1' && source <= '9');
        if (is_source && colour_of(middle) >= 0 && (target == '-' || is_line(target))) {
            return DraftMove{colour_of(middle), source == 'c' ? centre : source - '1',
                             target == '-' ? floor_line : target - '1'}
                .code();
        }
    }
    return Error::say("'", excerpt(text),
                      "' is no move of Azul: write source, colour and line, like 2R4 or cK- (c: centre, -: floor), or "
                      "line@column, like 3@5");
}

// ---- positions

constexpr void write_counts(TextWriter& text, Lanes tiles) {
    if (tiles == 0) text.put('-');
    for (int colour = 0; colour < colour_count; ++colour) {
        if (const int n = lanes::get(tiles, colour); n > 0) text.put(letter_of(colour)).put(n);
    }
}

constexpr void write_tiles_or_none(TextWriter& text, Lanes tiles) {
    if (tiles == 0) text.put('-');
    write_tiles(text, tiles);
}

constexpr void write_board(TextWriter& text, const PlayerBoard& board) {
    text.put(static_cast<int>(board.score)).put(':');
    for (int line = 0; line < line_count; ++line) {
        const auto index = static_cast<std::size_t>(line);
        if (line > 0) text.put(',');
        write_tiles_or_none(text, lanes::of(board.filled[index], board.colours[index]));
    }
    for (int row = 0; row < line_count; ++row) {
        text.put(row == 0 ? ':' : '/');
        for (int column = 0; column < line_count; ++column) {
            const int colour = board.wall.colour_at(row, column);
            text.put(colour < 0 ? '.' : letter_of(colour));
        }
    }
    text.put(':');
    if (board.floor.size == 0) text.put('-');
    for (int space = 0; space < board.floor.size; ++space) {
        const std::uint32_t piece = board.floor.at(space);
        text.put(piece == Floor::marker ? '*' : letter_of(static_cast<int>(piece) - 1));
    }
}

constexpr void write_position(TextWriter& text, const Position& position) {
    text.put("azul/").put(position.grey ? "grey" : "coloured").put(' ').put(static_cast<int>(position.round));
    text.put(' ').put(phase_name(position.phase)).put(' ');
    if (position.to_move == nobody) {
        text.put('-');
    } else {
        text.put(static_cast<int>(position.to_move));
    }
    text.put(' ').put(static_cast<int>(position.first)).put(' ');
    if (position.marker == Position::marker_in_centre) {
        text.put('c');
    } else {
        text.put(static_cast<int>(position.marker));
    }
    text.put(' ').put(static_cast<int>(position.barren)).put(position.placed ? "+ " : " ");
    for (int factory = 0; factory < factory_count(position.players); ++factory) {
        if (factory > 0) text.put(',');
        write_tiles_or_none(text, position.source(factory));
    }
    text.put(' ');
    write_tiles_or_none(text, position.source(centre));
    text.put(' ');
    write_counts(text, position.bag);
    text.put(' ');
    write_counts(text, position.lid);
    for (int seat = 0; seat < position.players; ++seat) {
        text.put(' ');
        write_board(text, position.board(seat));
    }
}

namespace reading {

constexpr int count_fields(std::string_view text, char separator) {
    int fields = 1;
    for (const char letter : text) fields += letter == separator;
    return fields;
}

constexpr Error counts(std::string_view text, Lanes& tiles) {
    if (text == "-") return {};
    TextReader reader{text};
    int previous = -1;
    while (!reader.at_end()) {
        const char letter = reader.peek();
        const int colour = colour_of(letter);
        int count = 0;
        if (colour < 0) return Error::say("'", letter, "' is no colour (they are ", colour_letters, ")");
        if (colour <= previous) return Error::say("colours are not in the order ", colour_letters);
        reader.take(letter);
        if (!reader.take_number(tiles_per_colour, count) || count == 0) {
            return Error::say("after ", letter, " stands a number from 1 to ", tiles_per_colour);
        }
        previous = colour;
        tiles += lanes::of(count, colour);
    }
    return previous < 0 ? Error::say("nothing is written as -") : Error{};
}

constexpr Error tiles_or_none(std::string_view text, Lanes& tiles) {
    if (text == "-") return {};
    if (text.empty()) return Error::say("nothing is written as -");
    const Result<Lanes> read = read_tiles(text);
    tiles = read.value;
    return read.error;
}

constexpr Error seat(std::string_view text, int players, std::string_view none, int& number) {
    if (text == none) return {};
    TextReader reader{text};
    if (!reader.take_number(players - 1, number) || !reader.at_end()) {
        return Error::say("'", excerpt(text), "' is no seat from 0 to ", players - 1);
    }
    return {};
}

constexpr Error lines(std::string_view text, PlayerBoard& board) {
    const int written = count_fields(text, ',');
    if (written != line_count) return Error::say("there are ", written, " lines instead of ", line_count);
    TextReader reader{text};
    for (int line = 0; line < line_count; ++line) {
        const std::string_view piece = reader.take_until(',');
        const auto index = static_cast<std::size_t>(line);
        Lanes tiles = 0;
        if (const Error error = tiles_or_none(piece, tiles)) {
            return Error::say("line ", line + 1, ": ", error.message());
        }
        if (tiles == 0) continue;
        if (piece.front() != piece.back()) return Error::say("line ", line + 1, " holds two colours");
        if (piece.size() > index + 1) return Error::say("line ", line + 1, " has only ", line + 1, " spaces");
        board.filled[index] = static_cast<std::uint8_t>(piece.size());
        board.colours[index] = static_cast<std::uint8_t>(colour_of(piece.front()));
    }
    return {};
}

constexpr Error wall(std::string_view text, Wall& wall) {
    const int written = count_fields(text, '/');
    if (written != line_count) return Error::say("the wall has ", written, " rows instead of ", line_count);
    TextReader reader{text};
    for (int row = 0; row < line_count; ++row) {
        const std::string_view piece = reader.take_until('/');
        if (piece.size() != line_count) return Error::say("row ", row + 1, " of the wall needs five cells");
        for (int column = 0; column < line_count; ++column) {
            const char letter = piece[static_cast<std::size_t>(column)];
            if (letter == '.') continue;
            if (colour_of(letter) < 0) return Error::say("'", letter, "' on the wall is no colour");
            wall.place(row, column, colour_of(letter));
        }
    }
    return {};
}

constexpr Error floor(std::string_view text, Floor& floor) {
    if (text == "-") return {};
    if (text.empty()) return Error::say("an empty floor is written as -");
    if (text.size() > floor_size) return Error::say("the floor has only seven spaces");
    for (const char letter : text) {
        if (letter != '*' && colour_of(letter) < 0) return Error::say("'", letter, "' on the floor is no tile");
        floor.add(letter == '*' ? Floor::marker : static_cast<std::uint32_t>(colour_of(letter)) + 1, 1);
    }
    return {};
}

constexpr Error board(std::string_view text, PlayerBoard& board) {
    TextReader reader{text};
    TextReader score_reader{reader.take_until(':')};
    int score = 0;
    if (!score_reader.take_number(most_score, score) || !score_reader.at_end()) {
        return Error::say("the score is not a number from 0 to ", most_score);
    }
    board.score = static_cast<std::uint16_t>(score);
    if (const Error error = lines(reader.take_until(':'), board)) return error;
    if (const Error error = wall(reader.take_until(':'), board.wall)) return error;
    const std::string_view rest = reader.rest();
    return floor(rest, board.floor);
}

constexpr Error head(TextReader& reader, Position& position) {
    const std::string_view game = reader.take_until(' ');
    if (game != "azul/coloured" && game != "azul/grey") {
        return Error::say("it begins with '", excerpt(game, 24), "' instead of azul/coloured or azul/grey");
    }
    position.grey = game == "azul/grey";

    int number = 0;
    TextReader round{reader.take_until(' ')};
    if (!round.take_number(most_rounds, number) || !round.at_end()) {
        return Error::say("the round is not a number from 0 to ", most_rounds);
    }
    position.round = static_cast<std::uint8_t>(number);

    const std::string_view phase = reader.take_until(' ');
    for (const Phase known : {Phase::deal, Phase::draft, Phase::tiling, Phase::over}) {
        if (phase == phase_name(known)) {
            position.phase = known;
            return {};
        }
    }
    return Error::say("'", excerpt(phase, 24), "' is no phase (deal, draft, tiling or over)");
}

constexpr Error seats(TextReader& reader, Position& position) {
    int to_move = nobody, first = nobody, marker = Position::marker_in_centre, barren = 0;
    if (const Error error = seat(reader.take_until(' '), position.players, "-", to_move)) {
        return Error::say("to move: ", error.message());
    }
    if (const Error error = seat(reader.take_until(' '), position.players, "", first)) {
        return Error::say("first of the round: ", error.message());
    }
    if (first == nobody) return Error::say("first of the round: a seat is missing");
    if (const Error error = seat(reader.take_until(' '), position.players, "c", marker)) {
        return Error::say("marker: ", error.message());
    }
    position.to_move = static_cast<std::int8_t>(to_move);
    position.first = static_cast<std::uint8_t>(first);
    position.marker = static_cast<std::int8_t>(marker);
    TextReader rounds{reader.take_until(' ')};
    if (!rounds.take_number(most_barren_rounds, barren)) return Error::say("barren rounds are a number up to 3");
    position.barren = static_cast<std::uint8_t>(barren);
    position.placed = rounds.take('+');
    return rounds.at_end() ? Error{} : Error::say("after the barren rounds stands nothing but a +");
}

constexpr Error table(TextReader& reader, Position& position) {
    const std::string_view field = reader.take_until(' ');
    const int written = count_fields(field, ',');
    if (written != factory_count(position.players)) {
        return Error::say("there are ", written, " factories instead of ", factory_count(position.players), " for ",
                          static_cast<int>(position.players), " players");
    }
    TextReader factories{field};
    for (int index = 0; index < factory_count(position.players); ++index) {
        Lanes& tiles = position.sources[static_cast<std::size_t>(index)];
        if (const Error error = tiles_or_none(factories.take_until(','), tiles)) {
            return Error::say("factory ", index + 1, ": ", error.message());
        }
        if (lanes::sum(tiles) > factory_size) return Error::say("factory ", index + 1, " holds more than four tiles");
    }
    if (const Error error = tiles_or_none(reader.take_until(' '), position.sources[centre])) {
        return Error::say("centre: ", error.message());
    }
    position.bag = 0;
    if (const Error error = counts(reader.take_until(' '), position.bag)) return Error::say("bag: ", error.message());
    if (const Error error = counts(reader.take_until(' '), position.lid)) return Error::say("lid: ", error.message());
    return {};
}

}  // namespace reading

constexpr Result<Position> read_position(std::string_view text) {
    const int players = reading::count_fields(text, ' ') - 11;  // eleven fields, then a board for each
    TextReader reader{text};
    Position position;
    if (const Error error = reading::head(reader, position)) return error;
    if (players < fewest_players || players > most_players) {
        return Error::say("a position has eleven fields and two to four boards, this one has ", players + 11,
                          " fields");
    }
    position.players = static_cast<std::uint8_t>(players);
    if (const Error error = reading::seats(reader, position)) return error;
    if (const Error error = reading::table(reader, position)) return error;
    for (int seat = 0; seat < players; ++seat) {
        if (const Error error = reading::board(reader.take_until(' '), position.board(seat))) {
            return Error::say("seat ", seat, ": ", error.message());
        }
    }
    for (PlayerBoard& board : position.boards) note_open_lines(board);
    position.note_presence();
    if (const Error error = check(position)) return error;
    return position;
}

// ---- deals, as the value of {"deal": ["BBYR", ...]}

constexpr void write_deal(JsonWriter& json, const Deal& deal) {
    json.begin_array();
    for (int index = 0; index < deal.factories_dealt; ++index) {
        FixedText<factory_size> tiles;
        tiles.write([&](TextWriter& text) { write_tiles(text, deal.factories[static_cast<std::size_t>(index)]); });
        json.value(tiles.view());
    }
    json.end_array();
}

constexpr Result<Deal> read_deal(const Position& position, JsonReader& json) {
    const int factories = factory_count(position.players);
    Deal deal{.factories_dealt = factories};
    int index = 0;
    if (!json.begin_array()) return Error::say("a deal is a list of factories, each a text");
    for (; json.next_item(); ++index) {
        FixedText<factory_size + 1> letters;
        bool is_text = false;
        letters.write([&](TextWriter& text) { is_text = json.read_string(text); });
        if (!is_text) return json.error();
        if (index >= factories) return Error::say("more than ", factories, " factories are dealt");
        const Result<Lanes> tiles = read_tiles(letters.view());
        if (!tiles.ok()) return Error::say("factory ", index + 1, ": ", tiles.error.message());
        if (letters.view().size() > factory_size)
            return Error::say("factory ", index + 1, " gets more than four tiles");
        deal.factories[static_cast<std::size_t>(index)] = tiles.value;
    }
    if (!json.ok()) return json.error();
    if (index < factories) return Error::say(index, " factories are dealt instead of ", factories);
    return deal;
}

}  // namespace azulejos::azul
