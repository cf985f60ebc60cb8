// Taking the line of a record apart: see scan.h.
#include "records/scan.h"

#include <algorithm>

#include "records/append.h"

namespace azulejos {

namespace {

// In how many objects and lists these lie in a record: what is taken has to fit there, too.
constexpr int depth_of_members = 1;
constexpr int depth_of_events = 2;

// The second of two equal keys, or null. Escaped keys are compared as what they say.
const JsonText* repeated(std::span<const JsonText> keys) {
    constexpr std::size_t few = 16;
    const bool plain = std::none_of(keys.begin(), keys.end(), [](const JsonText& key) { return key.escaped(); });
    if (plain && keys.size() <= few) {
        for (std::size_t second = 1; second < keys.size(); ++second) {
            for (std::size_t first = 0; first < second; ++first) {
                if (keys[first].raw() == keys[second].raw()) return &keys[second];
            }
        }
        return nullptr;
    }
    struct Name {
        std::string text;
        std::size_t index;
    };
    std::vector<Name> names;
    names.reserve(keys.size());
    for (std::size_t index = 0; index < keys.size(); ++index) {
        std::string text;
        StringSink sink{text};
        keys[index].decode(sink);
        names.push_back({std::move(text), index});
    }
    // Sorted by a heap: `std::sort` takes several kB of what a page has to load.
    const auto before = [](const Name& a, const Name& b) { return a.text < b.text; };
    std::make_heap(names.begin(), names.end(), before);
    std::sort_heap(names.begin(), names.end(), before);
    const auto found =
        std::adjacent_find(names.begin(), names.end(), [](const Name& a, const Name& b) { return a.text == b.text; });
    return found == names.end() ? nullptr : &keys[std::max(found->index, (found + 1)->index)];
}

// Extra members are kept as they were written, so a line break between two of their pieces would break a record later.
Error check_one_line(std::string_view text) {
    const std::size_t place = std::min(text.find('\n'), text.find('\r'));
    return place == std::string_view::npos ? Error{}
                                           : Error::say("character ", place + 1, ": a line break inside a record");
}

// U+0000 to U+001F and U+007F to U+009F, which a terminal may obey.
bool is_control(std::string_view character) {
    if (character.size() == 2) return character[0] == '\xc2' && static_cast<unsigned char>(character[1]) < 0xa0;
    return character.size() == 1 && (character[0] < 0x20 || character[0] == 0x7f);
}

std::string_view without_space_behind(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// The keys from `begin` on are those of the object that the reader has just left; they are dropped.
void close_object(JsonReader& reader, std::vector<JsonText>& keys, std::size_t begin) {
    if (keys.size() - begin > 1) {
        if (const JsonText* key = repeated(std::span<const JsonText>{keys}.subspan(begin))) {
            reader.fail("the key '", excerpt(key->raw()), "' is written twice in this object");
        }
    }
    keys.resize(begin);
}

}  // namespace

void check_value(JsonReader& reader, std::vector<JsonText>& keys) {
    const JsonKind kind = reader.peek();
    if (kind == JsonKind::object) {
        const std::size_t begin = keys.size();
        reader.begin_object();
        for (JsonText key; reader.next_key(key);) {
            keys.push_back(key);
            check_value(reader, keys);
        }
        close_object(reader, keys, begin);
    } else if (kind == JsonKind::array) {
        reader.begin_array();
        while (reader.next_item()) check_value(reader, keys);
    } else {
        reader.skip_value();
    }
}

void RecordScan::begin(std::string_view line) {
    line_ = line;
    known_ = {};
    extras_.clear();
    event_members_.clear();
    event_ends_.clear();
    keys_.clear();
    event_ = 0;
}

Error RecordScan::scan_one_event(std::string_view json) {
    begin(json);
    if (Error error = check_one_line(json)) return error;
    JsonReader reader{json, 0, depth_of_events};
    scan_event(reader);
    reader.finish();
    return presentable(reader.error());
}

Error RecordScan::scan(std::string_view line) {
    line = without_space_behind(line);
    begin(line);
    if (line.size() > most_record_bytes) {
        return Error::say("the line has ", line.size(), " bytes, more than ", most_record_bytes);
    }
    if (Error error = check_one_line(line)) return error;
    JsonReader reader{line};
    scan_record(reader);
    if (reader.ok()) return {};
    return event_ > 0 ? in_event(event_, reader.error()) : presentable(reader.error());
}

void RecordScan::scan_record(JsonReader& reader) {
    if (reader.peek() != JsonKind::object) {
        reader.fail("a record is a JSON object");
        return;
    }
    reader.begin_object();
    std::vector<JsonText> own_keys;
    for (JsonText key; reader.next_key(key);) {
        own_keys.push_back(key);
        scan_member(reader, key);
    }
    close_object(reader, own_keys, 0);
    reader.finish();
}

void RecordScan::scan_member(JsonReader& reader, const JsonText& key) {
    std::size_t index = 0;
    while (index < record_keys.size() && !(key == record_keys[index])) ++index;
    reader.peek();  // to where the value begins
    Member member{key, reader.place(), 0};
    if (static_cast<RecordKey>(index) == RecordKey::events && event_ends_.empty()) {
        scan_events(reader);
    } else {
        check_value(reader, keys_);
    }
    member.end = reader.place();
    if (index < record_keys.size()) {
        known_[index] = member;
    } else {
        extras_.push_back(member);
    }
}

void RecordScan::scan_events(JsonReader& reader) {
    if (reader.peek() != JsonKind::array) {
        reader.fail("the events must be a list");
        return;
    }
    reader.begin_array();
    while (reader.next_item()) {
        if (event_ends_.size() == most_record_events) {
            reader.fail("more than ", most_record_events, " events");
            return;
        }
        event_ = event_ends_.size() + 1;
        scan_event(reader);
    }
    if (reader.ok()) event_ = 0;
}

void RecordScan::scan_event(JsonReader& reader) {
    if (reader.peek() != JsonKind::object) {
        reader.fail("an event must be an object, such as {\"move\": ...}");
        return;
    }
    reader.begin_object();
    for (JsonText key; reader.next_key(key);) {
        keys_.push_back(key);
        reader.peek();
        const std::size_t begin = reader.place();
        check_value(reader, keys_);
        event_members_.push_back({key, begin, reader.place()});
    }
    close_object(reader, keys_, 0);
    event_ends_.push_back(event_members_.size());
}

Error RecordScan::read_game(std::string& buffer, std::string_view& name) const {
    if (Error error = read_text(RecordKey::format, buffer, name)) return error;
    if (name != record_format) {
        return presentable(Error::say("the format is '", excerpt(name), "', not '", record_format, "'"));
    }
    return read_text(RecordKey::game, buffer, name);
}

Error RecordScan::read_text(RecordKey key, std::string& buffer, std::string_view& text) const {
    const std::string_view name = record_keys[static_cast<std::size_t>(key)];
    if (!has(key)) return Error::say("the key '", name, "' is missing");
    JsonText found;
    JsonReader reading = reader(key);
    if (!reading.read_string(found)) return Error::say("'", name, "': ", reading.error().message());
    text = decoded(found, buffer);
    return {};
}

Error RecordScan::read_number(RecordKey key, int least, int most, int& number) const {
    const std::string_view name = record_keys[static_cast<std::size_t>(key)];
    if (!has(key)) return Error::say("the key '", name, "' is missing");
    JsonReader reading = reader(key);
    if (!reading.read_integer(number, least, most)) return Error::say("'", name, "': ", reading.error().message());
    return {};
}

Error check_extra(std::string_view key, std::string_view json) {
    for (const std::string_view known : record_keys) {
        if (key == known) return Error::say("'", key, "' is a key of the record itself");
    }
    if (Error error = check_one_line(json)) return error;
    std::vector<JsonText> keys;
    JsonReader reader{json, 0, depth_of_members};
    check_value(reader, keys);
    reader.finish();
    return reader.ok() ? Error{} : presentable(Error::say("'", excerpt(key), "': ", reader.error().message()));
}

void append_member(std::string& out, const JsonText& key, std::string_view json) {
    if (!out.empty()) out += ", ";
    out += '"';
    out += key.raw();
    out += "\": ";
    out += json;
}

std::string_view decoded(const JsonText& text, std::string& buffer) {
    if (!text.escaped()) return text.raw();
    buffer.clear();
    StringSink sink{buffer};
    text.decode(sink);
    return buffer;
}

Error presentable(const Error& error) {
    std::string shown;
    const std::string_view message = error.message();
    for (std::size_t place = 0; place < message.size();) {
        const std::size_t length = utf8_length(message.substr(place));
        if (length == 0 || is_control(message.substr(place, length))) {
            shown += '?';
            ++place;
        } else {
            shown += message.substr(place, length);
            place += length;
        }
    }
    return shown.empty() ? Error{} : Error::say(std::string_view{shown});
}

Error in_event(std::size_t number, const Error& error) {
    return presentable(Error::say("event ", number, ": ", error.message()));
}

}  // namespace azulejos
