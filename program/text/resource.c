#include "program/text/resource.h"

#include <string.h>

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(&module->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

struct sdyi_resource {
    UT_hash_handle hh;
    const char *text; /* dense_resource<key> */
    const sdyi_attr *bytes;
    sdyi_name key;
    bool is_printed;
};

static const char words[] = "dense_resource<";

/* As it is printed, which is how an attribute finds it. */
static sdyi_collected text_of(sdyi_pool *pool, sdyi_name key) {
    sdyi_collected text = {.zone = &pool->scratch, .text = ""};
    sdyi_printer out = sdyi_printer_start(pool, sdyi_collect, &text);
    sdyi_puts(&out, words);
    sdyi_print_word(&out, sdyi_name_text(pool, key),
                    sdyi_name_length(pool, key));
    sdyi_put(&out, '>');
    sdyi_flush(&out);
    return text;
}

const sdyi_attr *sdyi_resource_attr(sdyi_pool *pool, sdyi_name key,
                                    const sdyi_type *type) {
    const sdyi_collected text = text_of(pool, key);
    pool->has_aliased_attrs = true; /* they are looked for when it is printed */
    return sdyi_attr_bytes(pool, SDYI_ATTR_BUILTIN, type, text.text,
                           text.length);
}

static struct sdyi_resource *find(const sdyi_module *module, const char *text) {
    struct sdyi_resource *found = NULL;
    HASH_FIND_STR(module->resources, text, found);
    return found;
}

void sdyi_resource_add(sdyi_module *module, sdyi_name key,
                       const sdyi_attr *bytes) {
    const sdyi_collected text = text_of(module->pool, key);
    struct sdyi_resource *found = find(module, text.text);
    if (found == NULL) {
        found = SDYI_NEW(&module->zone, struct sdyi_resource, 1);
        found->text = sdyi_zone_string(&module->zone, text.text, text.length);
        found->key = key;
        HASH_ADD_KEYPTR(hh, module->resources, found->text, text.length, found);
    }
    found->bytes = bytes;
}

sdyi_resource_print sdyi_resource_print_start(const sdyi_module *module) {
    for (struct sdyi_resource *r = module->resources; r != NULL; r = r->hh.next)
        r->is_printed = false;
    return (sdyi_resource_print){.module = module};
}

void sdyi_resource_print_one(sdyi_printer *out, sdyi_resource_print *r,
                             const sdyi_attr *attr) {
    if (!sdyi_attr_is(attr, SDYI_ATTR_BUILTIN) ||
        strncmp(sdyi_attr_text(attr), words, sizeof words - 1) != 0)
        return;
    struct sdyi_resource *const found = find(r->module, sdyi_attr_text(attr));
    if (found == NULL || found->is_printed)
        return;
    found->is_printed = true;
    sdyi_puts(out, r->n++ == 0 ? "\n{-#\n  dialect_resources: {\n    builtin: "
                                 "{\n      "
                               : ",\n      ");
    sdyi_print_word(out, sdyi_name_text(out->pool, found->key),
                    sdyi_name_length(out->pool, found->key));
    sdyi_puts(out, ": ");
    sdyi_print_hex(out, (const unsigned char *)sdyi_attr_text(found->bytes),
                   (size_t)found->bytes->n);
}

void sdyi_resource_print_end(sdyi_printer *out, const sdyi_resource_print *r) {
    if (r->n > 0)
        sdyi_puts(out, "\n    }\n  }\n#-}\n");
}
