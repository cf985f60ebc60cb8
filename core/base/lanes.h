// Five small numbers, one a colour, side by side in one word: sums, comparisons and prefix sums of all five at once.
#pragma once

#include <bit>
#include <cstdint>

namespace azulejos {

inline constexpr int colour_count = 5;

// Five lanes of 12 bits; lane c belongs to colour c. Twelve bits leave room for sums, and for bits of ten sources.
using Lanes = std::uint64_t;

namespace lanes {

inline constexpr int width = 12;
inline constexpr Lanes lane_mask = 0xfff;
inline constexpr Lanes each_one = 0x001001001001001;  // 1 in every lane
inline constexpr Lanes all = each_one * lane_mask;

constexpr Lanes one(int colour) { return Lanes{1} << (width * colour); }
constexpr Lanes only(Lanes numbers, int colour) { return numbers & (lane_mask << (width * colour)); }
constexpr int get(Lanes numbers, int colour) { return static_cast<int>(numbers >> (width * colour) & lane_mask); }
// The first lane with a bit set.
constexpr int lowest(Lanes numbers) { return std::countr_zero(numbers) / width; }
constexpr Lanes of(int number, int colour) { return static_cast<Lanes>(number) << (width * colour); }

// Lane c becomes the sum of lanes 0 to c; valid while the sum of all fits a lane.
constexpr Lanes prefix_sums(Lanes numbers) { return (numbers * each_one) & all; }
constexpr Lanes differences(Lanes sums) { return (sums - (sums << width)) & all; }
constexpr int sum(Lanes numbers) { return static_cast<int>((numbers * each_one) >> (4 * width) & lane_mask); }

// 1 in every lane whose number is not 0; numbers below 2048.
constexpr Lanes not_zero(Lanes numbers) { return (numbers + each_one * 0x7ff) >> 11 & each_one; }
// 1 in every lane whose number is above `limit`; numbers and limit below 2048.
constexpr Lanes above(Lanes numbers, int limit) {
    return (numbers + each_one * static_cast<Lanes>(0x7ff - limit)) >> 11 & each_one;
}

// How many bits are set in each lane, for lanes of at most 10 bits: five counts at once.
constexpr Lanes count_bits_each(Lanes masks) {
    masks -= (masks >> 1) & (each_one * 0x555);
    masks = (masks & (each_one * 0x333)) + ((masks >> 2) & (each_one * 0x333));
    return (masks + (masks >> 4) + (masks >> 8)) & (each_one * 0xf);
}

// Lane by lane a[c] * b[c], for b below 8 and products below 4096: the three bits of b add up.
constexpr Lanes products(Lanes a, Lanes b) {
    const auto spread = [](Lanes bits) { return (bits << width) - bits; };  // a lane of 1 becomes all ones
    return (a & spread(b & each_one)) + (a << 1 & spread(b >> 1 & each_one)) + (a << 2 & spread(b >> 2 & each_one));
}

}  // namespace lanes
}  // namespace azulejos
