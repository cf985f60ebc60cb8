// All our games in one list: the only place that has to know a new one.
#pragma once

#include <string_view>
#include <type_traits>
#include <variant>

#include "games/azul/azul.h"
#include "games/duel/duel.h"
#include "games/game.h"

namespace azulejos {

template <Game... Gs>
struct GameList {
    template <template <class> class Of>
    using Variant = std::variant<Of<Gs>...>;

    // Calls `visit(std::type_identity<G>{})` for one game after the other until it says true; says whether it did.
    template <class Visit>
    static bool find(Visit visit) {
        return (visit(std::type_identity<Gs>{}) || ...);
    }
};

using Games = GameList<Azul, Duel>;  // a game each

// Calls `visit(std::type_identity<G>{})` for the game of this name; false if there is none.
template <class Visit>
bool with_game(std::string_view name, Visit visit) {
    return Games::find([&](auto game) {
        if (name != decltype(game)::type::name) return false;
        visit(game);
        return true;
    });
}

}  // namespace azulejos
