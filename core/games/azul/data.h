// Azul's answers as plain data (JSON), for pages, terminals, pictures and programs: the position, what a move would do,
// what an action did. Rows, columns, lines and factories count from 1, seats from 0.
#pragma once

#include <string_view>

#include "base/json.h"
#include "games/azul/notation.h"
#include "games/azul/preview.h"

namespace azulejos::azul {

namespace data {

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

constexpr void source_member(JsonWriter& json, int source) {
    json.key("source");
    if (source == centre) {
        json.value("centre");
    } else {
        json.value(source + 1);
    }
}

constexpr void counts_member(JsonWriter& json, std::string_view key, Lanes tiles) {
    json.key(key).begin_object();
    for (int colour = 0; colour < colour_count; ++colour) {
        json.member(colour_letters.substr(static_cast<std::size_t>(colour), 1), lanes::get(tiles, colour));
    }
    json.end_object();
}

constexpr void seat_or_null(JsonWriter& json, std::string_view key, int seat) {
    json.key(key);
    if (seat == nobody) {
        json.null();
    } else {
        json.value(seat);
    }
}

template <class Letter>
constexpr void rows_member(JsonWriter& json, std::string_view key, Letter letter_at) {
    json.key(key).begin_array();
    for (int row = 0; row < line_count; ++row) {
        FixedText<line_count> text;
        text.write([&](TextWriter& writer) {
            for (int column = 0; column < line_count; ++column) writer.put(letter_at(row, column));
        });
        json.value(text.view());
    }
    json.end_array();
}

constexpr void lines(JsonWriter& json, const PlayerBoard& board) {
    json.key("lines").begin_array();
    for (int line = 0; line < line_count; ++line) {
        const auto index = static_cast<std::size_t>(line);
        json.begin_object().member("size", line + 1);
        if (board.filled[index] > 0) {
            colour_member(json, "colour", board.colours[index]);
        } else {
            json.key("colour").null();
        }
        json.member("filled", static_cast<int>(board.filled[index])).end_object();
    }
    json.end_array();
}

constexpr void board(JsonWriter& json, const PlayerBoard& board, bool grey) {
    json.begin_object().member("score", static_cast<int>(board.score));
    lines(json, board);
    rows_member(json, "wall", [&](int row, int column) {
        const int colour = board.wall.colour_at(row, column);
        return colour < 0 ? '.' : letter_of(colour);
    });
    rows_member(json, "pattern",
                [&](int row, int column) { return grey ? '.' : letter_of(coloured_colour(row, column)); });
    text_member<floor_size>(json, "floor", [&](TextWriter& text) {
        for (int space = 0; space < board.floor.size; ++space) {
            const std::uint32_t piece = board.floor.at(space);
            text.put(piece == Floor::marker ? '*' : letter_of(static_cast<int>(piece) - 1));
        }
    });
    json.member("penalty", board.floor.penalty());
    const Bonuses bonuses = bonuses_of(board.wall);
    json.key("bonuses").begin_object().member("rows", bonuses.rows * row_bonus);
    json.member("columns", bonuses.columns * column_bonus).member("colours", bonuses.colours * colour_bonus);
    json.end_object().end_object();
}

constexpr void placement(JsonWriter& json, const Placement& placement, int line) {
    json.begin_object().member("row", line + 1);
    json.key("columns").begin_array();
    for_each_bit(placement.columns, [&](int column) { json.value(column + 1); });
    json.end_array().member("choice", placement.choice);
    json.member("horizontal", placement.runs.horizontal).member("vertical", placement.runs.vertical);
    json.member("points", placement.columns != 0 ? placement.runs.points() : 0).end_object();
}

constexpr void draft_preview(JsonWriter& json, const Position& position, const DraftMove& move) {
    const DraftPreview preview = preview_draft(position, move);
    const PlayerBoard& board = position.board(position.to_move);
    source_member(json, move.source);
    colour_member(json, "colour", move.colour);
    json.member("count", preview.taken);
    tiles_member(json, "leftovers", preview.leftovers);
    json.member("marker", preview.takes_marker);
    json.key("line");
    if (move.line == floor_line) {
        json.null();
    } else {
        json.value(move.line + 1);
    }
    json.member("placed", preview.placed);
    json.member("filled", board.filled[static_cast<std::size_t>(move.line)] + preview.placed);
    json.member("complete", preview.completes_line);
    json.member("to_floor", preview.taken - preview.placed - preview.to_lid).member("to_lid", preview.to_lid);
    json.member("penalty_before", preview.floor_before).member("penalty_after", preview.floor_after);
    json.key("tiling");
    if (preview.completes_line) {
        placement(json, preview.placement, move.line);
    } else {
        json.null();
    }
    json.member("completes_row", preview.completes_row).member("ends_draft", preview.ends_draft);
}

constexpr void tiling_preview(JsonWriter& json, const Position& position, const TilingMove& move) {
    const PlayerBoard& board = position.board(position.to_move);
    const std::uint32_t occupied = board.wall.occupied() | cell_bit(move.line, move.column);
    const Runs runs = runs_at(occupied, move.line, move.column);
    json.member("line", move.line + 1).member("column", move.column + 1);
    colour_member(json, "colour", board.colours[static_cast<std::size_t>(move.line)]);
    json.member("horizontal", runs.horizontal).member("vertical", runs.vertical).member("points", runs.points());
    json.member("to_lid", move.line);
    json.member("completes_row", row_of(occupied, move.line) == first_row);
}

constexpr std::string_view name_of(Step::Kind kind) {
    constexpr std::array<std::string_view, 12> names{"take", "leftovers", "marker",  "place", "floor", "lid",
                                                     "tile", "stuck",     "penalty", "bonus", "deal",  "over"};
    return names[static_cast<std::size_t>(kind)];
}

constexpr void step(JsonWriter& json, const Step& step) {
    using Kind = Step::Kind;
    json.begin_object().member("do", name_of(step.kind));
    if (step.kind != Kind::deal && step.kind != Kind::over) json.member("seat", static_cast<int>(step.seat));
    switch (step.kind) {
        case Kind::take:
            source_member(json, step.source);
            colour_member(json, "colour", step.colour);
            json.member("count", static_cast<int>(step.count));
            break;
        case Kind::leftovers:
            source_member(json, step.source);
            tiles_member(json, "tiles", step.tiles);
            break;
        case Kind::marker: json.member("on_floor", step.count != 0); break;
        case Kind::place:
        case Kind::stuck: json.member("line", step.line + 1); [[fallthrough]];
        case Kind::floor:
            colour_member(json, "colour", step.colour);
            json.member("count", static_cast<int>(step.count));
            break;
        case Kind::lid: tiles_member(json, "tiles", step.tiles); break;
        case Kind::tile:
            json.member("line", step.line + 1).member("column", step.column + 1);
            colour_member(json, "colour", step.colour);
            json.member("horizontal", step.runs.horizontal).member("vertical", step.runs.vertical);
            json.member("points", step.points)
                .member("score", step.score)
                .member("to_lid", static_cast<int>(step.count));
            break;
        case Kind::penalty:
            json.member("count", static_cast<int>(step.count)).member("penalty", floor_penalty[step.count]);
            json.member("points", step.points).member("score", step.score);
            tiles_member(json, "tiles", step.tiles);
            break;
        case Kind::bonus: {
            constexpr std::array<std::string_view, 3> kinds{"rows", "columns", "colours"};
            json.member("kind", kinds[static_cast<std::size_t>(step.bonus)]);
            json.member("count", static_cast<int>(step.count))
                .member("points", step.points)
                .member("score", step.score);
            break;
        }
        case Kind::deal:
            tiles_member(json, "tiles", step.tiles);
            json.member("refilled", step.count != 0);
            break;
        case Kind::over: {
            constexpr std::array<std::string_view, 3> reasons{"row", "barren rounds", "no tiles"};
            json.member("why", reasons[static_cast<std::size_t>(step.ending)]);
            break;
        }
    }
    json.end_object();
}

}  // namespace data

constexpr void write_data(JsonWriter& json, const Position& position) {
    json.begin_object().member("game", "azul").member("players", static_cast<int>(position.players));
    json.member("wall", position.grey ? "grey" : "coloured").member("round", static_cast<int>(position.round));
    json.member("phase", phase_name(position.phase));
    data::seat_or_null(json, "to_move", position.to_move);
    json.member("first", static_cast<int>(position.first)).key("marker");
    if (position.marker == Position::marker_in_centre) {
        json.value("centre");
    } else {
        json.value(static_cast<int>(position.marker));
    }
    json.key("factories").begin_array();
    for (int factory = 0; factory < factory_count(position.players); ++factory) {
        FixedText<factory_size> tiles;
        tiles.write([&](TextWriter& text) { write_tiles(text, position.source(factory)); });
        json.value(tiles.view());
    }
    json.end_array();
    data::tiles_member(json, "centre", position.source(centre));
    data::counts_member(json, "bag", position.bag);
    data::counts_member(json, "lid", position.lid);
    json.key("boards").begin_array();
    for (int seat = 0; seat < position.players; ++seat) data::board(json, position.board(seat), position.grey);
    json.end_array().member("barren", static_cast<int>(position.barren));
    json.member("legal", count_legal_moves(position)).key("ending").begin_array();
    for (int seat = 0; seat < position.players; ++seat) {
        const EndingRows rows = ending_rows(position, seat);
        for_each_bit(rows.possible, [&](int row) {
            json.begin_object().member("seat", seat).member("row", row + 1);
            json.member("certain", (rows.certain >> row & 1u) != 0).end_object();
        });
    }
    json.end_array().key("scores").begin_array();
    for (int seat = 0; seat < position.players; ++seat) json.value(static_cast<int>(position.board(seat).score));
    json.end_array().key("winners");
    if (position.phase == Phase::over) {
        json.begin_array();
        for_each_bit(winners(position), [&](int seat) { json.value(seat); });
        json.end_array();
    } else {
        json.null();
    }
    json.end_object();
}

constexpr void write_preview(JsonWriter& json, const Position& position, Move move) {
    json.begin_object();
    data::text_member<8>(json, "move", [&](TextWriter& text) { write_move(text, move); });
    json.member("seat", static_cast<int>(position.to_move));
    if (is_tiling(move)) {
        data::tiling_preview(json, position, tiling_move(move));
    } else {
        data::draft_preview(json, position, draft_move(move));
    }
    json.end_object();
}

constexpr void write_report(JsonWriter& json, const Report& report) {
    json.begin_array();
    for (const Step& step : report.steps) data::step(json, step);
    json.end_array();
}

}  // namespace azulejos::azul
