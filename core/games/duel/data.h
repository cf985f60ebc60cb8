// Azul Duel's answers as plain data (JSON), for pages, terminals, pictures and programs: the position, what a move
// would do, what an action did. Rows, columns, lines, places for plates and small factories count from 1; seats, turns
// and the large factory from 0.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/json.h"
#include "games/duel/goals.h"
#include "games/duel/moves.h"
#include "games/duel/notation.h"
#include "games/duel/preview.h"
#include "games/duel/report.h"
#include "games/duel/texts.h"

namespace azulejos::duel {

namespace data {

// ---- small pieces

template <std::size_t capacity, class Write>
constexpr void text_member(JsonWriter& json, std::string_view key, Write write) {
    FixedText<capacity> text;
    text.write(write);
    json.member(key, text.view());
}

constexpr void tiles_member(JsonWriter& json, std::string_view key, Lanes tiles) {
    text_member<128>(json, key, [&](TextWriter& text) { write_tiles(text, tiles); });
}

constexpr void colour_member(JsonWriter& json, std::string_view key, int colour) {
    json.member(key, colour_letters.substr(static_cast<std::size_t>(colour), 1));
}

constexpr void counts_member(JsonWriter& json, std::string_view key, Lanes tiles) {
    json.key(key).begin_object();
    for (int colour = 0; colour < colour_count; ++colour) {
        json.member(colour_letters.substr(static_cast<std::size_t>(colour), 1), lanes::get(tiles, colour));
    }
    json.end_object();
}

// A number, or null where it is not there.
constexpr void number_or_null(JsonWriter& json, std::string_view key, bool there, int number) {
    json.key(key);
    if (there) {
        json.value(number);
    } else {
        json.null();
    }
}

constexpr void bits_member(JsonWriter& json, std::string_view key, std::uint32_t bits, int first) {
    json.key(key).begin_array();
    for_each_bit(bits, [&](int bit) { json.value(bit + first); });
    json.end_array();
}

constexpr void chips_member(JsonWriter& json, std::string_view key, Chips chips) {
    json.key(key).begin_array();
    for_each_chip(chips, [&](std::string_view name) { json.value(name); });
    json.end_array();
}

constexpr void cell_members(JsonWriter& json, int cell) {
    json.member("row", cell / dome_size + 1).member("column", cell % dome_size + 1);
}

constexpr void runs_members(JsonWriter& json, const Runs& runs) {
    json.member("horizontal", runs.horizontal).member("vertical", runs.vertical);
}

// A plate as far as it is known: its number or null, and its back.
constexpr void plate_members(JsonWriter& json, Plate plate) {
    number_or_null(json, "plate", is_front(plate), plate);
    json.member("back", back_name(back_of(plate)));
}

// ---- a board

constexpr void lines(JsonWriter& json, const PlayerBoard& board) {
    json.key("lines").begin_array();
    for (std::size_t line = 0; line < line_count; ++line) {
        json.begin_object().member("size", line + 1);
        if (board.filled[line] > 0) {
            colour_member(json, "colour", board.colours[line]);
        } else {
            json.key("colour").null();
        }
        json.member("filled", static_cast<int>(board.filled[line])).end_object();
    }
    json.end_array();
}

constexpr void dome_plates(JsonWriter& json, const Dome& dome) {
    json.key("plates").begin_array();
    for (std::size_t place = 0; place < place_count; ++place) {
        if (dome.plates[place] == no_plate) {
            json.null();
            continue;
        }
        json.begin_object().member("plate", static_cast<int>(dome.plates[place]));
        json.member("turns", static_cast<int>(dome.turns[place])).end_object();
    }
    json.end_array();
}

template <class Letter>
constexpr void rows_member(JsonWriter& json, std::string_view key, Letter letter_at) {
    json.key(key).begin_array();
    for (int row = 0; row < dome_size; ++row) {
        FixedText<dome_size> text;
        text.write([&](TextWriter& writer) {
            for (int column = 0; column < dome_size; ++column) writer.put(letter_at(dome_size * row + column));
        });
        json.value(text.view());
    }
    json.end_array();
}

constexpr void dome_cells(JsonWriter& json, const Dome& dome) {
    rows_member(json, "cells", [&](int cell) {
        const int colour = dome.colour_at(cell);
        return colour < 0 ? '.' : cell_letters[static_cast<std::size_t>(colour)];
    });
    std::array<Cells, kind_count> printed{};
    for (int kind = 0; kind < kind_count; ++kind) printed[static_cast<std::size_t>(kind)] = dome.printed(kind);
    rows_member(json, "pattern", [&](int cell) {
        for (std::size_t kind = 0; kind < kind_count; ++kind) {
            if ((printed[kind] >> cell & 1) != 0) return cell_letters[kind];
        }
        return '.';
    });
}

constexpr void board(JsonWriter& json, const Position& position, int seat) {
    const PlayerBoard& board = position.board(seat);
    json.begin_object().member("score", static_cast<int>(board.score));
    lines(json, board);
    dome_plates(json, board.dome);
    dome_cells(json, board.dome);
    tiles_member(json, "broken", board.broken);
    json.member("penalty", penalty_of(position, seat));
    chips_member(json, "chips", board.chips);
    chips_member(json, "used", board.used);
    json.member("tokens", static_cast<int>(board.tokens)).member("taken", static_cast<int>(board.taken));
    number_or_null(json, "pass", position.phase == Phase::tiling, writing::pass_number(board));
    json.end_object();
}

// ---- the table

constexpr void goals(JsonWriter& json, const Position& position) {
    json.key("goals").begin_array();
    for (std::size_t index = 0; index < goal_count; ++index) {
        const auto goal = static_cast<Goal>(index);
        if (!position.has_goal(goal)) continue;
        json.begin_object().member("name", goal_names[index]).key("points").begin_array();
        for (const PlayerBoard& board : position.boards) {
            json.value(goal_points(goal, board.dome, position.five_colours_special));
        }
        json.end_array().end_object();
    }
    json.end_array();
}

constexpr void factories(JsonWriter& json, const Position& position) {
    json.key("large").begin_object();
    tiles_member(json, "sun", position.sun_of(0));
    tiles_member(json, "moon", position.large_moon);
    json.end_object().key("factories").begin_array();
    for (int index = 1; index < factory_count; ++index) {
        const SmallFactory& factory = position.factory(index);
        json.begin_object();
        tiles_member(json, "sun", position.sun_of(index));
        text_member<3>(json, "moon", [&](TextWriter& text) {
            if (factory.moon.size() > 0) writing::moon(text, factory.moon);
        });
        json.key("chip");
        if (factory.chip == no_chip) {
            json.null();
        } else {
            json.value(writing::chip_text(factory.chip));
        }
        json.end_object();
    }
    json.end_array();
}

constexpr void stack(JsonWriter& json, const Position& position) {
    json.key("stack").begin_object().member("count", position.stack_size());
    json.member("shuffled", static_cast<int>(position.shuffled)).key("top");
    if (position.stack_size() == 0) {
        json.null();
    } else {
        json.value(back_name(position.top_back()));
    }
    json.key("returned").begin_array();
    for (const ReturnedPlate& returned : position.returned) {
        json.begin_object();
        plate_members(json, returned.plate);
        json.member("seat", static_cast<int>(returned.seat)).end_object();
    }
    json.end_array().end_object();
}

constexpr void drawn(JsonWriter& json, const Position& position) {
    constexpr std::array<std::string_view, 4> stages{"", "drawing", "looked", "returning"};
    json.key("drawn");
    if (position.stage == Stage::none) {
        json.null();
        return;
    }
    json.begin_object().member("seat", static_cast<int>(position.turn));
    json.member("stage", stages[static_cast<std::size_t>(position.stage)]).key("plates").begin_array();
    for (const Plate plate : position.drawn) {
        json.begin_object();
        plate_members(json, plate);
        json.end_object();
    }
    json.end_array().end_object();
}

constexpr void display(JsonWriter& json, const Position& position) {
    json.key("display").begin_array();
    for (const Plate plate : position.display) {
        if (plate == no_plate) {
            json.null();
        } else {
            json.value(static_cast<int>(plate));
        }
    }
    json.end_array();
}

// What every plate that is shown by its number outside the domes looks like, unturned: nobody else needs a table.
constexpr void faces(JsonWriter& json, const Position& position) {
    std::uint32_t shown = 0;
    const auto note = [&](Plate plate) { shown |= is_front(plate) ? 1u << plate : 0u; };
    for (const Plate plate : position.display) note(plate);
    for (const ReturnedPlate& returned : position.returned) note(returned.plate);
    for (const Plate plate : position.drawn) note(plate);
    json.key("faces").begin_object();
    for_each_bit(shown, [&](int plate) {
        FixedText<2> number;
        number.write([&](TextWriter& text) { text.put(plate); });
        json.member(number.view(), face_of(static_cast<Plate>(plate)));
    });
    json.end_object();
}

constexpr void moment(JsonWriter& json, const Position& position) {
    json.member("round", static_cast<int>(position.round)).member("phase", phase_name(position.phase));
    number_or_null(json, "to_move", position.due == Due::move, position.turn);
    number_or_null(json, "turn", position.turn != nobody, position.turn);
    json.key("due");
    if (position.due == Due::nothing) {
        json.null();
    } else {
        json.value(due_names[static_cast<std::size_t>(position.due)]);
    }
    json.member("first", static_cast<int>(position.first)).key("marker");
    if (position.marker == Position::marker_on_large) {
        json.value("large");
    } else {
        json.value(static_cast<int>(position.marker));
    }
}

// ---- previews

constexpr void goals_after(JsonWriter& json, const Position& position, const Dome& before, const Dome& after) {
    json.key("goals").begin_array();
    for (std::size_t index = 0; index < goal_count; ++index) {
        const auto goal = static_cast<Goal>(index);
        if (!position.has_goal(goal)) continue;
        json.begin_object().member("name", goal_names[index]);
        json.member("before", goal_points(goal, before, position.five_colours_special));
        json.member("after", goal_points(goal, after, position.five_colours_special)).end_object();
    }
    json.end_array();
}

constexpr void special_member(JsonWriter& json, const Placement& placement) {
    json.key("special");
    if (placement.special_cell < 0) {
        json.null();
        return;
    }
    json.begin_object();
    cell_members(json, placement.special_cell);
    json.member("points", placement.special_points()).end_object();
}

constexpr void placement(JsonWriter& json, const BestPlacement& best, int line) {
    json.begin_object().member("row", line + 1);
    bits_member(json, "columns", best.columns, 1);
    json.member("choice", best.choice);
    if (best.columns == 0) {
        json.member("why", best.waits ? "waits" : "breaks").end_object();
        return;
    }
    json.key("why").null();
    runs_members(json, best.placement.runs);
    json.member("points", best.placement.runs.points()).member("points_special", best.placement.special_points());
    json.end_object();
}

constexpr void take(JsonWriter& json, const TakePreview& preview, int colour, int line) {
    colour_member(json, "colour", colour);
    json.member("count", preview.taken);
    tiles_member(json, "leftovers", preview.leftovers);
    json.member("marker", preview.takes_marker);
    number_or_null(json, "line", line != broken_line, line + 1);
    json.member("placed", preview.placed).member("filled", preview.filled).member("complete", preview.completes_line);
    json.member("to_broken", preview.to_broken).member("to_tower", preview.to_tower);
    json.member("penalty_before", preview.penalty_before).member("penalty_after", preview.penalty_after);
    bits_member(json, "turned_up", preview.turned_up, 0);
    json.key("tiling");
    if (preview.completes_line) {
        placement(json, preview.tiling, line);
    } else {
        json.null();
    }
}

constexpr void plate_preview(JsonWriter& json, const Position& position, const PlateMove& move) {
    json.member("plate", static_cast<int>(move.plate)).member("place", move.place + 1).member("turns", move.turns);
    text_member<4>(json, "cells", [&](TextWriter& text) {
        for (int cell = 0; cell < 4; ++cell) {
            text.put(cell_letters[static_cast<std::size_t>(cell_kind(move.plate, move.turns, cell))]);
        }
    });
    bits_member(json, "serves", lines_served(position.board(position.turn), move), 1);
}

constexpr void tile_preview(JsonWriter& json, const Position& position, const TileMove& move) {
    const PlayerBoard& board = position.board(position.turn);
    const auto line = static_cast<std::size_t>(move.line);
    const int colour = board.colours[line];
    Dome dome = board.dome;
    const Placement placement = lay_tile(dome, move.line, move.column, colour);
    json.member("line", move.line + 1).member("column", move.column + 1);
    colour_member(json, "colour", colour);
    chips_member(json, "chips", move.chips);
    runs_members(json, placement.runs);
    json.member("points", placement.runs.points()).member("points_special", placement.special_points());
    special_member(json, placement);
    json.member("to_tower", board.filled[line] - 1);
}

constexpr void leave_preview(JsonWriter& json, const Position& position) {
    const LineToTile tile{position};
    json.member("line", tile.line + 1);
    colour_member(json, "colour", tile.colour);
    json.member("filled", tile.line + 1 - tile.missing).member("missing", tile.missing);
}

constexpr std::string_view kind_name(MoveKind kind) {
    constexpr std::array<std::string_view, move_kind_count> names{"sun",  "moon",     "plate", "draw", "look",
                                                                  "keep", "put_back", "chip",  "tile", "leave"};
    return names[static_cast<std::size_t>(kind)];
}

constexpr void preview_members(JsonWriter& json, const Position& position, Move move) {
    switch (kind_of(move)) {
        case MoveKind::sun:
            json.member("source", sun_move(move).factory);
            return take(json, preview_sun(position, sun_move(move)), sun_move(move).colour, sun_move(move).line);
        case MoveKind::moon:
            json.member("source", "moon");
            return take(json, preview_moon(position, moon_move(move)), moon_move(move).colour, moon_move(move).line);
        case MoveKind::plate:
        case MoveKind::keep: return plate_preview(json, position, plate_move(move));
        case MoveKind::draw:
            json.member("back", back_name(position.top_back()));
            json.member("points", position.board(position.turn).score > 0 ? -1 : 0);
            return;
        case MoveKind::look: json.member("count", static_cast<int>(position.drawn.size)); return;
        case MoveKind::put_back: return plate_members(json, put_back_plate(move));
        case MoveKind::chip: {
            const int factory = chip_factory(move);
            json.member("factory", factory).member("chip", writing::chip_text(position.factory(factory).chip));
            return;
        }
        case MoveKind::tile: return tile_preview(json, position, tile_move(move));
        case MoveKind::leave: return leave_preview(json, position);
    }
}

// ---- reports

constexpr std::string_view name_of(Step::Kind kind) {
    constexpr std::array<std::string_view, 21> names{"take",   "leftovers", "marker",   "place",  "broken",    "tower",
                                                     "draw",   "plate",     "put_back", "chip",   "turned_up", "spend",
                                                     "tile",   "special",   "stays",    "breaks", "penalty",   "goal",
                                                     "plates", "deal",      "over"};
    return names[static_cast<std::size_t>(kind)];
}

constexpr void score_members(JsonWriter& json, const Step& step) {
    json.member("points", step.points).member("score", step.score);
}

constexpr void take_step(JsonWriter& json, const Step& step) {
    json.key("source");
    if (step.moon) {
        json.value("moon");
    } else {
        json.value(static_cast<int>(step.factory));
    }
    colour_member(json, "colour", step.colour);
    json.member("count", static_cast<int>(step.count));
}

constexpr void line_step(JsonWriter& json, const Step& step) {
    json.member("line", step.line + 1);
    colour_member(json, "colour", step.colour);
    json.member("count", static_cast<int>(step.count));
}

constexpr void plate_step(JsonWriter& json, const Step& step) {
    json.member("plate", static_cast<int>(step.plate)).member("place", step.place + 1);
    json.member("turns", static_cast<int>(step.turns));
}

constexpr void tile_step(JsonWriter& json, const Step& step) {
    json.member("line", step.line + 1);
    cell_members(json, step.cell);
    colour_member(json, "colour", step.colour);
    runs_members(json, step.runs);
    score_members(json, step);
    json.member("to_tower", lanes::sum(step.tiles));
}

constexpr void penalty_step(JsonWriter& json, const Step& step) {
    json.member("count", static_cast<int>(step.count)).member("marker", step.marker);
    json.member("penalty", penalty_of(step.count, step.marker));
    score_members(json, step);
    tiles_member(json, "tiles", step.tiles);
}

// `spared`: what the goals would have cost below 0 points.
constexpr void goal_step(JsonWriter& json, const Step& step) {
    json.member("goal", goal_names[static_cast<std::size_t>(step.goal)]);
    score_members(json, step);
    json.member("spared", static_cast<int>(step.count));
}

constexpr void step_members(JsonWriter& json, const Step& step) {
    using Kind = Step::Kind;
    switch (step.kind) {
        case Kind::take: return take_step(json, step);
        case Kind::leftovers:
            json.member("source", static_cast<int>(step.factory));
            return tiles_member(json, "tiles", step.tiles);
        case Kind::broken:
            colour_member(json, "colour", step.colour);
            json.member("count", static_cast<int>(step.count));
            return;
        case Kind::tower: return tiles_member(json, "tiles", step.tiles);
        case Kind::draw: json.member("back", back_name(step.plate)); return score_members(json, step);
        case Kind::plate: return plate_step(json, step);
        case Kind::put_back: return plate_members(json, step.plate);
        case Kind::chip:
        case Kind::turned_up:
            json.member("factory", static_cast<int>(step.factory)).member("chip", chip_names[step.chip]);
            return;
        case Kind::spend: json.member("line", step.line + 1); return chips_member(json, "chips", step.chips);
        case Kind::tile: return tile_step(json, step);
        case Kind::special_tile: cell_members(json, step.cell); return score_members(json, step);
        case Kind::place:
        case Kind::stays:
        case Kind::breaks: return line_step(json, step);
        case Kind::penalty: return penalty_step(json, step);
        case Kind::goal: return goal_step(json, step);
        case Kind::plates: json.member("plate", static_cast<int>(step.plate)); return;
        case Kind::deal: return tiles_member(json, "tiles", step.tiles);
        case Kind::marker:
        case Kind::over: return;
    }
}

constexpr void step(JsonWriter& json, const Step& step) {
    json.begin_object().member("do", name_of(step.kind));
    if (step.seat < player_count) json.member("seat", static_cast<int>(step.seat));
    step_members(json, step);
    json.end_object();
}

}  // namespace data

constexpr void write_data(JsonWriter& json, const Position& position) {
    json.begin_object().member("game", "duel").member("players", player_count);
    data::goals(json, position);
    json.member("five_colours_special", position.five_colours_special);
    data::moment(json, position);
    data::factories(json, position);
    data::counts_member(json, "bag", position.bag);
    data::counts_member(json, "tower", position.tower);
    data::display(json, position);
    data::stack(json, position);
    data::drawn(json, position);
    data::faces(json, position);
    json.key("boards").begin_array();
    for (int seat = 0; seat < player_count; ++seat) data::board(json, position, seat);
    json.end_array().member("legal", count_legal_moves(position)).key("scores").begin_array();
    for (const PlayerBoard& board : position.boards) json.value(static_cast<int>(board.score));
    json.end_array();
    if (position.phase == Phase::over) {
        data::bits_member(json, "winners", winners(position), 0);
    } else {
        json.key("winners").null();
    }
    json.end_object();
}

constexpr void write_preview(JsonWriter& json, const Position& position, Move move) {
    const MoveKind kind = kind_of(move);
    json.begin_object();
    data::text_member<96>(json, "move", [&](TextWriter& text) { write_move(text, move); });
    json.member("seat", static_cast<int>(position.turn)).member("kind", data::kind_name(kind));
    data::preview_members(json, position, move);
    if (kind == MoveKind::plate || kind == MoveKind::keep || kind == MoveKind::tile) {
        data::goals_after(json, position, position.board(position.turn).dome, dome_after(position, move));
    }
    json.member("ends_draft", ends_draft(position, move)).end_object();
}

constexpr void write_report(JsonWriter& json, const Report& report) {
    json.begin_array();
    for (const Step& step : report.steps) data::step(json, step);
    json.end_array();
}

}  // namespace azulejos::duel
