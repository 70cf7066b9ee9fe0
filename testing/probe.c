/* The ops of the interpreter dialect that show values: print and probe, and
 * check.expect_serialized_eq, which compares a probed value.
 *
 * A probe counts its runs, by its name. The runs that checks ask for are known
 * before the program is compiled, so those runs of a probe copy the value. */
#include "testing/testing_ops.h"

#include "program/execute/elementwise.h"
#include "program/ir/row.h"
#include "program/ir/walk.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* A probed value that a check needs: run `iteration` of a probe's name. */
typedef struct sdyi_probed {
    const char *name;
    int64_t iteration;
    sdyi_shape shape;
    int value, seen; /* slots: its elements; runs so far */
} sdyi_probed;

struct sdyi_probes {
    sdyi_probed *at;
    int n, capacity;
};

static const char *name_of(const sdyi_op *op) {
    return sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_PROBE_ID));
}

static int64_t iteration_of(const sdyi_op *op) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_ITERATION);
    return sdyi_attr_is(attr, SDYI_ATTR_INTEGER) ? attr->cells[0].integer : 1;
}

typedef struct search {
    sdyi_compiler *c;
    sdyrt_status status;
} search;

static sdyi_walk find_check(void *state, sdyi_op *op) {
    search *const s = state;
    sdyi_compiler *const c = s->c;
    if (op->row->execute != sdyi_execute_expect_serialized_eq)
        return SDYI_WALK_ON;
    static const int64_t none;
    const sdyi_shape counter = sdyi_shape_make(SDYRT_I64, &none, 0);
    sdyi_probed made = {.name = name_of(op), .iteration = iteration_of(op)};
    s->status = sdyi_shape_of(op, sdyi_operand(op, 0)->type, &made.shape);
    if (s->status != SDYRT_OK)
        return SDYI_WALK_STOP;
    made.value = sdyi_slot_new(c, &made.shape);
    made.seen = sdyi_slot_new(c, &counter);
    c->slots[made.value].last = c->slots[made.seen].last = INT_MAX;
    struct sdyi_probes *const all = c->probes;
    SDYI_GROW(c->zone, all->at, all->n, all->capacity);
    all->at[all->n++] = made;
    return SDYI_WALK_ON;
}

static sdyrt_status run_start(const sdyi_thunk *t, const sdyi_frame *f) {
    for (int i = 0; i < t->n_out; i++)
        memset(sdyi_out(t, f, i), 0, sizeof(int64_t));
    return SDYRT_OK;
}

sdyrt_status sdyi_probes_start(sdyi_compiler *c, sdyi_op *module,
                               sdyi_thunks *thunks) {
    search s = {c, SDYRT_OK};
    c->probes = SDYI_NEW(c->zone, struct sdyi_probes, 1);
    (void)sdyi_walk_pre(module, find_check, &s);
    SDYI_TRY(s.status);
    if (c->probes->n == 0)
        return SDYRT_OK;
    int *const counters = SDYI_NEW(c->zone, int, c->probes->n);
    for (int i = 0; i < c->probes->n; i++)
        counters[i] = c->probes->at[i].seen;
    c->thunks = thunks;
    sdyi_thunk_append(c, &(sdyi_thunk){.run = run_start,
                                       .out = counters,
                                       .n_out = c->probes->n,
                                       .origin = {.op = "interpreter.probe"}});
    return SDYRT_OK;
}

/* -- probe ----------------------------------------------------------------- */

static bool has_seen(const sdyi_probed *p, const sdyi_frame *f) {
    int64_t seen;
    memcpy(&seen, f->data[p->seen], sizeof seen);
    return seen >= p->iteration;
}

typedef struct probe_plan {
    const char *name;
    sdyi_shape shape;
    const sdyi_probed *all;
    int n;
} probe_plan;

static bool is_same(const sdyi_shape *a, const sdyi_shape *b) {
    return a->dtype == b->dtype && a->bytes == b->bytes;
}

