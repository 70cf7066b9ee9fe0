/* Attributes: making and interning them, reference counts of meshes and
 * shardings, elements of constants, dictionaries. */
#include "program/ir/attr.h"

#include "mesh/internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Hash tables are memory of the zone. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(&pool->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* -- making ---------------------------------------------------------------- */

static const sdyi_attr *make(sdyi_pool *pool, const sdyi_attr *head,
                             const void *data, size_t bytes, size_t padded,
                             bool *is_new) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const size_t size = sizeof *head + padded;
    sdyi_attr *const draft = sdyi_zone_alloc(&pool->scratch, size);
    memcpy(draft, head, sizeof *head);
    if (bytes > 0)
        memcpy(draft->cells, data, bytes);
    const sdyi_attr *const attr =
        sdyi_intern(&pool->values, draft, size, is_new);
    sdyi_zone_reset(&pool->scratch, mark);
    return attr;
}

/* Clears padding, since interning compares bytes. Types begin with their kind
 * too, so a type never equals an attribute. */
static void start(sdyi_attr *head, sdyi_attr_kind kind, int number,
                  const sdyi_type *type, int64_t n) {
    memset(head, 0, sizeof *head);
    head->kind = (int)kind;
    head->number = number;
    head->type = type;
    head->n = n;
}

const sdyi_attr *sdyi_attr_make(sdyi_pool *pool, sdyi_attr_kind kind,
                                int number, const sdyi_type *type,
                                const sdyi_cell *cells, int64_t n) {
    sdyi_attr head;
    start(&head, kind, number, type, n);
    const size_t bytes = (size_t)n * sizeof *cells;
    return make(pool, &head, cells, bytes, bytes, NULL);
}

const sdyi_attr *sdyi_attr_bytes(sdyi_pool *pool, sdyi_attr_kind kind,
                                 const sdyi_type *type, const char *text,
                                 size_t length) {
    sdyi_attr head;
    start(&head, kind, 0, type, (int64_t)length);
    return make(pool, &head, text, length, length + 1, NULL);
}

const sdyi_attr *sdyi_attr_unit(sdyi_pool *pool) {
    return sdyi_attr_make(pool, SDYI_ATTR_UNIT, 0, NULL, NULL, 0);
}

const sdyi_attr *sdyi_attr_integer(sdyi_pool *pool, const sdyi_type *type,
                                   int64_t value) {
    const sdyi_cell cell = {.integer = value};
    return sdyi_attr_make(pool, SDYI_ATTR_INTEGER, 0, type, &cell, 1);
}

const sdyi_attr *sdyi_attr_bool(sdyi_pool *pool, bool value) {
    return sdyi_attr_integer(pool, sdyi_type_integer(pool, 1, SDYI_SIGNLESS),
                             value);
}

const sdyi_attr *sdyi_attr_i64(sdyi_pool *pool, int64_t value) {
    return sdyi_attr_integer(pool, sdyi_type_integer(pool, 64, SDYI_SIGNLESS),
                             value);
}

const sdyi_attr *sdyi_attr_real(sdyi_pool *pool, uint64_t bits) {
    const sdyi_cell cell = {.integer = (int64_t)bits};
    return sdyi_attr_make(pool, SDYI_ATTR_FLOAT, 0,
                          sdyi_type_float(pool, SDYI_F64), &cell, 1);
}

const sdyi_attr *sdyi_attr_string(sdyi_pool *pool, const char *text) {
    return sdyi_attr_bytes(pool, SDYI_ATTR_STRING, NULL, text, strlen(text));
}

const sdyi_attr *sdyi_attr_of_type(sdyi_pool *pool, const sdyi_type *type) {
    return sdyi_attr_make(pool, SDYI_ATTR_TYPE, 0, type, NULL, 0);
}

const sdyi_attr *sdyi_attr_symbol(sdyi_pool *pool, sdyi_name name) {
    const sdyi_cell cell = {.integer = name};
    return sdyi_attr_make(pool, SDYI_ATTR_SYMBOL, 0, NULL, &cell, 1);
}

const sdyi_attr *sdyi_attr_array(sdyi_pool *pool, int width,
                                 const sdyi_cell *cells, int64_t n) {
    return sdyi_attr_make(pool, SDYI_ATTR_DENSE_ARRAY, 0,
                          sdyi_type_integer(pool, width, SDYI_SIGNLESS), cells,
                          n);
}

