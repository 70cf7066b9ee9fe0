/* Value names of the text, which printing does not keep: a side table of their
 * offsets by value number. Clones have the names of their originals. */
#ifndef SDYI_PROGRAM_IR_WRITTEN_H
#define SDYI_PROGRAM_IR_WRITTEN_H

#include "program/ir/module.h"

/* `offset`: of the name's `%` in the module's source. */
void sdyi_written_set(sdyi_module *module, const sdyi_value *value,
                      uint32_t offset);
void sdyi_written_copy(sdyi_module *module, const sdyi_value *from,
                       const sdyi_value *to);

/* "%x", "%3#1", in `zone`, and its line; NULL and 0 for a value not in the
 * text. */
const char *sdyi_written_name(sdyi_module *module, const sdyi_value *value,
                              sdyi_zone *zone, int *line);

#endif
