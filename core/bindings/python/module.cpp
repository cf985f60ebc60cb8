// The native module azulejos._core: the rules core as Python sees it. Nothing is decided here.
#include "bindings/python/bindings.h"

NB_MODULE(_core, module) {
    using namespace azulejos::python;
    // Whoever still holds a game when Python ends has done nothing wrong.
    nanobind::set_leak_warnings(false);
    module.doc() = "The rules core. Use the classes of `azulejos` instead.";
    module.attr("version") = AZULEJOS_VERSION;

    // The package gives what it shows its own name as their module; done here, it would hide them from the stubs.
    nb::exception<IllegalMove>(module, "IllegalMove", PyExc_ValueError);
    nb::exception<InvalidRecord>(module, "InvalidRecord", PyExc_ValueError);
    nb::exception<InvalidPosition>(module, "InvalidPosition", PyExc_ValueError);

    bind_moves(module);
    bind_ruleset(module);
    bind_position(module);
    bind_game(module);
    bind_many(module);
}
