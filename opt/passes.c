/* The table of all passes by name, and the public view of it. */
#include "opt/passes.h"

#include <sdyrt/opt.h>

#include <assert.h>
#include <string.h>

#define PASS(pass) extern const sdyi_pass pass;
#include "opt/passes.def"
#undef PASS

enum {
#define PASS(pass) COUNT_##pass,
#include "opt/passes.def"
#undef PASS
    N_OWN,
    MOST = 128
};

/* In the order of names. */
static const sdyi_pass *passes[MOST] = {
#define PASS(pass) &pass,
#include "opt/passes.def"
#undef PASS
};
static int n_passes = N_OWN;

void sdyi_passes_add(const sdyi_pass *const *more) {
    for (; *more != NULL; more++) {
        int i = n_passes++;
        assert(i < MOST);
        for (; i > 0 && strcmp(passes[i - 1]->name, (*more)->name) > 0; i--)
            passes[i] = passes[i - 1];
        passes[i] = *more;
    }
}

const sdyi_pass *sdyi_pass_named(const char *name, size_t length) {
    for (int i = 0; i < n_passes; i++)
        if (strlen(passes[i]->name) == length &&
            memcmp(passes[i]->name, name, length) == 0)
            return passes[i];
    return NULL;
}

bool sdyrt_pass_get(int number, sdyrt_pass *pass) {
    if (number < 0 || number >= n_passes || pass->struct_bytes != sizeof *pass)
        return false;
    const sdyi_pass *const p = passes[number];
    int n = 0;
    while (p->options != NULL && p->options[n].name != NULL)
        n++;
    *pass =
        (sdyrt_pass){sizeof *pass, p->name, p->summary, sdyi_pass_anchor(p), n};
    return true;
}

bool sdyrt_pass_get_option(int number, int option, sdyrt_pass_option *found) {
    static const char *const kinds[] = {
        [SDYI_OPTION_BOOL] = "bool", [SDYI_OPTION_INT] = "int",
        [SDYI_OPTION_UINT] = "uint", [SDYI_OPTION_STRING] = "string",
        [SDYI_OPTION_WORD] = "word", [SDYI_OPTION_STRINGS] = "strings"};
    sdyrt_pass pass = SDYRT_PASS_INIT;
    if (!sdyrt_pass_get(number, &pass) || option < 0 ||
        option >= pass.n_options || found->struct_bytes != sizeof *found)
        return false;
    const sdyi_pass_option *const o = &passes[number]->options[option];
    *found = (sdyrt_pass_option){sizeof *found, o->name, kinds[o->kind],
                                 o->fallback, o->summary};
    return true;
}
