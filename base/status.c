/* The last failure of each thread, and the names of statuses and kinds.
 *
 * The text is always one line: whatever a caller's string brought in, control
 * characters become spaces. */
#include "base/status.h"
#include <sdyrt/version.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define TEXT_BYTES sizeof(((sdyi_failure *)NULL)->text)

static _Thread_local sdyi_failure last;

/* `text` may hold last.text itself as an argument had it, so it is a copy. */
static void set_text(const char *text) {
    size_t i = 0;
    for (; i + 1 < TEXT_BYTES && text[i] != '\0'; i++) {
        const unsigned char c = (unsigned char)text[i];
        last.text[i] = c < 0x20 || c == 0x7f ? ' ' : text[i];
    }
    last.text[i] = '\0';
}

sdyi_failure sdyi_failure_keep(void) {
    return last;
}

void sdyi_failure_restore(const sdyi_failure *kept) {
    last = *kept;
}

sdyrt_status sdyi_fail(sdyrt_status status, sdyrt_error_kind kind,
                       const char *format, ...) {
    char text[TEXT_BYTES] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    set_text(text);
    last.first_word = 0;
    last.n_words = (int)strlen(last.text);
    last.kind = kind;
    return status;
}

void sdyi_fail_prefix(const char *format, ...) {
    char text[TEXT_BYTES] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    const size_t used = strlen(text);
    snprintf(text + used, sizeof text - used, "%s", last.text);
    set_text(text);
    last.first_word += (int)used;
}

sdyrt_status sdyi_fail_detail(sdyrt_status status, const char *format, ...) {
    char text[2 * TEXT_BYTES];
    const int used = snprintf(text, sizeof text, "%s", last.text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + used, sizeof text - (size_t)used, format, arguments);
    va_end(arguments);
    set_text(text);
    return status;
}

const char *sdyi_fail_words(int *length) {
    const int all = (int)strlen(last.text);
    const int first = last.first_word < all ? last.first_word : all;
    *length = last.n_words < all - first ? last.n_words : all - first;
    return last.text + first;
}

/* "sdyrt_run: "; "" for a function that is not of the public interface. */
static const char *caller(const char *function, char text[64]) {
    text[0] = '\0';
    if (strncmp(function, "sdyrt_", 6) == 0)
        snprintf(text, 64, "%s: ", function);
    return text;
}

sdyrt_status sdyi_fail_null(const char *function, const char *pointer) {
    char text[64];
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT, "%s'%s' is NULL",
                     caller(function, text), pointer);
}

sdyrt_status sdyi_fail_struct(const char *function, const char *pointer,
                              size_t found, size_t expected) {
    char text[64];
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_STRUCT_BYTES,
                     "%s'%s' has struct_bytes %zu, expected %zu; start from "
                     "its INIT macro",
                     caller(function, text), pointer, found, expected);
}

sdyrt_status sdyi_fail_memory(const char *function, size_t bytes) {
    char text[64];
    return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                     "%sno memory for %zu bytes", caller(function, text),
                     bytes);
}

const char *sdyrt_last_error(void) {
    return last.text;
}

sdyrt_error_kind sdyrt_last_error_kind(void) {
    return last.kind;
}

/* Without a default, so that the compiler warns of a name that is missing. */
const char *sdyrt_status_name(sdyrt_status status) {
#define NAME(name)                                                             \
    case SDYRT_##name:                                                         \
        return #name;
    switch (status) {
        NAME(OK)
        NAME(ARGUMENT)
        NAME(MISMATCH)
        NAME(UNSUPPORTED)
        NAME(MEMORY)
        NAME(BACKEND)
        NAME(TIMEOUT)
        NAME(ABORTED)
    }
#undef NAME
    return "?";
}

