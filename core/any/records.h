// Records of any game, many at a time: checked without keeping them, and counted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "any/games.h"
#include "any/ruleset.h"
#include "base/text.h"
#include "records/reader.h"
#include "records/scan.h"

namespace azulejos {

// Takes a line apart, finds its game and calls `visit` with its `RecordReader<G>`, ready to read the game.
template <class Visit>
Error with_record(RecordScan& scan, std::string_view line, Visit visit) {
    if (Error error = scan.scan(line)) return error;
    std::string buffer;
    std::string_view name;
    if (Error error = scan.read_game(buffer, name)) return error;
    Error error;
    const bool found = with_game(name, [&](auto game) {
        RecordReader<typename decltype(game)::type> reader{scan};
        error = reader.read_set_up();
        if (!error) error = visit(reader);
    });
    return found ? presentable(error) : no_such_game(name);
}

// Sums over the records of one ruleset.
struct RecordTotals {
    AnyRuleset ruleset;
    std::uint64_t records = 0;
    std::uint64_t finished = 0;  // early ends included
    std::uint64_t ended_early = 0;
    std::uint64_t ties = 0;  // shared victories
    std::uint64_t moves = 0, deals = 0;
    // Of finished games only:
    std::uint64_t finished_moves = 0, rounds = 0;
    std::array<std::uint64_t, most_players> points{}, wins{};  // by seat; a shared victory counts for each
};

struct BrokenRecord {
    std::size_t record = 0;  // from 1; blank lines count as nothing
    Error error;
};

// Reads lines one after the other; a long file may come in pieces, each ending between two lines.
class RecordChecker {
  public:
    // Checks each record in `lines`.
    void check(std::string_view lines);
    // Checks one; blank lines are passed over.
    Error check_line(std::string_view line);

    std::size_t records() const { return records_; }
    const std::vector<RecordTotals>& totals() const { return totals_; }  // in the order in which rulesets turned up
    const std::vector<BrokenRecord>& broken() const { return broken_; }

  private:
    RecordTotals& totals_of(const AnyRuleset& ruleset);

    RecordScan scan_;
    std::size_t records_ = 0;
    std::vector<RecordTotals> totals_;
    std::vector<BrokenRecord> broken_;
};

}  // namespace azulejos
