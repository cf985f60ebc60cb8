// Records for the browser: reading, writing and checking them.
#include "any/records.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "any/history.h"
#include "base/bits.h"
#include "bindings/browser/answers.h"
#include "bindings/browser/operations.h"

namespace azulejos::browser {

namespace {

void append_outcome(std::string& answer, const std::optional<Outcome>& outcome, int players) {
    if (!outcome) {
        answer += "null";
        return;
    }
    append_json(answer, [&](JsonWriter& json) {
        json.begin_object().key("scores").begin_array();
        for (int seat = 0; seat < players; ++seat) json.value(outcome->scores[static_cast<std::size_t>(seat)]);
        json.end_array().key("winners").begin_array();
        for_each_bit(outcome->winners, [&](int seat) { json.value(seat); });
        json.end_array().member("rounds", outcome->rounds).end_object();
    });
}

void append_extras(std::string& answer, const std::vector<ExtraMember>& extras) {
    answer += '{';
    for (const ExtraMember& extra : extras) {
        if (&extra != extras.data()) answer += ", ";
        append_string(answer, extra.key);
        answer += ": " + extra.json;
    }
    answer += '}';
}

void append_by_seat(JsonWriter& json, std::string_view key, const std::array<std::uint64_t, most_players>& sums,
                    int players) {
    json.key(key).begin_array();
    for (int seat = 0; seat < players; ++seat) json.value(sums[static_cast<std::size_t>(seat)]);
    json.end_array();
}

void append_totals(std::string& answer, const RecordTotals& totals) {
    answer += "{\"ruleset\": ";
    append_ruleset(answer, totals.ruleset);
    answer += ", ";
    append_json(answer, [&](JsonWriter& json) {
        json.member("records", totals.records).member("finished", totals.finished);
        json.member("ended_early", totals.ended_early).member("ties", totals.ties);
        json.member("moves", totals.moves).member("deals", totals.deals);
        json.member("finished_moves", totals.finished_moves).member("rounds", totals.rounds);
        append_by_seat(json, "points", totals.points, totals.ruleset.players());
        append_by_seat(json, "wins", totals.wins, totals.ruleset.players());
    });
    answer += '}';
}

// A game that goes on from a position. What its record says as `first` means nothing and is kept.
AnyHistory history_from(const AnyPosition& start, int first) {
    return std::visit(
        [&]<class G>(const PositionOf<G>& held) {
            History<G> history{held.position};
            history.set_first(first);
            return AnyHistory{AnyHistory::Variant{std::move(history)}};
        },
        start.variant());
}

Error push_events(AnyHistory& history, const std::vector<std::string>& events) {
    for (std::size_t index = 0; index < events.size(); ++index) {
        if (Error error = history.push_event(events[index])) return in_event(index + 1, error);
    }
    return {};
}

Error take_extras(const std::vector<Arguments::NamedValue>& members, std::vector<ExtraMember>& extras) {
    for (const Arguments::NamedValue& member : members) {
        if (Error error = check_extra(member.key, member.json)) return error;
        extras.push_back({member.key, member.json});
    }
    return {};
}

}  // namespace

Error read_record(Arguments& arguments, std::string& answer) {
    const std::string line = arguments.text();
    if (Error error = arguments.finish()) return error;
    std::optional<AnyHistory> read;
    if (Error error = AnyHistory::read(line, read)) return error;
    const AnyHistory& history = *read;
    answer += "{\"ruleset\": ";
    append_ruleset(answer, history.ruleset());
    answer += ", \"first\": ";
    append_value(answer, history.first());
    answer += history.has_start() ? ", \"has_start\": true" : ", \"has_start\": false";
    answer += ", \"first_position\": ";
    append_string(answer, history.position_at(0).text());
    answer += ", \"last_position\": ";
    append_string(answer, history.position().text());
    answer += ", \"events\": " + history.events() + ", \"outcome\": ";
    append_outcome(answer, history.outcome(), history.players());
    answer += ", \"extras\": ";
    append_extras(answer, history.extras());
    answer += '}';
    return {};
}

Error write_record(Arguments& arguments, std::string& answer) {
    const AnyRuleset ruleset = arguments.ruleset();
    const int first = arguments.seat(ruleset.players());
    std::optional<AnyPosition> start;
    if (!arguments.is_null()) start = arguments.position();
    const std::vector<std::string> events = arguments.items();
    const std::vector<Arguments::NamedValue> members = arguments.members();
    if (Error error = arguments.finish()) return error;
    if (start && !(start->ruleset() == ruleset))
        return Error::say("'start' has other players or options than the ruleset");
    std::vector<ExtraMember> extras;
    if (Error error = take_extras(members, extras)) return error;
    AnyHistory history = start ? history_from(*start, first) : AnyHistory{ruleset, first};
    if (Error error = push_events(history, events)) return error;
    append_string(answer, history.record(extras));
    return {};
}

Error check_records(Arguments& arguments, std::string& answer) {
    const std::string lines = arguments.text();
    if (Error error = arguments.finish()) return error;
    RecordChecker checker;
    checker.check(lines);
    answer += "{\"records\": ";
    append_value(answer, checker.records());
    answer += ", \"totals\": ";
    append_list(answer, checker.totals(), [&](const RecordTotals& totals) { append_totals(answer, totals); });
    answer += ", \"broken\": ";
    append_list(answer, checker.broken(), [&](const BrokenRecord& broken) {
        append_json(answer, [&](JsonWriter& json) {
            json.begin_object().member("record", broken.record).member("error", broken.error.message()).end_object();
        });
    });
    answer += '}';
    return {};
}

}  // namespace azulejos::browser
