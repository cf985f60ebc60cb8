// What chance decides in Azul Duel: plates for the display, tiles for the factories, the fronts of drawn plates, the
// back of the plate on top of the stack, and face-down chips.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/bits.h"
#include "games/duel/play.h"
#include "games/duel/position.h"

namespace azulejos::duel {

struct Deal {
    enum class Kind : std::uint8_t { plates, deal, look, top, chip };

    Kind kind{};
    Plate top = no_plate;                          // top: a back, or unknown_plate where a record doesn't say it
    std::uint8_t factory = 0;                      // chip: which small factory
    std::uint8_t chip = 0;                         // chip: its kind
    ShortList<Plate, plate_count> plates{};        // plates: in slot order; look: in drawing order
    std::array<Lanes, factory_count> factories{};  // deal: the large one first
};

constexpr int factory_size(int factory) { return factory == 0 ? large_size : small_size; }

// ---- plates

// Plates that nobody has seen and whose back is this one.
constexpr std::uint32_t unseen_plates(const Position& position, Plate back) {
    return plates_with_back(back) & ~position.seen_plates();
}

// How many of the plates that nobody has seen can still lie on top with this back: those drawn but not looked at, and
// the one on top, are spoken for.
constexpr int backs_left(const Position& position, Plate back) {
    int count = count_bits(unseen_plates(position, back));
    for (const Plate plate : position.drawn) count -= plate == back;
    for (const ReturnedPlate& returned : position.returned) count -= returned.plate == back;  // masked in a view
    return count - (position.top == back);
}

template <Words Source>
constexpr Plate random_plate(std::uint32_t plates, Source& words) {
    for (std::uint32_t skip = words.below(static_cast<std::uint32_t>(count_bits(plates))); skip > 0; --skip)
        plates &= plates - 1;
    return static_cast<Plate>(lowest_bit(plates));
}

// A front for a plate that is taken away and of which this much is known: uniformly, but for those that are spoken for.
template <Words Source>
constexpr Plate sample_front(const Position& rest, Plate known, Source& words) {
    if (is_front(known)) return known;
    if (!is_back(known)) {
        const auto specials = static_cast<std::uint32_t>(std::max(0, backs_left(rest, special_back)));
        const auto jokers = static_cast<std::uint32_t>(std::max(0, backs_left(rest, joker_back)));
        known = words.below(specials + jokers) < specials ? special_back : joker_back;
    }
    return random_plate(unseen_plates(rest, known), words);
}

// Whether a plate that is taken away, and of which this much is known, can be this one.
constexpr Error check_front(const Position& rest, Plate known, Plate plate) {
    const int number = plate;
    if (!is_front(plate)) return Error::say("a plate has a number from 1 to ", plate_count);
    if (is_front(known) && plate != known)
        return Error::say("plate ", static_cast<int>(known), " lies there, not ", number);
    if (is_back(known) && back_of(plate) != known)
        return Error::say("plate ", number, " has another back than the one that lies there");
    const bool unseen = (unseen_plates(rest, unknown_plate) >> plate & 1u) != 0;
    if (unseen && backs_left(rest, back_of(plate)) > 0) return {};
    return Error::say("plate ", number, " can't come now");
}

constexpr void show_plate(Position& position, Plate plate) {
    *std::find(position.display.begin(), position.display.end(), no_plate) = plate;
}

template <Words Source>
constexpr Deal sample_plates(const Position& position, Source& words) {
    Deal deal{.kind = Deal::Kind::plates};
    Position rest = position;
    for (int left = plates_due(position); left > 0; --left) {
        const Plate known = take_from_stack(rest);
        const Plate plate = sample_front(rest, known, words);
        deal.plates.push_back(plate);
        show_plate(rest, plate);
    }
    return deal;
}

constexpr Error check_plates(const Position& position, const Deal& deal) {
    const int due = plates_due(position);
    if (deal.plates.size != due) return Error::say(deal.plates.size, " plates come instead of ", due);
    Position rest = position;
    for (const Plate plate : deal.plates) {
        const Plate known = take_from_stack(rest);
        if (const Error error = check_front(rest, known, plate)) return error;
        show_plate(rest, plate);
    }
    return {};
}

// Where the game stands after plates have come (and the new back on top is known).
template <class Log>
constexpr void after_plates(Position& position, Log& log) {
    const auto opened = [&](int seat) { return position.board(seat).dome.free_places() != 0x1ff; };
    if (position.phase == Phase::deal) {
        position.due = Due::deal;
        return;
    }
    const int other = 1 - position.first;
    if (opened(position.first)) {
        ask_to_act(position, position.first, log);
    } else if (opened(other)) {
        position.turn = static_cast<std::int8_t>(position.first);
        position.due = Due::move;
    } else {
        position.due = Due::deal;
    }
}

template <class Log>
constexpr void apply_plates(Position& position, const Deal& deal, Log& log) {
    const bool top_changes = position.shuffled > 0;
    for (const Plate plate : deal.plates) {
        take_from_stack(position);
        show_plate(position, plate);
        tell(log, Step::Kind::plates, player_count, [&](Step& step) { step.plate = plate; });
    }
    if (top_changes && position.shuffled > 0) {
        position.due = Due::top;
    } else {
        after_plates(position, log);
    }
}

template <Words Source>
constexpr Deal sample_top(const Position& position, Source& words) {
    const auto specials = static_cast<std::uint32_t>(std::max(0, backs_left(position, special_back)));
    const auto jokers = static_cast<std::uint32_t>(std::max(0, backs_left(position, joker_back)));
    return {.kind = Deal::Kind::top, .top = words.below(specials + jokers) < specials ? special_back : joker_back};
}

constexpr Error check_top(const Position& position, const Deal& deal) {
    if (deal.top == unknown_plate) return {};
    if (backs_left(position, deal.top) > 0) return {};
    return Error::say("no plate with the back ", deal.top == special_back ? "*" : "J", " is left in the stack");
}

template <class Log>
constexpr void apply_top(Position& position, const Deal& deal, Log& log) {
    position.top = deal.top;
    if (position.stage == Stage::drawing) {
        position.due = Due::move;
    } else {
        after_plates(position, log);
    }
}

// ---- looking at drawn plates

template <Words Source>
constexpr Deal sample_look(const Position& position, Source& words) {
    Deal deal{.kind = Deal::Kind::look};
    Position rest = position;
    for (int n = 0; n < position.drawn.size; ++n) {
        const Plate known = rest.drawn[n];
        rest.drawn[n] = no_plate;
        rest.drawn[n] = sample_front(rest, known, words);
    }
    deal.plates = rest.drawn;
    return deal;
}

constexpr Error check_fronts(const Position& position, const Deal& deal) {
    Position rest = position;
    for (int n = 0; n < deal.plates.size; ++n) {
        const Plate known = rest.drawn[n];
        rest.drawn[n] = no_plate;
        if (const Error error = check_front(rest, known, deal.plates[n])) return error;
        rest.drawn[n] = deal.plates[n];
    }
    return {};
}

// What a view is told of plates that another one looks at.
constexpr Error check_backs(const Position& position, const Deal& deal) {
    for (int n = 0; n < deal.plates.size; ++n) {
        const Plate back = back_of(position.drawn[n]);
        if (back != unknown_plate && back != deal.plates[n])
            return Error::say("plate ", n + 1, " of those drawn has another back");
    }
    Position rest = position;
    rest.drawn = deal.plates;
    if (backs_left(rest, special_back) >= 0 && backs_left(rest, joker_back) >= 0) return {};
    return Error::say("so many plates with these backs are not left");
}

constexpr bool shows_backs(const Deal& deal) { return std::any_of(deal.plates.begin(), deal.plates.end(), is_back); }

constexpr Error check_look(const Position& position, const Deal& deal) {
    if (deal.plates.size != position.drawn.size) {
        return Error::say(deal.plates.size, " plates are looked at, but ", position.drawn.size, " were drawn");
    }
    return shows_backs(deal) ? check_backs(position, deal) : check_fronts(position, deal);
}

// Who doesn't see the fronts can't tell any longer which of several equal backs was drawn first (rule 9.3).
constexpr void sort_backs(Position& position) {
    for (int n = 1; n < position.drawn.size; ++n) {
        for (int at = n; at > 0 && position.drawn[at] < position.drawn[at - 1]; --at) {
            std::swap(position.drawn[at], position.drawn[at - 1]);
        }
    }
}

constexpr void apply_look(Position& position, const Deal& deal) {
    position.drawn = deal.plates;
    position.stage = Stage::looked;
    position.due = Due::move;
    if (shows_backs(deal)) sort_backs(position);
}

// ---- tiles

constexpr bool is_one_colour(Lanes tiles) { return lanes::sum(lanes::not_zero(tiles)) <= 1; }

// Draws from the bag, which is refilled from the tower only when a tile is to be drawn and it is empty.
template <Words Source>
constexpr Lanes draw_tiles(Lanes& bag, Lanes& tower, int count, Source& words) {
    Lanes drawn = 0;
    for (; count > 0; --count) {
        if (bag == 0) std::swap(bag, tower);
        if (bag == 0) break;
        const Lanes totals = lanes::prefix_sums(bag);
        const auto left = static_cast<std::uint32_t>(lanes::get(totals, colour_count - 1));
        const Lanes tile = lanes::differences(lanes::above(totals, static_cast<int>(words.below(left))));
        bag -= tile;
        drawn += tile;
    }
    return drawn;
}

// The large factory must not show five equal tiles, as long as anything else can come (rules 3.5 to 3.7).
template <Words Source>
constexpr Lanes draw_large(Lanes& bag, Lanes& tower, Source& words) {
    while (true) {
        const Lanes drawn = draw_tiles(bag, tower, large_size, words);
        if (lanes::sum(drawn) < large_size || !is_one_colour(drawn)) return drawn;
        if (is_one_colour(drawn + bag + tower)) return drawn;
        bag += drawn;
        // A bag of this one colour only would bring it again and again: the tower goes in first (a ruling).
        if (is_one_colour(bag)) {
            bag += tower;
            tower = 0;
        }
    }
}

template <Words Source>
constexpr Deal sample_tiles(const Position& position, Source& words) {
    Deal deal{.kind = Deal::Kind::deal};
    Lanes bag = position.bag, tower = position.tower;
    deal.factories[0] = draw_large(bag, tower, words);
    for (std::size_t factory = 1; factory < factory_count; ++factory) {
        deal.factories[factory] = draw_tiles(bag, tower, small_size, words);
    }
    return deal;
}

constexpr bool fits_in(Lanes part, Lanes whole) {
    for (int colour = 0; colour < colour_count; ++colour) {
        if (lanes::get(part, colour) > lanes::get(whole, colour)) return false;
    }
    return true;
}

// One way in which a deal can have come about: the bag and tower with which the accepted dealing began.
constexpr Error check_dealing(Lanes bag, Lanes tower, const Deal& deal, Lanes& bag_after, Lanes& tower_after) {
    for (int factory = 0; factory < factory_count; ++factory) {
        const Lanes tiles = deal.factories[static_cast<std::size_t>(factory)];
        const int due = std::min(factory_size(factory), lanes::sum(bag + tower));
        const int size = lanes::sum(tiles), in_bag = lanes::sum(bag);
        if (size != due) return Error::say("factory ", factory, " gets ", size, " tiles instead of ", due);
        if (size > in_bag) {
            // The factory in which the bag runs out takes all that is left in it.
            if (!fits_in(bag, tiles)) return Error::say("factory ", factory, " lacks a tile that was left in the bag");
            bag += tower;
            tower = 0;
        }
        if (!fits_in(tiles, bag)) return Error::say("factory ", factory, " gets more tiles of a colour than are left");
        bag -= tiles;
    }
    bag_after = bag;
    tower_after = tower;
    return {};
}

// Whether five equal tiles on the large factory can have come first and gone back, so that all tiles were in the bag:
// either by the ruling on a bag of one colour, or since drawing them had to refill the bag.
constexpr bool can_have_been_repeated_from_all(Lanes bag, Lanes tower) {
    const int in_bag = lanes::sum(bag);
    if (tower == 0 || !is_one_colour(bag)) return false;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int here = lanes::get(bag, colour);
        if (here != in_bag) continue;  // another colour lies in the bag
        if (in_bag >= large_size) return !is_one_colour(bag + tower);
        if (here + lanes::get(tower, colour) >= large_size) return !is_one_colour(bag + tower);
    }
    return false;
}

