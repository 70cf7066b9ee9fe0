/* Converting f16 by the instructions of F16C. */
#ifndef SDYI_KERNELS_F16_H
#define SDYI_KERNELS_F16_H

#include <stdbool.h>
#include <stdint.h>

/* Convert `n` elements, at any alignment. */
typedef void sdyi_convert_fn(void *to, const void *from, int64_t n);

/* True when this processor has F16C; only then call what is below. */
bool sdyi_has_f16c(void);

sdyi_convert_fn sdyi_f16c_widen;  /* f16 to f32 */
sdyi_convert_fn sdyi_f16c_narrow; /* f32 to f16, nearest even */

#endif
