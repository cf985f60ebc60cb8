// Azul's decisions as numbers: their codes, which are legal and why others are not.
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "games/azul/position.h"

namespace azulejos::azul {

// A draft move takes all tiles of a colour from a source to a line or the floor (line 5): bits 7 to 9 are the colour,
// 3 to 6 the source, 0 to 2 the line. A tiling move puts the tile of a complete line into a column of a grey wall: bit
// 10 is set, bits 3 to 5 are the line, 0 to 2 the column. Legal moves come in ascending order of codes.
inline constexpr std::uint32_t tiling_flag = 1u << 10;

struct DraftMove {
    int colour, source, line;

    constexpr Move code() const { return {static_cast<std::uint32_t>(colour << 7 | source << 3 | line)}; }
};
struct TilingMove {
    int line, column;

    constexpr Move code() const { return {tiling_flag | static_cast<std::uint32_t>(line << 3 | column)}; }
};

constexpr bool is_tiling(Move move) { return (move.code & tiling_flag) != 0; }
constexpr DraftMove draft_move(Move move) {
    return {static_cast<int>(move.code >> 7 & 7), static_cast<int>(move.code >> 3 & 15),
            static_cast<int>(move.code & 7)};
}
constexpr TilingMove tiling_move(Move move) {
    return {static_cast<int>(move.code >> 3 & 7), static_cast<int>(move.code & 7)};
}

// Whether a number is the code of a move of Azul at all.
constexpr bool is_code(Move move) {
    if (is_tiling(move)) {
        const TilingMove tiling = tiling_move(move);
        return tiling.line < line_count && tiling.column < line_count && tiling.code() == move;
    }
    const DraftMove draft = draft_move(move);
    return draft.colour < colour_count && draft.source < source_count && draft.line <= floor_line &&
           draft.code() == move;
}

// The line whose tile the seat to move has to place: its topmost complete one (lines above are done already).
constexpr int line_to_tile(const PlayerBoard& board) {
    int line = 0;
    while (line < line_count && !board.is_complete(line)) ++line;
    return line;
}
constexpr std::uint32_t columns_to_choose(const Position& position) {
    const PlayerBoard& board = position.board(position.to_move);
    const int line = line_to_tile(board);
    return grey_columns(board.wall, line, board.colours[static_cast<std::size_t>(line)]);
}

// The legal moves of a draft by colour: each source that has it goes with each place that takes it.
struct DraftCounts {
    Lanes targets;      // lines open for the colour, and the floor
    Lanes moves_up_to;  // with this colour or an earlier one

    constexpr explicit DraftCounts(const Position& position)
        : targets(lanes::count_bits_each(position.board(position.to_move).open_lines) + lanes::each_one),
          moves_up_to(lanes::prefix_sums(lanes::products(lanes::count_bits_each(position.present), targets))) {}