// Checks a deal in each way it can have come about and says what is left.
constexpr Error check_tiles(const Position& position, const Deal& deal, Lanes& bag_after, Lanes& tower_after) {
    const Lanes large = deal.factories[0], all = position.bag + position.tower;
    if (lanes::sum(large) == large_size && is_one_colour(large) && !is_one_colour(all)) {
        return Error::say("the large factory can't keep five equal tiles");
    }
    const bool one_colour_bag = lanes::sum(position.bag) >= large_size && is_one_colour(position.bag);
    if (!one_colour_bag || is_one_colour(all)) {
        const Error error = check_dealing(position.bag, position.tower, deal, bag_after, tower_after);
        if (!error || !can_have_been_repeated_from_all(position.bag, position.tower)) return error;
    }
    return check_dealing(all, 0, deal, bag_after, tower_after);
}

template <class Log>
constexpr void apply_tiles(Position& position, const Deal& deal, Log& log) {
    Lanes dealt = 0, bag = 0, tower = 0;
    for (const Lanes tiles : deal.factories) dealt += tiles;
    check_tiles(position, deal, bag, tower);
    position.bag = bag;
    position.tower = tower;
    position.sun = deal.factories;
    for (int factory = 1; factory < factory_count; ++factory) position.factory(factory).chip = hidden_chip;
    tell(log, Step::Kind::deal, player_count, [&](Step& step) { step.tiles = dealt; });
    if (position.phase == Phase::opening) {
        position.turn = static_cast<std::int8_t>(1 - position.first);
        position.due = Due::move;
        return;
    }
    ++position.round;
    if (position.marker != Position::marker_on_large) position.first = static_cast<std::uint8_t>(position.marker);
    position.marker = Position::marker_on_large;
    if (chip_due(position) != 0) {
        position.due = Due::chip;
    } else {
        ask_to_act(position, position.first, log);
    }
}

