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

// Chance of a seeded game. Deal n (from 1) depends on the seed and n alone, so that it comes again after an undo;
// riders are numbered with the others. Deal 0 is what is drawn before the game.
inline Rng words_of_deal(std::uint64_t seed, int deal) { return Rng{mix(seed, static_cast<std::uint64_t>(deal))}; }

// Deal 0: first what the options leave to chance, then the seat that starts round 1.
template <Game G>
struct Beginning {
    typename G::Options options;
    int first;

    Beginning(const typename G::Options& open_options, std::uint64_t seed) {
        Rng words = words_of_deal(seed, 0);
        options = G::settle(open_options, words);
        first = static_cast<int>(words.below(static_cast<std::uint32_t>(G::players(options))));
    }
};

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

    // `options` are settled; `first` is the seat that starts round 1.
    History(const Options& options, int first) : History(first, false, G::start(options, first)) {}
    // Goes on from a given position, for analysis and exercises.
    explicit History(const Position& start) : History(G::first(start), true, start) {}

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

    // Checked; nothing happens where there is an error.
    Error push(Event<G> event, const Beside<G>& beside = {}) {
        NoLog log;
        positions_.push_back(Position{positions_.back()});
        if (Error error = happen<G>(positions_.back(), end_, event, beside.rider, log)) {
            positions_.pop_back();
            return error;
        }
        if (event.kind == EventKind::end) end_ = event.end;
        note(event, beside);
        return {};
    }
    Error push(Move move) { return push({.kind = EventKind::move, .move = move}); }
    // A rider that is due and was not said with its event becomes a part of that.
    Error push_rider(const Deal& rider) {
        NoLog log;
        return say_rider_alone<G>(positions_.back(), rider, log);
    }

    // Deals whatever chance has to deal before somebody can move.
    void play_chance(std::uint64_t seed) {
        NoLog log;
        while (standing().awaits_chance()) {
            const bool is_rider = G::awaits_rider(position());
            Rng words = words_of_deal(seed, is_rider ? deals_ : deals_ + 1);
            const Deal deal = G::sample_deal(position(), words);
            if (!is_rider) positions_.push_back(Position{positions_.back()});
            G::apply_deal(positions_.back(), deal, log);
            if (is_rider) continue;
            note({.kind = EventKind::deal, .rider_due = G::awaits_rider(position()), .deal = deal}, {});
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
        for (std::size_t index = ply; index < events_.size(); ++index) {
            if (index > ply && events_[index].kind != EventKind::deal) break;
            tell_event(index, report);
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
    History(int first, bool has_start, const Position& start)
        : first_(first), has_start_(has_start), deals_(G::awaits_rider(start) ? 1 : 0) {
        positions_.push_back(start);
    }

    // Replayed from the position before it, so that every rider is there.
    void tell_event(std::size_t ply, typename G::Report& report) const {
        const Event<G>& event = events_[ply];
        Position position = positions_[ply];
        leave_rider_unsaid<G>(position, report);
        if (event.kind == EventKind::move) G::play(position, event.move, report);
        if (event.kind == EventKind::deal) G::apply_deal(position, event.deal, report);
        if (!event.rider_due || G::awaits_rider(positions_[ply + 1])) return;
        const std::optional<Deal> rider = G::rider_after(positions_[ply], positions_[ply + 1]);
        G::apply_deal(position, rider ? *rider : G::unsaid_rider(), report);
    }
    void note(const Event<G>& event, const Beside<G>& beside) {
        events_.push_back(event);
        deals_ += event.deals();
        if (beside.members.empty() && beside.end_members.empty()) return;
        event_extras_.push_back({events_.size() - 1, std::string{beside.members}, std::string{beside.end_members}});
    }
    void drop_last() {
        deals_ -= events_.back().deals();
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
    const std::optional<End>& end() const { return end_; }
    Standing<G> standing() const { return {position_, end_}; }
    std::size_t moves() const { return moves_; }
    std::size_t deals() const { return deals_; }

    // After an error the course means nothing any more.
    Error push(Event<G> event, const Beside<G>& beside) {
        NoLog log;
        if (Error error = happen<G>(position_, end_, event, beside.rider, log)) return error;
        if (event.kind == EventKind::end) end_ = event.end;
        moves_ += event.kind == EventKind::move;
        deals_ += event.kind == EventKind::deal;
        return {};
    }
    Error push_rider(const Deal& rider) {
        NoLog log;
        return say_rider_alone<G>(position_, rider, log);
    }

    void set_first(int) {}
    void add_extra(std::string_view, std::string_view) {}

  private:
    Position position_;
    std::optional<End> end_;
    std::size_t moves_ = 0, deals_ = 0;
};

}  // namespace azulejos
