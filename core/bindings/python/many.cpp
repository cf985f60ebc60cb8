// What is done with many games at once, without Python in between: simulating, checking records, measuring, bots.
#include <string>

#include "any/history.h"
#include "any/random_games.h"
#include "any/records.h"
#include "any/simulate.h"
#include "bindings/python/bindings.h"
#include "bots/bots.h"

namespace azulejos::python {

namespace {

nb::bytes simulate_games(const AnyRuleset& ruleset, const std::vector<std::string>& bots, std::uint64_t seed,
                         std::optional<int> first, std::uint64_t begin, std::uint64_t count) {
    if (first) check_seat(*first, ruleset.players());
    const std::vector<std::string_view> names{bots.begin(), bots.end()};
    std::string out;
    Error error;
    {
        const nb::gil_scoped_release released;
        error = simulate({ruleset, names, seed, first.value_or(nobody)}, begin, count, out);
    }
    if (error) throw nb::value_error(std::string{error.message()}.c_str());
    return nb::bytes(out.data(), out.size());
}

// Checks lines of records, which hold whole lines; says what was broken as (record from 1, why).
std::vector<std::pair<std::size_t, std::string>> check_lines(RecordChecker& self, const nb::bytes& lines) {
    const std::string_view text{lines.c_str(), lines.size()};
    const std::size_t known = self.broken().size();
    {
        const nb::gil_scoped_release released;
        self.check(text);
    }
    std::vector<std::pair<std::size_t, std::string>> broken;
    for (std::size_t index = known; index < self.broken().size(); ++index) {
        broken.emplace_back(self.broken()[index].record, self.broken()[index].error.message());
    }
    return broken;
}

nb::list totals_of(const RecordChecker& self) {
    nb::list list;
    for (const RecordTotals& totals : self.totals()) {
        nb::dict entry;
        entry["ruleset"] = totals.ruleset;
        entry["records"] = totals.records;
        entry["finished"] = totals.finished;
        entry["ended_early"] = totals.ended_early;
        entry["ties"] = totals.ties;
        entry["moves"] = totals.moves;
        entry["deals"] = totals.deals;
        entry["finished_moves"] = totals.finished_moves;
        entry["rounds"] = totals.rounds;
        entry["points"] =
            std::vector<std::uint64_t>(totals.points.begin(), totals.points.begin() + totals.ruleset.players());
        entry["wins"] = std::vector<std::uint64_t>(totals.wins.begin(), totals.wins.begin() + totals.ruleset.players());
        list.append(entry);
    }
    return list;
}

// Plays uniformly random games and counts; the caller measures the time.
nb::dict play_random(const AnyRuleset& ruleset, std::uint64_t seed, std::uint64_t games) {
    PlayoutTotals totals;
    {
        const nb::gil_scoped_release released;
        totals = play_random_games(ruleset, seed, games);
    }
    nb::dict result;
    result["games"] = totals.games;
    result["moves"] = totals.moves;
    result["rounds"] = totals.rounds;
    result["points"] = totals.points;
    result["ties"] = totals.ties;
    return result;
}

Move choose(std::string_view name, const AnyPosition& view, std::uint64_t seed) {
    const Result<Bot> bot = bot_by_name(name);
    if (!bot.ok()) throw nb::value_error(std::string{bot.error.message()}.c_str());
    if (view.to_move() == nobody) throw nb::value_error("nobody is to move");
    Rng words{seed};
    return std::visit(
        [&]<class G>(const PositionOf<G>& held) { return choose_move<G>(bot.value, held.position, words); },
        view.variant());
}

}  // namespace

void bind_many(nb::module_& module) {
    module.def("simulate", &simulate_games, "ruleset"_a, "bots"_a, "seed"_a, "first"_a.none(), "begin"_a, "count"_a);
    module.def("play_random", &play_random, "ruleset"_a, "seed"_a, "games"_a,
               nb::sig("def play_random(ruleset: Ruleset, seed: int, games: int) -> dict[str, int]"));
    module.def("choose_move", &choose, "bot"_a, "view"_a, "seed"_a);
    module.def(
        "bot_names",
        [] {
            nb::list names;
            for (const std::string_view name : bot_names) names.append(std::string{name});
            return nb::tuple(names);
        },
        nb::sig("def bot_names() -> tuple[str, ...]"));
    module.attr("most_record_bytes") = most_record_bytes;
    nb::class_<RecordChecker>(module, "RecordChecker")
        .def(nb::init<>())
        .def("check", &check_lines, "lines"_a)
        .def_prop_ro("records", &RecordChecker::records)
        .def_prop_ro("totals", &totals_of, nb::sig("def totals(self) -> list[dict[str, typing.Any]]"));
}

}  // namespace azulejos::python
