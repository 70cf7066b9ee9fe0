#include "fake_check.h"

#include "base/status.h"
#include "fake.h"

#include <stdio.h>
#include <stdlib.h>

sdyrt_status fake_check_launch(const sdyrt_config *config, int n_ranks,
                               sdyrt_rank_fn fn, void *argument) {
    const char *const scratch = getenv("SDYRT_FAKE_SCRATCH");
    sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    static uint64_t seed;
    seed++;
    nccl_config.scratch_bytes =
        scratch == NULL ? 0 : (size_t)strtoull(scratch, NULL, 10);
    nccl_config.blocking = (int)(seed % 3);
    nccl_config.deterministic = seed % 2 == 0;
    fake_reset(n_ranks, seed);
    fake_simple_above(0); /* what cases move is small */
    if (seed % 5 == 0)
        fake_take_oldest();
    const sdyrt_status status =
        fake_run(config, &nccl_config, n_ranks, fn, argument);
    if (status != SDYRT_OK)
        (void)fprintf(stderr, "%s\n", fake_refusal());
    if (status == SDYRT_OK && fake_left() != 0)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "%d things were not given back", (int)fake_left());
    return status;
}

sdyrt_status fake_check_run(const check_feed *feed, int n_ranks) {
    const sdyrt_status status =
        check_run_launched(feed, n_ranks, fake_check_launch);
    if (status != SDYRT_OK)
        (void)fprintf(stderr, "%s\n", sdyrt_last_error());
    return status;
}
