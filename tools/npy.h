/* Tensors in files: numpy's .npy, or raw elements, row-major, little-endian,
 * without a header. In memory they are dense, row-major and little-endian. */
#ifndef SDYRT_TOOLS_NPY_H
#define SDYRT_TOOLS_NPY_H

#include "base/out_file.h"
#include "cli/cli.h"

/* Elements of fewer than 8 bits of a program, which has an i4 as an i8 and a
 * small float as an f8E4M3FN. numpy has them in the low bits of a byte. */
typedef struct npy_narrow {
    const char *name;
    int bits;
    int exponent_bits; /* 0: an integer */
    bool is_signed;
} npy_narrow;

/* "tensor<2xi4>", as a program has it; NULL: it has whole bytes. */
const npy_narrow *npy_narrow_of(const char *type);

/* A random element: of the low bits of a random integer, or a float in (-1, 1).
 */
unsigned char npy_narrow_random(const npy_narrow *narrow, unsigned char byte,
                                uint64_t random);

/* Whether a file of this name is .npy. */
bool npy_is_name(const char *path);

/* What is read: elements of a type, .npy by its first bytes, of the dtype and
 * shape, in either order of dimensions and of bytes; else raw, of exactly so
 * many bytes. */
typedef struct npy_source {
    const char *path;
    const sdyrt_type *type;
    const npy_narrow *narrow; /* NULL: they have whole bytes */
    const sdyrt_tile *tile;   /* the part that is wanted; NULL: all */
    bool is_raw;              /* whatever the first bytes are */
} npy_source;

/* The file may be a pipe where all of it is wanted. */
int npy_read(const npy_source *source, void *data);
/* Fail for a regular file where npy_read would. */
int npy_check(const npy_source *source);

/* Write .npy as numpy does: what numpy has not as ml_dtypes gives it to numpy,
 * '<V2' for bf16 and '<V1' for the small floats; integers of fewer than 8 bits
 * as those of 8. false: `file` says why. */
bool npy_write(sdyi_out_file *file, const sdyrt_type *type,
               const npy_narrow *narrow, const void *data);

#endif
