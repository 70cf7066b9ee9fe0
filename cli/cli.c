/* Failures, memory, text and names, for every program. */
#include "cli/cli.h"
#include "base/bytes.h"
#include "base/out_file.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* -- failing --------------------------------------------------------------- */

const char *cli_program = "sdyrt";
static bool failed;
static int first_status = CLI_FAILED; /* of the first failure */
static bool holds;                    /* failures, instead of printing them */
static char *held;
static bool held_is_echo;

/* Print a failure as one line: control characters of file names and arguments
 * are printed as `?`. */
static void print_failure(int status, const char *format, va_list arguments) {
    if (failed)
        return;
    failed = true;
    first_status = status;
    char *text = NULL;
    if (vasprintf(&text, format, arguments) < 0)
        text = NULL;
    for (char *at = text; at != NULL && *at != '\0'; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7f)
            *at = '?';
    if (holds && text != NULL) {
        held = text;
        return;
    }
    fprintf(stderr, "%s: %s\n", cli_program, text == NULL ? "no memory" : text);
    free(text);
}

void cli_print_failure(const char *text) {
    if (*text != '\0' && (held != NULL || !failed))
        fprintf(stderr, "%s: %s\n", cli_program, text);
    failed = true;
    free(held);
    held = NULL;
}

void cli_hold_failures(bool hold) {
    holds = hold;
    if (!hold && held != NULL)
        cli_print_failure(held);
}

/* End the process: there is no memory even to agree on that. */
static _Noreturn void give_up(void) {
    if (held != NULL)
        cli_print_failure(held);
    exit(CLI_FAILED);
}

const char *cli_held_failure(bool *is_echo) {
    *is_echo = held_is_echo;
    return held;
}

int cli_fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_failure(CLI_FAILED, format, arguments);
    va_end(arguments);
    return CLI_FAILED;
}

int cli_usage(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_failure(CLI_USAGE, format, arguments);
    va_end(arguments);
    return CLI_USAGE;
}

int cli_failure_status(void) {
    return first_status;
}

/* A text without the library function that it begins with: the user of a
 * command has called none. */
static const char *without_caller(const char *text) {
    const size_t name = strspn(text, "abcdefghijklmnopqrstuvwxyz_");
    return strncmp(text, "sdyrt_", 6) == 0 && text[name] == ':'
               ? text + name + 1 + strspn(text + name + 1, " ")
               : text;
}

int cli_fail_library(const char *what) {
    const char *text = without_caller(sdyrt_last_error());
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    const size_t length = what == NULL ? 0 : strlen(what);
    const bool said =
        what == NULL ||
        (strncmp(text, what, length) == 0 &&
         (text[length] == ' ' || strncmp(text + length, ": ", 2) == 0));
    held_is_echo = held_is_echo || (!failed && kind == SDYRT_KIND_RANK_FAILED);
    const bool malformed = kind >= SDYRT_KIND_PARSE_PRIORITY_FORM &&
                           kind <= SDYRT_KIND_PARSE_SYNTAX;
    return (malformed ? cli_usage : cli_fail)(
        "%s%s%s%s", said ? "" : what, said ? "" : ": ", text, cli_advice(text));
}

/* Advice for a mesh of N devices on another number of ranks, or "". */
static const char *advise_ranks(const char *failure) {
    static char advice[64];
    const char *at = strstr(failure, " devices, and ");
    if (at == NULL || strstr(at, " rank") == NULL)
        return "";
    while (at > failure && at[-1] >= '0' && at[-1] <= '9')
        at--;
    const long long n = strtoll(at, NULL, 10);
    if (n < 1 || at == failure || at[-1] != ' ')
        return ""; /* a grid of 2x4 devices */
    (void)snprintf(advice, sizeof advice, "; -n %lld gives it as many", n);
    return advice;
}

const char *cli_advice(const char *failure) {
    if (*advise_ranks(failure) != '\0')
        return advise_ranks(failure);
    return strstr(failure, "Duplicate GPU") == NULL
               ? ""
               : "; NCCL wants a GPU for each rank. 'sdyrt launch "
                 "--share-gpus -n N -- sdyrt ..' runs processes that share one "
                 "(by NCCL_HOSTID), slowly";
}

/* -- memory and text ------------------------------------------------------- */

void *cli_alloc(size_t count, size_t bytes) {
    void *memory = calloc(count == 0 ? 1 : count, bytes == 0 ? 1 : bytes);
    if (memory == NULL) {
        cli_fail("no memory for %zu times %zu bytes", count, bytes);
        give_up();
    }
    return memory;
}

void *cli_grow(void *array, size_t count, size_t bytes) {
    if (count != 0 && (count & (count - 1)) != 0)
        return array;
    const size_t capacity = count == 0 ? 1 : 2 * count;
    void *grown = reallocarray(array, capacity, bytes);
    if (grown == NULL) {
        cli_fail("no memory for %zu times %zu bytes", capacity, bytes);
        give_up();
    }
    return grown;
}

