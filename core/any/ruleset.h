// The ruleset of any game: its name and options, frozen.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "any/games.h"
#include "base/text.h"

namespace azulejos {

template <class G>
struct RulesetOf {
    using Rules = G;
    typename G::Options options{};

    bool operator==(const RulesetOf&) const = default;
};

class AnyRuleset {
  public:
    using Variant = Games::Variant<RulesetOf>;

    AnyRuleset() = default;
    explicit AnyRuleset(const Variant& ruleset) : ruleset_(ruleset) {}

    // `options`: a JSON object, as in a record; missing ones are the defaults.
    static Error read(std::string_view game, int players, std::string_view options, AnyRuleset& ruleset);

    std::string_view game() const;
    int players() const;
    std::string options() const;  // all of them, as a JSON object

    // Whether an option is still left to chance, and which: only a settled game can start.
    Error check_settled() const;
    // Deal 0 of a seeded game: what the options leave to chance, then the seat that starts round 1.
    AnyRuleset settled(std::uint64_t seed) const;
    int draw_first(std::uint64_t seed) const;

    const Variant& variant() const { return ruleset_; }
    bool operator==(const AnyRuleset&) const = default;

  private:
    Variant ruleset_;
};

// The names of all games, for messages: `azul, duel`.
std::string game_names();
Error no_such_game(std::string_view name);

}  // namespace azulejos
