/* Custom calls of JAX other than LAPACK: those that run, and the reasons why
 * others do not. */
#include "program/execute/execute.h"
#include "program/execute/threads.h"
#include "program/ir/symbol.h"

#include <string.h>

/* -- ApproxTopK ------------------------------------------------------------ */

static const sdyi_attr *config_of(const sdyi_custom_call *call, sdyi_name name,
                                  sdyi_attr_kind kind) {
    const sdyi_attr *const attr = sdyi_attr_is(call->config, SDYI_ATTR_DICT)
                                      ? sdyi_attr_dict_get(call->config, name)
                                      : NULL;
    return sdyi_attr_is(attr, kind) ? attr : NULL;
}

/* The comparator: the function of the one entry of called_computations. */
static const sdyi_op *order_of(sdyi_compiler *c, const sdyi_custom_call *call) {
    const sdyi_attr *const names = call->computations;
    if (names == NULL || names->n != 1)
        return NULL;
    const sdyi_op *const function = sdyi_symbols_find(
        &c->symbols, (sdyi_name)names->cells[0].attr->cells[0].integer);
    return function == NULL || function->n_regions == 0 ||
                   function->regions[0].first == NULL
               ? NULL
               : function;
}

/* True if the results are as the operands but for their size along `dim`, and
 * the comparator takes two elements of each operand. */
static bool are_lines(sdyi_compiler *c, const sdyi_op *op, int64_t dim,
                      const sdyi_block *order) {
    const sdyi_shape first = *sdyi_in_shape(c, op, 0);
    if (dim < 0 || dim >= first.rank || order->n_args != op->n_operands)
        return false;
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_shape in = *sdyi_in_shape(c, op, i);
        sdyi_shape argument, out;
        if (sdyi_shape_of(op, order->args[i]->type, &argument) != SDYRT_OK ||
            argument.rank != 0 ||
            argument.dtype != sdyi_in_shape(c, op, i / 2)->dtype)
            return false;
        if (i >= op->n_results)
            continue;
        if (sdyi_out_shape(op, i, &out) != SDYRT_OK || in.rank != first.rank ||
            memcmp(in.dims, first.dims, sizeof in.dims) != 0 ||
            out.dtype != in.dtype || out.rank != in.rank ||
            out.dims[dim] > in.dims[dim])
            return false;
        out.dims[dim] = in.dims[dim];
        if (memcmp(out.dims, in.dims, sizeof in.dims) != 0)
            return false;
    }
    return true;
}

/* ApproxTopK (values.., one initial value of each) -> values: the exact top k
 * in order, a valid approximation. */
static sdyrt_status approx_top_k(sdyi_compiler *c, const sdyi_op *op,
                                 const sdyi_custom_call *call) {
    const sdyi_attr *const dim =
        config_of(call, SDYI_NAME_REDUCTION_DIM, SDYI_ATTR_INTEGER);
    const sdyi_op *const order = order_of(c, call);
    if (dim == NULL || order == NULL || op->n_results == 0 ||
        op->n_operands != 2 * op->n_results ||
        !are_lines(c, op, dim->cells[0].integer, order->regions[0].first))
        return sdyi_refuse(op,
                           "a call of '%s' that is not as JAX writes it: its "
                           "reduction_dim, comparator or types",
                           call->target);
    return sdyi_emit_sort(c, op, dim->cells[0].integer, order);
}

/* -- pivots ---------------------------------------------------------------- */

typedef struct pivots_plan {
    int64_t n, n_pivots, n_parts;
} pivots_plan;

/* Row exchanges in their order, applied to the rows 0, 1, .. */
static sdyrt_status run_pivots(const sdyi_thunk *t, const sdyi_frame *f) {
    const pivots_plan *const p = t->plan;
    const int32_t *pivots = sdyi_in(t, f, 0);
    int32_t *rows = sdyi_out(t, f, 0);
    for (int64_t part = 0; part < p->n_parts; part++) {
        for (int64_t i = 0; i < p->n; i++)
            rows[i] = (int32_t)i;
        for (int64_t i = 0; i < p->n_pivots; i++) {
            if (pivots[i] < 0 || pivots[i] >= p->n)
                return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                       "has pivot %d of %d rows", pivots[i],
                                       (int)p->n);
            const int32_t row = rows[i];
            rows[i] = rows[pivots[i]];
            rows[pivots[i]] = row;
        }
        pivots += p->n_pivots;
        rows += p->n;
    }
    return SDYRT_OK;
}

