/* Tensors of 'sdyrt exec' in files: .npy or raw bytes. */
#ifndef SDYRT_TOOLS_EXEC_DATA_H
#define SDYRT_TOOLS_EXEC_DATA_H

#include "npy.h"

/* A dense row-major buffer of a type. */
typedef struct exec_tensor {
    sdyrt_type type;
    int64_t count;
    size_t bytes;
    const npy_narrow *narrow; /* NULL: elements have whole bytes */
    void *data;               /* never NULL */
} exec_tensor;

/* Allocate a tensor; CLI_OK or a failure. */
int exec_tensor_make(const sdyrt_type *type, exec_tensor *tensor);

/* Read it from a file: npy_read. */
int exec_tensor_read(exec_tensor *tensor, const char *path);
/* Random elements: floats from -1 to 1, integers in -8 .. 7 or 0 .. 15, and any
 * value of 2-bit integers. */
void exec_tensor_random(exec_tensor *tensor, uint64_t *state);
/* Write it as .npy. */
int exec_tensor_write(const exec_tensor *tensor, sdyi_out_file *file);
/* Print "tensor<2xf32>", then at most 1000 elements in brackets. */
void exec_tensor_print(FILE *stream, const exec_tensor *tensor);
/* An element as it is printed. */
cli_text exec_element_text(sdyrt_dtype dtype, const void *at);
/* A float of any width, not a complex number. */
bool exec_is_real(sdyrt_dtype dtype);
double exec_real(sdyrt_dtype dtype, const void *at);

#endif
