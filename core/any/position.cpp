// Positions of any game: see position.h.
#include "any/position.h"

#include <type_traits>

#include "any/perft.h"
#include "records/append.h"
#include "records/event.h"
#include "records/reader.h"
#include "records/scan.h"

namespace azulejos {

namespace {

// Calls `visit(std::type_identity<G>{}, position)` with the game's own position.
template <class Visit>
auto with(const AnyPosition::Variant& position, Visit visit) {
    return std::visit(
        [&](const auto& held) {
            using G = typename std::decay_t<decltype(held)>::Rules;
            return visit(std::type_identity<G>{}, held.position);
        },
        position);
}

// A position on which one event happens: what an `EventReader` plays on. `Log`: a report, or none.
template <Game G, class Log>
struct OneEvent {
    typename G::Position table;
    Log log{};
    std::optional<End> ended{};

    Standing<G> standing() const { return {table, ended}; }

    Error push(Event<G> event, const Beside<G>& beside = {}) {
        if (event.kind == EventKind::end) return Error::say("a game can end early, a position can't");
        return happen<G>(table, ended, event, beside.rider, log);
    }
    Error push_rider(const typename G::Deal& rider) { return say_rider_alone<G>(table, rider, log); }
};

// Lets `act(one_event)` happen on a position: where it has come to, and what it did.
template <Game G, class Act>
Error play_one(const typename G::Position& position, AnyPosition& after, std::string* report, Act act) {
    const auto play = [&](auto log) {
        OneEvent<G, decltype(log)> table{position, log};
        if (Error error = act(table)) return error;
        after = AnyPosition{PositionOf<G>{table.table}};
        if constexpr (decltype(log)::listens) {
            report->clear();
            append_json(*report, [&](JsonWriter& json) { G::write_report(json, table.log); });
        }
        return Error{};
    };
    return report ? play(typename G::Report{}) : play(NoLog{});
}

}  // namespace

Error AnyPosition::read(std::string_view text, AnyPosition& position) {
    Error error;
    const std::string_view name = text.substr(0, text.find_first_of("/ "));
    const bool found = with_game(name, [&](auto game) {
        using G = typename decltype(game)::type;
        const Result<typename G::Position> read = G::read_position(text);
        error = presentable(read.error);
        if (read.ok()) position = AnyPosition{PositionOf<G>{read.value}};
    });
    if (found) return error;
    const std::string names = game_names();
    return presentable(Error::say("a position begins with the name of its game (", std::string_view{names},
                                  "), not with '", excerpt(text, 24), "'"));
}

std::string AnyPosition::text() const {
    std::string out;
    with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        append_text(out, [&](TextWriter& text) { G::write_position(text, position); });
    });
    return out;
}

std::string AnyPosition::data() const {
    std::string out;
    with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        append_json(out, [&](JsonWriter& json) { G::write_data(json, position); });
    });
    return out;
}

AnyRuleset AnyPosition::ruleset() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) {
        return AnyRuleset{RulesetOf<G>{G::options(position)}};
    });
}

std::string_view AnyPosition::game() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto&) { return std::string_view{G::name}; });
}

int AnyPosition::players() const {
    return with(position_,
                []<class G>(std::type_identity<G>, const auto& position) { return G::players(G::options(position)); });
}

Phase AnyPosition::phase() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) { return G::phase(position); });
}

int AnyPosition::to_move() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) { return G::to_move(position); });
}

bool AnyPosition::awaits_chance() const {
    return with(position_,
                []<class G>(std::type_identity<G>, const auto& position) { return G::awaits_chance(position); });
}

std::string_view AnyPosition::due() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) {
        return std::string_view{G::due(position)};
    });
}

bool AnyPosition::is_over() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) { return G::is_over(position); });
}

int AnyPosition::round() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) { return G::round(position); });
}

int AnyPosition::first() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) { return G::first(position); });
}

Scores AnyPosition::scores() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) { return G::scores(position); });
}

unsigned AnyPosition::winners() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto& position) {
        return G::is_over(position) ? G::winners(position) : 0u;
    });
}

