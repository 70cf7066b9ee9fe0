/* The table of all passes, which passes.def lists, and their look-up by
 * name. */
#include "program/passes/pass.h"

#include <string.h>

#define PASS(pass) extern const sdyi_pass pass;
#include "program/passes/passes.def"
#undef PASS

const sdyi_pass *const sdyi_passes[] = {
#define PASS(pass) &pass,
#include "program/passes/passes.def"
#undef PASS
    NULL};

const char *sdyi_pass_anchor(const sdyi_pass *pass) {
    static const char *const ops[] = {NULL, "builtin.module", "func.func"};
    return ops[pass->on];
}

const sdyi_pass *sdyi_pass_named(const char *name, size_t length) {
    for (const sdyi_pass *const *p = sdyi_passes; *p != NULL; p++)
        if (strlen((*p)->name) == length &&
            memcmp((*p)->name, name, length) == 0)
            return *p;
    return NULL;
}
