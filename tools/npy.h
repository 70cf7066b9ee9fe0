/* Tensors in files: numpy's .npy, or raw elements, row-major, little-endian,
 * without a header. In memory they are dense, row-major and little-endian. */
#ifndef SDYRT_TOOLS_NPY_H
#define SDYRT_TOOLS_NPY_H

#include "base/out_file.h"
#include "cli/cli.h"

/* Element types of fewer than 8 bits. A program stores an i4 as an i8 and a
 * small float as an f8E4M3FN; numpy stores them in the low bits of a byte. */
typedef struct npy_narrow {
    const char *name;
    int bits;
    int exponent_bits; /* 0: an integer */
    bool is_signed;
} npy_narrow;

/* The narrow type of a text, as "tensor<2xi4>"; NULL: whole bytes. */
const npy_narrow *npy_narrow_of(const char *type);

/* A random element: low bits of an integer, or a float in (-1, 1). */
unsigned char npy_narrow_random(const npy_narrow *narrow, unsigned char byte,
                                uint64_t random);

/* The dtype of the two floats that a complex number is; others are their own
 * part. */
sdyrt_dtype npy_part_of(sdyrt_dtype dtype);

/* True for a file name that ends in .npy. */
bool npy_is_name(const char *path);

/* A file to read. An .npy file, by its first bytes, must have the dtype and
 * shape, in any order of dimensions and bytes; a raw file must have exactly the
 * size. */
typedef struct npy_source {
    const char *path;
    const sdyrt_type *type;
    const npy_narrow *narrow; /* NULL: they have whole bytes */
    const sdyrt_tile *tile;   /* the part that is wanted; NULL: all */
    bool is_raw;              /* whatever the first bytes are */
} npy_source;

/* Read elements. The file may be a pipe if all of it is read. */
int npy_read(const npy_source *source, void *data);
/* Fail for a regular file for which npy_read would fail. */
int npy_check(const npy_source *source);

/* Write .npy as numpy does. Dtypes that numpy lacks are written as ml_dtypes
 * writes them, '<V2' for bf16 and '<V1' for small floats; integers of fewer
 * than 8 bits as 8-bit ones. false: `file` has the reason. */
bool npy_write(sdyi_out_file *file, const sdyrt_type *type,
               const npy_narrow *narrow, const void *data);

#endif
