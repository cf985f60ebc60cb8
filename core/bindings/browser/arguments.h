// What a call from the browser brings: a JSON list, `["play", "azul/...", "2R4"]`: an operation's name and its
// arguments.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "any/position.h"
#include "any/ruleset.h"
#include "base/json.h"
#include "base/text.h"
#include "games/game.h"
#include "records/scan.h"

namespace azulejos::browser {

// Reads one argument after the other. The first mistake sticks: what is read after it means nothing, and `finish` tells
// it, so that an operation reads all it needs and looks once.
class Arguments {
  public:
    explicit Arguments(std::string_view input);

    std::string text();
    std::vector<std::string> texts();
    AnyPosition position();
    AnyRuleset ruleset();
    // An event as in a record; a text alone is a move.
    std::string event();
    int seat(int players);
    int seat_or_nobody(int players);  // null: nobody
    bool is_null();                   // takes it if it is

    template <std::integral Number>
    Number number(Number least, Number most) {
        Number number = least;
        if (next() && !reader_.read_integer(number, least, most)) {
            fail("a whole number from ", least, " to ", most, " expected");
        }
        return number;
    }

    // Objects and lists, item by item, each with Python's spacing, which all our JSON has.
    struct NamedValue {
        std::string key, json;
    };
    std::vector<NamedValue> members();
    std::vector<std::string> items();

    // What was wrong, or nothing; all arguments must have been read.
    Error finish();

    template <class... Pieces>
    void fail(const Pieces&... pieces) {
        if (!error_) error_ = Error::say("argument ", index_, ": ", pieces...);
    }

  private:
    bool next();
    std::string raw();
    AnyRuleset read_ruleset();

    JsonReader reader_;
    std::vector<JsonText> keys_;
    int index_ = -1;         // of the argument read last; the operation's name is number 0
    bool put_back_ = false;  // the argument was only looked at
    Error error_;
};

}  // namespace azulejos::browser
