/* Names of values as their text has them, which printing does not keep: where
 * the name of each stands, beside the module's values. Clones have the names of
 * what they are made of. */
#ifndef SDYI_PROGRAM_IR_WRITTEN_H
#define SDYI_PROGRAM_IR_WRITTEN_H

#include "program/ir/module.h"

/* `offset`: in the module's source, of the name's `%`. */
void sdyi_written_set(sdyi_module *module, const sdyi_value *value,
                      uint32_t offset);
void sdyi_written_copy(sdyi_module *module, const sdyi_value *from,
                       const sdyi_value *to);

/* "%x", "%3#1", in `zone`, and its line; NULL and 0: it was made since. */
const char *sdyi_written_name(sdyi_module *module, const sdyi_value *value,
                              sdyi_zone *zone, int *line);

#endif