// ---- chips

template <Words Source>
constexpr Deal sample_chip(const Position& position, Source& words) {
    const Chips unseen = position.unseen_chips();
    auto place = static_cast<int>(words.below(static_cast<std::uint32_t>(unseen.size())));
    int chip = 0;
    for (; place >= unseen.of(chip); ++chip) place -= unseen.of(chip);
    return {.kind = Deal::Kind::chip,
            .factory = static_cast<std::uint8_t>(chip_due(position)),
            .chip = static_cast<std::uint8_t>(chip)};
}

constexpr Error check_chip(const Position& position, const Deal& deal) {
    const int due = chip_due(position), given = deal.factory;
    if (given != due) return Error::say("the chip of factory ", due, " is turned up now, not that of factory ", given);
    if (position.unseen_chips().of(deal.chip) > 0) return {};
    return Error::say("both chips ", chip_names[deal.chip], " have been seen already");
}

template <class Log>
constexpr void apply_chip(Position& position, const Deal& deal, Log& log) {
    position.factory(deal.factory).chip = static_cast<std::uint8_t>(first_chip + deal.chip);
    tell(log, Step::Kind::turned_up, player_count, [&](Step& step) {
        step.factory = deal.factory;
        step.chip = deal.chip;
    });
    if (chip_due(position) != 0) return;
    if (position.phase == Phase::deal) {
        ask_to_act(position, position.first, log);
    } else {
        ask_to_act(position, 1 - position.turn, log);
    }
}

