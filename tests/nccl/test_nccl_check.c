/* Random cases of the checker on the NCCL backend of the fake:
 * test_nccl_check <ranks> <cases> <seed>. */
#include "fake_check.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct stream {
    uint64_t seed;
    int64_t next;
    int64_t end;
    int n_ranks;
    int64_t n_failed;
} stream;

static bool next_case(void *user, check_case *c) {
    stream *s = user;
    if (s->next == s->end)
        return false;
    check_case_random(s->seed, s->next++, s->n_ranks, c);
    return true;
}

static bool case_done(void *user, const check_case *c, const char *failure) {
    stream *s = user;
    if (failure == NULL)
        return true;
    char text[8192];
    check_print_case(c, text, sizeof text);
    (void)fprintf(stderr, "case %" PRId64 " of seed %" PRIu64 ": %s\n    %s\n",
                  s->next - 1, s->seed, failure, text);
    return ++s->n_failed < 3;
}

int main(int argc, char **argv) {
    if (argc != 4)
        return 2;
    stream s = {.seed = strtoull(argv[3], NULL, 10),
                .end = strtoll(argv[2], NULL, 10),
                .n_ranks = atoi(argv[1])};
    const check_feed feed = {next_case, case_done, &s, NULL};
    const sdyrt_status status = fake_check_run(&feed, s.n_ranks);
    (void)printf("%" PRId64 " cases on %d ranks, %" PRId64 " failed\n", s.next,
                 s.n_ranks, s.n_failed);
    return status != SDYRT_OK || s.n_failed > 0;
}
