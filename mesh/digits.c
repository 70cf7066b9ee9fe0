/* Digits of positions and cuts of dimensions; see digits.h. */
#include "mesh/digits.h"

#include "base/integers.h"
#include <assert.h>
#include <stdlib.h>

void sdyi_digits_of(const sdyrt_mesh *mesh, sdyi_span list,
                    sdyi_digit_list *digits) {
    for (int i = 0; i < list.count; i++) {
        const sdyi_ref a = list.refs[i];
        if (a.size == 1)
            continue;
        const int64_t rest = mesh->sizes[a.axis] / sdyi_ref_next(a);
        digits->at[digits->count++] =
            (sdyi_digit){mesh->minor[a.axis] * rest, a.size};
    }
}

int64_t sdyi_digits_size(sdyi_digits digits) {
    int64_t size = 1;
    for (int i = 0; i < digits.count; i++)
        size *= digits.at[i].size;
    return size;
}

int64_t sdyi_digits_index(sdyi_digits digits, int64_t position) {
    int64_t index = 0;
    for (int i = 0; i < digits.count; i++) {
        const sdyi_digit d = digits.at[i];
        index = index * d.size + position / d.stride % d.size;
    }
    return index;
}

int64_t sdyi_digits_position(sdyi_digits digits, int64_t index) {
    int64_t position = 0;
    for (int i = digits.count - 1; i >= 0; i--) {
        const sdyi_digit d = digits.at[i];
        position += index % d.size * d.stride;
        index /= d.size;
    }
    return position;
}

/* -- common factorisation -------------------------------------------------- */

void sdyi_cuts_start(sdyi_cuts *cuts, int64_t n_positions) {
    cuts->count = 2;
    cuts->at[0] = 1;
    cuts->at[1] = n_positions;
}

void sdyi_cuts_add(sdyi_cuts *cuts, sdyi_digits digits) {
    for (int i = 0; i < digits.count; i++) {
        cuts->at[cuts->count++] = digits.at[i].stride;
        cuts->at[cuts->count++] = digits.at[i].stride * digits.at[i].size;
    }
}

bool sdyi_cuts_finish(sdyi_cuts *cuts) {
    qsort(cuts->at, (size_t)cuts->count, sizeof cuts->at[0],
          sdyi_compare_int64);
    int kept = 1;
    for (int i = 1; i < cuts->count; i++) {
        if (cuts->at[i] == cuts->at[kept - 1])
            continue;
        if (cuts->at[i] % cuts->at[kept - 1] != 0)
            return false;
        cuts->at[kept++] = cuts->at[i];
    }
    cuts->count = kept;
    return true;
}

void sdyi_digits_refine(sdyi_digits digits, const sdyi_cuts *cuts,
                        sdyi_digit_list *fine) {
    for (int i = 0; i < digits.count; i++) {
        const int64_t low = digits.at[i].stride;
        int64_t high = low * digits.at[i].size;
        for (int c = cuts->count - 1; c >= 0 && high > low; c--) {
            const int64_t cut = cuts->at[c];
            if (cut >= high)
                continue;
            fine->at[fine->count++] = (sdyi_digit){cut, high / cut};
            high = cut;
        }
    }
}

void sdyi_digits_rest(const sdyi_cuts *cuts, sdyi_digits used,
                      sdyi_digit_list *rest) {
    rest->count = 0;
    for (int c = cuts->count - 2; c >= 0; c--) {
        bool is_used = false;
        for (int i = 0; i < used.count && !is_used; i++)
            is_used = used.at[i].stride == cuts->at[c];
        if (!is_used)
            rest->at[rest->count++] =
                (sdyi_digit){cuts->at[c], cuts->at[c + 1] / cuts->at[c]};
    }
}

bool sdyi_digits_split(sdyi_digits digits, int64_t n_positions,
                       sdyi_digit_list *parts, sdyi_digit_list *left) {
    sdyi_cuts cuts;
    sdyi_cuts_start(&cuts, n_positions);
    sdyi_cuts_add(&cuts, digits);
    if (!sdyi_cuts_finish(&cuts))
        return false;
    parts->count = 0;
    sdyi_digits_refine(digits, &cuts, parts);
    sdyi_digits_rest(&cuts, sdyi_digits_in(parts), left);
    return true;
}

/* -- cutting a dimension --------------------------------------------------- */

static int64_t ceil_div(int64_t a, int64_t b) {
    return a / b + (a % b != 0);
}

/* min(i * block, size) without overflow */
static int64_t block_start(int64_t i, int64_t block, int64_t size) {
    int64_t start;
    return __builtin_mul_overflow(i, block, &start) || start > size ? size
                                                                    : start;
}

sdyi_split sdyi_split_evenly(int64_t size, int64_t shards) {
    return (sdyi_split){.size = size, .outer = shards, .inner = 1};
}

sdyi_split sdyi_split_of(const sdyrt_sharding *sharding, int dim,
                         int64_t size) {
    if (dim >= sharding->rank)
        return sdyi_split_evenly(size, 1);
    const sdyi_dim *d = &sharding->dims[dim];
    return (sdyi_split){.size = size,
                        .outer = sdyrt_sharding_shards(sharding, dim),
                        .inner = 1,
                        .partition = d->partition,
                        .offsets = d->offsets};
}

