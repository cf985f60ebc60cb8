// Random games of any ruleset, for measuring how fast the rules are.
#pragma once

#include <cstdint>

#include "any/ruleset.h"
#include "selfplay/playouts.h"

namespace azulejos {

// What is left open in the options is drawn from the seed, once for all games.
PlayoutTotals play_random_games(const AnyRuleset& ruleset, std::uint64_t seed, std::uint64_t games);

}  // namespace azulejos