const sdyi_attr *sdyi_attr_i64s(sdyi_pool *pool, const int64_t *values, int n) {
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    for (int i = 0; i < n; i++)
        cells[i].integer = values[i];
    return sdyi_attr_array(pool, 64, cells, n);
}

/* -- reference counts of meshes and shardings ------------------------------ */

/* A mesh or a sharding that the pool holds. */
typedef struct sdyi_reference {
    struct sdyi_reference *next;
    const sdyrt_mesh *mesh;
    const sdyrt_sharding *sharding;
    const sdyi_attr *attr;
    struct sdyi_reference *same; /* next sharding of the same hash */
    uint64_t hash;
    UT_hash_handle hh;
} reference;

/* An attribute MESH or SHARDING; `h` owns the reference. */
static const sdyi_attr *hold(sdyi_pool *pool, reference *h,
                             sdyi_attr_kind kind) {
    sdyi_attr head;
    start(&head, kind, 0, NULL, 1);
    const sdyi_cell cell = {.pointer = kind == SDYI_ATTR_MESH
                                           ? (const void *)h->mesh
                                           : (const void *)h->sharding};
    h->next = pool->references;
    pool->references = h;
    h->attr = make(pool, &head, &cell, sizeof cell, sizeof cell, NULL);
    return h->attr;
}

/* Meshes are interned process-wide by the mesh library. */
const sdyi_attr *sdyi_attr_mesh(sdyi_pool *pool, const sdyrt_mesh *mesh) {
    reference *const h = SDYI_NEW(&pool->zone, reference, 1);
    h->mesh = sdyrt_mesh_retain(mesh);
    return hold(pool, h, SDYI_ATTR_MESH);
}

static bool is_same(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    const bool has_name = a->mesh_name != NULL;
    return has_name == (b->mesh_name != NULL) &&
           (!has_name || strcmp(a->mesh_name, b->mesh_name) == 0) &&
           sdyi_sharding_equal(a, b);
}

const sdyi_attr *sdyi_attr_sharding(sdyi_pool *pool,
                                    const sdyrt_sharding *sharding) {
    reference *first = NULL;
    HASH_FIND(hh, pool->shardings, &sharding->hash, sizeof sharding->hash,
              first);
    for (const reference *h = first; h != NULL; h = h->same)
        if (is_same(h->sharding, sharding))
            return h->attr;
    reference *const h = SDYI_NEW(&pool->zone, reference, 1);
    h->hash = sharding->hash;
    h->sharding = sdyrt_sharding_retain(sharding);
    /* Entered only after its attribute, whose allocation may fail. */
    const sdyi_attr *const attr = hold(pool, h, SDYI_ATTR_SHARDING);
    if (first == NULL) {
        HASH_ADD(hh, pool->shardings, hash, sizeof h->hash, h);
    } else {
        h->same = first->same;
        first->same = h;
    }
    return attr;
}

const sdyrt_sharding **sdyi_pool_sharding_slot(sdyi_pool *pool) {
    sdyrt_sharding_release(pool->new_sharding);
    pool->new_sharding = NULL;
    return &pool->new_sharding;
}

const sdyrt_mesh **sdyi_pool_mesh_slot(sdyi_pool *pool) {
    sdyrt_mesh_release(pool->new_mesh);
    pool->new_mesh = NULL;
    return &pool->new_mesh;
}

sdyrt_status sdyi_attr_sharding_of(sdyi_pool *pool,
                                   const sdyrt_sharding_desc *desc,
                                   const sdyi_attr **attr) {
    const sdyrt_sharding **const slot = sdyi_pool_sharding_slot(pool);
    SDYI_TRY(sdyrt_sharding_create(desc, slot));
    *attr = sdyi_attr_sharding(pool, *slot);
    return SDYRT_OK;
}

void sdyi_pool_let_go(sdyi_pool *pool) {
    (void)sdyi_pool_sharding_slot(pool);
    (void)sdyi_pool_mesh_slot(pool);
    for (const reference *h = pool->references; h != NULL; h = h->next) {
        sdyrt_mesh_release(h->mesh);
        sdyrt_sharding_release(h->sharding);
    }
}

bool sdyi_attr_is_bool(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_INTEGER) &&
           sdyi_type_is_bool(attr->type);
}

const sdyrt_mesh *sdyi_attr_get_mesh(const sdyi_attr *attr) {
    return attr->cells[0].pointer;
}

