/* The dialects of libsdyrt_shard, for each test. */
#include <sdyrt/shard.h>

__attribute__((constructor)) static void add_dialects(void) {
    sdyrt_shard_register();
}
