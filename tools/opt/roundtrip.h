/* --verify-roundtrip */
#ifndef SDYRT_OPT_ROUNDTRIP_H
#define SDYRT_OPT_ROUNDTRIP_H

#include <sdyrt/program.h>

/* True if a program that was parsed from `source` prints the same text after it
 * is printed and parsed again: in the generic form with locations, and in the
 * ops' own forms. Reports the difference. */
bool opt_comes_back(const sdyrt_source *source, const sdyrt_program *program,
                    sdyrt_pool *pool);

#endif
