// Games of any kind as they went: see history.h.
#include "any/history.h"

#include <algorithm>
#include <type_traits>

#include "any/records.h"
#include "records/append.h"
#include "records/reader.h"
#include "records/scan.h"
#include "records/writer.h"

namespace azulejos {

namespace {

// Calls `visit(std::type_identity<G>{}, history)` with the game's own history.
template <class Variant, class Visit>
auto with(Variant& variant, Visit visit) {
    return std::visit(
        [&](auto& history) {
            using G = typename std::decay_t<decltype(history)>::Rules;
            return visit(std::type_identity<G>{}, history);
        },
        variant);
}

template <Game G>
std::string events_of(const History<G>& history, std::size_t begin, std::size_t end, std::optional<int> seat = {}) {
    std::string out;
    RecordWriter<G> writer{out};
    write_events(writer, history, begin, end, seat);
    return out;
}

}  // namespace

AnyHistory::AnyHistory(const AnyRuleset& ruleset, int first)
    : history_(std::visit([&]<class G>(const RulesetOf<G>& held) { return Variant{History<G>{held.options, first}}; },
                          ruleset.variant())) {}

AnyHistory::AnyHistory(const AnyPosition& start)
    : history_(std::visit([]<class G>(const PositionOf<G>& held) { return Variant{History<G>{held.position}}; },
                          start.variant())) {}

AnyRuleset AnyHistory::ruleset() const {
    return with(history_, []<class G>(std::type_identity<G>, const auto& history) {
        return AnyRuleset{RulesetOf<G>{history.options()}};
    });
}

std::string_view AnyHistory::game() const {
    return with(history_, []<class G>(std::type_identity<G>, const auto&) { return std::string_view{G::name}; });
}

int AnyHistory::players() const {
    return with(history_, [](auto, const auto& history) { return history.players(); });
}

int AnyHistory::first() const {
    return with(history_, [](auto, const auto& history) { return history.first(); });
}

bool AnyHistory::has_start() const {
    return with(history_, [](auto, const auto& history) { return history.has_start(); });
}

std::size_t AnyHistory::plies() const {
    return with(history_, [](auto, const auto& history) { return history.events().size(); });
}

AnyPosition AnyHistory::position_at(std::size_t ply) const {
    return with(history_, [&]<class G>(std::type_identity<G>, const auto& history) {
        return AnyPosition{PositionOf<G>{history.position_at(ply)}};
    });
}

EventKind AnyHistory::event_kind(std::size_t ply) const {
    return with(history_, [&](auto, const auto& history) { return history.events()[ply].kind; });
}

Move AnyHistory::move_at(std::size_t ply) const {
    return with(history_, [&](auto, const auto& history) { return history.events()[ply].move; });
}

std::string AnyHistory::event(std::size_t ply) const {
    return with(history_, [&](auto, const auto& history) { return events_of(history, ply, ply + 1); });
}

std::string AnyHistory::events() const {
    std::string out = "[";
    with(history_, [&](auto, const auto& history) { out += events_of(history, 0, history.events().size()); });
    return out += ']';
}

std::string AnyHistory::event_for(int seat, std::size_t ply) const {
    return with(history_, [&](auto, const auto& history) { return events_of(history, ply, ply + 1, seat); });
}

std::string AnyHistory::events_for(int seat) const {
    std::string out = "[";
    with(history_, [&](auto, const auto& history) { out += events_of(history, 0, history.events().size(), seat); });
    return out += ']';
}

void AnyHistory::append_moves(std::vector<Move>& moves) const {
    with(history_, [&](auto, const auto& history) {
        for (const auto& event : history.events()) {
            if (event.kind == EventKind::move) moves.push_back(event.move);
        }
    });
}

Phase AnyHistory::phase() const {
    return with(history_, []<class G>(std::type_identity<G>, const auto& history) {
        return history.end() ? Phase::over : G::phase(history.position());
    });
}

int AnyHistory::to_move() const {
    return with(history_, [](auto, const auto& history) { return history.standing().to_move(); });
}

bool AnyHistory::awaits_chance() const {
    return with(history_, [](auto, const auto& history) { return history.standing().awaits_chance(); });
}

std::string_view AnyHistory::due() const {
    return with(history_, []<class G>(std::type_identity<G>, const auto& history) {
        return history.end() ? std::string_view{} : std::string_view{G::due(history.position())};
    });
}

bool AnyHistory::is_over() const {
    return with(history_, [](auto, const auto& history) { return history.standing().is_over(); });
}

int AnyHistory::round() const {
    return with(history_,
                []<class G>(std::type_identity<G>, const auto& history) { return G::round(history.position()); });
}

Scores AnyHistory::scores() const {
    return with(history_,
                []<class G>(std::type_identity<G>, const auto& history) { return G::scores(history.position()); });
}

std::optional<Outcome> AnyHistory::outcome() const {
    return with(history_, [](auto, const auto& history) -> std::optional<Outcome> {
        const auto standing = history.standing();
        return standing.is_over() ? std::optional{standing.outcome()} : std::nullopt;
    });
}

std::optional<End> AnyHistory::end() const {
    return with(history_, [](auto, const auto& history) { return history.end(); });
}

int AnyHistory::count_legal_moves() const {
    return with(history_, []<class G>(std::type_identity<G>, const auto& history) {
        return history.end() ? 0 : G::count_legal_moves(history.position());
    });
}

Move AnyHistory::nth_legal_move(int n) const {
    return with(history_, [&]<class G>(std::type_identity<G>, const auto& history) {
        return G::nth_legal_move(history.position(), n);
    });
}

bool AnyHistory::is_legal(Move move) const {
    return with(history_, [&]<class G>(std::type_identity<G>, const auto& history) {
        return !history.end() && G::is_legal(history.position(), move);
    });
}

Error AnyHistory::check_move(Move move) const {
    return with(history_, [&]<class G>(std::type_identity<G>, const auto& history) {
        return check_event<G>(history.standing(), move);
    });
}

void AnyHistory::append_legal_moves(std::vector<Move>& moves) const {
    with(history_, [&]<class G>(std::type_identity<G>, const auto& history) {
        if (!history.end()) G::for_each_legal_move(history.position(), [&](Move move) { moves.push_back(move); });
    });
}

Error AnyHistory::preview(Move move, std::string& json) const {
    if (Error error = check_move(move)) return error;
    return position().preview(move, json);
}

Error AnyHistory::push(Move move) {
    return with(history_, [&](auto, auto& history) { return history.push(move); });
}

Error AnyHistory::push_text(std::string_view move) {
    return with(history_, [&]<class G>(std::type_identity<G>, auto& history) {
        const Result<Move> read = G::read_move(move);
        return presentable(read.ok() ? history.push(read.value) : read.error);
    });
}

Error AnyHistory::push_event(std::string_view json) {
    RecordScan scan;
    if (Error error = scan.scan_one_event(json)) return error;
    return with(history_, [&]<class G>(std::type_identity<G>, auto& history) {
        EventReader<G> reader{scan, EventSource::game};
        return presentable(reader.play(scan.event(0), history));
    });
}

void AnyHistory::play_chance(std::uint64_t seed) {
    with(history_, [&](auto, auto& history) { history.play_chance(seed); });
}

Error AnyHistory::pop() {
    return with(history_, [](auto, auto& history) { return history.pop(); });
}

Error AnyHistory::take_back() {
    return with(history_, [](auto, auto& history) { return history.take_back(); });
}

std::string AnyHistory::report() const {
    return report(with(history_, [](auto, const auto& history) { return history.last_decision(); }));
}

std::string AnyHistory::report(std::size_t ply) const {
    std::string out;
    with(history_, [&]<class G>(std::type_identity<G>, const auto& history) {
        append_json(out, [&](JsonWriter& json) { G::write_report(json, history.report(ply)); });
    });
    return out;
}

std::string AnyHistory::record(std::span<const ExtraMember> more) const {
    std::string out;
    with(history_, [&](auto, const auto& history) { write_record(out, history, more); });
    return out;
}

Error AnyHistory::read(std::string_view line, std::optional<AnyHistory>& history) {
    RecordScan scan;
    return with_record(scan, line, [&]<class G>(RecordReader<G>& reader) {
        auto game = reader.template set_up<History<G>>();
        Error error = reader.read_game(game);
        if (!error) history.emplace(Variant{std::move(game)});
        return error;
    });
}

const std::vector<ExtraMember>& AnyHistory::extras() const {
    const std::vector<ExtraMember>* extras = nullptr;
    with(history_, [&](auto, const auto& history) { extras = &history.extras(); });
    return *extras;
}

}  // namespace azulejos
