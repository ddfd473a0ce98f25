#include "CRapidJSON.h"

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

struct json_writer {
  rapidjson::StringBuffer buffer;
  rapidjson::Writer<rapidjson::StringBuffer> writer{buffer};
};

json_writer *json_writer_new(void) { return new json_writer; }
void json_writer_free(json_writer *writer) { delete writer; }
void json_writer_start_object(json_writer *writer) { writer->writer.StartObject(); }
void json_writer_end_object(json_writer *writer) { writer->writer.EndObject(); }
void json_writer_start_array(json_writer *writer) { writer->writer.StartArray(); }
void json_writer_end_array(json_writer *writer) { writer->writer.EndArray(); }

void json_writer_string(json_writer *writer, json_text text) {
  writer->writer.String(text.bytes, static_cast<rapidjson::SizeType>(text.count));
}

void json_writer_integer(json_writer *writer, int64_t integer) { writer->writer.Int64(integer); }

json_text json_writer_text(const json_writer *writer) {
  return {writer->buffer.GetString(), writer->buffer.GetSize()};
}
