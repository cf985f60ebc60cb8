// Random games, one after the other, for measuring: every game of ours, through the contract alone.
#pragma once

#include <array>
#include <cstdint>

#include "games/game.h"

namespace azulejos {

// Sums over finished games.
struct PlayoutTotals {
    std::uint64_t games = 0, moves = 0, rounds = 0, points = 0, ties = 0;
    std::array<std::uint64_t, most_players> wins{};  // alone
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

// Plays `games` games of uniformly random moves; the first seat is random, too. (Several games in turns, so that the
// processor works on one while another waits, were tried and slower: one game's state stays in registers.)
template <Game G>
PlayoutTotals play_random_games(const typename G::Options& options, std::uint64_t seed, std::uint64_t games) {
    Rng words{seed};
    NoLog log;
    PlayoutTotals totals;
    const auto players = static_cast<std::uint32_t>(G::players(options));
    while (totals.games < games) {
        const typename G::Options settled = G::settle(options, words);
        typename G::Position position = G::start(settled, static_cast<int>(words.below(players)));
        do {
            if (G::awaits_chance(position)) G::apply_deal(position, G::sample_deal(position, words), log);
            while (G::to_move(position) != nobody) {
                G::play(position, G::random_move(position, words), log);
                ++totals.moves;
            }
        } while (!G::is_over(position));
        count_result<G>(position, totals);
    }
    return totals;
}

}  // namespace azulejos
