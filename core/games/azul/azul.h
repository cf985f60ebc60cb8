// Azul for two to four players, on the coloured and the grey wall: the game as the contract in games/game.h asks for
// it. What the rules are stands in the headers beside this one; this is their table of contents.
#pragma once

#include "games/azul/data.h"
#include "games/azul/deals.h"
#include "games/azul/moves.h"
#include "games/azul/notation.h"
#include "games/azul/play.h"
#include "games/azul/position.h"
#include "games/azul/preview.h"
#include "games/azul/steps.h"
#include "games/game.h"

namespace azulejos {

struct Azul {
    using Options = azul::Options;
    using Position = azul::Position;
    using Deal = azul::Deal;
    using Report = azul::Report;

    static constexpr std::string_view name = "azul";

    static constexpr bool is_settled(const Options&) { return true; }
    static constexpr std::string_view open_option(const Options&) { return ""; }
    template <Words Source>
    static constexpr Options settle(const Options& options, Source&) {
        return options;
    }
    static constexpr Position start(const Options& options, int first) { return azul::start(options, first); }
    static constexpr Options options(const Position& position) { return {position.players, position.grey}; }
    static constexpr int players(const Options& options) { return options.players; }
    static constexpr Error check_options(const Options& options) {
        if (options.players >= azul::fewest_players && options.players <= most_players) return {};
        return Error::say("Azul is for 2 to 4 players, not ", options.players);
    }

    static constexpr Phase phase(const Position& position) { return position.phase; }
    static constexpr std::string_view due(const Position& position) {
        if (awaits_chance(position)) return "deal";
        return is_over(position) ? "" : "move";
    }
    static constexpr int to_move(const Position& position) { return position.to_move; }
    static constexpr bool awaits_chance(const Position& position) { return position.phase == Phase::deal; }
    static constexpr bool is_over(const Position& position) { return position.phase == Phase::over; }
    static constexpr int round(const Position& position) { return position.round; }
    static constexpr int first(const Position& position) { return position.first; }

    static constexpr int count_legal_moves(const Position& position) { return azul::count_legal_moves(position); }
    static constexpr Move nth_legal_move(const Position& position, int n) { return azul::nth_legal_move(position, n); }
    template <Words Source>
    static constexpr Move random_move(const Position& position, Source& words) {
        return azul::random_move(position, words);
    }
    static constexpr bool is_legal(const Position& position, Move move) { return azul::is_legal(position, move); }
    static constexpr Error check_move(const Position& position, Move move) { return azul::check_move(position, move); }
    template <class Visit>
    static constexpr void for_each_legal_move(const Position& position, Visit visit) {
        azul::for_each_legal_move(position, visit);
    }
    static constexpr int step_count = azul::step_count;
    template <class Visit>
    static constexpr void for_each_legal_step(const Position& position, const Steps& steps, Visit visit) {
        azul::for_each_legal_step(position, steps, visit);
    }
    static constexpr std::optional<Move> move_of_steps(const Position& position, const Steps& steps) {
        return azul::move_of_steps(position, steps);
    }
    static constexpr Steps steps_of_move(const Position& position, Move move) {
        return azul::steps_of_move(position, move);
    }
    template <class Log>
    static constexpr void play(Position& position, Move move, Log& log) {
        azul::play(position, move, log);
    }

    template <Words Source>
    static constexpr Deal sample_deal(const Position& position, Source& words) {
        return azul::sample_deal(position, words);
    }
    static constexpr Error check_deal(const Position& position, const Deal& deal) {
        return azul::check_deal(position, deal);
    }
    template <class Log>
    static constexpr void apply_deal(Position& position, const Deal& deal, Log& log) {
        azul::apply_deal(position, deal, log);
    }

    static constexpr std::string_view rider_key = "";
    static constexpr bool awaits_rider(const Position&) { return false; }
    static constexpr Deal unsaid_rider() { return {}; }
    static constexpr Error check_rider(const Position&, const Deal&) { return {}; }
    static constexpr std::optional<Deal> rider_after(const Position&, const Position&) { return {}; }

    static constexpr Scores scores(const Position& position) {
        Scores scores{};
        for (std::size_t seat = 0; seat < position.players; ++seat) scores[seat] = position.boards[seat].score;
        return scores;
    }
    static constexpr unsigned winners(const Position& position) { return azul::winners(position); }

    // Nothing in Azul is hidden but the order of the bag, which no position holds.
    static constexpr Position view(const Position& position, int) { return position; }
    static constexpr Deal masked(const Position&, const Deal& deal, int) { return deal; }
    static constexpr Move masked(const Position&, Move move, int) { return move; }
    static constexpr bool is_masked(const Deal&) { return false; }
    template <Words Source>
    static constexpr Position determinise(const Position& position, Source&) {
        return position;
    }
    static constexpr Result<Position> tiling(const Position& position, int seat) {
        return azul::tiling(position, seat);
    }

    static constexpr void write_position(TextWriter& text, const Position& position) {
        azul::write_position(text, position);
    }
    static constexpr Result<Position> read_position(std::string_view text) { return azul::read_position(text); }
    static constexpr Error check(const Position& position) { return azul::check(position); }
    static constexpr bool is_code(Move move) { return azul::is_code(move); }
    static constexpr void write_move(TextWriter& text, Move move) { azul::write_move(text, move); }
    static constexpr Result<Move> read_move(std::string_view text) { return azul::read_move(text); }

    static constexpr bool is_deal_kind(std::string_view kind) { return kind == "deal"; }
    static constexpr std::string_view deal_kind(const Deal&) { return "deal"; }
    static constexpr void write_deal(JsonWriter& json, const Deal& deal) { azul::write_deal(json, deal); }
    static constexpr Result<Deal> read_deal(const Position& position, std::string_view, JsonReader& json) {
        return azul::read_deal(position, json);
    }
    static constexpr void write_options(JsonWriter& json, const Options& options) {
        json.begin_object().member("wall", options.grey ? "grey" : "coloured").end_object();
    }
    static constexpr Error read_option(Options& options, std::string_view key, JsonReader& json) {
        if (key != "wall") return Error::say("Azul has no option '", excerpt(key), "'");
        JsonText wall;
        if (!json.read_string(wall) || !(wall == "grey" || wall == "coloured")) {
            return Error::say("the wall is 'coloured' or 'grey'");
        }
        options.grey = wall == "grey";
        return {};
    }
    static constexpr Error read_choice(Options& options, std::string_view key, JsonReader& json) {
        return read_option(options, key, json);
    }

    static constexpr void write_data(JsonWriter& json, const Position& position) { azul::write_data(json, position); }
    static constexpr void write_preview(JsonWriter& json, const Position& position, Move move) {
        azul::write_preview(json, position, move);
    }
    static constexpr void write_report(JsonWriter& json, const Report& report) { azul::write_report(json, report); }
};

static_assert(Game<Azul>);

}  // namespace azulejos
