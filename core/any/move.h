// Moves of any game and their texts. Codes of different games never meet.
#pragma once

#include <string>
#include <string_view>

#include "base/text.h"
#include "games/game.h"

namespace azulejos {

// Empty for a number that is no game's move.
std::string move_text(Move move);

// A text is read as a move of this game: there are texts that mean a move in several games.
Result<Move> read_move(std::string_view game, std::string_view text);

// The game that a move is of, or an empty name.
std::string_view game_of(Move move);

}  // namespace azulejos
