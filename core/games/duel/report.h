// What an action did in Azul Duel, step by step and per seat.
#pragma once

#include <cstdint>

#include "base/fixed_list.h"
#include "base/lanes.h"
#include "games/duel/chips.h"
#include "games/duel/components.h"
#include "games/duel/dome.h"

namespace azulejos::duel {

struct Step {
    enum class Kind : std::uint8_t {
        take,          // seat takes `count` tiles of `colour` from the sun of `factory`, or from all moons (`moon`)
        leftovers,     // `tiles` go to the moon of `factory`
        marker,        // seat takes the first-player tile
        place,         // seat puts `count` tiles of `colour` on `line`
        broken,        // `count` tiles of `colour` go to seat's broken stack
        tower,         // `tiles` go to the tower
        draw,          // seat draws a plate from the stack: points (what it cost); `plate`: as its back shows
        plate,         // seat lays `plate` on `place`, turned by `turns`
        put_back,      // seat puts `plate` under the stack
        chip,          // seat takes a chip of kind `chip` from `factory`
        turned_up,     // the chip on `factory` is of kind `chip`
        spend,         // seat turns `chips` over to complete `line`
        tile,          // seat's tile of `colour` from `line` goes to `cell`: runs, points
        special_tile,  // seat's special tile goes to `cell`: points
        stays,         // seat's `line` waits
        breaks,        // seat's `line` has no cell and never will: its `count` tiles break
        penalty,  // seat pays for `count` broken tiles and, if it is there, the marker: points (what it really cost)
        goal,     // seat's points for `goal` at the end
        plates,   // `plate` comes to the display
        deal,     // `tiles` come to the factories
        over,     // the game ends
    };

    Kind kind{};
    std::uint8_t seat = 0, colour = 0, factory = 0, line = 0, count = 0, cell = 0, chip = 0, place = 0, turns = 0;
    Plate plate = no_plate;
    bool moon = false, marker = false;
    Goal goal{};
    Runs runs{};
    Chips chips{};
    int points = 0;
    int score = 0;  // the seat's, after this step
    Lanes tiles = 0;
};

// At most: a draft move's 8 steps, then for each seat six lines in up to 5 steps, the penalty, four goals, and the end.
struct Report {
    static constexpr bool listens = true;

    FixedList<Step, 128> steps;

    constexpr void tell(const Step& step) { steps.push_back(step); }

    // By how much the action changed a seat's score.
    constexpr int points_of(int seat) const {
        int sum = 0;
        for (const Step& step : steps) sum += step.seat == seat ? step.points : 0;
        return sum;
    }
};

constexpr Step told(Step::Kind kind, int seat) {
    Step step;
    step.kind = kind;
    step.seat = static_cast<std::uint8_t>(seat);
    return step;
}

}  // namespace azulejos::duel
