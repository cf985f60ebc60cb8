// Outcomes of chance and options of Azul Duel as they stand in a record, both ways.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/json.h"
#include "base/text.h"
#include "games/duel/chance.h"
#include "games/duel/position.h"
#include "games/duel/texts.h"

namespace azulejos::duel {

// ---- outcomes of chance, as the value of {kind: value}

inline constexpr std::array<std::string_view, 5> deal_kinds{"plates", "deal", "look", "top", "chip"};

constexpr std::string_view deal_kind(const Deal& deal) { return deal_kinds[static_cast<std::size_t>(deal.kind)]; }

constexpr bool is_deal_kind(std::string_view kind) {
    return std::find(deal_kinds.begin(), deal_kinds.end(), kind) != deal_kinds.end();
}

namespace writing {

constexpr void plates(JsonWriter& json, const ShortList<Plate, plate_count>& plates) {
    json.begin_array();
    for (const Plate plate : plates) json.value(static_cast<int>(plate));
    json.end_array();
}

constexpr void backs(JsonWriter& json, const ShortList<Plate, plate_count>& plates) {
    FixedText<plate_count> backs;
    backs.write([&](TextWriter& text) {
        for (const Plate plate : plates) text.put(back_name(back_of(plate)));
    });
    json.value(backs.view());
}

constexpr void dealt(JsonWriter& json, const Deal& deal) {
    json.begin_array();
    for (const Lanes factory : deal.factories) {
        FixedText<large_size> tiles;
        tiles.write([&](TextWriter& text) { write_tiles(text, factory); });
        json.value(tiles.view());
    }
    json.end_array();
}

}  // namespace writing

constexpr void write_deal(JsonWriter& json, const Deal& deal) {
    switch (deal.kind) {
        case Deal::Kind::plates: return writing::plates(json, deal.plates);
        case Deal::Kind::deal: return writing::dealt(json, deal);
        case Deal::Kind::look:
            // Who may not know them all is told the backs.
            if (std::all_of(deal.plates.begin(), deal.plates.end(), is_front)) {
                return writing::plates(json, deal.plates);
            }
            return writing::backs(json, deal.plates);
        case Deal::Kind::top: json.value(back_name(deal.top)); return;
        case Deal::Kind::chip:
            json.begin_object().member("factory", static_cast<int>(deal.factory));
            json.member("chip", chip_names[deal.chip]).end_object();
            return;
    }
}

namespace reading {

// A short string; whatever is longer than any that could be right is cut, and so is wrong, too.
constexpr bool short_text(JsonReader& json, FixedText<24>& short_text) {
    bool is_text = false;
    short_text.write([&](TextWriter& text) { is_text = json.read_string(text); });
    return is_text;
}

constexpr Error plates(JsonReader& json, Deal& deal) {
    std::uint32_t taken = 0;
    json.begin_array();
    while (json.next_item()) {
        int plate = 0;
        if (!json.read_integer(plate, 1, plate_count)) break;
        if ((taken >> plate & 1u) != 0) return Error::say("plate ", plate, " stands there twice");
        taken |= 1u << plate;
        deal.plates.push_back(static_cast<Plate>(plate));
    }
    return json.error();
}

constexpr Error backs(JsonReader& json, Deal& deal) {
    FixedText<24> letters;
    if (!short_text(json, letters)) return json.error();
    TextReader reader{letters.view()};
    while (!reader.at_end()) {
        Plate back = no_plate;
        if (deal.plates.size == plate_count) return Error::say("more than ", plate_count, " plates are looked at");
        if (!take_back(reader, back)) return Error::say("the backs of plates are * and J");
        deal.plates.push_back(back);
    }
    return {};
}

constexpr Error dealt(JsonReader& json, Deal& deal) {
    int factory = 0;
    json.begin_array();
    for (; json.next_item(); ++factory) {
        FixedText<24> letters;
        if (factory == factory_count) return Error::say("more than ", factory_count, " factories are dealt");
        if (!short_text(json, letters)) return json.error();
        const Result<Lanes> tiles = read_tiles(letters.view());
        if (!tiles.ok()) return Error::say("factory ", factory, ": ", tiles.error.message());
        if (lanes::sum(tiles.value) > factory_size(factory)) {
            return Error::say("factory ", factory, " gets more than ", factory_size(factory), " tiles");
        }
        deal.factories[static_cast<std::size_t>(factory)] = tiles.value;
    }
    if (!json.ok()) return json.error();
    if (factory < factory_count) return Error::say(factory, " factories are dealt instead of ", factory_count);
    return {};
}

constexpr Error chip(JsonReader& json, Deal& deal) {
    FixedText<24> name;
    json.begin_object();
    for (JsonText key; json.next_key(key);) {
        if (key == "factory") {
            json.read_integer(deal.factory, 1, factory_count - 1);
        } else if (key == "chip") {
            short_text(json, name);
        } else {
            return Error::say("a chip has a 'factory' and a 'chip', no '", excerpt(key.raw(), 24), "'");
        }
    }
    if (!json.ok()) return json.error();
    if (deal.factory == 0 || name.empty()) {
        return Error::say("a chip is written like {\"factory\": 2, \"chip\": \"BR\"}");
    }
    if (chip_of(name.view()) < 0) return no_chip_name(name.view());
    deal.chip = static_cast<std::uint8_t>(chip_of(name.view()));
    return {};
}

constexpr Error top(JsonReader& json, Deal& deal) {
    FixedText<24> letter;
    if (!short_text(json, letter)) return json.error();
    TextReader reader{letter.view()};
    if (take_back(reader, deal.top) && reader.at_end()) return {};
    return Error::say("the back of the plate on top is * or J");
}

constexpr Error deal(JsonReader& json, Deal& deal) {
    switch (deal.kind) {
        case Deal::Kind::plates: return plates(json, deal);
        case Deal::Kind::deal: return dealt(json, deal);
        case Deal::Kind::look: return json.peek() == JsonKind::string ? backs(json, deal) : plates(json, deal);
        case Deal::Kind::top: return top(json, deal);
        case Deal::Kind::chip: return chip(json, deal);
    }
    return {};
}

}  // namespace reading

// The form alone: whether it can come now is for `check_deal` to say.
constexpr Result<Deal> read_deal(const Position&, std::string_view kind, JsonReader& json) {
    const auto at = std::find(deal_kinds.begin(), deal_kinds.end(), kind);
    if (at == deal_kinds.end()) return Error::say("chance brings no '", excerpt(kind, 24), "'");
    Deal deal;
    deal.kind = static_cast<Deal::Kind>(at - deal_kinds.begin());
    const Error error = reading::deal(json, deal);
    return error ? Result<Deal>{error} : Result<Deal>{deal};
}

// ---- options

constexpr void write_options(JsonWriter& json, const Options& options) {
    json.begin_object().key("goals");
    if (options.goals == 0) {
        json.value(options.goals_to_draw == token_count ? "random4" : "random");
    } else {
        json.begin_array();
        for (std::size_t goal = 0; goal < goal_count; ++goal) {
            if ((options.goals >> goal & 1) != 0) json.value(goal_names[goal]);
        }
        json.end_array();
    }
    json.member("five_colours_special", options.five_colours_special).end_object();
}

namespace reading {

constexpr Error goal_list(JsonReader& json, Options& options) {
    unsigned found = 0;
    if (json.peek() != JsonKind::array) return Error::say("'goals' is the list of goals in play");
    json.begin_array();
    while (json.next_item()) {
        FixedText<24> name;
        if (!short_text(json, name)) break;
        const unsigned goal = goal_bit(name.view());
        if (goal == 0) return no_goal(name.view());
        if ((found & goal) != 0) return Error::say("the goal '", name.view(), "' stands there twice");
        found |= goal;
    }
    if (!json.ok()) return json.error();
    options.goals = static_cast<std::uint8_t>(found);
    return found == 0 ? Error::say("a game has three or four goals, not 0") : check_options(options);
}

constexpr Error goal_choice(JsonReader& json, Options& options) {
    FixedText<24> choice;  // stays empty where it is no string at all
    if (json.peek() == JsonKind::string && !short_text(json, choice)) return json.error();
    if (choice.view() == "first") {
        options.goals = first_game_goals;
    } else if (choice.view() == "random4") {
        options.goals_to_draw = token_count;
    } else if (choice.view() != "random") {
        return Error::say("the goals are a list of names, or 'random', 'random4' or 'first'");
    }
    return {};
}

}  // namespace reading

constexpr Error read_option(Options& options, std::string_view key, JsonReader& json) {
    if (key == "five_colours_special") {
        if (json.read_bool(options.five_colours_special)) return {};
        return Error::say("'five_colours_special' is true or false");
    }
    if (key != "goals") return Error::say("Azul Duel has no option '", excerpt(key), "'");
    return reading::goal_list(json, options);
}

// For a game to come: the goals may be left to chance, or be those of the first game.
constexpr Error read_choice(Options& options, std::string_view key, JsonReader& json) {
    if (key != "goals" || json.peek() == JsonKind::object || json.peek() == JsonKind::array) {
        return read_option(options, key, json);
    }
    options.goals = 0;
    options.goals_to_draw = Options{}.goals_to_draw;
    return reading::goal_choice(json, options);
}

}  // namespace azulejos::duel
