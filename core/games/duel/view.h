// What one seat may know of an Azul Duel table, and how what it can't know is filled in at random.
#pragma once

#include <cstdint>

#include "games/duel/chance.h"
#include "games/duel/position.h"

namespace azulejos::duel {

// Masks fronts down to backs (rules 9.2 to 9.4): of plates that the other one put under the stack; of drawn plates
// until they are looked at, for everybody; after that, for who didn't draw them. `seat`: `nobody` is a spectator.
constexpr Position view(const Position& position, int seat) {
    Position seen = position;
    for (int n = 0; n < seen.returned.size; ++n) {
        if (seen.returned[n].seat != seat) seen.returned[n].plate = back_of(seen.returned[n].plate);
    }
    const bool drawer = seat != nobody && position.turn == seat && position.stage != Stage::drawing;
    for (int n = 0; n < seen.drawn.size && !drawer; ++n) seen.drawn[n] = back_of(seen.drawn[n]);
    if (!drawer && position.stage != Stage::drawing) sort_backs(seen);
    return seen;
}

// A deal as this seat is told of it: what another one looks at shows only its backs.
constexpr Deal masked(const Position& position, const Deal& deal, int seat) {
    Deal told = deal;
    if (deal.kind != Deal::Kind::look || (seat != nobody && seat == position.turn)) return told;
    for (int n = 0; n < told.plates.size; ++n) told.plates[n] = back_of(told.plates[n]);
    return told;
}

constexpr bool is_masked(const Deal& deal) { return deal.kind == Deal::Kind::look && shows_backs(deal); }

constexpr Move masked(const Position& position, Move move, int seat) {
    if (kind_of(move) != MoveKind::put_back || (seat != nobody && seat == position.turn)) return move;
    return put_back_move(back_of(put_back_plate(move)));
}

// Gives each masked plate a front that nobody can rule out. What lies in the shuffled part is not touched: it gets its
// face when it turns up. Drawn plates that nobody has looked at keep their backs for the same reason.
template <Words Source>
constexpr Position determinise(const Position& position, Source& words) {
    Position whole = position;
    const auto fill = [&](Plate& plate) {
        if (!is_back(plate)) return;
        const std::uint32_t fronts = unseen_plates(whole, plate);
        if (fronts != 0) plate = random_plate(fronts, words);
    };
    if (whole.stage == Stage::looked || whole.stage == Stage::returning) {
        for (int n = 0; n < whole.drawn.size; ++n) fill(whole.drawn[n]);
    }
    for (int n = 0; n < whole.returned.size; ++n) fill(whole.returned[n].plate);
    return whole;
}

}  // namespace azulejos::duel
