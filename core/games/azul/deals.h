// Azul's one kind of chance: four tiles on every factory, from the bag, then from the lid (rules 2.1 to 2.3).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/azul/position.h"
#include "games/azul/report.h"

namespace azulejos::azul {

struct Deal {
    std::array<Lanes, most_factories> factories{};
    int factories_dealt = 0;  // so that a deal can be written without its position

    constexpr Lanes tiles() const {
        Lanes sum = 0;
        for (const Lanes factory : factories) sum += factory;
        return sum;
    }
};

// Works on running totals by colour: the tile at place n of what is left, in the order of colours, is of the first
// colour whose running total is above n; drawing it lowers that total and all later ones by one.
template <Words Source>
constexpr Deal sample_deal(const Position& position, Source& words) {
    Deal deal{.factories_dealt = factory_count(position.players)};
    Lanes totals = lanes::prefix_sums(position.bag);
    Lanes reserve = lanes::prefix_sums(position.lid);
    auto left = static_cast<std::uint32_t>(lanes::get(totals, colour_count - 1));
    for (int factory = 0; factory < factory_count(position.players); ++factory) {
        Lanes dealt = 0;
        const auto draw = [&](std::uint32_t place) {
            const Lanes lowered = lanes::above(totals, static_cast<int>(place));
            totals -= lowered;
            dealt += lowered;
            --left;
        };
        if (left >= factory_size) [[likely]] {
            for (const std::uint32_t place : words.below_four(left)) draw(place);
        } else {
            for (int tile = 0; tile < factory_size; ++tile) {
                if (left == 0) {
                    totals = reserve;
                    reserve = 0;
                    left = static_cast<std::uint32_t>(lanes::get(totals, colour_count - 1));
                    if (left == 0) break;
                }
                draw(words.below(left));
            }
        }
        deal.factories[static_cast<std::size_t>(factory)] = lanes::differences(dealt);
    }
    return deal;
}

constexpr bool fits_in(Lanes part, Lanes whole) {
    for (int colour = 0; colour < colour_count; ++colour) {
        if (lanes::get(part, colour) > lanes::get(whole, colour)) return false;
    }
    return true;
}

// Nothing if chance can bring this deal, else the reason why not.
constexpr Error check_deal(const Position& position, const Deal& deal) {
    if (position.phase != Phase::deal) return Error::say("no deal is due");
    const int factories = factory_count(position.players);
    const int in_bag = lanes::sum(position.bag);
    const int due = std::min(factory_size * factories, in_bag + lanes::sum(position.lid));
    Lanes bag = position.bag;
    Lanes lid = position.lid;
    int dealt = 0;
    for (int index = 0; index < factories; ++index) {
        const Lanes factory = deal.factories[static_cast<std::size_t>(index)];
        const int size = lanes::sum(factory);
        const int expected = std::min(factory_size, due - dealt);
        if (size != expected) return Error::say("factory ", index + 1, " gets ", size, " tiles instead of ", expected);
        // The factory in which the bag runs out takes all that is left in it.
        const bool runs_out = dealt < in_bag && dealt + size > in_bag;
        if (runs_out && !fits_in(bag, factory)) {
            return Error::say("factory ", index + 1, " lacks a tile that was left in the bag");
        }
        if (dealt + size > in_bag) {
            bag += lid;
            lid = 0;
        }
        if (!fits_in(factory, bag)) {
            return Error::say("factory ", index + 1, " gets more tiles of a colour than are left");
        }
        bag -= factory;
        dealt += size;
    }
    return {};
}

template <class Log>
constexpr void apply_deal(Position& position, const Deal& deal, Log& log) {
    const Lanes dealt = deal.tiles();
    const bool refilled = lanes::sum(dealt) > lanes::sum(position.bag);
    if (refilled) {
        position.bag += position.lid;
        position.lid = 0;
    }
    position.bag -= dealt;
    for (std::size_t index = 0; index < most_factories; ++index) position.sources[index] = deal.factories[index];
    position.note_presence();
    position.first = static_cast<std::uint8_t>(position.marker);
    position.to_move = position.marker;
    position.marker = Position::marker_in_centre;
    position.phase = Phase::draft;
    if (position.round < most_rounds) ++position.round;
    if constexpr (Log::listens) {
        Step step{.kind = Step::Kind::deal};
        step.count = refilled;
        step.tiles = dealt;
        log.tell(step);
    }
}

}  // namespace azulejos::azul
