// A game as it went: where it began, every event, and every position, so that undo is keeping old copies.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/game.h"
#include "records/event.h"

namespace azulejos {

// Chance of a seeded game. Deal n (from 1) depends on the seed and n alone, so that it comes again after an undo; deal
// 0 is what is drawn before the game: the first seat.
inline Rng words_of_deal(std::uint64_t seed, int deal) { return Rng{mix(seed, static_cast<std::uint64_t>(deal))}; }
inline int draw_first(std::uint64_t seed, int players) {
    return static_cast<int>(words_of_deal(seed, 0).below(static_cast<std::uint32_t>(players)));
}

// A member of a record that means nothing to us and is kept: its key, decoded, and its value as it was written.
struct ExtraMember {
    std::string key, json;
};

// The same of an event (`"at": 17, "comment": "hm"`), and of the object inside an early end.
struct EventExtras {
    std::size_t ply = 0;
    std::string members, end_members;
};

template <class G>  // any `Game`; not said here, so that it can be an alternative of `Games::Variant`
class History {
    static_assert(Game<G>);

  public:
    using Rules = G;
    using Position = typename G::Position;
    using Deal = typename G::Deal;
    using Options = typename G::Options;

    // `first` is the seat that starts round 1.
    History(const Options& options, int first) : first_(first) { positions_.push_back(G::start(options, first)); }
    // Goes on from a given position, for analysis and exercises.
    explicit History(const Position& start) : first_(G::first(start)), has_start_(true) { positions_.push_back(start); }

    int first() const { return first_; }
    void set_first(int first) { first_ = first; }  // what a record says that has a `start`, where it means nothing
    bool has_start() const { return has_start_; }
    Options options() const { return G::options(positions_.front()); }
    int players() const { return G::players(options()); }

    const Position& position() const { return positions_.back(); }
    // The position before event `ply`, or the present one where ply is the number of events.
    const Position& position_at(std::size_t ply) const { return positions_[ply]; }
    const std::vector<Event<G>>& events() const { return events_; }
    const std::optional<End>& end() const { return end_; }
    Standing<G> standing() const { return {positions_.back(), end_}; }
    int deals() const { return deals_; }

    // Checked; nothing happens where there is an error. `members` and `end_members`: other keys beside the event's kind
    // and inside an early end, as JSON members without braces.
    Error push(Move move, std::string_view members = {}) {
        if (Error error = check_event<G>(standing(), move)) return error;
        NoLog log;
        positions_.push_back(Position{positions_.back()});
        G::play(positions_.back(), move, log);
        note({.kind = EventKind::move, .move = move}, members);
        return {};
    }
    Error push(const Deal& deal, std::string_view members = {}) {
        if (Error error = check_event<G>(standing(), deal)) return error;
        append_deal(deal);
        note_extras(members);
        return {};
    }
    Error push(const End& end, std::string_view members = {}, std::string_view end_members = {}) {
        if (Error error = check_event<G>(standing(), end)) return error;
        positions_.push_back(Position{positions_.back()});
        end_ = end;
        note({.kind = EventKind::end, .end = end}, members, end_members);
        return {};
    }

    // Deals whatever chance has to deal before somebody can move.
    void play_chance(std::uint64_t seed) {
        while (standing().awaits_chance()) {
            Rng words = words_of_deal(seed, deals_ + 1);
            append_deal(G::sample_deal(position(), words));
        }
    }

    // Takes the last event back.
    Error pop() {
        if (events_.empty()) return Error::say("nothing has happened yet that could be taken back");
        drop_last();
        return {};
    }
    // Takes the last decision back, with all the chance that followed it.
    Error take_back() {
        std::size_t decisions = events_.size();
        while (decisions > 0 && events_[decisions - 1].kind == EventKind::deal) --decisions;
        if (decisions == 0) return Error::say("nobody has moved yet, so there is no move to take back");
        while (events_.size() >= decisions) drop_last();
        return {};
    }
    // The first event of the last decision with all the chance that followed it: what `take_back` would take.
    std::size_t last_decision() const {
        std::size_t ply = events_.size();
        while (ply > 0 && events_[ply - 1].kind == EventKind::deal) --ply;
        return ply > 0 ? ply - 1 : 0;
    }

