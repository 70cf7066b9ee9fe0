/* Programs between passes as files in folders:
 *
 *   DIRECTORY/builtin_module_no-symbol-name/0_cse.mlir
 *   DIRECTORY/builtin_module_no-symbol-name/func_func_main/0_1_inline.mlir
 *
 * the second of the function's, when its module had one. */
#ifndef SDYI_OPT_TREE_H
#define SDYI_OPT_TREE_H

#include "program/ir/module.h"

/* The files of an op so far. */
typedef struct sdyi_tree_count {
    int op; /* its number */
    int n;
} sdyi_tree_count;

typedef struct sdyi_tree { /* zero-initialised */
    sdyi_tree_count *counts;
    int n, capacity;
} sdyi_tree;

/* Write the text of an op around a pass into its next file. Errors: a folder or
 * the file cannot be made. */
sdyrt_status sdyi_tree_write(sdyi_tree *tree, const char *directory,
                             const char *pass, const sdyi_op *op,
                             const sdyi_collected *text);

#endif
