// Small bit tricks without processor-specific instructions, so that every build is equally fast: population counts,
// the n-th set bit, and walking over set bits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace azulejos {

// The number of set bits of a word of at most 32 bits (x86-64's baseline has no instruction for it).
constexpr int count_bits(std::uint32_t word) {
    word -= (word >> 1) & 0x55555555u;
    word = (word & 0x33333333u) + ((word >> 2) & 0x33333333u);
    word = (word + (word >> 4)) & 0x0f0f0f0fu;
    return static_cast<int>((word * 0x01010101u) >> 24);
}

constexpr int lowest_bit(std::uint32_t word) { return std::countr_zero(word); }

// For every 5-bit mask and n: the index of its n-th set bit (from 0), or 5 where it has no more than n.
inline constexpr auto nth_bit_of_five = [] {
    std::array<std::array<std::uint8_t, 8>, 32> table{};
    for (unsigned mask = 0; mask < 32; ++mask) {
        unsigned n = 0;
        for (std::uint8_t bit = 0; bit < 5; ++bit) {
            if (mask >> bit & 1u) table[mask][n++] = bit;
        }
        while (n < 8) table[mask][n++] = 5;
    }
    return table;
}();

inline constexpr auto bits_of_five = [] {
    std::array<std::uint8_t, 32> table{};
    for (std::uint32_t mask = 0; mask < 32; ++mask) table[mask] = static_cast<std::uint8_t>(count_bits(mask));
    return table;
}();

// The index of the n-th set bit (from 0) of a 10-bit mask that has more than n bits set.
constexpr int nth_bit_of_ten(std::uint32_t mask, int n) {
    const int in_low = bits_of_five[mask & 31u];
    const bool is_high = n >= in_low;
    const std::uint32_t half = is_high ? mask >> 5 : mask & 31u;
    return (is_high ? 5 : 0) + nth_bit_of_five[half][static_cast<unsigned>(is_high ? n - in_low : n)];
}

// Calls `visit(index)` for each set bit, lowest first.
template <class Visit>
constexpr void for_each_bit(std::uint32_t mask, Visit visit) {
    for (; mask != 0; mask &= mask - 1) visit(lowest_bit(mask));
}

}  // namespace azulejos