char *cli_format(const char *format, ...) {
    char *text = NULL;
    va_list arguments;
    va_start(arguments, format);
    const int length = vasprintf(&text, format, arguments);
    va_end(arguments);
    if (length < 0) {
        cli_fail("no memory for a line of text");
        give_up();
    }
    return text;
}

void cli_output_open(cli_output *output) {
    output->text = NULL;
    output->bytes = 0;
    output->stream = open_memstream(&output->text, &output->bytes);
    if (output->stream == NULL) {
        cli_fail("no memory for the output");
        give_up();
    }
}

int cli_output_close(cli_output *output, int status) {
    const bool complete = !ferror(output->stream);
    if (fclose(output->stream) != 0 || !complete)
        status = cli_fail("no memory for the output");
    errno = 0;
    if (status == CLI_OK) /* an error of this write is fflush's error too */
        (void)fwrite(output->text, 1, output->bytes, stdout);
    free(output->text);
    return status == CLI_OK ? cli_flush() : status;
}

int cli_flush(void) {
    return fflush(stdout) == 0 && !ferror(stdout)
               ? CLI_OK
               : cli_fail("cannot write standard output: %s", strerror(errno));
}

char *cli_json_text(json_t *document, size_t flags) {
    char *text = document == NULL ? NULL : json_dumps(document, flags);
    if (text == NULL) {
        cli_fail("no memory for the JSON document");
        give_up();
    }
    json_decref(document);
    return text;
}

void cli_print_json(FILE *stream, json_t *document) {
    char *text = cli_json_text(document, 0);
    fprintf(stream, "%s\n", text);
    free(text);
}

void cli_limits_fail(void) {
    sdyi_out_limits_fail();
}

int cli_write_file(const char *path, const char *text, size_t bytes) {
    sdyi_out_file file;
    return sdyi_out_all(&file, path, text, bytes)
               ? CLI_OK
               : cli_fail("%s", file.failure);
}

bool cli_write_json(const char *path, json_t *document) {
    if (path == NULL) {
        json_decref(document);
        return true;
    }
    char *const text = cli_json_text(document, JSON_INDENT(1));
    const bool good = cli_write_file(path, text, strlen(text)) == CLI_OK;
    free(text);
    return good;
}

/* Pipes and devices are not opened: that would be seen at their other end. */
bool cli_check_writable(const char *path) {
    struct stat found;
    if (strcmp(path, "-") == 0)
        return true;
    if (stat(path, &found) == 0 && !S_ISREG(found.st_mode) &&
        !S_ISDIR(found.st_mode))
        return access(path, W_OK) == 0 ||
               CLI_FALSE("cannot write '%s': %s", path, strerror(errno));
    sdyi_out_file file;
    const bool good = sdyi_out_open(&file, path);
    sdyi_out_drop(&file);
    return good || CLI_FALSE("%s", file.failure);
}

json_t *cli_json_ints(const int64_t *values, int64_t count) {
    json_t *list = json_array();
    for (int64_t i = 0; i < count; i++)
        json_array_append_new(list, json_integer(values[i]));
    return list;
}

json_t *cli_json_own(char *text) {
    json_t *const made = text == NULL ? json_null() : json_string(text);
    free(text);
    return made;
}

/* Append to a text what fits. */
static void __attribute__((format(printf, 2, 3)))
append(cli_text *to, const char *format, ...) {
    const size_t used = strlen(to->text);
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(to->text + used, sizeof to->text - used, format, arguments);
    va_end(arguments);
}

static cli_text join(const int64_t *values, int rank, const char *before,
                     const char *between, const char *after) {
    cli_text joined = {""};
    append(&joined, "%s", before);
    for (int d = 0; d < rank; d++) {
        append(&joined, "%s", d == 0 ? "" : between);
        if (values[d] == SDYRT_DYNAMIC)
            append(&joined, "?");
        else
            append(&joined, "%" PRId64, values[d]);
    }
    append(&joined, "%s", after);
    return joined;
}

cli_text cli_shape_text(const int64_t *sizes, int rank) {
    if (rank == 0)
        return (cli_text){"scalar"};
    return join(sizes, rank, "", "x", "");
}

cli_text cli_place_text(const int64_t *offsets, int rank) {
    return join(offsets, rank, "[", ", ", "]");
}

cli_text cli_index_text(const sdyrt_type *type, int64_t index) {
    int64_t place[SDYRT_MAX_RANK] = {0};
    for (int d = type->rank; d-- > 0;) {
        place[d] = index % type->dims[d];
        index /= type->dims[d];
    }
    return cli_place_text(place, type->rank);
}

cli_text cli_bytes_text(double bytes) {
    cli_text made = {""};
    append(&made, "%s", sdyi_bytes_print(bytes).text);
    return made;
}

cli_text cli_time_text(double seconds) {
    cli_text made = {""};
    if (seconds < 1e-3)
        append(&made, "%.1f us", seconds * 1e6);
    else if (seconds < 1)
        append(&made, "%.1f ms", seconds * 1e3);
    else
        append(&made, "%.1f s", seconds);
    return made;
}

