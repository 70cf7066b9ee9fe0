/* Reading and writing .npy and raw files: headers, byte order, order of
 * dimensions, and elements of fewer than 8 bits. */
#include "npy.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tiles.h"

static const char magic[] = "\x93NUMPY";
enum { MAGIC = 6, MOST_HEADER = 1 << 16 };

/* -- elements of fewer than 8 bits ----------------------------------------- */

/* The element type: "i4" of "tensor<2x3xi4>". */
static const char *element_of(const char *type) {
    if (strncmp(type, "tensor<", 7) != 0)
        return type;
    for (type += 7; *type == '?' || (*type >= '0' && *type <= '9');)
        type += strspn(type, "?0123456789") + 1; /* an x */
    return type;
}

const npy_narrow *npy_narrow_of(const char *type) {
    static const npy_narrow rows[] = {
        {"i2", 2, 0, true},       {"i4", 4, 0, true},
        {"ui2", 2, 0, false},     {"ui4", 4, 0, false},
        {"f4E2M1FN", 4, 2, true}, {"f6E2M3FN", 6, 2, true},
        {"f6E3M2FN", 6, 3, true}};
    const char *const element = element_of(type);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcspn(element, ">,") == strlen(rows[i].name) &&
            strncmp(element, rows[i].name, strlen(rows[i].name)) == 0)
            return &rows[i];
    return NULL;
}

/* A small float as an f8E4M3FN, which represents all its numbers. */
static unsigned char widen_float(const npy_narrow *n, unsigned bits) {
    const int fraction_bits = n->bits - 1 - n->exponent_bits;
    const int bias = (1 << (n->exponent_bits - 1)) - 1;
    const int field =
        (int)(bits >> fraction_bits) & ((1 << n->exponent_bits) - 1);
    const int fraction = (int)bits & ((1 << fraction_bits) - 1);
    const int whole = field == 0 ? fraction : fraction | 1 << fraction_bits;
    const unsigned sign = bits >> (n->bits - 1) << 7;
    int exponent = 0;
    if (whole == 0)
        return (unsigned char)sign;
    const double half = frexp(whole, &exponent); /* in [1/2, 1) */
    exponent += (field == 0 ? 1 : field) - bias - fraction_bits;
    return (unsigned char)(sign | (unsigned)(exponent - 1 + 7) << 3 |
                           ((unsigned)(half * 16) & 7));
}

static unsigned char widen(const npy_narrow *n, unsigned char byte) {
    const unsigned bits = byte & ((1U << n->bits) - 1);
    const unsigned half = 1U << (n->bits - 1);
    return n->exponent_bits > 0 ? widen_float(n, bits)
           : n->is_signed       ? (unsigned char)((bits ^ half) - half)
                                : (unsigned char)bits;
}

unsigned char npy_narrow_random(const npy_narrow *n, unsigned char byte,
                                uint64_t random) {
    const int fraction_bits = n->bits - 1 - n->exponent_bits;
    const unsigned below_one = n->exponent_bits == 0
                                   ? 0
                                   : ((1U << (n->exponent_bits - 1)) - 1)
                                         << fraction_bits;
    return below_one == 0
               ? widen(n, byte)
               : widen(n, (unsigned char)((random >> 8) % below_one |
                                          (random & 1) << (n->bits - 1)));
}

static unsigned char narrow_float(const npy_narrow *n, unsigned char byte) {
    unsigned bits = 0;
    while (bits + 1 < 1U << n->bits && widen_float(n, bits) != byte)
        bits++;
    return (unsigned char)bits;
}

/* -- headers --------------------------------------------------------------- */

