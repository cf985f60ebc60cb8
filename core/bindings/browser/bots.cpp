// Bots for the browser, and whole games that they play.
#include "bots/bots.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "any/move.h"
#include "any/random_games.h"
#include "any/simulate.h"
#include "bindings/browser/answers.h"
#include "bindings/browser/operations.h"

namespace azulejos::browser {

namespace {

constexpr std::uint64_t any_seed = std::numeric_limits<std::uint64_t>::max();

// For one call, so that neither memory nor patience ends: a record has some 3 kB.
constexpr std::uint64_t most_simulated_games = 1000;
constexpr std::uint64_t most_random_games = 10'000'000;

}  // namespace

Error bots(Arguments& arguments, std::string& answer) {
    if (Error error = arguments.finish()) return error;
    append_list(answer, bot_names, [&](std::string_view name) { append_string(answer, name); });
    return {};
}

Error choose_move(Arguments& arguments, std::string& answer) {
    const std::string name = arguments.text();
    const AnyPosition view = arguments.position();
    const auto seed = arguments.number<std::uint64_t>(0, any_seed);
    if (Error error = arguments.finish()) return error;
    const Result<Bot> bot = bot_by_name(name);
    if (!bot.ok()) return bot.error;
    if (view.to_move() == nobody) return Error::say("nobody is to move");
    const Move move = std::visit(
        [&]<class G>(const PositionOf<G>& held) {
            Rng words{seed};
            return azulejos::choose_move<G>(bot.value, held.position, words);
        },
        view.variant());
    append_string(answer, move_text(move));
    return {};
}

Error simulate(Arguments& arguments, std::string& answer) {
    const AnyRuleset ruleset = arguments.ruleset();
    const std::vector<std::string> bots = arguments.texts();
    const auto seed = arguments.number<std::uint64_t>(0, any_seed);
    const int first = arguments.seat_or_nobody(ruleset.players());
    const auto begin = arguments.number<std::uint64_t>(0, any_seed - most_simulated_games);
    const auto count = arguments.number<std::uint64_t>(0, most_simulated_games);
    if (Error error = arguments.finish()) return error;
    const std::vector<std::string_view> names{bots.begin(), bots.end()};
    std::string lines;
    const Simulation simulation{.ruleset = ruleset, .bots = names, .seed = seed, .first = first};
    if (Error error = azulejos::simulate(simulation, begin, count, lines)) return error;
    append_string(answer, lines);
    return {};
}

Error play_random(Arguments& arguments, std::string& answer) {
    const AnyRuleset ruleset = arguments.ruleset();
    const auto seed = arguments.number<std::uint64_t>(0, any_seed);
    const auto games = arguments.number<std::uint64_t>(0, most_random_games);
    if (Error error = arguments.finish()) return error;
    const PlayoutTotals totals = play_random_games(ruleset, seed, games);
    append_json(answer, [&](JsonWriter& json) {
        json.begin_object().member("games", totals.games).member("moves", totals.moves);
        json.member("rounds", totals.rounds).member("points", totals.points).member("ties", totals.ties).end_object();
    });
    return {};
}

}  // namespace azulejos::browser
