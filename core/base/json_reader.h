// Reads JSON without a heap, piece by piece: strict (RFC 8259), and saying what is wrong where.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/json_text.h"
#include "base/text.h"

namespace azulejos {

enum class JsonKind : std::uint8_t { object, array, string, number, boolean, null, nothing };

// Reads one JSON value, pulled piece by piece. Whatever goes wrong first sticks: from then on everything says false, so
// that loops end by themselves and one look at `error` afterwards is enough.
//
//     reader.begin_object();
//     for (JsonText key; reader.next_key(key);) {
//         if (key == "factory") reader.read_integer(factory, 0, 9);
//         else reader.skip_value();
//     }
//     if (reader.error()) ...
//
// Each item must be read or skipped, and each object and array read to its end.
class JsonReader {
  public:
    // `place`: where in the text to begin, so that errors count characters from the text's own beginning. `depth`: in
    // how many objects and lists the value lies, or will lie.
    constexpr explicit JsonReader(std::string_view text, std::size_t place = 0, int depth = 0)
        : text_(text), place_(place), depth_(depth) {}

    constexpr const Error& error() const { return error_; }
    constexpr bool ok() const { return !error_; }
    constexpr std::size_t place() const { return place_; }  // bytes read so far

    // What comes next; `nothing` at the end of the text or where no value can begin.
    constexpr JsonKind peek() {
        skip_space();
        switch (letter()) {
            case '{': return JsonKind::object;
            case '[': return JsonKind::array;
            case '"': return JsonKind::string;
            case 't':
            case 'f': return JsonKind::boolean;
            case 'n': return JsonKind::null;
            case '-': return JsonKind::number;
            default: return is_digit(letter()) ? JsonKind::number : JsonKind::nothing;
        }
    }

    constexpr bool begin_object() { return open('{', "an object expected"); }
    constexpr bool begin_array() { return open('[', "a list expected"); }

    // The next key, its colon taken; false behind the last one, which closes the object.
    constexpr bool next_key(JsonText& key) {
        if (!next('}', "',' or '}' expected")) return false;
        if (letter() != '"') return wrong("a key in double quotes expected");
        if (!read_string(key)) return false;
        skip_space();
        return take(':') || wrong("':' expected after a key");
    }
    // Whether another item comes; false behind the last one, which closes the list.
    constexpr bool next_item() { return next(']', "',' or ']' expected"); }

    constexpr bool read_string(JsonText& text) {
        skip_space();
        if (!ok()) return false;
        if (!take('"')) return wrong("a string expected");
        const std::size_t begin = place_;
        bool escaped = false;
        while (true) {
            while (is_plain(letter())) ++place_;
            const auto byte = static_cast<unsigned char>(letter());
            if (byte == '"') break;
            if (byte == '\\') {
                escaped = true;
                if (!take_escape()) return false;
            } else if (byte >= 0x80) {
                const std::size_t length = utf8_length(text_.substr(place_));
                if (length == 0) return wrong("this is not UTF-8");
                place_ += length;
            } else if (place_ >= text_.size()) {
                return wrong("the text ends inside a string");
            } else {
                return wrong("a control character stands in a string; write it as an escape");
            }
        }
        text = JsonText{text_.substr(begin, place_ - begin), escaped};
        ++place_;
        return true;
    }
    template <LetterSink Sink>
    constexpr bool read_string(Sink& sink) {
        JsonText text;
        if (!read_string(text)) return false;
        text.decode(sink);
        return true;
    }

    // A whole number from `least` to `most`, without fraction or exponent.
    template <std::integral Number>
        requires(!std::same_as<Number, char> && !std::same_as<Number, bool>)
    constexpr bool read_integer(Number& number, std::type_identity_t<Number> least, std::type_identity_t<Number> most) {
        if (peek() != JsonKind::number) return wrong("a whole number from ", least, " to ", most, " expected");
        const std::size_t begin = place_;
        if (!take_number()) return false;
        bool negative = false;
        std::uint64_t value = 0;
        const bool whole = whole_number(text_.substr(begin, place_ - begin), negative, value);
        const bool fits =
            negative ? is_within(-static_cast<std::int64_t>(value), least, most) : is_within(value, least, most);
        if (!whole || !fits) {
            place_ = begin;
            return wrong("a whole number from ", least, " to ", most, " expected");
        }
        number = static_cast<Number>(negative ? 0 - value : value);
        return true;
    }

    constexpr bool read_bool(bool& truth) {
        skip_space();
        if (!ok()) return false;
        truth = text_.substr(place_).starts_with("true");
        return truth ? take_word("true") : take_word("false", "true or false expected");
    }
    constexpr bool read_null() {
        skip_space();
        return ok() && take_word("null", "null expected");
    }

    // Checks the next value, whatever it is, and returns it as it is written; empty after an error.
    constexpr std::string_view skip_value() {
        skip_space();
        const std::size_t begin = place_;
        skip_any();
        return ok() ? text_.substr(begin, place_ - begin) : std::string_view{};
    }

    // Nothing but white space may follow.
    constexpr bool finish() {
        skip_space();
        return ok() && (place_ == text_.size() || wrong("more text follows after the value"));
    }

    // For what only the caller can know to be wrong with the piece read last. The first error sticks.
    template <class... Pieces>
    constexpr Error fail(Pieces... pieces) {
        wrong(pieces...);
        return error_;
    }

