// Rulesets by name: see ruleset.h.
#include "any/ruleset.h"

#include <vector>

#include "base/json.h"
#include "records/append.h"
#include "records/history.h"
#include "records/scan.h"

namespace azulejos {

namespace {

template <Game G>
Error read_options(std::string_view json, typename G::Options& options) {
    // A first pass over it all: a key may not stand there twice.
    std::vector<JsonText> keys;
    JsonReader checker{json};
    check_value(checker, keys);
    checker.finish();
    if (!checker.ok()) return checker.error();

    JsonReader reader{json};
    std::string buffer;
    reader.begin_object();
    for (JsonText key; reader.next_key(key);) {
        if (Error error = G::read_choice(options, decoded(key, buffer), reader)) return error;
    }
    return reader.ok() ? G::check_options(options) : reader.error();
}

}  // namespace

Error AnyRuleset::read(std::string_view game, int players, std::string_view options, AnyRuleset& ruleset) {
    Error error;
    const bool found = with_game(game, [&](auto type) {
        using G = typename decltype(type)::type;
        RulesetOf<G> read;
        read.options.players = players;
        error = presentable(read_options<G>(options, read.options));
        if (!error) ruleset = AnyRuleset{read};
    });
    return found ? error : no_such_game(game);
}

std::string_view AnyRuleset::game() const {
    return std::visit(
        [](const auto& ruleset) { return std::string_view{std::decay_t<decltype(ruleset)>::Rules::name}; }, ruleset_);
}

int AnyRuleset::players() const {
    return std::visit(
        [](const auto& ruleset) { return std::decay_t<decltype(ruleset)>::Rules::players(ruleset.options); }, ruleset_);
}

std::string AnyRuleset::options() const {
    std::string out;
    std::visit(
        [&](const auto& ruleset) {
            using G = typename std::decay_t<decltype(ruleset)>::Rules;
            append_json(out, [&](JsonWriter& json) { G::write_options(json, ruleset.options); });
        },
        ruleset_);
    return out;
}

Error AnyRuleset::check_settled() const {
    return std::visit(
        []<class G>(const RulesetOf<G>& ruleset) {
            if (G::is_settled(ruleset.options)) return Error{};
            return Error::say("'", std::string_view{G::open_option(ruleset.options)}, "' is still left to chance");
        },
        ruleset_);
}

AnyRuleset AnyRuleset::settled(std::uint64_t seed) const {
    return std::visit(
        [&]<class G>(const RulesetOf<G>& ruleset) {
            return AnyRuleset{RulesetOf<G>{Beginning<G>{ruleset.options, seed}.options}};
        },
        ruleset_);
}

int AnyRuleset::draw_first(std::uint64_t seed) const {
    return std::visit([&]<class G>(const RulesetOf<G>& ruleset) { return Beginning<G>{ruleset.options, seed}.first; },
                      ruleset_);
}

std::string game_names() {
    std::string names;
    Games::find([&](auto game) {
        if (!names.empty()) names += ", ";
        names += decltype(game)::type::name;
        return false;
    });
    return names;
}

Error no_such_game(std::string_view name) {
    return presentable(
        Error::say("there is no game '", excerpt(name), "' (there is: ", std::string_view{game_names()}, ")"));
}

}  // namespace azulejos
