/* The paths that cases took: counted from the info of their plans, their
 * operands and their buffers. */
#ifndef SDYRT_CHECK_PATHS_H
#define SDYRT_CHECK_PATHS_H

#include "check/oracle.h"

#define CHECK_STEP_KINDS (SDYRT_STEP_CONVERT + 1)

/* The paths of a case, on any of its ranks. */
typedef enum check_path {
    /* read from plans (plan_report.c) */
    CHECK_PATH_MOVES,   /* bytes travel between ranks */
    CHECK_PATH_LOCAL,   /* bytes are copied within a rank */
    CHECK_PATH_FILLED,  /* bytes are filled with an identity */
    CHECK_PATH_SCRATCH, /* a step goes through scratch */
    CHECK_PATH_SHARED,  /* shares of a reduction are exchanged within `out` */
    CHECK_PATH_TERMS_3, /* three or more terms are combined into a box */
    CHECK_PATH_SMALL,   /* a tile is not empty and below 32 KiB */
    CHECK_PATH_LARGE,   /* a tile is not below that */
    CHECK_PATH_EMPTY,   /* a tile is empty, though the tensor is not */
    CHECK_PATH_UNEVEN,  /* devices of one side have tiles of different sizes */
    CHECK_PATH_ABSENT,  /* a rank is in only one of the meshes, or in none */
    /* of the operands */
    CHECK_PATH_SCALAR,
    CHECK_PATH_NO_ELEMENTS,
    CHECK_PATH_SUB_AXES,
    CHECK_PATH_IDS,        /* device ids that are not positions */
    CHECK_PATH_PLACED,     /* ranks that are not device ids */
    CHECK_PATH_TWO_MESHES, /* of different axes */
    CHECK_PATH_NO_OPERAND,
    CHECK_PATH_LOW,
    CHECK_PATH_HIGH,
    CHECK_PATH_OFFSETS,
    CHECK_PATH_REDUCED,
    CHECK_PATH_INTRODUCED,
    CHECK_PATH_KEPT, /* unreduced axes stay so */
    CHECK_PATH_REDUCED_INTRODUCED,
    CHECK_PATH_REDUCED_KEPT,
    CHECK_PATH_INTRODUCED_KEPT,
    CHECK_PATH_REDUCED_INTRODUCED_LARGE,
    CHECK_PATH_SIGNED, /* classes of dtype */
    CHECK_PATH_UNSIGNED,
    CHECK_PATH_FLOAT,
    CHECK_PATH_HALF, /* f16, bf16 */
    CHECK_PATH_COMPLEX,
    CHECK_PATH_BITS,    /* i1, 8-bit floats */
    CHECK_PATH_BITWISE, /* combined by and, or, xor */
    /* of the buffers and the call */
    CHECK_PATH_IN_PLACE,
    CHECK_PATH_IN_PLACE_LARGE,
    CHECK_PATH_STRIDED,
    CHECK_PATH_STRIDED_LARGE,
    CHECK_PATH_NULL,
    CHECK_PATH_ODD_ADDRESS, /* the least alignment that the dtype allows */
    CHECK_PATH_PLANNED,
    CHECK_PATH_CACHED,
    CHECK_PATH_REFUSED, /* first tried with a wrong argument on one rank */
    CHECK_PATH_UNEVEN_SENDERS, /* replicas of a tile differ in what they send */
    CHECK_PATH_LISTS,          /* the operation's axes are not text */
    CHECK_PATH_EVEN_BLOCKS,    /* collectives of blocks that are alike */
    CHECK_PATH_ODD_BLOCKS,     /* and of others */
    CHECK_PATH_CONVERTED_BEFORE, /* before it is sent */
    CHECK_PATH_CONVERTED_AFTER,  /* after it is received */
    CHECK_PATH_CONVERTED_VALUE,  /* after terms are reduced */
    CHECK_PATH_CONVERSION_REFUSED,
    CHECK_PATH_STEP, /* plus a step's kind: a plan has one */
    CHECK_PATH_COUNT = CHECK_PATH_STEP + CHECK_STEP_KINDS
} check_path;

_Static_assert(CHECK_PATH_COUNT <= 64, "paths are bits of a number");
#define CHECK_PATH_BIT(path) (UINT64_C(1) << (path))
#define CHECK_STEPS_BYTES 128

/* The steps of plans as text, as "reduce in->scratch, exchange scratch->out":
 * for a case, those of the rank with the longest text. */
typedef struct check_steps {
    char text[CHECK_STEPS_BYTES];
    int64_t counts[SDYRT_OP_COUNT];
} check_steps;

#define CHECK_MAX_STEPS_KINDS 128 /* further ones are not counted */

typedef struct check_paths {
    int64_t counts[CHECK_PATH_COUNT][SDYRT_OP_COUNT];
    int n_steps;
    check_steps steps[CHECK_MAX_STEPS_KINDS];
} check_paths;

/* The paths of the operands, for a case that may not run too. */
uint64_t check_paths_of_case(const check_case *c, const check_meaning *meaning);

void check_paths_add(check_paths *paths, sdyrt_op_kind kind, uint64_t taken,
                     const char *steps);

const char *check_path_name(check_path path);

/* True if a thousand cases of an operation on `n_ranks` should take it. */
bool check_path_expected(check_path path, sdyrt_op_kind kind, int n_ranks);

/* An expected path that no case took, and its operation in `*kind`;
 * CHECK_PATH_COUNT: none. */
check_path check_paths_missing(const check_paths *paths, int n_ranks,
                               sdyrt_op_kind *kind);

#endif
