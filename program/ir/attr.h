/* Attributes, interned: equal attributes are one pointer.
 *
 * Attributes that code looks into have structure (kinds below, record.h); all
 * others are kept as text. */
#ifndef SDYI_PROGRAM_IR_ATTR_H
#define SDYI_PROGRAM_IR_ATTR_H

#include "program/ir/pool.h"
#include <sdyrt/sharding.h>

typedef enum sdyi_attr_kind {
    SDYI_ATTR_UNIT,        /* unit */
    SDYI_ATTR_INTEGER,     /* 8 : i64; of type i1: true, false */
    SDYI_ATTR_FLOAT,       /* 1.0 : f32 */
    SDYI_ATTR_STRING,      /* "a", "a" : i32 */
    SDYI_ATTR_TYPE,        /* tensor<2xf32> */
    SDYI_ATTR_SYMBOL,      /* @f, @a::@b */
    SDYI_ATTR_ARRAY,       /* [1, "a"] */
    SDYI_ATTR_DICT,        /* {a = 1, b} */
    SDYI_ATTR_DENSE,       /* dense<[1, 2]> : tensor<2xi32> */
    SDYI_ATTR_STRINGS,     /* dense<"a"> : tensor<2x!x.y>: as printed */
    SDYI_ATTR_SPARSE,      /* sparse<[[0]], [1.0]> : tensor<4xf32> */
    SDYI_ATTR_RESOURCE,    /* dense_resource<a> : tensor<4xf32> */
    SDYI_ATTR_DENSE_ARRAY, /* array<i64: 1, 2> */
    SDYI_ATTR_LOCATION,    /* loc("a.py":1:2) */
    SDYI_ATTR_ENUM,        /* #stablehlo<precision DEFAULT> */
    SDYI_ATTR_RECORD,      /* #stablehlo.channel_handle<handle = 1, type = 0> */
    SDYI_ATTR_MESH,        /* #sdy.mesh<["a"=2]> */
    SDYI_ATTR_SHARDING,    /* #sdy.sharding<@mesh, [{"a"}]> */
    SDYI_ATTR_SHARDINGS,   /* #sdy.sharding_per_value<[<@mesh, []>]> */
    SDYI_ATTR_AXES,        /* {"a", "b":(1)2} */
    SDYI_ATTR_AXES_LISTS,  /* [{"a"}, {}] */
    SDYI_ATTR_A2A_PARAMS,  /* [{"a"}: 0->1] */
    SDYI_ATTR_MANUAL_AXES, /* #sdy<manual_axes{"a"}> */
    SDYI_ATTR_GRID_AXES,   /* #shard<axisarray[[0], []]> */
    SDYI_ATTR_RULE,        /* #sdy.op_sharding_rule<([i])->([i]) {i=8}> */
    SDYI_ATTR_PIECE,       /* #sdy<axis_ref"a">, #sdy.propagation_edges<[..]> */
    SDYI_ATTR_DISTINCT,    /* distinct[0]<"a"> */
    SDYI_ATTR_AFFINE_MAP,  /* affine_map<(d0)[s0] -> (d0 + s0)>: affine.h */
    SDYI_ATTR_AFFINE_SET,  /* affine_set<(d0) : (d0 >= 0)> */
    SDYI_ATTR_STRIDED,     /* strided<[1, ?], offset: 2> */
    SDYI_ATTR_OPAQUE       /* #llvm.x<y>: its text after the `#` */
} sdyi_attr_kind;

/* Cells by kind:
 *
 *   INTEGER      the value in words of 64 bits, the least significant first:
 *                one if the type has at most 64 bits, else as few as possible;
 *                the last is sign extended unless the type is unsigned or i1
 *   FLOAT        the bits, in the type's format: sdyi_type_words of them
 *   STRING       its bytes and a NUL
 *   SYMBOL       names, outermost first
 *   ARRAY        attributes
 *   DICT         name and attribute in turn, sorted by the names' bytes
 *   DENSE        bytes of the elements in row-major order, little endian, at
 *                least a byte each; one element if all are equal (`is_splat`).
 *                Bits above the type's are 0, unless set by hexadecimal digits
 *                of a text; i1 is true unless all bits are 0
 *   SPARSE       indices, DENSE of i64, and values, DENSE or STRINGS; or none
 *   RESOURCE     name: resource.h
 *   DENSE_ARRAY  integers, or bits of floats, each of sdyi_type_words
 *   LOCATION     see sdyi_location
 *   ENUM         the value; `number`: which enum (record.h)
 *   RECORD       attributes by field, NULL: absent; `number`: which record
 *   MESH         the mesh
 *   SHARDING     an sdyrt_sharding, not bound to a mesh (bind.h)
 *   SHARDINGS    attributes of kind SHARDING
 *   AXES         name, pre-size and size in turn; pre-size 0: the full axis
 *   AXES_LISTS   attributes of kind AXES
 *   A2A_PARAMS   an attribute AXES, source and target in turn
 *   MANUAL_AXES  names
 *   GRID_AXES    attributes DENSE_ARRAY of i16
 *   PIECE        see dialects/sdy/pieces.c; `number`: which part of attributes
 *   DISTINCT     an attribute, and its number in the text
 *   AFFINE_MAP   the numbers of dimensions and of symbols; an expression for
 *                each result
 *   AFFINE_SET   the same two; in turn an expression, and 1 for `== 0` or 0 for
 *                `>= 0`
 *   STRIDED      the offset, then strides; SDYRT_DYNAMIC for `?`
 *   STRINGS, OPAQUE  bytes and a NUL */
