/* Writing past the caches: a store that misses first reads its line, a third
 * of a large copy's traffic; streaming stores do not. They pay only when the
 * box is too large to be found in a cache afterwards. */
#ifndef SDYI_KERNELS_STREAM_H
#define SDYI_KERNELS_STREAM_H

#include <stdbool.h>
#include <stddef.h>

/* Whether to stream a box of so many bytes. */
bool sdyi_streams(size_t bytes);

/* Copy `bytes` bytes, whole cache lines of the target by streaming stores. */
void sdyi_stream_run(void *out, const void *in, size_t bytes);

/* Order the streaming stores before whatever this thread stores next: called
 * once before a kernel that streamed returns. */
void sdyi_stream_end(void);

#endif
