/* Memory that boxes are packed in. The operations of a context follow each
 * other, so plans share it; one that needs more than there is makes a larger
 * one, and those before keep theirs. */
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <stdlib.h>

sdyrt_status sdyi_nccl_scratch_get(sdyi_nccl_rank *me, size_t bytes,
                                   sdyi_nccl_scratch **scratch) {
    const size_t least = (size_t)64 * 1024;
    if (me->scratch == NULL || me->scratch->bytes < bytes) {
        size_t rounded = least; /* doubled, so that few sizes are kept */
        while (rounded < bytes && rounded <= me->limit / 2)
            rounded *= 2;
        sdyi_nccl_scratch *s = malloc(sizeof *s);
        if (s == NULL)
            return SDYI_NO_MEMORY(sizeof *s);
        s->users = 1; /* the context */
        s->bytes = rounded < bytes ? bytes : rounded;
        const sdyrt_status status = sdyi_gpu_alloc(s->bytes, &s->memory);
        if (status != SDYRT_OK) {
            free(s);
            return status;
        }
        sdyi_nccl_scratch_put(me->scratch);
        me->scratch = s;
    }
    me->scratch->users++;
    *scratch = me->scratch;
    return SDYRT_OK;
}

void sdyi_nccl_scratch_put(sdyi_nccl_scratch *scratch) {
    if (scratch == NULL || --scratch->users > 0)
        return;
    sdyi_gpu_free(scratch->memory);
    free(scratch);
}
