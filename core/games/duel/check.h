// Whether a position can lie on a table of Azul Duel: every invariant that the rules keep, asked of whatever comes from
// outside. From a position that passes, and from what anybody sees of it, the game can be played to its end.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "base/bits.h"
#include "base/text.h"
#include "games/duel/chance.h"
#include "games/duel/moves.h"
#include "games/duel/play.h"
#include "games/duel/position.h"

namespace azulejos::duel {

inline constexpr int most_score = 999;  // far above what 36 tiles and all goals can bring

// What a board can still score at most: each tile has runs of six both ways (a special one brings less), and in the end
// the better side of each goal token: 6 rows with five colours, 6 columns, all four corners, 9 jokers.
inline constexpr int most_tile_points = 2 * dome_size;
inline constexpr int most_goal_points = 24 + 42 + 22 + 18;

inline constexpr int finished_plates = 9;  // on each dome from round 5 on

constexpr Lanes tiles_on_board(const PlayerBoard& board) {
    Lanes tiles = board.broken;
    for (std::size_t line = 0; line < line_count; ++line) tiles += lanes::of(board.filled[line], board.colours[line]);
    for (int colour = 0; colour < colour_count; ++colour) {
        tiles += lanes::of(count_cells(board.dome.tiles[static_cast<std::size_t>(colour)]), colour);
    }
    return tiles;
}

constexpr Lanes tiles_on_factories(const Position& position) {
    Lanes tiles = position.large_moon;
    for (const Lanes sun : position.sun) tiles += sun;
    for (const SmallFactory& factory : position.small) {
        for (int height = 0; height < factory.moon.size(); ++height) tiles += lanes::one(factory.moon.at(height));
    }
    return tiles;
}

namespace checking {

// ---- a board by itself

constexpr Error fits(const Dome& dome) {
    for (int colour = 0; colour <= special; ++colour) {
        const Cells jokers = colour == special ? 0 : dome.printed(joker);
        const Cells wrong = dome.tiles[static_cast<std::size_t>(colour)] & ~(dome.printed(colour) | jokers);
        if (wrong == 0) continue;
        const int cell = std::countr_zero(wrong);
        return Error::say("the tile ", cell_letters[static_cast<std::size_t>(colour)], " in row ", cell / dome_size + 1,
                          ", column ", cell % dome_size + 1, " of the dome lies on no cell for it");
    }
    return {};
}

// A special tile lies there once the three other cells of its plate are filled, and not before.
constexpr Error specials(const Dome& dome) {
    const Cells all = dome.printed(special), filled = dome.filled();
    for (int place = 0; place < place_count; ++place) {
        const Cells own = place_cells(place) & all;
        if (own == 0) continue;
        const bool due = (place_cells(place) & ~own & ~filled) == 0;
        if (due == ((own & filled) != 0)) continue;
        return Error::say("position ", place + 1, " of the dome ",
                          due ? "lacks its special tile" : "has its special tile too early");
    }
    return {};
}

constexpr Error free_cells(const Dome& dome) {
    for (int kind = 0; kind < kind_count; ++kind) {
        if (dome.free_cells[static_cast<std::size_t>(kind)] == (dome.printed(kind) & ~dome.filled())) continue;
        return Error::say("the free cells of the dome are out of step");
    }
    return {};
}

// Leaves room for what is still to come, so that whatever is played from here can be written and read, too.
constexpr Error score(const PlayerBoard& board, Phase phase) {
    const int free = dome_size * dome_size - count_cells(board.dome.filled());
    const int to_come = phase == Phase::over ? 0 : free * most_tile_points + most_goal_points;
    if (board.score + to_come <= most_score) return {};
    return Error::say("a score of ", static_cast<int>(board.score), " could rise above ", most_score);
}

constexpr Error board(const PlayerBoard& board, Phase phase) {
    if (const Error error = fits(board.dome)) return error;
    if (const Error error = specials(board.dome)) return error;
    if (const Error error = free_cells(board.dome)) return error;
    if (const Error error = score(board, phase)) return error;
    if (lanes::sum(board.broken) > broken_size) {
        return Error::say("the broken stack holds only ", broken_size, " tiles");
    }
    return {};
}

// A line that the pass has left behind: a complete one only for want of a cell, and none that could never get one.
constexpr Error settled(const PlayerBoard& board, int line) {
    const auto index = static_cast<std::size_t>(line);
    if (board.filled[index] == 0) return {};
    const bool has_cell = board.dome.columns_for(line, board.colours[index]) != 0;
    if (has_cell && board.is_complete(line)) return Error::say("line ", line + 1, " has to be tiled already");
    if (has_cell || board.dome.row_has_free_place(line)) return {};
    return Error::say("line ", line + 1, " has to be broken already: no cell for it is left");
}

constexpr Error after_tiling(const PlayerBoard& board, int lines) {
    for (int line = 0; line < lines; ++line) {
        if (const Error error = settled(board, line)) return error;
    }
    if (lines < line_count || board.broken == 0) return {};
    return Error::say("broken tiles go to the tower at the end of the tiling");
}

// ---- what there is of each thing

constexpr Error tiles(const Position& position) {
    Lanes all = tiles_on_factories(position) + position.bag + position.tower;
    for (const PlayerBoard& board : position.boards) all += tiles_on_board(board);
    for (int colour = 0; colour < colour_count; ++colour) {
        const int count = lanes::get(all, colour);
        const std::string_view name = colour_names[static_cast<std::size_t>(colour)];
        if (count == tiles_per_colour) continue;
        return Error::say("there are ", count, " ", name, " tiles instead of ", tiles_per_colour);
    }
    return {};
}

constexpr Error chips(const Position& position) {
    for (int chip = 0; chip < chip_kinds; ++chip) {
        int count = 0;
        for (const PlayerBoard& board : position.boards) count += board.chips.of(chip) + board.used.of(chip);
        for (const SmallFactory& factory : position.small) count += factory.chip == first_chip + chip;
        if (count > chips_per_kind) {
            const std::string_view name = chip_names[static_cast<std::size_t>(chip)];
            return Error::say("there are ", count, " chips ", name, " instead of two");
        }
    }
    return {};
}

// How many plates with this back have been seen, or lie somewhere with this back up.
constexpr int count_back(const Position& position, Plate back) {
    int count = count_bits(position.seen_plates() & plates_with_back(back)) + (position.top == back);
    for (const ReturnedPlate& returned : position.returned) count += returned.plate == back;
    for (const Plate plate : position.drawn) count += plate == back;
    return count;
}

constexpr Error each_plate_once(const Position& position) {
    std::uint32_t seen = 0;
    Plate twice = no_plate;
    const auto note = [&](Plate plate) {
        if (!is_front(plate)) return;
        if ((seen >> plate & 1u) != 0) twice = plate;
        seen |= 1u << plate;
    };
    for (const PlayerBoard& board : position.boards) {
        std::for_each(board.dome.plates.begin(), board.dome.plates.end(), note);
    }
    std::for_each(position.display.begin(), position.display.end(), note);
    for (const ReturnedPlate& returned : position.returned) note(returned.plate);
    std::for_each(position.drawn.begin(), position.drawn.end(), note);
    return twice == no_plate ? Error{} : Error::say("plate ", static_cast<int>(twice), " is there twice");
}

constexpr int plates_on_dome(const PlayerBoard& board) { return place_count - count_bits(board.dome.free_places()); }

constexpr Error plates(const Position& position) {
    if (const Error error = each_plate_once(position)) return error;
    int count = position.display_size() + position.stack_size() + position.drawn.size;
    for (const PlayerBoard& board : position.boards) count += plates_on_dome(board);
    if (count != plate_count) return Error::say("there are ", count, " plates instead of ", plate_count);
    for (const Plate back : {special_back, joker_back}) {
        const int with_back = count_back(position, back), most = plate_count / 2;
        if (with_back <= most) continue;
        return Error::say("there are ", with_back, " plates with the back ", back == special_back ? "*" : "J",
                          " instead of ", most);
    }
    return {};
}

// ---- the factories

constexpr Error factory(const Position& position, int index) {
    const SmallFactory& factory = position.factory(index);
    const bool empty = position.is_empty(index);
    if (lanes::sum(position.sun_of(index)) > small_size) return Error::say("its sun side holds more than four tiles");
    if (position.sun_of(index) != 0 && factory.moon.size() > 0) return Error::say("tiles lie on both sides of it");
    if (!empty && factory.chip == no_chip) return Error::say("it holds tiles, but no chip");
    if (!empty && factory.chip != hidden_chip) return Error::say("its chip is turned up though it holds tiles");
    if (empty && factory.chip == hidden_chip && position.due != Due::chip) {
        return Error::say("its chip has to be turned up first");
    }
    return {};
}

constexpr Error factories(const Position& position) {
    if (lanes::sum(position.sun_of(0)) > large_size) {
        return Error::say("the large factory's sun side holds more than five tiles");
    }
    if (lanes::sum(position.large_moon) >= large_size) {
        return Error::say("the large factory's moon side holds more than four tiles");
    }
    if (position.sun_of(0) != 0 && position.large_moon != 0) {
        return Error::say("tiles lie on both sides of the large factory");
    }
    if (position.sun_of(0) != 0 && position.marker != Position::marker_on_large) {
        return Error::say("nobody can hold the first-player tile before the large factory's sun side is empty");
    }
    for (int index = 1; index < factory_count; ++index) {
        if (const Error error = factory(position, index)) return Error::say("factory ", index, ": ", error.message());
    }
    return {};
}

constexpr int chips_on_factories(const Position& position) {
    int count = 0;
    for (const SmallFactory& factory : position.small) count += factory.chip != no_chip;
    return count;
}

// ---- how far the game has come

constexpr bool chips_after_deal(const Position& position) {
    return position.phase == Phase::deal && position.due == Due::chip;
}

// Rounds whose tokens and chips lie behind both players.
constexpr int rounds_behind(const Position& position) {
    const bool between = position.phase == Phase::deal && !chips_after_deal(position);
    return between || position.phase == Phase::over ? position.round : position.round - 1;
}

// Before one of the drawn plates is kept, the plate of that token lies on no dome yet.
constexpr bool is_choosing(const Position& position, int seat) {
    return position.turn == seat && (position.stage == Stage::drawing || position.stage == Stage::looked);
}

constexpr Error tokens_and_chips(const Position& position, int seat) {
    const PlayerBoard& board = position.board(seat);
    const int tokens = board.tokens, taken = board.taken, behind = rounds_behind(position);
    const bool drafts = position.phase == Phase::draft, tiles = position.phase == Phase::tiling;
    if (!drafts && !tiles && (tokens != 0 || taken != 0)) {
        return Error::say("tokens and chips taken are 0,0 between the rounds");
    }
    if (position.round == rounds && tokens != 0) return Error::say("no tokens are used in the last round");
    if (tiles && taken != chips_per_round) return Error::say("two chips are taken before the tiling");
    if (tiles && position.round < rounds && tokens != tokens_per_round) {
        return Error::say("both tokens are used before the tiling");
    }

    const int chips = board.chips.size() + board.used.size(), chips_due = chips_per_round * behind + taken;
    if (chips != chips_due) return Error::say("it has taken ", chips, " chips instead of ", chips_due);
    if (position.phase == Phase::opening) return {};
    const int plates = plates_on_dome(board), choosing = is_choosing(position, seat);
    const int plates_due = std::min(1 + tokens_per_round * behind, finished_plates) + tokens - choosing;
    if (plates != plates_due) return Error::say(plates, " plates lie on its dome instead of ", plates_due);
    if (position.stage != Stage::none && position.turn == seat && tokens == 0) {
        return Error::say("it draws plates without having put down a token");
    }
    return {};
}

constexpr Error chips_to_take(const Position& position) {
    int due = 0;
    if (position.phase == Phase::draft || chips_after_deal(position)) {
        due = (factory_count - 1) - position.boards[0].taken - position.boards[1].taken;
    } else if (position.phase == Phase::opening && has_tiles(position)) {
        due = factory_count - 1;
    }
    const int count = chips_on_factories(position);
    if (count != due) return Error::say(count, " chips lie on the small factories instead of ", due);
    return {};
}

// ---- plates that are drawn, and what is due

// Who looks at drawn plates knows all of them, everybody else only their backs, in no order.
constexpr Error looked_at(const Position& position) {
    const auto& drawn = position.drawn;
    const auto count = std::count_if(drawn.begin(), drawn.end(), is_front);
    if (count == drawn.size) return {};
    if (count != 0 || !std::all_of(drawn.begin(), drawn.end(), is_back)) {
        return Error::say("plates that were looked at are all shown by their numbers, or all by their backs");
    }
    if (!std::is_sorted(drawn.begin(), drawn.end())) {
        return Error::say("the backs of plates that were looked at are written * before J");
    }
    return {};
}

constexpr Error drawing(const Position& position) {
    if (position.stage == Stage::none) return {};
    if (position.phase != Phase::draft) return Error::say("plates are drawn only in the draft");
    if (position.due == Due::chip) return Error::say("no chip is turned up while plates are drawn");
    if (position.stage == Stage::drawing) return {};
    if (position.due != Due::move) return Error::say("after plates have been looked at a move is due");
    if (position.stage == Stage::returning && position.drawn.size < 2) {
        return Error::say("the last drawn plate goes back by itself, so at least two are to be put back");
    }
    return looked_at(position);
}

constexpr Error due(const Position& position) {
    const Due due = position.due;
    const bool drawing = position.stage == Stage::drawing;
    if (due == Due::look && !drawing) return Error::say("nothing is looked at unless plates have been drawn");
    if (due == Due::chip && chip_due(position) == 0) return Error::say("there is no chip to be turned up");
    if (due == Due::plates && plates_due(position) == 0) return Error::say("no plate can come to the display");
    if (due == Due::deal && tiles_on_factories(position) != 0) {
        return Error::say("tiles lie on the factories, so nothing is dealt");
    }
    if (due == Due::top && (position.shuffled == 0 || position.top != unknown_plate)) {
        return Error::say("the back of the plate on top of the stack is due, but it is known or there is none");
    }
    // Before anything else happens the display is filled.
    const bool display_is_due = position.phase == Phase::opening || (position.phase == Phase::deal && due != Due::chip);
    if (display_is_due && due != Due::plates && plates_due(position) != 0) {
        return Error::say("plates have to come to the display first");
    }
    return {};
}

constexpr Error turn(const Position& position) {
    const bool somebody = position.due == Due::move || position.phase == Phase::draft;
    if (somebody && position.turn == nobody) return Error::say("a seat is to act");
    if (!somebody && position.turn != nobody) return Error::say("no seat acts now");
    return {};
}

// ---- the phases

constexpr Error can_be_due(const Position& position) {
    const Due due = position.due;
    bool can = false;
    switch (position.phase) {
        case Phase::opening: can = due == Due::move || due == Due::plates || due == Due::top || due == Due::deal; break;
        case Phase::deal: can = due == Due::plates || due == Due::top || due == Due::deal || due == Due::chip; break;
        case Phase::draft: can = due == Due::move || due == Due::look || due == Due::top || due == Due::chip; break;
        case Phase::tiling: can = due == Due::move; break;
        case Phase::over: can = due == Due::nothing; break;
    }
    if (can) return {};
    return Error::say("'", due_names[static_cast<std::size_t>(due)], "' can't be due in the phase ",
                      phase_name(position.phase));
}

constexpr Error bare(const PlayerBoard& board) {
    const bool bare_lines = std::all_of(board.filled.begin(), board.filled.end(), [](int count) { return count == 0; });
    if (bare_lines && board.broken == 0 && board.dome.filled() == 0) return {};
    return Error::say("no tiles lie on a board before the first draft");
}

// The three plates of the display, the deal, the plate of who isn't first, the plate of who is; the display is refilled
// behind both.
constexpr Error opening(const Position& position) {
    const int second = 1 - position.first;  // seats lay in the other order than they draft
    const int laid = plates_on_dome(position.board(position.first));
    const int laid_before = plates_on_dome(position.board(second));
    const bool dealt = has_tiles(position), begun = laid_before > 0;
    if (position.round != 1) return Error::say("the opening belongs to round 1");
    if (position.marker != Position::marker_on_large) {
        return Error::say("nobody holds the first-player tile before the first draft");
    }
    if (laid > laid_before || laid_before > 1) {
        return Error::say("in the opening each seat lays one plate, and seat ", second, " begins");
    }
    for (int seat = 0; seat < player_count; ++seat) {
        if (const Error error = bare(position.board(seat))) return error;
    }
    if (dealt && lanes::sum(tiles_on_factories(position)) != large_size + (factory_count - 1) * small_size) {
        return Error::say("the first deal fills all factories, and nothing is taken before the first draft");
    }
    if (position.due == Due::move) {
        if (!dealt) return Error::say("the factories have to be dealt before the first plate is laid");
        if (laid > 0) return Error::say("both opening plates lie already");
        const int turn = begun ? position.first : second;
        return position.turn == turn ? Error{} : Error::say("seat ", turn, " is to lay its opening plate");
    }
    if (dealt && !begun) return Error::say("after the deal a plate is to be laid");
    if (begun && !dealt) return Error::say("the deal comes before the first plate is laid");
    if (position.due == Due::deal && begun) return Error::say("the factories are dealt before the first plate is laid");
    if (position.due == Due::plates && !begun && position.display_size() > 0) {
        return Error::say("the display is filled by one event");
    }
    return {};
}

constexpr Error nothing_to_take(const Position& position) {
    if (tiles_on_factories(position) == 0) return {};
    return Error::say("tiles lie on the factories, so the draft goes on");
}

constexpr Error draft(const Position& position) {
    if (position.due == Due::top && position.stage != Stage::drawing) return Error::say("no plate has been drawn");
    if (position.due != Due::move || position.stage != Stage::none) return {};
    if (can_act(position, position.turn)) return {};
    return Error::say("seat ", static_cast<int>(position.turn), " can do nothing in the draft");
}

constexpr Error tiling(const Position& position) {
    for (int seat = 0; seat < player_count; ++seat) {
        const PlayerBoard& board = position.board(seat);
        if (const Error error = after_tiling(board, std::min<int>(board.pass, line_count))) {
            return Error::say("seat ", seat, ": ", error.message());
        }
    }
    if (const Error error = nothing_to_take(position)) return error;
    const PlayerBoard& board = position.board(position.turn);
    const bool choice = board.pass < line_count && board.filled[board.pass] > 0 && is_choice(board, LineToTile{board});
    return choice ? Error{} : Error::say("seat ", static_cast<int>(position.turn), " has nothing to choose");
}

constexpr Error between_rounds(const Position& position) {
    for (int seat = 0; seat < player_count; ++seat) {
        if (const Error error = after_tiling(position.board(seat), line_count)) {
            return Error::say("seat ", seat, ": ", error.message());
        }
    }
    if (!chips_after_deal(position)) {
        if (position.phase == Phase::deal && position.round == rounds) {
            return Error::say("after the last round nothing is dealt");
        }
        if (position.phase == Phase::over && position.round != rounds) {
            return Error::say("the game is over after round ", rounds);
        }
        return nothing_to_take(position);
    }
    if (position.round == 1) return Error::say("all factories are full in round 1");
    if (position.marker != Position::marker_on_large) {
        return Error::say("nobody holds the first-player tile after the deal");
    }
    Lanes moons = position.large_moon;
    for (const SmallFactory& factory : position.small) moons |= factory.moon.tiles;
    return moons == 0 ? Error{} : Error::say("the moon sides are empty after the deal");
}

constexpr Error phase(const Position& position) {
    if (const Error error = can_be_due(position)) return error;
    if (const Error error = turn(position)) return error;
    if (const Error error = drawing(position)) return error;
    if (const Error error = due(position)) return error;
    switch (position.phase) {
        case Phase::opening: return opening(position);
        case Phase::draft: return draft(position);
        case Phase::tiling: return tiling(position);
        case Phase::deal:
        case Phase::over: return between_rounds(position);
    }
    return {};
}

constexpr Error goals(const Position& position) {
    if (position.goals == 0) return Error::say("a game has three or four goals, not 0");
    return check_options({.goals = position.goals});
}

}  // namespace checking

// Nothing, or the first invariant that the position breaks.
constexpr Error check(const Position& position) {
    if (const Error error = checking::goals(position)) return error;
    for (int seat = 0; seat < player_count; ++seat) {
        if (const Error error = checking::board(position.board(seat), position.phase)) {
            return Error::say("seat ", seat, ": ", error.message());
        }
    }
    if (const Error error = checking::tiles(position)) return error;
    if (const Error error = checking::chips(position)) return error;
    if (const Error error = checking::plates(position)) return error;
    if (const Error error = checking::factories(position)) return error;
    for (int seat = 0; seat < player_count; ++seat) {
        if (const Error error = checking::tokens_and_chips(position, seat)) {
            return Error::say("seat ", seat, ": ", error.message());
        }
    }
    if (const Error error = checking::chips_to_take(position)) return error;
    return checking::phase(position);
}

}  // namespace azulejos::duel
