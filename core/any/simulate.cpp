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

// A game on its way, written down event by event.
template <Game G>
class SimulatedGame {
  public:
    SimulatedGame(const typename G::Options& options, std::uint64_t seed, int first, std::string& out)
        : position_(G::start(options, first)), writer_(out), seed_(seed) {
        writer_.begin(options, first);
    }

    const typename G::Position& position() const { return position_; }
    RecordWriter<G>& writer() { return writer_; }

    void play(Move move) {
        const typename G::Position before = position_;
        G::play(position_, move, log_);
        writer_.move(move, beside(before));
    }
    void deal() {
        const typename G::Position before = position_;
        const typename G::Deal deal = sample();
        G::apply_deal(position_, deal, log_);
        writer_.deal(deal, beside(before));
    }

  private:
    typename G::Deal sample() {
        Rng words = words_of_deal(seed_, ++deals_);
        return G::sample_deal(position_, words);
    }
    Beside<G> beside(const typename G::Position& before) {
        if (G::awaits_rider(position_)) G::apply_deal(position_, sample(), log_);
        return {.rider = G::rider_after(before, position_)};
    }

    typename G::Position position_;
    RecordWriter<G> writer_;
    std::uint64_t seed_;
    int deals_ = 0;
    NoLog log_;
};

template <Game G>
void play_game(const typename G::Options& options, const SeatedBots& seated, std::uint64_t seed, int first,
               std::string& out) {
    const auto bot_words = [&](std::uint64_t seat) { return Rng{mix(seed, first_bot_stream + seat)}; };
    std::array<Rng, most_players> words{bot_words(0), bot_words(1), bot_words(2), bot_words(3)};
    SimulatedGame<G> game{options, seed, first, out};
    while (!G::is_over(game.position())) {
        if (G::awaits_chance(game.position())) {
            game.deal();
            continue;
        }
        const int seat = G::to_move(game.position());
        const auto index = static_cast<std::size_t>(seat);
        game.play(choose_move<G>(seated.bots[index], G::view(game.position(), seat), words[index]));
    }
    const std::optional<End> not_early;
    game.writer().finish_events(Standing<G>{game.position(), not_early});
    game.writer().member("seats", seated.names);
    game.writer().finish();
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
                const Beginning<G> beginning{ruleset.options, seed};
                const int first = simulation.first == nobody ? beginning.first : simulation.first;
                play_game<G>(beginning.options, seated, seed, first, out);
            }
        },
        simulation.ruleset.variant());
    return {};
}

}  // namespace azulejos