/* numpy's name of a dtype; 'V' for dtypes that numpy lacks. */
static const char *descr(sdyrt_dtype dtype) {
    static const char *const names[SDYRT_DTYPE_COUNT] = {
        [SDYRT_F64] = "<f8",  [SDYRT_F32] = "<f4",   [SDYRT_F16] = "<f2",
        [SDYRT_BF16] = "<V2", [SDYRT_I8] = "|i1",    [SDYRT_I16] = "<i2",
        [SDYRT_I32] = "<i4",  [SDYRT_I64] = "<i8",   [SDYRT_U8] = "|u1",
        [SDYRT_U16] = "<u2",  [SDYRT_U32] = "<u4",   [SDYRT_U64] = "<u8",
        [SDYRT_C64] = "<c8",  [SDYRT_C128] = "<c16", [SDYRT_BOOL] = "|b1"};
    return names[dtype] != NULL ? names[dtype] : "<V1";
}

/* "(2, 3)", "(2,)", "()" */
static cli_text shape_text(const sdyrt_type *type) {
    cli_text text = cli_place_text(type->dims, type->rank);
    text.text[0] = '(';
    const size_t end = strlen(text.text) - 1;
    (void)snprintf(text.text + end, sizeof text.text - end,
                   type->rank == 1 ? ",)" : ")");
    return text;
}

/* The contents of a header; the texts point into it. */
typedef struct header {
    char order, kind; /* numpy's: '<', '>', '|' or '='; 'f', 'i', .. */
    size_t width;     /* bytes of an element */
    bool is_fortran;  /* dimension 0 is the innermost */
    int rank;
    int64_t dims[SDYRT_MAX_RANK];
    const char *elements, *shape;
    int n_elements, n_shape; /* characters */
} header;

/* The value of a key; NULL: the header has no such key. */
static const char *value_of(const char *text, const char *key) {
    const char *at = strstr(text, key);
    if (at == NULL)
        return NULL;
    at += strlen(key);
    at += strspn(at, " ");
    return *at == ':' ? at + 1 + strspn(at + 1, " ") : NULL;
}

/* Parse '<f4', or a list of fields. */
static bool parse_descr(const char *at, header *h) {
    const char *const end =
        at != NULL ? strchr(at + 1, *at == '[' ? ']' : '\'') : NULL;
    if (end == NULL || (*at != '[' && *at != '\''))
        return false;
    h->elements = at;
    h->n_elements = (int)(end - at) + 1;
    if (*at == '[' || h->n_elements < 5)
        return true;
    char *after;
    h->order = at[1];
    h->kind = at[2];
    const long width = strtol(at + 3, &after, 10);
    h->width = after == end && width > 0 ? (size_t)width : 0;
    return true;
}

/* Parse (2, 3). */
static bool parse_shape(const char *at, header *h) {
    if (at == NULL || *at != '(')
        return false;
    h->shape = at++;
    for (at += strspn(at, " ,"); *at != ')'; at += strspn(at, " ,")) {
        char *end;
        errno = 0;
        const long long size = strtoll(at, &end, 10);
        if (end == at || errno != 0 || size < 0)
            return false;
        if (h->rank < SDYRT_MAX_RANK)
            h->dims[h->rank] = size;
        h->rank++;
        at = end;
    }
    h->n_shape = (int)(at - h->shape) + 1;
    return true;
}

static bool parse_order(const char *at, header *h) {
    h->is_fortran = at != NULL && strncmp(at, "True", 4) == 0;
    return h->is_fortran || (at != NULL && strncmp(at, "False", 5) == 0);
}

static int parse_header(const char *text, const char *path, header *h) {
    const char *const missing =
        !parse_descr(value_of(text, "'descr'"), h)           ? "descr"
        : !parse_order(value_of(text, "'fortran_order'"), h) ? "fortran_order"
        : !parse_shape(value_of(text, "'shape'"), h)         ? "shape"
                                                             : NULL;
    return missing == NULL
               ? CLI_OK
               : cli_fail("%s: its header is no header of .npy: it has no good "
                          "'%s'",
                          path, missing);
}

