/* Arguments and results of 'sdyrt exec': in memory, and in files.
 *
 * A folder of arguments has arg0.npy or arg0.bin, and so on, one of results
 * result0.npy ..; without a mesh it may have folders rank0, rank1, .. for
 * single ranks. A file that nothing reads is refused: if the program has fewer
 * arguments than files, as when JAX has dropped one, later files would be read
 * as wrong arguments. */
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "exec.h"

/* -- in memory ------------------------------------------------------------- */

static int make_buffers(const sdyrt_executable *e, exec_type *type_of, int n,
                        exec_buffers *b) {
    b->tensors = cli_alloc((size_t)n + 1, sizeof *b->tensors);
    b->data = cli_alloc((size_t)n + 1, sizeof *b->data);
    for (int i = 0; i < n; i++) {
        sdyrt_type type;
        if (type_of(e, i, &type) != SDYRT_OK)
            return cli_fail_library(NULL);
        CLI_TRY(exec_tensor_make(&type, &b->tensors[i]));
        b->n++;
        b->data[i] = b->tensors[i].data;
    }
    return CLI_OK;
}

static void mark(exec_buffers *b, const npy_narrow *const *narrow) {
    for (int i = 0; i < b->n && narrow != NULL; i++)
        b->tensors[i].narrow = narrow[i];
}

int exec_buffers_empty(const exec_program *p, const sdyrt_executable *e,
                       exec_type *argument, exec_type *result, exec_rank *r) {
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    if (sdyrt_executable_info_get(e, &info) != SDYRT_OK)
        return cli_fail_library(NULL);
    CLI_TRY(make_buffers(e, argument, info.n_arguments, &r->arguments));
    CLI_TRY(make_buffers(e, result, info.n_results, &r->results));
    mark(&r->arguments, p->narrow_arguments);
    mark(&r->results, p->narrow_results);
    return CLI_OK;
}

int exec_buffers_make(const exec_program *p, const sdyrt_executable *e,
                      exec_rank *r) {
    return exec_buffers_empty(p, e, sdyrt_executable_argument,
                              sdyrt_executable_result, r);
}

int exec_results_make(const sdyrt_executable *e, exec_buffers *results) {
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    return sdyrt_executable_info_get(e, &info) == SDYRT_OK
               ? make_buffers(e, sdyrt_executable_result, info.n_results,
                              results)
               : cli_fail_library(NULL);
}

void exec_results_free(exec_buffers *b) {
    for (int i = 0; i < b->n; i++)
        free(b->tensors[i].data);
    free(b->tensors);
    free((void *)b->data);
}

void exec_buffers_free(exec_rank *r) {
    exec_results_free(&r->arguments);
    exec_results_free(&r->results);
    exec_results_free(&r->expected);
}

/* -- folders --------------------------------------------------------------- */

/* The names of the files of a folder. */
typedef struct folder {
    const char *option, *path;
    const char *word; /* prefix of names */
    const char *what; /* "argument" */
    int n;            /* of them */
    int n_ranks;      /* with files of their own; -1: unchecked */
    const char *more; /* ends the message on a surplus file */
} folder;

/* The number after a word, and `*end` after that; -1: no number follows. */
static int64_t number_after(const char *name, const char *word,
                            const char **end) {
    const size_t n = strlen(word);
    const size_t digits =
        strncmp(name, word, n) == 0 ? strspn(name + n, "0123456789") : 0;
    *end = name + n + digits;
    return digits > 0 && digits < 10 ? strtoll(name + n, NULL, 10) : -1;
}

static int check_rank(const folder *f, const char *name) {
    const char *end;
    const int64_t rank = number_after(name, "rank", &end);
    if (rank < f->n_ranks || f->n_ranks < 0 || rank < 0 || *end != '\0')
        return CLI_OK;
    return f->n_ranks > 0
               ? cli_fail("%s/%s: the program runs on %s", f->path, name,
                          cli_count_text(f->n_ranks, "rank").text)
               : cli_fail("%s/%s: no rank has %ss of its own: %s 0 is whole, "
                          "in %s/%s0.npy",
                          f->path, name, f->what, f->what, f->path, f->word);
}

