/* The kit of every program: failures, output and options.
 *
 * A failure is one line on standard error that starts with the program's name.
 * Text that a command prints to a cli_output reaches standard output only after
 * the command has succeeded, so it is never half of it. */
#ifndef SDYRT_CLI_CLI_H
#define SDYRT_CLI_CLI_H

#include <jansson.h>
#include <stdio.h>

#include <sdyrt/sdyrt.h>

enum {
    CLI_OK = 0,
    CLI_FAILED = 1, /* the request is wrong, or failed */
    CLI_USAGE = 2,  /* the command line is malformed, down to each text */
    CLI_RUN = -1    /* of cli_parse: no reason to stop */
};

/* A mesh with more devices than this is not listed device by device. */
#define CLI_MAX_LISTED (INT64_C(1) << 20)

/* The name that failures and help begin with; "sdyrt" unless main sets it. */
extern const char *cli_program;

/* -- failing --------------------------------------------------------------- */

/* Print `PROGRAM: ...` as one line; only the first failure of the process is
 * printed. Returns CLI_FAILED. */
int cli_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* cli_fail for a malformed command line; returns CLI_USAGE. */
int cli_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Return the status of a call unless it is CLI_OK. */
#define CLI_TRY(call)                                                          \
    do {                                                                       \
        const int status_ = (call);                                            \
        if (status_ != CLI_OK)                                                 \
            return status_;                                                    \
    } while (0)

/* cli_fail in functions that return a bool: false. */
#define CLI_FALSE(...) (cli_fail(__VA_ARGS__) == CLI_OK)

/* The status of the first failure of the process, CLI_USAGE or CLI_FAILED;
 * CLI_FAILED too if nothing has failed. */
int cli_failure_status(void);

/* Fail with the library's last error, after "what: " unless it is NULL or the
 * error starts with it, and with advice if there is any. Returns CLI_USAGE for
 * a malformed text. */
int cli_fail_library(const char *what);

/* Advice on a failure of the nccl backend, or of a program on another number of
 * ranks than it is for; "" for most. Valid until the next call. */
const char *cli_advice(const char *failure);

/* Hold failures back instead of printing them; or stop that, and print the
 * failure that was held back. Processes of a job agree on which of them prints
 * (job.h). */
void cli_hold_failures(bool hold);
/* The failure that is held back, NULL for none; `*is_echo`: it reports that of
 * another process. */
const char *cli_held_failure(bool *is_echo);
/* Print `text`, unless "", in place of the held failure and of later ones. */
void cli_print_failure(const char *text);

/* -- memory and text ------------------------------------------------------- */

/* Memory, zeroed, or the end of the process with a message. */
void *cli_alloc(size_t count, size_t bytes);
/* Make room for one more than `count` elements: the array is doubled where
 * `count` is 0 or a power of two. */
