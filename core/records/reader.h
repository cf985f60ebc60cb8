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

// Plays one event after the other on a `Table`: a `History`, which keeps everything, a `Course`, which only checks, or
// what else has their `position`, `end`, `push` and `push_rider`.
template <Game G, class Table>
class EventReader {
  public:
    EventReader(const RecordScan& scan, Table& table, EventSource source = EventSource::record)
        : scan_(scan), table_(table), source_(source) {}

    // `members`: of the event's object, in order.
    Error read(std::span<const Member> members) {
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
        if (!kind && rider && source_ != EventSource::record) return read_rider_alone(*rider);
        if (!kind) return Error::say("it holds nothing that can happen: no 'move', 'deal' or 'end'");
        extras_.clear();
        for (const Member& member : members) {
            if (&member != kind && &member != rider) append_member(extras_, member.key, scan_.value(member));
        }
        Beside<G> beside{.members = extras_};
        if (rider) {
            const Result<Deal> read = read_rider(*rider);
            if (!read.ok()) return read.error;
            beside.rider = read.value;
        }
        if (kind->key == "move") return read_move(*kind, beside);
        if (kind->key == "end") return read_end(*kind, beside);
        return read_deal(*kind, beside);
    }

  private:
    using Deal = typename G::Deal;

    static bool is_rider(const Member& member) {
        return !std::string_view{G::rider_key}.empty() && member.key == G::rider_key;
    }

    Result<Deal> read_rider(const Member& member) {
        JsonReader reader = scan_.reader(member);
        return G::read_deal(table_.position(), G::rider_key, reader);
    }

    Error read_rider_alone(const Member& member) {
        const Result<Deal> rider = read_rider(member);
        return rider.ok() ? table_.push_rider(rider.value) : rider.error;
    }

    Error read_move(const Member& member, const Beside<G>& beside) {
        JsonText written;
        JsonReader reader = scan_.reader(member);
        if (!reader.read_string(written)) return reader.error();
        const Result<Move> move = G::read_move(decoded(written, buffer_));
        if (!move.ok()) return move.error;
        return table_.push({.kind = EventKind::move, .move = move.value}, beside);
    }

    Error read_deal(const Member& member, const Beside<G>& beside) {
        const std::string kind{decoded(member.key, buffer_)};
        if (!G::is_deal_kind(kind)) return Error::say("there is no '", kind, "' in the game ", G::name);
        typename G::Position position = table_.position();
        NoLog log;
        leave_rider_unsaid<G>(position, log);
        const Standing<G> standing{position, table_.end()};
        if (standing.is_over()) return Error::say("the game is over");
        if (!standing.awaits_chance()) return Error::say("a move is due, not a deal");
        JsonReader reader = scan_.reader(member);
        const Result<Deal> deal = G::read_deal(position, kind, reader);
        if (!deal.ok()) return deal.error;
        if (source_ != EventSource::position && G::is_masked(deal.value)) {
            return Error::say("this '", kind,
                              "' is what somebody is told who may not see it; what really came is needed");
        }
        return table_.push({.kind = EventKind::deal, .deal = deal.value}, beside);
    }

    Error read_end(const Member& member, Beside<G>& beside) {
        End end{.seat = -1};
        std::optional<EndKind> how;
        std::string end_extras;
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
                append_member(end_extras, key, reader.skip_value());
            }
        }
        if (!reader.ok()) return reader.error();
        if (end.seat < 0) return Error::say("the end lacks its 'seat'");
        if (!how) return Error::say("the end lacks its 'how'");
        end.how = *how;
        beside.end_members = end_extras;
        return table_.push({.kind = EventKind::end, .end = end}, beside);
    }

    const RecordScan& scan_;
    Table& table_;
    EventSource source_;
    std::string extras_, buffer_;
};

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
        EventReader<G, Table> reader{scan_, table};
        for (std::size_t index = 0; index < scan_.event_count(); ++index) {
            if (Error error = reader.read(scan_.event(index))) return in_event(index + 1, error);
        }
        if (Error error = check_outcome(table.standing())) return error;
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

    Error check_outcome(const Standing<G>& standing) {
        constexpr std::array<RecordKey, 3> keys{RecordKey::scores, RecordKey::winners, RecordKey::rounds};
        for (const RecordKey key : keys) {
            const std::string_view name = record_keys[static_cast<std::size_t>(key)];
            if (scan_.has(key) == standing.is_over()) continue;
            if (standing.is_over()) return Error::say("the game is finished, but '", name, "' is missing");
            return Error::say("the game is not finished, so there can't be '", name, "' yet");
        }
        if (!standing.is_over()) return {};
        const Outcome outcome = standing.outcome();
        if (Error error = check_list(RecordKey::scores, outcome.scores, standing.players())) return error;
        Scores winners{};
        int count = 0;
        for_each_bit(outcome.winners, [&](int seat) { winners[static_cast<std::size_t>(count++)] = seat; });
        if (Error error = check_list(RecordKey::winners, winners, count)) return error;
        int rounds = 0;
        if (Error error = scan_.read_number(RecordKey::rounds, 0, 1'000'000, rounds)) return error;
        return rounds == outcome.rounds ? Error{} : Error::say("'rounds' is ", outcome.rounds, ", not ", rounds);
    }

    // Whether a list in the record is exactly these numbers.
    Error check_list(RecordKey key, const Scores& numbers, int count) {
        JsonReader reader = scan_.reader(key);
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

    const RecordScan& scan_;
    typename G::Options options_{};
    int first_ = 0;
    std::optional<typename G::Position> start_;
    std::string buffer_;
};

}  // namespace azulejos