static int check_name(const folder *f, const char *name) {
    const char *end;
    const int64_t i = number_after(name, f->word, &end);
    if (i < 0 || (strcmp(end, ".npy") != 0 && strcmp(end, ".bin") != 0))
        return CLI_OK;
    char *const own = cli_format("%s%" PRId64 "%s", f->word, i, end);
    int status = CLI_OK;
    if (i >= f->n)
        status = cli_fail("%s/%s: the program has %s%s", f->path, name,
                          cli_count_text(f->n, f->what).text, f->more);
    else if (strcmp(own, name) != 0)
        status = cli_fail("%s/%s: %s %" PRId64 " is read from %s", f->path,
                          name, f->what, i, own);
    free(own);
    return status;
}

/* Fail for a path that is no folder, or a file in it that nothing reads. */
static int check_folder(const folder *f) {
    DIR *const entries = opendir(f->path);
    if (entries == NULL)
        return cli_fail("%s %s: %s", f->option, f->path, strerror(errno));
    int status = CLI_OK;
    for (const struct dirent *entry = readdir(entries);
         entry != NULL && status == CLI_OK; entry = readdir(entries)) {
        status = check_name(f, entry->d_name);
        if (status == CLI_OK)
            status = check_rank(f, entry->d_name);
    }
    (void)closedir(entries);
    return status;
}

static folder folder_in(const exec_options *o, int n, int n_ranks) {
    return (folder){"--in",
                    o->in,
                    "arg",
                    "argument",
                    n,
                    n_ranks,
                    ": JAX drops those that are not used, and jax.jit(f, "
                    "keep_unused=True) keeps them"};
}

static folder folder_expected(const exec_options *o, int n, int n_ranks) {
    return (folder){"--expect", o->expect, "result", "result", n, n_ranks, ""};
}

int exec_folders_check(const exec_options *o, const exec_rank *r, int n_ranks) {
    const folder in = folder_in(o, r->arguments.n, n_ranks);
    const folder expected = folder_expected(o, r->results.n, n_ranks);
    if (o->in != NULL)
        CLI_TRY(check_folder(&in));
    return o->expect != NULL ? check_folder(&expected) : CLI_OK;
}

/* -- reading --------------------------------------------------------------- */

/* Read tensor `i` of a folder, from .npy or .bin, if one of them is there. */
static int read_from(const folder *f, int i, exec_tensor *tensor,
                     bool *is_there) {
    char *const npy = cli_format("%s/%s%d.npy", f->path, f->word, i);
    char *const bin = cli_format("%s/%s%d.bin", f->path, f->word, i);
    const bool is_npy = access(npy, F_OK) == 0;
    const bool is_bin = access(bin, F_OK) == 0;
    *is_there = is_npy || is_bin;
    const int status =
        is_npy && is_bin ? cli_fail("%s is there, and %s too", npy, bin)
        : *is_there      ? exec_tensor_read(tensor, is_npy ? npy : bin)
                         : CLI_OK;
    free(bin);
    free(npy);
    return status;
}

/* read_from the rank's folder or, if it lacks the file, the common one. */
static int find(const folder *f, int rank, int i, exec_tensor *tensor,
                bool *is_there) {
    folder own = *f;
    char *const path = cli_format("%s/rank%d", f->path, rank);
    own.path = path;
    *is_there = false;
    int status = rank >= 0 ? read_from(&own, i, tensor, is_there) : CLI_OK;
    free(path);
    if (status == CLI_OK && !*is_there)
        status = read_from(f, i, tensor, is_there);
    return status;
}

/* check_folder of a rank's folder, if it has one. */
static int check_own_folder(const folder *f, int rank) {
    folder own = *f;
    char *const path = cli_format("%s/rank%d", f->path, rank);
    own.path = path;
    own.n_ranks = -1;
    const int status =
        rank >= 0 && access(path, F_OK) == 0 ? check_folder(&own) : CLI_OK;
    free(path);
    return status;
}

/* The file that --arg names for an argument; NULL: none. */
static const char *named_file(const exec_options *o, int i) {
    for (int k = 0; k < o->arguments.n; k++) {
        char *end;
        if (strtol(o->arguments.at[k], &end, 10) == i && *end == '=')
            return end + 1;
    }
    return NULL;
}

static int check_named(const exec_options *o, int n) {
    for (int k = 0; k < o->arguments.n; k++) {
        char *end;
        const long i = strtol(o->arguments.at[k], &end, 10);
        if (end == o->arguments.at[k] || *end != '=' || end[1] == '\0')
            return cli_usage("--arg: expected N=FILE, found '%s'",
                             o->arguments.at[k]);
        if (i < 0 || i >= n)
            return cli_fail("--arg: the program has %s, and none of number %ld",
                            cli_count_text(n, "argument").text, i);
    }
    return CLI_OK;
}

