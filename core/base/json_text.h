// Strings of JSON: escaping, UTF-8, and strings compared and decoded as they lie in somebody's text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

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

}  // namespace azulejos
