/* Tensors of 'sdyrt exec': in .npy files, at random, and printed. */
#include "exec_data.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/convert_values.h"
#include "tiles.h"

int exec_tensor_make(const sdyrt_type *type, exec_tensor *tensor) {
    *tensor =
        (exec_tensor){.type = *type, .count = cli_tile_whole(type).elements};
    tensor->bytes = (size_t)tensor->count * sdyrt_dtype_bytes(type->dtype);
    tensor->data = calloc(1, tensor->bytes + 1);
    return tensor->data != NULL
               ? CLI_OK
               : cli_fail("no memory for a tensor of %zu bytes", tensor->bytes);
}

/* -- files ----------------------------------------------------------------- */

int exec_tensor_read(exec_tensor *tensor, const char *path) {
    const npy_source source = {
        .path = path, .type = &tensor->type, .narrow = tensor->narrow};
    return npy_read(&source, tensor->data);
}

int exec_tensor_write(const exec_tensor *tensor, sdyi_out_file *file) {
    return npy_write(file, &tensor->type, tensor->narrow, tensor->data)
               ? CLI_OK
               : cli_fail("%s", file->failure);
}

/* -- random elements ------------------------------------------------------- */

static uint64_t next_random(uint64_t *state) { /* splitmix64 */
    uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

static uint16_t top_half(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (uint16_t)(bits >> 16);
}

/* The nearest float of 16 or 8 bits; for dtypes without a sign, of its
 * magnitude. */
static sdyi_bits nearest(sdyrt_dtype dtype, float value) {
    const float size = dtype == SDYRT_F8E8M0FNU ? fabsf(value) : value;
    sdyi_bits bits = {0, 0};
    memcpy(&bits.low, &size, sizeof size); /* little-endian */
    return sdyi_convert_value(SDYRT_F32, dtype, bits);
}

static void set_random(sdyrt_dtype dtype, void *at, uint64_t random) {
    const double real = (double)(int64_t)random * 0x1p-63;
    const float single = (float)((double)(random >> 40) * 0x1p-23 - 1);
    const uint16_t brain = top_half(single);
    const size_t bytes = sdyrt_dtype_bytes(dtype);
    const int64_t small = (int64_t)(random >> 60);
    const int64_t integer = dtype >= SDYRT_U8 ? small : small - 8;
    const unsigned char bit = random >> 63;
    if (dtype == SDYRT_F64)
        memcpy(at, &real, bytes);
    else if (dtype == SDYRT_F32)
        memcpy(at, &single, bytes);
    else if (dtype == SDYRT_BF16)
        memcpy(at, &brain, bytes);
    else if (dtype == SDYRT_BOOL)
        memcpy(at, &bit, bytes);
    else if (dtype >= SDYRT_I8 && dtype <= SDYRT_U64)
        memcpy(at, &integer, bytes); /* little-endian */
    else
        memcpy(at, &(uint64_t){nearest(dtype, single).low}, bytes);
}

void exec_tensor_random(exec_tensor *tensor, uint64_t *state) {
    const sdyrt_dtype dtype = npy_part_of(tensor->type.dtype);
    const size_t bytes = sdyrt_dtype_bytes(dtype);
    for (size_t i = 0; i < tensor->bytes / bytes; i++) {
        char *const at = (char *)tensor->data + i * bytes;
        const uint64_t random = next_random(state);
        set_random(dtype, at, random);
        if (tensor->narrow != NULL)
            *(unsigned char *)at =
                npy_narrow_random(tensor->narrow, *(unsigned char *)at, random);
    }
}

/* -- numbers --------------------------------------------------------------- */

bool exec_is_real(sdyrt_dtype dtype) {
    return sdyi_float_of(dtype).exponent_bits > 0 && !sdyi_is_complex(dtype);
}

double exec_real(sdyrt_dtype dtype, const void *at) {
    sdyi_bits bits = {0, 0};
    double real;
    memcpy(&bits.low, at, sdyrt_dtype_bytes(dtype)); /* little-endian */
    bits = sdyi_convert_value(dtype, SDYRT_F64, bits);
    memcpy(&real, &bits.low, sizeof real);
    return real;
}

/* -- printing -------------------------------------------------------------- */

enum { MOST_PRINTED = 1000 };

cli_text exec_element_text(sdyrt_dtype dtype, const void *at) {
    static const int digits[] = {17, 9, 5, 5}; /* of f64, f32, f16, bf16 */
    const size_t bytes = sdyrt_dtype_bytes(dtype);
    uint64_t bits = 0;
    cli_text made;
    const sdyrt_dtype part = npy_part_of(dtype);
    if (part != dtype) {
        const char *const imaginary = (const char *)at + bytes / 2;
        (void)snprintf(made.text, sizeof made.text, "(%.*g, %.*g)",
                       digits[part], exec_real(part, at), digits[part],
                       exec_real(part, imaginary));
        return made;
    }
    memcpy(&bits, at, bytes); /* little-endian */
    const uint64_t half = UINT64_C(1) << (8 * bytes - 1);
    if (dtype <= SDYRT_BF16)
        (void)snprintf(made.text, sizeof made.text, "%.*g", digits[dtype],
                       exec_real(dtype, at));
    else if (dtype == SDYRT_BOOL)
        (void)snprintf(made.text, sizeof made.text,
                       bits != 0 ? "true" : "false");
    else if (dtype >= SDYRT_I8 && dtype <= SDYRT_I64)
        (void)snprintf(made.text, sizeof made.text, "%" PRId64,
                       (int64_t)((bits ^ half) - half));
    else
        (void)snprintf(made.text, sizeof made.text,
                       dtype <= SDYRT_U64 ? "%" PRIu64 : "0x%02" PRIX64, bits);
    return made;
}

void exec_tensor_print(FILE *stream, const exec_tensor *tensor) {
    const sdyrt_type *const type = &tensor->type;
    const size_t bytes = sdyrt_dtype_bytes(type->dtype);
    char *const text = cli_type_print(type);
    fprintf(stream, "%s", text);
    free(text);
    int64_t block[SDYRT_MAX_RANK + 1] = {1}; /* elements of a bracket */
    for (int d = 0; d < type->rank; d++)
        block[d + 1] = block[d] * type->dims[type->rank - 1 - d];
    if (tensor->count == 0)
        fputs(" []", stream);
    for (int64_t i = 0; i < tensor->count && i < MOST_PRINTED; i++) {
        fputs(i == 0 ? " " : ", ", stream);
        for (int d = type->rank; d > 0; d--)
            if (i % block[d] == 0)
                fputc('[', stream);
        fputs(exec_element_text(type->dtype,
                                (const char *)tensor->data + (size_t)i * bytes)
                  .text,
              stream);
        for (int d = 1; d <= type->rank; d++)
            if ((i + 1) % block[d] == 0)
                fputc(']', stream);
    }
    if (tensor->count > MOST_PRINTED)
        fprintf(stream, ", .. (%" PRId64 " elements)", tensor->count);
    fputc('\n', stream);
}
