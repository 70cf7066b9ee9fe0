/* Counting the paths that cases took, and the table of paths that they are
 * expected to take. */
#include "check/paths.h"

#include <stdio.h>
#include <string.h>

/* -- paths of the operands ------------------------------------------------- */

static bool has_part(const check_mesh *mesh, const check_refs *refs) {
    for (int i = 0; i < refs->count; i++)
        if (refs->at[i].size != mesh->sizes[refs->at[i].axis])
            return true;
    return false;
}

static bool has_sub_axes(const check_sharding *s) {
    bool some =
        has_part(s->mesh, &s->replicated) || has_part(s->mesh, &s->unreduced);
    for (int d = 0; d < s->rank; d++)
        some = some || has_part(s->mesh, &s->dims[d].axes);
    return some;
}

static uint64_t bit_if(bool condition, check_path path) {
    return condition ? CHECK_PATH_BIT(path) : 0;
}

static uint64_t paths_of_side(const check_case *c, check_side side) {
    const check_sharding *s = check_of(c, side);
    bool moved = false;
    for (int64_t i = 0; i < s->mesh->n_devices; i++)
        moved = moved || c->ranks[side][s->mesh->ids[i]] != s->mesh->ids[i];
    uint64_t paths = bit_if(has_sub_axes(s), CHECK_PATH_SUB_AXES) |
                     bit_if(s->mesh->has_ids, CHECK_PATH_IDS) |
                     bit_if(moved, CHECK_PATH_PLACED);
    for (int d = 0; d < s->rank; d++) {
        const sdyrt_partition cut = s->dims[d].partition;
        if (check_refs_size(&s->dims[d].axes) > 1)
            paths |= bit_if(cut == SDYRT_LOW, CHECK_PATH_LOW) |
                     bit_if(cut == SDYRT_HIGH, CHECK_PATH_HIGH) |
                     bit_if(cut == SDYRT_OFFSETS, CHECK_PATH_OFFSETS);
    }
    return paths;
}

static uint64_t paths_of_terms(const check_case *c,
                               const check_meaning *meaning) {
    check_refs kept;
    check_refs_minus(c->from.mesh, &c->from.unreduced, &meaning->reduced,
                     &kept);
    const bool is_bitwise = c->reduction == SDYRT_AND ||
                            c->reduction == SDYRT_OR ||
                            c->reduction == SDYRT_XOR;
    const bool keeps = check_refs_size(&kept) > 1;
    const bool reduces = check_refs_size(&meaning->reduced) > 1;
    const bool introduces = check_refs_size(&meaning->introduced) > 1;
    return bit_if(keeps, CHECK_PATH_KEPT) |
           bit_if(reduces, CHECK_PATH_REDUCED) |
           bit_if(reduces && is_bitwise, CHECK_PATH_BITWISE) |
           bit_if(introduces, CHECK_PATH_INTRODUCED) |
           bit_if(reduces && introduces, CHECK_PATH_REDUCED_INTRODUCED) |
           bit_if(reduces && keeps, CHECK_PATH_REDUCED_KEPT) |
           bit_if(introduces && keeps, CHECK_PATH_INTRODUCED_KEPT);
}

static check_path path_of_dtype(sdyrt_dtype dtype) {
    switch (check_class_of(dtype)) {
    case CHECK_FLOAT:
        return CHECK_PATH_FLOAT;
    case CHECK_HALF:
        return CHECK_PATH_HALF;
    case CHECK_SIGNED:
        return CHECK_PATH_SIGNED;
    case CHECK_UNSIGNED:
        return CHECK_PATH_UNSIGNED;
    case CHECK_COMPLEX:
        return CHECK_PATH_COMPLEX;
    case CHECK_BOOLEAN:
    case CHECK_TINY:
        break;
    }
    return CHECK_PATH_BITS;
}

