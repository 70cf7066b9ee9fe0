/* Scopes of value and block names while a text is read: nested regions, forward
 * references by placeholders, groups of results. */
#include "program/text/scope.h"

#include "program/ir/written.h"
#include "program/text/print.h"

#include <stdlib.h>
#include <string.h>

/* Hash tables are memory of the zone of scopes. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(p->scopes, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#define HASH_FUNCTION(key, length, hash)                                       \
    ((hash) = sdyi_intern_hash(key, length))
#include <uthash.h>

/* One number of a name, `%a#2`: used before its definition, with a placeholder
 * to be replaced; or defined separately, as a block argument may be. */
typedef struct number {
    UT_hash_handle hh; /* key: number within the name */
    int result;
    struct ssa *of;
    sdyi_value *placeholder; /* NULL: it is defined */
    sdyi_value *value;       /* of a separate definition */
    sdyi_loc place;          /* of the definition, or of the first use */
    struct number *older;    /* list of the root's forward references */
    struct number *previous; /* list of the scope's separate definitions */
} number;

/* Values of a name that is a group, or has forward references or separate
 * definitions. */
typedef struct several {
    number *numbers;
    int n; /* size of the group; 0: none */
    sdyi_value *values[];
} several;

/* A name and its values: small, since a function may have a hundred
 * thousand. */
typedef struct ssa {
    struct ssa *next; /* in its bucket */
    struct sdyi_scope *root;
    struct ssa *older;       /* list of names defined in the scope */
    uint32_t offset, length; /* of the definition, or of the first use */
    enum { ASKED, ONE, SEVERAL } state;
    union {
        number *asked;     /* uthash; none is defined yet */
        sdyi_value *value; /* ONE */
        several *several;
    } of;
} ssa;

typedef struct block_name {
    UT_hash_handle hh;
    sdyi_token name;
    sdyi_block *block;
    bool is_defined;
} block_name;

/* A root scope has a name table and memory of its own, freed with it. Names of
 * outer roots are visible, as in MLIR: the verifier checks isolation. */
typedef struct sdyi_scope {
    struct sdyi_scope *outer;
    sdyi_zone_mark before;   /* of a root: to free its memory */
    struct sdyi_scope *root; /* the enclosing root, or itself */
    ssa **buckets;           /* of a root: names, hashed by text */
    int n_buckets, n_names;  /* buckets: a power of two */
    ssa *newest;             /* list of names defined here */
    number *alone;           /* list of numbers defined here separately */
    number *forward;         /* of a root: list of forward references */
    block_name *blocks;
} scope;

void sdyi_scope_open(sdyi_parser *p, bool is_root) {
    const sdyi_zone_mark before = sdyi_zone_get_mark(p->scopes);
    scope *const s = SDYI_NEW(p->scopes, scope, 1);
    s->outer = p->scope;
    s->before = before;
    s->root = is_root ? s : p->scope->root;
    p->scope = s;
}

/* -- values ---------------------------------------------------------------- */

static const char *text_of(const sdyi_parser *p, const ssa *s) {
    return p->source->text + s->offset;
}

static sdyi_loc place_of(const sdyi_parser *p, const ssa *s) {
    return (sdyi_loc){.source = p->source, .offset = s->offset};
}

static ssa **bucket_of(const scope *root, unsigned hash) {
    return &root->buckets[hash & (unsigned)(root->n_buckets - 1)];
}

static unsigned hash_of(const sdyi_parser *p, const ssa *s) {
    return sdyi_intern_hash(text_of(p, s), s->length);
}

static ssa *find_in(const sdyi_parser *p, const scope *root,
                    const sdyi_token *name, unsigned hash) {
    ssa *s = root->n_buckets == 0 ? NULL : *bucket_of(root, hash);
    while (s != NULL && (s->length != name->length ||
                         memcmp(text_of(p, s), name->start, s->length) != 0))
        s = s->next;
    return s;
}

static ssa *find(const sdyi_parser *p, const sdyi_token *name) {
    const unsigned hash = sdyi_intern_hash(name->start, name->length);
    ssa *found = NULL;
    for (const scope *s = p->scope; s != NULL && found == NULL;
         s = s->root->outer)
        found = find_in(p, s->root, name, hash);
    return found;
}

