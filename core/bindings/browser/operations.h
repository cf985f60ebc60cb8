// All operations that a browser can call, by name. None keeps anything from one call to the next.
#pragma once

#include <string>
#include <string_view>

#include "base/text.h"
#include "bindings/browser/arguments.h"

namespace azulejos::browser {

// Reads its arguments and appends its answer, JSON, or says why there is none.
using Operation = Error (*)(Arguments& arguments, std::string& answer);

// Rules (rules.cpp). `action`: a move's text, or an event as in a record.
Error start(Arguments&, std::string&);        // ruleset, first seat -> position
Error settle(Arguments&, std::string&);       // ruleset, seed -> ruleset: deal 0 draws what its options leave to chance
Error first_seat(Arguments&, std::string&);   // ruleset, seed -> seat: deal 0 of a seeded game
Error data(Arguments&, std::string&);         // position -> plain data for display
Error legal_moves(Arguments&, std::string&);  // position -> list of moves
Error play(Arguments&, std::string&);         // position, action -> {position, report}
Error sample_deal(Arguments&,
                  std::string&);  // position, seed, number -> event: what chance does as deal `number` of the seed
Error tiling(Arguments&, std::string&);  // position, seat -> position, as if this seat were asked to tile first
Error view(Arguments&, std::string&);    // position, seat or null -> position, as this seat or a spectator may know it
Error masked(Arguments&, std::string&);  // position, action, seat or null -> event, as this seat may know it
Error determinise(Arguments&, std::string&);  // view, seed -> position: what is masked filled in as it may be
Error check_move(Arguments&, std::string&);   // position, move -> null if it is legal, else why not
Error preview(Arguments&, std::string&);      // position, move -> what it would do
Error previews(Arguments&, std::string&);     // position -> the same of all legal moves
Error perft(Arguments&, std::string&);        // position, depth -> number

// Records (records.cpp).
Error read_record(Arguments&, std::string&);    // line -> what it holds
Error write_record(Arguments&, std::string&);   // ruleset, first seat, start or null, events, more members -> line
Error check_records(Arguments&, std::string&);  // lines -> how many there are, and what is wrong with broken ones

// Bots, and measuring with random games (bots.cpp).
Error bots(Arguments&, std::string&);         // -> list of names
Error choose_move(Arguments&, std::string&);  // bot, view, seed -> move
Error simulate(Arguments&, std::string&);     // ruleset, list of bots, seed, first seat or null, begin, count -> lines
Error play_random(Arguments&, std::string&);  // ruleset, seed, games -> sums over random games

// Does what `input` asks; a JSON value, or `{"error": "..."}`.
void answer_call(std::string_view input, std::string& answer);

}  // namespace azulejos::browser
