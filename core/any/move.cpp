// Moves by code and text: see move.h.
#include "any/move.h"

#include "any/games.h"
#include "any/ruleset.h"
#include "records/append.h"
#include "records/scan.h"

namespace azulejos {

std::string move_text(Move move) {
    std::string out;
    Games::find([&](auto game) {
        using G = typename decltype(game)::type;
        if (!G::is_code(move)) return false;
        append_text(out, [&](TextWriter& text) { G::write_move(text, move); });
        return true;
    });
    return out;
}

Result<Move> read_move(std::string_view game, std::string_view text) {
    Result<Move> result{Error{}};
    const bool found = with_game(game, [&](auto type) { result = decltype(type)::type::read_move(text); });
    if (!found) result.error = no_such_game(game);
    result.error = presentable(result.error);
    return result;
}

std::string_view game_of(Move move) {
    std::string_view name;
    Games::find([&](auto game) {
        if (!decltype(game)::type::is_code(move)) return false;
        name = decltype(game)::type::name;
        return true;
    });
    return name;
}

}  // namespace azulejos
