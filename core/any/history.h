// A game of any of our games as it went, for those who know games only by name: Python, the browser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "any/games.h"
#include "any/position.h"
#include "any/ruleset.h"
#include "base/text.h"
#include "records/event.h"
#include "records/history.h"

namespace azulejos {

class AnyHistory {
  public:
    using Variant = Games::Variant<History>;

    AnyHistory(const AnyRuleset& ruleset, int first);  // the ruleset is settled
    // Goes on from a given position.
    explicit AnyHistory(const AnyPosition& start);
    explicit AnyHistory(Variant&& history) : history_(std::move(history)) {}

    AnyRuleset ruleset() const;
    std::string_view game() const;
    int players() const;
    int first() const;  // the seat that starts round 1; without meaning if there is a start
    bool has_start() const;

    // Events so far, and the positions before and after each (plies from 0; `plies()` names the present one).
    std::size_t plies() const;
    AnyPosition position() const { return position_at(plies()); }
    AnyPosition position_at(std::size_t ply) const;
    EventKind event_kind(std::size_t ply) const;
    Move move_at(std::size_t ply) const;       // of an event that is a move
    std::string event(std::size_t ply) const;  // as in a record: `{"move": "2R4"}`
    std::string events() const;                // the list of them
    // The same as this seat may know them (`nobody`: a spectator): to be played on its view.
    std::string event_for(int seat, std::size_t ply) const;
    std::string events_for(int seat) const;
    void append_moves(std::vector<Move>& moves) const;

    // As things stand now. After an early end nobody is to move and the phase is `over`.
    Phase phase() const;
    int to_move() const;
    bool awaits_chance() const;
    std::string_view due() const;  // "move", the kind of the deal that comes next, or nothing: the game is over
    bool is_over() const;
    int round() const;
    Scores scores() const;
    std::optional<Outcome> outcome() const;  // once it is over
    std::optional<End> end() const;          // if somebody ended it early

    int count_legal_moves() const;
    Move nth_legal_move(int n) const;
    bool is_legal(Move move) const;
    Error check_move(Move move) const;
    void append_legal_moves(std::vector<Move>& moves) const;
    Error preview(Move move, std::string& json) const;

    // Checked; where there is an error nothing happens.
    Error push(Move move);
    Error push_text(std::string_view move);
    // As in a record, other keys beside the kind included; or a rider that its event did not say, alone.
    Error push_event(std::string_view json);
    void play_chance(std::uint64_t seed);  // deals until somebody can move or the game is over
    Error pop();                           // the last event
    Error take_back();                     // the last decision and the chance that followed it

    // What the last decision did, or event `ply`, with all the chance that followed it, as JSON.
    std::string report() const;
    std::string report(std::size_t ply) const;

    // The record, one line without a line break. `more` members (see `check_extra`) follow those that were read.
    std::string record(std::span<const ExtraMember> more = {}) const;
    static Error read(std::string_view line, std::optional<AnyHistory>& history);
    // Members of the record that was read that mean nothing to us.
    const std::vector<ExtraMember>& extras() const;

    const Variant& variant() const { return history_; }

  private:
    Variant history_;
};

}  // namespace azulejos
