/* Element types and reductions: what they are called, and which go together. */
#include "base/dtypes.h"
#include "base/reductions.h"

#define COUNTED(...) +1
_Static_assert(SDYI_DTYPES(COUNTED) == SDYRT_DTYPE_COUNT,
               "each dtype of type.h has a row in dtypes.h");
_Static_assert(SDYI_REDUCTIONS(COUNTED) == SDYRT_REDUCTION_COUNT,
               "each reduction of type.h has a row in reductions.h");

#define DTYPE(name, text, bytes, ...) [SDYRT_##name] = {text, bytes},
static const struct dtype {
    const char *name;
    size_t bytes;
} dtypes[SDYRT_DTYPE_COUNT] = {SDYI_DTYPES(DTYPE)};

#define REDUCTION(name, text, may_be_unreduced)                                \
    [SDYRT_##name] = {text, may_be_unreduced},
static const struct reduction {
    const char *name;
    bool may_be_unreduced;
} reductions[SDYRT_REDUCTION_COUNT] = {SDYI_REDUCTIONS(REDUCTION)};

#define FOLD(dtype, reduction, ...) [SDYRT_##dtype][SDYRT_##reduction] = true,
static const bool folds[SDYRT_DTYPE_COUNT][SDYRT_REDUCTION_COUNT] = {
    SDYI_FOLDS(FOLD)};

static bool is_dtype(sdyrt_dtype dtype) {
    return (unsigned)dtype < SDYRT_DTYPE_COUNT;
}

static bool is_reduction(sdyrt_reduction reduction) {
    return (unsigned)reduction < SDYRT_REDUCTION_COUNT;
}

size_t sdyrt_dtype_bytes(sdyrt_dtype dtype) {
    return is_dtype(dtype) ? dtypes[dtype].bytes : 0;
}

const char *sdyrt_dtype_name(sdyrt_dtype dtype) {
    return is_dtype(dtype) ? dtypes[dtype].name : "?";
}

const char *sdyrt_reduction_name(sdyrt_reduction reduction) {
    return is_reduction(reduction) ? reductions[reduction].name : "?";
}

const char *sdyi_combiner_name(sdyrt_reduction reduction,
                               const sdyi_combiner *combiner) {
    return combiner->combine != NULL ? "generic"
           : combiner->divisor > 0   ? "average"
                                     : sdyrt_reduction_name(reduction);
}

bool sdyi_may_be_unreduced(sdyrt_reduction reduction) {
    return is_reduction(reduction) && reductions[reduction].may_be_unreduced;
}

bool sdyrt_can_reduce(sdyrt_dtype dtype, sdyrt_reduction reduction) {
    return is_dtype(dtype) && is_reduction(reduction) &&
           folds[dtype][reduction];
}
