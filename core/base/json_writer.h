// Writes JSON into somebody's buffer, spaced as Python's `json.dumps` does.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "base/json_text.h"
#include "base/text.h"

namespace azulejos {

// Puts the commas and colons, with the spaces that Python's `json.dumps` puts: `{"a": [1, 2]}`. It trusts its caller to
// close what was opened and to give every member of an object its key.
class JsonWriter {
  public:
    constexpr explicit JsonWriter(TextWriter& text) : text_(text) {}

    constexpr JsonWriter& begin_object() { return open('{'); }
    constexpr JsonWriter& end_object() { return close('}'); }
    constexpr JsonWriter& begin_array() { return open('['); }
    constexpr JsonWriter& end_array() { return close(']'); }
    constexpr JsonWriter& key(std::string_view name) {
        separate();
        write_json_string(text_, name);
        text_.put(": ");
        after_key_ = true;
        return *this;
    }

    template <std::integral Number>
        requires(!std::same_as<Number, char> && !std::same_as<Number, bool>)
    constexpr JsonWriter& value(Number number) {
        separate();
        text_.put(number);
        return *this;
    }
    constexpr JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    constexpr JsonWriter& value(std::string_view text) {
        separate();
        write_json_string(text_, text);
        return *this;
    }
    // Not left to the conversions: a `const char*` would rather become a bool.
    constexpr JsonWriter& value(const char* text) { return value(std::string_view{text}); }
    constexpr JsonWriter& null() { return raw("null"); }
    // A value that is JSON already.
    constexpr JsonWriter& raw(std::string_view json) {
        separate();
        text_.put(json);
        return *this;
    }
    template <class Value>
    constexpr JsonWriter& member(std::string_view name, const Value& content) {
        return key(name).value(content);
    }

  private:
    constexpr std::uint64_t level() const { return std::uint64_t{1} << (depth_ & (json_most_depth - 1)); }

    constexpr void separate() {
        if (after_key_) {
            after_key_ = false;
        } else if (depth_ > 0) {
            if (has_items_ & level()) text_.put(", ");
            has_items_ |= level();
        }
    }
    constexpr JsonWriter& open(char bracket) {
        separate();
        text_.put(bracket);
        ++depth_;
        has_items_ &= ~level();
        return *this;
    }
    constexpr JsonWriter& close(char bracket) {
        text_.put(bracket);
        --depth_;
        return *this;
    }

    TextWriter& text_;
    std::uint64_t has_items_ = 0;  // a bit per level: something stands there, so that a comma comes next
    int depth_ = 0;
    bool after_key_ = false;
};

}  // namespace azulejos
