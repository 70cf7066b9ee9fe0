/* All passes by name: those of passes.def, and those that libraries add. */
#ifndef SDYI_OPT_PASSES_H
#define SDYI_OPT_PASSES_H

#include "base/status.h"
#include "program/passes/pass.h"

/* The pass with the first `length` bytes of `name`; NULL: there is none. */
const sdyi_pass *sdyi_pass_named(const char *name, size_t length);
/* Add passes, to a final NULL, before any is looked up. */
SDYI_EXPORT void sdyi_passes_add(const sdyi_pass *const *passes);

#endif