int64_t sdyi_split_shards(const sdyi_split *split) {
    return split->outer * split->inner;
}

static int64_t outer_start(const sdyi_split *split, int64_t i) {
    if (i == 0 || i == split->outer) /* most dimensions are whole */
        return i == 0 ? 0 : split->size;
    const int64_t each = split->size / split->outer;
    const int64_t more = split->size % split->outer;
    const int64_t less = split->outer - more;
    switch (split->partition) {
    case SDYRT_LOW:
        return i * each + (i < more ? i : more);
    case SDYRT_HIGH:
        return i * each + (i > less ? i - less : 0);
    case SDYRT_OFFSETS:
        return split->offsets[i];
    case SDYRT_CEIL:
        break;
    }
    return block_start(i, each + (more != 0), split->size);
}

/* True when whole `blocks` fill shard `o` of the first cut, [begin, end). */
static bool has_blocks(const sdyi_split *split, int64_t o, int64_t begin,
                       int64_t end) {
    return split->blocks != NULL &&
           outer_start(split->blocks, o * split->inner) == begin &&
           outer_start(split->blocks, (o + 1) * split->inner) == end;
}

int64_t sdyi_split_start(const sdyi_split *split, int64_t i) {
    const int64_t inner = split->inner;
    if (inner == 1 || i == sdyi_split_shards(split))
        return outer_start(split, inner == 1 ? i : split->outer);
    const int64_t o = i / inner;
    const int64_t begin = outer_start(split, o);
    const int64_t end = outer_start(split, o + 1);
    if (has_blocks(split, o, begin, end))
        return outer_start(split->blocks, i);
    return begin +
           block_start(i % inner, ceil_div(end - begin, inner), end - begin);
}

/* `at` of a copy of the dimension, as a place in the dimension. */
static int64_t placed(const sdyi_split *split, int64_t at) {
    at -= split->image;
    if (split->is_padded)
        return at;
    return at < 0 ? 0 : at < split->size ? at : split->size;
}

void sdyi_split_tile(const sdyi_split *split, int64_t i, int64_t *begin,
                     int64_t *end) {
    *begin = placed(split, sdyi_split_start(split, i) - split->low);
    *end = placed(split, sdyi_split_start(split, i + 1) + split->high);
}

int64_t sdyi_split_largest(const sdyi_split *split) {
    int64_t largest = ceil_div(split->size, split->outer);
    if (split->partition == SDYRT_OFFSETS) {
        largest = 0;
        for (int64_t i = 0; i < split->outer; i++) {
            const int64_t size = split->offsets[i + 1] - split->offsets[i];
            largest = size > largest ? size : largest;
        }
    }
    return ceil_div(largest, split->inner);
}

/* The number of shards of the first cut that start at or before `element`. */
static int64_t outer_started(const sdyi_split *split, int64_t element) {
    if (split->outer == 1)
        return 1;
    const int64_t each = split->size / split->outer;
    const int64_t more = split->size % split->outer;
    const int64_t less = split->outer - more;
    int64_t low = 0, high = split->outer;
    switch (split->partition) {
    case SDYRT_LOW: /* `more` shards of each + 1, then of each */
        return element < more * (each + 1) ? element / (each + 1) + 1
                                           : (element - more) / each + 1;
    case SDYRT_HIGH:
        return element < less * each
                   ? element / each + 1
                   : less + (element - less * each) / (each + 1) + 1;
    case SDYRT_OFFSETS:
        while (low < high) {
            const int64_t middle = low + (high - low) / 2;
            if (split->offsets[middle] <= element)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    case SDYRT_CEIL:
        break;
    }
    return element / (each + (more != 0)) + 1;
}

static int64_t started(const sdyi_split *split, int64_t element) {
    const int64_t o = outer_started(split, element) - 1;
    if (split->inner == 1)
        return o + 1;
    const int64_t begin = outer_start(split, o);
    const int64_t end = outer_start(split, o + 1);
    assert(begin < end); /* the element is between them */
    if (has_blocks(split, o, begin, end))
        return outer_started(split->blocks, element);
    return o * split->inner +
           (element - begin) / ceil_div(end - begin, split->inner) + 1;
}

/* The number of shards whose tiles end, or else begin, at or before `element`.
 */
static int64_t tiles_until(const sdyi_split *split, int64_t element,
                           bool that_end) {
    int64_t low = 0, high = sdyi_split_shards(split);
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        int64_t begin, end;
        sdyi_split_tile(split, middle, &begin, &end);
        if ((that_end ? end : begin) <= element)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void sdyi_split_range(const sdyi_split *split, int64_t begin, int64_t end,
                      int64_t *first, int64_t *last) {
    if (sdyi_split_has_halo(split)) {
        *first = tiles_until(split, begin, true);
        *last = tiles_until(split, end - 1, false);
        return;
    }
    *first = started(split, begin) - 1;
    *last = started(split, end - 1);
}