/* True if elements have a dtype: by numpy's name for it, or as bits. */
static bool is_of(const header *h, sdyrt_dtype dtype,
                  const npy_narrow *narrow) {
    const char *const own = descr(dtype);
    const size_t width = sdyrt_dtype_bytes(dtype);
    if (h->width != width || strchr("<>|=", h->order) == NULL)
        return false;
    return h->kind == own[1] || (own[1] == 'V' && h->kind == 'u') ||
           /* ml_dtypes names f8E5M2 so */
           (own[1] == 'V' && width == 1 && h->kind == 'f') ||
           (narrow != NULL && h->kind == 'V');
}

static bool is_shape(const header *h, const sdyrt_type *type) {
    bool is_same = h->rank == type->rank;
    for (int d = 0; d < type->rank && is_same; d++)
        is_same = h->dims[d] == type->dims[d];
    return is_same;
}

static int check_header(const header *h, const sdyrt_type *type,
                        const npy_narrow *narrow, const char *path) {
    if (!is_of(h, type->dtype, narrow))
        return cli_fail("%s: its elements are %.*s, and %s is '%s'", path,
                        h->n_elements, h->elements,
                        narrow != NULL ? narrow->name
                                       : sdyrt_dtype_name(type->dtype),
                        descr(type->dtype));
    return is_shape(h, type)
               ? CLI_OK
               : cli_fail("%s: its shape is %.*s, and %s is needed", path,
                          h->n_shape, h->shape, shape_text(type).text);
}

/* Read the header of an .npy file, after its magic. */
static int read_header(FILE *file, const npy_source *s, header *h) {
    unsigned char fixed[6] = {0};
    char text[MOST_HEADER + 1];
    size_t n = fread(fixed, 1, 4, file) == 4 ? fixed[2] | fixed[3] << 8 : 0;
    if (n != 0 && (fixed[0] < 1 || fixed[0] > 3 || fixed[1] != 0))
        return cli_fail("%s: it is of version %d.%d of .npy, and 1.0, 2.0 and "
                        "3.0 are read",
                        s->path, fixed[0], fixed[1]);
    if (fixed[0] > 1)
        n = fread(fixed + 4, 1, 2, file) == 2 && fixed[4] + fixed[5] == 0 ? n
                                                                          : 0;
    if (n == 0 || n > MOST_HEADER || fread(text, 1, n, file) != n)
        return cli_fail("%s: its header is no header of .npy", s->path);
    text[n] = '\0';
    CLI_TRY(parse_header(text, s->path, h));
    return check_header(h, s->type, s->narrow, s->path);
}

/* Move to the elements: after the header, or to the start of a raw file. */
static int open_elements(FILE *file, const npy_source *s, header *h) {
    char head[MAGIC] = {0};
    *h = (header){.rank = 0};
    if (s->is_raw)
        return CLI_OK;
    const size_t n = fread(head, 1, MAGIC, file);
    if (n == MAGIC && memcmp(head, magic, MAGIC) == 0)
        return read_header(file, s, h);
    if (ferror(file))
        return cli_fail("%s: %s", s->path, strerror(errno));
    if (npy_is_name(s->path))
        return cli_fail("%s: it does not begin as .npy does%s", s->path,
                        memcmp(head, "PK\3\4", 4) == 0
                            ? ", but as .npz, which has several arrays"
                            : "; raw elements are called .bin");
    rewind(file);
    return CLI_OK;
}

/* -- elements -------------------------------------------------------------- */

sdyrt_dtype npy_part_of(sdyrt_dtype dtype) {
    return dtype == SDYRT_C64    ? SDYRT_F32
           : dtype == SDYRT_C128 ? SDYRT_F64
                                 : dtype;
}

static void swap_bytes(unsigned char *data, size_t bytes, size_t width) {
    for (unsigned char *at = data; at < data + bytes; at += width)
        for (size_t i = 0; i < width / 2; i++) {
            const unsigned char byte = at[i];
            at[i] = at[width - 1 - i];
            at[width - 1 - i] = byte;
        }
}

