// Azul's action space for learning and search: every move is one step of a dense numbering (docs/notation.md).
#pragma once

#include <optional>

#include "games/azul/moves.h"
#include "games/game.h"

namespace azulejos::azul {

// Steps 0 to 299: ten sources for each colour, six places (lines, floor) for each source; 300 to 324: five columns for
// each line.
inline constexpr int places = line_count + 1;
inline constexpr int first_tiling_step = colour_count * source_count * places;
inline constexpr int step_count = first_tiling_step + line_count * line_count;

constexpr int step_of(Move move) {
    if (is_tiling(move)) {
        const TilingMove tiling = tiling_move(move);
        return first_tiling_step + tiling.line * line_count + tiling.column;
    }
    const DraftMove draft = draft_move(move);
    return (draft.colour * source_count + draft.source) * places + draft.line;
}

constexpr Move move_of_step(int step) {
    if (step >= first_tiling_step) {
        const int cell = step - first_tiling_step;
        return TilingMove{cell / line_count, cell % line_count}.code();
    }
    return DraftMove{step / places / source_count, step / places % source_count, step % places}.code();
}

template <class Visit>
constexpr void for_each_legal_step(const Position& position, const Steps& steps, Visit visit) {
    if (!steps.empty()) return;
    for_each_legal_move(position, [&](Move move) { visit(step_of(move)); });
}

constexpr std::optional<Move> move_of_steps(const Position&, const Steps& steps) {
    if (steps.size() != 1 || steps[0] >= step_count) return {};
    return move_of_step(steps[0]);
}

constexpr Steps steps_of_move(const Position&, Move move) {
    Steps steps;
    steps.push_back(static_cast<std::uint16_t>(step_of(move)));
    return steps;
}

}  // namespace azulejos::azul
