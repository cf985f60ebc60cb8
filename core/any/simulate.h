// Games that the core's own bots play from a seed, written as records.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "any/ruleset.h"
#include "base/text.h"

namespace azulejos {

// Which games to play. Game i (from 0) depends on the ruleset, the bots, the seed, `first` and i alone, so that any
// part of a simulation can be played anywhere.
struct Simulation {
    AnyRuleset ruleset;
    std::span<const std::string_view> bots;  // one for all seats, or one a seat
    std::uint64_t seed = 0;
    int first = nobody;  // the seat that starts round 1; `nobody`: drawn from each game's seed
};

// Appends the records of games `begin` to `begin + count`, a line each.
Error simulate(const Simulation& simulation, std::uint64_t begin, std::uint64_t count, std::string& out);

}  // namespace azulejos
