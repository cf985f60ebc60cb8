// Azul Duel: the game as the contract in games/game.h asks for it. What the rules are stands in the headers beside this
// one; this is their table of contents.
#pragma once

#include <optional>

#include "games/duel/chance.h"
#include "games/duel/check.h"
#include "games/duel/data.h"
#include "games/duel/legality.h"
#include "games/duel/moves.h"
#include "games/duel/notation.h"
#include "games/duel/play.h"
#include "games/duel/position.h"
#include "games/duel/preview.h"
#include "games/duel/steps.h"
#include "games/duel/view.h"
#include "games/game.h"

namespace azulejos {

struct Duel {
    using Options = duel::Options;
    using Position = duel::Position;
    using Deal = duel::Deal;
    using Report = duel::Report;

    static constexpr std::string_view name = "duel";

    static constexpr bool is_settled(const Options& options) { return options.goals != 0; }
    static constexpr std::string_view open_option(const Options& options) { return is_settled(options) ? "" : "goals"; }
    // Tokens first, then which side of each (rule 2.1).
    template <Words Source>
    static constexpr Options settle(const Options& options, Source& words) {
        if (is_settled(options)) return options;
        Options settled{.five_colours_special = options.five_colours_special};
        std::uint32_t tokens = (1u << duel::token_count) - 1u;
        for (int drawn = 0; drawn < options.goals_to_draw; ++drawn) {
            std::uint32_t rest = tokens;
            for (auto skip = words.below(static_cast<std::uint32_t>(count_bits(tokens))); skip > 0; --skip)
                rest &= rest - 1;
            const int token = lowest_bit(rest);
            tokens &= ~(1u << token);
            settled.goals =
                static_cast<std::uint8_t>(settled.goals | 1u << (2u * static_cast<unsigned>(token) + words.below(2)));
        }
        return settled;
    }
    static constexpr Position start(const Options& options, int first) { return duel::start(options, first); }
    static constexpr Options options(const Position& position) {
        return {.goals = position.goals, .five_colours_special = position.five_colours_special};
    }
    static constexpr int players(const Options&) { return duel::player_count; }
    static constexpr Error check_options(const Options& options) { return duel::check_options(options); }

    static constexpr Phase phase(const Position& position) { return position.phase; }
    static constexpr std::string_view due(const Position& position) {
        return is_over(position) ? "" : duel::due_names[static_cast<std::size_t>(position.due)];
    }
    static constexpr int to_move(const Position& position) {
        return position.due == duel::Due::move ? static_cast<int>(position.turn) : nobody;
    }
    static constexpr bool awaits_chance(const Position& position) { return duel::awaits_chance(position); }
    static constexpr bool is_over(const Position& position) { return position.phase == Phase::over; }
    static constexpr int round(const Position& position) { return position.round; }
    static constexpr int first(const Position& position) { return position.first; }

    static constexpr int count_legal_moves(const Position& position) { return duel::count_legal_moves(position); }
    static constexpr Move nth_legal_move(const Position& position, int n) { return duel::nth_legal_move(position, n); }
    template <Words Source>
    static constexpr Move random_move(const Position& position, Source& words) {
        return duel::random_move(position, words);
    }
    static constexpr bool is_legal(const Position& position, Move move) { return duel::is_legal(position, move); }
    static constexpr Error check_move(const Position& position, Move move) { return duel::check_move(position, move); }
    template <class Visit>
    static constexpr void for_each_legal_move(const Position& position, Visit visit) {
        duel::for_each_legal_move(position, visit);
    }
    static constexpr int step_count = duel::step_count;
    template <class Visit>
    static constexpr void for_each_legal_step(const Position& position, const Steps& steps, Visit visit) {
        duel::for_each_legal_step(position, steps, visit);
    }
    static constexpr std::optional<Move> move_of_steps(const Position& position, const Steps& steps) {
        return duel::move_of_steps(position, steps);
    }
    static constexpr Steps steps_of_move(const Position& position, Move move) {
        return duel::steps_of_move(position, move);
    }
    template <class Log>
    static constexpr void play(Position& position, Move move, Log& log) {
        duel::play(position, move, log);
    }

