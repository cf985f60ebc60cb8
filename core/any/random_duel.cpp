// Random games of Azul Duel, compiled for speed also where all else is compiled to be small: nothing else belongs here.
#include "games/duel/duel.h"
#include "selfplay/playouts.h"

namespace azulejos {

template PlayoutTotals play_random_games<Duel>(const Duel::Options&, std::uint64_t seed, std::uint64_t games);

}  // namespace azulejos
