/* What every command shares: how it fails, how it prints, how it reads options.
 *
 * A command prints into a stream that reaches standard output only when the
 * command has succeeded, and a failure is one line on standard error that
 * starts with `sdyrt: `: whichever happens, it is never half of it. */
#ifndef SDYRT_TOOLS_COMMON_H
#define SDYRT_TOOLS_COMMON_H

#include <argp.h>
#include <jansson.h>
#include <stdio.h>

#include <sdyrt/sdyrt.h>

enum {
    CLI_OK = 0,
    CLI_FAILED = 1, /* what was asked for is wrong, or failed */
    CLI_USAGE = 2,  /* the command line is malformed, down to each text */
    CLI_RUN = -1    /* of cli_parse: no reason to stop */
};

/* A mesh with more devices than this is not listed device by device. */
#define CLI_MAX_LISTED (INT64_C(1) << 20)

/* Print `sdyrt: ...` as one line; only the first failure of the process is
 * printed. Returns CLI_FAILED. */
int cli_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same for a malformed command line; returns CLI_USAGE. */
int cli_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Fail with the library's last error, after "what: " unless it is NULL or the
 * error starts so. Returns CLI_USAGE when the text is malformed. */
int cli_fail_library(const char *what);

/* From now on failures are kept for others to see, or not any more; by the
 * processes of a job, which agree on who prints what (job.h). */
void cli_hold_failures(bool hold);
/* What has been kept, NULL for nothing; whether another process's failure is
 * what it tells of. */
const char *cli_held_failure(bool *is_echo);
/* Print this, or nothing for "", instead of what has been kept and of what
 * comes. */
void cli_print_failure(const char *text);

/* Memory, zeroed, or the end of the process with a message. */
void *cli_alloc(size_t count, size_t bytes);
/* Double an array that holds `count` when `count` is its capacity. */
void *cli_grow(void *array, size_t count, size_t bytes);
char *cli_format(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The stream that a command prints to, and its way to standard output. */
typedef struct cli_output {
    FILE *stream;
    char *text;
    size_t bytes;
} cli_output;

void cli_output_open(cli_output *output);
/* Copy the text to standard output when `status` is CLI_OK, and free it;
 * returns `status`, or CLI_FAILED when it could not be written. */
int cli_output_close(cli_output *output, int status);

/* The text of a JSON document, which is let go of; free() it. */
char *cli_json_text(json_t *document);
/* Print a JSON document and let go of it. */
void cli_print_json(FILE *stream, json_t *document);
json_t *cli_json_ints(const int64_t *values, int64_t count);

/* "8x16" for a shape, "[0, 8]" for a place; free() it. */
char *cli_shape_text(const int64_t *sizes, int rank);
char *cli_place_text(const int64_t *offsets, int rank);
/* "1.5 KiB"; free() it. */
char *cli_bytes_text(double bytes);
/* "1 device", "2 devices"; free() it. */
char *cli_count_text(int64_t count, const char *what);

/* The options of a command and how to read them. `parse` is argp's, with the
 * command's own options as state->input; it returns ARGP_ERR_UNKNOWN for what
 * it does not know, CLI_FAILED or CLI_USAGE after saying what is wrong. */
typedef struct cli_syntax {
    const char *name;      /* "shape" */
    const char *arguments; /* in the usage line: "OP", or NULL */
    const char *help;      /* a paragraph, \v, examples */
    const struct argp_option *options;
    int (*parse)(int key, char *argument, void *options);
} cli_syntax;

/* Read a command line into `options`. CLI_RUN: go on; otherwise what to exit
 * with: the command line was wrong, or asked for help and got it. */
int cli_parse(const cli_syntax *syntax, int argc, char **argv, void *options);

/* Read a whole number; CLI_OK, or CLI_USAGE after saying what is wrong with
 * `option`. */
int cli_int(const char *option, const char *text, int64_t least, int64_t most,
            int64_t *value);
/* Read "0,4,5-7" into a new array. */
int cli_int_list(const char *option, const char *text, int64_t **values,
                 int64_t *count);

/* A flag of an option that may be given more than once; not one of argp's,
 * which does not look at it. */
#define CLI_REPEATABLE 0x10000

#define CLI_HELP_OPTION                                                        \
    { "help", 'h', NULL, 0, "Print this and stop", -1 }
#define CLI_JSON_OPTION                                                        \
    { "json", 'j', NULL, 0, "Print one JSON document", 20 }

#endif
