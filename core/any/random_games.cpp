// Random games: see random_games.h. Each game has a file of its own for them, because this is where speed is measured.
#include "any/random_games.h"

namespace azulejos {

extern template PlayoutTotals play_random_games<Azul>(const Azul::Options&, std::uint64_t seed, std::uint64_t games);
extern template PlayoutTotals play_random_games<Duel>(const Duel::Options&, std::uint64_t seed, std::uint64_t games);

PlayoutTotals play_random_games(const AnyRuleset& ruleset, std::uint64_t seed, std::uint64_t games) {
    const AnyRuleset settled = ruleset.settled(seed);
    return std::visit(
        [&]<class G>(const RulesetOf<G>& held) { return play_random_games<G>(held.options, seed, games); },
        settled.variant());
}

}  // namespace azulejos
