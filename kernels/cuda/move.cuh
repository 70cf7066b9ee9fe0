/* Moving and filling the tiles of a batch. A thread makes several independent
 * loads before its first store, so that enough bytes are on their way. What is
 * loaded under a condition starts as zero: to the register allocator a value
 * without a beginning lives from the start of the kernel. */
#ifndef SDYI_KERNELS_CUDA_MOVE_CUH
#define SDYI_KERNELS_CUDA_MOVE_CUH

#include "kernels/cuda/access.cuh"

/* Loads of a thread that are on their way at a time. */
enum { SDYI_AHEAD = 4 };

/* ---- rows: a tile is `tile` bytes in the output's order ---- */

template <class T, class LOADS>
SDYI_HD inline void sdyi_move_rows(LOADS, const sdyi_cuda_piece &piece,
                                   uint32_t tile, uint32_t thread,
                                   const char *in, char *out) {
    constexpr uint32_t STEP = SDYI_THREADS * sizeof(T);
    const uint32_t start = tile * piece.tile;
    const uint32_t end = sdyi_least(start + piece.tile, piece.total);
    SDYI_ROLLED
    for (uint32_t at = start + thread * (uint32_t)sizeof(T); at < end;
         at += SDYI_AHEAD * STEP) {
        T values[SDYI_AHEAD] = {};
        SDYI_UNROLL
        for (uint32_t k = 0; k < SDYI_AHEAD; k++)
            if (at + k * STEP < end)
                values[k] = LOADS::template load<T>(
                    in + sdyi_locate(&piece, at + k * STEP, true));
        SDYI_UNROLL
        for (uint32_t k = 0; k < SDYI_AHEAD; k++)
            if (at + k * STEP < end)
                sdyi_store<T>(out + sdyi_locate(&piece, at + k * STEP, false),
                              values[k]);
    }
}

template <class T>
SDYI_HD inline void sdyi_fill_rows(const sdyi_cuda_piece &piece, uint32_t tile,
                                   uint32_t thread, const unsigned char *value,
                                   char *out) {
    constexpr uint32_t STEP = SDYI_THREADS * sizeof(T);
    const uint32_t start = tile * piece.tile;
    const uint32_t end = sdyi_least(start + piece.tile, piece.total);
    const char *const pattern = reinterpret_cast<const char *>(value);
    SDYI_ROLLED
    for (uint32_t at = start + thread * (uint32_t)sizeof(T); at < end;
         at += STEP) {
        /* An element starts at a multiple of its width. */
        const T part = sdyi_take<T>(pattern, at % 16);
        sdyi_store<T>(out + sdyi_locate(&piece, at, false), part);
    }
}

/* ---- tiled: cells by units of T ---- */

/* A unit of a rectangle's cell. */
struct sdyi_gpu_unit {
    uint32_t row, column;
    uint32_t part; /* byte in the cell */
};

/* Unit at `byte`, when cells follow each other along the rows. */
SDYI_HD inline sdyi_gpu_unit sdyi_unit_in(const sdyi_cuda_piece &piece,
                                          uint32_t byte) {
    sdyi_gpu_unit u;
    u.column = sdyi_divide(byte, &piece.row_bytes);
    const uint32_t x = byte - u.column * piece.row_bytes.count;
    u.row = sdyi_divide(x, &piece.cell);
    u.part = x - u.row * piece.cell.count;
    return u;
}

/* The same along the columns. */
SDYI_HD inline sdyi_gpu_unit sdyi_unit_out(const sdyi_cuda_piece &piece,
                                           uint32_t byte) {
    sdyi_gpu_unit u;
    u.row = sdyi_divide(byte, &piece.column_bytes);
    const uint32_t y = byte - u.row * piece.column_bytes.count;
    u.column = sdyi_divide(y, &piece.cell);
    u.part = y - u.column * piece.cell.count;
    return u;
}

/* Of the tile in shared memory; SDYI_NO_SLOT for a cell that is beyond the
 * rectangle. */
constexpr uint32_t SDYI_NO_SLOT = UINT32_MAX;

SDYI_HD inline uint32_t sdyi_slot(const sdyi_cuda_piece &piece,
                                  const sdyi_rectangle &tile,
                                  const sdyi_gpu_unit &u, uint32_t width) {
    if (u.row >= tile.rows || u.column >= tile.columns)
        return SDYI_NO_SLOT;
    return sdyi_padded(&piece, u.column, u.row * piece.cell.count + u.part,
                       width);
}

