/* Cases of operations, written as text with ' for ", on a few meshes. */
#ifndef TESTS_COLLECTIVES_OP_CASES_H
#define TESTS_COLLECTIVES_OP_CASES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sdyrt/op.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A case leaves out what is 0 or NULL at its end. */
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

static const char *const mesh_texts[][2] = {
    {"m", "<['a'=2, 'b'=4, 'c'=2]>"},
    {"same", "<['a'=2, 'b'=4, 'c'=2]>"},
    {"turned", "<['a'=2, 'b'=4, 'c'=2], "
               "device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>"},
    {"other", "<['b'=4, 'a'=2, 'c'=2]>"},
    {"x", "<['x'=12, 'y'=2]>"},
    {"max", "<[], device_ids=[3]>"},
    {"max5", "<[], device_ids=[5]>"},
    {"empty", "<[]>"},
    {"one", "<['o'=1, 'p'=4]>"},
};
enum { N_MESHES = sizeof mesh_texts / sizeof *mesh_texts };
static sdyrt_named_mesh meshes[N_MESHES];

/* Turn one quotation mark into the other. */
static inline void swap_quotes(char *text, char from, char to) {
    for (; *text != '\0'; text++) {
        if (*text == from)
            *text = to;
    }
}

static inline int make_meshes(void **state) {
    (void)state;
    for (int i = 0; i < N_MESHES; i++) {
        char text[256];
        snprintf(text, sizeof text, "%s", mesh_texts[i][1]);
        swap_quotes(text, '\'', '"');
        meshes[i].name = mesh_texts[i][0];
        if (sdyrt_mesh_parse(text, &meshes[i].mesh) != SDYRT_OK)
            return 1;
    }
    return 0;
}

static inline int release_meshes(void **state) {
    (void)state;
    for (int i = 0; i < N_MESHES; i++)
        sdyrt_mesh_release(meshes[i].mesh);
    return 0;
}

/* `[..], ..` is on @m; NULL stays NULL. */
static inline const sdyrt_sharding *sharding_of(const char *text) {
    if (text == NULL)
        return NULL;
    char body[512];
    snprintf(body, sizeof body, text[0] == '<' ? "%s" : "<@m, %s>", text);
    swap_quotes(body, '\'', '"');
    const sdyrt_sharding *sharding = NULL;
    if (sdyrt_sharding_parse(body, meshes, N_MESHES, &sharding) != SDYRT_OK)
        fail_msg("%s: %s", body, sdyrt_last_error());
    return sharding;
}

typedef struct op_case {
    sdyrt_op_kind kind;
    const char *from;
    const char *axes;
    const char *to;
    sdyrt_error_kind verdict; /* NONE: fine */
    const char *says;
    sdyrt_reduction reduction;
    const char *type; /* NULL: f32 of the rank of `to`, 8 each */
} op_case;

static inline sdyrt_op op_of(const op_case *c) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = c->kind;
    op.from = sharding_of(c->from);
    op.to = sharding_of(c->to);
    if (c->axes != NULL) {
        char *const axes = strdup(c->axes);
        assert_non_null(axes);
        swap_quotes(axes, '\'', '"');
        op.axes = axes;
    }
    op.reduction = c->reduction;
    op.type =
        (sdyrt_type){.dtype = SDYRT_F32, .rank = sdyrt_sharding_rank(op.to)};
    for (int d = 0; d < sdyrt_sharding_rank(op.to); d++)
        op.type.dims[d] = 8;
    if (c->type != NULL)
        assert_int_equal(sdyrt_type_parse(c->type, &op.type), SDYRT_OK);
    return op;
}

static inline void release_op(const sdyrt_op *op) {
    free((char *)op->axes);
    sdyrt_sharding_release(op->from);
    sdyrt_sharding_release(op->to);
}

static inline void assert_reported(sdyrt_status status, const char *subject,
                                   sdyrt_error_kind kind, const char *says) {
    const sdyrt_status expected =
        kind == SDYRT_KIND_DTYPE_REDUCTION ? SDYRT_UNSUPPORTED : SDYRT_ARGUMENT;
    if (kind == SDYRT_KIND_NONE) {
        if (status != SDYRT_OK)
            fail_msg("%s: %s", subject, sdyrt_last_error());
        return;
    }
    char error[4096];
    snprintf(error, sizeof error, "%s", sdyrt_last_error());
    swap_quotes(error, '"', '\'');
    if (status != expected || sdyrt_last_error_kind() != kind ||
        strstr(error, says) == NULL)
        fail_msg("%s: expected %s '%s', got %s %s '%s'", subject,
                 sdyrt_error_kind_name(kind), says, sdyrt_status_name(status),
                 sdyrt_error_kind_name(sdyrt_last_error_kind()), error);
    assert_null(strchr(error, '\n'));
}

static inline void assert_verdicts(const op_case *cases, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const op_case *const c = &cases[i];
        char subject[512];
        snprintf(subject, sizeof subject, "%s -> %s %s -> %s",
                 c->from != NULL ? c->from : "missing", sdyrt_op_name(c->kind),
                 c->axes != NULL ? c->axes : "", c->to);
        const sdyrt_op op = op_of(c);
        assert_reported(sdyrt_op_verify(&op), subject, c->verdict, c->says);
        /* and the same axes as lists */
        sdyrt_op lists = op;
        sdyrt_op_axes *axes = NULL;
        lists.axes = NULL;
        if (op.axes != NULL &&
            sdyrt_op_axes_parse(op.kind, op.axes, &axes) == SDYRT_OK) {
            lists.axis_lists = axes;
            assert_reported(sdyrt_op_verify(&lists), subject, c->verdict,
                            c->says);
        }
        sdyrt_op_axes_free(axes);
        release_op(&op);
    }
}

#define ASSERT_VERDICTS(cases)                                                 \
    assert_verdicts(cases, sizeof(cases) / sizeof *(cases))

#define GATHER SDYRT_OP_ALL_GATHER
#define SLICE SDYRT_OP_ALL_SLICE
#define REDUCE SDYRT_OP_ALL_REDUCE
#define SCATTER SDYRT_OP_REDUCE_SCATTER
#define TO_ALL SDYRT_OP_ALL_TO_ALL
#define PERMUTE SDYRT_OP_COLLECTIVE_PERMUTE
#define S2U SDYRT_OP_SHARDED_TO_UNREDUCED
#define R2U SDYRT_OP_REPLICATED_TO_UNREDUCED
#define RESHARD SDYRT_OP_RESHARD
#define OK SDYRT_KIND_NONE
#define KIND(name) SDYRT_KIND_##name

#endif
