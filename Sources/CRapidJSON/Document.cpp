#include "CRapidJSON.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

#include <rapidjson/reader.h>

// RapidJSON's own tree (document.h) is not used: it does not compile with every compiler that Swift
// comes with, and a row is read faster.
struct json_document {
  // The text, ended by zeros, in which strings are unescaped in place: values point into it.
  std::unique_ptr<char[]> text;
  std::vector<json_value> row;
  json_fault fault = {};
};

namespace {

constexpr size_t deepest = 2048;
// One ends the text; where that ends inside a character, the reader looks at three more.
constexpr size_t zeros = 4;
constexpr unsigned flags = rapidjson::kParseInsituFlag | rapidjson::kParseValidateEncodingFlag;

// Takes what RapidJSON's reader finds and refuses what is JSON but no document of ours.
class Builder {
public:
  explicit Builder(json_document &document) : document(document), row(document.row) {}

  bool Null() { return other(); }
  bool Bool(bool) { return other(); }
  bool Double(double) { return other(); }
  bool Int(int value) { return Int64(value); }
  bool Uint(unsigned value) { return Int64(value); }
  bool Uint64(uint64_t value) {
    return value > INT64_MAX ? other() : Int64(static_cast<int64_t>(value));
  }
  bool RawNumber(const char *, rapidjson::SizeType, bool) { return other(); }

  bool Int64(int64_t value) {
    append(json_kind_integer).integer = value;
    return true;
  }

  bool String(const char *text, rapidjson::SizeType count, bool) {
    append(json_kind_string).text = {text, count};
    // Unescaped, a text is shorter than in the document: only its beginning is where it was.
    return memchr(text, 0, count) == nullptr || refuse(json_fault_control_character, text - 1);
  }

  bool Key(const char *text, rapidjson::SizeType count, bool copies) {
    return String(text, count, copies);
  }

  bool StartObject() { return enter(json_kind_object); }
  bool StartArray() { return enter(json_kind_array); }
  bool EndArray(rapidjson::SizeType count) { return leave(count), true; }
  bool EndObject(rapidjson::SizeType count) { return isUnique(leave(count), count); }

private:
  json_document &document;
  std::vector<json_value> &row;
  // Where in the row the arrays and objects begin that are open, the innermost last.
  std::vector<size_t> open;
  std::vector<std::string_view> keys;

  json_value &append(json_kind kind) {
    json_value &value = row.emplace_back();
    value.kind = kind;
    value.span = 1;
    return value;
  }

  bool other() { return append(json_kind_other), true; }

  bool enter(json_kind kind) {
    if (open.size() == deepest) return refuse(json_fault_too_deep, nullptr);
    open.push_back(row.size());
    append(kind);
    return true;
  }

  size_t leave(size_t count) {
    const size_t start = open.back();
    open.pop_back();
    row[start].span = static_cast<uint32_t>(row.size() - start);
    row[start].count = count;
    return start;
  }

  // Without a place it is where the reader is.
  bool refuse(json_fault_kind kind, const char *place, std::string_view key = {}) {
    const size_t offset = place == nullptr ? 0 : static_cast<size_t>(place - document.text.get());
    document.fault = {kind, offset, {key.data(), key.size()}};
    return false;
  }

  // Whether the keys of an object differ. Few are compared each with each, which costs least.
  bool isUnique(size_t object, size_t count) {
    keys.clear();
    for (size_t key = object + 1; keys.size() < count; key += 1 + row[key + 1].span) {
      keys.emplace_back(row[key].text.bytes, row[key].text.count);
    }
    std::string_view twin;
    const auto note = [&twin](std::string_view key) {
      if (twin.data() == nullptr || key.data() < twin.data()) twin = key;
    };
    if (count <= 16) {
      for (auto key = keys.begin(); key != keys.end(); key++) {
        if (std::find(keys.begin(), key, *key) != key) note(*key);
      }
    } else {
      std::sort(keys.begin(), keys.end(), [](std::string_view one, std::string_view other) {
        const int order = one.compare(other);
        return order != 0 ? order < 0 : one.data() < other.data();
      });
      for (auto key = keys.begin() + 1; key != keys.end(); key++) {
        if (key[-1] == *key) note(*key);
      }
    }
    // The quotation mark stands before it.
    return twin.data() == nullptr || refuse(json_fault_duplicate_key, twin.data() - 1, twin);
  }
};

json_fault_kind kind(rapidjson::ParseErrorCode code) {
  switch (code) {
  case rapidjson::kParseErrorNone: return json_fault_none;
  case rapidjson::kParseErrorDocumentEmpty:
  case rapidjson::kParseErrorStringMissQuotationMark: return json_fault_ends_early;
  case rapidjson::kParseErrorDocumentRootNotSingular: return json_fault_after_end;
  case rapidjson::kParseErrorObjectMissName: return json_fault_key;
  case rapidjson::kParseErrorObjectMissColon: return json_fault_colon;
  case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket: return json_fault_comma_in_object;
  case rapidjson::kParseErrorArrayMissCommaOrSquareBracket: return json_fault_comma_in_array;
  case rapidjson::kParseErrorStringInvalidEncoding: return json_fault_not_utf8;
  case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
  case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
  case rapidjson::kParseErrorStringEscapeInvalid: return json_fault_escape;
  default: return json_fault_value;
  }
}

// Whether a byte may not stand at a place where the reader stopped: between values, white space may.
// In a string, some versions of the reader take it for an escape and some for no character.
bool isControl(char byte, json_fault_kind kind) {
  const bool isWhiteSpace = byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
  const bool isInString = kind == json_fault_escape || kind == json_fault_not_utf8;
  return static_cast<unsigned char>(byte) < ' ' && (!isWhiteSpace || isInString);
}

// Whether no character begins with a byte: UTF-16 begins with one.
bool isStray(char character) {
  const auto byte = static_cast<unsigned char>(character);
  return (byte >= 0x80 && byte < 0xC2) || byte > 0xF4;
}

// What the reader, which takes a 0 for the end, stopped at.
json_fault fault(const rapidjson::ParseResult &result, size_t end, const char *bytes, size_t count) {
  if (!result.IsError()) {
    return {end < count ? json_fault_control_character : json_fault_none, end, {}};
  }
  const size_t offset = result.Offset();
  if (offset >= count) return {json_fault_ends_early, count, {}};
  const json_fault_kind found = kind(result.Code());
  if (isControl(bytes[offset], found)) return {json_fault_control_character, offset, {}};
  return {isStray(bytes[offset]) ? json_fault_not_utf8 : found, offset, {}};
}

}  // namespace

json_document *json_document_parse(const char *bytes, size_t count) noexcept {
  auto *document = new json_document;
  document->text.reset(new char[count + zeros]);
  memcpy(document->text.get(), bytes, count);
  memset(document->text.get() + count, 0, zeros);
  // Most of our values are longer: the row grows once or twice.
  document->row.reserve(count / 32 + 1);

  Builder builder(*document);
  rapidjson::InsituStringStream stream(document->text.get());
  const auto result = rapidjson::Reader().Parse<flags>(stream, builder);
  json_fault &found = document->fault;
  if (result.Code() != rapidjson::kParseErrorTermination) {
    found = fault(result, stream.Tell(), bytes, count);
  } else if (found.kind == json_fault_too_deep) {
    found.offset = result.Offset();
  }
  return document;
}

void json_document_free(json_document *document) noexcept { delete document; }

json_fault json_document_fault(const json_document *document) noexcept { return document->fault; }

const json_value *json_document_root(const json_document *document) noexcept {
  return document->fault.kind == json_fault_none ? document->row.data() : nullptr;
}
