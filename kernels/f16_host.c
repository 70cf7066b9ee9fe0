/* F16C converts eight numbers by one instruction, where arithmetic on their
 * bits takes some thirty. */
#include "kernels/f16.h"

#if defined(__x86_64__)

#include "kernels/reduce_values.h"

#include <cpuid.h>
#include <immintrin.h>
#include <stdatomic.h>

enum { N = 8 };

/* By cpuid, as clang 14 has no name for it in __builtin_cpu_supports; once, as
 * it takes long in a virtual machine. AVX, whose registers the instructions
 * use, is the caller's to check. */
bool sdyi_has_f16c(void) {
    enum { UNKNOWN, NO, YES };
    static _Atomic int known;
    int has = atomic_load_explicit(&known, memory_order_relaxed);
    if (has == UNKNOWN) {
        unsigned a, b, c, d;
        has = __get_cpuid(1, &a, &b, &c, &d) && (c & bit_F16C) ? YES : NO;
        atomic_store_explicit(&known, has, memory_order_relaxed);
    }
    return has == YES;
}

__attribute__((target("avx,f16c"))) void
sdyi_f16c_widen(void *to, const void *from, int64_t n) {
    value_f32 *const r = to;
    const value_u16 *const a = from;
    int64_t i = 0;
    for (; i + N <= n; i += N)
        _mm256_storeu_ps((float *)(r + i), _mm256_cvtph_ps(_mm_loadu_si128(
                                               (const __m128i *)(a + i))));
    for (; i < n; i++)
        r[i] = f32_of_f16(a[i]);
}

__attribute__((target("avx,f16c"))) void
sdyi_f16c_narrow(void *to, const void *from, int64_t n) {
    value_u16 *const r = to;
    const value_f32 *const a = from;
    int64_t i = 0;
    for (; i + N <= n; i += N)
        _mm_storeu_si128(
            (__m128i *)(r + i),
            _mm256_cvtps_ph(_mm256_loadu_ps((const float *)(a + i)),
                            _MM_FROUND_TO_NEAREST_INT));
    for (; i < n; i++)
        r[i] = f16_of_f32(a[i]);
}

#endif
