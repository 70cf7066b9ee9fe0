/* Tiles of a batch of boxes, and the bytes that each covers: data that the host
 * prepares and the device reads, and the arithmetic of indices that both sides
 * share. Plain C and C++.
 *
 * A box becomes one or several pieces of less than 2^31 bytes, so that indices
 * within a piece have 32 bits and are divided by multiplication. A piece is
 * one of two kinds:
 *
 *   rows   its bytes in the order of the output, `tile` of them a tile. A byte
 *          is found by its digits, which axes[0] (the run of bytes that is
 *          contiguous everywhere), axes[1], .. give from the inside out.
 *   tiled  its cells (runs of bytes) cross: neighbours in the input are not so
 *          in the output. A tile is a rectangle of 2^log_rows x 2^log_columns
 *          cells that goes through shared memory: rows are dense in the input,
 *          columns in the output. axes[0] counts tiles along the columns,
 *          axes[1] along the rows, axes[2], .. are all other dimensions.
 *
 * The tiles of all pieces are numbered through; a block takes tile after
 * tile. All tiles of a batch are about equally much work. */
#ifndef SDYI_KERNELS_CUDA_TILES_H
#define SDYI_KERNELS_CUDA_TILES_H

#include "kernels/cuda.h"
#include "kernels/host_device.h"

enum {
    SDYI_THREADS = 256,        /* a block */
    SDYI_TILE_BYTES = 1 << 14, /* four accesses of 16 bytes a thread */
    SDYI_TILE_LOG = 14,
    SDYI_MOST_AXES = SDYRT_MAX_RANK + 1,
    SDYI_WIDEST = 16 /* bytes of an access */
};

/* Division by `count` of numbers below 2^31. */
typedef struct sdyi_divisor {
    uint32_t count; /* 1 .. 2^31 - 1 */
    uint32_t multiplier;
    uint32_t shift;
} sdyi_divisor;

typedef struct sdyi_axis {
    sdyi_divisor by;
    uint32_t unused; /* so that there is no padding */
    int64_t in, out; /* bytes from one to the next */
} sdyi_axis;

typedef struct sdyi_cuda_piece {
    int64_t in, out; /* bytes from the base */
    int32_t in_base, out_base;
    /* The low bits of everything that an address is made of: an access of
     * 2^k bytes fits where no bit below k is set. */
    uint32_t bits;
    uint32_t bases; /* bit b: base b is one of its addresses */
    uint32_t tiled;
    uint32_t rank;  /* axes, at least 1 */
    uint32_t total; /* rows: bytes; converts: elements */
    uint32_t tile;  /* rows: bytes (elements) of a tile */

    /* folds: their terms among the spans */
    uint32_t first_span, n_spans;

    /* tiled */
    uint32_t log_rows, log_columns;
    uint32_t rows, columns; /* cells of the piece */
    /* Whole vectors of 16 bytes may be moved where addresses with these low
     * bits, and bases, are multiples of 16; 1 where they never may. Converts:
     * four elements may be one access where these are multiples of 4 and bases
     * of such an access. */
    uint32_t vector_bits;
    sdyi_divisor cell;      /* bytes */
    sdyi_divisor row_bytes; /* of the rectangle: its rows' cells */
    sdyi_divisor column_bytes;
    int64_t in_row, in_column, out_row, out_column; /* bytes */

    sdyi_axis axes[SDYI_MOST_AXES];
} sdyi_cuda_piece;

/* One term of a fold. */
typedef struct sdyi_cuda_span {
    int64_t offset; /* bytes */
    int32_t base;
    int32_t unused;
    int64_t steps[SDYI_MOST_AXES]; /* bytes, along the axes of its piece */
} sdyi_cuda_span;

/* The argument of a kernel, by value. */
typedef struct sdyi_launch {
    char *bases[SDYI_BASES];
    const sdyi_cuda_piece *pieces;
    const uint32_t *first; /* tile of each piece; then the number of tiles */
    const sdyi_cuda_span *spans;
    uint32_t n_pieces, n_tiles; /* >= 1 */
    uint32_t from, to;          /* converts: dtypes */
    /* fills: the value, repeated */
    unsigned char value[16] __attribute__((aligned(16)));
} sdyi_launch;

SDYI_HD static inline uint32_t sdyi_divide(uint32_t n, const sdyi_divisor *by) {
    return (uint32_t)((uint64_t)n * by->multiplier >> by->shift);
}