template <class T>
SDYI_HD inline void sdyi_cells_in(const sdyi_cuda_piece &piece,
                                  const sdyi_rectangle &tile, uint32_t thread,
                                  const char *in, char *memory) {
    constexpr uint32_t N = SDYI_AHEAD;
    constexpr uint32_t STEP = SDYI_THREADS * sizeof(T);
    const uint32_t all = piece.row_bytes.count << piece.log_columns;
    SDYI_ROLLED
    for (uint32_t at = thread * (uint32_t)sizeof(T); at < all; at += N * STEP) {
        T values[N] = {};
        uint32_t slots[N];
        SDYI_UNROLL
        for (uint32_t k = 0; k < N; k++) {
            const sdyi_gpu_unit u = sdyi_unit_in(piece, at + k * STEP);
            slots[k] = sdyi_slot(piece, tile, u, sizeof(T));
            if (slots[k] != SDYI_NO_SLOT)
                values[k] =
                    sdyi_load<T>(in + tile.in + u.column * piece.in_column +
                                 u.row * piece.in_row + u.part);
        }
        SDYI_UNROLL
        for (uint32_t k = 0; k < N; k++)
            if (slots[k] != SDYI_NO_SLOT)
                sdyi_put<T>(memory, slots[k], values[k]);
    }
}

template <class T>
SDYI_HD inline void sdyi_cells_out(const sdyi_cuda_piece &piece,
                                   const sdyi_rectangle &tile, uint32_t thread,
                                   const char *memory, char *out) {
    constexpr uint32_t STEP = SDYI_THREADS * sizeof(T);
    const uint32_t all = piece.column_bytes.count << piece.log_rows;
    SDYI_ROLLED
    for (uint32_t at = thread * (uint32_t)sizeof(T); at < all; at += STEP) {
        const sdyi_gpu_unit u = sdyi_unit_out(piece, at);
        const uint32_t slot = sdyi_slot(piece, tile, u, sizeof(T));
        if (slot != SDYI_NO_SLOT)
            sdyi_store<T>(out + tile.out + u.row * piece.out_row +
                              u.column * piece.out_column + u.part,
                          sdyi_take<T>(memory, slot));
    }
}

/* ---- tiled: elements T by vectors of 16 bytes on both sides ---- */

template <class T> struct sdyi_vector {
    static constexpr uint32_t elements = 16 / sizeof(T);
    static constexpr uint32_t log_width = sizeof(T) == 1   ? 0
                                          : sizeof(T) == 2 ? 1
                                          : sizeof(T) == 4 ? 2
                                                           : 3;
    static constexpr uint32_t log_elements = 4 - log_width;
};

template <class T>
SDYI_HD inline void sdyi_vectors_in(const sdyi_cuda_piece &piece,
                                    const sdyi_rectangle &tile, uint32_t thread,
                                    const char *in, char *memory) {
    typedef sdyi_vector<T> vector;
    constexpr int N = 4;
    const uint32_t log_chunks = piece.log_rows - vector::log_elements;
    const uint32_t all = 1u << (log_chunks + piece.log_columns);
    for (uint32_t at = thread; at < all; at += N * SDYI_THREADS) {
        sdyi_wide values[N] = {};
        uint32_t slots[N];
        SDYI_UNROLL
        for (int k = 0; k < N; k++) {
            const uint32_t i = at + k * SDYI_THREADS;
            const uint32_t chunk = i & ((1u << log_chunks) - 1);
            const uint32_t column = i >> log_chunks;
            slots[k] = SDYI_NO_SLOT;
            if (chunk * vector::elements < tile.rows && column < tile.columns) {
                slots[k] =
                    sdyi_swizzled(&piece, column, chunk, vector::log_width);
                values[k] = sdyi_load<sdyi_wide>(
                    in + tile.in + column * piece.in_column + chunk * 16);
            }
        }
        SDYI_UNROLL
        for (int k = 0; k < N; k++)
            if (slots[k] != SDYI_NO_SLOT)
                sdyi_put<sdyi_wide>(memory, slots[k], values[k]);
    }
}

/* A warp makes 8 vectors side by side of 4 rows. */
template <class T>
SDYI_HD inline void
sdyi_vectors_out(const sdyi_cuda_piece &piece, const sdyi_rectangle &tile,
                 uint32_t thread, const char *memory, char *out) {
    typedef sdyi_vector<T> vector;
    const uint32_t log_eights = piece.log_columns - vector::log_elements - 3;
    const uint32_t all =
        1u << (piece.log_columns - vector::log_elements + piece.log_rows);
    for (uint32_t i = thread; i < all; i += SDYI_THREADS) {
        const uint32_t group = i >> 5;
        const uint32_t eight = group & ((1u << log_eights) - 1);
        const uint32_t side = eight * 8 + (i & 7);
        const uint32_t row = (group >> log_eights) * 4 + (i >> 3 & 3);
        const uint32_t column = side * vector::elements;
        if (row >= tile.rows || column >= tile.columns)
            continue;
        const uint32_t chunk = row >> vector::log_elements;
        const uint32_t within =
            (row & (vector::elements - 1)) * (uint32_t)sizeof(T);
        T elements[vector::elements];
        SDYI_UNROLL
        for (uint32_t j = 0; j < vector::elements; j++)
            elements[j] = sdyi_take<T>(
                memory, within + sdyi_swizzled(&piece, column + j, chunk,
                                               vector::log_width));
        sdyi_wide value;
        memcpy(&value, elements, sizeof value);
        sdyi_store<sdyi_wide>(out + tile.out + row * piece.out_row +
                                  (int64_t)column * (int64_t)sizeof(T),
                              value);
    }
}

/* ---- a tile of any piece, in two halves with a barrier in between ---- */