void *cli_grow(void *array, size_t count, size_t bytes);
char *cli_format(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The stream that a command prints to, and its text until it is complete. */
typedef struct cli_output {
    FILE *stream;
    char *text;
    size_t bytes;
} cli_output;

void cli_output_open(cli_output *output);
/* Copy the text to standard output if `status` is CLI_OK, and free it; returns
 * `status`, or CLI_FAILED if it could not be written. */
int cli_output_close(cli_output *output, int status);
/* Flush standard output; CLI_OK, or CLI_FAILED with a message. */
int cli_flush(void);

/* The text of a JSON document, whose reference is dropped, as json_dumps makes
 * it with `flags`; free() it. */
char *cli_json_text(json_t *document, size_t flags);
/* Print a JSON document and drop the reference. */
void cli_print_json(FILE *stream, json_t *document);
/* Write a file whole or not at all (base/out_file.h); "-" is stdout. */
int cli_write_file(const char *path, const char *text, size_t bytes);
/* Called by main first: sdyi_out_limits_fail of base/out_file.h. */
void cli_limits_fail(void);
/* Write a JSON document to a file and drop the reference; NULL: no file. */
bool cli_write_json(const char *path, json_t *document);
/* Fail if cli_write_file would fail for this path; no file is made. */
bool cli_check_writable(const char *path);
json_t *cli_json_ints(const int64_t *values, int64_t count);
/* A text, which is freed; NULL: null. */
json_t *cli_json_own(char *text);

/* A short text, by value: `cli_count_text(2, "device").text`. */
typedef struct cli_text {
    char text[24 * SDYRT_MAX_RANK];
} cli_text;

/* "8x16" for a shape, "[0, 8]" for offsets. */
cli_text cli_shape_text(const int64_t *sizes, int rank);
cli_text cli_place_text(const int64_t *offsets, int rank);
/* "[2, 3]" for the row-major number of an element. */
cli_text cli_index_text(const sdyrt_type *type, int64_t index);
/* "1.5 KiB" */
cli_text cli_bytes_text(double bytes);
/* "1.5 ms" */
cli_text cli_time_text(double seconds);
/* "1 device", "2 devices" */
cli_text cli_count_text(int64_t count, const char *what);

/* The library's text of an object; free() it. */
char *cli_mesh_print(const sdyrt_mesh *mesh);
char *cli_sharding_print(const sdyrt_sharding *sharding);
char *cli_type_print(const sdyrt_type *type);
char *cli_plan_print(const sdyrt_plan *plan);

/* The value of a name; false for an unknown name, and then nothing is written.
 * Dtypes have the names of MLIR (`bf16`) and of nccl-tests (`bfloat16`),
 * reductions those of StableHLO (`and`), of MLIR's shard dialect
 * (`bitwise_and`, `product`) and of MPI (`band`). */
bool cli_op_named(const char *name, sdyrt_op_kind *kind);
bool cli_reduction_named(const char *name, sdyrt_reduction *reduction);
/* "sum, max, ..": the names of all. */
const char *cli_reduction_names(void);
/* The names of reductions in help texts. */
#define CLI_REDUCTIONS "sum|max|min|prod|and|or|xor"
bool cli_dtype_named(const char *name, sdyrt_dtype *dtype);
/* A suggestion for an unknown dtype, ": did you mean 'ui8'?", or "". */
const char *cli_dtype_advice(const char *name);

/* The next word of a list with commas, cut to `bytes`; false after the last.
 * `*at` begins at the first word and is NULL after the last. */
bool cli_next_word(const char **at, char *word, size_t bytes);

/* The place of a word in a list that ends with NULL; -1, with a message: it is
 * not there. */
int cli_word(const char *option, const char *word, const char *const *list);

/* Seconds of a monotonic clock, one for the machine. */
double cli_now(void);

/* -- options --------------------------------------------------------------- */

/* The kind of an option: the type of its value in the command's options. */
typedef enum cli_kind {
    CLI_FLAG,     /* bool: it was given */
    CLI_TEXT,     /* const char * */
    CLI_INT,      /* int64_t, from `least` to `most` */
    CLI_SIZE,     /* size_t of 8, 64K, 1M or 2G: above 0 */
    CLI_REAL,     /* double, above 0 */
    CLI_INTS,     /* cli_ints of 0,4,5-7 */
    CLI_TEXTS,    /* cli_texts: it may be given more than once */
    CLI_ARGUMENT, /* const char *: the word that is no option */
    CLI_HEADING,  /* none: a line of the help */
    CLI_ELSEWHERE /* none: another program's, refused with `help` and the value,
                     and not in the help */
} cli_kind;

typedef struct cli_texts {
    const char **at;
    int n;
} cli_texts;

typedef struct cli_ints {
    int64_t *at; /* NULL: not given */
    int64_t n;
} cli_ints;

/* A table of options ends with an entry without help. */
typedef struct cli_option {
    const char *name;
    int letter; /* 0: none */
    cli_kind kind;
    size_t at;         /* the value's place in the command's options */
    const char *value; /* its name in the help */
    const char *help;
    int64_t least, most;
} cli_option;

enum { CLI_MAX_TABLES = 5 };

typedef struct cli_syntax {
    const char *name;      /* "shape"; NULL: the program has no commands */
    const char *arguments; /* in the usage line: "OP", or NULL */
    const char *help;      /* a paragraph, \v, examples */
    const cli_option *tables[CLI_MAX_TABLES]; /* --help is not in them */
} cli_syntax;

/* Parse a command line into `options`. CLI_RUN: go on; else the exit status:
 * the command line was wrong, or --help was printed. */
int cli_parse(const cli_syntax *syntax, int argc, char **argv, void *options);

/* The options and arguments of the parsed command line, such as "--root 2",
 * without paths, which may differ between processes of a job. */
const cli_texts *cli_given(void);

/* Parse an integer, or several; CLI_OK, or CLI_USAGE with a message. */
int cli_int(const char *option, const char *text, int64_t least, int64_t most,
            int64_t *value);
int cli_int_list(const char *option, const char *text, cli_ints *list);

/* Entries of an option table. */
#define CLI_OPTION(name, letter, kind, at, value, help)                        \
    { name, letter, kind, at, value, help, 0, 0 }
#define CLI_NUMBER(name, letter, at, value, help, least, most)                 \
    { name, letter, CLI_INT, at, value, help, least, most }
#define CLI_JSON(options)                                                      \
    CLI_OPTION("json", 'j', CLI_FLAG, offsetof(options, json), NULL,           \
               "Print one JSON document")

#endif
