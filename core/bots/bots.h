// The bots that live in the core, by name: what page, command line and server all use.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/rng.h"
#include "base/text.h"
#include "bots/greedy_azul.h"
#include "bots/greedy_duel.h"
#include "games/game.h"

namespace azulejos {

// random: uniform over the legal moves. greedy: the move that looks best at once.
enum class Bot : std::uint8_t { random, greedy };
inline constexpr std::array<std::string_view, 2> bot_names{"random", "greedy"};

constexpr Result<Bot> bot_by_name(std::string_view name) {
    for (std::size_t bot = 0; bot < bot_names.size(); ++bot) {
        if (name == bot_names[bot]) return static_cast<Bot>(bot);
    }
    return Error::say("there is no bot '", excerpt(name), "' (there are random and greedy)");
}

// The legal move with the highest value; among equals, each is as likely as the other.
template <Game G>
constexpr Move greedy_move(const typename G::Position& view, Rng& words) {
    Move best{};
    int best_value = 0;
    std::uint32_t equals = 0;
    G::for_each_legal_move(view, [&](Move move) {
        const int value = greedy::value_of(view, move);
        if (equals == 0 || value > best_value) {
            best = move;
            best_value = value;
            equals = 1;
        } else if (value == best_value && words.below(++equals) == 0) {
            best = move;
        }
    });
    return best;
}

// A bot is shown the view of its seat, never more. Somebody is to move.
template <Game G>
constexpr Move choose_move(Bot bot, const typename G::Position& view, Rng& words) {
    return bot == Bot::random ? G::random_move(view, words) : greedy_move<G>(view, words);
}

}  // namespace azulejos
