// Where chance comes from: streams of random words. The rules take any `Words`; this one is fast and for play-outs,
// simulations and games that start from a seed.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>

namespace azulejos {

// A stream of chance: `below(n)` is uniform over 0..n-1, exactly; `below_four(n)` gives numbers below n, n-1, n-2 and
// n-3, as for drawing four pieces one after the other (n is at least 4).
template <class Source>
concept Words = requires(Source source, std::uint32_t limit) {
    { source.below(limit) } -> std::same_as<std::uint32_t>;
    { source.below_four(limit) } -> std::same_as<std::array<std::uint32_t, 4>>;
};

// Mixes two numbers into one that looks random (the finaliser of SplitMix64); games, deals and bots get streams of
// their own by mixing their index into a seed.
constexpr std::uint64_t mix(std::uint64_t seed, std::uint64_t index) {
    std::uint64_t word = seed + 0x9e3779b97f4a7c15u * (index + 1);
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
    return word ^ (word >> 31);
}

// Chris Doty-Humphrey's sfc64: three words and a counter, only additions, shifts and rotations, so that it is as fast
// in WebAssembly as natively.
class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed) : a_(seed), b_(mix(seed, 1)), c_(mix(seed, 2)), counter_(1) {
        for (int round = 0; round < 12; ++round) next();
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = a_ + b_ + counter_++;
        a_ = b_ ^ (b_ >> 11);
        b_ = c_ + (c_ << 3);
        c_ = std::rotl(c_, 24) + result;
        return result;
    }

    // Lemire's method: a multiplication instead of a division, and a rare second try that makes it exact.
    constexpr std::uint32_t below(std::uint32_t limit) {
        std::uint64_t product = (next() >> 32) * limit;
        if (static_cast<std::uint32_t>(product) < limit) [[unlikely]] {
            const std::uint32_t threshold = (0u - limit) % limit;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * limit;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // Two numbers from each half of one word, as in "Batched Ranged Random Integer Generation" (Brackett-Rozinsky and
    // Lemire, 2024): what is left of the first multiplication serves for the second.
    constexpr std::array<std::uint32_t, 4> below_four(std::uint32_t limit) {
        const std::uint64_t word = next();
        std::array<std::uint32_t, 4> numbers;
        below_two(word >> 32, limit, numbers[0], numbers[1]);
        below_two(word & 0xffffffffu, limit - 2, numbers[2], numbers[3]);
        return numbers;
    }

  private:
    constexpr void below_two(std::uint64_t half, std::uint32_t limit, std::uint32_t& first, std::uint32_t& second) {
        const std::uint32_t pairs = limit * (limit - 1);
        while (true) {
            const std::uint64_t product = half * limit;
            const std::uint64_t rest = (product & 0xffffffffu) * (limit - 1);
            first = static_cast<std::uint32_t>(product >> 32);
            second = static_cast<std::uint32_t>(rest >> 32);
            if (static_cast<std::uint32_t>(rest) >= pairs) [[likely]]
                return;
            if (static_cast<std::uint32_t>(rest) >= (0u - pairs) % pairs) return;
            half = next() >> 32;
        }
    }

    std::uint64_t a_, b_, c_, counter_;
};

}  // namespace azulejos
