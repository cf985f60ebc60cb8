// JSON without a heap: a writer with Python's spacing and a strict pull reader (RFC 8259) that says what is wrong
// where.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "base/text.h"

namespace azulejos {

// How deep objects and arrays may lie in each other. One bit of a word belongs to each level.
inline constexpr int json_most_depth = 64;

// Takes letters: a `TextWriter`, or anything else that has its two `put`.
template <class Sink>
concept LetterSink = requires(Sink& sink, char letter, std::string_view text) {
    sink.put(letter);
    sink.put(text);
};

// How many bytes the first character of a text has: 0 if it is not UTF-8 (an over-long form, half of a surrogate pair
// and anything above U+10FFFF are not).
constexpr std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t index) -> unsigned {
        return index < text.size() ? static_cast<unsigned char>(text[index]) : 0u;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return text.empty() ? 0 : 1;
    if (first < 0xc2 || first > 0xf4) return 0;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    const unsigned least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const unsigned most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (byte(1) < least || byte(1) > most) return 0;
    for (std::size_t index = 2; index < length; ++index) {
        if (byte(index) < 0x80 || byte(index) > 0xbf) return 0;
    }
    return length;
}

// Writes `text` as a JSON string. UTF-8 stands as it is; only what JSON forbids is escaped.
template <LetterSink Sink>
constexpr void write_json_string(Sink& sink, std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    constexpr std::string_view short_from = "\"\\\b\f\n\r\t";
    constexpr std::string_view short_to = "\"\\bfnrt";
    sink.put('"');
    std::size_t begin = 0;
    for (std::size_t place = 0; place < text.size(); ++place) {
        const auto byte = static_cast<unsigned char>(text[place]);
        if (byte >= 0x20 && byte != '"' && byte != '\\' && byte != 0x7f) [[likely]]
            continue;
        sink.put(text.substr(begin, place - begin));
        begin = place + 1;
        sink.put('\\');
        if (const std::size_t index = short_from.find(text[place]); index != std::string_view::npos) {
            sink.put(short_to[index]);
        } else {
            sink.put(std::string_view{"u00"});
            sink.put(hex[byte >> 4]);
            sink.put(hex[byte & 15u]);
        }
    }
    sink.put(text.substr(begin));
    sink.put('"');
}

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

// A string inside a JSON text, well-formed and still as it is written there: nothing needs a buffer until somebody
// wants the letters. Compares as what it says, however it is escaped.
class JsonText {
  public:
    constexpr JsonText() = default;
    constexpr JsonText(std::string_view raw, bool escaped) : raw_(raw), escaped_(escaped) {}

    constexpr std::string_view raw() const { return raw_; }  // between the quotes
    constexpr bool escaped() const { return escaped_; }      // if not, `raw` is what it says

    template <LetterSink Sink>
    constexpr void decode(Sink& sink) const {
        if (!escaped_) {
            sink.put(raw_);
            return;
        }
        for (std::size_t place = 0; place < raw_.size();) {
            if (raw_[place] == '\\') {
                decode_escape(sink, place);
            } else {
                sink.put(raw_[place++]);
            }
        }
    }

    constexpr bool operator==(std::string_view text) const {
        if (!escaped_) return raw_ == text;
        Comparison comparison{text};
        decode(comparison);
        return comparison.same && comparison.rest.empty();
    }

  private:
    struct Comparison {
        std::string_view rest;
        bool same = true;

        constexpr void put(char letter) { put(std::string_view{&letter, 1}); }
        constexpr void put(std::string_view text) {
            same = same && rest.starts_with(text);
            if (same) rest.remove_prefix(text.size());
        }
    };

    constexpr std::uint32_t four_digits(std::size_t place) const {
        std::uint32_t code = 0;
        for (std::size_t digit = 0; digit < 4; ++digit) {
            const char letter = raw_[place + digit];
            const int value = letter <= '9' ? letter - '0' : (letter | 0x20) - 'a' + 10;
            code = code * 16 + static_cast<std::uint32_t>(value);
        }
        return code;
    }

    template <LetterSink Sink>
    constexpr void decode_escape(Sink& sink, std::size_t& place) const {
        const char letter = raw_[place + 1];
        place += 2;
        if (letter != 'u') {
            constexpr std::string_view from = "bfnrt";
            constexpr std::string_view to = "\b\f\n\r\t";
            const std::size_t index = from.find(letter);
            sink.put(index == std::string_view::npos ? letter : to[index]);
            return;
        }
        std::uint32_t code = four_digits(place);
        place += 4;
        if (code >= 0xd800 && code < 0xdc00) {  // the reader has seen its other half
            code = 0x10000 + ((code - 0xd800) << 10) + (four_digits(place + 2) - 0xdc00);
            place += 6;
        }
        put_utf8(sink, code);
    }

    template <LetterSink Sink>
    static constexpr void put_utf8(Sink& sink, std::uint32_t code) {
        const auto put = [&](std::uint32_t byte) { sink.put(static_cast<char>(byte)); };
        if (code < 0x80) {
            put(code);
        } else if (code < 0x800) {
            put(0xc0 | code >> 6);
            put(0x80 | (code & 0x3f));
        } else if (code < 0x10000) {
            put(0xe0 | code >> 12);
            put(0x80 | (code >> 6 & 0x3f));
            put(0x80 | (code & 0x3f));
        } else {
            put(0xf0 | code >> 18);
            put(0x80 | (code >> 12 & 0x3f));
            put(0x80 | (code >> 6 & 0x3f));
            put(0x80 | (code & 0x3f));
        }
    }

    std::string_view raw_;
    bool escaped_ = false;
};

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
    // `place`: where in the text to begin, so that errors count characters from the text's own beginning.
    constexpr explicit JsonReader(std::string_view text, std::size_t place = 0) : text_(text), place_(place) {}

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
        const std::string_view digits = text_.substr(begin, place_ - begin);
        Number value{};
        const auto [end, trouble] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        const bool whole = trouble == std::errc{} && end == digits.data() + digits.size();
        if (!whole || value < least || value > most) {
            place_ = begin;
            return wrong("a whole number from ", least, " to ", most, " expected");
        }
        number = value;
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
    constexpr Error fail(const Pieces&... pieces) {
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
    constexpr bool wrong(const Pieces&... pieces) {
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