const sdyrt_sharding *sdyi_attr_get_sharding(const sdyi_attr *attr) {
    return attr->cells[0].pointer;
}

/* -- constants ------------------------------------------------------------- */

void sdyi_dense_open(sdyi_pool *pool, const sdyi_type *type, bool is_splat,
                     size_t bytes, sdyi_dense_room *room) {
    const size_t head = sizeof(sdyi_attr);
    sdyi_intern_open(&pool->values,
                     bytes > SIZE_MAX - head ? SIZE_MAX : head + bytes,
                     &room->room);
    sdyi_attr *const attr = room->room.value;
    start(attr, SDYI_ATTR_DENSE, 0, type, (int64_t)bytes);
    attr->is_splat = is_splat;
    room->bytes = (unsigned char *)attr->cells;
}

const sdyi_attr *sdyi_dense_close(sdyi_pool *pool,
                                  const sdyi_dense_room *room) {
    return sdyi_intern_close(&pool->values, &room->room);
}

/* True if all elements are equal. */
static bool is_alike(const unsigned char *bytes, size_t n, size_t width) {
    return n >= width && memcmp(bytes, bytes + width, n - width) == 0;
}

const sdyi_attr *sdyi_dense_close_alike(sdyi_pool *pool,
                                        const sdyi_dense_room *room,
                                        size_t width) {
    const sdyi_attr *const draft = room->room.value;
    const size_t n = (size_t)draft->n;
    if (draft->is_splat || !is_alike(room->bytes, n, width))
        return sdyi_dense_close(pool, room);
    const sdyi_type *const type = draft->type;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const void *const first =
        sdyi_zone_copy(&pool->scratch, room->bytes, width);
    sdyi_zone_reset(&pool->zone, room->room.before);
    const sdyi_attr *const splat = sdyi_attr_splat(pool, type, first, width);
    sdyi_zone_reset(&pool->scratch, mark);
    return splat;
}

const sdyi_attr *sdyi_attr_splat(sdyi_pool *pool, const sdyi_type *type,
                                 const void *element, size_t bytes) {
    sdyi_dense_room room;
    sdyi_dense_open(pool, type, true, bytes, &room);
    if (element == NULL)
        memset(room.bytes, 0, bytes);
    else
        memcpy(room.bytes, element, bytes);
    return sdyi_dense_close(pool, &room);
}

void sdyi_dense_unpack(unsigned char *bytes, int64_t n) {
    for (int64_t i = n - 1; i >= 0; i--)
        bytes[i] = bytes[i / 8] >> i % 8 & 1;
}

void sdyi_dense_put(unsigned char *to, const sdyi_type *number,
                    const uint64_t *words) {
    const size_t n = (size_t)sdyi_type_stored_bits(number) / 8;
    memcpy(to, words, n);
    const int over = (int)(8 * n) - number->width;
    if (over > 0 && number->kind != (int)SDYI_TYPE_INDEX)
        to[n - 1] &= (unsigned char)(0xff >> over);
}

const sdyi_attr *sdyi_attr_dense_i64s(sdyi_pool *pool, const int64_t *dims,
                                      int rank, const int64_t *values, int n) {
    return sdyi_attr_dense_ints(
        pool,
        sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, rank,
                         sdyi_type_integer(pool, 64, SDYI_SIGNLESS), NULL),
        values, n);
}

const sdyi_attr *sdyi_attr_dense_ints(sdyi_pool *pool, const sdyi_type *type,
                                      const int64_t *values, int n) {
    const size_t bytes = (size_t)sdyi_type_stored_bits(type->element) / 8;
    bool is_splat = n > 0;
    for (int i = 1; i < n; i++)
        is_splat = is_splat && values[i] == values[0];
    if (is_splat)
        n = 1;
    sdyi_dense_room room;
    sdyi_dense_open(pool, type, is_splat, (size_t)n * bytes, &room);
    for (int i = 0; i < n; i++)
        memcpy(room.bytes + (size_t)i * bytes, &values[i], bytes);
    return sdyi_dense_close(pool, &room);
}

bool sdyi_attr_has_elements(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_DENSE) ||
           sdyi_attr_is(attr, SDYI_ATTR_STRINGS) ||
           sdyi_attr_is(attr, SDYI_ATTR_SPARSE) ||
           sdyi_attr_is(attr, SDYI_ATTR_RESOURCE);
}

