// Random games in which every answer of the rules is checked against the others, to be run under sanitizers.
// `soak [--seed N] [--games N]`: the seed is printed, and with it a failure comes again.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

#include "bots/bots.h"
#include "games/azul/azul.h"
#include "games/duel/duel.h"

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

// Some positions have thousands of moves: of those, only some are looked at closely.
constexpr int most_moves = 64;

template <Game G>
void check_moves(const Witness<G>& witness, Rng& words) {
    const typename G::Position& position = *witness.position;
    const int count = G::count_legal_moves(position);
    const int step = 1 + count / most_moves;
    const int chosen = static_cast<int>(words.below(static_cast<std::uint32_t>(step)));
    int index = 0;
    std::array<char, room> buffer;
    G::for_each_legal_move(position, [&](Move move) {
        if (index++ % step != chosen) return;
        witness.claim(G::nth_legal_move(position, index - 1) == move, "legal moves come in two orders");
        witness.claim(G::is_legal(position, move) && !G::check_move(position, move), "a legal move is refused");
        check_move_text(witness, move);
        TextWriter text{buffer.data(), buffer.size()};
        JsonWriter json{text};
        G::write_preview(json, position, move);
        witness.claim(!text.overflow(), "a preview does not fit");
    });
    witness.claim(index == count, "legal moves are counted wrongly");
    // Codes that chance brings, many of them near a legal one: refused with a reason, exactly where they are not legal.
    for (int trial = 0; trial < 8; ++trial) {
        Move move{words.below(0xffffffffu)};
        if (trial < 6) move.code = G::random_move(position, words).code ^ 1u << words.below(32);
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

// What everybody knows of a game: each seat's view, and the spectators', played on with what they are told.
template <Game G>
class Views {
  public:
    explicit Views(const typename G::Position& start) {
        for (int seat = nobody; seat < G::players(G::options(start)); ++seat) {
            views_.push_back({.seat = seat, .position = G::view(start, seat)});
        }
    }

    void play(const Witness<G>& witness, Move move) {
        for (View& view : views_) {
            const Move told = G::masked(*witness.position, move, view.seat);
            check_move_text(witness, told);
            witness.claim(G::is_legal(view.position, told),
                          "a view refuses what it is told of a move:", G::check_move(view.position, told).message());
            G::play(view.position, told, log_);
        }
    }
    void deal(const Witness<G>& witness, const typename G::Deal& deal) {
        for (View& view : views_) {
            const typename G::Deal told = G::masked(*witness.position, deal, view.seat);
            const Error error = G::check_deal(view.position, told);
            witness.claim(!error, "a view refuses what it is told of a deal:", error.message());
            G::apply_deal(view.position, told, log_);
        }
    }

    // Each view that was played on shows what the view of the position shows, and what is masked can be filled in.
    // (What nobody may see for now, such as a drawn plate that its drawer knew, a view can't forget by itself.)
    void check(const Witness<G>& witness, Rng& words) const {
        for (const View& view : views_) {
            const typename G::Position seen = G::view(*witness.position, view.seat);
            witness.claim(G::view(view.position, view.seat) == seen, "a view went astray");
            Witness<G> viewer = witness;
            viewer.position = &view.position;
            check_position(viewer);
            viewer.position = &seen;
            check_position(viewer);
            viewer.claim(G::view(seen, view.seat) == seen, "a view has a view of its own");
            viewer.claim(G::view(seen, nobody) == G::view(*witness.position, nobody),
                         "spectators see more than a seat");
            const typename G::Position whole = G::determinise(seen, words);
            const Error error = G::check(whole);
            viewer.claim(!error, "what is masked was filled in wrongly:", error.message());
            viewer.claim(G::view(whole, view.seat) == seen, "filling in what is masked changed the view");
            if (view.seat != nobody && G::to_move(seen) == view.seat) check_choices(viewer, *witness.position, whole);
        }
    }

  private:
    struct View {
        int seat;
        typename G::Position position;
    };

    // Whoever is to move knows all that the choice depends on.
    void check_choices(const Witness<G>& viewer, const typename G::Position& real,
                       const typename G::Position& guess) const {
        const int count = G::count_legal_moves(real);
        viewer.claim(G::count_legal_moves(*viewer.position) == count, "a seat sees other moves in its view");
        viewer.claim(G::count_legal_moves(guess) == count, "a seat has other moves in what may be");
        for (int n = 0; n < count; n += 1 + count / most_moves) {
            const Move move = G::nth_legal_move(real, n);
            viewer.claim(G::is_legal(*viewer.position, move) && G::is_legal(guess, move),
                         "a seat can't do what it could");
        }
    }

    std::vector<View> views_;
    NoLog log_;
};

template <Game G>
void deal(const Witness<G>& witness, typename G::Position& position, Views<G>& views, Rng& words) {
    const typename G::Deal deal = G::sample_deal(position, words);
    const Error error = G::check_deal(position, deal);
    witness.claim(!error, "chance brings a deal that is refused:", error.message());
    witness.claim(!G::is_masked(deal), "chance brings something masked");
    std::array<char, 1024> buffer;
    TextWriter text{buffer.data(), buffer.size()};
    JsonWriter json{text};
    G::write_deal(json, deal);
    JsonReader reader{text.text()};
    const Result<typename G::Deal> again = G::read_deal(position, G::deal_kind(deal), reader);
    witness.claim(!text.overflow() && again.ok(), "a deal's text does not come back:", again.error.message());
    views.deal(witness, again.value);
    act_and_compare(witness, position, [&](auto& table, auto& log) { G::apply_deal(table, again.value, log); });
}

template <Game G>
void play_game(const typename G::Options& open_options, std::uint64_t seed, std::uint64_t game) {
    Rng words{mix(seed, game)};
    const typename G::Options options = G::settle(open_options, words);
    const int players = G::players(options);
    std::array<Bot, most_players> bots;
    for (Bot& bot : bots) bot = words.below(3) == 0 ? Bot::greedy : Bot::random;
    typename G::Position position =
        G::start(options, static_cast<int>(words.below(static_cast<std::uint32_t>(players))));
    Witness<G> witness{seed, game, 0, &position};
    witness.claim(G::options(position) == options, "the options are not those of the game");
    Views<G> views{position};
    for (; !G::is_over(position); ++witness.ply) {
        check_position(witness);
        views.check(witness, words);
        if (G::awaits_chance(position)) {
            deal(witness, position, views, words);
            continue;
        }
        check_moves(witness, words);
        const int seat = G::to_move(position);
        const Move move = choose_move<G>(bots[static_cast<std::size_t>(seat)], G::view(position, seat), words);
        witness.claim(G::is_legal(position, move), "a bot chooses an illegal move");
        views.play(witness, move);
        act_and_compare(witness, position, [&](auto& table, auto& log) { G::play(table, move, log); });
        witness.claim(witness.ply < 100'000, "a game does not end");
    }
    check_position(witness);
    views.check(witness, words);
    witness.claim(G::winners(position) != 0, "nobody wins");
}

void report(std::string_view game, std::uint64_t games, std::uint64_t seed) {
    std::printf("soak: %llu games of %.*s, seed %llu, nothing found\n", static_cast<unsigned long long>(games),
                static_cast<int>(game.size()), game.data(), static_cast<unsigned long long>(seed));
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
    report(Azul::name, games, seed);
    for (std::uint64_t game = 0; game < games; ++game) {
        const auto goals = static_cast<std::uint8_t>(3 + game % 2);
        play_game<Duel>({.goals_to_draw = goals, .five_colours_special = game / 2 % 2 == 0}, seed, game);
    }
    report(Duel::name, games, seed);
    return 0;
}
