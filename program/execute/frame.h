/* A compiled program as it runs: thunks in their order, which read and write
 * the buffers of slots. This layer knows no ops and allocates nothing.
 *
 * A slot is the buffer of one value. `data` has its address in this run: in the
 * arena, of a constant, of an argument of the caller's, or the address that a
 * thunk has set (views, arguments of bodies). Elements are dense and
 * row-major. */
#ifndef SDYI_PROGRAM_EXECUTE_FRAME_H
#define SDYI_PROGRAM_EXECUTE_FRAME_H

#include "base/status.h"
#include <sdyrt/type.h>

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The state of a run; a frame serves one run at a time. */
typedef struct sdyi_frame {
    void **data; /* by slot */
    const atomic_bool *is_stopped;
    const struct sdyi_rank *rank; /* the rank of this run: comm.h */
} sdyi_frame;

/* The position of a thunk's op in the text, for errors of a run. */
typedef struct sdyi_origin {
    const char *op;   /* "stablehlo.add" */
    const char *file; /* NULL: no place in a text */
    int line, column;
} sdyi_origin;

typedef struct sdyi_thunk sdyi_thunk;
typedef sdyrt_status sdyi_run(const sdyi_thunk *thunk, const sdyi_frame *frame);

/* Elements `at` to at + n of the result of an elementwise op. `in` has the
 * operands' elements from `at` on; of an operand with another number of
 * elements the first. */
typedef void sdyi_part(const void *plan, void *out, const void *const *in,
                       int64_t at, int64_t n);
enum { SDYI_PART_OPERANDS = 3 };

struct sdyi_thunk {
    sdyi_run *run;
    const void *plan;    /* made when the op is compiled */
    const int *in, *out; /* slots of operands and results */
    int n_in, n_out;
    int position;    /* of the op: compile.h */
    sdyi_part *part; /* NULL: it has none */
    int64_t n;       /* elements of the result of a part */
    bool is_splat;   /* all elements of the result of a part are equal */
    bool is_view;    /* only an address is set */
    sdyi_origin origin;
};

typedef struct sdyi_thunks {
    sdyi_thunk *at;
    int n, capacity;
} sdyi_thunks;

/* The thunks of a region. The caller sets the addresses of `args` before each
 * run, unless they are in the arena. */
typedef struct sdyi_body {
    sdyi_thunks thunks;
    const int *args, *results; /* slots */
    int n_args, n_results;
} sdyi_body;

static inline const void *sdyi_in(const sdyi_thunk *t, const sdyi_frame *f,
                                  int i) {
    return f->data[t->in[i]];
}

static inline void *sdyi_out(const sdyi_thunk *t, const sdyi_frame *f, int i) {
    return f->data[t->out[i]];
}

/* Begin a result with an operand's elements: in its buffer, or as a copy. */
static inline void sdyi_out_of_in(const sdyi_thunk *t, const sdyi_frame *f,
                                  int out, int in, size_t bytes,
                                  bool is_in_place) {
    if (is_in_place)
        f->data[t->out[out]] = f->data[t->in[in]];
    else if (bytes > 0)
        memcpy(f->data[t->out[out]], f->data[t->in[in]], bytes);
}

/* Errors: ABORTED: the run was stopped; errors of the thunks. */
sdyrt_status sdyi_thunks_run(const sdyi_thunks *thunks,
                             const sdyi_frame *frame);

/* An error of a run at its op: "f.mlir:3:8: 'stablehlo.add' op .." */
sdyrt_status sdyi_thunk_fail(const sdyi_thunk *thunk, sdyrt_status status,
                             const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A loop over `n` contiguous elements: out[i] = f(in[0][i], ..). The buffers do
 * not overlap. */
typedef void sdyi_loop(void *out, const void *const *in, int64_t n);

/* The loops of an op, by the dtype of its first operand; NULL: it has none. */
typedef struct sdyi_loops {
    sdyi_loop *at[SDYRT_DTYPE_COUNT];
    /* A transcendental function: the loop of f64, rounded once, may differ from
     * that of a smaller float. */
    bool is_function;
} sdyi_loops;

#endif
