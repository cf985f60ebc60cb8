// Random games for measuring: compiled for speed, as nothing else here is.
#include <cstdint>
#include <limits>
#include <string>
#include <variant>

#include "bindings/browser/answers.h"
#include "bindings/browser/operations.h"
#include "selfplay/playouts.h"

namespace azulejos::browser {

namespace {

constexpr std::uint64_t any_seed = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t most_random_games = 10'000'000;

}  // namespace

Error play_random(Arguments& arguments, std::string& answer) {
    const AnyRuleset ruleset = arguments.ruleset();
    const auto seed = arguments.number<std::uint64_t>(0, any_seed);
    const auto games = arguments.number<std::uint64_t>(0, most_random_games);
    if (Error error = arguments.finish()) return error;
    const PlayoutTotals totals =
        std::visit([&]<class G>(const RulesetOf<G>& held) { return play_random_games<G>(held.options, seed, games); },
                   ruleset.variant());
    append_json(answer, [&](JsonWriter& json) {
        json.begin_object().member("games", totals.games).member("moves", totals.moves);
        json.member("rounds", totals.rounds).member("points", totals.points).member("ties", totals.ties).end_object();
    });
    return {};
}

}  // namespace azulejos::browser
