/* Ops that are cut, each partitioned by itself:
 * sdy-per-instruction-partitioning.
 *
 *   per_instruction_partitioning.c  an op in a module of its own, and back
 *   candidates.c  ops that are partitioned
 *   sizes.c       padded sizes, and ops that can be padded
 *
 * The operands of an op that is cut unevenly are padded with zeros, and its
 * results sliced. Shardy does that to any op. Here an op stays as it is if
 * padding would change its elements: a reverse puts the padding in front. */
#ifndef SDYI_OPT_EXPORT_EACH_EACH_H
#define SDYI_OPT_EXPORT_EACH_EACH_H

#include "opt/export/local/local.h"
#include "opt/export/reshards/reshards.h"
#include "program/ir/walk.h"

/* An op, and by tensor (operands, then results) its padded type and its
 * sharding. */
typedef struct sdyi_each_op {
    sdyi_op *op;
    const sdyi_layout *mesh;     /* a layout on the mesh of all tensors */
    const sdyi_type **types;     /* padded, so that shards are equal */
    const sdyi_attr **shardings; /* NULL where the value is no tensor */
} sdyi_each_op;

/* Ops that are partitioned, in their order. `filter` is NULL, or
 * stablehlo.pad,stablehlo.dot,selectLow=2,selectHigh=7: parts of names, and
 * numbers among all that could be. */
void sdyi_each_list(sdyi_reshards *r, sdyi_op *module, const char *filter,
                    sdyi_op_list *list);

/* Find the padded types; false: the op would compute other elements with
 * them. */
bool sdyi_each_lengthen(sdyi_reshards *r, sdyi_each_op *e);
/* Set the attributes of a slice or pad that depend on sizes to those of the
 * padded types. */
void sdyi_each_set_sizes(const sdyi_each_op *e, sdyi_op *copy);

#endif
