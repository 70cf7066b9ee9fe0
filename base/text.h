/* Writing text into a caller's buffer, as snprintf does: what does not fit is
 * counted and not written. */
#ifndef SDYI_BASE_TEXT_H
#define SDYI_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct sdyi_text {
    char *text; /* NULL when bytes is 0 */
    size_t bytes;
    size_t length; /* of the whole text, without the NUL */
    bool is_cut;   /* nobody needs the length of text that does not fit */
} sdyi_text;

/* Start writing; the text is NUL-terminated after every call. */
void sdyi_text_start(sdyi_text *out, char *text, size_t bytes);

/* True if printing may stop: the buffer is full, and `is_cut` says that nobody
 * asks for the full length. */
static inline bool sdyi_text_is_done(const sdyi_text *out) {
    return out->is_cut && out->length >= out->bytes;
}

void sdyi_text_add(sdyi_text *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
