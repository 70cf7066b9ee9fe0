/* Streaming stores of SSE2, which every x86-64 has; elsewhere plain ones.
 * Under a sanitizer they are plain as well: gcc's do not see the others. */
#include "kernels/stream.h"

#include <stdint.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||     \
    __has_feature(memory_sanitizer)
#define SANITIZED
#endif
#endif

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

enum { LINE = 64 };

/* The last-level cache that a core of today's servers sees. A constant: what
 * sysconf says of it is wrong on many (the sum of all its slices). */
static const size_t threshold = (size_t)32 << 20;

bool sdyi_streams(size_t bytes) {
    return bytes >= threshold;
}

#if defined(__x86_64__) && !defined(SANITIZED)

static inline void stream_line(char *out, const char *in) {
    const __m128i a = _mm_loadu_si128((const __m128i *)in);
    const __m128i b = _mm_loadu_si128((const __m128i *)(in + 16));
    const __m128i c = _mm_loadu_si128((const __m128i *)(in + 32));
    const __m128i d = _mm_loadu_si128((const __m128i *)(in + 48));
    _mm_stream_si128((__m128i *)out, a);
    _mm_stream_si128((__m128i *)(out + 16), b);
    _mm_stream_si128((__m128i *)(out + 32), c);
    _mm_stream_si128((__m128i *)(out + 48), d);
}

void sdyi_stream_end(void) {
    _mm_sfence();
}

#else

static inline void stream_line(char *out, const char *in) {
    memcpy(out, in, LINE);
}

void sdyi_stream_end(void) {}

#endif

void sdyi_stream_run(void *target, const void *source, size_t bytes) {
    char *out = target;
    const char *in = source;
    const size_t head = -(uintptr_t)out & (LINE - 1);
    if (bytes < head + LINE) {
        memcpy(out, in, bytes);
        return;
    }
    memcpy(out, in, head);
    size_t at = head;
    for (; at + LINE <= bytes; at += LINE)
        stream_line(out + at, in + at);
    memcpy(out + at, in + at, bytes - at);
}
