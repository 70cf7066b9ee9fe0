/* What every public header needs: symbol visibility and C linkage. */
#ifndef SDYRT_EXPORT_H
#define SDYRT_EXPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define SDYRT_API __attribute__((visibility("default")))
#else
#define SDYRT_API
#endif

#ifdef __cplusplus
#define SDYRT_BEGIN extern "C" {
#define SDYRT_END }
#else
#define SDYRT_BEGIN
#define SDYRT_END
#endif

/* What the INIT macros are: struct_bytes set, the rest zero, and without a
 * warning in C11 and in C++11. */
#ifdef __cplusplus
#define SDYRT_INIT_(type)                                                      \
    ([] {                                                                      \
        type sdyrt_value_ = type();                                            \
        sdyrt_value_.struct_bytes = sizeof(type);                              \
        return sdyrt_value_;                                                   \
    }())
#else
#define SDYRT_INIT_(type)                                                      \
    { .struct_bytes = sizeof(type) }
#endif

#endif
