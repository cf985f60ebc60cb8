// Bots playing games: see simulate.h.
#include "any/simulate.h"

#include <array>
#include <variant>

#include "bots/bots.h"
#include "records/append.h"
#include "records/history.h"
#include "records/writer.h"

namespace azulejos {

namespace {

// Far above the numbers of deals: a game's seed gives each deal and each bot words of its own.
constexpr std::uint64_t first_bot_stream = 1'000'000;

struct SeatedBots {
    std::array<Bot, most_players> bots{};
    std::string names;  // as the record's `seats`
};

template <Game G>
void play_game(const typename G::Options& options, const SeatedBots& seated, std::uint64_t seed, int first,
               std::string& out) {
    const auto bot_words = [&](std::uint64_t seat) { return Rng{mix(seed, first_bot_stream + seat)}; };
    std::array<Rng, most_players> words{bot_words(0), bot_words(1), bot_words(2), bot_words(3)};
    NoLog log;
    typename G::Position position = G::start(options, first);
    RecordWriter<G> writer{out};
    writer.begin(options, first);
    for (int deals = 0; !G::is_over(position);) {
        if (G::awaits_chance(position)) {
            Rng chance = words_of_deal(seed, ++deals);
            const typename G::Deal deal = G::sample_deal(position, chance);
            G::apply_deal(position, deal, log);
            writer.deal(deal);
        } else {
            const int seat = G::to_move(position);
            const auto index = static_cast<std::size_t>(seat);
            const Move move = choose_move<G>(seated.bots[index], G::view(position, seat), words[index]);
            G::play(position, move, log);
            writer.move(move);
        }
    }
    const std::optional<End> not_early;
    writer.finish_events(Standing<G>{position, not_early});
    writer.member("seats", seated.names);
    writer.finish();
    out += '\n';
}

Error seat_bots(std::span<const std::string_view> names, int players, SeatedBots& seated) {
    const auto count = static_cast<std::size_t>(players);
    if (names.size() != 1 && names.size() != count) {
        return Error::say("name one bot, or one for each of the ", players, " seats, not ", names.size());
    }
    StringSink sink{seated.names};
    for (std::size_t seat = 0; seat < count; ++seat) {
        const std::string_view name = names[names.size() == 1 ? 0 : seat];
        const Result<Bot> bot = bot_by_name(name);
        if (!bot.ok()) return bot.error;
        seated.bots[seat] = bot.value;
        seated.names += seat == 0 ? "[" : ", ";
        write_json_string(sink, name);
    }
    seated.names += ']';
    return {};
}

}  // namespace

Error simulate(const Simulation& simulation, std::uint64_t begin, std::uint64_t count, std::string& out) {
    const int players = simulation.ruleset.players();
    if (simulation.first != nobody && (simulation.first < 0 || simulation.first >= players)) {
        return Error::say("there is no seat ", simulation.first, " among ", players, " players (they count from 0)");
    }
    SeatedBots seated;
    if (Error error = seat_bots(simulation.bots, players, seated)) return error;
    std::visit(
        [&]<class G>(const RulesetOf<G>& ruleset) {
            for (std::uint64_t index = begin; index < begin + count; ++index) {
                const std::uint64_t seed = mix(simulation.seed, index);
                const int first = simulation.first == nobody ? draw_first(seed, players) : simulation.first;
                play_game<G>(ruleset.options, seated, seed, first, out);
            }
        },
        simulation.ruleset.variant());
    return {};
}

}  // namespace azulejos
