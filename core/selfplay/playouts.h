// Many random games at once, for measuring: every game of ours, through the contract alone.
#pragma once

#include <array>
#include <cstdint>

#include "games/game.h"

namespace azulejos {

// Sums over finished games.
struct PlayoutTotals {
    std::uint64_t games = 0, moves = 0, rounds = 0, points = 0, ties = 0;
    std::array<std::uint64_t, most_players> wins{};
};

template <Game G>
void count_result(const typename G::Position& position, PlayoutTotals& totals) {
    const Scores scores = G::scores(position);
    const unsigned winners = G::winners(position);
    ++totals.games;
    totals.rounds += static_cast<std::uint64_t>(G::round(position));
    totals.ties += (winners & (winners - 1)) != 0;
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        totals.points += static_cast<std::uint64_t>(scores[seat]);
        totals.wins[seat] += winners == 1u << seat;
    }
}

// Plays `games` games of uniformly random moves. Several are played in turns, a move each, so that the processor works
// on one while another waits; which game gets which random number depends on the seed alone.
template <Game G>
PlayoutTotals play_random_games(const typename G::Options& options, std::uint64_t seed, std::uint64_t games) {
    constexpr std::size_t side_by_side = 4;
    std::array<typename G::Position, side_by_side> tables;
    std::array<Rng, side_by_side> words{Rng{mix(seed, 0)}, Rng{mix(seed, 1)}, Rng{mix(seed, 2)}, Rng{mix(seed, 3)}};
    NoLog log;
    PlayoutTotals totals;
    std::uint64_t started = 0;
    const auto begin = [&](std::size_t table) {
        const int first = static_cast<int>(words[table].below(static_cast<std::uint32_t>(G::players(options))));
        tables[table] = G::start(options, first);
        ++started;
    };
    for (std::size_t table = 0; table < side_by_side; ++table) begin(table);
    // A table that has played its last game rests; games begun beyond the number asked for are not counted.
    while (totals.games < games) {
        for (std::size_t table = 0; table < side_by_side; ++table) {
            typename G::Position& position = tables[table];
            if (G::to_move(position) != nobody) [[likely]] {
                G::play(position, G::random_move(position, words[table]), log);
                ++totals.moves;
            } else if (G::is_over(position)) {
                if (totals.games < games) count_result<G>(position, totals);
                begin(table);
            } else {
                G::apply_deal(position, G::sample_deal(position, words[table]), log);
            }
        }
    }
    return totals;
}

}  // namespace azulejos
