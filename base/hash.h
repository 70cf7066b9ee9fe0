/* FNV-1a, 64 bits, for the intern table and for hashes of values. */
#ifndef SDYI_BASE_HASH_H
#define SDYI_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SDYI_HASH_START UINT64_C(0xcbf29ce484222325)

static inline uint64_t sdyi_hash_bytes(uint64_t hash, const void *data,
                                       size_t bytes) {
    const unsigned char *const at = data;
    for (size_t i = 0; i < bytes; i++)
        hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
    return hash;
}

static inline uint64_t sdyi_hash_int(uint64_t hash, int64_t value) {
    return sdyi_hash_bytes(hash, &value, sizeof value);
}

/* With the final NUL, so that neighbouring strings do not run together. */
static inline uint64_t sdyi_hash_string(uint64_t hash, const char *string) {
    return sdyi_hash_bytes(hash, string, strlen(string) + 1);
}

#endif
