// Azul Duel's decisions as numbers, and which are legal. One walk over all legal moves serves counting, listing and
// choosing; `legality.h` says of a single move whether it is legal, and why not.
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "base/callback.h"
#include "base/fixed_list.h"
#include "games/duel/position.h"

namespace azulejos::duel {

// Bit 30 tells Duel's moves from others; bits 26 to 29 are the kind, the rest is its own.
inline constexpr std::uint32_t duel_flag = 1u << 30;

enum class MoveKind : std::uint8_t { sun, moon, plate, draw, look, keep, put_back, chip, tile, leave };
inline constexpr int move_kind_count = 10;

constexpr Move coded(MoveKind kind, std::uint32_t rest) {
    return {duel_flag | static_cast<std::uint32_t>(kind) << 26 | rest};
}
constexpr std::uint32_t bits(Move move, int shift, int width) { return move.code >> shift & ((1u << width) - 1u); }
constexpr int part(Move move, int shift, int width) { return static_cast<int>(bits(move, shift, width)); }
constexpr MoveKind kind_of(Move move) { return static_cast<MoveKind>(bits(move, 26, 4)); }

// Up to three leftovers of a small factory from the bottom up, three bits each, 1 to 5 for the colours; 0 where the
// order is no choice.
using LeftoverOrder = std::uint32_t;

struct SunMove {
    int factory, colour, line;
    LeftoverOrder order;

    constexpr Move code() const {
        return coded(MoveKind::sun, order << 9 | static_cast<std::uint32_t>(factory << 6 | colour << 3 | line));
    }
};
struct MoonMove {
    int colour, line;

    constexpr Move code() const { return coded(MoveKind::moon, static_cast<std::uint32_t>(colour << 3 | line)); }
};
// A plate and where it goes: from the display (`plate`) or of those drawn (`keep`).
struct PlateMove {
    Plate plate;
    int place, turns;

    constexpr Move code(MoveKind kind) const {
        return coded(kind, static_cast<std::uint32_t>(plate << 6 | place << 2 | turns));
    }
};
struct TileMove {
    int line, column;
    Chips chips;

