/* The tables of kinds and fields; see kinds.h. */
#include "collectives/ops/kinds.h"
#include "base/hash.h"
#include "base/status.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- kinds ----------------------------------------------------------------- */

#define REDUCES                                                                \
    (SDYI_BIT(REDUCTION) | SDYI_BIT(AVERAGES) | SDYI_BIT(COMBINE) |            \
     SDYI_BIT(COMBINE_ARGUMENT) | SDYI_BIT(CONVERTS_TERMS))
#define CAPACITIES                                                             \
    (SDYI_BIT(IN_CAPACITY) | SDYI_BIT(OUT_CAPACITY) | SDYI_BIT(PAIR_CAPACITY))
#define VARIES (SDYI_BIT(COUNTS_VARY) | CAPACITIES)
#define ROOTED SDYI_BIT(ROOT)
#define SHIFTS                                                                 \
    (SDYI_BIT(SHIFT_AXIS) | SDYI_BIT(SHIFT_OFFSET) | SDYI_BIT(ROTATE))
#define LEAVES SDYI_BIT(ZERO_UNDEFINED)
#define HALOS (SDYI_BIT(PERIODIC) | LEAVES)

const sdyi_kind_traits sdyi_op_kinds[] = {
    [SDYRT_OP_ALL_GATHER] = {.name = "all_gather",
                             .form = SDYI_AXES_PER_DIM,
                             .fields = VARIES,
                             .hears_all = true},
    [SDYRT_OP_ALL_SLICE] = {.name = "all_slice",
                            .form = SDYI_AXES_PER_DIM,
                            .fields = 0,
                            .missing_from = true,
                            .hears_all = true},
    [SDYRT_OP_ALL_REDUCE] = {.name = "all_reduce",
                             .form = SDYI_AXES_FLAT,
                             .fields = REDUCES,
                             .missing_from = true,
                             .hears_all = true},
    [SDYRT_OP_REDUCE_SCATTER] = {.name = "reduce_scatter",
                                 .form = SDYI_AXES_PER_DIM,
                                 .fields = REDUCES | VARIES,
                                 .missing_from = true,
                                 .hears_all = true},
    [SDYRT_OP_ALL_TO_ALL] = {.name = "all_to_all",
                             .form = SDYI_AXES_PARAMS,
                             .fields = SDYI_BIT(COUNTS) | VARIES,
                             .hears_all = true},
    [SDYRT_OP_COLLECTIVE_PERMUTE] = {.name = "collective_permute",
                                     .form = SDYI_AXES_NONE,
                                     .fields = 0,
                                     .two_meshes = true},
    [SDYRT_OP_SHARDED_TO_UNREDUCED] = {.name = "sharded_to_unreduced",
                                       .form = SDYI_AXES_PER_DIM,
                                       .fields = 0},
    [SDYRT_OP_REPLICATED_TO_UNREDUCED] = {.name = "replicated_to_unreduced",
                                          .form = SDYI_AXES_FLAT,
                                          .fields = 0},
    [SDYRT_OP_RESHARD] = {.name = "reshard",
                          .form = SDYI_AXES_NONE,
                          .fields = HALOS,
                          .missing_from = true,
                          .two_meshes = true},
    [SDYRT_OP_BROADCAST] = {.name = "broadcast",
                            .form = SDYI_AXES_FLAT,
                            .fields = ROOTED,
                            .missing_from = true},
    [SDYRT_OP_GATHER] = {.name = "gather",
                         .form = SDYI_AXES_PER_DIM,
                         .fields = ROOTED | LEAVES},
    [SDYRT_OP_REDUCE] = {.name = "reduce",
                         .form = SDYI_AXES_FLAT,
                         .fields = REDUCES | ROOTED | LEAVES,
                         .missing_from = true},
    [SDYRT_OP_SCATTER] = {.name = "scatter",
                          .form = SDYI_AXES_PER_DIM,
                          .fields = ROOTED,
                          .missing_from = true},
    [SDYRT_OP_SEND_RECV] = {.name = "send_recv",
                            .form = SDYI_AXES_FLAT,
                            .fields = SDYI_BIT(PAIRS) | LEAVES,
                            .missing_from = true},
    [SDYRT_OP_SHIFT] = {.name = "shift",
                        .form = SDYI_AXES_FLAT,
                        .fields = SHIFTS | LEAVES,
                        .missing_from = true},
    [SDYRT_OP_UPDATE_HALO] = {.name = "update_halo",
                              .form = SDYI_AXES_NONE,
                              .fields = HALOS},
};