bool sdyi_dense_elements(const sdyi_attr *attr, sdyi_elements *elements) {
    if (!sdyi_attr_is(attr, SDYI_ATTR_DENSE))
        return false;
    *elements =
        (sdyi_elements){attr, attr->type, (const unsigned char *)attr->cells,
                        attr->n, attr->is_splat};
    return true;
}

bool sdyi_elements_are_zero(const sdyi_elements *elements) {
    for (int64_t i = 0; i < elements->n; i++)
        if (elements->bytes[i] != 0)
            return false;
    return true;
}

int64_t sdyi_dense_i64_at(const sdyi_attr *attr, int64_t i) {
    sdyi_elements e = {.bytes = NULL};
    int64_t value = 0;
    const bool is_there = sdyi_dense_elements(attr, &e) &&
                          sdyi_type_stored_bits(e.type->element) == 64 &&
                          i >= 0 && (e.is_splat || i < e.n / 8);
    assert(is_there);
    if (is_there)
        memcpy(&value, e.bytes + (e.is_splat ? 0 : i) * 8, sizeof value);
    return value;
}

/* -- dictionaries ---------------------------------------------------------- */

/* Linear search: ops have few attributes. */
static int find(const sdyi_dict *dict, sdyi_name name) {
    int i = 0;
    while (i < dict->n && dict->pairs[i].name != name)
        i++;
    return i;
}

const sdyi_attr *sdyi_dict_get(const sdyi_dict *dict, sdyi_name name) {
    const int i = find(dict, name);
    return i == dict->n ? NULL : dict->pairs[i].value;
}

static void insert(const sdyi_pool *pool, sdyi_zone *zone, sdyi_dict *dict,
                   sdyi_pair pair) {
    SDYI_GROW(zone, dict->pairs, dict->n, dict->capacity);
    int i = dict->n++;
    for (; i > 0 &&
           sdyi_name_compare(pool, pair.name, dict->pairs[i - 1].name) < 0;
         i--)
        dict->pairs[i] = dict->pairs[i - 1];
    dict->pairs[i] = pair;
}

void sdyi_dict_set(const sdyi_pool *pool, sdyi_zone *zone, sdyi_dict *dict,
                   sdyi_name name, const sdyi_attr *value) {
    const int i = find(dict, name);
    if (i < dict->n && value != NULL) {
        dict->pairs[i].value = value;
    } else if (i < dict->n) {
        dict->n--;
        memmove(&dict->pairs[i], &dict->pairs[i + 1],
                (size_t)(dict->n - i) * sizeof *dict->pairs);
    } else if (value != NULL) {
        insert(pool, zone, dict, (sdyi_pair){name, value});
    }
}

const sdyi_attr *sdyi_attr_of_dict(sdyi_pool *pool, const sdyi_dict *dict) {
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, 2 * dict->n);
    for (int i = 0; i < dict->n; i++) {
        cells[2 * i].integer = dict->pairs[i].name;
        cells[2 * i + 1].attr = dict->pairs[i].value;
    }
    return sdyi_attr_make(pool, SDYI_ATTR_DICT, 0, NULL, cells,
                          2 * (int64_t)dict->n);
}

int sdyi_attr_dict_size(const sdyi_attr *attr) {
    return (int)(attr->n / 2);
}

sdyi_pair sdyi_attr_dict_at(const sdyi_attr *attr, int i) {
    return (sdyi_pair){(sdyi_name)attr->cells[2 * i].integer,
                       attr->cells[2 * i + 1].attr};
}

const sdyi_attr *sdyi_attr_dict_get(const sdyi_attr *attr, sdyi_name name) {
    for (int i = 0; i < sdyi_attr_dict_size(attr); i++)
        if (sdyi_attr_dict_at(attr, i).name == name)
            return sdyi_attr_dict_at(attr, i).value;
    return NULL;
}

const sdyi_attr *sdyi_attr_dict_with(sdyi_pool *pool, const sdyi_attr *dict,
                                     sdyi_name name, const sdyi_attr *value) {
    sdyi_dict made = {0};
    for (int i = 0; dict != NULL && i < sdyi_attr_dict_size(dict); i++) {
        const sdyi_pair pair = sdyi_attr_dict_at(dict, i);
        sdyi_dict_set(pool, &pool->scratch, &made, pair.name, pair.value);
    }
    sdyi_dict_set(pool, &pool->scratch, &made, name, value);
    return sdyi_attr_of_dict(pool, &made);
}
