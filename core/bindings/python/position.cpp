// Positions, which never change: playing on one gives another.
#include "bindings/python/bindings.h"

namespace azulejos::python {

namespace {

AnyPosition read(std::string_view text) {
    AnyPosition position;
    raise_if<InvalidPosition>(AnyPosition::read(text, position));
    return position;
}

AnyPosition play(const AnyPosition& self, nb::handle move) {
    AnyPosition after;
    raise_if<IllegalMove>(self.play(move_from(move, self.game()), after));
    return after;
}

AnyPosition play_event(const AnyPosition& self, std::string_view event) {
    AnyPosition after;
    raise_if<IllegalMove>(self.play_event(event, after));
    return after;
}

std::string report(const AnyPosition& self, nb::handle move) {
    AnyPosition after;
    std::string json;
    raise_if<IllegalMove>(self.play(move_from(move, self.game()), after, &json));
    return json;
}

std::string report_event(const AnyPosition& self, std::string_view event) {
    AnyPosition after;
    std::string json;
    raise_if<IllegalMove>(self.play_event(event, after, &json));
    return json;
}

std::string preview(const AnyPosition& self, nb::handle move) {
    std::string json;
    raise_if<IllegalMove>(self.preview(move_from(move, self.game()), json));
    return json;
}

AnyPosition tiling(const AnyPosition& self, int seat) {
    AnyPosition asked;
    if (const Error error = self.tiling(seat, asked)) throw nb::value_error(std::string{error.message()}.c_str());
    return asked;
}

AnyPosition view(const AnyPosition& self, std::optional<int> seat) {
    if (seat) check_seat(*seat, self.players());
    return self.view(seat.value_or(nobody));
}

AnyPosition determinise(const AnyPosition& self, std::uint64_t seed) { return self.determinised(seed); }

std::uint64_t perft(const AnyPosition& self, int depth) {
    if (depth < 0) throw nb::value_error("the depth can't be negative");
    const nb::gil_scoped_release released;
    return self.perft(depth);
}

std::vector<int> legal_steps(const AnyPosition& self, const std::vector<int>& steps) {
    std::vector<int> next;
    raise_if<IllegalMove>(self.legal_steps(steps, next));
    return next;
}

std::optional<Move> move_of_steps(const AnyPosition& self, const std::vector<int>& steps) {
    std::optional<Move> move;
    raise_if<IllegalMove>(self.move_of_steps(steps, move));
    return move;
}

std::vector<int> steps_of_move(const AnyPosition& self, nb::handle move) {
    std::vector<int> steps;
    raise_if<IllegalMove>(self.steps_of_move(move_from(move, self.game()), steps));
    return steps;
}

}  // namespace

void bind_position(nb::module_& module) {
    nb::class_<AnyPosition>(module, "Position")
        .def_static("read", &read, "text"_a)
        .def_prop_ro("text", &AnyPosition::text)
        .def_prop_ro("data", &AnyPosition::data)
        .def_prop_ro("ruleset", &AnyPosition::ruleset)
        .def_prop_ro("players", &AnyPosition::players)
        .def_prop_ro("phase", [](const AnyPosition& self) { return std::string{phase_name(self.phase())}; })
        .def_prop_ro(
            "due", [](const AnyPosition& self) { return due_or_none(self.due()); },
            nb::sig("def due(self) -> str | None"))
        .def_prop_ro(
            "to_move", [](const AnyPosition& self) { return seat_or_none(self.to_move()); },
            nb::sig("def to_move(self) -> int | None"))
        .def_prop_ro("round", &AnyPosition::round)
        .def_prop_ro(
            "scores", [](const AnyPosition& self) { return scores_tuple(self.scores(), self.players()); },
            nb::sig("def scores(self) -> tuple[int, ...]"))
        .def_prop_ro(
            "winners", [](const AnyPosition& self) { return seats_tuple(self.winners()); },
            nb::sig("def winners(self) -> tuple[int, ...]"))
        .def_prop_ro("legal_moves", [](const AnyPosition& self) { return LegalMoves{self, false}; })
        .def("play", &play, "move"_a, nb::sig("def play(self, move: Move | str) -> Position"))
        .def("play_event", &play_event, "event"_a)
        .def("report", &report, "move"_a, nb::sig("def report(self, move: Move | str) -> str"))
        .def("report_event", &report_event, "event"_a)
        .def("preview", &preview, "move"_a, nb::sig("def preview(self, move: Move | str) -> str"))
        .def("view", &view, "seat"_a.none())
        .def("tiling", &tiling, "seat"_a)
        .def_prop_ro("step_count", &AnyPosition::step_count)
        .def("legal_steps", &legal_steps, "steps"_a)
        .def("move_of_steps", &move_of_steps, "steps"_a)
        .def("steps_of_move", &steps_of_move, "move"_a,
             nb::sig("def steps_of_move(self, move: Move | str) -> list[int]"))
        .def("determinise", &determinise, "seed"_a)
        .def("perft", &perft, "depth"_a)
        .def(
            "__eq__",
            [](const AnyPosition& self, nb::handle other) {
                return nb::isinstance<AnyPosition>(other) && self == nb::cast<const AnyPosition&>(other);
            },
            nb::arg("other").none(), nb::sig("def __eq__(self, other: object, /) -> bool"));
}

}  // namespace azulejos::python
