// Random games: see random_games.h. A file of its own, because this is where speed is measured.
#include "any/random_games.h"

namespace azulejos {

PlayoutTotals play_random_games(const AnyRuleset& ruleset, std::uint64_t seed, std::uint64_t games) {
    const AnyRuleset settled = ruleset.settled(seed);
    return std::visit(
        [&]<class G>(const RulesetOf<G>& held) { return play_random_games<G>(held.options, seed, games); },
        settled.variant());
}

}  // namespace azulejos
