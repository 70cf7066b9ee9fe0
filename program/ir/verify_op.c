/* Structural checks of a single op, without its regions' ops. */
#include "program/ir/verify.h"

#include "program/ir/attr_form.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- discardable attributes ------------------------------------------------ */

static sdyrt_status verify_discardable(const sdyi_op *op) {
    const sdyi_pool *const pool = op->module->pool;
    for (int i = 0; i < op->attrs.n; i++) {
        const sdyi_pair *const pair = &op->attrs.pairs[i];
        if (!sdyi_is_inherent(op, pair->name))
            SDYI_TRY(pool->hooks->verify_attr(op, pair->name, pair->value));
    }
    return SDYRT_OK;
}

/* -- counts ---------------------------------------------------------------- */

/* "2", "1+", "0-1" */
typedef struct range {
    long least, most; /* most -1: no limit */
} range;

/* Counts of rows are single digits. */
static range range_of(const char *text) {
    range r = {text[0] - '0', text[0] - '0'};
    if (text[1] == '+')
        r.most = -1;
    else if (text[1] == '-')
        r.most = text[2] - '0';
    return r;
}

/* `one`: the requirement's words for exactly one. */
static sdyrt_status verify_count(const sdyi_op *op, const char *text, int n,
                                 const char *what, const char *one) {
    if (text == NULL)
        return SDYRT_OK;
    sdyi_pool *const pool = op->module->pool;
    const range r = range_of(text);
    if (n >= r.least && (r.most < 0 || n <= r.most))
        return SDYRT_OK;
    if (r.most < 0)
        return sdyi_error(pool, op, "expected %ld or more %s, but found %d",
                          r.least, what, n);
    if (r.least != r.most)
        return sdyi_error(pool, op,
                          "%.*s group starting at #0 requires 0 or 1 element, "
                          "but found %d",
                          (int)strlen(what) - 1, what, n);
    if (r.least == 0)
        return sdyi_error(pool, op, "requires zero %s", what);
    if (r.least == 1)
        return sdyi_error(pool, op, "%s", one);
    if (strcmp(what, "operands") == 0)
        return sdyi_error(pool, op, "expected %ld operands, but found %d",
                          r.least, n);
    return sdyi_error(pool, op, "expected %ld %s", r.least, what);
}

static sdyrt_status verify_counts(const sdyi_op *op) {
    const sdyi_row *const row = op->row;
    SDYI_TRY(verify_count(op, row->regions == NULL ? "0" : row->regions,
                          op->n_regions, "regions", "requires one region"));
    SDYI_TRY(verify_count(op, row->results, op->n_results, "results",
                          "requires one result"));
    if (op->n_successors != row->successors)
        return sdyi_error(
            op->module->pool, op, "requires %d successor%s but found %d",
            row->successors, row->successors == 1 ? "" : "s", op->n_successors);
    return verify_count(op, row->operands, op->n_operands, "operands",
                        "requires a single operand");
}

/* -- parent and regions ---------------------------------------------------- */

/* Alternatives are separated by `|`: "func.func", "a.b|c.d". */
static sdyrt_status verify_parent(const sdyi_op *op) {
    const char *const parents = op->row->parents;
    const sdyi_op *const parent = sdyi_op_parent(op);
    if (parents == NULL)
        return SDYRT_OK;
    const char *const name = parent == NULL ? "" : sdyi_op_name(parent);
    for (const char *at = parents;; at++) {
        const size_t length = strcspn(at, "|");
        if (strlen(name) == length && strncmp(at, name, length) == 0)
            return SDYRT_OK;
        at += length;
        if (*at == '\0')
            break;
    }
    return sdyi_error(op->module->pool, op, "expects parent op '%s'", parents);
}

static sdyrt_status verify_one_block(const sdyi_op *op) {
    for (int r = 0; r < op->n_regions; r++) {
        const sdyi_region *const region = &op->regions[r];
        if (region->first != region->last)
            return sdyi_error(op->module->pool, op,
                              "expects region #%d to have 0 or 1 blocks", r);
        if (region->first != NULL && region->first->first == NULL &&
            !sdyi_op_has(op, SDYI_NO_TERMINATOR))
            return sdyi_error(op->module->pool, op,
                              "expects a non-empty block");
    }
    return SDYRT_OK;
}