static sdyrt_status run_probe(const sdyi_thunk *t, const sdyi_frame *f) {
    const probe_plan *const p = t->plan;
    for (int i = 0; i < p->n; i++) {
        const sdyi_probed *const asked = &p->all[i];
        int64_t seen;
        if (strcmp(asked->name, p->name) != 0)
            continue;
        memcpy(&seen, f->data[asked->seen], sizeof seen);
        seen++;
        memcpy(f->data[asked->seen], &seen, sizeof seen);
        if (seen == asked->iteration && is_same(&asked->shape, &p->shape) &&
            p->shape.bytes > 0)
            memcpy(f->data[asked->value], sdyi_in(t, f, 0), p->shape.bytes);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_probe(sdyi_compiler *c, const sdyi_op *op) {
    const int slot = sdyi_slot_of(c, sdyi_operand(op, 0));
    sdyi_slot_bind(c, &op->results[0], slot);
    if (c->probes->n == 0)
        return SDYRT_OK;
    probe_plan *const plan = SDYI_PLAN(c, probe_plan);
    *plan = (probe_plan){name_of(op), *sdyi_slot_shape(c, slot), c->probes->at,
                         c->probes->n};
    sdyi_emit_effect(c, op, run_probe, plan, slot);
    return SDYRT_OK;
}

static sdyrt_status run_seen(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_probed *const p = t->plan;
    return has_seen(p, f) ? SDYRT_OK
                          : sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                            "does not hold: probe '%s' has not "
                                            "run %lld times",
                                            p->name, (long long)p->iteration);
}

sdyrt_status sdyi_execute_expect_serialized_eq(sdyi_compiler *c,
                                               const sdyi_op *op) {
    for (int i = 0; i < c->probes->n; i++) {
        const sdyi_probed *const p = &c->probes->at[i];
        if (strcmp(p->name, name_of(op)) != 0 ||
            p->iteration != iteration_of(op) ||
            !is_same(&p->shape, sdyi_in_shape(c, op, 0)))
            continue;
        sdyi_emit_effect(c, op, run_seen, p,
                         sdyi_slot_of(c, sdyi_operand(op, 0)));
        SDYI_TRY(sdyi_check_slot(c, op, p->value));
        c->slots[p->value].last = INT_MAX;
        return SDYRT_OK;
    }
    return sdyi_refuse(op, "a probe that is not known");
}

/* -- print ----------------------------------------------------------------- */

typedef struct print_plan {
    const char *name;
    const char *type;
    const sdyi_type *element; /* or of the parts */
    sdyi_shape shape;
    bool is_complex;
} print_plan;

static uint64_t bits_at(const print_plan *p, const char *data, int64_t i) {
    const size_t width = p->shape.width / (p->is_complex ? 2 : 1);
    uint64_t bits = 0;
    memcpy(&bits, data + (size_t)i * width, width);
    if (p->element->kind == SDYI_TYPE_INTEGER &&
        p->element->sign != SDYI_UNSIGNED && width < 8 &&
        !sdyi_type_is_bool(p->element)) {
        const uint64_t half = UINT64_C(1) << (8 * width - 1);
        bits = (bits ^ half) - half;
    }
    return p->shape.narrow > 0 && p->element->kind == SDYI_TYPE_FLOAT
               ? sdyi_code_of(&p->shape, (uint8_t)bits)
               : bits;
}

static void print_element(const print_plan *p, const char *data, int64_t i) {
    char text[2][SDYI_NUMBER_TEXT];
    const int64_t parts = p->is_complex ? 2 : 1;
    for (int64_t k = 0; k < parts; k++)
        sdyi_write_number(p->element, bits_at(p, data, parts * i + k), text[k]);
    if (p->is_complex)
        printf("[%s, %s]", text[0], text[1]);
    else
        printf("%s", text[0]);
}

/* Print dimension `d` in brackets, the last one on a line. */
static void print_dims(const print_plan *p, const char *data, int d,
                       int64_t at) {
    const int64_t n = p->shape.dims[d];
    const bool is_last = d == p->shape.rank - 1 || n == 0;
    printf("%*s[%s", 2 * (d + 1), "", is_last ? "" : "\n");
    for (int64_t i = 0; i < n; i++) {
        const int64_t place = at + i * p->shape.strides[d];
        if (is_last)
            print_element(p, data, place);
        else
            print_dims(p, data, d + 1, place);
        printf("%s%s", i + 1 < n ? "," : "",
               !is_last    ? "\n"
               : i + 1 < n ? " "
                           : "");
    }
    printf("%*s]", is_last ? 0 : 2 * (d + 1), "");
}

/* Prints one value at a time: ranks that are threads share stdout. */
static sdyrt_status run_print(const sdyi_thunk *t, const sdyi_frame *f) {
    const print_plan *const p = t->plan;
    flockfile(stdout);
    printf("%s = %s {", p->name, p->type);
    if (p->shape.rank == 0) {
        print_element(p, sdyi_in(t, f, 0), 0);
    } else {
        printf("\n");
        print_dims(p, sdyi_in(t, f, 0), 0, 0);
        printf("\n");
    }
    printf("}\n");
    (void)fflush(stdout);
    funlockfile(stdout);
    return SDYRT_OK;
}

static const sdyi_op *function_of(const sdyi_op *op) {
    const sdyi_op *outer = sdyi_op_parent(op);
    while (outer->row->kind != SDYI_OP_FUNC_FUNC &&
           sdyi_op_parent(outer) != NULL)
        outer = sdyi_op_parent(outer);
    return outer;
}

sdyrt_status sdyi_execute_print(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const int slot = sdyi_slot_of(c, value);
    print_plan *const plan = SDYI_PLAN(c, print_plan);
    const sdyi_type *element = sdyi_type_element(value->type);
    plan->shape = *sdyi_slot_shape(c, slot);
    plan->is_complex = sdyi_type_is(element, SDYI_TYPE_COMPLEX);
    plan->element = plan->is_complex ? element->element : element;
    plan->type = sdyi_plain_type_text(c->pool, value->type, c->zone);
    plan->name = sdyi_value_text(
        c->pool, value,
        sdyi_names_of(function_of(op), &(sdyi_print_options){0}, c->zone),
        c->zone);
    sdyi_emit_effect(c, op, run_print, plan, slot);
    return SDYRT_OK;
}