    constexpr int moves() const { return lanes::get(moves_up_to, colour_count - 1); }
};

constexpr int count_legal_moves(const Position& position) {
    if (position.phase == Phase::draft) return DraftCounts{position}.moves();
    return position.phase == Phase::tiling ? count_bits(columns_to_choose(position)) : 0;
}

// n / d is n * reciprocals[d] >> 16 for the small numbers here.
inline constexpr std::array<std::uint32_t, 8> reciprocals{0, 65536, 32768, 21846, 16384, 13108, 10923, 9363};

constexpr Move nth_legal_draft_move(const Position& position, const DraftCounts& counts, int n) {
    const Lanes open_lines = position.board(position.to_move).open_lines;
    // The first colour whose running total is above n. No branches: n is as good as random.
    const int colour = colour_count - lanes::sum(lanes::above(counts.moves_up_to, n));
    const int before = lanes::get(counts.moves_up_to << lanes::width, colour);
    const int per_source = lanes::get(counts.targets, colour);
    const int within = n - before;
    const int source_index =
        static_cast<int>(static_cast<std::uint32_t>(within) * reciprocals[static_cast<std::size_t>(per_source)] >> 16);
    const int target_index = within - source_index * per_source;
    const auto source_mask = static_cast<std::uint32_t>(lanes::get(position.present, colour));
    const auto line_mask = static_cast<std::size_t>(lanes::get(open_lines, colour));
    return DraftMove{colour, nth_bit_of_ten(source_mask, source_index),
                     nth_bit_of_five[line_mask][static_cast<std::size_t>(target_index)]}
        .code();
}

constexpr Move nth_legal_tiling_move(const Position& position, int n) {
    const std::size_t columns = columns_to_choose(position);
    return TilingMove{line_to_tile(position.board(position.to_move)),
                      nth_bit_of_five[columns][static_cast<std::size_t>(n)]}
        .code();
}

constexpr Move nth_legal_move(const Position& position, int n) {
    return position.phase == Phase::draft ? nth_legal_draft_move(position, DraftCounts{position}, n)
                                          : nth_legal_tiling_move(position, n);
}

template <Words Source>
constexpr Move random_move(const Position& position, Source& words) {
    if (position.phase == Phase::draft) [[likely]] {
        const DraftCounts counts{position};
        const std::uint32_t n = words.below(static_cast<std::uint32_t>(counts.moves()));
        return nth_legal_draft_move(position, counts, static_cast<int>(n));
    }
    const PlayerBoard& board = position.board(position.to_move);
    const int line = line_to_tile(board);
    const std::size_t columns = grey_columns(board.wall, line, board.colours[static_cast<std::size_t>(line)]);
    const std::uint32_t n = words.below(bits_of_five[columns]);
    return TilingMove{line, nth_bit_of_five[columns][n]}.code();
}

template <class Visit>
constexpr void for_each_legal_move(const Position& position, Visit visit) {
    if (position.phase == Phase::draft) {
        const PlayerBoard& board = position.board(position.to_move);
        for (int colour = 0; colour < colour_count; ++colour) {
            const std::uint32_t targets = board.open_for(colour) | 1u << floor_line;
            for_each_bit(static_cast<std::uint32_t>(lanes::get(position.present, colour)), [&](int source) {
                for_each_bit(targets, [&](int line) { visit(DraftMove{colour, source, line}.code()); });
            });
        }
    } else if (position.phase == Phase::tiling) {
        const int line = line_to_tile(position.board(position.to_move));
        for_each_bit(columns_to_choose(position), [&](int column) { visit(TilingMove{line, column}.code()); });
    }
}

constexpr bool is_legal(const Position& position, Move move) {
    if (!is_code(move)) return false;
    if (is_tiling(move)) {
        if (position.phase != Phase::tiling) return false;
        const TilingMove tiling = tiling_move(move);
        return tiling.line == line_to_tile(position.board(position.to_move)) &&
               (columns_to_choose(position) >> tiling.column & 1u) != 0;
    }
    if (position.phase != Phase::draft) return false;
    const DraftMove draft = draft_move(move);
    const std::uint32_t targets = position.board(position.to_move).open_for(draft.colour) | 1u << floor_line;
    return (lanes::get(position.present, draft.colour) >> draft.source & 1) != 0 && (targets >> draft.line & 1u) != 0;
}

namespace why_not {

constexpr Error draft(const Position& position, const DraftMove& move) {
    const std::string_view colour = colour_names[static_cast<std::size_t>(move.colour)];
    if (position.phase != Phase::draft) return Error::say("no tiles can be taken now: the draft is over");
    if (move.source != centre && move.source >= factory_count(position.players)) {
        return Error::say("there is no factory ", move.source + 1, ", only ", factory_count(position.players));
    }
    if (lanes::get(position.source(move.source), move.colour) == 0) {
        if (move.source == centre) return Error::say("the centre has no ", colour, " tile");
        return Error::say("factory ", move.source + 1, " has no ", colour, " tile");
    }
    const PlayerBoard& board = position.board(position.to_move);
    const auto line = static_cast<std::size_t>(move.line);
    if (board.is_complete(move.line)) return Error::say("line ", move.line + 1, " is full");
    if (board.filled[line] > 0 && board.colours[line] != move.colour) {
        return Error::say("line ", move.line + 1, " holds ", colour_names[board.colours[line]], " tiles, so ", colour,
                          " ones can't go there");
    }
    return Error::say("row ", move.line + 1, " of the wall has its ", colour, " tile already");
}

constexpr Error tiling(const Position& position, const TilingMove& move) {
    if (!position.grey)
        return Error::say("on the coloured wall every tile has its place: there is no column to choose");
    if (position.phase != Phase::tiling) return Error::say("no tile can be placed on a wall now: it is not the tiling");
    const PlayerBoard& board = position.board(position.to_move);
    const int line = line_to_tile(board);
    if (move.line != line) {
        return Error::say("the line to be tiled now is ", line + 1, ", not ", move.line + 1);
    }
    const int there = board.wall.colour_at(line, move.column);
    if (there >= 0) {
        return Error::say("row ", line + 1, " has a ", colour_names[static_cast<std::size_t>(there)],
                          " tile in column ", move.column + 1, " already");
    }
    return Error::say("column ", move.column + 1, " has a ",
                      colour_names[board.colours[static_cast<std::size_t>(line)]], " tile already");
}

}  // namespace why_not

// Nothing if the move is legal, else the reason why not.
constexpr Error check_move(const Position& position, Move move) {
    if (is_legal(position, move)) return {};
    if (!is_code(move)) return Error::say("that is no move of Azul");
    if (position.phase == Phase::over) return Error::say("the game is over");
    if (position.phase == Phase::deal) return Error::say("the factories have to be dealt first");
    return is_tiling(move) ? why_not::tiling(position, tiling_move(move)) : why_not::draft(position, draft_move(move));
}

}  // namespace azulejos::azul