static int read_argument(const exec_options *o, const folder *in, int rank,
                         int i, exec_tensor *tensor, uint64_t *random) {
    bool is_there = false;
    const char *const named = named_file(o, i);
    if (named != NULL)
        return exec_tensor_read(tensor, named);
    if (o->in != NULL)
        CLI_TRY(find(in, rank, i, tensor, &is_there));
    if (is_there)
        return CLI_OK;
    if (o->seed < 0 && !o->bench)
        return cli_fail("argument %d: no file is given for it, nor --random",
                        i);
    exec_tensor_random(tensor, random);
    return CLI_OK;
}

static int read_arguments(const exec_options *o, int rank, exec_buffers *b) {
    const folder in = folder_in(o, b->n, -1);
    CLI_TRY(check_named(o, b->n));
    if (o->in != NULL)
        CLI_TRY(check_own_folder(&in, rank));
    uint64_t random = (uint64_t)o->seed;
    for (int i = 0; i < b->n; i++)
        CLI_TRY(read_argument(o, &in, rank, i, &b->tensors[i], &random));
    return CLI_OK;
}

static int read_expected(const exec_options *o, int rank, exec_rank *r) {
    const int n = r->results.n;
    const folder expected = folder_expected(o, n, -1);
    exec_buffers *const to = &r->expected;
    to->tensors = cli_alloc((size_t)n + 1, sizeof *to->tensors);
    CLI_TRY(check_own_folder(&expected, rank));
    for (int i = 0; i < n; i++) {
        const exec_tensor *const result = &r->results.tensors[i];
        exec_tensor *const tensor = &to->tensors[i];
        bool is_there = false;
        CLI_TRY(exec_tensor_make(&result->type, tensor));
        to->n++;
        tensor->narrow = result->narrow;
        CLI_TRY(find(&expected, rank, i, tensor, &is_there));
        if (!is_there)
            return cli_fail("--expect: %s/result%d.npy is not there", o->expect,
                            i);
    }
    return CLI_OK;
}

int exec_files_read(const exec_options *o, int rank, exec_rank *r) {
    CLI_TRY(read_arguments(o, rank, &r->arguments));
    return o->expect != NULL ? read_expected(o, rank, r) : CLI_OK;
}

/* -- writing --------------------------------------------------------------- */

static int write_result(const exec_tensor *result, const char *path,
                        sdyi_out_file *file) {
    if (!sdyi_out_open(file, path))
        return cli_fail("%s", file->failure);
    CLI_TRY(exec_tensor_write(result, file));
    return sdyi_out_finish(file) ? CLI_OK : cli_fail("%s", file->failure);
}

int exec_directory_make(const char *path) {
    return mkdir(path, 0777) == 0 || errno == EEXIST
               ? CLI_OK
               : cli_fail("cannot make directory '%s': %s", path,
                          strerror(errno));
}

/* Writes all results or none. */
int exec_results_write(const exec_buffers *results, const char *directory) {
    CLI_TRY(exec_directory_make(directory));
    sdyi_out_file *const files = cli_alloc((size_t)results->n, sizeof *files);
    char **const paths = cli_alloc((size_t)results->n, sizeof *paths);
    int status = CLI_OK;
    for (int i = 0; i < results->n && status == CLI_OK; i++) {
        paths[i] = cli_format("%s/result%d.npy", directory, i);
        status = write_result(&results->tensors[i], paths[i], &files[i]);
    }
    for (int i = 0; i < results->n && status == CLI_OK; i++)
        if (!sdyi_out_keep(&files[i]))
            status = cli_fail("%s", files[i].failure);
    for (int i = 0; i < results->n; i++) {
        sdyi_out_drop(&files[i]);
        free(paths[i]);
    }
    free(paths);
    free(files);
    return status;
}

int exec_results_give(const exec_options *o, const exec_buffers *results) {
    if (o->out != NULL)
        return exec_results_write(results, o->out);
    for (int i = 0; i < results->n && !o->quiet && !o->bench &&
                    !o->is_checked && o->expect == NULL;
         i++)
        exec_tensor_print(stdout, &results->tensors[i]);
    return cli_flush();
}
