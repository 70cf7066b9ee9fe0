/* --verify-roundtrip */
#ifndef SDYRT_OPT_ROUNDTRIP_H
#define SDYRT_OPT_ROUNDTRIP_H

#include <sdyrt/program.h>

/* Whether a program that was read from `source` prints as the same after it is
 * printed and read again: in the generic form with locations, and with ops in
 * their own form. Tells what does not. */
bool opt_comes_back(const sdyrt_source *source, const sdyrt_program *program,
                    sdyrt_pool *pool);

#endif