_Static_assert(sizeof sdyi_op_kinds / sizeof *sdyi_op_kinds == SDYRT_OP_COUNT,
               "each kind has a row");

const char *sdyrt_op_name(sdyrt_op_kind kind) {
    return (unsigned)kind < SDYRT_OP_COUNT ? sdyi_op_kinds[kind].name : "?";
}

sdyi_axes_form sdyi_axes_form_of(sdyrt_op_kind kind) {
    return (unsigned)kind < SDYRT_OP_COUNT ? sdyi_op_kinds[kind].form
                                           : SDYI_AXES_NONE;
}

/* -- fields ---------------------------------------------------------------- */

typedef enum field_form {
    NUMBER, /* int64_t */
    INT,    /* and enums */
    BOOL,
    POINTER,
    NUMBERS, /* lists; their length is a field of its own */
    PAIRS,
    BOOLS
} field_form;

static const struct field {
    const char *name;
    field_form form;
    size_t at;     /* in sdyrt_op */
    size_t length; /* of a list, likewise */
    bool is_short; /* the length is an int */
} fields[] = {
#define FIELD(field, form)                                                     \
    { #field, form, offsetof(sdyrt_op, field), 0, false }
#define LIST(field, form)                                                      \
    {                                                                          \
#field, form, offsetof(sdyrt_op, field),                               \
            offsetof(sdyrt_op, n_##field),                                     \
            sizeof((sdyrt_op *)0)->n_##field == sizeof(int)                    \
    }
    [SDYI_FIELD_REDUCTION] = FIELD(reduction, INT),
    [SDYI_FIELD_ROOT] = LIST(root, NUMBERS),
    [SDYI_FIELD_PAIRS] = LIST(pairs, PAIRS),
    [SDYI_FIELD_SHIFT_AXIS] = FIELD(shift_axis, INT),
    [SDYI_FIELD_SHIFT_OFFSET] = FIELD(shift_offset, NUMBER),
    [SDYI_FIELD_ROTATE] = FIELD(rotate, BOOL),
    [SDYI_FIELD_COUNTS] = LIST(counts, NUMBERS),
    [SDYI_FIELD_COUNTS_VARY] = FIELD(counts_vary, BOOL),
    [SDYI_FIELD_IN_CAPACITY] = FIELD(in_capacity, NUMBER),
    [SDYI_FIELD_OUT_CAPACITY] = FIELD(out_capacity, NUMBER),
    [SDYI_FIELD_PAIR_CAPACITY] = FIELD(pair_capacity, NUMBER),
    [SDYI_FIELD_AVERAGES] = FIELD(averages, BOOL),
    [SDYI_FIELD_COMBINE] = FIELD(combine, POINTER),
    [SDYI_FIELD_COMBINE_ARGUMENT] = FIELD(combine_argument, POINTER),
    [SDYI_FIELD_CONVERTS_TERMS] = FIELD(converts_terms, BOOL),
    [SDYI_FIELD_PERIODIC] = LIST(periodic, BOOLS),
    [SDYI_FIELD_ZERO_UNDEFINED] = FIELD(zero_undefined, BOOL),
#undef FIELD
#undef LIST
};

_Static_assert(sizeof fields / sizeof *fields == SDYI_FIELD_COUNT,
               "each field has a row");

#define LISTS                                                                  \
    (SDYI_BIT(ROOT) | SDYI_BIT(PAIRS) | SDYI_BIT(COUNTS) | SDYI_BIT(PERIODIC))

static const void *place_of(const sdyrt_op *op, const struct field *f) {
    return (const char *)op + f->at;
}

/* The value of a number; of a pointer, if it is there. */
static int64_t number_of(const sdyrt_op *op, const struct field *f) {
    const void *const at = place_of(op, f);
    switch (f->form) {
    case NUMBER:
        return *(const int64_t *)at;
    case INT:
        return *(const int *)at;
    case BOOL:
        return *(const bool *)at;
    case POINTER:
    case NUMBERS:
    case PAIRS:
    case BOOLS:
        break;
    }
    return *(const void *const *)at != NULL;
}

typedef struct list {
    const void *entries;
    int64_t n;
    size_t bytes; /* of all, where `n` is a length */
} list;

static list list_of(const sdyrt_op *op, const struct field *f) {
    const void *const at = (const char *)op + f->length;
    const size_t each = f->form == NUMBERS ? sizeof(int64_t)
                        : f->form == PAIRS ? sizeof(sdyrt_pair)
                                           : sizeof(bool);
    list l = {.entries = *(const void *const *)place_of(op, f),
              .n = f->is_short ? *(const int *)at : *(const int64_t *)at};
    l.bytes = l.n < 0 ? 0 : (size_t)l.n * each;
    return l;
}

static void set_list(sdyrt_op *op, const struct field *f, void *entries) {
    *(void **)((char *)op + f->at) = entries;
}

static bool is_list(const struct field *f) {
    return f->form >= NUMBERS;
}

/* Remove the first field from a set, which is not empty. */
static const struct field *take(unsigned *set) {
    const int first = __builtin_ctz(*set);
    *set &= *set - 1;
    return &fields[first];
}

/* True if a field is as SDYRT_OP_INIT has it. */
static bool is_zero(const sdyrt_op *op, const struct field *f) {
    if (!is_list(f))
        return number_of(op, f) == 0;
    const list l = list_of(op, f);
    return l.n == 0 && l.entries == NULL;
}

/* -- verification ---------------------------------------------------------- */

static sdyrt_status check_list(const sdyrt_op *op, const struct field *f,
                               bool is_used) {
    const char *const name = sdyi_op_kinds[op->kind].name;
    const list l = list_of(op, f);
    if (l.n < 0 || (is_used && l.n > 0 && l.entries == NULL))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         l.n < 0 ? "%s: '%s' has %" PRId64 " entries"
                                 : "%s: '%s' is NULL, and has %" PRId64
                                   " entries",
                         name, f->name, l.n);
    if (!is_used && !is_zero(op, f))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: '%s' has %" PRId64
                         " entries, and the operation does not use it",
                         name, f->name, l.n);
    return SDYRT_OK;
}

