// Text without a heap: a writer into somebody's buffer, a reader over somebody's text, and errors as values.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace azulejos {

// Appends to a buffer that belongs to the caller; what doesn't fit is dropped and remembered in `overflow`.
class TextWriter {
  public:
    constexpr TextWriter(char* buffer, std::size_t capacity) : begin_(buffer), capacity_(capacity) {}

    constexpr TextWriter& put(char letter) {
        if (size_ < capacity_) {
            begin_[size_++] = letter;
        } else {
            overflow_ = true;
        }
        return *this;
    }
    constexpr TextWriter& put(std::string_view text) {
        for (const char letter : text) put(letter);
        return *this;
    }
    constexpr TextWriter& put(const char* text) { return put(std::string_view{text}); }
    template <std::integral Number>
        requires(!std::same_as<Number, char> && !std::same_as<Number, bool>)
    constexpr TextWriter& put(Number number) {
        const auto word = static_cast<std::uint64_t>(number);
        return number < 0 ? put('-').put_digits(0 - word) : put_digits(word);
    }

    constexpr std::string_view text() const { return {begin_, size_}; }
    constexpr bool overflow() const { return overflow_; }

  private:
    // For all numbers alike, and by hand: <charconv> takes several kB of what a page has to load.
    constexpr TextWriter& put_digits(std::uint64_t number) {
        std::array<char, 20> digits{};
        std::size_t begin = digits.size();
        do {
            digits[--begin] = static_cast<char>('0' + number % 10);
            number /= 10;
        } while (number != 0);
        return put(std::string_view{digits.data() + begin, digits.size() - begin});
    }

    char* begin_;
    std::size_t capacity_;
    std::size_t size_ = 0;
    bool overflow_ = false;
};

// A short text that lives where it stands.
template <std::size_t capacity>
class FixedText {
  public:
    constexpr FixedText() = default;

    template <class Write>
    constexpr void write(Write write_to) {
        TextWriter writer{letters_.data(), capacity};
        write_to(writer);
        size_ = writer.text().size();
    }
    constexpr std::string_view view() const { return {letters_.data(), size_}; }
    constexpr bool empty() const { return size_ == 0; }

  private:
    std::size_t size_ = 0;
    std::array<char, capacity> letters_;
};

// What was wrong and where, or nothing. Errors are values: the core throws nothing.
class Error {
  public:
    constexpr Error() = default;

    template <class... Pieces>
        requires(sizeof...(Pieces) > 0)
    static constexpr Error say(Pieces... pieces) {  // by value, so that literals of any length are alike
        const std::array<Piece, sizeof...(Pieces)> list{Piece{pieces}...};
        return join(list.data(), list.size());
    }
    constexpr explicit operator bool() const { return !message_.empty(); }
    constexpr std::string_view message() const { return message_.view(); }

  private:
    // A piece of a message, so that one function can put together all of them: there are hundreds, none needs speed.
    struct Piece {
        std::string_view text;
        std::int64_t number = 0;
        bool is_number = false;

        template <std::integral Number>
            requires(!std::same_as<Number, char> && !std::same_as<Number, bool>)
        constexpr explicit Piece(Number value) : number(static_cast<std::int64_t>(value)), is_number(true) {}
        constexpr explicit Piece(std::string_view value) : text(value) {}
        constexpr explicit Piece(const char* value) : text(value) {}
        constexpr explicit Piece(const char& value) : text(&value, 1) {}
    };
    [[gnu::noinline]] static constexpr Error join(const Piece* pieces, std::size_t count) {
        Error error;
        error.message_.write([&](TextWriter& writer) {
            for (std::size_t index = 0; index < count; ++index) {
                if (pieces[index].is_number)
                    writer.put(pieces[index].number);
                else
                    writer.put(pieces[index].text);
            }
        });
        return error;
    }

    FixedText<320> message_;
};

// A value, or the error that stood in its way.
template <class Value>
struct Result {
    Value value{};
    Error error;

    constexpr Result(const Value& good) : value(good) {}
    constexpr Result(const Error& bad) : error(bad) {}
    constexpr bool ok() const { return !error; }
};

// A piece of somebody's text as an error may show it: cut to a bearable length.
constexpr std::string_view excerpt(std::string_view text, std::size_t most = 60) { return text.substr(0, most); }

// Walks over a text; every `take` either takes what it names or leaves the place unchanged and says false.
class TextReader {
  public:
    constexpr explicit TextReader(std::string_view text) : rest_(text) {}

    constexpr bool at_end() const { return rest_.empty(); }
    constexpr std::string_view rest() const { return rest_; }
    constexpr char peek() const { return rest_.empty() ? '\0' : rest_.front(); }

    constexpr bool take(char letter) {
        if (peek() != letter || rest_.empty()) return false;
        rest_.remove_prefix(1);
        return true;
    }
    constexpr bool take(std::string_view word) {
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }
    // A number without sign or leading zeros, at most `most`.
    constexpr bool take_number(int most, int& number) {
        std::size_t length = 0;
        int value = 0;
        while (length < rest_.size() && rest_[length] >= '0' && rest_[length] <= '9') {
            value = value * 10 + (rest_[length] - '0');
            if (value > most) return false;
            ++length;
        }
        if (length == 0 || (length > 1 && rest_.front() == '0')) return false;
        rest_.remove_prefix(length);
        number = value;
        return true;
    }
    // Everything up to the next `separator` (which is taken too) or the end.
    constexpr std::string_view take_until(char separator) {
        const std::size_t length = rest_.find(separator);
        const std::string_view piece = rest_.substr(0, length);
        rest_.remove_prefix(length == std::string_view::npos ? rest_.size() : length + 1);
        return piece;
    }

  private:
    std::string_view rest_;
};

}  // namespace azulejos
