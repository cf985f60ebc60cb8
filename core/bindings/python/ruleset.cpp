// Rulesets: a game's name and options.
#include "any/ruleset.h"

#include "bindings/python/bindings.h"

namespace azulejos::python {

void bind_ruleset(nb::module_& module) {
    nb::class_<AnyRuleset>(module, "Ruleset")
        .def(
            "__init__",
            [](AnyRuleset* self, std::string_view game, int players, std::string_view options) {
                AnyRuleset ruleset;
                if (const Error error = AnyRuleset::read(game, players, options, ruleset)) {
                    throw nb::value_error(std::string{error.message()}.c_str());
                }
                new (self) AnyRuleset{ruleset};
            },
            "game"_a, "players"_a, "options"_a)
        .def_prop_ro("game", [](const AnyRuleset& self) { return std::string{self.game()}; })
        .def_prop_ro("players", &AnyRuleset::players)
        .def_prop_ro("options", &AnyRuleset::options)
        .def("settled", &AnyRuleset::settled, "seed"_a)
        .def("draw_first", &AnyRuleset::draw_first, "seed"_a);
    module.def("game_names", &game_names);
}

}  // namespace azulejos::python
