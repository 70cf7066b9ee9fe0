#include "program/text/scope.h"

#include "program/text/print.h"

#include <assert.h>
#include <string.h>

/* Tables are the zone's memory. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(p->scopes, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* A name and what it stands for. One that is used before it is defined has
 * placeholders, which the definition replaces. */
typedef struct ssa {
    UT_hash_handle hh; /* by text, of the isolated scope */
    const sdyi_token *name;
    sdyi_value **values; /* NULL: this result has not been asked for */
    sdyi_loc *places;    /* where it was asked for first */
    int n;
    bool is_defined;
    struct ssa *older;   /* of those defined in the scope */
    struct ssa *forward; /* of those used before they were defined */
} ssa;

typedef struct block_name {
    UT_hash_handle hh;
    sdyi_token name;
    sdyi_block *block;
    bool is_defined;
} block_name;

typedef struct sdyi_scope {
    struct sdyi_scope *outer;
    sdyi_zone_mark before;   /* of a root: its memory goes with it */
    struct sdyi_scope *root; /* the isolated one that it is in, or is itself */
    ssa *names;              /* uthash; of a root */
    ssa *newest;             /* of those defined here */
    ssa *forward;            /* of a root: those used before */
    block_name *blocks;
} scope;

void sdyi_scope_open(sdyi_parser *p, bool is_isolated) {
    const sdyi_zone_mark before = sdyi_zone_get_mark(p->scopes);
    scope *const s = SDYI_NEW(p->scopes, scope, 1);
    s->outer = p->scope;
    s->before = before;
    s->root = is_isolated ? s : p->scope->root;
    p->scope = s;
}

/* -- values ---------------------------------------------------------------- */

static ssa *find(sdyi_parser *p, const sdyi_token *name) {
    ssa *found = NULL;
    HASH_FIND(hh, p->scope->root->names, name->start, name->length, found);
    return found;
}

static ssa *add(sdyi_parser *p, const sdyi_token *name, int n) {
    ssa *const s = SDYI_NEW(p->scopes, ssa, 1);
    s->name = sdyi_zone_copy(p->scopes, name, sizeof *name);
    s->n = n;
    s->values = SDYI_NEW(p->scopes, sdyi_value *, n);
    HASH_ADD_KEYPTR(hh, p->scope->root->names, s->name->start, s->name->length,
                    s);
    return s;
}

static int width(const sdyi_token *name) {
    return (int)name->length;
}

/* The definition of a name that has been used: its placeholders go. */
static sdyrt_status resolve(sdyi_parser *p, ssa *s, const sdyi_token *name,
                            sdyi_value *const *values, int n) {
    for (int i = 0; i < s->n; i++) {
        sdyi_value *const placeholder = s->values[i];
        if (placeholder == NULL)
            continue;
        if (i >= n)
            return sdyi_error_at(p->pool, s->places[i],
                                 "reference to invalid result number");
        if (placeholder->type != values[i]->type) {
            (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                                "definition of SSA value '%.*s#%d' has type %s",
                                width(name), name->start, i,
                                sdyi_type_text(p->pool, values[i]->type));
            sdyi_note(p->pool, s->places[i],
                      "previously used here with type %s",
                      sdyi_type_text(p->pool, placeholder->type));
            return SDYRT_ARGUMENT;
        }
        sdyi_value_replace(placeholder, values[i]);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_scope_define(sdyi_parser *p, const sdyi_token *name,
                               sdyi_value *const *values, int n) {
    ssa *s = find(p, name);
    if (s != NULL && s->is_defined) {
        (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                            "redefinition of SSA value '%.*s'", width(name),
                            name->start);
        sdyi_note(p->pool, sdyi_value_loc(s->values[0]),
                  "previously defined here");
        return SDYRT_ARGUMENT;
    }
    if (s != NULL)
        SDYI_TRY(resolve(p, s, name, values, n));
    else
        s = add(p, name, n);
    s->values = sdyi_zone_copy(p->scopes, values, (size_t)n * sizeof *values);
    s->n = n;
    s->is_defined = true;
    s->older = p->scope->newest;
    p->scope->newest = s;
    return SDYRT_OK;
}

/* A value that stands for one that is not made yet. */
static sdyi_value *make_placeholder(sdyi_parser *p, const sdyi_token *name,
                                    const sdyi_type *type) {
    sdyi_value *const value = SDYI_NEW(p->scopes, sdyi_value, 1);
    *value = (sdyi_value){.type = type, .loc = sdyi_place_of(p, name)};
    return value;
}

static sdyi_value *find_forward(sdyi_parser *p, ssa *s, int result,
                                const sdyi_type *type, const sdyi_token *name) {
    if (result >= s->n) {
        sdyi_value **const values =
            SDYI_NEW(p->scopes, sdyi_value *, result + 1);
        sdyi_loc *const places = SDYI_NEW(p->scopes, sdyi_loc, result + 1);
        if (s->n > 0 && s->places != NULL) {
            memcpy(values, s->values, (size_t)s->n * sizeof *values);
            memcpy(places, s->places, (size_t)s->n * sizeof *places);
        }
        s->values = values;
        s->places = places;
        s->n = result + 1;
    }
    if (s->values[result] == NULL) {
        s->values[result] = make_placeholder(p, name, type);
        s->places[result] = sdyi_place_of(p, name);
    }
    return s->values[result];
}

sdyrt_status sdyi_scope_find(sdyi_parser *p,
                             const struct sdyi_operand_name *operand,
                             const sdyi_type *type, sdyi_value **value) {
    const sdyi_token *const name = &operand->name;
    ssa *s = find(p, name);
    if (s == NULL) {
        s = add(p, name, 0);
        s->forward = p->scope->root->forward;
        p->scope->root->forward = s;
    }
    if (!s->is_defined)
        *value = find_forward(p, s, operand->result, type, name);
    else if (operand->result < s->n)
        *value = s->values[operand->result];
    else
        return sdyi_error_at(p->pool, sdyi_place_of(p, name),
                             "reference to invalid result number");
    if ((*value)->type == type)
        return SDYRT_OK;
    (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                        "use of value '%.*s' expects different type than "
                        "prior uses: %s vs %s",
                        width(name), name->start, sdyi_type_text(p->pool, type),
                        sdyi_type_text(p->pool, (*value)->type));
    sdyi_note(p->pool, sdyi_value_loc(*value), "prior use here");
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

/* -- the end --------------------------------------------------------------- */

sdyrt_status sdyi_scope_close(sdyi_parser *p) {
    scope *const s = p->scope;
    for (const block_name *b = s->blocks; b != NULL; b = b->hh.next)
        if (!b->is_defined)
            return sdyi_error_at(p->pool, sdyi_place_of(p, &b->name),
                                 "reference to an undefined block");
    if (s->root == s) {
        const ssa *first = NULL; /* in the text */
        for (const ssa *f = s->forward; f != NULL; f = f->forward)
            if (!f->is_defined &&
                (first == NULL || f->name->start < first->name->start))
                first = f;
        if (first != NULL)
            return sdyi_error_at(p->pool, sdyi_place_of(p, first->name),
                                 "use of undeclared SSA value name");
    } else if (s->newest != NULL) {
        assert(s->root->names != NULL);
        for (ssa *n = s->newest; n != NULL; n = n->older)
            HASH_DEL(s->root->names, n);
    }
    p->scope = s->outer;
    if (s->root == s)
        sdyi_zone_reset(p->scopes, s->before);
    return SDYRT_OK;
}