    constexpr Move code() const {
        return coded(MoveKind::tile, chips.counts << 6 | static_cast<std::uint32_t>(line << 3 | column));
    }
};

inline constexpr Move draw_move = coded(MoveKind::draw, 0);
inline constexpr Move look_move = coded(MoveKind::look, 0);
constexpr Move put_back_move(Plate plate) { return coded(MoveKind::put_back, plate); }
constexpr Move chip_move(int factory) { return coded(MoveKind::chip, static_cast<std::uint32_t>(factory)); }
constexpr Move leave_move(int line) { return coded(MoveKind::leave, static_cast<std::uint32_t>(line)); }

constexpr SunMove sun_move(Move move) {
    return {part(move, 6, 3), part(move, 3, 3), part(move, 0, 3), bits(move, 9, 9)};
}
constexpr MoonMove moon_move(Move move) { return {part(move, 3, 3), part(move, 0, 3)}; }
constexpr PlateMove plate_move(Move move) {
    return {static_cast<Plate>(bits(move, 6, 5)), part(move, 2, 4), part(move, 0, 2)};
}
constexpr TileMove tile_move(Move move) { return {part(move, 3, 3), part(move, 0, 3), Chips{bits(move, 6, 20)}}; }
constexpr Plate put_back_plate(Move move) { return static_cast<Plate>(bits(move, 0, 5)); }
constexpr int chip_factory(Move move) { return part(move, 0, 3); }
constexpr int leave_line(Move move) { return part(move, 0, 3); }

// Whether a number is the code of a move of Duel at all.
constexpr bool is_code(Move move) {
    if ((move.code & ~((1u << 30) - 1u)) != duel_flag || part(move, 26, 4) >= move_kind_count) return false;
    const auto is_plate = [&](MoveKind kind) {
        const PlateMove plate = plate_move(move);
        return is_front(plate.plate) && plate.place < place_count && plate.code(kind) == move;
    };
    switch (kind_of(move)) {
        case MoveKind::sun: {
            const SunMove sun = sun_move(move);
            bool order = true, ended = false;  // letters from the bottom up without a gap, none or at least two
            for (int height = 0; height < 3; ++height) {
                const std::uint32_t letter = sun.order >> (3 * height) & 7u;
                order &= letter <= colour_count && !(ended && letter != 0);
                ended |= letter == 0;
            }
            order &= sun.order == 0 || (sun.order >> 3 != 0 && sun.factory != 0);
            return order && sun.factory < factory_count && sun.colour < colour_count && sun.line <= broken_line &&
                   sun.code() == move;
        }
        case MoveKind::moon: {
            const MoonMove moon = moon_move(move);
            return moon.colour < colour_count && moon.line <= broken_line && moon.code() == move;
        }
        case MoveKind::plate:
        case MoveKind::keep: return is_plate(kind_of(move));
        case MoveKind::draw: return move == draw_move;
        case MoveKind::look: return move == look_move;
        case MoveKind::put_back: {
            const Plate plate = put_back_plate(move);
            return (is_front(plate) || is_back(plate)) && put_back_move(plate) == move;
        }
        case MoveKind::chip:
            return chip_factory(move) >= 1 && chip_factory(move) < factory_count &&
                   chip_move(chip_factory(move)) == move;
        case MoveKind::tile: {
            const TileMove tile = tile_move(move);
            bool chips = true;
            for (int chip = 0; chip < chip_kinds; ++chip) chips &= tile.chips.of(chip) <= chips_per_kind;
            return chips && tile.line < line_count && tile.column < dome_size;
        }
        case MoveKind::leave: return leave_line(move) < line_count && leave_move(leave_line(move)) == move;
    }
    return false;
}

// ---- what is open

constexpr bool may_take_plate(const Position& position) {
    return position.round < rounds && position.board(position.turn).tokens < tokens_per_round;
}

// Each draw costs a point; without points one plate is free where the display is empty (rules 4.3 and 4.4).
constexpr bool may_draw(const Position& position) {
    if (position.stack_size() == 0) return false;
    if (position.board(position.turn).score > 0) return true;
    return position.stage == Stage::none && position.display_size() == 0;
}

constexpr bool order_is_choice(Lanes leftovers) { return lanes::sum(lanes::not_zero(leftovers)) >= 2; }

// All orders in which leftovers can be stacked; a single 0 where there is nothing to choose.
constexpr void list_orders(Lanes leftovers, int height, LeftoverOrder below, FixedList<LeftoverOrder, 6>& orders) {
    if (leftovers == 0) return orders.push_back(below);
    for (int colour = 0; colour < colour_count; ++colour) {
        if (lanes::get(leftovers, colour) == 0) continue;
        const LeftoverOrder with = below | static_cast<LeftoverOrder>(colour + 1) << (3 * height);
        list_orders(leftovers - lanes::one(colour), height + 1, with, orders);
    }
}
constexpr int count_orders(int factory, Lanes leftovers) {
    const int colours = lanes::sum(lanes::not_zero(leftovers));
    if (factory == 0 || colours < 2) return 1;
    return lanes::sum(leftovers) == 2 ? 2 : colours == 2 ? 3 : 6;
}
constexpr FixedList<LeftoverOrder, 6> orders_of(int factory, Lanes leftovers) {
    FixedList<LeftoverOrder, 6> orders;
    if (factory == 0 || !order_is_choice(leftovers)) {
        orders.push_back(0);
    } else {
        list_orders(leftovers, 0, 0, orders);
    }
    return orders;
}

// The fronts that a drawn plate can have: its own, or where a view shows the back only, all unseen ones with that back.
constexpr std::uint32_t possible_fronts(const Position& position) {
    std::uint32_t fronts = 0;
    for (const Plate plate : position.drawn) {
        fronts |= is_front(plate) ? 1u << plate : plates_with_back(plate) & ~position.seen_plates();
    }
    return fronts;
}

// What the seat at the tiling has to decide about: the line that its pass has come to.
struct LineToTile {
    int line, colour, missing;
    std::uint32_t columns;

