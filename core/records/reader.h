// Reads records: plays what `RecordScan` has taken apart under the rules, and names the first thing that breaks one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/bits.h"
#include "games/game.h"
#include "records/append.h"
#include "records/event.h"
#include "records/history.h"
#include "records/scan.h"

namespace azulejos {

// All kinds of events of all games: an event holds exactly one of these, also of those that its game doesn't know.
inline constexpr std::array<std::string_view, 6> event_kinds{"move", "deal", "plates", "look", "chip", "end"};

constexpr bool is_event_kind(const JsonText& key) {
    for (const std::string_view kind : event_kinds) {
        if (key == kind) return true;
    }
    return false;
}

// Where an event comes from: in a record and in a game stands what really happened, each rider beside its event; what
// is pushed on a game or played on a position may be a rider that comes later, alone; and only a position may be a
// view, on which what is masked is played.
enum class EventSource : std::uint8_t { record, game, position };

// Reads one event after the other, each as what may come where the game stands.
template <Game G>
class EventReader {
  public:
    explicit EventReader(const RecordScan& scan, EventSource source = EventSource::record)
        : scan_(scan), source_(source) {}

    // Plays an event on a `Table`: a `History`, which keeps everything, a `Course`, which only checks, or what else has
    // their `standing`, `push` and `push_rider`. `members`: of the event's object, in order.
    template <class Table>
    Error play(std::span<const Member> members, Table& table) {
        if (Error error = read(members, table.standing())) return error;
        return rider_alone_ ? table.push_rider(*beside_.rider) : table.push(event_, beside_);
    }

  private:
    using Deal = typename G::Deal;

    Error read(std::span<const Member> members, const Standing<G>& standing) {
        const Member* kind = nullptr;
        const Member* rider = nullptr;
        for (const Member& member : members) {
            if (is_rider(member)) rider = &member;
            if (!is_event_kind(member.key)) continue;
            if (kind) {
                return Error::say("it holds both '", excerpt(kind->key.raw()), "' and '", excerpt(member.key.raw()),
                                  "'");
            }
            kind = &member;
        }
        beside_ = {};
        rider_alone_ = !kind && rider && source_ != EventSource::record;
        if (rider_alone_) return read_rider(*rider, standing);
        if (!kind) return Error::say("it holds nothing that can happen: no 'move', 'deal' or 'end'");
        extras_.clear();
        for (const Member& member : members) {
            if (&member != kind && &member != rider) append_member(extras_, member.key, scan_.value(member));
        }
        beside_.members = extras_;
        if (rider) {
            if (Error error = read_rider(*rider, standing)) return error;
        }
        if (kind->key == "move") return read_move(*kind);
        if (kind->key == "end") return read_end(*kind);
        return read_deal(*kind, standing);
    }

    static bool is_rider(const Member& member) {
        return !std::string_view{G::rider_key}.empty() && member.key == G::rider_key;
    }

    Error read_rider(const Member& member, const Standing<G>& standing) {
        JsonReader reader = scan_.reader(member);
        const Result<Deal> rider = G::read_deal(standing.position, G::rider_key, reader);
        if (!rider.ok()) return rider.error;
        beside_.rider = rider.value;
        return {};
    }

    Error read_move(const Member& member) {
        JsonText written;
        JsonReader reader = scan_.reader(member);
        if (!reader.read_string(written)) return reader.error();
        const Result<Move> move = G::read_move(decoded(written, buffer_));
        if (!move.ok()) return move.error;
        event_.kind = EventKind::move;
        event_.move = move.value;
        return {};
    }

    Error read_deal(const Member& member, const Standing<G>& before) {
        const std::string kind{decoded(member.key, buffer_)};
        if (!G::is_deal_kind(kind)) return Error::say("there is no '", kind, "' in the game ", G::name);
        typename G::Position position = before.position;
        NoLog log;
        leave_rider_unsaid<G>(position, log);
        const Standing<G> standing{position, before.end};
        if (standing.is_over()) return Error::say("the game is over");
        if (!standing.awaits_chance()) return Error::say("a move is due, not a deal");
        JsonReader reader = scan_.reader(member);
        const Result<Deal> deal = G::read_deal(position, kind, reader);
        if (!deal.ok()) return deal.error;
        if (source_ != EventSource::position && G::is_masked(deal.value)) {
            return Error::say("this '", kind,
                              "' is what somebody is told who may not see it; what really came is needed");
        }
        event_.kind = EventKind::deal;
        event_.deal = deal.value;
        return {};
    }

    Error read_end(const Member& member) {
        End end{.seat = -1};
        std::optional<EndKind> how;
        end_extras_.clear();
        JsonReader reader = scan_.reader(member);
        reader.begin_object();
        for (JsonText key; reader.next_key(key);) {
            if (key == "seat") {
                reader.read_integer(end.seat, 0, most_players - 1);
            } else if (key == "how") {
                JsonText name;
                if (reader.read_string(name)) how = end_kind_by_name(decoded(name, buffer_));
                if (!how) reader.fail("a game ends early by 'resign', 'time' or 'leave'");
            } else {
                append_member(end_extras_, key, reader.skip_value());
            }
        }
        if (!reader.ok()) return reader.error();
        if (end.seat < 0) return Error::say("the end lacks its 'seat'");
        if (!how) return Error::say("the end lacks its 'how'");
        end.how = *how;
        event_.kind = EventKind::end;
        event_.end = end;
        beside_.end_members = end_extras_;
        return {};
    }

