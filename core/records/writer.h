// Writes records: one JSON object on one line, keys in the order of docs/notation.md and spaced as Python's json does.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/game.h"
#include "records/append.h"
#include "records/event.h"
#include "records/history.h"
#include "records/scan.h"

namespace azulejos {

// As members behind others.
inline void append_outcome(std::string& out, const Outcome& outcome, int players) {
    append_text(out, [&](TextWriter& text) {
        text.put(", \"scores\": [");
        for (int seat = 0; seat < players; ++seat) {
            text.put(seat > 0 ? ", " : "").put(outcome.scores[static_cast<std::size_t>(seat)]);
        }
        text.put("], \"winners\": [");
        bool some = false;
        for (int seat = 0; seat < players; ++seat) {
            if ((outcome.winners >> seat & 1u) == 0) continue;
            text.put(some ? ", " : "").put(seat);
            some = true;
        }
        text.put("], \"rounds\": ").put(outcome.rounds);
    });
}

// Appends one record to a string while the game goes on: `begin`, events, `finish`. What it is told must be right.
template <Game G>
class RecordWriter {
  public:
    using Position = typename G::Position;

    explicit RecordWriter(std::string& out) : out_(out) {}

    // `start`: the position in which the record begins, where it isn't the beginning of a game.
    void begin(const typename G::Options& options, int first, const Position* start = nullptr) {
        append_json(out_, [&](JsonWriter& json) {
            json.begin_object().member("format", record_format).member("game", std::string_view{G::name});
            json.member("players", G::players(options)).key("options");
            G::write_options(json, options);
            json.member("first", first);
        });
        if (start) {
            out_ += ", \"start\": \"";
            append_text(out_, [&](TextWriter& text) { G::write_position(text, *start); });
            out_ += '"';
        }
        out_ += ", \"events\": [";
    }

    void move(Move move, const Beside<G>& beside = {}) {
        open_event("move");
        out_ += '"';
        append_text(out_, [&](TextWriter& text) { G::write_move(text, move); });
        out_ += '"';
        close_event(beside);
    }
    void deal(const typename G::Deal& deal, const Beside<G>& beside = {}) {
        open_event(G::deal_kind(deal));
        append_json(out_, [&](JsonWriter& json) { G::write_deal(json, deal); });
        close_event(beside);
    }
    void end(const End& end, const Beside<G>& beside = {}) {
        open_event("end");
        append_json(out_, [&](JsonWriter& json) {
            json.begin_object().member("seat", end.seat).member("how", end_kind_name(end.how));
        });
        append_members(beside.end_members);
        out_ += '}';
        close_event(beside);
    }

    // Closes the list of events, and says how the game came out if it is over.
    void finish_events(const Standing<G>& standing) {
        out_ += ']';
        if (standing.is_over()) append_outcome(out_, standing.outcome(), standing.players());
    }
    // Another member of the record, its value JSON already.
    void member(std::string_view key, std::string_view json) {
        StringSink sink{out_};
        out_ += ", ";
        write_json_string(sink, key);
        out_ += ": ";
        out_ += json;
    }
    void finish() { out_ += '}'; }

  private:
    void open_event(std::string_view kind) {
        out_ += first_event_ ? "{\"" : ", {\"";
        first_event_ = false;
        out_ += kind;
        out_ += "\": ";
    }
    void close_event(const Beside<G>& beside) {
        if (beside.rider) {
            append_text(out_, [](TextWriter& text) { text.put(", \"").put(G::rider_key).put("\": "); });
            append_json(out_, [&](JsonWriter& json) { G::write_deal(json, *beside.rider); });
        }
        append_members(beside.members);
        out_ += '}';
    }
    void append_members(std::string_view members) {
        if (members.empty()) return;
        out_ += ", ";
        out_ += members;
    }

    std::string& out_;
    bool first_event_ = true;
};

// Events from ply `begin` to before `end`, as they were or as this seat may know them (`nobody`: a spectator).
template <Game G>
void write_events(RecordWriter<G>& writer, const History<G>& history, std::size_t begin, std::size_t end,
                  std::optional<int> seat = {}) {
    auto extras = history.event_extras().begin();
    while (extras != history.event_extras().end() && extras->ply < begin) ++extras;
    for (std::size_t ply = begin; ply < end; ++ply) {
        const Event<G>& event = history.events()[ply];
        const typename G::Position& before = history.position_at(ply);
        Beside<G> beside{.rider = G::rider_after(before, history.position_at(ply + 1))};
        if (extras != history.event_extras().end() && extras->ply == ply) {
            beside.members = extras->members;
            beside.end_members = extras->end_members;
            ++extras;
        }
        switch (event.kind) {
            case EventKind::move: writer.move(seat ? G::masked(before, event.move, *seat) : event.move, beside); break;
            case EventKind::deal: writer.deal(seat ? G::masked(before, event.deal, *seat) : event.deal, beside); break;
            case EventKind::end: writer.end(event.end, beside); break;
        }
    }
}

// Appends the record of a game, without a line break. `more` members follow those that the game keeps, or take the
// place of one that has the same key.
template <Game G>
void write_record(std::string& out, const History<G>& history, std::span<const ExtraMember> more = {}) {
    RecordWriter<G> writer{out};
    writer.begin(history.options(), history.first(), history.has_start() ? &history.position_at(0) : nullptr);
    write_events(writer, history, 0, history.events().size());
    writer.finish_events(history.standing());
    for (const ExtraMember& extra : history.extras()) {
        const auto same_key = [&](const ExtraMember& other) { return other.key == extra.key; };
        if (std::none_of(more.begin(), more.end(), same_key)) writer.member(extra.key, extra.json);
    }
    for (const ExtraMember& extra : more) writer.member(extra.key, extra.json);
    writer.finish();
}

}  // namespace azulejos
