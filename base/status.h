/* Failing: the function that decides a failure writes its text, once, with the
 * values; everyone above forwards the status with SDYI_TRY. */
#ifndef SDYI_BASE_STATUS_H
#define SDYI_BASE_STATUS_H

#include <sdyrt/status.h>

/* Seen by the plug-in, libsdyrt_cuda.so, and not for users: what it calls of
 * the core, so that both have one error text. */
#if defined(__GNUC__)
#define SDYI_EXPORT __attribute__((visibility("default")))
#else
#define SDYI_EXPORT
#endif

/* Set this thread's error text and kind; returns `status`. */
SDYI_EXPORT sdyrt_status sdyi_fail(sdyrt_status status, sdyrt_error_kind kind,
                                   const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Put `prefix` (printf style) before the text of this thread's last failure,
 * keeping status and kind: "arg 0 - " and the like. */
SDYI_EXPORT void sdyi_fail_prefix(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

#define SDYI_TRY(call)                                                         \
    do {                                                                       \
        const sdyrt_status sdyi_status_ = (call);                              \
        if (sdyi_status_ != SDYRT_OK)                                          \
            return sdyi_status_;                                               \
    } while (0)

/* The usual first checks of a public function. */
#define SDYI_NOT_NULL(pointer)                                                 \
    do {                                                                       \
        if ((pointer) == NULL)                                                 \
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,         \
                             "%s: '%s' is NULL", __func__, #pointer);          \
    } while (0)

#define SDYI_STRUCT(pointer)                                                   \
    do {                                                                       \
        if ((pointer)->struct_bytes != sizeof *(pointer))                      \
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_STRUCT_BYTES,          \
                             "%s: '%s' has struct_bytes %zu, expected %zu; "   \
                             "start from its INIT macro",                      \
                             __func__, #pointer, (pointer)->struct_bytes,      \
                             sizeof *(pointer));                               \
    } while (0)

#define SDYI_NO_MEMORY(bytes)                                                  \
    sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,                              \
              "%s: no memory for %zu bytes", __func__, (size_t)(bytes))

#endif
