/* Paths of IR dumps: a folder for each op, and file names of the dump counts of
 * the op and of the ops around it. */
#include "opt/tree.h"

#include "base/out_file.h"
#include "program/ir/diagnostic.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* The number of an op's last file; that of an op whose files are all of ops in
 * it is 0. */
static int *count_of(sdyi_tree *tree, const sdyi_op *op, int first) {
    for (int i = 0; i < tree->n; i++)
        if (tree->counts[i].op == op->number)
            return &tree->counts[i].n;
    SDYI_GROW(&op->module->zone, tree->counts, tree->n, tree->capacity);
    tree->counts[tree->n] = (sdyi_tree_count){op->number, first};
    return &tree->counts[tree->n++].n;
}

static sdyrt_status make_folder(const sdyi_op *op, const char *path) {
    return mkdir(path, 0777) == 0 || errno == EEXIST
               ? SDYRT_OK
               : sdyi_error_at(op->module->pool, (sdyi_loc){0},
                               "cannot make folder '%s': %s", path,
                               strerror(errno));
}

/* "func_func_main" */
static void put_folder(sdyi_collected *path, const sdyi_op *op) {
    const sdyi_attr *const name = sdyi_op_attr(op, SDYI_NAME_SYM_NAME);
    const char *const texts[] = {sdyi_op_name(op), "_",
                                 sdyi_attr_is(name, SDYI_ATTR_STRING)
                                     ? sdyi_attr_text(name)
                                     : "no-symbol-name"};
    for (int i = 0; i < 3; i++)
        for (const char *at = texts[i]; *at != '\0'; at++)
            (void)sdyi_collect(
                path, strchr(i == 0 ? "." : "/\\", *at) != NULL ? "_" : at, 1);
}

/* The folders of ops, from the outermost in, and the numbers of their last
 * files. */
static sdyrt_status go_down(sdyi_tree *tree, const sdyi_op *op,
                            sdyi_collected *path, sdyi_collected *numbers) {
    const sdyi_op *const parent = sdyi_op_parent(op);
    char digits[16];
    if (parent != NULL)
        SDYI_TRY(go_down(tree, parent, path, numbers));
    sdyi_collect_string(path, "/");
    put_folder(path, op);
    (void)snprintf(digits, sizeof digits, "%d_", *count_of(tree, op, 0));
    sdyi_collect_string(numbers, digits);
    return make_folder(op, path->text);
}

sdyrt_status sdyi_tree_write(sdyi_tree *tree, const char *directory,
                             const char *pass, const sdyi_op *op,
                             const sdyi_collected *text) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    sdyi_collected path = {.zone = zone, .text = ""};
    sdyi_collected numbers = {.zone = zone, .text = ""};
    ++*count_of(tree, op, -1);
    SDYI_TRY(make_folder(op, directory));
    sdyi_collect_string(&path, directory);
    SDYI_TRY(go_down(tree, op, &path, &numbers));
    sdyi_collect_string(&path, "/");
    sdyi_collect_string(&path, numbers.text);
    sdyi_collect_string(&path, pass);
    sdyi_collect_string(&path, ".mlir");
    sdyi_out_file file;
    return sdyi_out_all(&file, path.text, text->text, text->length)
               ? SDYRT_OK
               : sdyi_error_at(op->module->pool, (sdyi_loc){0}, "%s",
                               file.failure);
}