uint64_t check_paths_of_case(const check_case *c,
                             const check_meaning *meaning) {
    bool is_empty = false;
    for (int d = 0; d < c->type.rank; d++)
        is_empty = is_empty || c->type.dims[d] == 0;
    return paths_of_side(c, CHECK_FROM) | paths_of_side(c, CHECK_TO) |
           paths_of_terms(c, meaning) |
           CHECK_PATH_BIT(path_of_dtype(c->type.dtype)) |
           bit_if(c->type.rank == 0, CHECK_PATH_SCALAR) |
           bit_if(is_empty, CHECK_PATH_NO_ELEMENTS) |
           bit_if(!meaning->same_axes, CHECK_PATH_TWO_MESHES) |
           bit_if(c->no_from, CHECK_PATH_NO_OPERAND) |
           bit_if(c->in_place, CHECK_PATH_IN_PLACE) |
           bit_if(c->strided, CHECK_PATH_STRIDED) |
           bit_if(c->axis_lists && check_has_axes(c->kind), CHECK_PATH_LISTS) |
           bit_if(check_converts(c) && check_refs_size(&meaning->reduced) > 1,
                  CHECK_PATH_CONVERTED_VALUE) |
           bit_if(c->conversion == CHECK_REFUSES_TO,
                  CHECK_PATH_CONVERSION_REFUSED) |
           CHECK_PATH_BIT(c->planned ? CHECK_PATH_PLANNED : CHECK_PATH_CACHED);
}

/* -- counting -------------------------------------------------------------- */

void check_paths_add(check_paths *paths, sdyrt_op_kind kind, uint64_t taken,
                     const char *steps) {
    if (taken & CHECK_PATH_BIT(CHECK_PATH_LARGE)) {
        if (taken & CHECK_PATH_BIT(CHECK_PATH_STRIDED))
            taken |= CHECK_PATH_BIT(CHECK_PATH_STRIDED_LARGE);
        if (taken & CHECK_PATH_BIT(CHECK_PATH_IN_PLACE))
            taken |= CHECK_PATH_BIT(CHECK_PATH_IN_PLACE_LARGE);
        if (taken & CHECK_PATH_BIT(CHECK_PATH_REDUCED_INTRODUCED))
            taken |= CHECK_PATH_BIT(CHECK_PATH_REDUCED_INTRODUCED_LARGE);
    }
    for (int p = 0; p < CHECK_PATH_COUNT; p++)
        paths->counts[p][kind] += (taken & CHECK_PATH_BIT(p)) != 0;
    int i = 0;
    while (i < paths->n_steps && strcmp(paths->steps[i].text, steps) != 0)
        i++;
    if (i == CHECK_MAX_STEPS_KINDS)
        return;
    if (i == paths->n_steps) {
        paths->n_steps++;
        (void)snprintf(paths->steps[i].text, sizeof paths->steps[i].text, "%s",
                       steps);
    }
    paths->steps[i].counts[kind]++;
}

/* -- expected paths -------------------------------------------------------- */

#define OP(kind) (1u << SDYRT_OP_##kind)
#define ANY_OP ((1u << (SDYRT_OP_RESHARD + 1)) - 1)      /* of Shardy */
#define GROUPED (((1u << SDYRT_OP_COUNT) - 1) & ~ANY_OP) /* only in groups */
#define REDUCING (OP(ALL_REDUCE) | OP(REDUCE_SCATTER) | OP(RESHARD))
#define INTRODUCING                                                            \
    (OP(SHARDED_TO_UNREDUCED) | OP(REPLICATED_TO_UNREDUCED) | OP(RESHARD))

/* Operations whose dimensions may have axes besides the operation's. */
#define BESIDE (OP(ALL_REDUCE) | OP(REPLICATED_TO_UNREDUCED))

/* A path: the operations that should take it, and the number of ranks from
 * which they should. */
typedef struct path_row {
    const char *name;
    int n_ranks;
    unsigned ops;
    unsigned beside; /* of which only from 4 ranks on */
} path_row;

