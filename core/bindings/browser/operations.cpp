// Finding the operation that a call names.
#include "bindings/browser/operations.h"

#include <array>

#include "bindings/browser/answers.h"
#include "records/scan.h"

namespace azulejos::browser {

namespace {

struct Named {
    std::string_view name;
    Operation operation;
};

constexpr std::array operations{
    Named{"start", start},
    Named{"settle", settle},
    Named{"first_seat", first_seat},
    Named{"data", data},
    Named{"legal_moves", legal_moves},
    Named{"play", play},
    Named{"sample_deal", sample_deal},
    Named{"tiling", tiling},
    Named{"view", view},
    Named{"masked", masked},
    Named{"determinise", determinise},
    Named{"check_move", check_move},
    Named{"preview", preview},
    Named{"previews", previews},
    Named{"perft", perft},
    Named{"read_record", read_record},
    Named{"write_record", write_record},
    Named{"check_records", check_records},
    Named{"bots", bots},
    Named{"choose_move", choose_move},
    Named{"simulate", simulate},
    Named{"play_random", play_random},
};

Error run(std::string_view input, std::string& answer) {
    Arguments arguments{input};
    const std::string name = arguments.text();
    for (const Named& named : operations) {
        if (named.name == name) return named.operation(arguments, answer);
    }
    Error error = arguments.finish();
    return error && name.empty() ? error : Error::say("there is no operation '", excerpt(name), "'");
}

}  // namespace

void answer_call(std::string_view input, std::string& answer) {
    Error error = run(input, answer);
    if (!error) return;
    answer = "{\"error\": ";
    append_string(answer, presentable(error).message());
    answer += '}';
}

}  // namespace azulejos::browser
