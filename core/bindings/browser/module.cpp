// The WebAssembly module: three exported functions around one call, a text in and a text out.
//
//     at = reserve(size)      room for the input, `size` bytes of UTF-8 written there by the caller; 0: too much
//     length = call(size)     does what the input asks (see operations.h); the answer has `length` bytes
//     at = output()           where the answer stands until the next `reserve`
//
// Nothing is imported. Nothing but the memory for these two texts is kept from one call to the next.
#include <__verbose_abort>
#include <cstddef>
#include <string>

#include "bindings/browser/operations.h"

#define AZULEJOS_EXPORT(name) extern "C" __attribute__((export_name(#name), visibility("default")))

// What the C++ library calls where it would throw. Its own version prints, which would need the browser's help.
_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

namespace azulejos::browser {

namespace {

constexpr std::size_t most_input = std::size_t{64} << 20;

// Larger texts give their memory back after use.
constexpr std::size_t kept = std::size_t{1} << 20;

std::string input;
std::string answer;

void empty(std::string& text) {
    if (text.capacity() > kept) {
        std::string{}.swap(text);
    } else {
        text.clear();
    }
}

}  // namespace

AZULEJOS_EXPORT(reserve) char* reserve(std::size_t size) {
    empty(answer);
    if (size > most_input) return nullptr;
    input.resize(size);
    return input.data();
}

AZULEJOS_EXPORT(call) std::size_t call(std::size_t size) {
    empty(answer);
    input.resize(size < input.size() ? size : input.size());
    answer_call(input, answer);
    empty(input);
    return answer.size();
}

AZULEJOS_EXPORT(output) const char* output() { return answer.data(); }

}  // namespace azulejos::browser