static void put(const sdyi_parser *p, const scope *root, ssa *s) {
    ssa **const bucket = bucket_of(root, hash_of(p, s));
    s->next = *bucket;
    *bucket = s;
}

static void add_buckets(sdyi_parser *p, scope *root) {
    ssa **const before = root->buckets;
    const int n = root->n_buckets;
    root->n_buckets = n == 0 ? 32 : 4 * n;
    root->buckets = SDYI_NEW(p->scopes, ssa *, root->n_buckets);
    for (int i = 0; i < n; i++)
        for (ssa *s = before[i], *next; s != NULL; s = next) {
            next = s->next;
            put(p, root, s);
        }
}

static void add_to(sdyi_parser *p, scope *root, ssa *s) {
    if (root->n_names++ >= 2 * root->n_buckets)
        add_buckets(p, root);
    s->root = root;
    put(p, root, s);
}

/* No-op if it is gone: for a name with numbers defined in two scopes, the first
 * scope to end drops all. */
static void drop(const sdyi_parser *p, ssa *s) {
    ssa **at = bucket_of(s->root, hash_of(p, s));
    while (*at != NULL && *at != s)
        at = &(*at)->next;
    if (*at == NULL)
        return;
    *at = s->next;
    s->root->n_names--;
}

static void add_forward(scope *root, number *f) {
    f->older = root->forward;
    root->forward = f;
}

static void set_name(const sdyi_parser *p, ssa *s, const sdyi_token *name) {
    s->offset = (uint32_t)(name->start - p->source->text);
    s->length = (uint32_t)name->length;
}

static ssa *add(sdyi_parser *p, const sdyi_token *name) {
    ssa *const s = SDYI_NEW(p->scopes, ssa, 1);
    set_name(p, s, name);
    add_to(p, p->scope->root, s);
    return s;
}

static int width(const sdyi_token *name) {
    return (int)name->length;
}

/* The numbers of a name; not for state ONE. */
static number **numbers_of(ssa *s) {
    return s->state == ASKED ? &s->of.asked : &s->of.several->numbers;
}

static number *find_number(ssa *s, int result) {
    number *found = NULL;
    if (s->state != ONE)
        HASH_FIND_INT(*numbers_of(s), &result, found);
    return found;
}

static number *add_number(sdyi_parser *p, ssa *s, int result) {
    number *const made = SDYI_NEW(p->scopes, number, 1);
    made->result = result;
    made->of = s;
    HASH_ADD_INT(*numbers_of(s), result, made);
    return made;
}

/* The value of a number of a name; NULL: not defined. */
static sdyi_value *value_of(ssa *s, int result) {
    if (s->state == ONE && result == 0)
        return s->of.value;
    if (s->state == SEVERAL && result < s->of.several->n)
        return s->of.several->values[result];
    const number *const alone = find_number(s, result);
    return alone == NULL ? NULL : alone->value;
}

/* The place of a number's definition, or else of its first use. */
static sdyi_loc place_of_number(const sdyi_parser *p, ssa *s, int result) {
    const number *const n = find_number(s, result);
    const bool is_alone =
        n != NULL && (n->placeholder != NULL || n->value != NULL);
    return is_alone ? n->place : place_of(p, s);
}

static void make_several(sdyi_parser *p, ssa *s, sdyi_value *const *values,
                         int n) {
    const size_t bytes = (size_t)n * sizeof *values;
    several *const made = sdyi_zone_alloc(p->scopes, sizeof *made + bytes);
    made->numbers = s->state == ONE ? NULL : *numbers_of(s);
    made->n = n;
    if (n > 0)
        memcpy(made->values, values, bytes);
    s->state = SEVERAL;
    s->of.several = made;
}

static void set_values(sdyi_parser *p, ssa *s, sdyi_value *const *values,
                       int n) {
    if (n > 1 || *numbers_of(s) != NULL) {
        make_several(p, s, values, n);
        return;
    }
    s->state = ONE;
    s->of.value = values[0];
}

/* Replaces the placeholder of a forward reference, if there is one, by the
 * value now defined. */
