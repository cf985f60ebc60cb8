// What can happen in a game, and whether it may happen now: a move, an outcome of chance, or an early end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/game.h"

namespace azulejos {

enum class EndKind : std::uint8_t { resign, time, leave };
inline constexpr std::array<std::string_view, 3> end_kind_names{"resign", "time", "leave"};

constexpr std::string_view end_kind_name(EndKind kind) { return end_kind_names[static_cast<std::size_t>(kind)]; }

constexpr std::optional<EndKind> end_kind_by_name(std::string_view name) {
    for (std::size_t index = 0; index < end_kind_names.size(); ++index) {
        if (end_kind_names[index] == name) return static_cast<EndKind>(index);
    }
    return std::nullopt;
}

// Why a game of two ended before its rules ended it, and by whose seat; the other one wins.
struct End {
    int seat = 0;
    EndKind how = EndKind::resign;

    constexpr bool operator==(const End&) const = default;
};

enum class EventKind : std::uint8_t { move, deal, end };

// One entry of a record's `events`. Only the member that `kind` names means anything.
template <Game G>
struct Event {
    EventKind kind = EventKind::move;
    bool rider_due = false;  // chance had a rider to say behind it, whether that was said or not
    Move move{};
    End end{};
    typename G::Deal deal{};

    // How many outcomes of chance it takes in the sequence of deals.
    constexpr int deals() const { return (kind == EventKind::deal ? 1 : 0) + (rider_due ? 1 : 0); }
};

// What stands in an event's object beside its kind: a rider, and keys that mean nothing to us, as JSON members without
// braces; the same of the object inside an early end.
template <Game G>
struct Beside {
    std::optional<typename G::Deal> rider{};
    std::string_view members{}, end_members{};
};

// How a game came out.
struct Outcome {
    Scores scores{};
    unsigned winners = 0;  // a bit a seat
    int rounds = 0;        // begun, the last one included
};

// The game as it stands, and whether somebody has ended it.
template <Game G>
struct Standing {
    const typename G::Position& position;
    const std::optional<End>& end;

    bool is_over() const { return end.has_value() || G::is_over(position); }
    int to_move() const { return end ? nobody : G::to_move(position); }
    bool awaits_chance() const { return !end && G::awaits_chance(position); }
    int players() const { return G::players(G::options(position)); }

    // Of a game that is over. An early end leaves the scores as they stand, without bonuses.
    Outcome outcome() const {
        const unsigned winners = end ? 1u << (1 - end->seat) : G::winners(position);
        return {G::scores(position), winners, G::round(position)};
    }
};

template <Game G>
Error deal_is_due(const Standing<G>& standing, std::string_view and_so) {
    const std::string_view due = G::due(standing.position);
    return due == "deal" ? Error::say("a deal is due", and_so) : Error::say("a deal of '", due, "' is due", and_so);
}

// Each `check` says why the event can't happen now, or nothing.
template <Game G>
Error check_event(const Standing<G>& standing, Move move) {
    if (!standing.end && G::is_legal(standing.position, move)) [[likely]]
        return {};
    if (standing.is_over()) return Error::say("the game is over");
    if (standing.awaits_chance()) return deal_is_due(standing, ", not a move");
    return G::check_move(standing.position, move);
}

template <Game G>
Error check_event(const Standing<G>& standing, const typename G::Deal& deal) {
    if (standing.is_over()) return Error::say("the game is over");
    if (!standing.awaits_chance()) return Error::say("a move is due, not a deal");
    return G::check_deal(standing.position, deal);
}

template <Game G>
Error check_event(const Standing<G>& standing, const End& end) {
    if (standing.is_over()) return Error::say("the game is over");
    const int players = standing.players();
    if (players != 2) return Error::say("only a game of two can end early, this one has ", players, " players");
    if (end.seat < 0 || end.seat >= players) return Error::say("there is no seat ", end.seat);
    if (standing.awaits_chance()) return deal_is_due(standing, ": a game can end early only where a move is expected");
    return {};
}

// Whatever comes next, a rider that is due was not said.
template <Game G, class Log>
void leave_rider_unsaid(typename G::Position& position, Log& log) {
    if (G::awaits_rider(position)) G::apply_deal(position, G::unsaid_rider(), log);
}

// A rider belongs to the event that has just happened; one that isn't due must be right all the same.
template <Game G, class Log>
Error say_rider(typename G::Position& position, const typename G::Deal& rider, Log& log) {
    if (!G::awaits_rider(position)) return G::check_rider(position, rider);
    if (Error error = G::check_deal(position, rider)) return error;
    G::apply_deal(position, rider, log);
    return {};
}

// Where no event has just happened to which it could belong: it must be due.
template <Game G, class Log>
Error say_rider_alone(typename G::Position& position, const typename G::Deal& rider, Log& log) {
    if (!G::awaits_rider(position)) return Error::say("no '", std::string_view{G::rider_key}, "' is due");
    return say_rider<G>(position, rider, log);
}

// One event, checked, with the rider that is said beside it. After an error the position means nothing any more.
template <Game G, class Log>
Error happen(typename G::Position& position, const std::optional<End>& end, Event<G>& event,
             const std::optional<typename G::Deal>& rider, Log& log) {
    leave_rider_unsaid<G>(position, log);
    const Standing<G> standing{position, end};
    Error error;
    switch (event.kind) {
        case EventKind::move: error = check_event<G>(standing, event.move); break;
        case EventKind::deal: error = check_event<G>(standing, event.deal); break;
        case EventKind::end: error = check_event<G>(standing, event.end); break;
    }
    if (error) return error;
    if (event.kind == EventKind::move) G::play(position, event.move, log);
    if (event.kind == EventKind::deal) G::apply_deal(position, event.deal, log);
    event.rider_due = G::awaits_rider(position);
    return rider ? say_rider<G>(position, *rider, log) : Error{};
}

}  // namespace azulejos
