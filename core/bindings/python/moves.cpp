// Moves and lists of legal moves.
#include <algorithm>

#include "any/move.h"
#include "bindings/python/bindings.h"

namespace azulejos::python {

Move move_from(nb::handle given, std::string_view game) {
    Move move;
    if (nb::try_cast<Move>(given, move)) return move;
    if (!nb::isinstance<nb::str>(given)) throw nb::type_error("a move is a Move or its text, like '2R4'");
    const Result<Move> read = read_move(game, nb::cast<std::string_view>(given));
    raise_if<IllegalMove>(read.error);
    return read.value;
}

bool LegalMoves::contains(nb::handle given) const {
    if (over_) return false;
    Move move;
    if (nb::try_cast<Move>(given, move)) return position_.is_legal(move);
    if (!nb::isinstance<nb::str>(given)) return false;
    const Result<Move> read = read_move(position_.game(), nb::cast<std::string_view>(given));
    return read.ok() && position_.is_legal(read.value);
}

Move LegalMoves::at(std::ptrdiff_t index) const {
    const auto count = static_cast<std::ptrdiff_t>(size());
    const std::ptrdiff_t place = index < 0 ? index + count : index;
    if (place < 0 || place >= count) throw nb::index_error("there are not so many legal moves");
    return position_.nth_legal_move(static_cast<int>(place));
}

std::vector<Move> LegalMoves::list() const {
    std::vector<Move> moves;
    if (!over_) position_.append_legal_moves(moves);
    return moves;
}

void bind_moves(nb::module_& module) {
    nb::class_<Move> bound(module, "Move",
                           "One decision of one player: a number with a text, like 2R4 (see docs/notation.md).");
    bound
        .def_static(
            "from_text",
            [](std::string_view text, std::string_view game) {
                const Result<Move> read = read_move(game, text);
                raise_if<IllegalMove>(read.error);
                return read.value;
            },
            "text"_a, "game"_a = "azul",
            "Reads a move of a game in notation (4@2 is a move of several games); raises IllegalMove where it is none.")
        .def_static(
            "from_code",
            [](std::uint32_t code) {
                const Move move{code};
                if (move_text(move).empty()) throw nb::value_error("no move of any game has this code");
                return move;
            },
            "code"_a, "The move with this code.")
        .def_ro("code", &Move::code, "The number that stands for the move in the core.")
        .def("__str__", [](const Move& self) { return move_text(self); })
        .def("__repr__", [](const Move& self) { return "Move('" + move_text(self) + "')"; })
        .def("__hash__", [](const Move& self) { return self.code; })
        .def(
            "__eq__",
            [](const Move& self, nb::handle other) {
                Move move;
                return nb::try_cast<Move>(other, move) && move == self;
            },
            nb::arg("other").none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def("__getstate__", [](const Move& self) { return self.code; })
        .def("__setstate__", [](Move& self, std::uint32_t code) { new (&self) Move{code}; })
        .def("__copy__", [](const Move& self) { return self; })
        .def("__deepcopy__", [](const Move& self, nb::handle) { return self; }, "memo"_a);

    nb::class_<LegalMoves> legal_moves(
        module, "LegalMoves", "The legal moves of a position: cheap to count, to ask and to index; in a fixed order.");
    legal_moves.def("__len__", &LegalMoves::size)
        .def("__bool__", [](const LegalMoves& self) { return self.size() > 0; })
        .def("__contains__", &LegalMoves::contains, nb::arg("move").none(),
             nb::sig("def __contains__(self, move: object, /) -> bool"))
        .def("__getitem__", &LegalMoves::at, "index"_a)
        .def(
            "__iter__", [](const LegalMoves& self) { return nb::iter(nb::cast(self.list())); },
            nb::sig("def __iter__(self) -> typing.Iterator[Move]"))
        .def("__repr__", [](const LegalMoves& self) {
            std::string text = "<LegalMoves";
            for (const Move move : self.list()) (text += ' ') += move_text(move);
            return text + ">";
        });
}

}  // namespace azulejos::python