// ---- whatever is due

constexpr bool awaits_chance(const Position& position) {
    return position.due != Due::nothing && position.due != Due::move;
}

constexpr Due due_of(Deal::Kind kind) {
    constexpr std::array<Due, 5> due{Due::plates, Due::deal, Due::look, Due::top, Due::chip};
    return due[static_cast<std::size_t>(kind)];
}

inline constexpr std::array<std::string_view, 7> due_names{"-", "move", "plates", "deal", "look", "top", "chip"};

template <Words Source>
constexpr Deal sample_deal(const Position& position, Source& words) {
    switch (position.due) {
        case Due::plates: return sample_plates(position, words);
        case Due::look: return sample_look(position, words);
        case Due::top: return sample_top(position, words);
        case Due::chip: return sample_chip(position, words);
        default: return sample_tiles(position, words);
    }
}

constexpr Error check_deal(const Position& position, const Deal& deal) {
    if (!awaits_chance(position)) return Error::say("nothing is left to chance now");
    if (position.due != due_of(deal.kind)) {
        return Error::say("what is due is '", due_names[static_cast<std::size_t>(position.due)], "', not '",
                          due_names[static_cast<std::size_t>(due_of(deal.kind))], "'");
    }
    Lanes bag = 0, tower = 0;
    switch (deal.kind) {
        case Deal::Kind::plates: return check_plates(position, deal);
        case Deal::Kind::deal: return check_tiles(position, deal, bag, tower);
        case Deal::Kind::look: return check_look(position, deal);
        case Deal::Kind::top: return check_top(position, deal);
        case Deal::Kind::chip: return check_chip(position, deal);
    }
    return {};
}

template <class Log>
constexpr void apply_deal(Position& position, const Deal& deal, Log& log) {
    switch (deal.kind) {
        case Deal::Kind::plates: return apply_plates(position, deal, log);
        case Deal::Kind::deal: return apply_tiles(position, deal, log);
        case Deal::Kind::look: return apply_look(position, deal);
        case Deal::Kind::top: return apply_top(position, deal, log);
        case Deal::Kind::chip: return apply_chip(position, deal, log);
    }
}

}  // namespace azulejos::duel