typedef struct sdyi_attr {
    int kind;   /* sdyi_attr_kind */
    int number; /* depends on the kind */
    bool is_splat;
    const sdyi_type *type; /* INTEGER, FLOAT, TYPE, DENSE, STRINGS, SPARSE,
                              RESOURCE; DENSE_ARRAY: of an element; STRING,
                              OPAQUE: NULL for none */
    int64_t n;             /* number of cells, or of bytes */
    sdyi_cell cells[];
} sdyi_attr;

/* Cells of a LOCATION; `number` says which. */
typedef enum sdyi_location {
    SDYI_LOC_UNKNOWN,
    SDYI_LOC_FILE,     /* name, line, column; optional end line and column */
    SDYI_LOC_NAME,     /* name, location or NULL */
    SDYI_LOC_CALLSITE, /* callee, caller */
    SDYI_LOC_FUSED,    /* an attribute or NULL, locations */
    SDYI_LOC_ALIAS     /* name; only while a text is read */
} sdyi_location;

/* A dictionary under construction, or an op's: pairs sorted by name. */
typedef struct sdyi_pair {
    sdyi_name name;
    const sdyi_attr *value;
} sdyi_pair;

typedef struct sdyi_dict {
    sdyi_pair *pairs;
    int n, capacity;
} sdyi_dict;

/* -- making ---------------------------------------------------------------- */

/* Any kind, from its cells. */
const sdyi_attr *sdyi_attr_make(sdyi_pool *pool, sdyi_attr_kind kind,
                                int number, const sdyi_type *type,
                                const sdyi_cell *cells, int64_t n);
/* STRING, STRINGS, OPAQUE */
const sdyi_attr *sdyi_attr_bytes(sdyi_pool *pool, sdyi_attr_kind kind,
                                 const sdyi_type *type, const char *text,
                                 size_t length);
const sdyi_attr *sdyi_attr_unit(sdyi_pool *pool);
const sdyi_attr *sdyi_attr_bool(sdyi_pool *pool, bool value);
const sdyi_attr *sdyi_attr_integer(sdyi_pool *pool, const sdyi_type *type,
                                   int64_t value);
const sdyi_attr *sdyi_attr_i64(sdyi_pool *pool, int64_t value);
const sdyi_attr *sdyi_attr_real(sdyi_pool *pool, uint64_t bits); /* f64 */
const sdyi_attr *sdyi_attr_string(sdyi_pool *pool, const char *text);
const sdyi_attr *sdyi_attr_of_type(sdyi_pool *pool, const sdyi_type *type);
const sdyi_attr *sdyi_attr_symbol(sdyi_pool *pool, sdyi_name name);
/* A dense array of signless integers of a width. */
const sdyi_attr *sdyi_attr_array(sdyi_pool *pool, int width,
                                 const sdyi_cell *cells, int64_t n);
const sdyi_attr *sdyi_attr_i64s(sdyi_pool *pool, const int64_t *values, int n);
/* The pool keeps a reference to the mesh or the sharding. */
const sdyi_attr *sdyi_attr_mesh(sdyi_pool *pool, const sdyrt_mesh *mesh);
const sdyi_attr *sdyi_attr_sharding(sdyi_pool *pool,
                                    const sdyrt_sharding *sharding);
/* A sharding attribute made from a description. Errors: those of
 * sdyrt_sharding_create. */
sdyrt_status sdyi_attr_sharding_of(sdyi_pool *pool,
                                   const sdyrt_sharding_desc *desc,
                                   const sdyi_attr **attr);
/* Slots for a new sharding or mesh before an attribute owns it: if memory runs
 * out, the pool releases it. An object still in a slot is released first. */
const sdyrt_sharding **sdyi_pool_sharding_slot(sdyi_pool *pool);
const sdyrt_mesh **sdyi_pool_mesh_slot(sdyi_pool *pool);
const sdyi_attr *sdyi_attr_of_dict(sdyi_pool *pool, const sdyi_dict *dict);
/* A copy of an attribute DICT, NULL for an empty one, with one attribute set;
 * `value` NULL removes it. */
