// Whether a single move is legal in Azul Duel, and the reason why not.
#pragma once

#include <cstdint>
#include <string_view>

#include "games/duel/moves.h"
#include "games/duel/play.h"
#include "games/duel/position.h"

namespace azulejos::duel {

namespace why_not {

constexpr Error line(const PlayerBoard& board, int line, int colour) {
    if (board.takes(line, colour)) return {};
    if (board.is_complete(line)) return Error::say("line ", line + 1, " is full");
    const std::string_view held = colour_names[board.colours[static_cast<std::size_t>(line)]];
    return Error::say("line ", line + 1, " holds ", held, " tiles, so ", colour_names[static_cast<std::size_t>(colour)],
                      " ones can't go there");
}

constexpr Error sun(const Position& position, const SunMove& move) {
    const Lanes sun = position.sun_of(move.factory);
    const std::string_view colour = colour_names[static_cast<std::size_t>(move.colour)];
    if (lanes::get(sun, move.colour) == 0) {
        return Error::say("the sun side of factory ", move.factory, " has no ", colour, " tile");
    }
    const Lanes rest = sun - lanes::only(sun, move.colour);
    const auto orders = orders_of(move.factory, rest);
    bool found = false;
    for (const LeftoverOrder order : orders) found |= order == move.order;
    if (!found && orders[0] == 0) return Error::say("the order of the leftovers is no choice here: leave it out");
    if (!found && move.order == 0)
        return Error::say("the order of the leftovers is missing: add / and them, bottom to top");
    if (!found) return Error::say("these are not the tiles that are left over");
    return line(position.board(position.turn), move.line, move.colour);
}

constexpr Error moon(const Position& position, const MoonMove& move) {
    if ((position.moon_colours() >> move.colour & 1u) == 0) {
        return Error::say("no ", colour_names[static_cast<std::size_t>(move.colour)],
                          " tile lies on top of a moon side");
    }
    return line(position.board(position.turn), move.line, move.colour);
}

constexpr Error token(const Position& position) {
    if (position.round == rounds) return Error::say("no plates are taken in the last round");
    if (!may_take_plate(position)) return Error::say("both player tokens are used up in this round");
    return {};
}

constexpr Error place(const Position& position, int place) {
    if ((position.board(position.turn).dome.free_places() >> place & 1u) != 0) return {};
    return Error::say("a plate lies on position ", place + 1, " of the dome already");
}

constexpr Error plate(const Position& position, const PlateMove& move) {
    if (position.phase == Phase::draft) {
        if (const Error error = token(position)) return error;
    }
    const int number = move.plate;
    for (const Plate shown : position.display) {
        if (shown == move.plate) return place(position, move.place);
    }
    return Error::say("plate ", number, " is not on the display");
}

constexpr Error draw(const Position& position) {
    if (position.stage == Stage::none) {
        if (const Error error = token(position)) return error;
    }
    if (may_draw(position)) return {};
    return position.stack_size() == 0 ? Error::say("no plate is left in the stack")
                                      : Error::say("drawing a plate costs a point, and there is none left");
}

constexpr Error keep(const Position& position, const PlateMove& move) {
    const int number = move.plate;
    if ((possible_fronts(position) >> move.plate & 1u) == 0) return Error::say("plate ", number, " was not drawn");
    return place(position, move.place);
}

constexpr Error put_back(const Position& position, Plate plate) {
    for (const Plate drawn : position.drawn) {
        if (drawn == plate) return {};
    }
    const int number = plate;
    if (!is_front(plate)) return Error::say("it has to be said which plate goes back");
    return Error::say("plate ", number, " is not among those to be put back");
}

constexpr Error chip(const Position& position, int factory) {
    if (position.board(position.turn).taken == chips_per_round)
        return Error::say("two chips have been taken in this round already");
    const std::uint8_t there = position.factory(factory).chip;
    if (there >= first_chip) return {};
    return there == no_chip ? Error::say("there is no chip on factory ", factory)
                            : Error::say("the chip of factory ", factory, " is not turned up yet");
}

constexpr Error tile(const Position& position, const TileMove& move) {
    const LineToTile now{position};
    const Chips hand = position.board(position.turn).chips;
    if (move.line != now.line) return Error::say("the line to be tiled now is ", now.line + 1, ", not ", move.line + 1);
    if ((now.columns >> move.column & 1u) == 0) {
        return Error::say("no free cell for ", colour_names[static_cast<std::size_t>(now.colour)], " in row ",
                          now.line + 1, ", column ", move.column + 1);
    }
    if (now.missing == 0)
        return move.chips.counts == 0 ? Error{} : Error::say("the line is complete: no chips are spent");
    if (!hand.contains(move.chips)) return Error::say("these chips are not all there");
    if (pays(move.chips, now.colour, now.missing)) return {};
    return Error::say("for each of the ", now.missing, " missing tiles two chips with ",
                      colour_names[static_cast<std::size_t>(now.colour)], " or any three are spent");
}

constexpr Error leave(const Position& position, int line) {
    const LineToTile now{position};
    if (line != now.line) return Error::say("the line to be tiled now is ", now.line + 1, ", not ", line + 1);
    return now.missing == 0 ? Error::say("a complete line can't be left: its tile has to be placed") : Error{};
}

// What kinds of moves may be made at all as things stand.
constexpr Error moment(const Position& position, MoveKind kind) {
    const bool tiles = kind == MoveKind::tile || kind == MoveKind::leave;
    if (position.phase == Phase::tiling) {
        return tiles
                   ? Error{}
                   : Error::say("it is the tiling: a line's tile is to be placed, like 4@2, or the line left, like 4.");
    }
    if (tiles) return Error::say("no tile can be placed on a dome now: it is not the tiling");
    if (position.phase == Phase::opening && kind != MoveKind::plate) {
        return Error::say("the game opens with a plate from the display");
    }
    switch (position.stage) {
        case Stage::none:
            if (kind == MoveKind::look || kind == MoveKind::keep || kind == MoveKind::put_back) {
                return Error::say("no plate has been drawn");
            }
            return {};
        case Stage::drawing:
            if (kind == MoveKind::draw || kind == MoveKind::look) return {};
            return Error::say("plates are being drawn: draw on (d) or look (l)");
        case Stage::looked:
            if (kind == MoveKind::keep) return {};
            return Error::say("one of the drawn plates has to be kept, like k3@9r0");
        case Stage::returning:
            if (kind == MoveKind::put_back) return {};
            return Error::say("the other plates have to be put under the stack, like u17");
    }
    return {};
}

}  // namespace why_not

// Nothing if the move is legal, else the reason why not.
constexpr Error check_move(const Position& position, Move move) {
    if (!is_code(move)) return Error::say("that is no move of Duel");
    if (position.phase == Phase::over) return Error::say("the game is over");
    if (position.due != Due::move) return Error::say("chance is to act first");
    const MoveKind kind = kind_of(move);
    if (const Error error = why_not::moment(position, kind)) return error;
    switch (kind) {
        case MoveKind::sun: return why_not::sun(position, sun_move(move));
        case MoveKind::moon: return why_not::moon(position, moon_move(move));
        case MoveKind::plate: return why_not::plate(position, plate_move(move));
        case MoveKind::draw: return why_not::draw(position);
        case MoveKind::look: return {};
        case MoveKind::keep: return why_not::keep(position, plate_move(move));
        case MoveKind::put_back: return why_not::put_back(position, put_back_plate(move));
        case MoveKind::chip: return why_not::chip(position, chip_factory(move));
        case MoveKind::tile: return why_not::tile(position, tile_move(move));
        case MoveKind::leave: return why_not::leave(position, leave_line(move));
    }
    return {};
}

constexpr bool is_legal(const Position& position, Move move) { return !check_move(position, move); }

}  // namespace azulejos::duel