    const RecordScan& scan_;
    EventSource source_;
    Event<G> event_;  // what was read last, and what stands beside it
    Beside<G> beside_;
    bool rider_alone_ = false;
    std::string extras_, end_extras_, buffer_;
};

// Whether a list in the record is exactly these numbers.
inline Error check_list(const RecordScan& scan, RecordKey key, const Scores& numbers, int count) {
    JsonReader reader = scan.reader(key);
    int index = 0;
    bool same = true;
    reader.begin_array();
    for (; reader.next_item(); ++index) {
        int number = 0;
        reader.read_integer(number, -1'000'000, 1'000'000);
        same = same && index < count && number == numbers[static_cast<std::size_t>(index)];
    }
    const std::string_view name = record_keys[static_cast<std::size_t>(key)];
    if (!reader.ok()) return Error::say("'", name, "': ", reader.error().message());
    if (same && index == count) return {};
    FixedText<80> expected;
    expected.write([&](TextWriter& text) {
        for (int at = 0; at < count; ++at) text.put(at > 0 ? ", " : "").put(numbers[static_cast<std::size_t>(at)]);
    });
    return Error::say("'", name, "' is [", expected.view(), "], not what the record says");
}

// Whether a record says just what the game came to: nothing of an outcome before it is over.
inline Error check_outcome(const RecordScan& scan, const std::optional<Outcome>& outcome, int players) {
    constexpr std::array<RecordKey, 3> keys{RecordKey::scores, RecordKey::winners, RecordKey::rounds};
    for (const RecordKey key : keys) {
        const std::string_view name = record_keys[static_cast<std::size_t>(key)];
        if (scan.has(key) == outcome.has_value()) continue;
        if (outcome) return Error::say("the game is finished, but '", name, "' is missing");
        return Error::say("the game is not finished, so there can't be '", name, "' yet");
    }
    if (!outcome) return {};
    if (Error error = check_list(scan, RecordKey::scores, outcome->scores, players)) return error;
    Scores winners{};
    int count = 0;
    for_each_bit(outcome->winners, [&](int seat) { winners[static_cast<std::size_t>(count++)] = seat; });
    if (Error error = check_list(scan, RecordKey::winners, winners, count)) return error;
    int rounds = 0;
    if (Error error = scan.read_number(RecordKey::rounds, 0, 1'000'000, rounds)) return error;
    return rounds == outcome->rounds ? Error{} : Error::say("'rounds' is ", outcome->rounds, ", not ", rounds);
}

// Reads a whole record: first what it begins with, then the game onto a table made from that.
template <Game G>
class RecordReader {
  public:
    explicit RecordReader(const RecordScan& scan) : scan_(scan) {}

    // What a record says before its events. Then `start` holds the position in which it begins, if it says one.
    Error read_set_up() {
        if (Error error = scan_.read_number(RecordKey::players, 1, 99, options_.players)) return error;
        if (Error error = read_options()) return error;
        if (Error error = scan_.read_number(RecordKey::first, 0, options_.players - 1, first_)) return error;
        if (!scan_.has(RecordKey::events)) return Error::say("the key 'events' is missing");
        return scan_.has(RecordKey::start) ? read_start() : Error{};
    }

    const typename G::Options& options() const { return options_; }

    // A `History` or `Course` at the beginning of the record.
    template <class Table>
    Table set_up() const {
        if (!start_) return Table{options_, first_};
        Table table{*start_};
        table.set_first(first_);
        return table;
    }

    template <class Table>
    Error read_game(Table& table) {
        EventReader<G> reader{scan_};
        for (std::size_t index = 0; index < scan_.event_count(); ++index) {
            if (Error error = reader.play(scan_.event(index), table)) return in_event(index + 1, error);
        }
        const Standing<G> standing = table.standing();
        std::optional<Outcome> outcome;
        if (standing.is_over()) outcome = standing.outcome();
        if (Error error = check_outcome(scan_, outcome, standing.players())) return error;
        for (const Member& member : scan_.extras()) {
            table.add_extra(decoded(member.key, buffer_), scan_.value(member));
        }
        return {};
    }

  private:
    Error read_options() {
        if (!scan_.has(RecordKey::options)) return Error::say("the key 'options' is missing");
        JsonReader reader = scan_.reader(RecordKey::options);
        reader.begin_object();
        for (JsonText key; reader.next_key(key);) {
            if (Error error = G::read_option(options_, decoded(key, buffer_), reader)) return in_options(error);
        }
        if (!reader.ok()) return in_options(reader.error());
        if (G::is_settled(options_)) return G::check_options(options_);
        return in_options(Error::say("'", G::open_option(options_), "' must be there, as the game is really played"));
    }
    static Error in_options(const Error& error) { return presentable(Error::say("'options': ", error.message())); }

    Error read_start() {
        std::string_view text;
        if (Error error = scan_.read_text(RecordKey::start, buffer_, text)) return error;
        Result<typename G::Position> position = G::read_position(text);
        if (!position.ok()) return presentable(Error::say("'start': ", position.error.message()));
        if (!(G::options(position.value) == options_)) {
            return Error::say("'start' has other players or options than the record");
        }
        start_ = position.value;
        return {};
    }

    const RecordScan& scan_;
    typename G::Options options_{};
    int first_ = 0;
    std::optional<typename G::Position> start_;
    std::string buffer_;
};

}  // namespace azulejos
