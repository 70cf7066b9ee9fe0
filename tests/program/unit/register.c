/* The dialects besides those of libsdyrt_program, for each test. */
#include "testing/testing.h"

#ifdef SDYRT_SHARD
#include <sdyrt/shard.h>
#endif

__attribute__((constructor)) static void add_dialects(void) {
    sdyi_testing_register();
#ifdef SDYRT_SHARD
    sdyrt_shard_register();
#endif
}
