#include "CAssets.h"

#include <string.h>

// A test builds the program from another folder of assets.
#ifndef EMBEDDED
#define EMBEDDED "../../assets/embedded.h"
#endif

// Every asset is a text without NUL, so its length needs no second copy of the bytes to measure.
static const struct {
  const char *name;
  const unsigned char *bytes;
} assets[] = {
#include EMBEDDED
};

const unsigned char *asset_bytes(const char *name, size_t *length) {
  for (size_t index = 0; index < sizeof assets / sizeof assets[0]; index++) {
    if (strcmp(assets[index].name, name) == 0) {
      *length = strlen((const char *)assets[index].bytes);
      return assets[index].bytes;
    }
  }
  *length = 0;
  return NULL;
}