SDYI_HD static inline uint32_t sdyi_least(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

/* The piece that a tile belongs to: the last with first[i] <= tile. */
SDYI_HD static inline uint32_t sdyi_find_piece(const sdyi_launch *launch,
                                               uint32_t tile) {
    uint32_t low = 0, high = launch->n_pieces;
    SDYI_ROLLED
    while (high - low > 1) {
        const uint32_t middle = low + (high - low) / 2;
        if (launch->first[middle] <= tile)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* The low bits of a piece's addresses in a run. */
SDYI_HD static inline uint32_t sdyi_base_bits(const sdyi_launch *launch,
                                              uint32_t bases) {
    uint32_t bits = 0;
    for (int b = 0; b < SDYI_BASES; b++)
        if (bases >> b & 1)
            bits |= (uint32_t)(uintptr_t)launch->bases[b];
    return bits;
}

/* The widest access, 1 to 16 bytes, that all addresses are multiples of. */
SDYI_HD static inline uint32_t sdyi_widest(uint32_t bits) {
    bits |= SDYI_WIDEST;
    return bits & (0 - bits);
}

/* The offset of byte (element) `index` of a piece of rows, in bytes from the
 * base: of the output or, `of_in`, of the input. */
SDYI_HD static inline int64_t sdyi_locate(const sdyi_cuda_piece *piece,
                                          uint32_t index, bool of_in) {
    int64_t at = of_in ? piece->in : piece->out;
    const sdyi_axis *axis = piece->axes;
    const sdyi_axis *const last = axis + piece->rank - 1;
    SDYI_ROLLED
    for (; axis < last; axis++) {
        const uint32_t rest = sdyi_divide(index, &axis->by);
        const uint32_t digit = index - rest * axis->by.count;
        at += digit * (of_in ? axis->in : axis->out);
        index = rest;
    }
    return at + index * (of_in ? axis->in : axis->out);
}

/* A tile of a tiled piece: where its first cell is, and how many there are. */
typedef struct sdyi_rectangle {
    int64_t in, out; /* bytes from the base */
    uint32_t rows, columns;
} sdyi_rectangle;

SDYI_HD static inline sdyi_rectangle
sdyi_rectangle_of(const sdyi_cuda_piece *piece, uint32_t tile) {
    uint32_t digits[2] = {0, 0};
    sdyi_rectangle r = {piece->in, piece->out, 0, 0};
    SDYI_ROLLED
    for (uint32_t a = 0; a < piece->rank; a++) {
        const sdyi_axis *const axis = &piece->axes[a];
        const uint32_t rest = sdyi_divide(tile, &axis->by);
        const uint32_t digit = tile - rest * axis->by.count;
        r.in += digit * axis->in;
        r.out += digit * axis->out;
        tile = rest;
        if (a == 0)
            digits[0] = digit;
        if (a == 1)
            digits[1] = digit;
    }
    r.columns = sdyi_least(piece->columns - (digits[0] << piece->log_columns),
                           1u << piece->log_columns);
    r.rows = sdyi_least(piece->rows - (digits[1] << piece->log_rows),
                        1u << piece->log_rows);
    return r;
}

/* The place in shared memory of byte `x` of the rows of a column, for accesses
 * of `unit` bytes: padded, so that a warp that walks along the columns meets
 * all banks. */
SDYI_HD static inline uint32_t sdyi_padded(const sdyi_cuda_piece *piece,
                                           uint32_t column, uint32_t x,
                                           uint32_t unit) {
    const uint32_t pad = unit < 4 ? 4 : unit;
    const uint32_t row = piece->row_bytes.count;
    const uint32_t at = column * row + x;
    return at + (row >= 128 ? column : at >> 7) * pad;
}

/* The place of chunk `chunk` (16 bytes) of the rows of a column, for moves by
 * vectors of elements of 2^log_width bytes: chunks swap places, so that 8
 * vectors side by side in the output meet all banks. */
SDYI_HD static inline uint32_t sdyi_swizzled(const sdyi_cuda_piece *piece,
                                             uint32_t column, uint32_t chunk,
                                             uint32_t log_width) {
    const uint32_t vector = column >> (4 - log_width);
    return column * piece->row_bytes.count + ((chunk ^ (vector & 7)) << 4);
}

#endif
