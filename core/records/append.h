// Appending to a std::string, directly or through a writer that knows only a buffer.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/callback.h"
#include "base/json.h"
#include "base/text.h"

namespace azulejos {

// Lets everything that writes letters write to a string.
struct StringSink {
    std::string& text;

    void put(char letter) { text.push_back(letter); }
    void put(std::string_view letters) { text.append(letters); }
};

// Appends what `write` writes, however long it gets: if it doesn't fit, it is asked again.
inline void append_text(std::string& out, Callback<TextWriter&> write) {
    std::array<char, 512> small;
    TextWriter writer{small.data(), small.size()};
    write(writer);
    if (!writer.overflow()) {
        out.append(writer.text());
        return;
    }
    const std::size_t before = out.size();
    for (std::size_t room = 8 * small.size();; room *= 4) {
        out.resize(before + room);
        TextWriter larger{out.data() + before, room};
        write(larger);
        if (!larger.overflow()) {
            out.resize(before + larger.text().size());
            return;
        }
    }
}

// The same for JSON.
inline void append_json(std::string& out, Callback<JsonWriter&> write) {
    append_text(out, [&](TextWriter& text) {
        JsonWriter json{text};
        write(json);
    });
}

inline void append_number(std::string& out, int number) {
    append_text(out, [&](TextWriter& text) { text.put(number); });
}

}  // namespace azulejos