/* The widest access that every address of the piece fits. */
SDYI_HD inline uint32_t sdyi_width_of(const sdyi_launch &launch,
                                      const sdyi_cuda_piece &piece) {
    return sdyi_widest(piece.bits | sdyi_base_bits(&launch, piece.bases));
}

SDYI_HD inline bool sdyi_uses_vectors(const sdyi_launch &launch,
                                      const sdyi_cuda_piece &piece) {
    const uint32_t bits =
        piece.vector_bits | sdyi_base_bits(&launch, piece.bases);
    return bits % SDYI_WIDEST == 0;
}

/* f<T>(..) with the T of `width` bytes; vectors are of narrower elements. */
#define SDYI_BY_WIDTH(width, f, ...)                                           \
    switch (width) {                                                           \
    case 1:                                                                    \
        f<uint8_t>(__VA_ARGS__);                                               \
        break;                                                                 \
    case 2:                                                                    \
        f<uint16_t>(__VA_ARGS__);                                              \
        break;                                                                 \
    case 4:                                                                    \
        f<uint32_t>(__VA_ARGS__);                                              \
        break;                                                                 \
    case 8:                                                                    \
        f<uint64_t>(__VA_ARGS__);                                              \
        break;                                                                 \
    default:                                                                   \
        f<sdyi_wide>(__VA_ARGS__);                                             \
    }
#define SDYI_BY_ELEMENT(width, f, ...)                                         \
    switch (width) {                                                           \
    case 1:                                                                    \
        f<uint8_t>(__VA_ARGS__);                                               \
        break;                                                                 \
    case 2:                                                                    \
        f<uint16_t>(__VA_ARGS__);                                              \
        break;                                                                 \
    case 4:                                                                    \
        f<uint32_t>(__VA_ARGS__);                                              \
        break;                                                                 \
    default:                                                                   \
        f<uint64_t>(__VA_ARGS__);                                              \
    }

/* The policy of a kernel that moves. TILE_LOG: pieces may be tiled, in shared
 * memory, by rectangles of 2^TILE_LOG bytes and at most 16 of padding for each
 * 128; 0: none is. */
template <int TILE_LOG, class LOADS> struct sdyi_moves {
    static constexpr bool two_halves = TILE_LOG > 0;
    static constexpr int blocks = 5;
    static constexpr size_t memory_bytes = TILE_LOG > 0
                                               ? (1 << TILE_LOG) +
                                                     (1 << TILE_LOG) / 8
                                               : 16;

    static SDYI_HD void first(const sdyi_launch &launch,
                              const sdyi_cuda_piece &piece, uint32_t tile,
                              uint32_t thread, char *memory) {
        const char *const in = launch.bases[piece.in_base];
        if (!two_halves || !piece.tiled) {
            char *const out = launch.bases[piece.out_base];
            SDYI_BY_WIDTH(sdyi_width_of(launch, piece), sdyi_move_rows, LOADS(),
                          piece, tile, thread, in, out)
            return;
        }
        const sdyi_rectangle r = sdyi_rectangle_of(&piece, tile);
        if (sdyi_uses_vectors(launch, piece)) {
            SDYI_BY_ELEMENT(piece.cell.count, sdyi_vectors_in, piece, r, thread,
                            in, memory)
        } else {
            SDYI_BY_WIDTH(sdyi_width_of(launch, piece), sdyi_cells_in, piece, r,
                          thread, in, memory)
        }
    }

    static SDYI_HD void second(const sdyi_launch &launch,
                               const sdyi_cuda_piece &piece, uint32_t tile,
                               uint32_t thread, const char *memory) {
        if (!two_halves || !piece.tiled)
            return;
        char *const out = launch.bases[piece.out_base];
        const sdyi_rectangle r = sdyi_rectangle_of(&piece, tile);
        if (sdyi_uses_vectors(launch, piece)) {
            SDYI_BY_ELEMENT(piece.cell.count, sdyi_vectors_out, piece, r,
                            thread, memory, out)
        } else {
            SDYI_BY_WIDTH(sdyi_width_of(launch, piece), sdyi_cells_out, piece,
                          r, thread, memory, out)
        }
    }
};

typedef sdyi_moves<0, sdyi_streams> sdyi_moves_rows;
typedef sdyi_moves<0, sdyi_half_lines> sdyi_moves_half_lines;
typedef sdyi_moves<SDYI_TILE_LOG, sdyi_streams> sdyi_moves_tiled;
typedef sdyi_moves<SDYI_TILE_LOG + 1, sdyi_streams> sdyi_moves_large;

/* The policy of the kernel that fills. */
struct sdyi_fills : sdyi_one_half {
    static constexpr int blocks = 5;

    static SDYI_HD void first(const sdyi_launch &launch,
                              const sdyi_cuda_piece &piece, uint32_t tile,
                              uint32_t thread, char *) {
        char *const out = launch.bases[piece.out_base];
        SDYI_BY_WIDTH(sdyi_width_of(launch, piece), sdyi_fill_rows, piece, tile,
                      thread, launch.value, out)
    }
};

#endif
