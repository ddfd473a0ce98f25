// libjansson for Swift: what is a macro, a C array or an enumerator there gets a plain function here.
#pragma once

#include <jansson.h>

typedef enum {
  jansson_fault_other,
  jansson_fault_not_utf8,
  jansson_fault_ends_early,
  jansson_fault_too_deep,
  jansson_fault_duplicate_key,
} jansson_fault;

static inline jansson_fault jansson_error_fault(const json_error_t *error) {
  switch (json_error_code(error)) {
  case json_error_invalid_utf8: return jansson_fault_not_utf8;
  case json_error_premature_end_of_input: return jansson_fault_ends_early;
  case json_error_stack_overflow: return jansson_fault_too_deep;
  case json_error_duplicate_key: return jansson_fault_duplicate_key;
  default: return jansson_fault_other;
  }
}

static inline const char *jansson_error_text(const json_error_t *error) { return error->text; }

static inline json_type jansson_type(const json_t *value) { return json_typeof(value); }