sdyrt_status sdyi_op_fields_check(const sdyrt_op *op) {
    const unsigned used = sdyi_op_kinds[op->kind].fields;
    for (int i = 0; i < SDYI_FIELD_COUNT; i++) {
        const struct field *const f = &fields[i];
        const bool is_used = (used >> i & 1) != 0;
        if (is_list(f))
            SDYI_TRY(check_list(op, f, is_used));
        else if (!is_used && number_of(op, f) != 0)
            return sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                f->form == POINTER ? "%s: '%s' is not NULL, and the operation "
                                     "does not use it"
                                   : "%s: '%s' is %" PRId64
                                     ", and the operation does not use it",
                sdyi_op_kinds[op->kind].name, f->name, number_of(op, f));
    }
    return SDYRT_OK;
}

bool sdyi_op_fields_readable(const sdyrt_op *op) {
    unsigned set = sdyi_op_kinds[op->kind].fields & LISTS;
    while (set != 0) {
        const list l = list_of(op, take(&set));
        if (l.n < 0 || (l.n > 0 && l.entries == NULL))
            return false;
    }
    return true;
}

/* -- by value -------------------------------------------------------------- */

/* Fields of an operation that say something: capacities only where counts
 * vary. */
static unsigned said(const sdyrt_op *op, unsigned which) {
    const unsigned used = sdyi_op_kinds[op->kind].fields & which;
    return op->counts_vary ? used : used & ~CAPACITIES;
}