  private:
    // Letters that need no look inside a string: printable ASCII but quote and backslash.
    static constexpr bool is_plain(char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
    }
    static constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
    static constexpr bool is_hex(char letter) {
        return is_digit(letter) || ((letter | 0x20) >= 'a' && (letter | 0x20) <= 'f');
    }

    // The letter here, or 0 at the end (a 0 in the text is never right outside a value's own checks).
    constexpr char letter() const { return place_ < text_.size() ? text_[place_] : '\0'; }
    constexpr bool take(char wanted) {
        if (letter() != wanted) return false;
        ++place_;
        return true;
    }
    constexpr void skip_space() {
        while (letter() == ' ' || letter() == '\n' || letter() == '\r' || letter() == '\t') ++place_;
    }

    template <class... Pieces>
    constexpr bool wrong(Pieces... pieces) {
        if (ok()) error_ = Error::say("character ", place_ + 1, ": ", pieces...);
        return false;
    }

    constexpr std::uint64_t level() const { return std::uint64_t{1} << (depth_ - 1); }

    constexpr bool open(char bracket, std::string_view expected) {
        skip_space();
        if (!ok()) return false;
        if (letter() != bracket) return wrong(expected);
        if (depth_ == json_most_depth) return wrong("nested deeper than ", json_most_depth, " levels");
        ++place_;
        ++depth_;
        has_items_ &= ~level();
        return true;
    }

    // Goes to the next item of the innermost object or list, or closes it.
    constexpr bool next(char bracket, std::string_view expected) {
        if (!ok() || depth_ == 0) return false;
        skip_space();
        if (take(bracket)) {
            --depth_;
            return false;
        }
        if (place_ >= text_.size()) return wrong("the text ends too early");
        if (has_items_ & level()) {
            if (!take(',')) return wrong(expected);
            skip_space();
        }
        has_items_ |= level();
        return true;
    }

    constexpr bool take_escape() {
        constexpr std::string_view letters = "\"\\/bfnrt";
        ++place_;
        if (letter() != 'u') {
            if (letters.find(letter()) == std::string_view::npos) return wrong("no such escape in a string");
            ++place_;
            return true;
        }
        ++place_;
        std::uint32_t code = 0;
        if (!take_four_digits(code)) return false;
        if (code >= 0xdc00 && code < 0xe000) return wrong("half of a surrogate pair");
        if (code < 0xd800 || code >= 0xe000) return true;
        if (!take('\\') || !take('u')) return wrong("half of a surrogate pair");
        if (!take_four_digits(code)) return false;
        return (code >= 0xdc00 && code < 0xe000) || wrong("half of a surrogate pair");
    }
    constexpr bool take_four_digits(std::uint32_t& code) {
        code = 0;
        for (int digit = 0; digit < 4; ++digit) {
            const char hex = letter();
            if (!is_hex(hex)) return wrong("four hexadecimal digits expected after \\u");
            code = code * 16 + static_cast<std::uint32_t>(is_digit(hex) ? hex - '0' : (hex | 0x20) - 'a' + 10);
            ++place_;
        }
        return true;
    }

    constexpr bool take_digits() {
        if (!is_digit(letter())) return wrong("a digit expected");
        while (is_digit(letter())) ++place_;
        return true;
    }
    constexpr bool take_number() {
        take('-');
        if (take('0')) {
            if (is_digit(letter())) return wrong("a number has no leading zeros");
        } else if (!take_digits()) {
            return false;
        }
        if (take('.') && !take_digits()) return false;
        if (take('e') || take('E')) {
            if (!take('+')) take('-');
            return take_digits();
        }
        return true;
    }
    constexpr bool take_word(std::string_view word, std::string_view expected = "a value expected") {
        if (!text_.substr(place_).starts_with(word)) return wrong(expected);
        place_ += word.size();
        return true;
    }

    // False where the number has a fraction or an exponent, or doesn't fit. (<charconv> would be larger; see text.h.)
    static constexpr bool whole_number(std::string_view written, bool& negative, std::uint64_t& value) {
        negative = written.front() == '-';
        for (const char letter : written.substr(negative ? 1 : 0)) {
            const auto digit = static_cast<std::uint64_t>(letter - '0');
            if (!is_digit(letter) || value > (~std::uint64_t{0} - digit) / 10) return false;
            value = value * 10 + digit;
        }
        return !negative || value <= std::uint64_t{std::numeric_limits<std::int64_t>::max()};
    }
    template <std::integral Number, std::integral Limit>
    static constexpr bool is_within(Number number, Limit least, Limit most) {
        return std::cmp_greater_equal(number, least) && std::cmp_less_equal(number, most);
    }

    // Calls itself for what lies inside, at most `json_most_depth` deep.
    constexpr void skip_any() {
        if (!ok()) return;
        JsonText text;
        switch (peek()) {
            case JsonKind::object:
                begin_object();
                while (next_key(text)) skip_any();
                break;
            case JsonKind::array:
                begin_array();
                while (next_item()) skip_any();
                break;
            case JsonKind::string: read_string(text); break;
            case JsonKind::number: take_number(); break;
            case JsonKind::boolean: take_word(letter() == 't' ? "true" : "false"); break;
            case JsonKind::null: take_word("null"); break;
            case JsonKind::nothing:
                wrong(place_ < text_.size() ? "a value expected" : "the text ends too early");
                break;
        }
    }

    std::string_view text_;
    std::size_t place_ = 0;
    std::uint64_t has_items_ = 0;  // a bit per level: an item was read there, so that a comma must come next
    int depth_ = 0;
    Error error_;
};

}  // namespace azulejos