/* Regions named in the row have one block each. */
static sdyrt_status verify_region_sizes(const sdyi_op *op) {
    const char *at = op->row->region_names;
    for (int r = 0; at != NULL && *at != '\0' && r < op->n_regions; r++) {
        const size_t length = strcspn(at, ",");
        const sdyi_region *const region = &op->regions[r];
        if (region->first == NULL || region->first != region->last)
            return sdyi_error(op->module->pool, op,
                              "region #%d ('%.*s') failed to verify "
                              "constraint: region with 1 blocks",
                              r, (int)length, at);
        at += at[length] == ',' ? length + 1 : 0; /* the last name repeats */
    }
    return SDYRT_OK;
}

/* -- inherent attributes --------------------------------------------------- */

/* Missing attributes first, in alphabetical order as of properties; then the
 * constraint of each. */
static sdyrt_status verify_attrs(const sdyi_op *op) {
    const sdyi_attr_row *const rows = op->row->attrs;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr_row *missing = NULL;
    for (int i = 0; i < SDYI_ROW_ATTRS && rows[i].name != NULL; i++)
        if (!rows[i].is_optional && rows[i].fallback == NULL &&
            sdyi_op_attr(op, sdyi_attr_name(op, i)) == NULL &&
            (missing == NULL || strcmp(rows[i].name, missing->name) < 0))
            missing = &rows[i];
    if (missing != NULL)
        return sdyi_error(pool, op, "requires attribute '%s'", missing->name);
    for (int i = 0; i < SDYI_ROW_ATTRS && rows[i].name != NULL; i++) {
        const sdyi_attr *const attr = sdyi_op_attr(op, sdyi_attr_name(op, i));
        const char *const complaint =
            attr == NULL ? NULL : sdyi_attr_complaint(pool, &rows[i], attr);
        if (complaint != NULL)
            return sdyi_error(pool, op,
                              "attribute '%s' failed to satisfy constraint: %s",
                              rows[i].name, complaint);
    }
    return SDYRT_OK;
}

/* -- traits ---------------------------------------------------------------- */

/* Dynamic sizes are compatible with any size. */
static bool is_compatible(const sdyi_type *a, const sdyi_type *b) {
    if (a == b)
        return true;
    if (sdyi_type_element(a) != sdyi_type_element(b) ||
        (a->kind != SDYI_TYPE_TENSOR && a->kind != SDYI_TYPE_UNRANKED) ||
        (b->kind != SDYI_TYPE_TENSOR && b->kind != SDYI_TYPE_UNRANKED))
        return false;
    if (a->kind == SDYI_TYPE_UNRANKED || b->kind == SDYI_TYPE_UNRANKED)
        return true;
    if (a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++)
        if (a->cells[i].integer != b->cells[i].integer &&
            a->cells[i].integer != SDYRT_DYNAMIC &&
            b->cells[i].integer != SDYRT_DYNAMIC)
            return false;
    return true;
}

static sdyrt_status verify_same_type(const sdyi_op *op) {
    if (op->n_results == 0 || op->n_operands == 0)
        return SDYRT_OK;
    const sdyi_type *const type = op->results[0].type;
    bool is_same = true;
    for (int i = 1; i < op->n_results; i++)
        is_same = is_same && is_compatible(op->results[i].type, type);
    for (int i = 0; i < op->n_operands; i++)
        is_same = is_same && is_compatible(sdyi_operand(op, i)->type, type);
    return is_same ? SDYRT_OK
                   : sdyi_error(op->module->pool, op,
                                "requires the same type for all operands and "
                                "results");
}

static bool is_in(const sdyi_value *value, const sdyi_op *op) {
    const sdyi_block *const made = sdyi_value_block(value);
    const sdyi_op *at =
        made == NULL || made->region == NULL ? NULL : made->region->op;
    while (at != NULL && at != op)
        at = sdyi_op_parent(at);
    return at != NULL;
}

