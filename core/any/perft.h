// Perft: how many sequences of moves a position has. Any mistake in the rules of moving changes the number.
#pragma once

#include <cstdint>

#include "games/game.h"

namespace azulejos {

// Counts the sequences of `depth` moves and, once each, the shorter ones that end at chance or at the end of the game.
template <Game G>
std::uint64_t perft(const typename G::Position& position, int depth) {
    if (depth <= 0 || G::to_move(position) == nobody) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(G::count_legal_moves(position));
    std::uint64_t sequences = 0;
    G::for_each_legal_move(position, [&](Move move) {
        NoLog log;
        typename G::Position after = position;
        G::play(after, move, log);
        sequences += perft<G>(after, depth - 1);
    });
    return sequences;
}

}  // namespace azulejos