static sdyrt_status resolve(sdyi_parser *p, ssa *s, const sdyi_token *name,
                            int result, sdyi_value *value) {
    number *const f = find_number(s, result);
    if (f == NULL || f->placeholder == NULL)
        return SDYRT_OK;
    if (f->placeholder->type != value->type) {
        (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                            "definition of SSA value '%.*s#%d' has type %s",
                            width(name), name->start, result,
                            sdyi_type_text(p->pool, value->type));
        sdyi_note(p->pool, f->place, "previously used here with type %s",
                  sdyi_type_text(p->pool, f->placeholder->type));
        return SDYRT_ARGUMENT;
    }
    sdyi_value_replace(f->placeholder, value);
    f->placeholder = NULL;
    p->n_undefined--;
    return SDYRT_OK;
}

/* Errors: the number is defined already. Otherwise resolves it. */
static sdyrt_status check_new(sdyi_parser *p, ssa *s, const sdyi_token *name,
                              int result, sdyi_value *value) {
    if (value_of(s, result) == NULL)
        return resolve(p, s, name, result, value);
    (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                        "redefinition of SSA value '%.*s'", width(name),
                        name->start);
    sdyi_note(p->pool, place_of_number(p, s, result),
              "previously defined here");
    return SDYRT_ARGUMENT;
}

sdyrt_status sdyi_scope_check_arg(sdyi_parser *p, const sdyi_token *name) {
    ssa *const s = find(p, name);
    if (s == NULL || (value_of(s, 0) == NULL && find_number(s, 0) == NULL))
        return SDYRT_OK;
    (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                        "region entry argument '%.*s' is already in use",
                        width(name), name->start);
    sdyi_note(p->pool, place_of_number(p, s, 0), "previously referenced here");
    return SDYRT_ARGUMENT;
}

sdyrt_status sdyi_scope_define(sdyi_parser *p, const sdyi_token *name,
                               sdyi_value *const *values, int n) {
    ssa *s = find(p, name);
    if (s != NULL) {
        for (int i = 0; i < n; i++)
            SDYI_TRY(check_new(p, s, name, i, values[i]));
        set_name(p, s, name);
    } else {
        s = add(p, name);
    }
    for (int i = 0; i < n; i++)
        sdyi_written_set(p->module, values[i], sdyi_place_of(p, name).offset);
    set_values(p, s, values, n);
    s->older = p->scope->newest;
    p->scope->newest = s;
    return SDYRT_OK;
}

sdyrt_status sdyi_scope_define_arg(sdyi_parser *p,
                                   const struct sdyi_operand_name *arg,
                                   sdyi_value *value) {
    const sdyi_token *const name = &arg->name;
    if (arg->result == 0)
        return sdyi_scope_define(p, name, &value, 1);
    ssa *s = find(p, name);
    if (s == NULL)
        s = add(p, name);
    SDYI_TRY(check_new(p, s, name, arg->result, value));
    if (s->state != SEVERAL)
        make_several(p, s, &s->of.value, s->state == ONE);
    number *alone = find_number(s, arg->result);
    if (alone == NULL)
        alone = add_number(p, s, arg->result);
    alone->value = value;
    sdyi_written_set(p->module, value, sdyi_place_of(p, name).offset);
    alone->place = sdyi_place_of(p, name);
    alone->previous = p->scope->alone;
    p->scope->alone = alone;
    return SDYRT_OK;
}

/* A placeholder for a value that is not defined yet. */
static number *ask(sdyi_parser *p, ssa *s, int result, const sdyi_type *type,
                   const sdyi_token *name) {
    number *const f = add_number(p, s, result);
    f->place = sdyi_place_of(p, name);
    sdyi_argument *const placeholder = SDYI_NEW(p->scopes, sdyi_argument, 1);
    *placeholder = (sdyi_argument){.value.type = type, .loc = f->place};
    f->placeholder = &placeholder->value;
    add_forward(s->root, f);
    p->n_undefined++;
    return f;
}

sdyrt_status sdyi_scope_find(sdyi_parser *p,
                             const struct sdyi_operand_name *operand,
                             const sdyi_type *type, sdyi_value **value) {
    const sdyi_token *const name = &operand->name;
    ssa *s = find(p, name);
    if (s == NULL)
        s = add(p, name);
    *value = value_of(s, operand->result);
    if (*value == NULL) {
        number *f = find_number(s, operand->result);
        if (f == NULL && value_of(s, 0) != NULL)
            return sdyi_error_at(p->pool, sdyi_place_of(p, name),
                                 "reference to invalid result number");
        if (f == NULL)
            f = ask(p, s, operand->result, type, name);
        *value = f->placeholder;
    }
    if ((*value)->type == type)
        return SDYRT_OK;
    (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                        "use of value '%.*s' expects different type than "
                        "prior uses: %s vs %s",
                        width(name), name->start, sdyi_type_text(p->pool, type),
                        sdyi_type_text(p->pool, (*value)->type));
    sdyi_note(p->pool, place_of_number(p, s, operand->result),
              "prior use here");
    return SDYRT_ARGUMENT;
}

