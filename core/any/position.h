// A position of any game, for those who know games only by name: Python, the browser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "any/games.h"
#include "any/ruleset.h"
#include "base/text.h"

namespace azulejos {

template <class G>
struct PositionOf {
    using Rules = G;
    typename G::Position position{};

    bool operator==(const PositionOf&) const = default;
};

class AnyPosition {
  public:
    using Variant = Games::Variant<PositionOf>;

    AnyPosition() = default;
    explicit AnyPosition(const Variant& position) : position_(position) {}

    static Error read(std::string_view text, AnyPosition& position);
    std::string text() const;
    std::string data() const;  // for display, as JSON

    AnyRuleset ruleset() const;
    std::string_view game() const;
    int players() const;
    Phase phase() const;
    int to_move() const;
    bool awaits_chance() const;
    std::string_view due() const;  // "move", the kind of the deal that comes next, or nothing: the game is over
    bool is_over() const;
    int round() const;
    int first() const;
    Scores scores() const;
    unsigned winners() const;  // a bit a seat; 0 while the game is not over

    int count_legal_moves() const;
    Move nth_legal_move(int n) const;
    bool is_legal(Move move) const;
    Error check_move(Move move) const;  // why not, or nothing
    void append_legal_moves(std::vector<Move>& moves) const;

    // The same decisions in small steps (see games/game.h). What is asked of steps that can't come so is refused.
    int step_count() const;
    Error legal_steps(const std::vector<int>& steps, std::vector<int>& next) const;
    Error move_of_steps(const std::vector<int>& steps, std::optional<Move>& move) const;
    Error steps_of_move(Move move, std::vector<int>& steps) const;

    // The position afterwards and what the action did (JSON; where `report` is given). Where a rider is due (see the
    // contract in games/game.h), playing a move leaves it unsaid.
    Error play(Move move, AnyPosition& after, std::string* report = nullptr) const;
    // A move or an outcome of chance as in a record, `{"deal": ["BBYR", ...]}`, or a rider alone. A view takes what is
    // masked, too.
    Error play_event(std::string_view json, AnyPosition& after, std::string* report = nullptr) const;
    // What a legal move would do, as JSON.
    Error preview(Move move, std::string& json) const;

    // The position as this seat may know it (`nobody`: a spectator), and as if it were asked to tile first.
    AnyPosition view(int seat) const;
    Error tiling(int seat, AnyPosition& asked) const;
    // A view with all that is masked filled in at random, as it may really be.
    AnyPosition determinised(std::uint64_t seed) const;

    // Counts sequences of at most `depth` moves: see any/perft.h.
    std::uint64_t perft(int depth) const;

    const Variant& variant() const { return position_; }
    bool operator==(const AnyPosition&) const = default;

  private:
    Variant position_;
};

}  // namespace azulejos