    // What event `ply` did, with all the chance that followed it: no more, for a report has room for one decision.
    typename G::Report report(std::size_t ply) const {
        typename G::Report report{};
        Position position = positions_[ply];
        for (std::size_t index = ply; index < events_.size(); ++index) {
            const Event<G>& event = events_[index];
            if (event.kind == EventKind::deal) {
                G::apply_deal(position, event.deal, report);
            } else if (index > ply) {
                break;
            } else if (event.kind == EventKind::move) {
                G::play(position, event.move, report);
            }
        }
        return report;
    }

    // Keys that are kept. Those of events are in the order of plies; most have none.
    const std::vector<EventExtras>& event_extras() const { return event_extras_; }
    const std::vector<ExtraMember>& extras() const { return extras_; }
    void add_extra(std::string_view key, std::string_view json) {
        extras_.push_back({std::string{key}, std::string{json}});
    }

  private:
    void append_deal(const Deal& deal) {
        NoLog log;
        positions_.push_back(Position{positions_.back()});
        G::apply_deal(positions_.back(), deal, log);
        ++deals_;
        note({.kind = EventKind::deal, .deal = deal}, {});
    }
    void note(const Event<G>& event, std::string_view members, std::string_view end_members = {}) {
        events_.push_back(event);
        note_extras(members, end_members);
    }
    void note_extras(std::string_view members, std::string_view end_members = {}) {
        if (members.empty() && end_members.empty()) return;
        event_extras_.push_back({events_.size() - 1, std::string{members}, std::string{end_members}});
    }
    void drop_last() {
        if (events_.back().kind == EventKind::deal) --deals_;
        events_.pop_back();
        positions_.pop_back();
        end_.reset();
        if (!event_extras_.empty() && event_extras_.back().ply == events_.size()) event_extras_.pop_back();
    }

    int first_ = 0;
    bool has_start_ = false;
    int deals_ = 0;
    std::optional<End> end_;
    std::vector<Position> positions_;  // one more than events: the first one is where the game began
    std::vector<Event<G>> events_;
    std::vector<EventExtras> event_extras_;
    std::vector<ExtraMember> extras_;
};

// Has the interface that reading a record needs, and keeps nothing but the last position: enough to check a record.
template <Game G>
class Course {
  public:
    using Position = typename G::Position;
    using Deal = typename G::Deal;
    using Options = typename G::Options;

    Course(const Options& options, int first) : position_(G::start(options, first)) {}
    explicit Course(const Position& start) : position_(start) {}

    const Position& position() const { return position_; }
    Standing<G> standing() const { return {position_, end_}; }
    std::size_t moves() const { return moves_; }
    std::size_t deals() const { return deals_; }

    Error push(Move move, std::string_view = {}) {
        if (Error error = check_event<G>(standing(), move)) return error;
        NoLog log;
        G::play(position_, move, log);
        ++moves_;
        return {};
    }
    Error push(const Deal& deal, std::string_view = {}) {
        if (Error error = check_event<G>(standing(), deal)) return error;
        NoLog log;
        G::apply_deal(position_, deal, log);
        ++deals_;
        return {};
    }
    Error push(const End& end, std::string_view = {}, std::string_view = {}) {
        if (Error error = check_event<G>(standing(), end)) return error;
        end_ = end;
        return {};
    }

    void set_first(int) {}
    void add_extra(std::string_view, std::string_view) {}

  private:
    Position position_;
    std::optional<End> end_;
    std::size_t moves_ = 0, deals_ = 0;
};

}  // namespace azulejos
