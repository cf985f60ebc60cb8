// JSON without a heap, for rules, records and bindings.
#pragma once

#include "base/json_reader.h"
#include "base/json_text.h"
#include "base/json_writer.h"