/* (pivots) -> (permutation) */
static sdyrt_status pivots_to_permutation(sdyi_compiler *c, const sdyi_op *op,
                                          const sdyi_custom_call *call) {
    pivots_plan *const plan = SDYI_PLAN(c, pivots_plan);
    sdyi_shape in = {.rank = 0}, out = in;
    if (op->n_operands == 1 && op->n_results == 1) {
        in = *sdyi_in_shape(c, op, 0);
        SDYI_TRY(sdyi_out_shape(op, 0, &out));
    }
    const int last = in.rank - 1;
    if (in.rank < 1 || in.dtype != SDYRT_I32 || out.dtype != SDYRT_I32 ||
        in.rank != out.rank || in.dims[last] > out.dims[last] ||
        memcmp(in.dims, out.dims, (size_t)last * sizeof in.dims[0]) != 0)
        return sdyi_refuse(op, "a call of '%s' with such types", call->target);
    plan->n = out.dims[last];
    plan->n_pivots = in.dims[last];
    plan->n_parts = plan->n > 0 ? out.count / plan->n : 0;
    return sdyi_emit(c, op, run_pivots, plan);
}

/* -- calls that run -------------------------------------------------------- */

static const struct {
    const char *target;
    sdyrt_status (*compile)(sdyi_compiler *c, const sdyi_op *op,
                            const sdyi_custom_call *call);
} known[] = {{"ApproxTopK", approx_top_k},
             {"cu_lu_pivots_to_permutation", pivots_to_permutation}};

sdyrt_status sdyi_execute_jax_call(sdyi_compiler *c, const sdyi_op *op,
                                   const sdyi_custom_call *call,
                                   bool *is_known) {
    *is_known = true;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(call->target, known[i].target) == 0)
            return known[i].compile(c, op, call);
    *is_known = false;
    return SDYRT_OK;
}

/* -- calls that are refused ------------------------------------------------ */

static const char callback[] =
    "it calls a function of the Python process that made the program. Pass "
    "what it returns as an argument. Where nothing needs its result, as of "
    "jax.debug.print, --ignore-effects leaves it out";
static const char partitioning[] =
    "custom_partitioning is a function of the Python process that made the "
    "program. Lower the function that it wraps";
static const char kernel[] =
    "it is a kernel for another device. Lower its reference, or with Pallas "
    "pallas_call(.., interpret=True)";
static const char of_device[] =
    "it is a function of another device's library. Lower for a CPU: "
    "jax.jit(f).trace(..).lower(lowering_platforms=(\"cpu\",))";
static const char old[] =
    "it is LAPACK as an older JAX calls it, or a routine that is not here. "
    "Lower with a later JAX";
static const char ragged[] =
    "how much each rank sends is known in a run only. Pad what is sent, and "
    "lower lax.all_to_all";
static const char perturbed[] =
    "its factors depend on how it perturbs. Lower tridiagonal_solve without "
    "perturb_singular";
static const char symbolic[] =
    "the program has symbolic shapes. Export it with sizes";

/* Targets that are refused; a star at the end matches any rest. */
static const struct {
    const char *target, *why;
} refused[] = {{"xla_ffi_python_cpu_callback", callback},
               {"xla_ffi_python_gpu_callback", callback},
               {"xla_ffi_partitioned_python_cpu_callback", callback},
               {"xla_ffi_partitioned_python_gpu_callback", callback},
               {"xla_python_cpu_callback", callback},
               {"xla_python_gpu_callback", callback},
               {"xla_buffer_python_cpu_callback", callback},
               {"xla_buffer_python_gpu_callback", callback},
               {"CustomSPMDPartitioning", partitioning},
               {"tpu_custom_call", kernel},
               {"mosaic_gpu*", kernel},
               {"triton_kernel_call*", kernel},
               {"__gpu$*", kernel},
               {"__cublas$*", of_device},
               {"__cudnn$*", of_device},
               {"cudnn_*", of_device},
               {"cusolver_*", of_device},
               {"cusparse_*", of_device},
               {"cu_threefry2x32_ffi", of_device},
               {"cu_cholesky_update_ffi", of_device},
               {"hip_*", of_device},
               {"hiphybrid_*", of_device},
               {"hipsolver_*", of_device},
               {"hipsparse_*", of_device},
               {"Eigh", of_device},
               {"LuDecomposition", of_device},
               {"ProductOfElementaryHouseholderReflectors", of_device},
               {"Qr", of_device},
               {"cu_tridiagonal_solve_perturbed", perturbed},
               {"tridiagonal_solve_perturbed_ffi", perturbed},
               {"lapack_*", old},
               {"ragged_all_to_all", ragged},
               {"shape_assertion", symbolic}};

static bool is_target(const char *pattern, const char *target) {
    const size_t n = strlen(pattern);
    return pattern[n - 1] == '*' ? strncmp(pattern, target, n - 1) == 0
                                 : strcmp(pattern, target) == 0;
}

sdyrt_status sdyi_refuse_call(const sdyi_op *op, const char *target) {
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        if (is_target(refused[i].target, target))
            return sdyi_refuse(op, "a call of '%s': %s", target,
                               refused[i].why);
    return sdyi_refuse(op,
                       "a call of '%s': no function of that name is known. "
                       "Give it one: --calls LIB.so, or "
                       "sdyrt_program_compile_with",
                       target);
}
