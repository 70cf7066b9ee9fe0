/* What the files of the public interface share: the objects that a user holds,
 * and how each call enters and ends. */
#ifndef SDYI_PROGRAM_INTERNAL_H
#define SDYI_PROGRAM_INTERNAL_H

#include <sdyrt/program.h>

#include "base/status.h"
#include "program/ir/module.h"

struct sdyrt_pool {
    sdyi_pool pool;
    sdyrt_diagnostic_fn handler;
    void *state;
    bool hides_ops;
};

struct sdyrt_program {
    sdyrt_pool *owner;
    sdyi_module module;
    sdyi_source source;
    /* Answers that are lent, until a pass runs: names of values by their
     * number, and texts of types (uthash). */
    sdyi_zone lent;
    const struct sdyi_value_names *names;
    const char **name_texts;
    struct sdyi_type_text *type_texts;
    struct sdyi_told *told; /* reasons and conflicts, in `lent`: explain.h */
    bool is_verified;       /* it was, and only passes have changed it since */
};

/* Call with the pool's guard set; the memory of an unfinished call stays the
 * pool's or the module's. */
sdyrt_status sdyi_guarded(sdyi_pool *pool,
                          sdyrt_status (*call)(void *arguments),
                          void *arguments);

/* Another owner of an executable, who destroys it as well. execute.c */
struct sdyrt_executable;
struct sdyrt_executable *
sdyi_executable_share(struct sdyrt_executable *executable);

/* Forget what was lent. */
void sdyi_take_back(sdyrt_program *program);
/* Of an attribute SHARDING; NULL: there is no mesh of the name. */
const sdyrt_mesh *sdyi_program_mesh_of(const sdyrt_program *program,
                                       const sdyi_attr *sharding);

/* The place of a location, its file, line and column; nothing where it has
 * none. report.c */
void sdyi_locate(sdyi_pool *pool, const sdyi_loc *loc, sdyrt_diagnostic *told);

/* End a call: hand on what it has found, and forget it. report.c */
sdyrt_status sdyi_finish(sdyrt_pool *pool, sdyrt_status status);

#endif