const sdyi_attr *sdyi_attr_dict_with(sdyi_pool *pool, const sdyi_attr *dict,
                                     sdyi_name name, const sdyi_attr *value);

/* Release the meshes and shardings of all attributes. */
void sdyi_pool_let_go(sdyi_pool *pool);

/* Constants. Room for `bytes` of elements, which the caller fills; `is_splat`:
 * the bytes are those of one element, which all are equal to. */
typedef struct sdyi_dense_room {
    sdyi_intern_room room;
    unsigned char *bytes;
} sdyi_dense_room;
void sdyi_dense_open(sdyi_pool *pool, const sdyi_type *type, bool is_splat,
                     size_t bytes, sdyi_dense_room *room);
const sdyi_attr *sdyi_dense_close(sdyi_pool *pool, const sdyi_dense_room *room);

/* The same, made a splat if all elements, of `width` bytes each, are equal. */
const sdyi_attr *sdyi_dense_close_alike(sdyi_pool *pool,
                                        const sdyi_dense_room *room,
                                        size_t width);

/* A constant whose elements are all equal to one of `bytes` bytes; NULL: 0. */
const sdyi_attr *sdyi_attr_splat(sdyi_pool *pool, const sdyi_type *type,
                                 const void *element, size_t bytes);

/* Expand packed i1 elements, eight in a byte as older texts have them, to one a
 * byte, in place. */
void sdyi_dense_unpack(unsigned char *bytes, int64_t n);

/* Store a number of this type as an element's bytes. */
void sdyi_dense_put(unsigned char *to, const sdyi_type *number,
                    const uint64_t *words);

/* A constant of i64 in row-major order. */
const sdyi_attr *sdyi_attr_dense_i64s(sdyi_pool *pool, const int64_t *dims,
                                      int rank, const int64_t *values, int n);
/* A constant of integers of at most 64 bits, in row-major order; a splat where
 * all are equal. */
const sdyi_attr *sdyi_attr_dense_ints(sdyi_pool *pool, const sdyi_type *type,
                                      const int64_t *values, int n);

/* -- queries --------------------------------------------------------------- */

static inline bool sdyi_attr_is(const sdyi_attr *attr, sdyi_attr_kind kind) {
    return attr != NULL && attr->kind == (int)kind;
}

/* A constant of a shaped type, in any form: DENSE, STRINGS, SPARSE,
 * RESOURCE. */
bool sdyi_attr_has_elements(const sdyi_attr *attr);

/* Elements of a DENSE. For other forms: elements.h. */
typedef struct sdyi_elements {
    const sdyi_attr *attr; /* DENSE, maybe a splat */
    const sdyi_type *type;
    const unsigned char *bytes; /* as in its cells */
    int64_t n;                  /* number of bytes */
    bool is_splat;
} sdyi_elements;

/* false: another kind, or NULL. */
bool sdyi_dense_elements(const sdyi_attr *attr, sdyi_elements *elements);

/* True if all bits are 0, so never for -0.0. */
bool sdyi_elements_are_zero(const sdyi_elements *elements);

/* The bytes of STRING, STRINGS and OPAQUE. */
static inline const char *sdyi_attr_text(const sdyi_attr *attr) {
    return (const char *)attr->cells;
}

/* Element `i` of a DENSE of 64 bits; verifiers make sure of kind and range. */
int64_t sdyi_dense_i64_at(const sdyi_attr *attr, int64_t i);
bool sdyi_attr_is_bool(const sdyi_attr *attr);
/* The object of an attribute MESH or SHARDING. */
const sdyrt_mesh *sdyi_attr_get_mesh(const sdyi_attr *attr);
const sdyrt_sharding *sdyi_attr_get_sharding(const sdyi_attr *attr);

/* -- dictionaries ---------------------------------------------------------- */

/* NULL: no attribute of this name. */
const sdyi_attr *sdyi_dict_get(const sdyi_dict *dict, sdyi_name name);
/* Set an attribute, replacing one of the same name; NULL removes it. The pairs
 * are memory of `zone`. */
void sdyi_dict_set(const sdyi_pool *pool, sdyi_zone *zone, sdyi_dict *dict,
                   sdyi_name name, const sdyi_attr *value);
/* The pairs of an attribute of kind DICT. */
int sdyi_attr_dict_size(const sdyi_attr *attr);
sdyi_pair sdyi_attr_dict_at(const sdyi_attr *attr, int i);
const sdyi_attr *sdyi_attr_dict_get(const sdyi_attr *attr, sdyi_name name);

#endif
