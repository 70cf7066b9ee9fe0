/* Texts of parts of a program, for messages and for the public interface. */
#include "program/ir/blocks.h"
#include "program/text/print.h"

#include <string.h>

typedef sdyi_collected collected;

/* A printer into a text. `mark`: state of scratch to reset to at its end. */
static sdyi_printer start(sdyi_pool *pool, collected *c, sdyi_zone *zone,
                          sdyi_zone_mark *mark) {
    *c = (collected){.zone = zone, .text = ""};
    *mark = sdyi_zone_get_mark(&pool->scratch);
    return sdyi_printer_start(pool, sdyi_collect, c);
}

static const char *end(sdyi_printer *out, const collected *c,
                       sdyi_zone_mark mark) {
    sdyi_flush(out);
    sdyi_zone_reset(&out->pool->scratch, mark);
    return c->text;
}

static const char *op_text(const sdyi_op *op, bool is_generic) {
    sdyi_pool *const pool = op->module->pool;
    collected c;
    sdyi_zone_mark mark;
    sdyi_printer out = start(pool, &c, &pool->zone, &mark);
    out.options =
        (sdyi_print_options){.is_generic = is_generic, .most_elements = 16};
    const sdyi_op *scope = op;
    while (!sdyi_op_has(scope, SDYI_ISOLATED) && sdyi_op_parent(scope) != NULL)
        scope = sdyi_op_parent(scope);
    out.names = sdyi_names_of(scope, &out.options, &pool->scratch);
    sdyi_blocks blocks;
    for (int i = 0; i < op->n_successors; i++)
        if (sdyi_successors(op)[i]->region != NULL) /* numbers the blocks */
            sdyi_blocks_make(&blocks, sdyi_successors(op)[i]->region,
                             &pool->scratch);
    sdyi_print_any_op(&out, op);
    return end(&out, &c, mark);
}

const char *sdyi_op_text(const sdyi_op *op) {
    return op_text(op, true);
}

const char *sdyi_op_own_text(const sdyi_op *op) {
    return op_text(op, false);
}

void sdyi_note_op(const sdyi_op *op) {
    const char *const text = sdyi_op_own_text(op);
    sdyi_note(op->module->pool, sdyi_op_loc(op), "%s%s",
              strchr(text, '\n') == NULL ? "" : "\n", text);
}

const char *sdyi_program_text(const sdyi_op *op) {
    collected c = {.zone = &op->module->pool->zone, .text = ""};
    const sdyi_print_options options = {0};
    (void)sdyi_print_op(op, &options, sdyi_collect, &c);
    return c.text;
}

const char *sdyi_type_text(sdyi_pool *pool, const sdyi_type *type) {
    collected c;
    sdyi_zone_mark mark;
    sdyi_printer out = start(pool, &c, &pool->zone, &mark);
    sdyi_put(&out, '\'');
    sdyi_print_type(&out, type);
    sdyi_put(&out, '\'');
    return end(&out, &c, mark);
}

const char *sdyi_attr_text_of(sdyi_pool *pool, const sdyi_attr *attr) {
    return sdyi_plain_attr_text(pool, attr, &pool->zone);
}

const char *sdyi_plain_attr_text(sdyi_pool *pool, const sdyi_attr *attr,
                                 sdyi_zone *zone) {
    collected c;
    sdyi_zone_mark mark;
    sdyi_printer out = start(pool, &c, zone, &mark);
    sdyi_print_attr(&out, attr);
    return end(&out, &c, mark);
}

const char *sdyi_plain_type_text(sdyi_pool *pool, const sdyi_type *type,
                                 sdyi_zone *zone) {
    collected c;
    sdyi_zone_mark mark;
    sdyi_printer out = start(pool, &c, zone, &mark);
    sdyi_print_type(&out, type);
    return end(&out, &c, mark);
}

const char *sdyi_value_text(sdyi_pool *pool, const sdyi_value *value,
                            const sdyi_value_names *names, sdyi_zone *zone) {
    collected c;
    sdyi_zone_mark mark;
    sdyi_printer out = start(pool, &c, zone, &mark);
    out.names = names;
    sdyi_print_value(&out, value);
    return end(&out, &c, mark);
}

bool sdyi_write_attr(sdyi_pool *pool, const sdyi_attr *attr, sdyi_write *write,
                     void *state) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyi_printer out = sdyi_printer_start(pool, write, state);
    sdyi_print_attr(&out, attr);
    sdyi_flush(&out);
    sdyi_zone_reset(&pool->scratch, mark);
    return !out.is_ended;
}