    constexpr explicit LineToTile(const Position& position) : LineToTile(position.board(position.turn)) {}
    constexpr explicit LineToTile(const PlayerBoard& board)
        : line(board.pass < line_count ? board.pass : 0),
          colour(board.colours[static_cast<std::size_t>(line)]),
          missing(line + 1 - board.filled[static_cast<std::size_t>(line)]),
          columns(board.dome.columns_for(line, colour)) {}
};

// ---- the walk

// Calls `visit(count, make)` for one group of legal moves after the other; `make(n)` is the group's n-th move. Stops
// where `visit` says true.
template <class Visit>
constexpr bool visit_plate_moves(const Position& position, MoveKind kind, Plate plate, Visit visit) {
    const std::uint32_t places = position.board(position.turn).dome.free_places();
    return visit(4 * count_bits(places), [&](int n) {
        std::uint32_t rest = places;
        for (int skip = n / 4; skip > 0; --skip) rest &= rest - 1;
        return PlateMove{plate, lowest_bit(rest), n % 4}.code(kind);
    });
}

template <class Visit>
constexpr bool visit_drawing_moves(const Position& position, Visit visit) {
    if (position.stage == Stage::drawing) {
        if (may_draw(position) && visit(1, [](int) { return draw_move; })) return true;
        return visit(1, [](int) { return look_move; });
    }
    if (position.stage == Stage::looked) {
        for (std::uint32_t fronts = possible_fronts(position); fronts != 0; fronts &= fronts - 1) {
            if (visit_plate_moves(position, MoveKind::keep, static_cast<Plate>(lowest_bit(fronts)), visit)) return true;
        }
        return false;
    }
    std::uint32_t told = 0;  // in a view two drawn plates may show the same back
    for (const Plate plate : position.drawn) {
        if ((told >> plate & 1u) == 0 && visit(1, [&](int) { return put_back_move(plate); })) return true;
        told |= 1u << plate;
    }
    return false;
}

template <class Visit>
constexpr bool visit_tile_takes(const Position& position, Visit visit) {
    const auto lines = position.board(position.turn).lines_by_colour();
    const auto nth_line = [](std::uint32_t mask, int n) {
        for (; n > 0; --n) mask &= mask - 1;
        return lowest_bit(mask);
    };
    for (int factory = 0; factory < factory_count; ++factory) {
        const Lanes sun = position.sun_of(factory);
        for (Lanes colours = lanes::not_zero(sun); colours != 0; colours &= colours - 1) {
            const int colour = lanes::lowest(colours);
            const Lanes leftovers = sun - lanes::only(sun, colour);
            const int order_count = count_orders(factory, leftovers);
            const std::uint32_t mask = lines[static_cast<std::size_t>(colour)];
            const auto make = [&](int n) {
                const LeftoverOrder order = orders_of(factory, leftovers)[static_cast<std::size_t>(n % order_count)];
                return SunMove{factory, colour, nth_line(mask, n / order_count), order}.code();
            };
            if (visit(count_bits(mask) * order_count, make)) return true;
        }
    }
    for (std::uint32_t colours = position.moon_colours(); colours != 0; colours &= colours - 1) {
        const int colour = lowest_bit(colours);
        const std::uint32_t mask = lines[static_cast<std::size_t>(colour)];
        if (visit(count_bits(mask), [&](int n) { return MoonMove{colour, nth_line(mask, n)}.code(); })) return true;
    }
    return false;
}

template <class Visit>
constexpr bool visit_draft_moves(const Position& position, Visit visit) {
    if (position.stage != Stage::none) return visit_drawing_moves(position, visit);
    if (position.phase == Phase::opening || may_take_plate(position)) {
        for (const Plate plate : position.display) {
            if (plate != no_plate && visit_plate_moves(position, MoveKind::plate, plate, visit)) return true;
        }
    }
    if (position.phase == Phase::opening) return false;
    if (may_take_plate(position) && may_draw(position) && visit(1, [](int) { return draw_move; })) return true;
    if (visit_tile_takes(position, visit)) return true;
    for (int factory = 1; factory < factory_count && position.board(position.turn).taken < chips_per_round; ++factory) {
        if (position.factory(factory).chip >= first_chip && visit(1, [&](int) { return chip_move(factory); }))
            return true;
    }
    return false;
}

template <class Visit>
constexpr bool visit_tiling_moves(const Position& position, Visit visit) {
    const PlayerBoard& board = position.board(position.turn);
    const LineToTile tile{position};
    const int payments = tile.missing == 0 ? 1 : count_payments(board.chips, tile.colour, tile.missing);
    for (std::uint32_t columns = tile.columns; columns != 0; columns &= columns - 1) {
        const int column = lowest_bit(columns);
        const auto make = [&](int n) {
            Chips chips;
            if (tile.missing > 0) {
                visit_payments(board.chips, tile.colour, tile.missing, [&](Chips paid) {
                    chips = paid;
                    return n-- == 0;
                });
            }
            return TileMove{tile.line, column, chips}.code();
        };
        if (visit(payments, make)) return true;
    }
    return tile.missing > 0 && visit(1, [&](int) { return leave_move(tile.line); });
}

template <class Visit>
constexpr bool visit_moves(const Position& position, Visit visit) {
    if (position.due != Due::move) return false;
    return position.phase == Phase::tiling ? visit_tiling_moves(position, visit) : visit_draft_moves(position, visit);
}

constexpr int count_legal_moves(const Position& position) {
    int sum = 0;
    visit_moves(position, [&](int count, auto) {
        sum += count;
        return false;
    });
    return sum;
}

constexpr Move nth_legal_move(const Position& position, int n) {
    Move move;
    visit_moves(position, [&](int count, auto make) {
        if (n >= count) {
            n -= count;
            return false;
        }
        move = make(n);
        return true;
    });
    return move;
}

template <Words Source>
constexpr Move random_move(const Position& position, Source& words) {
    return nth_legal_move(position,
                          static_cast<int>(words.below(static_cast<std::uint32_t>(count_legal_moves(position)))));
}

inline void for_each_legal_move(const Position& position, Callback<Move> visit) {
    if (position.due == Due::move && position.phase == Phase::tiling && LineToTile{position}.missing > 0) {
        // Payments are many: list them once for each column instead of looking each one up.
        const LineToTile tile{position};
        for (std::uint32_t columns = tile.columns; columns != 0; columns &= columns - 1) {
            visit_payments(position.board(position.turn).chips, tile.colour, tile.missing, [&](Chips chips) {
                visit(TileMove{tile.line, lowest_bit(columns), chips}.code());
                return false;
            });
        }
        visit(leave_move(tile.line));
        return;
    }
    visit_moves(position, [&](int count, auto make) {
        for (int n = 0; n < count; ++n) visit(make(n));
        return false;
    });
}

}  // namespace azulejos::duel
