// The rules for the browser: positions come and go as texts.
#include <cstdint>
#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "any/history.h"
#include "any/move.h"
#include "any/position.h"
#include "bindings/browser/answers.h"
#include "bindings/browser/operations.h"
#include "records/history.h"
#include "records/writer.h"

namespace azulejos::browser {

namespace {

constexpr std::uint64_t any_seed = std::numeric_limits<std::uint64_t>::max();

// Deeper counts than this are never finished.
constexpr int deepest_perft = 20;

// Reads a move as the position's own game writes it.
Error read_move_in(const AnyPosition& position, std::string_view text, Move& move) {
    return std::visit(
        [&]<class G>(const PositionOf<G>&) {
            const Result<Move> read = G::read_move(text);
            move = read.value;
            return read.error;
        },
        position.variant());
}

std::vector<Move> legal_moves_of(const AnyPosition& position) {
    std::vector<Move> moves;
    position.append_legal_moves(moves);
    return moves;
}

}  // namespace

Error start(Arguments& arguments, std::string& answer) {
    const AnyRuleset ruleset = arguments.ruleset();
    const int first = arguments.seat(ruleset.players());
    if (Error error = arguments.finish()) return error;
    if (Error error = ruleset.check_settled()) return error;
    append_string(answer, AnyHistory{ruleset, first}.position().text());
    return {};
}

Error settle(Arguments& arguments, std::string& answer) {
    const AnyRuleset ruleset = arguments.ruleset();
    const auto seed = arguments.number<std::uint64_t>(0, any_seed);
    if (Error error = arguments.finish()) return error;
    answer += ruleset_json(ruleset.settled(seed));
    return {};
}

Error first_seat(Arguments& arguments, std::string& answer) {
    const AnyRuleset ruleset = arguments.ruleset();
    const auto seed = arguments.number<std::uint64_t>(0, any_seed);
    if (Error error = arguments.finish()) return error;
    append_value(answer, ruleset.draw_first(seed));
    return {};
}

Error data(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    if (Error error = arguments.finish()) return error;
    answer = position.data();
    return {};
}

Error legal_moves(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    if (Error error = arguments.finish()) return error;
    append_list(answer, legal_moves_of(position), [&](Move move) { append_string(answer, move_text(move)); });
    return {};
}

Error play(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const std::string event = arguments.event();
    if (Error error = arguments.finish()) return error;
    AnyPosition after;
    std::string report;
    if (Error error = position.play_event(event, after, &report)) return error;
    answer += "{\"position\": ";
    append_string(answer, after.text());
    answer += ", \"report\": " + report + "}";
    return {};
}

Error sample_deal(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const auto seed = arguments.number<std::uint64_t>(0, any_seed);
    const int number = arguments.number(1, std::numeric_limits<int>::max());
    if (Error error = arguments.finish()) return error;
    if (!position.awaits_chance())
        return Error::say(position.is_over() ? "the game is over" : "a move is due, not a deal");
    std::visit(
        [&]<class G>(const PositionOf<G>& held) {
            Rng words = words_of_deal(seed, number);
            RecordWriter<G>{answer}.deal(G::sample_deal(held.position, words));
        },
        position.variant());
    return {};
}

Error tiling(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const int seat = arguments.seat(position.players());
    if (Error error = arguments.finish()) return error;
    AnyPosition asked;
    if (Error error = position.tiling(seat, asked)) return error;
    append_string(answer, asked.text());
    return {};
}

Error view(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const int seat = arguments.seat_or_nobody(position.players());
    if (Error error = arguments.finish()) return error;
    append_string(answer, position.view(seat).text());
    return {};
}

Error masked(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const std::string event = arguments.event();
    const int seat = arguments.seat_or_nobody(position.players());
    if (Error error = arguments.finish()) return error;
    AnyHistory history{position};
    if (Error error = history.push_event(event)) return error;
    answer += history.event_for(seat, 0);
    return {};
}

Error determinise(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const auto seed = arguments.number<std::uint64_t>(0, any_seed);
    if (Error error = arguments.finish()) return error;
    append_string(answer, position.determinised(seed).text());
    return {};
}

Error check_move(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const std::string text = arguments.text();
    if (Error error = arguments.finish()) return error;
    Move move;
    Error why_not = read_move_in(position, text, move);
    if (!why_not) why_not = position.check_move(move);
    if (why_not) {
        append_string(answer, presentable(why_not).message());
    } else {
        answer += "null";
    }
    return {};
}

Error preview(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const std::string text = arguments.text();
    if (Error error = arguments.finish()) return error;
    Move move;
    if (Error error = read_move_in(position, text, move)) return error;
    return position.preview(move, answer);
}

Error previews(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    if (Error error = arguments.finish()) return error;
    Error error;
    append_list(answer, legal_moves_of(position), [&](Move move) {
        std::string json;
        if (Error wrong = position.preview(move, json)) error = wrong;
        answer += json;
    });
    return error;
}

Error perft(Arguments& arguments, std::string& answer) {
    const AnyPosition position = arguments.position();
    const int depth = arguments.number(0, deepest_perft);
    if (Error error = arguments.finish()) return error;
    append_value(answer, position.perft(depth));
    return {};
}

}  // namespace azulejos::browser
