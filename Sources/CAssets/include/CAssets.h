// The files of assets/, embedded when the program is compiled.
#pragma once

#include <stddef.h>

/// The bytes of an asset named by its path inside assets/, or NULL for an unknown name.
/// They live as long as the program; the byte after the last one is 0.
const unsigned char *_Nullable asset_bytes(const char *_Nonnull name, size_t *_Nonnull length);
