// What an action did, step by step and per seat: everything that a page explains or animates, told by the rules
// themselves while they act.
#pragma once

#include <cstdint>

#include "base/fixed_list.h"
#include "base/lanes.h"
#include "games/azul/components.h"
#include "games/azul/wall.h"

namespace azulejos::azul {

enum class BonusKind : std::uint8_t { rows, columns, colours };
enum class Ending : std::uint8_t { row, barren_rounds, no_tiles };

struct Step {
    enum class Kind : std::uint8_t {
        take,       // seat takes `count` tiles of `colour` from `source`
        leftovers,  // `tiles` go from a factory to the centre
        marker,     // seat takes the marker; count: whether it found a space on the floor
        place,      // seat puts `count` tiles of `colour` on `line`
        floor,      // `count` tiles of `colour` fall to seat's floor
        lid,        // `tiles` go to the lid
        tile,       // seat's tile of `colour` from `line` goes to `column` of its row: runs, points
        stuck,      // no column takes the colour of seat's `line`: all its `count` tiles fall
        penalty,    // seat's floor of `count` pieces is cleared: points (what it really cost)
        bonus,      // seat's walls at the end: `count` complete ones of `bonus`: points
        deal,       // `tiles` came from the bag; count: whether the lid went back into it on the way
        over,       // the game ends, for the reason in `ending`
    };

    Kind kind{};
    std::uint8_t seat = 0, colour = 0, source = 0, line = 0, column = 0, count = 0;
    BonusKind bonus{};
    Ending ending{};
    Runs runs{};
    int points = 0;
    int score = 0;  // the seat's, after this step
    Lanes tiles = 0;
};

// At most: a draft move's 6 steps, then for each of four seats five lines in up to 3 steps, the penalty in 2 and three
// bonuses, then the end.
struct Report {
    static constexpr bool listens = true;

    FixedList<Step, 96> steps;

    constexpr void tell(const Step& step) { steps.push_back(step); }

    // By how much the action changed a seat's score.
    constexpr int points_of(int seat) const {
        int sum = 0;
        for (const Step& step : steps) sum += step.seat == seat ? step.points : 0;
        return sum;
    }
};

}  // namespace azulejos::azul
