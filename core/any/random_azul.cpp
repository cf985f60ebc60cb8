// Random games of Azul, compiled for speed also where all else is compiled to be small: nothing else belongs here.
#include "games/azul/azul.h"
#include "selfplay/playouts.h"

namespace azulejos {

template PlayoutTotals play_random_games<Azul>(const Azul::Options&, std::uint64_t seed, std::uint64_t games);

}  // namespace azulejos