int AnyPosition::count_legal_moves() const {
    return with(position_,
                []<class G>(std::type_identity<G>, const auto& position) { return G::count_legal_moves(position); });
}

Move AnyPosition::nth_legal_move(int n) const {
    return with(position_,
                [&]<class G>(std::type_identity<G>, const auto& position) { return G::nth_legal_move(position, n); });
}

bool AnyPosition::is_legal(Move move) const {
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        return G::is_code(move) && G::is_legal(position, move);
    });
}

Error AnyPosition::check_move(Move move) const {
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        const std::optional<End> not_ended;
        return check_event<G>(Standing<G>{position, not_ended}, move);
    });
}

void AnyPosition::append_legal_moves(std::vector<Move>& moves) const {
    with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        G::for_each_legal_move(position, [&](Move move) { moves.push_back(move); });
    });
}

int AnyPosition::step_count() const {
    return with(position_, []<class G>(std::type_identity<G>, const auto&) { return static_cast<int>(G::step_count); });
}

namespace {

// Walks along steps that somebody gives: each has to be legal behind those before it.
template <Game G>
Error follow(const typename G::Position& position, const std::vector<int>& given, Steps& steps) {
    for (const int next : given) {
        bool legal = false;
        if (!steps.full()) G::for_each_legal_step(position, steps, [&](int step) { legal |= step == next; });
        if (!legal) return Error::say("step ", next, " can't come at place ", steps.size() + 1);
        steps.push_back(static_cast<std::uint16_t>(next));
    }
    return {};
}

}  // namespace

Error AnyPosition::legal_steps(const std::vector<int>& steps, std::vector<int>& next) const {
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        Steps sofar;
        Error error = follow<G>(position, steps, sofar);
        if (!error) G::for_each_legal_step(position, sofar, [&](int step) { next.push_back(step); });
        return error;
    });
}

Error AnyPosition::move_of_steps(const std::vector<int>& steps, std::optional<Move>& move) const {
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        Steps sofar;
        Error error = follow<G>(position, steps, sofar);
        if (!error && !steps.empty()) move = G::move_of_steps(position, sofar);
        return error;
    });
}

Error AnyPosition::steps_of_move(Move move, std::vector<int>& steps) const {
    if (Error error = check_move(move)) return error;
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        const Steps taken = G::steps_of_move(position, move);
        steps.assign(taken.begin(), taken.end());
        return Error{};
    });
}

Error AnyPosition::play(Move move, AnyPosition& after, std::string* report) const {
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        return play_one<G>(position, after, report,
                           [&](auto& table) { return table.push({.kind = EventKind::move, .move = move}); });
    });
}

Error AnyPosition::play_event(std::string_view json, AnyPosition& after, std::string* report) const {
    RecordScan scan;
    if (Error error = scan.scan_one_event(json)) return error;
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        return presentable(play_one<G>(position, after, report, [&](auto& table) {
            EventReader<G> reader{scan, EventSource::position};
            return reader.play(scan.event(0), table);
        }));
    });
}

Error AnyPosition::preview(Move move, std::string& json) const {
    if (Error error = check_move(move)) return error;
    json.clear();
    with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        append_json(json, [&](JsonWriter& writer) { G::write_preview(writer, position, move); });
    });
    return {};
}

AnyPosition AnyPosition::view(int seat) const {
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        return AnyPosition{PositionOf<G>{G::view(position, seat)}};
    });
}

Error AnyPosition::tiling(int seat, AnyPosition& asked) const {
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        const Result<typename G::Position> result = G::tiling(position, seat);
        if (result.ok()) asked = AnyPosition{PositionOf<G>{result.value}};
        return result.error;
    });
}

AnyPosition AnyPosition::determinised(std::uint64_t seed) const {
    Rng words{seed};
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        return AnyPosition{PositionOf<G>{G::determinise(position, words)}};
    });
}

std::uint64_t AnyPosition::perft(int depth) const {
    return with(position_, [&]<class G>(std::type_identity<G>, const auto& position) {
        return azulejos::perft<G>(position, depth);
    });
}

}  // namespace azulejos
