#include "program/text/scope.h"

#include "program/text/print.h"

#include <string.h>

/* Tables are the zone's memory. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(p->scopes, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* A name and what it stands for. One that is used before it is defined has
 * placeholders, which the definition replaces. */
typedef struct ssa {
    UT_hash_handle hh; /* by text, of a root */
    struct sdyi_scope *root;
    const sdyi_token *name; /* where it is defined, or else used first */
    sdyi_value **values;    /* NULL: this result has not been asked for */
    sdyi_loc *places;       /* where each was asked for first */
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

/* A root has a table of names and memory of its own, so that a function's go
 * with it. Names of the roots around it are seen all the same, as by MLIR: the
 * verifier says what an isolated region must not use. */
typedef struct sdyi_scope {
    struct sdyi_scope *outer;
    sdyi_zone_mark before;   /* of a root */
    struct sdyi_scope *root; /* the one that it is in, or is itself */
    ssa *names;              /* uthash; of a root */
    ssa *newest;             /* of those defined here */
    ssa *forward;            /* of a root: those used before */
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

static ssa *find(sdyi_parser *p, const sdyi_token *name) {
    ssa *found = NULL;
    for (const scope *s = p->scope; s != NULL && found == NULL;
         s = s->root->outer)
        HASH_FIND(hh, s->root->names, name->start, name->length, found);
    return found;
}

static void add_to(sdyi_parser *p, scope *root, ssa *s) {
    (void)p; /* the table's memory */
    s->root = root;
    HASH_ADD_KEYPTR(hh, root->names, s->name->start, s->name->length, s);
}

static void add_forward(scope *root, ssa *s) {
    s->forward = root->forward;
    root->forward = s;
}

static ssa *add(sdyi_parser *p, const sdyi_token *name, int n) {
    ssa *const s = SDYI_NEW(p->scopes, ssa, 1);
    s->name = sdyi_zone_copy(p->scopes, name, sizeof *name);
    s->n = n;
    s->values = SDYI_NEW(p->scopes, sdyi_value *, n);
    add_to(p, p->scope->root, s);
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

sdyrt_status sdyi_scope_check_arg(sdyi_parser *p, const sdyi_token *name) {
    const ssa *const s = find(p, name);
    if (s == NULL)
        return SDYRT_OK;
    (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                        "region entry argument '%.*s' is already in use",
                        width(name), name->start);
    sdyi_note(p->pool, sdyi_place_of(p, s->name), "previously referenced here");
    return SDYRT_ARGUMENT;
}

sdyrt_status sdyi_scope_define(sdyi_parser *p, const sdyi_token *name,
                               sdyi_value *const *values, int n) {
    ssa *s = find(p, name);
    if (s != NULL && s->is_defined) {
        (void)sdyi_error_at(p->pool, sdyi_place_of(p, name),
                            "redefinition of SSA value '%.*s'", width(name),
                            name->start);
        sdyi_note(p->pool, sdyi_place_of(p, s->name),
                  "previously defined here");
        return SDYRT_ARGUMENT;
    }
    if (s != NULL) {
        SDYI_TRY(resolve(p, s, name, values, n));
        s->name = sdyi_zone_copy(p->scopes, name, sizeof *name);
        p->n_undefined--;
    } else {
        s = add(p, name, n);
    }
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
        add_forward(p->scope->root, s);
        p->n_undefined++;
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
    sdyi_note(p->pool,
              s->is_defined ? sdyi_place_of(p, s->name)
                            : s->places[operand->result],
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

/* -- the end --------------------------------------------------------------- */

/* What is never defined, in the order of the text. */
static sdyrt_status fail_undefined(sdyi_parser *p, const scope *root) {
    const char *after = NULL;
    for (int i = 0; i < p->n_undefined; i++) {
        const ssa *first = NULL;
        for (const ssa *f = root->forward; f != NULL; f = f->forward)
            if (!f->is_defined && (after == NULL || f->name->start > after) &&
                (first == NULL || f->name->start < first->name->start))
                first = f;
        if (first == NULL || i == SDYI_MAX_UNDEFINED)
            break;
        after = first->name->start;
        (void)sdyi_error_at(p->pool, sdyi_place_of(p, first->name),
                            "use of undeclared SSA value name");
    }
    return SDYRT_ARGUMENT;
}

/* Those that are not defined yet may be further on. */
static void hand_over(sdyi_parser *p, const scope *from, scope *to) {
    for (ssa *f = from->forward, *next; f != NULL; f = next) {
        next = f->forward;
        if (f->is_defined)
            continue;
        add_to(p, to, f);
        add_forward(to, f);
    }
}

sdyrt_status sdyi_scope_close(sdyi_parser *p) {
    scope *const s = p->scope;
    for (const block_name *b = s->blocks; b != NULL; b = b->hh.next)
        if (!b->is_defined)
            return sdyi_error_at(p->pool, sdyi_place_of(p, &b->name),
                                 "reference to an undefined block");
    for (ssa *n = s->newest; n != NULL; n = n->older)
        if (n->root != s)
            HASH_DEL(n->root->names, n);
    p->scope = s->outer;
    if (s->root != s)
        return SDYRT_OK;
    if (p->n_undefined == 0) /* nothing in its memory is asked for again */
        sdyi_zone_reset(p->scopes, s->before);
    else if (s->outer != NULL)
        hand_over(p, s, s->outer->root);
    else
        return fail_undefined(p, s);
    return SDYRT_OK;
}
