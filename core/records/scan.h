// One line of a record file taken apart, whatever its game: strict JSON, no key twice, and where each value stands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"

namespace azulejos {

inline constexpr std::string_view record_format = "azulejos/1";

// Limits on what a reader takes; how deep a line may be nested is `json_most_depth`. No game comes near any of them.
inline constexpr std::size_t most_record_bytes = std::size_t{16} << 20;
inline constexpr std::size_t most_record_events = 100'000;

// The keys that mean something to us, in the order in which we write them.
enum class RecordKey : std::uint8_t { format, game, players, options, first, start, events, scores, winners, rounds };
inline constexpr std::array<std::string_view, 10> record_keys{"format", "game",   "players", "options", "first",
                                                              "start",  "events", "scores",  "winners", "rounds"};

// A key and where its value stands in the line.
struct Member {
    JsonText key;
    std::size_t begin = 0, end = 0;
};

// Keeps its memory from one line to the next.
class RecordScan {
  public:
    // What is found refers to `line`, which must outlive the scan.
    Error scan(std::string_view line);
    // The same for one event alone, such as `{"move": "2R4"}`; then there is this `event(0)` and nothing else.
    Error scan_one_event(std::string_view json);

    std::string_view line() const { return line_; }
    bool has(RecordKey key) const { return member(key).end != 0; }
    std::string_view value(const Member& member) const { return line_.substr(member.begin, member.end - member.begin); }
    JsonReader reader(const Member& member) const { return JsonReader{line_, member.begin}; }
    JsonReader reader(RecordKey key) const { return reader(member(key)); }

    // A string, decoded into `buffer` where it needs to be; an error says which key is missing or wrong.
    Error read_text(RecordKey key, std::string& buffer, std::string_view& text) const;
    Error read_number(RecordKey key, int least, int most, int& number) const;

    // The name of the game, once the format is known to be ours.
    Error read_game(std::string& buffer, std::string_view& name) const;

    // Members with unknown keys, in order.
    std::span<const Member> extras() const { return extras_; }

    std::size_t event_count() const { return event_ends_.size(); }
    std::span<const Member> event(std::size_t index) const {
        const std::size_t begin = index == 0 ? 0 : event_ends_[index - 1];
        return std::span{event_members_}.subspan(begin, event_ends_[index] - begin);
    }

  private:
    const Member& member(RecordKey key) const { return known_[static_cast<std::size_t>(key)]; }
    void begin(std::string_view line);
    void scan_record(JsonReader& reader);
    void scan_member(JsonReader& reader, const JsonText& key);
    void scan_events(JsonReader& reader);
    void scan_event(JsonReader& reader);

    std::string_view line_;
    std::array<Member, record_keys.size()> known_;
    std::vector<Member> extras_;
    std::vector<Member> event_members_;    // of all events, one after the other
    std::vector<std::size_t> event_ends_;  // for each event, where its members end there
    std::vector<JsonText> keys_;           // of the objects that are open, outermost first
    std::size_t event_ = 0;                // the one being scanned, from 1; 0 outside
};

// Goes over a whole value: strict JSON without a key twice in one object. The first error is the reader's.
void check_value(JsonReader& reader, std::vector<JsonText>& keys);

// What stands in the way of another member of a record: its key means something to us, or its value is not JSON.
Error check_extra(std::string_view key, std::string_view json);

// Members without their braces (`"at": 17, "comment": "hm"`), written with our spacing around keys.
void append_member(std::string& out, const JsonText& key, std::string_view json);

// The letters of a JSON string: those in the line where it has no escapes, else decoded into `buffer`.
std::string_view decoded(const JsonText& text, std::string& buffer);

// An error as it may be shown anywhere: unreadable bytes and control characters of somebody's text become '?'.
Error presentable(const Error& error);
Error in_event(std::size_t number, const Error& error);  // 'event 17: ...'; `number` counts from 1

}  // namespace azulejos
