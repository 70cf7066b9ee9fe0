/* Hashes of 64 bits, for the intern table and for values: FNV-1a of bytes, and
 * numbers as words. */
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

/* The product carries a bit to those above it, and the shift back to those
 * below, from which buckets are taken. FNV's factor has too few bits for it. */
static inline uint64_t sdyi_hash_int(uint64_t hash, int64_t value) {
    hash = (hash ^ (uint64_t)value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

static inline uint64_t sdyi_hash_ints(uint64_t hash, const int64_t *values,
                                      int64_t n) {
    for (int64_t i = 0; i < n; i++)
        hash = sdyi_hash_int(hash, values[i]);
    return hash;
}

/* With the final NUL, so that neighbouring strings do not run together. */
static inline uint64_t sdyi_hash_string(uint64_t hash, const char *string) {
    return sdyi_hash_bytes(hash, string, strlen(string) + 1);
}

#endif
