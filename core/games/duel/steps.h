// Azul Duel's action space for learning and search: a move is a short sequence of small steps, each one of some hundred
// (docs/notation.md). Each legal move has exactly one sequence, and each sequence of legal steps ends in a legal move.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "games/duel/moves.h"
#include "games/game.h"

namespace azulejos::duel {

// Where each kind of step begins. First steps name what is done, later ones say where and how.
namespace step {
inline constexpr int sun = 0;                                    // factory * 5 + colour
inline constexpr int moon = sun + factory_count * colour_count;  // colour
inline constexpr int line = moon + colour_count;                 // line, or the broken stack
inline constexpr int leftover = line + line_count + 1;  // the colour that comes next on the moon stack, from below
inline constexpr int plate = leftover + colour_count;   // number - 1: of the display, or drawn and kept
inline constexpr int place = plate + plate_count;       // position on the dome
inline constexpr int turns = place + place_count;       // quarter turns
inline constexpr int draw = turns + plate_sides;
inline constexpr int look = draw + 1;
inline constexpr int put_back = look + 1;                     // number - 1, or its back alone: 18 special, 19 joker
inline constexpr int take_chip = put_back + plate_count + 2;  // factory - 1
inline constexpr int column = take_chip + factory_count - 1;
inline constexpr int leave = column + dome_size;
inline constexpr int spend = leave + 1;          // a chip's kind; kinds in ascending order
inline constexpr int paid = spend + chip_kinds;  // no further chips
inline constexpr int count = paid + 1;
}  // namespace step

inline constexpr int step_count = step::count;

constexpr bool is_step(int number, int first, int count) { return number >= first && number < first + count; }

// ---- paying with chips, one at a time

constexpr Chips chips_spent(const Steps& steps) {
    Chips chips;
    for (std::size_t n = 1; n < steps.size(); ++n) {
        if (is_step(steps[n], step::spend, chip_kinds)) chips.add(steps[n] - step::spend);
    }
    return chips;
}

// Whether chips of this kind and later ones can still be added so that all of it pays.
constexpr bool can_still_pay(Chips hand, Chips spent, int kind, int colour, int missing) {
    Chips rest{(hand.counts - spent.counts) >> (2 * kind) << (2 * kind)};
    const int showing = rest.showing(colour), others = rest.size() - showing;
    for (int more = 0; more <= showing; ++more) {
        for (int any = 0; any <= others; ++any) {
            if (pays(spent.size() + more + any, spent.showing(colour) + more, missing)) return true;
        }
    }
    return false;
}

template <class Visit>
constexpr void visit_spending_steps(const Position& position, const Steps& steps, Visit visit) {
    const LineToTile tile{position};
    const Chips hand = position.board(position.turn).chips, spent = chips_spent(steps);
    const int last = steps.size() > 1 ? steps[steps.size() - 1] - step::spend : 0;
    for (int kind = last; kind < chip_kinds; ++kind) {
        if (hand.of(kind) == spent.of(kind)) continue;
        Chips more = spent;
        more.add(kind);
        if (can_still_pay(hand, more, kind, tile.colour, tile.missing)) visit(step::spend + kind);
    }
    if (pays(spent, tile.colour, tile.missing)) visit(step::paid);
}

// ---- leftovers, from the bottom up

constexpr Lanes leftovers_of(const Position& position, int factory, int colour) {
    const Lanes sun = position.sun_of(factory);
    return sun - lanes::only(sun, colour);
}

// What is still to be stacked behind the leftover steps so far.
constexpr Lanes leftovers_to_stack(const Position& position, const Steps& steps) {
    const int take = steps[0] - step::sun;
    Lanes rest = leftovers_of(position, take / colour_count, take % colour_count);
    for (std::size_t n = 2; n < steps.size(); ++n) rest -= lanes::one(steps[n] - step::leftover);
    return rest;
}

constexpr bool orders_leftovers(const Position& position, const Steps& steps) {
    const int take = steps[0] - step::sun;
    const int factory = take / colour_count;
    return factory != 0 && order_is_choice(leftovers_of(position, factory, take % colour_count));
}

// ---- which steps are legal

template <class Visit>
constexpr void visit_first_steps(const Position& position, Visit visit) {
    if (position.phase == Phase::tiling) {
        const LineToTile tile{position};
        for_each_bit(tile.columns, [&](int column) { visit(step::column + column); });
        if (tile.missing > 0) visit(step::leave);
        return;
    }
    // One step for all moves that begin alike: the walk over the moves' groups names them.
    int told = -1;
    visit_moves(position, [&](int count, auto make) {
        if (count == 0) return false;
        const Move move = make(0);
        int first = 0;
        switch (kind_of(move)) {
            case MoveKind::sun:
                first = step::sun + sun_move(move).factory * colour_count + sun_move(move).colour;
                break;
            case MoveKind::moon: first = step::moon + moon_move(move).colour; break;
            case MoveKind::plate:
            case MoveKind::keep: first = step::plate + plate_move(move).plate - 1; break;
            case MoveKind::draw: first = step::draw; break;
            case MoveKind::look: first = step::look; break;
            case MoveKind::put_back: first = step::put_back + put_back_plate(move) - 1; break;
            default: first = step::take_chip + chip_factory(move) - 1; break;
        }
        if (first != told) visit(first);
        told = first;
        return false;
    });
}

template <class Visit>
constexpr void visit_lines(const Position& position, int colour, Visit visit) {
    const auto lines = position.board(position.turn).lines_by_colour();
    for_each_bit(lines[static_cast<std::size_t>(colour)], [&](int line) { visit(step::line + line); });
}

template <class Visit>
constexpr void visit_sun_steps(const Position& position, const Steps& steps, Visit visit) {
    if (steps.size() == 1) return visit_lines(position, (steps[0] - step::sun) % colour_count, visit);
    if (!orders_leftovers(position, steps)) return;
    const Lanes rest = leftovers_to_stack(position, steps);
    if (!order_is_choice(rest)) return;
    for (int colour = 0; colour < colour_count; ++colour) {
        if (lanes::get(rest, colour) > 0) visit(step::leftover + colour);
    }
}

template <class Visit>
constexpr void visit_plate_steps(const Position& position, const Steps& steps, Visit visit) {
    if (steps.size() == 1) {
        for_each_bit(position.board(position.turn).dome.free_places(), [&](int place) { visit(step::place + place); });
    } else if (steps.size() == 2) {
        for (int turns = 0; turns < plate_sides; ++turns) visit(step::turns + turns);
    }
}

// `steps` are legal ones so far; nothing is visited where they are a whole move.
template <class Visit>
constexpr void for_each_legal_step(const Position& position, const Steps& steps, Visit visit) {
    if (position.due != Due::move) return;
    if (steps.empty()) return visit_first_steps(position, visit);
    const int first = steps[0];
    if (is_step(first, step::sun, factory_count * colour_count)) return visit_sun_steps(position, steps, visit);
    if (is_step(first, step::moon, colour_count) && steps.size() == 1)
        return visit_lines(position, first - step::moon, visit);
    if (is_step(first, step::plate, plate_count)) return visit_plate_steps(position, steps, visit);
    const bool open = is_step(first, step::column, dome_size) && LineToTile{position}.missing > 0;
    if (open && steps[steps.size() - 1] != step::paid) visit_spending_steps(position, steps, visit);
}

// ---- steps into moves and back

constexpr Move sun_move_of_steps(const Position& position, const Steps& steps) {
    const int take = steps[0] - step::sun;
    LeftoverOrder order = 0;
    if (orders_leftovers(position, steps)) {
        int height = 0;
        const auto put = [&](int colour) { order |= static_cast<LeftoverOrder>(colour + 1) << (3 * height++); };
        for (std::size_t n = 2; n < steps.size(); ++n) put(steps[n] - step::leftover);
        const Lanes rest = leftovers_to_stack(position, steps);  // of one colour: no choice any more
        for (int colour = 0; colour < colour_count; ++colour) {
            for (int n = lanes::get(rest, colour); n > 0; --n) put(colour);
        }
    }
    return SunMove{take / colour_count, take % colour_count, steps[1] - step::line, order}.code();
}

// The move that legal steps make up, or nothing where they don't end.
constexpr std::optional<Move> move_of_steps(const Position& position, const Steps& steps) {
    bool open = steps.empty();
    for_each_legal_step(position, steps, [&](int) { open = true; });
    if (open) return {};
    const int first = steps[0];
    if (is_step(first, step::sun, factory_count * colour_count)) return sun_move_of_steps(position, steps);
    if (is_step(first, step::moon, colour_count)) return MoonMove{first - step::moon, steps[1] - step::line}.code();
    if (is_step(first, step::plate, plate_count)) {
        const MoveKind kind = position.stage == Stage::looked ? MoveKind::keep : MoveKind::plate;
        const auto number = static_cast<Plate>(first - step::plate + 1);
        return PlateMove{number, steps[1] - step::place, steps[2] - step::turns}.code(kind);
    }
    if (first == step::draw) return draw_move;
    if (first == step::look) return look_move;
    if (is_step(first, step::put_back, plate_count + 2))
        return put_back_move(static_cast<Plate>(first - step::put_back + 1));
    if (is_step(first, step::take_chip, factory_count - 1)) return chip_move(first - step::take_chip + 1);
    const int line = LineToTile{position}.line;
    if (first == step::leave) return leave_move(line);
    return TileMove{line, first - step::column, chips_spent(steps)}.code();
}

// The steps of a legal move.
constexpr Steps steps_of_move(const Position& position, Move move) {
    Steps steps;
    const auto add = [&](int number) { steps.push_back(static_cast<std::uint16_t>(number)); };
    switch (kind_of(move)) {
        case MoveKind::sun: {
            const SunMove sun = sun_move(move);
            add(step::sun + sun.factory * colour_count + sun.colour);
            add(step::line + sun.line);
            Lanes rest = leftovers_of(position, sun.factory, sun.colour);
            for (LeftoverOrder order = sun.order; order != 0 && order_is_choice(rest); order >>= 3) {
                const int colour = static_cast<int>(order & 7u) - 1;
                add(step::leftover + colour);
                rest -= lanes::one(colour);
            }
            return steps;
        }
        case MoveKind::moon:
            add(step::moon + moon_move(move).colour);
            add(step::line + moon_move(move).line);
            return steps;
        case MoveKind::plate:
        case MoveKind::keep:
            add(step::plate + plate_move(move).plate - 1);
            add(step::place + plate_move(move).place);
            add(step::turns + plate_move(move).turns);
            return steps;
        case MoveKind::draw: add(step::draw); return steps;
        case MoveKind::look: add(step::look); return steps;
        case MoveKind::put_back: add(step::put_back + put_back_plate(move) - 1); return steps;
        case MoveKind::chip: add(step::take_chip + chip_factory(move) - 1); return steps;
        case MoveKind::leave: add(step::leave); return steps;
        case MoveKind::tile: break;
    }
    const TileMove tile = tile_move(move);
    add(step::column + tile.column);
    for (int kind = 0; kind < chip_kinds; ++kind) {
        for (int n = tile.chips.of(kind); n > 0; --n) add(step::spend + kind);
    }
    if (tile.chips.counts != 0) add(step::paid);
    return steps;
}

}  // namespace azulejos::duel
