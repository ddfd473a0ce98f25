#include "CAssets.h"

#include <string.h>

#define STRING(text) STRING_OF(text)
#define STRING_OF(text) #text

// Every asset is a text without NUL, so its length needs no second copy of the bytes to measure.
static const struct {
  const char *name;
  const unsigned char *bytes;
} assets[] = {
#define ASSET questions.json
#include "asset.h"
#define ASSET personalities.json
#include "asset.h"
#define ASSET interface/en.json
#include "asset.h"
#define ASSET interface/zh-Hant.json
#include "asset.h"
#define ASSET languages.json
#include "asset.h"
#define ASSET review.json
#include "asset.h"
#define ASSET terminfo/sixteen-direct.b64
#include "asset.h"
#define ASSET pictures/captions.json
#include "asset.h"
#define ASSET pictures/INTJ.txt
#include "asset.h"
#define ASSET pictures/INTP.txt
#include "asset.h"
#define ASSET pictures/ENTJ.txt
#include "asset.h"
#define ASSET pictures/ENTP.txt
#include "asset.h"
#define ASSET pictures/INFJ.txt
#include "asset.h"
#define ASSET pictures/INFP.txt
#include "asset.h"
#define ASSET pictures/ENFJ.txt
#include "asset.h"
#define ASSET pictures/ENFP.txt
#include "asset.h"
#define ASSET pictures/ISTJ.txt
#include "asset.h"
#define ASSET pictures/ISFJ.txt
#include "asset.h"
#define ASSET pictures/ESTJ.txt
#include "asset.h"
#define ASSET pictures/ESFJ.txt
#include "asset.h"
#define ASSET pictures/ISTP.txt
#include "asset.h"
#define ASSET pictures/ISFP.txt
#include "asset.h"
#define ASSET pictures/ESTP.txt
#include "asset.h"
#define ASSET pictures/ESFP.txt
#include "asset.h"
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
