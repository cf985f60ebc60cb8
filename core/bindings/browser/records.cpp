// Records for the browser: reading, writing and checking them.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
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

std::string broken_record(std::size_t number, const Error& error) {
    std::string out;
    append_json(out, [&](JsonWriter& json) {
        json.begin_object().member("record", number).member("error", error.message()).end_object();
    });
    return out;
}

}  // namespace

Error read_record(Arguments& arguments, std::string& answer) {
    const std::string line = arguments.text();
    if (Error error = arguments.finish()) return error;
    std::optional<AnyHistory> read;
    if (Error error = AnyHistory::read(line, read)) return error;
    const AnyHistory& history = *read;
    answer += "{\"ruleset\": " + ruleset_json(history.ruleset()) + ", \"first\": ";
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
    if (Error error = ruleset.check_settled()) return error;
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
    const std::string text = arguments.text();
    if (Error error = arguments.finish()) return error;
    std::vector<std::string> broken;
    std::size_t records = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        ++records;
        std::optional<AnyHistory> read;
        if (Error error = AnyHistory::read(line, read)) broken.push_back(broken_record(records, error));
    }
    answer += "{\"records\": ";
    append_value(answer, records);
    answer += ", \"broken\": ";
    append_list(answer, broken, [&](const std::string& json) { answer += json; });
    answer += '}';
    return {};
}

}  // namespace azulejos::browser
