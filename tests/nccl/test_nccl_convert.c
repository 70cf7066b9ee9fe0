/* Results of another dtype on the NCCL backend of the fake: the same bits. */
#include "collectives/converting.h"
#include "fake.h"

#include <stdio.h>

int main(void) {
    for (int i = 0; i < 6; i++) {
        sdyrt_config config = SDYRT_CONFIG_INIT;
        sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
        config.timeout = 60;
        nccl_config.blocking = i % 3;
        nccl_config.deterministic = i % 2;
        nccl_config.scratch_bytes = i < 3 ? 0 : 2000; /* in parts */
        fake_reset(CONVERT_RANKS, (uint64_t)i + 1);
        const sdyrt_status status =
            fake_run(&config, &nccl_config, CONVERT_RANKS, convert_all, NULL);
        if (status != SDYRT_OK || fake_left() != 0) {
            (void)fprintf(stderr, "%s; %d left\n", sdyrt_last_error(),
                          (int)fake_left());
            return 1;
        }
    }
    return 0;
}