cli_text cli_count_text(int64_t count, const char *what) {
    cli_text made = {""};
    append(&made, "%" PRId64 " %s%s", count, what, count == 1 ? "" : "s");
    return made;
}

#define DEFINE_PRINT(object)                                                   \
    char *cli_##object##_print(const sdyrt_##object *value) {                  \
        const size_t length = sdyrt_##object##_print(value, NULL, 0);          \
        char *text = cli_alloc(length + 1, 1);                                 \
        sdyrt_##object##_print(value, text, length + 1);                       \
        return text;                                                           \
    }

DEFINE_PRINT(mesh)
DEFINE_PRINT(sharding)
DEFINE_PRINT(type)
DEFINE_PRINT(plan)

/* -- names ----------------------------------------------------------------- */

#define DEFINE_NAMED(function, object, type, count)                            \
    function(const char *name, type *value) {                                  \
        for (int i = 0; i < (count); i++)                                      \
            if (strcmp(sdyrt_##object##_name((type)i), name) == 0) {           \
                *value = (type)i;                                              \
                return true;                                                   \
            }                                                                  \
        return false;                                                          \
    }

DEFINE_NAMED(bool cli_op_named, op, sdyrt_op_kind, SDYRT_OP_COUNT)
DEFINE_NAMED(static bool is_reduction, reduction, sdyrt_reduction,
             SDYRT_REDUCTION_COUNT)

bool cli_reduction_named(const char *name, sdyrt_reduction *reduction) {
    static const struct {
        const char *name;
        sdyrt_reduction reduction;
    } others[] = {
        {"product", SDYRT_PROD},  {"bitwise_and", SDYRT_AND},
        {"bitwise_or", SDYRT_OR}, {"bitwise_xor", SDYRT_XOR},
        {"band", SDYRT_AND},      {"bor", SDYRT_OR},
        {"bxor", SDYRT_XOR},
    };
    for (size_t k = 0; k < sizeof others / sizeof *others; k++)
        if (strcmp(others[k].name, name) == 0) {
            *reduction = others[k].reduction;
            return true;
        }
    return is_reduction(name, reduction);
}
const char *cli_reduction_names(void) {
    static char names[256];
    size_t length = 0;
    for (int i = 0; i < SDYRT_REDUCTION_COUNT && length < sizeof names; i++)
        length += (size_t)snprintf(names + length, sizeof names - length,
                                   "%s%s", i == 0 ? "" : ", ",
                                   sdyrt_reduction_name((sdyrt_reduction)i));
    return names;
}

DEFINE_NAMED(static bool is_dtype, dtype, sdyrt_dtype, SDYRT_DTYPE_COUNT)

bool cli_dtype_named(const char *name, sdyrt_dtype *dtype) {
    static const struct {
        const char *name;
        sdyrt_dtype dtype;
    } nccl[] = {
        {"int8", SDYRT_I8},       {"uint8", SDYRT_U8},
        {"int32", SDYRT_I32},     {"uint32", SDYRT_U32},
        {"int64", SDYRT_I64},     {"uint64", SDYRT_U64},
        {"half", SDYRT_F16},      {"float", SDYRT_F32},
        {"double", SDYRT_F64},    {"bfloat16", SDYRT_BF16},
        {"f8e4m3", SDYRT_F8E4M3}, {"f8e5m2", SDYRT_F8E5M2},
    };
    for (size_t k = 0; k < sizeof nccl / sizeof *nccl; k++)
        if (strcmp(nccl[k].name, name) == 0) {
            *dtype = nccl[k].dtype;
            return true;
        }
    return is_dtype(name, dtype);
}

/* The library's suggestion for a dtype of this name, from its parse error. */
const char *cli_dtype_advice(const char *name) {
    sdyrt_type type;
    char *const text = cli_format("tensor<%s>", name);
    const char *guess = NULL;
    if (sdyrt_type_parse(text, &type) != SDYRT_OK)
        guess = strstr(sdyrt_last_error(), ": did you mean");
    free(text);
    return guess == NULL ? "" : guess;
}

bool cli_next_word(const char **at, char *word, size_t bytes) {
    if (*at == NULL)
        return false;
    const size_t length = strcspn(*at, ",");
    snprintf(word, bytes, "%.*s", (int)length, *at);
    *at = (*at)[length] == ',' ? *at + length + 1 : NULL;
    return true;
}

int cli_word(const char *option, const char *word, const char *const *list) {
    cli_text expected = {""};
    int n = 0;
    for (; list[n] != NULL; n++)
        if (strcmp(list[n], word) == 0)
            return n;
    for (int i = 0; i < n; i++)
        append(&expected, "%s%s",
               i == 0      ? ""
               : i + 1 < n ? ", "
                           : " or ",
               list[i]);
    cli_usage("%s: expected %s, found '%s'", option, expected.text, word);
    return -1;
}

double cli_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
