/* Failing: the function that decides a failure writes its text, once, with the
 * values; everyone above forwards the status with SDYI_TRY. */
#ifndef SDYI_BASE_STATUS_H
#define SDYI_BASE_STATUS_H

#include <sdyrt/status.h>

#include <stddef.h>

/* Functions that the project's other libraries call, and users do not: all
 * libraries have one error text and one table of meshes. */
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

/* Append details to that text and return `status`: facts that Shardy's words
 * leave out, where the text is one of Shardy's. */
SDYI_EXPORT sdyrt_status sdyi_fail_detail(sdyrt_status status,
                                          const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The text of this thread's last failure as sdyi_fail had it, without prefix
 * and details: `*length` bytes. */
SDYI_EXPORT const char *sdyi_fail_words(int *length);

/* This thread's last failure, kept over a clean-up: failures of the clean-up
 * must not replace the first one. */
typedef struct sdyi_failure {
    sdyrt_error_kind kind;
    int first_word, n_words; /* bytes of what sdyi_fail had */
    char text[1024];
} sdyi_failure;

SDYI_EXPORT sdyi_failure sdyi_failure_keep(void);
SDYI_EXPORT void sdyi_failure_restore(const sdyi_failure *kept);

#define SDYI_TRY(call)                                                         \
    do {                                                                       \
        const sdyrt_status sdyi_status_ = (call);                              \
        if (sdyi_status_ != SDYRT_OK)                                          \
            return sdyi_status_;                                               \
    } while (0)

/* The usual first failures. The text begins with the function where that is
 * one of the public interface: others mean nothing to a user. */
SDYI_EXPORT sdyrt_status sdyi_fail_null(const char *function,
                                        const char *pointer);
SDYI_EXPORT sdyrt_status sdyi_fail_struct(const char *function,
                                          const char *pointer, size_t found,
                                          size_t expected);
SDYI_EXPORT sdyrt_status sdyi_fail_memory(const char *function, size_t bytes);

#define SDYI_NOT_NULL(pointer)                                                 \
    do {                                                                       \
        if ((pointer) == NULL)                                                 \
            return sdyi_fail_null(__func__, #pointer);                         \
    } while (0)

#define SDYI_STRUCT(pointer)                                                   \
    do {                                                                       \
        if ((pointer)->struct_bytes != sizeof *(pointer))                      \
            return sdyi_fail_struct(__func__, #pointer,                        \
                                    (pointer)->struct_bytes,                   \
                                    sizeof *(pointer));                        \
    } while (0)

#define SDYI_NO_MEMORY(bytes)                                                  \
    ((void)sdyi_fail_memory(__func__, (size_t)(bytes)), SDYRT_MEMORY)

#endif