static const path_row rows[CHECK_PATH_COUNT] = {
    [CHECK_PATH_MOVES] = {"bytes travel", 2,
                          (ANY_OP | GROUPED) &
                              ~(OP(ALL_SLICE) | OP(REPLICATED_TO_UNREDUCED)),
                          0},
    [CHECK_PATH_LOCAL] = {"bytes stay", 1, ANY_OP | GROUPED, 0},
    [CHECK_PATH_FILLED] = {"filled", 2, INTRODUCING, 0},
    [CHECK_PATH_SCRATCH] = {"through scratch", 2, OP(ALL_REDUCE) | OP(RESHARD),
                            0},
    [CHECK_PATH_SHARED] = {"shares in out", 2, OP(ALL_REDUCE) | OP(RESHARD), 0},
    [CHECK_PATH_TERMS_3] = {"3 terms or more", 3, REDUCING, 0},
    [CHECK_PATH_SMALL] = {"small tile", 1, ANY_OP, 0},
    [CHECK_PATH_LARGE] = {"large tile", 1, ANY_OP, 0},
    [CHECK_PATH_EMPTY] = {"empty tile", 2, ANY_OP, BESIDE},
    [CHECK_PATH_UNEVEN] = {"uneven tiles", 2, ANY_OP, BESIDE},
    [CHECK_PATH_ABSENT] = {"absent rank", 3, ANY_OP, 0},
    [CHECK_PATH_SCALAR] = {"scalar", 1,
                           OP(ALL_REDUCE) | OP(REPLICATED_TO_UNREDUCED) |
                               OP(RESHARD),
                           0},
    [CHECK_PATH_NO_ELEMENTS] = {"no elements", 1, ANY_OP | GROUPED, 0},
    [CHECK_PATH_SUB_AXES] = {"sub-axes", 4, ANY_OP, 0},
    [CHECK_PATH_IDS] = {"device ids", 2, ANY_OP, 0},
    [CHECK_PATH_PLACED] = {"placement", 2, ANY_OP | GROUPED, 0},
    [CHECK_PATH_TWO_MESHES] = {"two meshes", 1, OP(RESHARD), 0},
    [CHECK_PATH_NO_OPERAND] = {"no operand sharding", 1,
                               OP(ALL_SLICE) | OP(ALL_REDUCE) |
                                   OP(REDUCE_SCATTER),
                               0},
    [CHECK_PATH_LOW] = {"cut low", 2, ANY_OP, BESIDE},
    [CHECK_PATH_HIGH] = {"cut high", 2, ANY_OP | 1u << SDYRT_OP_UPDATE_HALO,
                         BESIDE},
    [CHECK_PATH_OFFSETS] = {"cut by offsets", 2,
                            ANY_OP | 1u << SDYRT_OP_GATHER |
                                1u << SDYRT_OP_SCATTER | 1u << SDYRT_OP_SHIFT,
                            BESIDE},
    [CHECK_PATH_REDUCED] = {"reduced", 2, REDUCING, 0},
    [CHECK_PATH_INTRODUCED] = {"introduced", 2, INTRODUCING, 0},
    [CHECK_PATH_KEPT] = {"kept", 4, ANY_OP, 0},
    [CHECK_PATH_REDUCED_INTRODUCED] = {"reduced, introduced", 4, OP(RESHARD),
                                       0},
    [CHECK_PATH_REDUCED_KEPT] = {"reduced, kept", 4, REDUCING, 0},
    [CHECK_PATH_INTRODUCED_KEPT] = {"introduced, kept", 4, INTRODUCING, 0},
    [CHECK_PATH_REDUCED_INTRODUCED_LARGE] = {"reduced, introduced, large", 4,
                                             OP(RESHARD), 0},
    [CHECK_PATH_SIGNED] = {"signed", 1, ANY_OP, 0},
    [CHECK_PATH_UNSIGNED] = {"unsigned", 1, ANY_OP, 0},
    [CHECK_PATH_FLOAT] = {"float", 1, ANY_OP, 0},
    [CHECK_PATH_HALF] = {"half", 1, ANY_OP, 0},
    [CHECK_PATH_COMPLEX] = {"complex", 1, ANY_OP, 0},
    [CHECK_PATH_BITS] = {"bits", 1, ANY_OP & ~(REDUCING | INTRODUCING), 0},
    [CHECK_PATH_BITWISE] = {"bitwise", 2, OP(ALL_REDUCE) | OP(REDUCE_SCATTER),
                            0},
    [CHECK_PATH_IN_PLACE] = {"in place", 1,
                             OP(ALL_REDUCE) | 1u << SDYRT_OP_UPDATE_HALO, 0},
    [CHECK_PATH_IN_PLACE_LARGE] = {"in place, large", 1, OP(ALL_REDUCE), 0},
    [CHECK_PATH_STRIDED] = {"strided", 1, ANY_OP | GROUPED, 0},
    [CHECK_PATH_STRIDED_LARGE] = {"strided, large", 1, ANY_OP, 0},
    [CHECK_PATH_NULL] = {"NULL buffer", 2, ANY_OP, 0},
    [CHECK_PATH_ODD_ADDRESS] = {"least alignment", 1, ANY_OP, 0},
    [CHECK_PATH_PLANNED] = {"planned", 1, ANY_OP | GROUPED, 0},
    [CHECK_PATH_CACHED] = {"cached", 1, ANY_OP | GROUPED, 0},
    [CHECK_PATH_REFUSED] = {"refused on one rank", 1, 0, 0},
    [CHECK_PATH_UNEVEN_SENDERS] = {"uneven senders", 1, 0, 0},
    [CHECK_PATH_LISTS] = {"axes as lists", 1,
                          ANY_OP & ~(OP(RESHARD) | OP(COLLECTIVE_PERMUTE)), 0},
    [CHECK_PATH_EVEN_BLOCKS] = {"even blocks", 2,
                                OP(ALL_GATHER) | OP(ALL_REDUCE) |
                                    OP(REDUCE_SCATTER) | OP(ALL_TO_ALL) |
                                    OP(RESHARD),
                                0},
    [CHECK_PATH_ODD_BLOCKS] = {"uneven blocks", 2,
                               OP(ALL_GATHER) | OP(REDUCE_SCATTER) |
                                   OP(ALL_TO_ALL) | OP(RESHARD),
                               0},
    [CHECK_PATH_CONVERTED_BEFORE] = {"converted before", 2, OP(RESHARD), 0},
    [CHECK_PATH_CONVERTED_AFTER] = {"converted after", 1, OP(RESHARD), 0},
    [CHECK_PATH_CONVERTED_VALUE] = {"converted result of terms", 2, REDUCING,
                                    0},
    [CHECK_PATH_CONVERSION_REFUSED] = {"conversion refused", 4, OP(RESHARD), 0},
    [CHECK_PATH_STEP + SDYRT_STEP_FILL] = {"step fill", 2, INTRODUCING, 0},
    [CHECK_PATH_STEP +
        SDYRT_STEP_EXCHANGE] = {"step exchange", 2, OP(RESHARD), 0},
    [CHECK_PATH_STEP +
        SDYRT_STEP_REDUCE] = {"step reduce", 3,
                              OP(RESHARD) | 1u << SDYRT_OP_REDUCE, 0},
    [CHECK_PATH_STEP + SDYRT_STEP_CONVERT] = {"step convert", 1, REDUCING, 0},
    [CHECK_PATH_STEP + SDYRT_STEP_COPY] = {"step copy", 2, ANY_OP, 0},
    [CHECK_PATH_STEP + SDYRT_STEP_ALL_GATHER] = {"step all_gather", 2,
                                                 OP(ALL_GATHER) | OP(RESHARD),
                                                 0},
    [CHECK_PATH_STEP + SDYRT_STEP_ALL_REDUCE] = {"step all_reduce", 2,
                                                 OP(ALL_REDUCE) | OP(RESHARD),
                                                 0},
    [CHECK_PATH_STEP +
        SDYRT_STEP_REDUCE_SCATTER] = {"step reduce_scatter", 2,
                                      OP(REDUCE_SCATTER) | OP(RESHARD), 0},
    [CHECK_PATH_STEP + SDYRT_STEP_ALL_TO_ALL] = {"step all_to_all", 2,
                                                 OP(ALL_TO_ALL) | OP(RESHARD),
                                                 0},
    [CHECK_PATH_STEP +
        SDYRT_STEP_BROADCAST] = {"step broadcast", 3,
                                 OP(RESHARD) | 1u << SDYRT_OP_BROADCAST, 0},
    [CHECK_PATH_STEP +
        SDYRT_STEP_PERMUTE] = {"step permute", 2,
                               OP(COLLECTIVE_PERMUTE) | OP(RESHARD), 0},
};

const char *check_path_name(check_path path) {
    return rows[path].name;
}

bool check_path_expected(check_path path, sdyrt_op_kind kind, int n_ranks) {
    const path_row *row = &rows[path];
    return n_ranks >= row->n_ranks && (row->ops >> kind & 1) != 0 &&
           (n_ranks >= 4 || (row->beside >> kind & 1) == 0);
}

check_path check_paths_missing(const check_paths *paths, int n_ranks,
                               sdyrt_op_kind *kind) {
    for (int p = 0; p < CHECK_PATH_COUNT; p++)
        for (int k = 0; k < SDYRT_OP_COUNT; k++) {
            *kind = (sdyrt_op_kind)k;
            if (paths->counts[p][k] == 0 &&
                check_path_expected((check_path)p, *kind, n_ranks))
                return (check_path)p;
        }
    return CHECK_PATH_COUNT;
}
