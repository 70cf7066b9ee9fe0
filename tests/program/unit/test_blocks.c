/* Dominators of random graphs of blocks against their definition. */
#include "program/internal.h"
#include "program/ir/blocks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#define MOST_BLOCKS 12

static uint32_t random_below(uint32_t *state, uint32_t n) {
    *state = *state * 1664525 + 1013904223;
    return (*state >> 8) % n;
}

/* Blocks that go to up to three others. */
static void write_graph(uint32_t *state, int n, FILE *to) {
    fprintf(to, "\"t.f\"() ({\n");
    for (int i = 0; i < n; i++) {
        const uint32_t edges = random_below(state, 4);
        fprintf(to, "^bb%d:\n  \"t.br\"()", i);
        for (uint32_t k = 0; k < edges; k++)
            fprintf(to, "%s^bb%u", k == 0 ? "[" : ", ",
                    random_below(state, (uint32_t)n));
        fprintf(to, "%s : () -> ()\n", edges > 0 ? "]" : "");
    }
    fprintf(to, "}) : () -> ()\n");
}

/* Blocks that are reached from the first without going through `without`. */
static unsigned reached(sdyi_block *const *of, int n, int without) {
    unsigned seen = without == 0 ? 0 : 1;
    for (unsigned before = 0; before != seen;) {
        before = seen;
        for (int i = 0; i < n; i++) {
            if ((seen >> i & 1) == 0)
                continue;
            const sdyi_op *const last = of[i]->last;
            for (int k = 0; k < last->n_successors; k++)
                if (sdyi_successors(last)[k]->number != without)
                    seen |= 1U << sdyi_successors(last)[k]->number;
        }
    }
    return seen;
}

static void check_region(const sdyi_region *region, sdyi_zone *zone) {
    sdyi_blocks blocks;
    sdyi_dominators dominators;
    sdyi_blocks_make(&blocks, region, zone);
    sdyi_dominators_make(&dominators, region, zone);
    const unsigned all = reached(blocks.of, blocks.n, -1);
    for (int i = 0; i < blocks.n; i++) {
        const unsigned rest = reached(blocks.of, blocks.n, i);
        assert_int_equal(sdyi_is_reached(&dominators, blocks.of[i]),
                         all >> i & 1);
        for (int k = 0; k < blocks.n; k++)
            assert_int_equal(
                sdyi_is_dominated(&dominators, blocks.of[k], blocks.of[i]),
                (rest >> k & 1) == 0);
    }
}

static void test_a_block_dominates_what_is_not_reached_without_it(void **s) {
    uint32_t state = 1;
    char text[4096];
    (void)s;
    for (int n = 1; n <= MOST_BLOCKS; n++)
        for (int times = 0; times < 100; times++) {
            FILE *const to = fmemopen(text, sizeof text, "w");
            assert_non_null(to);
            write_graph(&state, n, to);
            const long bytes = ftell(to);
            (void)fclose(to);
            sdyrt_pool *pool;
            sdyrt_program *program;
            sdyrt_source source = SDYRT_SOURCE_INIT;
            source.text = text;
            source.bytes = (size_t)bytes;
            source.allow_unknown_ops = source.unverified = true;
            assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
            assert_int_equal(sdyrt_program_parse(pool, &source, &program),
                             SDYRT_OK);
            const sdyi_op *const module = program->module.op;
            check_region(&module->regions[0].first->first->regions[0],
                         &program->module.zone);
            sdyrt_program_destroy(program);
            sdyrt_pool_destroy(pool);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_block_dominates_what_is_not_reached_without_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
