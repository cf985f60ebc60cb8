// A game with its history, and where its chance comes from.
#include <utility>

#include "any/history.h"
#include "bindings/python/bindings.h"
#include "records/scan.h"

namespace azulejos::python {

namespace {

// With a seed, the chance that follows an action is played at once; without one it is given from outside.
struct SeededGame {
    AnyHistory history;
    std::optional<std::uint64_t> seed;

    void play_chance() {
        if (seed) history.play_chance(*seed);
    }
};

SeededGame start(const AnyRuleset& ruleset, int first, std::optional<std::uint64_t> seed) {
    check_seat(first, ruleset.players());
    if (const Error error = ruleset.check_settled()) throw nb::value_error(std::string{error.message()}.c_str());
    SeededGame game{AnyHistory{ruleset, first}, seed};
    game.play_chance();
    return game;
}

SeededGame go_on(const AnyPosition& position, std::optional<std::uint64_t> seed) {
    SeededGame game{AnyHistory{position}, seed};
    game.play_chance();
    return game;
}

SeededGame read(std::string_view line, std::optional<std::uint64_t> seed) {
    std::optional<AnyHistory> history;
    raise_if<InvalidRecord>(AnyHistory::read(line, history));
    SeededGame game{std::move(*history), seed};
    game.play_chance();
    return game;
}

void push(SeededGame& self, nb::handle move) {
    raise_if<IllegalMove>(self.history.push(move_from(move, self.history.game())));
    self.play_chance();
}

void push_event(SeededGame& self, std::string_view event) {
    raise_if<IllegalMove>(self.history.push_event(event));
    self.play_chance();
}

void pop(SeededGame& self) {
    const Error error = self.seed ? self.history.take_back() : self.history.pop();
    if (error) throw nb::index_error(std::string{error.message()}.c_str());
}

std::string preview(const SeededGame& self, nb::handle move) {
    std::string json;
    raise_if<IllegalMove>(self.history.preview(move_from(move, self.history.game()), json));
    return json;
}

std::string record(const SeededGame& self, const std::vector<std::pair<std::string, std::string>>& extras) {
    std::vector<ExtraMember> more;
    for (const auto& [key, json] : extras) {
        if (const Error error = check_extra(key, json)) throw nb::value_error(std::string{error.message()}.c_str());
        more.push_back({key, json});
    }
    return self.history.record(more);
}

nb::object outcome(const SeededGame& self) {
    const std::optional<Outcome> outcome = self.history.outcome();
    if (!outcome) return nb::none();
    return nb::make_tuple(scores_tuple(outcome->scores, self.history.players()), seats_tuple(outcome->winners),
                          outcome->rounds);
}

std::string events_for(const SeededGame& self, std::optional<int> seat) {
    if (seat) check_seat(*seat, self.history.players());
    return self.history.events_for(seat.value_or(nobody));
}

std::vector<Move> moves(const SeededGame& self) {
    std::vector<Move> moves;
    self.history.append_moves(moves);
    return moves;
}

AnyPosition position_at(const SeededGame& self, std::size_t ply) {
    if (ply > self.history.plies()) throw nb::index_error("the game has not come so far");
    return self.history.position_at(ply);
}

}  // namespace

void bind_game(nb::module_& module) {
    nb::class_<SeededGame>(module, "Game")
        .def_static("start", &start, "ruleset"_a, "first"_a, "seed"_a.none())
        .def_static("go_on", &go_on, "position"_a, "seed"_a.none())
        .def_static("read", &read, "line"_a, "seed"_a.none())
        .def("copy", [](const SeededGame& self) { return self; })
        .def_rw("seed", &SeededGame::seed)
        .def_prop_ro("ruleset", [](const SeededGame& self) { return self.history.ruleset(); })
        .def_prop_ro("players", [](const SeededGame& self) { return self.history.players(); })
        .def_prop_ro("first", [](const SeededGame& self) { return self.history.first(); })
        .def_prop_ro("plies", [](const SeededGame& self) { return self.history.plies(); })
        .def_prop_ro("position", [](const SeededGame& self) { return self.history.position(); })
        .def("position_at", &position_at, "ply"_a)
        .def_prop_ro("events", [](const SeededGame& self) { return self.history.events(); })
        .def("events_for", &events_for, "seat"_a.none())
        .def_prop_ro("moves", &moves)
        .def_prop_ro("phase", [](const SeededGame& self) { return std::string{phase_name(self.history.phase())}; })
        .def_prop_ro(
            "due", [](const SeededGame& self) { return due_or_none(self.history.due()); },
            nb::sig("def due(self) -> str | None"))
        .def_prop_ro(
            "to_move", [](const SeededGame& self) { return seat_or_none(self.history.to_move()); },
            nb::sig("def to_move(self) -> int | None"))
        .def_prop_ro("round", [](const SeededGame& self) { return self.history.round(); })
        .def_prop_ro(
            "scores",
            [](const SeededGame& self) { return scores_tuple(self.history.scores(), self.history.players()); },
            nb::sig("def scores(self) -> tuple[int, ...]"))
        .def_prop_ro("outcome", &outcome,
                     nb::sig("def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], int] | None"))
        .def_prop_ro(
            "legal_moves",
            [](const SeededGame& self) { return LegalMoves{self.history.position(), self.history.end().has_value()}; })
        .def("push", &push, "move"_a, nb::sig("def push(self, move: Move | str) -> None"))
        .def("push_event", &push_event, "event"_a)
        .def("pop", &pop)
        .def("preview", &preview, "move"_a, nb::sig("def preview(self, move: Move | str) -> str"))
        .def("report", [](const SeededGame& self) { return self.history.report(); })
        .def("record", &record, "extras"_a)
        .def_prop_ro("extras", [](const SeededGame& self) {
            std::vector<std::pair<std::string, std::string>> extras;
            for (const ExtraMember& extra : self.history.extras()) extras.emplace_back(extra.key, extra.json);
            return extras;
        });
}

}  // namespace azulejos::python