    template <Words Source>
    static constexpr Deal sample_deal(const Position& position, Source& words) {
        return duel::sample_deal(position, words);
    }
    static constexpr Error check_deal(const Position& position, const Deal& deal) {
        return duel::check_deal(position, deal);
    }
    template <class Log>
    static constexpr void apply_deal(Position& position, const Deal& deal, Log& log) {
        duel::apply_deal(position, deal, log);
    }

    // The back of the plate that has come to the top of the stack.
    static constexpr std::string_view rider_key = "top";
    static constexpr bool awaits_rider(const Position& position) { return position.due == duel::Due::top; }
    static constexpr Deal unsaid_rider() { return {.kind = Deal::Kind::top, .top = duel::unknown_plate}; }
    static constexpr Error check_rider(const Position& position, const Deal& deal) {
        if (position.top_back() == deal.top) return {};
        return Error::say("the plate on top of the stack has another back, or there is none");
    }
    static constexpr std::optional<Deal> rider_after(const Position& before, const Position& after) {
        const bool another = after.stack_size() < before.stack_size() || before.stack_size() == 0;
        if (!another || !duel::is_back(after.top_back())) return {};
        return Deal{.kind = Deal::Kind::top, .top = after.top_back()};
    }

    static constexpr Scores scores(const Position& position) {
        return {position.boards[0].score, position.boards[1].score};
    }
    static constexpr unsigned winners(const Position& position) { return duel::winners(position); }

    static constexpr Position view(const Position& position, int seat) { return duel::view(position, seat); }
    static constexpr Deal masked(const Position& position, const Deal& deal, int seat) {
        return duel::masked(position, deal, seat);
    }
    static constexpr Move masked(const Position& position, Move move, int seat) {
        return duel::masked(position, move, seat);
    }
    static constexpr bool is_masked(const Deal& deal) { return duel::is_masked(deal); }
    template <Words Source>
    static constexpr Position determinise(const Position& position, Source& words) {
        return duel::determinise(position, words);
    }
    static constexpr Result<Position> tiling(const Position& position, int seat) {
        return duel::tiling(position, seat);
    }

    static constexpr void write_position(TextWriter& text, const Position& position) {
        duel::write_position(text, position);
    }
    static constexpr Result<Position> read_position(std::string_view text) { return duel::read_position(text); }
    static constexpr Error check(const Position& position) { return duel::check(position); }
    static constexpr bool is_code(Move move) { return duel::is_code(move); }
    static constexpr void write_move(TextWriter& text, Move move) { duel::write_move(text, move); }
    static constexpr Result<Move> read_move(std::string_view text) { return duel::read_move(text); }

    static constexpr bool is_deal_kind(std::string_view kind) { return duel::is_deal_kind(kind); }
    static constexpr std::string_view deal_kind(const Deal& deal) { return duel::deal_kind(deal); }
    static constexpr void write_deal(JsonWriter& json, const Deal& deal) { duel::write_deal(json, deal); }
    static constexpr Result<Deal> read_deal(const Position& position, std::string_view kind, JsonReader& json) {
        return duel::read_deal(position, kind, json);
    }
    static constexpr void write_options(JsonWriter& json, const Options& options) {
        duel::write_options(json, options);
    }
    static constexpr Error read_option(Options& options, std::string_view key, JsonReader& json) {
        return duel::read_option(options, key, json);
    }
    static constexpr Error read_choice(Options& options, std::string_view key, JsonReader& json) {
        return duel::read_choice(options, key, json);
    }

    static constexpr void write_data(JsonWriter& json, const Position& position) { duel::write_data(json, position); }
    static constexpr void write_preview(JsonWriter& json, const Position& position, Move move) {
        duel::write_preview(json, position, move);
    }
    static constexpr void write_report(JsonWriter& json, const Report& report) { duel::write_report(json, report); }
};

static_assert(Game<Duel>);

}  // namespace azulejos
