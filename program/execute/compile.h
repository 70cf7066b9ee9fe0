/* Compiling: ops become thunks, values slots. The entry `execute` of an op's
 * row (rows/) compiles it, with the calls below.
 *
 * Positions count ops in the order in which they run; the ops of a region
 * follow the op that has it. A buffer of the arena is taken from the position
 * at which its slot is made to the last position that uses it. */
#ifndef SDYI_PROGRAM_EXECUTE_COMPILE_H
#define SDYI_PROGRAM_EXECUTE_COMPILE_H

#include "program/execute/frame.h"
#include "program/ir/symbol.h"
#include <sdyrt/execute.h>
#include <sdyrt/sharding.h>

/* A shape without padding bytes, as shapes of slots are interned. */
typedef struct sdyi_shape {
    sdyrt_dtype dtype;
    int narrow; /* bits of i2, i4, ui2, ui4, which are kept as i8 or ui8, with
                   the sign, and of f4 and f6, which are kept as f8E4M3FN: it
                   has all their numbers; else 0 */
    sdyi_float format; /* of f4 and f6; else 0 */
    int rank;
    size_t width; /* bytes of an element */
    int64_t dims[SDYRT_MAX_RANK], strides[SDYRT_MAX_RANK]; /* row-major */
    int64_t count;                                         /* elements */
    size_t bytes;
} sdyi_shape;

typedef struct sdyi_slot {
    const sdyi_shape *shape;
    const void *constant; /* its elements; NULL: none before a run */
    bool is_in_arena;
    int owner;       /* the slot whose buffer this is in: itself, or a view's */
    int first, last; /* positions */
    size_t offset;   /* in the arena */
    const int *parts; /* of a tuple; NULL: none */
    int n_parts;
    bool is_of_loop; /* an argument of a loop's body: in buffers of the loop */
} sdyi_slot;

/* A result that may be made in the buffer of an operand if no later op uses
 * that; decided when the whole program is compiled. */
typedef struct sdyi_takeover {
    const int *in; /* slots of the thunk's operands */
    int n_in, operand, out;
    int last;       /* use of the operand if it is this one */
    bool *is_taken; /* then the thunk sets the result's address */
} sdyi_takeover;

/* A sharding that an executable has a reference to. */
typedef struct sdyi_kept {
    const sdyrt_sharding *sharding; /* NULL: none yet */
    struct sdyi_kept *next;
} sdyi_kept;

typedef struct sdyi_compiler {
    sdyi_pool *pool;
    sdyi_zone *zone; /* of the unit */
    sdyi_symbols symbols;
    sdyi_interner shapes; /* of slots */
    sdyi_slot *slots;
    int n_slots, slots_capacity;
    sdyi_thunks *thunks; /* the list to append to */
    int *slot_of;        /* by the number of a value */
    int position, depth; /* depth: of calls */
    int n_thunks;
    int n_rngs; /* stablehlo.rng so far: partitioning adds none */
    sdyi_takeover *takeovers;
    int n_takeovers, takeovers_capacity;
    int n_conditions;               /* of loops that are being compiled */
    const struct sdyi_comm **comms; /* of ops that need other ranks: comm.h */
    int n_comms, comms_capacity;
    sdyi_kept **kept;                  /* of the executable */
    struct sdyi_tile_move *tile_moves; /* tile_reshard.c */
    bool is_process;     /* of functions run in parallel: tests.h */
    bool rounds_steps;   /* StableHLO's interpreter semantics, for programs with
                          * test ops: each step of a sum of floats is
                          * rounded, in the order of indices, and functions are
                          * those of f64 */
    bool has_partitions; /* an op depends on partitions */
    struct sdyi_probes *probes;         /* of the library of test dialects */
    const sdyrt_custom_target *targets; /* registered by the caller */
    int n_targets;
    /* The file, line and column of a location: internal.h. */
    void (*locate)(sdyi_pool *pool, const sdyi_loc *loc, sdyrt_diagnostic *to);
    /* Emits what ops hold back while compiling goes on; NULL: they hold nothing
     * back. */
    void (*let_go)(struct sdyi_compiler *c);
    struct sdyi_delayed *delayed; /* of the library that sets `let_go` */
    const struct sdyi_enclosing_jumps
        *enclosing;         /* chains around the current op */
    const sdyi_op *op;      /* the current one */
    const sdyi_op *largest; /* op of the largest slot so far */
    size_t most_bytes;      /* of that slot */
} sdyi_compiler;

