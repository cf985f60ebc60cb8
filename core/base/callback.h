// Something that can be called, seen only by what it takes: one compiled function serves all its callers, where a
// template would be compiled for each of them. It costs an indirect call.
#pragma once

namespace azulejos {

// Refers to a lambda that must outlive it: a parameter, never a member.
template <class... Arguments>
class Callback {
  public:
    template <class Callable>
    Callback(const Callable& callable)
        : callable_(&callable), call_([](const void* known, Arguments... arguments) {
              (*static_cast<const Callable*>(known))(static_cast<Arguments>(arguments)...);
          }) {}

    void operator()(Arguments... arguments) const { call_(callable_, static_cast<Arguments>(arguments)...); }

  private:
    const void* callable_;
    void (*call_)(const void*, Arguments...);
};

}  // namespace azulejos
