// Pieces that answers are made of, beside those that the core writes itself.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "any/ruleset.h"
#include "base/json.h"
#include "records/append.h"

namespace azulejos::browser {

inline void append_string(std::string& answer, std::string_view text) {
    StringSink sink{answer};
    write_json_string(sink, text);
}

template <std::integral Number>
void append_value(std::string& answer, Number number) {
    append_text(answer, [&](TextWriter& text) { text.put(number); });
}

// `[first, second, ...]`: `append(item)` writes each.
template <class Items, class Append>
void append_list(std::string& answer, const Items& items, Append append) {
    answer += '[';
    bool is_first = true;
    for (const auto& item : items) {
        if (!is_first) answer += ", ";
        is_first = false;
        append(item);
    }
    answer += ']';
}

// As an argument would bring it.
inline std::string ruleset_json(const AnyRuleset& ruleset) {
    std::string out;
    const std::string options = ruleset.options();
    append_json(out, [&](JsonWriter& json) {
        json.begin_object().member("game", ruleset.game()).member("players", ruleset.players());
        json.key("options").raw(options).end_object();
    });
    return out;
}

}  // namespace azulejos::browser