/* -- errors ---------------------------------------------------------------- */

/* The error for a valid op that the executor does not run: UNSUPPORTED. */
sdyrt_status sdyi_refuse(const sdyi_op *op, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* -- shapes ---------------------------------------------------------------- */

/* True for tensors and scalars, not for tokens and tuples. */
bool sdyi_has_buffer(const sdyi_type *type);
/* The shape of a static tensor whose elements have a dtype, or of a scalar.
 * Errors: UNSUPPORTED, reported at `op`. */
sdyrt_status sdyi_shape_of(const sdyi_op *op, const sdyi_type *type,
                           sdyi_shape *shape);
/* A shape of dense elements. A size that overflows becomes the largest number
 * of bytes, so that the allocation fails. */
sdyi_shape sdyi_shape_make(sdyrt_dtype dtype, const int64_t *dims, int rank);

/* -- slots ----------------------------------------------------------------- */

/* The slot of a value, marked as used at this position. */
int sdyi_slot_of(sdyi_compiler *c, const sdyi_value *value);
void sdyi_slot_use(sdyi_compiler *c, int slot);
/* Let a value share the slot of another one. */
void sdyi_slot_bind(sdyi_compiler *c, const sdyi_value *value, int slot);
/* A slot with a buffer of the arena. */
int sdyi_slot_new(sdyi_compiler *c, const sdyi_shape *shape);
/* A slot whose address the caller of the thunks sets. */
int sdyi_slot_given(sdyi_compiler *c, const sdyi_shape *shape);
/* A slot whose address a thunk sets to a place in the buffer of slot `of`. */
int sdyi_slot_view(sdyi_compiler *c, int of, const sdyi_shape *shape);
/* A slot of constant elements: `data` lives as long as the unit. */
int sdyi_slot_constant(sdyi_compiler *c, const sdyi_shape *shape,
                       const void *data);
/* A slot of scratch bytes in the arena, for the op that is being compiled. */
int sdyi_slot_scratch(sdyi_compiler *c, size_t bytes);

/* Offer the buffer of operand `in` to result `out` of a thunk: taken if this is
 * the operand's last use. */
void sdyi_slot_take_over(sdyi_compiler *c, const sdyi_thunk *thunk, int in,
                         int out, bool *is_taken);
/* Decide all offers of sdyi_slot_take_over, at the end of compiling. */
void sdyi_slots_end(sdyi_compiler *c);
/* The slot that owns the buffer of a slot: itself, or that of its view. */
int sdyi_slot_root(const sdyi_compiler *c, int slot);

static inline const sdyi_shape *sdyi_slot_shape(const sdyi_compiler *c,
                                                int slot) {
    return c->slots[slot].shape;
}

/* The shapes of an operand and of a result. */
const sdyi_shape *sdyi_in_shape(sdyi_compiler *c, const sdyi_op *op, int i);
sdyrt_status sdyi_out_shape(const sdyi_op *op, int i, sdyi_shape *shape);
/* Bytes of an element of each of the first `n` operands, and of each result of
 * a thunk, in memory of the unit. */
const size_t *sdyi_in_widths(sdyi_compiler *c, const sdyi_op *op, int n);
const size_t *sdyi_out_bytes(sdyi_compiler *c, const sdyi_thunk *thunk);

/* The position of an op, for errors of a run. */
sdyi_origin sdyi_origin_of(sdyi_compiler *c, const sdyi_op *op);

/* -- thunks ---------------------------------------------------------------- */

/* Make a thunk for an op: its operands are used, each result gets a buffer.
 * `plan` lives as long as the unit. */
sdyrt_status sdyi_thunk_make(sdyi_compiler *c, const sdyi_op *op, sdyi_run *run,
                             const void *plan, sdyi_thunk *thunk);
/* Append a thunk to the list that is being compiled. */
void sdyi_thunk_append(sdyi_compiler *c, const sdyi_thunk *thunk);
/* sdyi_thunk_make and sdyi_thunk_append. */
sdyrt_status sdyi_emit(sdyi_compiler *c, const sdyi_op *op, sdyi_run *run,
                       const void *plan);
/* sdyi_emit for an op that computes element by element. */
sdyrt_status sdyi_emit_part(sdyi_compiler *c, const sdyi_op *op,
                            sdyi_part *part, const void *plan, bool is_splat);
/* A thunk without results that reads a slot. */
void sdyi_emit_effect(sdyi_compiler *c, const sdyi_op *op, sdyi_run *run,
                      const void *plan, int slot);
/* An elementwise thunk on slots, for ops that compile to several thunks. */
void sdyi_emit_step(sdyi_compiler *c, const sdyi_op *op, sdyi_part *part,
                    const void *plan, const int *in, int n_in, int out);
/* A zeroed plan in memory of the unit. */
#define SDYI_PLAN(c, type) SDYI_NEW((c)->zone, type, 1)

/* Fuse neighbouring elementwise thunks of as many elements, to run block by
 * block: fuse.c. */
void sdyi_fuse(sdyi_compiler *c, sdyi_thunks *thunks);

/* -- regions --------------------------------------------------------------- */

/* Compile the ops of a region's first block, and of those that it branches to,
 * into the list of thunks, and the values that the region returns into
 * `results`. */
sdyrt_status sdyi_compile_block(sdyi_compiler *c, const sdyi_block *block,
                                sdyi_thunks *thunks, const int **results,
                                int *n_results);
/* The ops of a block but for its terminator. */
sdyrt_status sdyi_compile_ops(sdyi_compiler *c, const sdyi_block *block);
/* Blocks that branch, as one thunk: jumps.c. */
sdyrt_status sdyi_compile_branches(sdyi_compiler *c, const sdyi_block *entry,
                                   const int **results, int *n_results);
/* A region that a thunk runs any number of times. Its arguments are in the
 * slots `args`, or with NULL given ones. */
sdyrt_status sdyi_compile_body(sdyi_compiler *c, const sdyi_op *op, int region,
                               const int *args, sdyi_body *body);
/* The only op of a body, if it is applied to the arguments in their order (any
 * order if it commutes) and returned; else NULL. */
const sdyi_op *sdyi_body_single(const sdyi_op *op, int region);

/* -- loops: jumps.c -------------------------------------------------------- */

/* A value that each iteration of a loop passes to the next, in two buffers in
 * turn: an iteration writes to one while it reads the other, so values may be
 * passed in any order. */
typedef struct sdyi_carried {
    int slot, first, second; /* `slot` points to the buffer of `first` or of
                                `second` */
    size_t bytes;
} sdyi_carried;

/* `first`: a slot of the arena. */
sdyi_carried sdyi_carried_make(sdyi_compiler *c, const sdyi_shape *shape,
                               int first);
/* Pass the values in the slots `from` to the next iteration. A value that was
 * made in the buffer of its own slot stays there. */
void sdyi_carry(const sdyi_frame *frame, const sdyi_carried *values, int n,
                const int *from);
/* The check before each iteration of a loop, so that an endless loop stops when
 * the run is stopped or another rank has failed.
 * Errors: ABORTED; the error of the rank. */
sdyrt_status sdyi_may_turn(const sdyi_thunk *thunk, const sdyi_frame *frame);

/* True if each rank reaches the current op exactly once: no branch leads around
 * it, and it is in no loop of branches. */
bool sdyi_all_come(const sdyi_compiler *c);
/* Emit the ops that are held back, before an op that must follow them. */
static inline void sdyi_let_go(sdyi_compiler *c) {
    if (c->let_go != NULL)
        c->let_go(c);
}

/* An empty place for a reference to a sharding, which the executable releases.
 * A call that runs out of memory jumps, and would skip a release elsewhere, so
 * a sharding is made directly in its place. */
const sdyrt_sharding **sdyi_sharding_room(sdyi_compiler *c);
/* Another reference to a sharding, in such a place. */
const sdyrt_sharding *sdyi_sharding_keep(sdyi_compiler *c,
                                         const sdyrt_sharding *sharding);

/* -- integers of attributes ------------------------------------------------ */

/* A copy of an attribute's integers, in memory of the unit; NULL: no
 * attribute. */
const int64_t *sdyi_copy_ints(sdyi_compiler *c, const sdyi_op *op,
                              sdyi_name name, int *n);

/* -- arena ----------------------------------------------------------------- */

/* Assign the offsets of slots; returns the bytes of the arena. */
size_t sdyi_arena_place(sdyi_slot *slots, int n, sdyi_zone *scratch);

#endif