uint64_t sdyi_op_fields_hash(uint64_t hash, const sdyrt_op *op,
                             unsigned which) {
    unsigned set = said(op, which);
    while (set != 0) {
        const struct field *const f = take(&set);
        if (is_zero(op, f)) /* most are */
            continue;
        hash = sdyi_hash_int(hash, f - fields);
        if (!is_list(f)) {
            hash = sdyi_hash_int(hash, number_of(op, f));
            continue;
        }
        const list l = list_of(op, f);
        hash = sdyi_hash_int(hash, l.n);
        hash = sdyi_hash_bytes(hash, l.entries, l.bytes);
    }
    return hash;
}

static bool is_same_field(const sdyrt_op *a, const sdyrt_op *b,
                          const struct field *f) {
    if (f->form == POINTER)
        return memcmp(place_of(a, f), place_of(b, f), sizeof(void *)) == 0;
    if (!is_list(f))
        return number_of(a, f) == number_of(b, f);
    const list x = list_of(a, f), y = list_of(b, f);
    return x.n == y.n &&
           (x.bytes == 0 || memcmp(x.entries, y.entries, x.bytes) == 0);
}

bool sdyi_op_fields_equal(const sdyrt_op *a, const sdyrt_op *b,
                          unsigned which) {
    unsigned set = said(a, which);
    while (set != 0)
        if (!is_same_field(a, b, take(&set)))
            return false;
    return true;
}

bool sdyi_op_fields_copy(sdyrt_op *op) {
    bool is_whole = true;
    for (int i = 0; i < SDYI_FIELD_COUNT; i++) {
        const struct field *const f = &fields[i];
        if (!is_list(f))
            continue;
        const list l = list_of(op, f);
        void *const copy = l.bytes == 0 ? NULL : malloc(l.bytes);
        if (copy != NULL)
            memcpy(copy, l.entries, l.bytes);
        is_whole = is_whole && (copy != NULL || l.bytes == 0);
        set_list(op, f, copy);
    }
    return is_whole;
}

void sdyi_op_fields_free(sdyrt_op *op) {
    for (int i = 0; i < SDYI_FIELD_COUNT; i++)
        if (is_list(&fields[i]))
            free((void *)(uintptr_t)list_of(op, &fields[i]).entries);
}

/* -- text ------------------------------------------------------------------ */

#define MOST_SHOWN 16 /* entries of a list */

static void print_entry(sdyi_text *out, field_form form, const void *entries,
                        int64_t i) {
    if (form == PAIRS) {
        const sdyrt_pair p = ((const sdyrt_pair *)entries)[i];
        sdyi_text_add(out, "%" PRId64 "->%" PRId64, p.source, p.destination);
    } else {
        sdyi_text_add(out, "%" PRId64,
                      form == NUMBERS ? ((const int64_t *)entries)[i]
                                      : ((const bool *)entries)[i]);
    }
}

static void print_list(sdyi_text *out, const struct field *f, const list *l) {
    sdyi_text_add(out, " %s = [", f->name);
    for (int64_t i = 0; i < l->n && i < MOST_SHOWN; i++) {
        sdyi_text_add(out, i > 0 ? ", " : "");
        print_entry(out, f->form, l->entries, i);
    }
    sdyi_text_add(out, l->n > MOST_SHOWN ? ", ..]" : "]");
}

/* The reduction and its function have a place of their own in a text. */
#define APART                                                                  \
    (SDYI_BIT(REDUCTION) | SDYI_BIT(AVERAGES) | SDYI_BIT(COMBINE) |            \
     SDYI_BIT(COMBINE_ARGUMENT))

void sdyi_op_fields_print(sdyi_text *out, const sdyrt_op *op) {
    unsigned set = sdyi_op_kinds[op->kind].fields & ~APART;
    while (set != 0) {
        const struct field *const f = take(&set);
        if (is_zero(op, f))
            continue;
        if (is_list(f)) {
            const list l = list_of(op, f);
            print_list(out, f, &l);
        } else {
            sdyi_text_add(out, " %s", f->name);
            if (f->form != BOOL)
                sdyi_text_add(out, " = %" PRId64, number_of(op, f));
        }
    }
}
