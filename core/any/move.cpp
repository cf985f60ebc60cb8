// Moves by code and text: see move.h.
#include "any/move.h"

#include "any/games.h"
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

// The error is the first game's, unless a game takes the text.
Result<Move> read_move(std::string_view text) {
    Result<Move> result{Error{}};
    Games::find([&](auto game) {
        const Result<Move> read = decltype(game)::type::read_move(text);
        if (read.ok() || !result.error) result = read;
        return read.ok();
    });
    if (!result.ok()) result.error = presentable(result.error);
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
