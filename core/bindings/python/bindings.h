// What the files of the native module share: errors as Python exceptions, and who binds what.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>
#include <string_view>

#include "any/position.h"
#include "base/text.h"

namespace azulejos::python {

namespace nb = nanobind;
using namespace nb::literals;

// What Python raises; each becomes the exception of that name, all of them ValueErrors.
struct IllegalMove : std::runtime_error {
    using std::runtime_error::runtime_error;
};
struct InvalidRecord : std::runtime_error {
    using std::runtime_error::runtime_error;
};
struct InvalidPosition : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class Exception>
void raise_if(const Error& error) {
    if (error) throw Exception(std::string{error.message()});
}

inline nb::object seat_or_none(int seat) { return seat == nobody ? nb::none() : nb::cast(seat); }

inline nb::object due_or_none(std::string_view due) { return due.empty() ? nb::none() : nb::cast(std::string{due}); }

inline nb::tuple scores_tuple(const Scores& scores, int players) {
    nb::list list;
    for (int seat = 0; seat < players; ++seat) list.append(scores[static_cast<std::size_t>(seat)]);
    return nb::tuple(list);
}

inline nb::tuple seats_tuple(unsigned seats) {
    nb::list list;
    for_each_bit(seats, [&](int seat) { list.append(seat); });
    return nb::tuple(list);
}

inline void check_seat(int seat, int players) {
    if (seat < 0 || seat >= players) {
        throw nb::value_error(("there is no seat " + std::to_string(seat)).c_str());
    }
}

// A move as people or programs give it: a `Move`, or its text in this game.
Move move_from(nb::handle given, std::string_view game);

// The legal moves of a position: counted and asked without making a list.
class LegalMoves {
  public:
    LegalMoves(const AnyPosition& position, bool over) : position_(position), over_(over) {}

    std::size_t size() const { return over_ ? 0 : static_cast<std::size_t>(position_.count_legal_moves()); }
    bool contains(nb::handle given) const;
    Move at(std::ptrdiff_t index) const;
    std::vector<Move> list() const;

  private:
    AnyPosition position_;
    bool over_;  // the game ended early, whatever the position would allow
};

void bind_moves(nb::module_& module);
void bind_ruleset(nb::module_& module);
void bind_position(nb::module_& module);
void bind_game(nb::module_& module);
void bind_many(nb::module_& module);

}  // namespace azulejos::python