const char *sdyrt_error_kind_name(sdyrt_error_kind kind) {
#define NAME(name)                                                             \
    case SDYRT_KIND_##name:                                                    \
        return #name;
    switch (kind) {
        NAME(NONE)
        NAME(NULL_ARGUMENT)
        NAME(STRUCT_BYTES)
        NAME(BAD_VALUE)
        NAME(CAPACITY)
        NAME(LIMIT)
        NAME(OVERFLOW)
        NAME(DYNAMIC_SHAPE)
        NAME(PARSE_PRIORITY_FORM)
        NAME(PARSE_PRIORITY_ZEROS)
        NAME(PARSE_PRIORITY_RANGE)
        NAME(PARSE_DIM)
        NAME(PARSE_LIST_ATTR)
        NAME(PARSE_AXIS)
        NAME(PARSE_MESH)
        NAME(PARSE_TYPE)
        NAME(PARSE_SYNTAX)
        NAME(MESH_AXIS_SIZE)
        NAME(MESH_NEG_ID)
        NAME(MESH_NOAXES_MANYIDS)
        NAME(MESH_DUP_AXIS)
        NAME(MESH_PRODUCT)
        NAME(MESH_IDS_NOT_PERM)
        NAME(UNKNOWN_MESH)
        NAME(MAXIMAL_NOT_RANK0)
        NAME(TUPLE_SIZE)
        NAME(NONSHAPED_NOT_RANK0)
        NAME(UNRANKED)
        NAME(RANK_MISMATCH)
        NAME(NEG_PRIORITY)
        NAME(EMPTY_CLOSED_PRIORITY)
        NAME(DIM_NOT_DIVISIBLE)
        NAME(UNKNOWN_AXIS)
        NAME(DUP_AXIS_REF)
        NAME(MERGEABLE_SUBAXES)
        NAME(REPLICATED_ORDER)
        NAME(UNREDUCED_ORDER)
        NAME(SUB_AND_FULL)
        NAME(SUB_PRE)
        NAME(SUB_SIZE)
        NAME(SUB_NOT_DIVIDING)
        NAME(SUB_IS_FULL)
        NAME(SUB_OVERLAP)
        NAME(AXIS_BOUND_BY_MANUAL)
        NAME(SUB_GAP)
        NAME(PARTITION_OFFSETS)
        NAME(COLL_NO_OPERAND_SHARDING)
        NAME(COLL_MESH_MISMATCH)
        NAME(COLL_RANK_MISMATCH)
        NAME(COLL_AXES_RANK)
        NAME(COLL_CANNOT_APPLY)
        NAME(COLL_RESULT_MISMATCH)
        NAME(A2A_EMPTY)
        NAME(A2A_SRC_RANGE)
        NAME(A2A_TGT_RANGE)
        NAME(A2A_DIM_REUSED)
        NAME(A2A_SRC_ORDER)
        NAME(CP_MESH_AXES)
        NAME(CP_SAME_IDS)
        NAME(CP_SIZE)
        NAME(AR_NOT_EQUIVALENT)
        NAME(AR_OVERLAP_DIM_OR_REPL)
        NAME(AR_OVERLAP_UNREDUCED)
        NAME(S2U_OP)
        NAME(S2U_AXES)
        NAME(R2U_OP)
        NAME(R2U_DIMS)
        NAME(R2U_EMPTY)
        NAME(R2U_OVERLAP_DIM)
        NAME(R2U_OVERLAP_UNREDUCED)
        NAME(R2U_AXES)
        NAME(UNRED_INTRODUCED)
        NAME(UNRED_INTRODUCED_OP)
        NAME(UNRED_DROPPED)
        NAME(UNRED_REMOVED_OP)
        NAME(UNRED_KEPT_OP)
        NAME(UNREDUCED_CHANGED)
        NAME(GRID_AXES)
        NAME(GRID_DEVICE)
        NAME(GRID_DIM)
        NAME(GRID_HALO)
        NAME(DTYPE_REDUCTION)
        NAME(PLACEMENT)
        NAME(STRIDES)
        NAME(SCRATCH_LIMIT)
        NAME(BUFFER_NULL)
        NAME(BUFFER_OVERLAP)
        NAME(BUFFER_ALIGNMENT)
        NAME(RANKS_DIFFER)
        NAME(RANK_MISSING)
        NAME(RANK_FAILED)
        NAME(NO_MEMORY)
        NAME(SYSTEM)
        NAME(PROGRAM)
    }
#undef NAME
    return "?";
}

const char *sdyrt_version(void) {
    return SDYRT_VERSION_STRING;
}
