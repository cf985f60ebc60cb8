// Random games in which every answer of the rules is checked against the others, to be run under sanitizers.
// `soak [--seed N] [--games N]`: the seed is printed, and with it a failure comes again.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "bots/bots.h"
#include "games/azul/azul.h"

namespace azulejos {
namespace {

constexpr std::size_t room = 1 << 15;

// Fails loudly, with everything that is needed to see it again.
template <Game G>
class Witness {
  public:
    std::uint64_t seed = 0, game = 0;
    int ply = 0;
    const typename G::Position* position = nullptr;

    void claim(bool holds, const char* what, std::string_view detail = {}) const {
        if (holds) return;
        std::array<char, room> buffer;
        TextWriter text{buffer.data(), buffer.size()};
        G::write_position(text, *position);
        std::printf("soak failed: %s %.*s\n  --seed %llu, game %llu, ply %d\n  %.*s\n", what,
                    static_cast<int>(detail.size()), detail.data(), static_cast<unsigned long long>(seed),
                    static_cast<unsigned long long>(game), ply, static_cast<int>(text.text().size()),
                    text.text().data());
        std::exit(1);
    }
};

template <Game G>
void check_position(const Witness<G>& witness) {
    const typename G::Position& position = *witness.position;
    const Error error = G::check(position);
    witness.claim(!error, "an invariant is broken:", error.message());

    std::array<char, room> buffer;
    TextWriter text{buffer.data(), buffer.size()};
    G::write_position(text, position);
    const Result<typename G::Position> again = G::read_position(text.text());
    witness.claim(!text.overflow() && again.ok() && again.value == position, "the position's text does not come back",
                  again.error.message());

    const int states = (G::to_move(position) != nobody) + G::awaits_chance(position) + G::is_over(position);
    witness.claim(states == 1, "not exactly one of move, chance and end is due");
    TextWriter data_text{buffer.data(), buffer.size()};
    JsonWriter data{data_text};
    G::write_data(data, position);
    witness.claim(!data_text.overflow(), "the data of a position do not fit");
}

template <Game G>
void check_move_text(const Witness<G>& witness, Move move) {
    std::array<char, 64> buffer;
    TextWriter text{buffer.data(), buffer.size()};
    G::write_move(text, move);
    const Result<Move> again = G::read_move(text.text());
    witness.claim(!text.overflow() && again.ok() && again.value == move, "a move's text does not come back");
}

template <Game G>
void check_moves(const Witness<G>& witness, Rng& words) {
    const typename G::Position& position = *witness.position;
    const int count = G::count_legal_moves(position);
    int index = 0;
    std::array<char, room> buffer;
    G::for_each_legal_move(position, [&](Move move) {
        witness.claim(G::nth_legal_move(position, index++) == move, "legal moves come in two orders");
        witness.claim(G::is_legal(position, move) && !G::check_move(position, move), "a legal move is refused");
        check_move_text(witness, move);
        TextWriter text{buffer.data(), buffer.size()};
        JsonWriter json{text};
        G::write_preview(json, position, move);
        witness.claim(!text.overflow(), "a preview does not fit");
    });
    witness.claim(index == count, "legal moves are counted wrongly");
    // Codes that chance brings: refused with a reason, exactly where they are not legal.
    for (int trial = 0; trial < 8; ++trial) {
        const Move move{words.below(trial < 6 ? 2048u : 0xffffffffu)};
        const Error error = G::check_move(position, move);
        witness.claim(G::is_legal(position, move) == !error, "'legal' and the reason why not disagree");
        if (G::is_code(move)) check_move_text(witness, move);
    }
}

// Does an action twice, told and untold, and compares the report with the scores.
template <Game G, class Act>
void act_and_compare(const Witness<G>& witness, typename G::Position& position, Act act) {
    const Scores before = G::scores(position);
    typename G::Position told = position;
    typename G::Report report;
    NoLog no_log;
    act(told, report);
    act(position, no_log);
    witness.claim(told == position, "an action does something else when it is told");
    const Scores after = G::scores(position);
    for (int seat = 0; seat < G::players(G::options(position)); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        witness.claim(after[index] - before[index] == report.points_of(seat), "a report does not add up to the score");
    }
    std::array<char, room> buffer;
    TextWriter text{buffer.data(), buffer.size()};
    JsonWriter json{text};
    G::write_report(json, report);
    witness.claim(!text.overflow(), "a report does not fit");
}

template <Game G>
void deal(const Witness<G>& witness, typename G::Position& position, Rng& words) {
    const typename G::Deal deal = G::sample_deal(position, words);
    const Error error = G::check_deal(position, deal);
    witness.claim(!error, "chance brings a deal that is refused:", error.message());
    std::array<char, 1024> buffer;
    TextWriter text{buffer.data(), buffer.size()};
    JsonWriter json{text};
    G::write_deal(json, deal);
    JsonReader reader{text.text()};
    const Result<typename G::Deal> again = G::read_deal(position, G::deal_kind(deal), reader);
    witness.claim(!text.overflow() && again.ok(), "a deal's text does not come back:", again.error.message());
    act_and_compare(witness, position, [&](auto& table, auto& log) { G::apply_deal(table, again.value, log); });
}

template <Game G>
void play_game(const typename G::Options& options, std::uint64_t seed, std::uint64_t game) {
    Rng words{mix(seed, game)};
    const int players = G::players(options);
    const Bot bot = words.below(4) == 0 ? Bot::greedy : Bot::random;
    typename G::Position position = G::start(options, static_cast<int>(words.below(static_cast<std::uint32_t>(players))));
    Witness<G> witness{seed, game, 0, &position};
    for (; !G::is_over(position); ++witness.ply) {
        check_position(witness);
        if (G::awaits_chance(position)) {
            deal(witness, position, words);
            continue;
        }
        check_moves(witness, words);
        const typename G::Position view = G::view(position, G::to_move(position));
        const Move move = choose_move<G>(bot, view, words);
        witness.claim(G::is_legal(position, move), "a bot chooses an illegal move");
        act_and_compare(witness, position, [&](auto& table, auto& log) { G::play(table, move, log); });
        witness.claim(witness.ply < 100'000, "a game does not end");
    }
    check_position(witness);
    witness.claim(G::winners(position) != 0, "nobody wins");
}

std::uint64_t number_after(int count, char** words, const char* name, std::uint64_t otherwise) {
    for (int index = 1; index + 1 < count; ++index) {
        if (std::strcmp(words[index], name) == 0) return std::strtoull(words[index + 1], nullptr, 10);
    }
    return otherwise;
}

}  // namespace
}  // namespace azulejos

int main(int count, char** words) {
    using namespace azulejos;
    const std::uint64_t seed = number_after(count, words, "--seed", 1);
    const std::uint64_t games = number_after(count, words, "--games", 300);
    for (std::uint64_t game = 0; game < games; ++game) {
        play_game<Azul>({.players = 2 + static_cast<int>(game % 3), .grey = game / 3 % 2 == 1}, seed, game);
    }
    std::printf("soak: %llu games of azul, seed %llu, nothing found\n", static_cast<unsigned long long>(games),
                static_cast<unsigned long long>(seed));
    return 0;
}
