// Reading what a call brings: see arguments.h.
#include "bindings/browser/arguments.h"

#include "records/append.h"

namespace azulejos::browser {

namespace {

// JSON that is known to be right, with one space behind each comma and colon and none elsewhere.
std::string with_our_spacing(std::string_view json) {
    std::string out;
    bool in_string = false;
    for (std::size_t place = 0; place < json.size(); ++place) {
        const char letter = json[place];
        const bool is_space = letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t';
        if (in_string || !is_space) out += letter;
        if (in_string && letter == '\\') {
            out += json[++place];
        } else if (letter == '"') {
            in_string = !in_string;
        } else if (!in_string && (letter == ',' || letter == ':')) {
            out += ' ';
        }
    }
    return out;
}

}  // namespace

// A first look over everything: it must be JSON, without a key twice in an object. Only then are pieces cut out of it.
Arguments::Arguments(std::string_view input) : reader_(input) {
    JsonReader checker{input};
    check_value(checker, keys_);
    checker.finish();
    if (!checker.ok()) {
        error_ = checker.error();
    } else if (!reader_.begin_array()) {
        error_ = Error::say("a call is a list: an operation and its arguments");
    }
}

bool Arguments::next() {
    if (error_) return false;
    if (put_back_) {
        put_back_ = false;
        return true;
    }
    ++index_;
    if (!reader_.next_item()) fail("it is missing");
    return !error_;
}

Error Arguments::finish() {
    if (!error_ && reader_.next_item()) error_ = Error::say("more than ", index_, " arguments");
    return error_;
}

std::string Arguments::text() {
    std::string text;
    StringSink sink{text};
    if (next() && !reader_.read_string(sink)) fail("a text expected");
    return text;
}

std::vector<std::string> Arguments::texts() {
    std::vector<std::string> texts;
    if (!next()) return texts;
    reader_.begin_array();
    while (reader_.next_item()) {
        StringSink sink{texts.emplace_back()};
        reader_.read_string(sink);
    }
    if (!reader_.ok()) fail("a list of texts expected");
    return texts;
}

AnyPosition Arguments::position() {
    const std::string written = text();
    AnyPosition position;
    if (error_) return position;
    if (Error error = AnyPosition::read(written, position)) error_ = error;
    return position;
}

AnyRuleset Arguments::ruleset() { return next() ? read_ruleset() : AnyRuleset{}; }

AnyRuleset Arguments::read_ruleset() {
    std::string game;
    StringSink game_sink{game};
    int players = 2;
    std::string_view options = "{}";
    reader_.begin_object();
    for (JsonText key; reader_.next_key(key);) {
        if (key == "game") {
            reader_.read_string(game_sink);
        } else if (key == "players") {
            reader_.read_integer(players, 1, 99);
        } else if (key == "options") {
            options = reader_.skip_value();
        } else {
            fail("a ruleset has a game, players and options, not '", excerpt(key.raw()), "'");
            return {};
        }
    }
    AnyRuleset ruleset;
    if (!reader_.ok()) {
        fail("a ruleset is {\"game\": text, \"players\": number, \"options\": {...}}");
    } else if (Error error = AnyRuleset::read(game, players, options, ruleset)) {
        error_ = error;
    }
    return ruleset;
}

std::string Arguments::raw() { return with_our_spacing(reader_.skip_value()); }

std::string Arguments::event() {
    if (!next()) return {};
    return reader_.peek() == JsonKind::string ? "{\"move\": " + raw() + "}" : raw();
}

int Arguments::seat(int players) {
    const int seat = number(0, most_players - 1);
    if (!error_ && seat >= players) error_ = Error::say("there is no seat ", seat);
    return seat;
}

bool Arguments::is_null() {
    if (!next()) return false;
    if (reader_.peek() == JsonKind::null) return reader_.read_null();
    put_back_ = true;
    return false;
}

int Arguments::seat_or_nobody(int players) { return is_null() ? nobody : seat(players); }

std::vector<Arguments::NamedValue> Arguments::members() {
    std::vector<NamedValue> members;
    if (!next()) return members;
    reader_.begin_object();
    for (JsonText key; reader_.next_key(key);) {
        NamedValue& member = members.emplace_back();
        StringSink sink{member.key};
        key.decode(sink);
        member.json = raw();
    }
    if (!reader_.ok()) fail("an object expected");
    return members;
}

std::vector<std::string> Arguments::items() {
    std::vector<std::string> items;
    if (!next()) return items;
    reader_.begin_array();
    while (reader_.next_item()) items.push_back(raw());
    if (!reader_.ok()) fail("a list expected");
    return items;
}

}  // namespace azulejos::browser