/* Transpose elements whose dimension 0 is the innermost to row-major order. */
static int turn(const sdyrt_tile *tile, size_t width, char *data) {
    const size_t bytes = (size_t)tile->elements * width;
    int64_t index[SDYRT_MAX_RANK] = {0}, step[SDYRT_MAX_RANK + 1] = {1};
    char *const from = malloc(bytes + 1);
    if (from == NULL)
        return cli_fail("no memory for a tensor of %zu bytes", bytes);
    memcpy(from, data, bytes);
    for (int d = 0; d < tile->rank; d++)
        step[d + 1] = step[d] * tile->size[d];
    int64_t at = 0;
    for (size_t to = 0; to < bytes; to += width) {
        memcpy(data + to, from + (size_t)at * width, width);
        for (int d = tile->rank - 1; d >= 0; d--) {
            at += step[d];
            if (++index[d] < tile->size[d])
                break;
            at -= step[d + 1];
            index[d] = 0;
        }
    }
    free(from);
    return CLI_OK;
}

static int fail_bytes(const char *path, const char *more, int64_t found,
                      int64_t needed) {
    return cli_fail("%s: it has %s%s of elements, and %" PRId64 " %s needed",
                    path, more, cli_count_text(found, "byte").text, needed,
                    needed == 1 ? "is" : "are");
}

static int read_all(FILE *file, const char *path, void *data, size_t bytes) {
    const size_t n = fread(data, 1, bytes, file);
    if (ferror(file))
        return cli_fail("%s: %s", path, strerror(errno));
    if (n != bytes || fgetc(file) != EOF)
        return fail_bytes(path, n == bytes ? "more than " : "", (int64_t)n,
                          (int64_t)bytes);
    return CLI_OK;
}

/* Fail unless the rest of the file has the size of the elements. */
static int check_size(FILE *file, const npy_source *s) {
    struct stat found;
    const int64_t bytes = cli_tile_whole(s->type).elements *
                          (int64_t)sdyrt_dtype_bytes(s->type->dtype);
    if (fstat(fileno(file), &found) != 0)
        return cli_fail("%s: %s", s->path, strerror(errno));
    const int64_t left = found.st_size - ftell(file);
    return left == bytes ? CLI_OK : fail_bytes(s->path, "", left, bytes);
}

/* Reverse dimensions, so that the file's innermost one is last. */
static void reverse(int64_t *dims, int rank) {
    for (int d = 0; d < rank / 2; d++) {
        const int64_t size = dims[d];
        dims[d] = dims[rank - 1 - d];
        dims[rank - 1 - d] = size;
    }
}

/* Read a tile, run by run, in the file's order of dimensions. */
static int read_tile(FILE *file, const npy_source *s, const header *h,
                     char *data) {
    const size_t width = sdyrt_dtype_bytes(s->type->dtype);
    sdyrt_type whole = *s->type;
    sdyrt_tile tile = *s->tile;
    const long start = ftell(file);
    if (h->is_fortran) {
        reverse(whole.dims, whole.rank);
        reverse(tile.offset, tile.rank);
        reverse(tile.size, tile.rank);
    }
    int64_t at, run;
    for (int64_t i = 0; i < tile.elements; i += run) {
        run = cli_tile_run(&whole, &tile, i, &at);
        if (fseek(file, start + at * (long)width, SEEK_SET) != 0 ||
            fread(data + width * (size_t)i, width, (size_t)run, file) !=
                (size_t)run)
            return cli_fail("%s: %s", s->path,
                            feof(file) ? "its size changed" : strerror(errno));
    }
    return CLI_OK;
}

/* Fail if a whole byte has a number out of the range of its narrow type. */
static int check_narrow(const npy_source *s, const unsigned char *data,
                        size_t n) {
    const npy_narrow *const narrow = s->narrow;
    for (size_t i = 0; i < n && narrow->exponent_bits == 0; i++)
        if (widen(narrow, data[i]) != data[i])
            return cli_fail(
                "%s: byte %zu of its elements is %d, and %s goes from %d to %d",
                s->path, i, narrow->is_signed ? (signed char)data[i] : data[i],
                narrow->name,
                narrow->is_signed ? -(1 << (narrow->bits - 1)) : 0,
                (1 << (narrow->bits - narrow->is_signed)) - 1);
    return CLI_OK;
}

