// The contract of a game: what search, records, bots, bindings and tests may ask of any of our games, and nothing more.
//
// A game is a type with a few nested types and static functions over plain values: no inheritance, no heap, no random
// generator and no history inside a position. A cloned position can't know the future: what is hidden is dealt when it
// turns up. `Game` below is checked by the compiler for every game (`static_assert(Game<Azul>)`).
#pragma once

#include <array>
#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "base/fixed_list.h"
#include "base/json.h"
#include "base/rng.h"
#include "base/text.h"

namespace azulejos {

inline constexpr int most_players = 4;

// `to_move` where nobody is: chance is to act, or the game is over.
inline constexpr int nobody = -1;

// One decision of one player, as in docs/notation.md. Codes of different games never meet, so that whose move it is
// needs no second number; texts do (4@2 is a tiling in both games).
struct Move {
    std::uint32_t code = 0;
    constexpr auto operator<=>(const Move&) const = default;
};

// Where a round stands. `deal`: chance is to act before anybody can.
enum class Phase : std::uint8_t { opening, deal, draft, tiling, over };

constexpr std::string_view phase_name(Phase phase) {
    constexpr std::array<std::string_view, 5> names{"opening", "deal", "draft", "tiling", "over"};
    return names[static_cast<std::size_t>(phase)];
}

using Scores = std::array<int, most_players>;  // by seat; unused seats hold 0

// What `play` and `apply_deal` tell while they act. This one wants to hear nothing and costs nothing; each game's
// `Report` writes everything down.
struct NoLog {
    static constexpr bool listens = false;
};

// A move taken apart into small decisions, each one of `step_count`: the action space for learning and search. A game
// whose moves are few enough has one step a move.
using Steps = FixedList<std::uint16_t, 16>;

template <class G>
concept Game =
    requires(typename G::Position& position, const typename G::Position& table, const typename G::Options& options,
             typename G::Options& new_options, const typename G::Deal& deal, typename G::Report& report, Move move,
             int number, Rng& words, NoLog& no_log, TextWriter& text, JsonWriter& json, JsonReader& reader,
             std::string_view word, const Steps& steps) {
        // Everything on the table now; what a player decides; one outcome of chance; what an action did.
        requires std::is_trivially_copyable_v<typename G::Position>;
        requires std::is_trivially_copyable_v<typename G::Deal>;
        requires std::equality_comparable<typename G::Position>;
        { G::name } -> std::convertible_to<std::string_view>;

        // Set-up. `options` hold the number of players too; what they leave to chance is drawn by `settle`, and `start`
        // takes settled ones. `open_option` is the key of one that is still left to chance, or empty. `first` is the
        // seat that starts round 1.
        { G::settle(options, words) } -> std::same_as<typename G::Options>;
        { G::is_settled(options) } -> std::same_as<bool>;
        { G::open_option(options) } -> std::convertible_to<std::string_view>;
        requires std::same_as<decltype(new_options.players), int>;
        { G::start(options, number) } -> std::same_as<typename G::Position>;
        { G::options(table) } -> std::same_as<typename G::Options>;
        { G::players(options) } -> std::same_as<int>;
        { G::check_options(options) } -> std::same_as<Error>;

        // Where the game stands. Exactly one of these holds: somebody is to move, chance is to act, the game is over.
        // `due` says it in one word: "move", the kind of the deal that comes next, or nothing once the game is over.
        { G::phase(table) } -> std::same_as<Phase>;
        { G::due(table) } -> std::convertible_to<std::string_view>;
        { G::to_move(table) } -> std::same_as<int>;
        { G::awaits_chance(table) } -> std::same_as<bool>;
        { G::is_over(table) } -> std::same_as<bool>;
        { G::round(table) } -> std::same_as<int>;  // rounds begun
        { G::first(table) } -> std::same_as<int>;  // who started this round's draft

        // Decisions. Legal moves have a fixed order; `nth_legal_move` and `count_legal_moves` need no list.
        // `check_move` says why a move is not legal. `play` is unchecked.
        { G::count_legal_moves(table) } -> std::same_as<int>;
        { G::nth_legal_move(table, number) } -> std::same_as<Move>;
        { G::random_move(table, words) } -> std::same_as<Move>;  // uniformly; somebody is to move
        { G::is_legal(table, move) } -> std::same_as<bool>;
        { G::check_move(table, move) } -> std::same_as<Error>;
        G::for_each_legal_move(table, [](Move) {});
        { G::play(position, move, no_log) } -> std::same_as<void>;
        { G::play(position, move, report) } -> std::same_as<void>;

        // The same decisions in small steps: which may come next behind those so far (none where they are a whole
        // move), the move they make up, and a move's steps. Each legal move has exactly one sequence of legal steps.
        { G::step_count } -> std::convertible_to<int>;
        G::for_each_legal_step(table, steps, [](int) {});
        { G::move_of_steps(table, steps) } -> std::same_as<std::optional<Move>>;
        { G::steps_of_move(table, move) } -> std::same_as<Steps>;

        // Chance: any stream of random words, or an outcome given from outside. `apply_deal` is unchecked.
        { G::sample_deal(table, words) } -> std::same_as<typename G::Deal>;
        { G::check_deal(table, deal) } -> std::same_as<Error>;
        { G::apply_deal(position, deal, no_log) } -> std::same_as<void>;
        { G::apply_deal(position, deal, report) } -> std::same_as<void>;

        // A rider is an outcome of chance that has no place of its own in a record: it stands beside the event after
        // which it came, under `rider_key` (empty: the game has none). `unsaid_rider` is what happened where a record
        // leaves it out; `rider_after` is what to write beside an event that led from one position to the other, if
        // anything.
        { G::rider_key } -> std::convertible_to<std::string_view>;
        { G::awaits_rider(table) } -> std::same_as<bool>;
        { G::unsaid_rider() } -> std::same_as<typename G::Deal>;
        { G::check_rider(table, deal) } -> std::same_as<Error>;  // of one that is said though none is due: does it fit?
        { G::rider_after(table, table) } -> std::same_as<std::optional<typename G::Deal>>;

        // Result: scores as they stand (final ones once the game is over) and the winning seats as a mask.
        { G::scores(table) } -> std::same_as<Scores>;
        { G::winners(table) } -> std::same_as<unsigned>;

        // What one seat may know (`nobody`: a spectator): of a position, of a deal and of a move made in it. A view can
        // be played on with what is masked, and only a view: in a record nothing `is_masked`. `determinise` fills in at
        // random what a view can't know, as it may really be.
        { G::view(table, number) } -> std::same_as<typename G::Position>;
        { G::masked(table, deal, number) } -> std::same_as<typename G::Deal>;
        { G::masked(table, move, number) } -> std::same_as<Move>;
        { G::is_masked(deal) } -> std::same_as<bool>;
        { G::determinise(table, words) } -> std::same_as<typename G::Position>;

        // The position as if this seat were asked to tile first.
        { G::tiling(table, number) } -> std::same_as<Result<typename G::Position>>;

        // Texts, both ways. `check` names the first broken invariant of a position.
        { G::write_position(text, table) } -> std::same_as<void>;
        { G::read_position(word) } -> std::same_as<Result<typename G::Position>>;
        { G::check(table) } -> std::same_as<Error>;
        { G::is_code(move) } -> std::same_as<bool>;
        { G::write_move(text, move) } -> std::same_as<void>;
        { G::read_move(word) } -> std::same_as<Result<Move>>;

        // Events of chance as they stand in a record, {kind: value}, and the options there. `read_choice` also takes
        // what is chosen for a game to come and is not in a record: what `settle` has to draw, a name for what is often
        // chosen.
        { G::is_deal_kind(word) } -> std::same_as<bool>;
        { G::deal_kind(deal) } -> std::convertible_to<std::string_view>;
        { G::write_deal(json, deal) } -> std::same_as<void>;
        { G::read_deal(table, word, reader) } -> std::same_as<Result<typename G::Deal>>;
        { G::write_options(json, options) } -> std::same_as<void>;
        { G::read_option(new_options, word, reader) } -> std::same_as<Error>;
        { G::read_choice(new_options, word, reader) } -> std::same_as<Error>;

        // Plain data for people and pages, as JSON: the position, what a move would do, what an action did. A report
        // adds up to the scores.
        { G::write_data(json, table) } -> std::same_as<void>;
        { G::write_preview(json, table, move) } -> std::same_as<void>;
        { G::write_report(json, report) } -> std::same_as<void>;
        { report.points_of(number) } -> std::same_as<int>;
    };

}  // namespace azulejos
