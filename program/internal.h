/* Shared by the files of the public interface: the objects that handles point
 * to, and the begin and end of each public call. */
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
    /* Lent answers, valid until a pass runs: names of values by their number,
     * texts of types (uthash). */
    sdyi_zone lent;
    const struct sdyi_value_names *names;
    const char **name_texts;
    struct sdyi_type_text *type_texts;
    struct sdyi_explanations
        *explanations; /* reasons and conflicts, in `lent`: explain.h */
    bool is_verified;  /* verified, and changed only by passes since */
};

/* Run a call under the pool's guard. Memory of a call that fails stays with the
 * pool or the module. */
sdyrt_status sdyi_guarded(sdyi_pool *pool,
                          sdyrt_status (*call)(void *arguments),
                          void *arguments);

/* Verify a program, under the guard. */
sdyrt_status sdyi_program_verify(sdyrt_program *program);

struct sdyrt_executable;
struct sdyrt_compile_options;
/* Another reference to an executable, destroyed like the first. execute.c */
struct sdyrt_executable *
sdyi_executable_share(struct sdyrt_executable *executable);
/* Compile the module as it is. `opened`: the first manual computation of the
 * program that it was made of; NULL: there was none. execute.c */
sdyrt_status sdyi_compile(sdyrt_program *program,
                          const struct sdyrt_compile_options *options,
                          const sdyi_op *opened,
                          struct sdyrt_executable **executable);
/* Compile a copy of the module of which only manual computations are
 * partitioned: all other values are replicated on the ranks of the mesh.
 * load.c */
sdyrt_status sdyi_compile_opened(sdyrt_program *program,
                                 const struct sdyrt_compile_options *options,
                                 const sdyi_op *opened,
                                 struct sdyrt_executable **executable);

/* Free the lent answers. */
void sdyi_take_back(sdyrt_program *program);
/* The mesh of an attribute SHARDING; NULL: its symbol is not found. */
const sdyrt_mesh *sdyi_program_mesh_of(const sdyrt_program *program,
                                       const sdyi_attr *sharding);

/* Fill in file, line and column of a location; left empty if it has none.
 * report.c */
void sdyi_locate(sdyi_pool *pool, const sdyi_loc *loc,
                 sdyrt_diagnostic *explanations);

/* End a call: deliver its diagnostics to the handler and drop them. report.c */
sdyrt_status sdyi_finish(sdyrt_pool *pool, sdyrt_status status);

#endif