/* Convert elements of the file to those of a program. */
static int convert(const npy_source *s, const header *h, const sdyrt_tile *tile,
                   unsigned char *data) {
    const size_t width = sdyrt_dtype_bytes(s->type->dtype);
    const size_t bytes = (size_t)tile->elements * width;
    if (h->order == '>')
        swap_bytes(data, bytes, sdyrt_dtype_bytes(npy_part_of(s->type->dtype)));
    for (size_t i = 0; i < bytes && s->narrow != NULL && h->kind == 'V'; i++)
        data[i] = widen(s->narrow, data[i]);
    if (s->narrow != NULL)
        CLI_TRY(check_narrow(s, data, bytes));
    return h->is_fortran ? turn(tile, width, (char *)data) : CLI_OK;
}

int npy_read(const npy_source *s, void *data) {
    const sdyrt_tile tile =
        s->tile != NULL ? *s->tile : cli_tile_whole(s->type);
    header h;
    FILE *const file = fopen(s->path, "rb");
    if (file == NULL)
        return cli_fail("%s: %s", s->path, strerror(errno));
    int status = open_elements(file, s, &h);
    if (status == CLI_OK)
        status = s->tile != NULL
                     ? read_tile(file, s, &h, data)
                     : read_all(file, s->path, data,
                                (size_t)tile.elements *
                                    sdyrt_dtype_bytes(s->type->dtype));
    (void)fclose(file);
    return status == CLI_OK ? convert(s, &h, &tile, data) : status;
}

int npy_check(const npy_source *s) {
    header h;
    FILE *const file = fopen(s->path, "rb");
    if (file == NULL)
        return cli_fail("%s: %s", s->path, strerror(errno));
    int status = open_elements(file, s, &h);
    if (status == CLI_OK)
        status = check_size(file, s);
    (void)fclose(file);
    return status;
}

/* -- writing --------------------------------------------------------------- */

static bool write_floats(sdyi_out_file *file, const npy_narrow *narrow,
                         const unsigned char *data, size_t count) {
    char *const bytes = cli_alloc(count, 1);
    for (size_t i = 0; i < count; i++)
        bytes[i] = (char)narrow_float(narrow, data[i]);
    const bool good = sdyi_out_write(file, bytes, count);
    free(bytes);
    return good;
}

bool npy_write(sdyi_out_file *file, const sdyrt_type *type,
               const npy_narrow *narrow, const void *data) {
    char *const text =
        cli_format("{'descr': '%s', 'fortran_order': False, 'shape': %s, }",
                   descr(type->dtype), shape_text(type).text);
    const size_t length = strlen(text);
    const size_t padded = (MAGIC + 4 + length + 1 + 63) / 64 * 64 - MAGIC - 4;
    const char fixed[4] = {1, 0, (char)padded, (char)(padded >> 8)};
    char *const line =
        cli_format("%s%*s\n", text, (int)(padded - length - 1), "");
    const size_t count = (size_t)cli_tile_whole(type).elements;
    const bool is_small = narrow != NULL && narrow->exponent_bits > 0;
    const bool good = sdyi_out_write(file, magic, MAGIC) &&
                      sdyi_out_write(file, fixed, 4) &&
                      sdyi_out_write(file, line, padded);
    free(line);
    free(text);
    return good &&
           (is_small ? write_floats(file, narrow, data, count)
                     : sdyi_out_write(file, data,
                                      count * sdyrt_dtype_bytes(type->dtype)));
}

bool npy_is_name(const char *path) {
    const size_t length = strlen(path);
    return length > 4 && strcmp(path + length - 4, ".npy") == 0;
}