/* Ops of the region first, then nested ops, last first: MLIR's order. */
static sdyrt_status verify_region_isolation(const sdyi_op *op,
                                            const sdyi_region *region) {
    for (const sdyi_block *b = region->first; b != NULL; b = b->next)
        for (const sdyi_op *o = b->first; o != NULL; o = o->next)
            for (int i = 0; i < o->n_operands; i++) {
                if (is_in(sdyi_operand(o, i), op))
                    continue;
                (void)sdyi_error(op->module->pool, o,
                                 "using value defined outside the region");
                sdyi_note(op->module->pool, sdyi_op_loc(op),
                          "required by region isolation constraints");
                return SDYRT_ARGUMENT;
            }
    for (const sdyi_block *b = region->last; b != NULL; b = b->prev)
        for (const sdyi_op *o = b->last; o != NULL; o = o->prev)
            for (int r = o->n_regions - 1; r >= 0; r--)
                if (!sdyi_op_has(o, SDYI_ISOLATED))
                    SDYI_TRY(verify_region_isolation(op, &o->regions[r]));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_isolation(const sdyi_op *op) {
    for (int r = op->n_regions - 1; r >= 0 && sdyi_op_has(op, SDYI_ISOLATED);
         r--)
        SDYI_TRY(verify_region_isolation(op, &op->regions[r]));
    return SDYRT_OK;
}

static sdyrt_status verify_symbol(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_op *const parent = sdyi_op_parent(op);
    const sdyi_attr *const seen = sdyi_op_attr(op, SDYI_NAME_SYM_VISIBILITY);
    if (sdyi_op_attr(op, SDYI_NAME_SYM_NAME) == NULL)
        return SDYRT_OK;
    if (seen != NULL && !sdyi_attr_is(seen, SDYI_ATTR_STRING))
        return sdyi_error(pool, op,
                          "requires visibility attribute 'sym_visibility' to "
                          "be a string attribute, but got %s",
                          pool->hooks->attr_text(pool, seen));
    const char *const text = seen == NULL ? "public" : sdyi_attr_text(seen);
    const bool is_declaration =
        op->n_regions == 1 && op->regions[0].first == NULL;
    const bool is_public = strcmp(text, "public") == 0;
    if (!is_public && strcmp(text, "private") != 0 &&
        strcmp(text, "nested") != 0)
        return sdyi_error(pool, op,
                          "visibility expected to be one of [\"public\", "
                          "\"private\", \"nested\"], but got \"%s\"",
                          text);
    if (is_public && is_declaration)
        return sdyi_error(pool, op,
                          "symbol declaration cannot have public visibility");
    if (parent != NULL && parent->row->name != NULL &&
        !sdyi_op_has(parent, SDYI_SYMBOL_TABLE))
        return sdyi_error(pool, op,
                          "symbol's parent must have the SymbolTable trait");
    return SDYRT_OK;
}

static sdyrt_status verify_traits(const sdyi_op *op) {
    if (sdyi_op_has(op, SDYI_SAME_TYPE))
        SDYI_TRY(verify_same_type(op));
    if (sdyi_op_has(op, SDYI_SYMBOL))
        SDYI_TRY(verify_symbol(op));
    if (sdyi_op_has(op, SDYI_TERMINATOR) &&
        (op->block == NULL || op->next != NULL))
        return sdyi_error(op->module->pool, op,
                          "must be the last operation in the parent block");
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status verify_known(const sdyi_op *op) {
    SDYI_TRY(verify_counts(op));
    SDYI_TRY(verify_parent(op));
    if (sdyi_op_has(op, SDYI_ONE_BLOCK))
        SDYI_TRY(verify_one_block(op));
    SDYI_TRY(verify_attrs(op));
    if (op->row->types != NULL)
        SDYI_TRY(op->module->pool->hooks->verify_types(op));
    if (op->row->verify_types != NULL)
        SDYI_TRY(op->row->verify_types(op));
    SDYI_TRY(verify_region_sizes(op));
    SDYI_TRY(verify_traits(op));
    return op->row->verify == NULL ? SDYRT_OK : op->row->verify(op);
}

/* Any op with the block as successor counts, terminator or not. */
static bool is_branched_to(const sdyi_block *first) {
    for (const sdyi_block *b = first; b != NULL; b = b->next)
        for (const sdyi_op *op = b->first; op != NULL; op = op->next)
            for (int i = 0; i < op->n_successors; i++)
                if (sdyi_successors(op)[i] == first)
                    return true;
    return false;
}

sdyrt_status sdyi_verify_alone(const sdyi_op *op) {
    SDYI_TRY(verify_discardable(op));
    if (op->row->name != NULL)
        SDYI_TRY(verify_known(op));
    for (int r = 0; r < op->n_regions; r++) {
        const sdyi_region *const region = &op->regions[r];
        if (sdyi_op_has(op, SDYI_GRAPH_REGION) && region->first != region->last)
            return sdyi_error(op->module->pool, op,
                              "expects graph region #%d to have 0 or 1 blocks",
                              r);
        if (is_branched_to(region->first))
            return sdyi_error_at(op->module->pool, sdyi_op_loc(op),
                                 "entry block of region may not have "
                                 "predecessors");
    }
    return SDYRT_OK;
}
