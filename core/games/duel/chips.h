// Sets of bonus chips, and which of them pay for the missing tiles of a line (rule 6.7).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/bits.h"
#include "games/duel/components.h"

namespace azulejos::duel {

// How many of each kind, two bits each.
struct Chips {
    static constexpr std::uint32_t ones = 0x55555, twos = 0xaaaaa;

    std::uint32_t counts = 0;

    constexpr bool operator==(const Chips&) const = default;

    constexpr int of(int chip) const { return static_cast<int>(counts >> (2 * chip) & 3u); }
    constexpr void add(int chip, int count = 1) { counts += static_cast<std::uint32_t>(count) << (2 * chip); }
    constexpr void remove(Chips others) { counts -= others.counts; }
    constexpr void add(Chips others) { counts += others.counts; }
    constexpr int size() const { return count_bits(counts & ones) + 2 * count_bits(counts & twos); }
    constexpr Chips that_show(int colour) const { return {counts & chips_that_show[static_cast<std::size_t>(colour)]}; }
    constexpr int showing(int colour) const { return that_show(colour).size(); }
    constexpr bool contains(Chips others) const {
        for (int chip = 0; chip < chip_kinds; ++chip) {
            if (others.of(chip) > of(chip)) return false;
        }
        return true;
    }
};

// Whether `count` chips, of which `showing` show the line's colour, split into one payment a missing tile: two that
// show the colour, or any three. With p pairs and t triples p + t = missing and 2p + 3t = count, so p = 3 * missing -
// count.
constexpr bool pays(int count, int showing, int missing) {
    const int pairs = 3 * missing - count;
    return pairs >= 0 && pairs <= missing && showing >= 2 * pairs;
}

constexpr bool pays(Chips chips, int colour, int missing) { return pays(chips.size(), chips.showing(colour), missing); }

// In how many ways n chips can be chosen from a hand, for each n up to ten: the product of 1 + x for a single chip of a
// kind, of 1 + x + x^2 for two of a kind.
using Choices = std::array<int, 11>;

constexpr Choices count_choices(Chips hand) {
    Choices ways{1};
    const auto multiply = [&](std::size_t most) {
        for (std::size_t n = ways.size() - 1; n > 0; --n) {
            for (std::size_t more = 1; more <= std::min(most, n); ++more) ways[n] += ways[n - more];
        }
    };
    for (int singles = count_bits(hand.counts & Chips::ones); singles > 0; --singles) multiply(1);
    for (int doubles = count_bits(hand.counts & Chips::twos); doubles > 0; --doubles) multiply(2);
    return ways;
}

constexpr int count_payments(Chips hand, int colour, int missing) {
    const Chips fitting = hand.that_show(colour);
    const Choices showing = count_choices(fitting);
    const Choices others = count_choices({hand.counts & ~fitting.counts});
    int sum = 0;
    for (int count = 2 * missing; count <= std::min(3 * missing, 10); ++count) {
        for (int fit = std::max(0, 2 * (3 * missing - count)); fit <= count; ++fit) {
            sum += showing[static_cast<std::size_t>(fit)] * others[static_cast<std::size_t>(count - fit)];
        }
    }
    return sum;
}

constexpr bool can_pay(Chips hand, int colour, int missing) {
    const int count = hand.size(), showing = hand.showing(colour);
    for (int spent = 2 * missing; spent <= std::min(3 * missing, count); ++spent) {
        if (pays(spent, std::min(showing, spent), missing)) return true;
    }
    return false;
}

// Calls `visit(chips)` for every payment, in ascending order of `counts`; stops where it says true, and then says true.
template <class Visit>
constexpr bool visit_payments(Chips hand, int colour, int missing, Visit visit) {
    if (!can_pay(hand, colour, missing)) return false;
    // Counts upwards like a number whose digits have the limits of the hand.
    Chips chosen;
    while (true) {
        int chip = 0;
        while (chip < chip_kinds && chosen.of(chip) == hand.of(chip)) {
            chosen.add(chip, -chosen.of(chip));
            ++chip;
        }
        if (chip == chip_kinds) return false;
        chosen.add(chip);
        if (pays(chosen, colour, missing) && visit(chosen)) return true;
    }
}

}  // namespace azulejos::duel
