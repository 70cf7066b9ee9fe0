/* Sharding groups: all members have one sharding, initially and later on.
 *
 * The first sharding of a group's members in the order of the program is given
 * to all, those that are open without axes left out of account. Where another
 * member has a different one, that is a warning, and each member gets an open
 * constraint of its own, which is the member from then on:
 *
 *   sdy.sharding_group %x group_id=0
 *   ->
 *   %0 = sdy.sharding_constraint %x <@m, [{?}, {?}]>   (and for %y)
 *   sdy.sharding_group %0 group_id=0
 */
#include "program/propagation/propagate.h"

#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/rows/op_kind.h"

typedef struct found {
    sdyi_value_group group; /* values as the ops have them */
    int64_t id;
} found;

typedef struct sync {
    sdyi_pool *pool;
    sdyi_zone *zone;
    const sdyi_symbols *symbols;
    found *groups; /* in the order of the program */
    int n, capacity;
} sync;

static found *group_of(sync *s, int64_t id) {
    for (int i = 0; i < s->n; i++)
        if (s->groups[i].id == id)
            return &s->groups[i];
    SDYI_GROW(s->zone, s->groups, s->n, s->capacity);
    s->groups[s->n] = (found){.id = id};
    return &s->groups[s->n++];
}

static void add_member(sync *s, sdyi_value_group *group, sdyi_value *value) {
    for (int i = 0; i < group->n; i++)
        if (group->members[i] == value)
            return;
    SDYI_GROW(s->zone, group->members, group->n, group->capacity);
    group->members[group->n++] = value;
}

static sdyi_walk find_groups(void *state, sdyi_op *op) {
    sync *const s = state;
    if (op->row->kind == SDYI_OP_SDY_SHARDING_GROUP) {
        const sdyi_attr *const id = sdyi_op_attr(op, SDYI_NAME_GROUP_ID);
        add_member(s, &group_of(s, id->cells[0].integer)->group,
                   sdyi_operand(op, 0));
    }
    return SDYI_WALK_ON;
}

/* True for a sharding that constrains nothing: open dimensions without axes. */
static bool is_open(const sdyi_attr *attr) {
    const sdyrt_sharding *const s = sdyi_attr_get_sharding(attr);
    for (int d = 0; d < sdyrt_sharding_rank(s); d++) {
        const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(s, d);
        if (!dim.open || dim.axes.count > 0)
            return false;
    }
    return true;
}

/* The sharding of a group; false: its members differ. */
static bool find_sharding(const sdyi_value_group *group,
                          const sdyi_attr **sharding) {
    *sharding = NULL;
    for (int i = 0; i < group->n; i++) {
        const sdyi_attr *const attr = sdyi_sharding_of(group->members[i]);
        if (attr == NULL || is_open(attr))
            continue;
        if (*sharding != NULL && *sharding != attr)
            return false;
        *sharding = attr;
    }
    return true;
}

/* An open constraint after a value, which takes over its uses. */
static sdyi_value *constrain(const sync *s, sdyi_value *value,
                             const sdyi_attr *like) {
    sdyi_module *const module = s->symbols->table->module;
    sdyi_op_parts parts = {.name = SDYI_NAME_COUNT +
                                   (sdyi_name)SDYI_OP_SDY_SHARDING_CONSTRAINT,
                           .loc = sdyi_value_loc(value),
                           .operands = &value,
                           .n_operands = 1,
                           .results = &value->type,
                           .n_results = 1};
    sdyi_dict_set(s->pool, s->zone, &parts.attrs, SDYI_NAME_SHARDING,
                  sdyi_sharding_open(s->pool, like, value->type->n));
    sdyi_op *const first =
        value->op != NULL ? value->op->next : sdyi_value_block(value)->first;
    sdyi_use *const uses = value->uses;
    sdyi_op *const op = sdyi_op_make(module, &parts);
    sdyi_op_insert_before(op, first);
    if (uses != NULL) {
        /* all but the constraint's own, the newest */
        sdyi_value_replace(value, &op->results[0]);
        sdyi_operand_set(op, 0, value);
    }
    return &op->results[0];
}

static sdyrt_status add_members(const sync *s, const found *f,
                                sdyi_side_table *groups,
                                sdyi_value_group *group) {
    for (int i = 0; i < group->n; i++) {
        const sdyi_value *const value = group->members[i];
        if (sdyi_side_table_get(groups, value->number) != NULL)
            return sdyi_error_bare(
                s->pool, sdyi_value_around(value),
                "a value is in sharding group %lld and in another: "
                "sdy-sharding-group-import makes one of them",
                (long long)f->id);
        sdyi_side_table_set(groups, value->number, group);
    }
    return SDYRT_OK;
}

static sdyrt_status sync_group(const sync *s, found *f,
                               sdyi_side_table *groups) {
    const sdyi_attr *sharding;
    sdyi_value_group *const group = &f->group;
    if (group->n < 2) {
        /* with nobody */
    } else if (!find_sharding(group, &sharding)) {
        const sdyi_value *const first = group->members[0];
        sdyi_warning(
            s->pool, sdyi_value_around(first),
            "The initial operand shardings on the sharding groups of groupID: "
            "%lld do not match. Inserting an open sharding constraint to all "
            "constrained values. This can be caused when shardings from "
            "different values are grouped (e.g. from jax.shard_alike) but have "
            "separate inconsistent sharding constraints on them.",
            (long long)f->id);
        for (int i = 0; i < group->n; i++)
            group->members[i] = constrain(s, group->members[i], sharding);
    } else if (sharding != NULL) {
        for (int i = 0; i < group->n; i++)
            sdyi_sharding_set(group->members[i], sharding);
    }
    return add_members(s, f, groups, group);
}

sdyrt_status sdyi_groups_sync(sdyi_op *module, const sdyi_symbols *symbols,
                              sdyi_zone *zone, sdyi_side_table *groups) {
    sync s = {.pool = module->module->pool, .zone = zone, .symbols = symbols};
    (void)sdyi_walk_pre(module, find_groups, &s);
    for (int i = 0; i < s.n; i++)
        SDYI_TRY(sync_group(&s, &s.groups[i], groups));
    return SDYRT_OK;
}