/* -- blocks ---------------------------------------------------------------- */

static block_name *block_of(sdyi_parser *p, const sdyi_token *name) {
    block_name *found = NULL;
    HASH_FIND(hh, p->scope->blocks, name->start, name->length, found);
    if (found != NULL)
        return found;
    found = SDYI_NEW(p->scopes, block_name, 1);
    found->name = *name;
    found->block = sdyi_block_make(p->module);
    HASH_ADD_KEYPTR(hh, p->scope->blocks, found->name.start, found->name.length,
                    found);
    return found;
}

sdyi_block *sdyi_scope_block(sdyi_parser *p, const sdyi_token *name) {
    return block_of(p, name)->block;
}

sdyrt_status sdyi_scope_define_block(sdyi_parser *p, const sdyi_token *name,
                                     sdyi_block **block) {
    block_name *const b = block_of(p, name);
    if (b->is_defined)
        return sdyi_error_at(p->pool, sdyi_place_of(p, name),
                             "redefinition of block '%.*s'", width(name),
                             name->start);
    b->is_defined = true;
    *block = b->block;
    return SDYRT_OK;
}

/* -- end of a scope -------------------------------------------------------- */

static int compare_places(const void *a, const void *b) {
    const number *const x = *(number *const *)a;
    const number *const y = *(number *const *)b;
    return x->place.offset < y->place.offset ? -1 : 1;
}

/* Errors: blocks that are used and not defined. */
static sdyrt_status check_blocks(sdyi_parser *p, const scope *s) {
    sdyrt_status status = SDYRT_OK;
    for (const block_name *b = s->blocks; b != NULL; b = b->hh.next)
        if (!b->is_defined)
            status = sdyi_error_at(p->pool, sdyi_place_of(p, &b->name),
                                   "reference to an undefined block");
    return status;
}

/* Reports all values without a definition, in the order of the text. */
static sdyrt_status fail_undefined(sdyi_parser *p, const scope *root) {
    number **const all = SDYI_NEW(p->scopes, number *, p->n_undefined);
    int n = 0;
    for (number *f = root->forward; f != NULL; f = f->older)
        if (f->placeholder != NULL)
            all[n++] = f;
    qsort(all, (size_t)n, sizeof *all, compare_places);
    for (int i = 0; i < n; i++)
        (void)sdyi_error_at(p->pool, all[i]->place,
                            "use of undeclared SSA value name");
    return SDYRT_ARGUMENT;
}

/* Moves forward references to the outer root: a definition may follow. */
static void hand_over(sdyi_parser *p, const scope *from, scope *to) {
    for (number *f = from->forward, *next; f != NULL; f = next) {
        next = f->older;
        if (f->placeholder == NULL)
            continue;
        if (f->of->state == ASKED && f->of->root != to)
            add_to(p, to, f->of);
        add_forward(to, f);
    }
}

sdyrt_status sdyi_scope_close(sdyi_parser *p) {
    scope *const s = p->scope;
    if (s->outer == NULL && p->n_undefined > 0)
        return fail_undefined(p, s);
    SDYI_TRY(check_blocks(p, s));
    for (ssa *n = s->newest; n != NULL; n = n->older)
        if (n->root != s)
            drop(p, n);
    for (number *n = s->alone; n != NULL; n = n->previous)
        if (n->of->root != s)
            drop(p, n->of);
    p->scope = s->outer;
    if (s->root != s)
        return SDYRT_OK;
    /* The memory may go: no forward reference points into it, or no scope is
     * left. */
    if (p->n_undefined == 0 || s->outer == NULL) {
        for (const scope *o = s->outer; o != NULL; o = o->root->outer)
            o->root->forward = NULL; /* parts are in the freed memory */
        sdyi_zone_reset(p->scopes, s->before);
    } else {
        hand_over(p, s, s->outer->root);
    }
    return SDYRT_OK;
}
