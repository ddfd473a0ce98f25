// RapidJSON for Swift: a document as a row of values.
#pragma once

#include <stddef.h>
#include <stdint.h>

// A machine without memory ends the program; nothing is thrown across the languages.
#ifdef __cplusplus
#define JSON_NOEXCEPT noexcept
extern "C" {
#else
#define JSON_NOEXCEPT
#endif

typedef enum {
  json_kind_other,
  json_kind_object,
  json_kind_array,
  json_kind_string,
  json_kind_integer,
} json_kind;

// UTF-8, not terminated.
typedef struct {
  const char *_Nullable bytes;
  size_t count;
} json_text;

// A value and, after it in the same row, what it is made of: an array's elements, an object's
// members, each a string for the key and then the value.
typedef struct {
  json_kind kind;
  // How many values of the row it takes, itself included; what comes next stands so far behind it.
  uint32_t span;
  union {
    json_text text;
    int64_t integer;
    // Elements or members.
    size_t count;
  };
} json_value;

typedef enum {
  json_fault_none,
  json_fault_ends_early,
  json_fault_not_utf8,
  json_fault_too_deep,
  json_fault_duplicate_key,
  json_fault_value,
  json_fault_key,
  json_fault_colon,
  json_fault_comma_in_object,
  json_fault_comma_in_array,
  json_fault_escape,
  json_fault_control_character,
  json_fault_after_end,
} json_fault_kind;

// What keeps bytes from being a document of ours, if anything.
typedef struct {
  json_fault_kind kind;
  // Where, in bytes from the start.
  size_t offset;
  // The key that an object has twice.
  json_text key;
} json_fault;

typedef struct json_document json_document;

// Reads `count` bytes, of which the document keeps a copy. A fault is, besides what is not JSON: an
// object with a key twice, a NUL in a string, more than 2048 levels.
json_document *_Nonnull json_document_parse(const char *_Nonnull bytes, size_t count) JSON_NOEXCEPT;
void json_document_free(json_document *_Nonnull document) JSON_NOEXCEPT;
json_fault json_document_fault(const json_document *_Nonnull document) JSON_NOEXCEPT;
// The first of the row, or NULL where there is a fault.
const json_value *_Nullable json_document_root(const json_document *_Nonnull document) JSON_NOEXCEPT;

#ifdef __cplusplus
}
#endif
