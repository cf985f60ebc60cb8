// Checking and counting records: see records.h.
#include "any/records.h"

#include <algorithm>

#include "records/history.h"

namespace azulejos {

namespace {

bool is_blank(std::string_view line) { return line.find_first_not_of(" \t\r\n") == std::string_view::npos; }

template <Game G>
void count(RecordTotals& totals, const Course<G>& course) {
    const Standing<G> standing = course.standing();
    ++totals.records;
    totals.moves += course.moves();
    totals.deals += course.deals();
    if (!standing.is_over()) return;
    const Outcome outcome = standing.outcome();
    ++totals.finished;
    totals.ended_early += standing.end.has_value();
    totals.ties += count_bits(outcome.winners) > 1;
    totals.finished_moves += course.moves();
    totals.rounds += static_cast<std::uint64_t>(outcome.rounds);
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        totals.points[seat] += static_cast<std::uint64_t>(outcome.scores[seat]);
        totals.wins[seat] += outcome.winners >> seat & 1u;
    }
}

}  // namespace

void RecordChecker::check(std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t length = std::min(lines.find('\n'), lines.size());
        if (Error error = check_line(lines.substr(0, length))) broken_.push_back({records_, error});
        lines.remove_prefix(std::min(length + 1, lines.size()));
    }
}

Error RecordChecker::check_line(std::string_view line) {
    if (is_blank(line)) return {};
    ++records_;
    return with_record(scan_, line, [&]<class G>(RecordReader<G>& reader) {
        auto course = reader.template set_up<Course<G>>();
        Error error = reader.read_game(course);
        if (!error) count(totals_of(AnyRuleset{RulesetOf<G>{reader.options()}}), course);
        return error;
    });
}

RecordTotals& RecordChecker::totals_of(const AnyRuleset& ruleset) {
    for (RecordTotals& totals : totals_) {
        if (totals.ruleset == ruleset) return totals;
    }
    totals_.push_back({.ruleset = ruleset});
    return totals_.back();
}

}  // namespace azulejos
