// A position of Azul Duel as one line of text, both ways: twenty fields, see docs/notation.md.
#pragma once

#include <string_view>

#include "base/text.h"
#include "games/duel/chance.h"
#include "games/duel/check.h"
#include "games/duel/position.h"
#include "games/duel/texts.h"

namespace azulejos::duel {

inline constexpr std::string_view stage_letters = "-dlu";

namespace writing {

constexpr void seat(TextWriter& text, int seat, char none) {
    if (seat < 0) {
        text.put(none);
    } else {
        text.put(seat);
    }
}

constexpr void goals(TextWriter& text, const Position& position) {
    bool first = true;
    for (std::size_t goal = 0; goal < goal_count; ++goal) {
        if (!position.has_goal(static_cast<Goal>(goal))) continue;
        text.put(first ? "" : ",").put(goal_names[goal]);
        first = false;
    }
    if (!position.five_colours_special) text.put("/plain");
}

constexpr void moon(TextWriter& text, const MoonStack& moon) {
    if (moon.size() == 0) text.put('-');
    for (int height = 0; height < moon.size(); ++height) text.put(letter_of(moon.at(height)));
}

constexpr std::string_view chip_text(std::uint8_t chip) {
    return chip == no_chip ? "-" : chip == hidden_chip ? "?" : chip_names[std::size_t{chip} - first_chip];
}

constexpr void factories(TextWriter& text, const Position& position) {
    write_tiles_or_none(text, position.sun_of(0));
    write_tiles_or_none(text.put('|'), position.large_moon);
    for (int index = 1; index < factory_count; ++index) {
        write_tiles_or_none(text.put(' '), position.sun_of(index));
        moon(text.put('|'), position.factory(index).moon);
        text.put('|').put(chip_text(position.factory(index).chip));
    }
}

constexpr void plates(TextWriter& text, const Position& position) {
    for (std::size_t slot = 0; slot < position.display.size(); ++slot) {
        write_plate(slot > 0 ? text.put(',') : text, position.display[slot]);
    }
    text.put(' ').put(static_cast<int>(position.shuffled));
    if (position.shuffled > 0) text.put(back_name(position.top));
    for (const ReturnedPlate& returned : position.returned) {
        write_plate(text.put(','), returned.plate);
        text.put(':').put(static_cast<int>(returned.seat));
    }
    text.put(' ').put(stage_letters[static_cast<std::size_t>(position.stage)]);
    for (int n = 0; n < position.drawn.size; ++n) write_plate(text.put(n == 0 ? ':' : ','), position.drawn[n]);
}

constexpr void lines(TextWriter& text, const PlayerBoard& board) {
    for (std::size_t line = 0; line < line_count; ++line) {
        write_tiles_or_none(text.put(line == 0 ? ':' : ','), lanes::of(board.filled[line], board.colours[line]));
    }
}

constexpr void dome(TextWriter& text, const Dome& dome) {
    for (std::size_t place = 0; place < place_count; ++place) {
        write_plate(text.put(place == 0 ? ':' : ','), dome.plates[place]);
        if (dome.plates[place] != no_plate) text.put('r').put(static_cast<int>(dome.turns[place]));
    }
    for (int cell = 0; cell < dome_size * dome_size; ++cell) {
        if (cell % dome_size == 0) text.put(cell == 0 ? ':' : '/');
        const int colour = dome.colour_at(cell);
        text.put(colour < 0 ? '.' : cell_letters[static_cast<std::size_t>(colour)]);
    }
}

constexpr void chips_or_none(TextWriter& text, Chips chips) {
    if (chips.counts == 0) text.put('-');
    write_chips(text, chips);
}

// A board's line at the tiling from 1; 7 where it is finished.
constexpr int pass_number(const PlayerBoard& board) {
    return board.pass == pass_finished ? line_count + 1 : board.pass + 1;
}

constexpr void board(TextWriter& text, const PlayerBoard& board, Phase phase) {
    text.put(static_cast<int>(board.score));
    lines(text, board);
    dome(text, board.dome);
    write_tiles_or_none(text.put(':'), board.broken);
    chips_or_none(text.put(':'), board.chips);
    chips_or_none(text.put(':'), board.used);
    text.put(':').put(static_cast<int>(board.tokens)).put(',').put(static_cast<int>(board.taken)).put(':');
    if (phase == Phase::tiling) {
        text.put(pass_number(board));
    } else {
        text.put('-');
    }
}

}  // namespace writing

constexpr void write_position(TextWriter& text, const Position& position) {
    writing::goals(text.put("duel "), position);
    text.put(' ').put(static_cast<int>(position.round)).put(' ').put(phase_name(position.phase));
    writing::seat(text.put(' '), position.turn, '-');
    text.put(' ').put(due_names[static_cast<std::size_t>(position.due)]);
    text.put(' ').put(static_cast<int>(position.first));
    writing::seat(text.put(' '), position.marker, 'c');
    writing::factories(text.put(' '), position);
    write_counts(text.put(' '), position.bag);
    write_counts(text.put(' '), position.tower);
    writing::plates(text.put(' '), position);
    for (const PlayerBoard& board : position.boards) writing::board(text.put(' '), board, position.phase);
}

namespace reading {

constexpr Error goals(std::string_view text, Position& position) {
    constexpr std::string_view plain = "/plain";
    if (text.ends_with(plain)) {
        position.five_colours_special = false;
        text.remove_suffix(plain.size());
    }
    TextReader reader{text};
    for (int left = count_fields(text, ','); left > 0; --left) {
        const std::string_view name = reader.take_until(',');
        const unsigned goal = goal_bit(name);
        if (goal == 0) return no_goal(name);
        if (goal <= position.goals) return Error::say("'", name, "' stands too late or twice");
        position.goals = static_cast<std::uint8_t>(position.goals | goal);
    }
    return {};
}

constexpr Error number(std::string_view text, int least, int most, int& number) {
    TextReader reader{text};
    if (reader.take_number(most, number) && number >= least && reader.at_end()) return {};
    return Error::say("'", excerpt(text, 24), "' is not a number from ", least, " to ", most);
}

constexpr Error seat(std::string_view text, std::string_view none, int& seat) {
    if (text == none) return {};
    return number(text, 0, player_count - 1, seat);
}

constexpr Error phase(std::string_view text, Phase& phase) {
    for (const Phase known : {Phase::opening, Phase::deal, Phase::draft, Phase::tiling, Phase::over}) {
        if (text != phase_name(known)) continue;
        phase = known;
        return {};
    }
    return Error::say("'", excerpt(text, 24), "' is no phase (opening, deal, draft, tiling or over)");
}

constexpr Error due(std::string_view text, Due& due) {
    for (std::size_t index = 0; index < due_names.size(); ++index) {
        if (text != due_names[index]) continue;
        due = static_cast<Due>(index);
        return {};
    }
    return Error::say("'", excerpt(text, 24), "' can't be due (move, plates, deal, look, top, chip or -)");
}

constexpr Error at(std::string_view field, const Error& error) { return Error::say(field, ": ", error.message()); }

constexpr Error moment(TextReader& reader, Position& position) {
    int round = 0, turn = nobody, first = 0, marker = Position::marker_on_large;
    if (const Error error = goals(reader.take_until(' '), position)) return at("goals", error);
    if (const Error error = number(reader.take_until(' '), 1, rounds, round)) return at("round", error);
    if (const Error error = phase(reader.take_until(' '), position.phase)) return at("phase", error);
    if (const Error error = seat(reader.take_until(' '), "-", turn)) return at("turn", error);
    if (const Error error = due(reader.take_until(' '), position.due)) return at("due", error);
    if (const Error error = number(reader.take_until(' '), 0, player_count - 1, first))
        return at("first of the round", error);
    if (const Error error = seat(reader.take_until(' '), "c", marker)) return at("first-player tile", error);
    position.round = static_cast<std::uint8_t>(round);
    position.turn = static_cast<std::int8_t>(turn);
    position.first = static_cast<std::uint8_t>(first);
    position.marker = static_cast<std::int8_t>(marker);
    return {};
}

constexpr Error sides(std::string_view text, int sides) {
    const int written = count_fields(text, '|');
    if (written == sides) return {};
    return Error::say("it has ", written, " parts instead of ", sides, " with | between them");
}

constexpr Error large_factory(std::string_view text, Position& position) {
    if (const Error error = sides(text, 2)) return error;
    TextReader reader{text};
    if (const Error error = read_tiles_or_none(reader.take_until('|'), position.sun[0])) return at("sun side", error);
    if (const Error error = read_tiles_or_none(reader.rest(), position.large_moon)) return at("moon side", error);
    return {};
}

constexpr Error moon(std::string_view text, MoonStack& moon) {
    if (text == "-") return {};
    if (text.empty()) return Error::say("nothing is written as -");
    if (text.size() > 3) return Error::say("more than three tiles lie there");
    for (const char letter : text) {
        if (colour_of(letter) < 0) return no_colour(letter);
        moon.push(colour_of(letter));
    }
    return {};
}

constexpr Error small_factory(std::string_view text, Lanes& sun, SmallFactory& factory) {
    if (const Error error = sides(text, 3)) return error;
    TextReader reader{text};
    if (const Error error = read_tiles_or_none(reader.take_until('|'), sun)) return at("sun side", error);
    if (const Error error = moon(reader.take_until('|'), factory.moon)) return at("moon side", error);
    const std::string_view chip = reader.rest();
    if (chip == "-") return {};
    if (chip != "?" && chip_of(chip) < 0) return no_chip_name(chip);
    factory.chip = chip == "?" ? hidden_chip : static_cast<std::uint8_t>(first_chip + chip_of(chip));
    return {};
}

constexpr Error tiles(TextReader& reader, Position& position) {
    if (const Error error = large_factory(reader.take_until(' '), position)) return at("large factory", error);
    for (int index = 1; index < factory_count; ++index) {
        Lanes& sun = position.sun[static_cast<std::size_t>(index)];
        if (const Error error = small_factory(reader.take_until(' '), sun, position.factory(index))) {
            return Error::say("factory ", index, ": ", error.message());
        }
    }
    if (const Error error = read_counts(reader.take_until(' '), position.bag)) return at("bag", error);
    if (const Error error = read_counts(reader.take_until(' '), position.tower)) return at("tower", error);
    return {};
}

constexpr Error display(std::string_view text, Position& position) {
    const int written = count_fields(text, ',');
    if (written != static_cast<int>(position.display.size())) {
        return Error::say("it has ", written, " places instead of 3");
    }
    TextReader reader{text};
    for (Plate& plate : position.display) {
        TextReader slot{reader.take_until(',')};
        if (!(slot.take('-') || take_front(slot, plate)) || !slot.at_end()) {
            return Error::say("on it lie plates from 1 to ", plate_count, ", or - where none is");
        }
    }
    return {};
}

constexpr Error stack(std::string_view text, Position& position) {
    TextReader reader{text};
    int shuffled = 0;
    if (!reader.take_number(plate_count, shuffled)) {
        return Error::say("it begins with a number from 0 to ", plate_count);
    }
    position.shuffled = static_cast<std::uint8_t>(shuffled);
    position.top = no_plate;
    if (shuffled > 0 && !take_back_or_unknown(reader, position.top)) {
        return Error::say("behind the number stands the back of the top plate: *, J or ?");
    }
    while (!reader.at_end()) {
        ReturnedPlate returned;
        int seat = 0;
        if (position.returned.size == plate_count) return Error::say("more than ", plate_count, " plates lie in it");
        if (!reader.take(',') || !take_front_or_back(reader, returned.plate) || !reader.take(':') ||
            !reader.take_number(player_count - 1, seat)) {
            return Error::say("a plate that was put back is written like 17:0, or like *:0 where its front is hidden");
        }
        returned.seat = static_cast<std::uint8_t>(seat);
        position.returned.push_back(returned);
    }
    return {};
}

constexpr Error drawn(std::string_view text, Position& position) {
    if (text == "-") return {};
    TextReader reader{text};
    const std::size_t stage = text.empty() ? 0 : stage_letters.find(text.front());
    if (stage == 0 || stage == std::string_view::npos || !reader.take(text.front()) || !reader.take(':')) {
        return Error::say("it is -, or begins with d:, l: or u:");
    }
    position.stage = static_cast<Stage>(stage);
    do {
        Plate plate = no_plate;
        if (position.drawn.size == plate_count) return Error::say("more than ", plate_count, " plates are drawn");
        if (!take_front(reader, plate) && !take_back_or_unknown(reader, plate)) {
            return Error::say("a drawn plate is written as its number, or as *, J or ?");
        }
        position.drawn.push_back(plate);
    } while (reader.take(','));
    return reader.at_end() ? Error{} : Error::say("between drawn plates stand commas");
}

constexpr Error plates(TextReader& reader, Position& position) {
    if (const Error error = display(reader.take_until(' '), position)) return at("display", error);
    if (const Error error = stack(reader.take_until(' '), position)) return at("stack", error);
    if (const Error error = drawn(reader.take_until(' '), position)) return at("drawn plates", error);
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
        if (const Error error = read_tiles_or_none(piece, tiles)) {
            return Error::say("line ", line + 1, ": ", error.message());
        }
        if (tiles == 0) continue;
        if (piece.front() != piece.back()) return Error::say("line ", line + 1, " holds two colours");
        if (piece.size() > index + 1) return Error::say("line ", line + 1, " has not more than ", line + 1, " spaces");
        board.filled[index] = static_cast<std::uint8_t>(piece.size());
        board.colours[index] = static_cast<std::uint8_t>(colour_of(piece.front()));
    }
    return {};
}

constexpr Error dome_plates(std::string_view text, Dome& dome) {
    const int written = count_fields(text, ',');
    if (written != place_count) return Error::say("the dome has ", written, " positions instead of ", place_count);
    TextReader reader{text};
    for (int place = 0; place < place_count; ++place) {
        const std::string_view piece = reader.take_until(',');
        TextReader plate_reader{piece};
        Plate plate = no_plate;
        int turns = 0;
        if (piece == "-") continue;
        if (!take_front(plate_reader, plate) || !plate_reader.take('r') || !take_digit(plate_reader, '0', '3', turns) ||
            !plate_reader.at_end()) {
            return Error::say("position ", place + 1, " of the dome holds a plate like 14r1, or -");
        }
        dome.put_plate(plate, place, turns);
    }
    return {};
}

constexpr Error dome_tiles(std::string_view text, Dome& dome) {
    const int written = count_fields(text, '/');
    if (written != dome_size) return Error::say("the dome has ", written, " rows instead of ", dome_size);
    TextReader reader{text};
    for (int row = 0; row < dome_size; ++row) {
        const std::string_view piece = reader.take_until('/');
        if (piece.size() != dome_size) return Error::say("row ", row + 1, " of the dome needs six cells");
        for (int column = 0; column < dome_size; ++column) {
            const char letter = piece[static_cast<std::size_t>(column)];
            if (letter == '.') continue;
            const std::size_t tile = cell_letters.find(letter);
            if (tile > special) return Error::say("'", letter, "' on the dome is no tile");
            dome.put_tile(dome_size * row + column, static_cast<int>(tile));
        }
    }
    return {};
}

constexpr Error chips_or_none(std::string_view text, Chips& chips) {
    if (text == "-") return {};
    const Result<Chips> read = read_chips(text);
    chips = read.value;
    return read.error;
}

constexpr Error tokens(std::string_view text, PlayerBoard& board) {
    TextReader reader{text};
    int tokens = 0, taken = 0;
    if (!reader.take_number(tokens_per_round, tokens) || !reader.take(',') ||
        !reader.take_number(chips_per_round, taken) || !reader.at_end()) {
        return Error::say("player tokens used and chips taken are two numbers from 0 to 2 with a comma between them");
    }
    board.tokens = static_cast<std::uint8_t>(tokens);
    board.taken = static_cast<std::uint8_t>(taken);
    return {};
}

constexpr Error pass(std::string_view text, Phase phase, PlayerBoard& board) {
    if (phase != Phase::tiling) return text == "-" ? Error{} : Error::say("only the tiling has one; else it is -");
    int line = 0;
    if (const Error error = number(text, 1, line_count + 1, line)) return error;
    board.pass = line > line_count ? pass_finished : static_cast<std::uint8_t>(line - 1);
    return {};
}

constexpr Error board(std::string_view text, Phase phase, PlayerBoard& board) {
    const int written = count_fields(text, ':');
    int score = 0;
    if (written != 9) return Error::say("it has ", written, " parts instead of 9 with : between them");
    TextReader reader{text};
    if (const Error error = number(reader.take_until(':'), 0, most_score, score)) return at("score", error);
    board.score = static_cast<std::uint16_t>(score);
    if (const Error error = lines(reader.take_until(':'), board)) return error;
    if (const Error error = dome_plates(reader.take_until(':'), board.dome)) return error;
    if (const Error error = dome_tiles(reader.take_until(':'), board.dome)) return error;
    if (const Error error = read_tiles_or_none(reader.take_until(':'), board.broken)) return at("broken tiles", error);
    if (const Error error = chips_or_none(reader.take_until(':'), board.chips)) return at("chips", error);
    if (const Error error = chips_or_none(reader.take_until(':'), board.used)) return at("used chips", error);
    if (const Error error = tokens(reader.take_until(':'), board)) return error;
    if (const Error error = pass(reader.rest(), phase, board)) return at("line to be tiled", error);
    return {};
}

}  // namespace reading

constexpr Result<Position> read_position(std::string_view text) {
    const int fields = count_fields(text, ' ');
    TextReader reader{text};
    Position position;
    if (const std::string_view game = reader.take_until(' '); game != "duel") {
        return Error::say("it begins with '", excerpt(game, 24), "' instead of duel");
    }
    if (fields != 20) return Error::say("a position of Azul Duel has 20 fields, this one has ", fields);
    if (const Error error = reading::moment(reader, position)) return error;
    if (const Error error = reading::tiles(reader, position)) return error;
    if (const Error error = reading::plates(reader, position)) return error;
    for (int seat = 0; seat < player_count; ++seat) {
        if (const Error error = reading::board(reader.take_until(' '), position.phase, position.board(seat))) {
            return Error::say("seat ", seat, ": ", error.message());
        }
    }
    if (const Error error = check(position)) return error;
    return position;
}

}  // namespace azulejos::duel
