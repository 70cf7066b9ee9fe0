/* The page: propagate/page.html with the program as JSON in its place, which
 * the page's script shows as text alone. */
#include "propagate.h"

#include <stdlib.h>
#include <string.h>

static const char marker[] = "/*PROGRAM*/";

/* Reasons by their place in the list, for the page to refer to. */
typedef struct numbers {
    const sdyrt_reason **at; /* by hash; NULL: free */
    int *of;
    size_t capacity, n;
} numbers;

typedef struct page {
    const sdyrt_program *program;
    json_t *functions, *values, *meshes, *reasons;
    const sdyrt_operation *function;
    int *value_of; /* values by sdyrt_value_info.id: their number here */
    int n_ids;
    numbers numbers;
} page;

/* -- values that are told before others --------------------------------------
 */

static int id_of(const sdyrt_value *value) {
    sdyrt_value_info info = SDYRT_VALUE_INFO_INIT;
    return sdyrt_value_info_get(value, &info) == SDYRT_OK ? info.id : 0;
}

static void number_value(void *state, const sdyrt_operation *function,
                         const sdyrt_value *value, int result) {
    page *const p = state;
    int *const n = &p->n_ids;
    (void)function;
    (void)result;
    if (value != NULL && id_of(value) >= *n)
        *n = id_of(value) + 1;
}

static json_t *value_number(const page *p, const sdyrt_value *value) {
    return json_integer(value == NULL || id_of(value) >= p->n_ids
                            ? -1
                            : p->value_of[id_of(value)]);
}

/* -- reasons --------------------------------------------------------------- */

static size_t slot_of(const numbers *t, const sdyrt_reason *reason) {
    size_t i = ((uintptr_t)reason >> 4) * 2654435761U % t->capacity;
    while (t->at[i] != NULL && t->at[i] != reason)
        i = (i + 1) % t->capacity;
    return i;
}

static void grow(numbers *t) {
    const numbers old = *t;
    t->capacity = old.capacity == 0 ? 1024 : 2 * old.capacity;
    t->at = cli_alloc(t->capacity, sizeof *t->at);
    t->of = cli_alloc(t->capacity, sizeof *t->of);
    for (size_t i = 0; i < old.capacity; i++)
        if (old.at[i] != NULL) {
            const size_t slot = slot_of(t, old.at[i]);
            t->at[slot] = old.at[i];
            t->of[slot] = old.of[i];
        }
    free(old.at);
    free(old.of);
}

static const sdyrt_value *first_result(const sdyrt_operation *operation) {
    return operation == NULL ? NULL : sdyrt_operation_result_at(operation, 0);
}

/* [value, result, dim, axis, step, priority, op priority, op, its first result,
 * factor, number of the reason before] */
static json_t *json_reason(const page *p, const sdyrt_reason *r) {
    char *const through =
        r->operation == NULL ? NULL : propagate_operation_text(r->operation);
    json_t *const list = json_pack(
        "[o, i, i, s, i, I, i, s?, o, s?, i]", value_number(p, r->value),
        r->function == NULL ? -1 : r->result, r->dim, r->axis, r->step,
        (json_int_t)r->user_priority, r->op_priority, through,
        value_number(p, first_result(r->operation)), r->factor, -1);
    free(through);
    return list;
}

/* The number of a reason, whose way is listed with it. */
static int number_of(page *p, const sdyrt_reason *reason) {
    int first = -1;
    json_t *later = NULL;
    for (const sdyrt_reason *r = reason; r != NULL; r = r->before) {
        if (2 * p->numbers.n >= p->numbers.capacity)
            grow(&p->numbers);
        const size_t slot = slot_of(&p->numbers, r);
        const bool is_known = p->numbers.at[slot] != NULL;
        const int n =
            is_known ? p->numbers.of[slot] : (int)json_array_size(p->reasons);
        if (later != NULL)
            json_array_set_new(later, 10, json_integer(n));
        first = first < 0 ? n : first;
        if (is_known)
            break;
        p->numbers.at[slot] = r;
        p->numbers.of[slot] = n;
        p->numbers.n++;
        later = json_reason(p, r);
        json_array_append_new(p->reasons, later);
    }
    return first;
}

/* -- values ---------------------------------------------------------------- */

static json_t *json_axes(const sdyrt_axis_list axes) {
    json_t *const list = json_array();
    for (int i = 0; i < axes.count; i++)
        json_array_append_new(list, json_pack("[s, I, I]", axes.refs[i].name,
                                              (json_int_t)axes.refs[i].pre,
                                              (json_int_t)axes.refs[i].size));
    return list;
}

/* Of the list of meshes; a new one is added. */
static int mesh_number(const page *p, const sdyrt_mesh *mesh) {
    char *const text = cli_mesh_print(mesh);
    size_t i;
    json_t *known;
    json_array_foreach(p->meshes, i, known) {
        if (strcmp(json_string_value(json_object_get(known, "text")), text) ==
            0) {
            free(text);
            return (int)i;
        }
    }
    json_t *const axes = json_array(), *const ids = json_array();
    for (int a = 0; a < sdyrt_mesh_axis_count(mesh); a++) {
        const sdyrt_mesh_axis axis = sdyrt_mesh_axis_at(mesh, a);
        json_array_append_new(
            axes, json_pack("[s, I]", axis.name, (json_int_t)axis.size));
    }
    const int64_t n = sdyrt_mesh_device_count(mesh);
    for (int64_t d = 0; d < n && n <= 4096; d++) {
        int64_t id = 0;
        (void)sdyrt_mesh_device_at(mesh, d, &id);
        json_array_append_new(ids, json_integer((json_int_t)id));
    }
    json_array_append_new(p->meshes, json_pack("{s:s, s:o, s:o}", "text", text,
                                               "axes", axes, "devices", ids));
    free(text);
    return (int)i;
}

static json_t *json_dims(const sdyrt_sharding *sharding) {
    json_t *const list = json_array();
    for (int d = 0; d < sdyrt_sharding_rank(sharding); d++)
        json_array_append_new(
            list, json_axes(sdyrt_sharding_dim_at(sharding, d).axes));
    return list;
}

static json_t *json_place(page *p, const sdyrt_operation *function,
                          const sdyrt_value *value, int result) {
    const sdyrt_sharding *sharding = NULL;
    const sdyrt_reason *reason;
    sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
    const char *name = NULL;
    char *const result_name =
        value == NULL ? cli_format("result %d", result) : NULL;
    if (value != NULL) {
        (void)sdyrt_value_type(value, &type);
        (void)sdyrt_value_sharding(value, &sharding);
        (void)sdyrt_value_name(value, &name);
    } else {
        (void)sdyrt_function_result_type(function, result, &type);
        (void)sdyrt_function_result_sharding(function, result, &sharding);
    }
    json_t *const place = json_pack(
        "{s:s, s:s, s:i}", "name", value == NULL ? result_name : name, "type",
        type.text, "in", (int)json_array_size(p->functions) - 1);
    free(result_name);
    if (sharding == NULL)
        return place;
    char *const text = cli_sharding_print(sharding);
    json_t *const why = json_array();
    for (int i = 0; (reason = value != NULL ? sdyrt_value_reason(value, i)
                                            : sdyrt_function_result_reason(
                                                  function, result, i)) != NULL;
         i++)
        json_array_append_new(why, json_integer(number_of(p, reason)));
    json_object_set_new(place, "sharding", json_string(text));
    json_object_set_new(
        place, "mesh",
        json_integer(mesh_number(p, sdyrt_sharding_mesh(sharding))));
    json_object_set_new(place, "axes", json_dims(sharding));
    json_object_set_new(place, "shape", cli_json_ints(type.dims, type.rank));
    json_object_set_new(place, "why", why);
    free(text);
    sdyrt_sharding_release(sharding);
    return place;
}

static void add_place(void *state, const sdyrt_operation *function,
                      const sdyrt_value *value, int result) {
    page *const p = state;
    if (function != p->function) {
        char *const symbol = propagate_symbol_text(function);
        p->function = function;
        json_array_append_new(p->functions, json_string(symbol));
        free(symbol);
    }
    json_array_append_new(p->values, json_place(p, function, value, result));
}

static void list_value(void *state, const sdyrt_operation *function,
                       const sdyrt_value *value, int result) {
    page *const p = state;
    (void)function;
    (void)result;
    if (value != NULL)
        p->value_of[id_of(value)] = (int)p->numbers.n;
    p->numbers.n++;
}

static json_t *json_conflicts(page *p) {
    json_t *const list = json_array();
    const sdyrt_conflict *c;
    for (int i = 0; (c = sdyrt_program_conflict(p->program, i)) != NULL; i++) {
        char *const through = propagate_operation_text(c->operation);
        const sdyrt_value *const value = first_result(c->operation);
        json_array_append_new(
            list,
            json_pack("[s, o, s, s, i, i, i]", through, value_number(p, value),
                      c->factors[0], c->factors[1], number_of(p, c->reasons[0]),
                      number_of(p, c->reasons[1]), c->winner));
        free(through);
    }
    return list;
}

/* -- the page -------------------------------------------------------------- */

/* Text that cannot end the script that it stands in. */
static void put_escaped(FILE *stream, const char *json) {
    for (; *json != '\0'; json++)
        if (*json == '<' || *json == '>' || *json == '&')
            fprintf(stream, "\\u%04x", (unsigned)*json);
        else
            fputc(*json, stream);
}

static json_t *make_document(page *p, const char *title) {
    char *const text = propagate_program_text(p->program);
    propagate_walk(p->program, number_value, p);
    p->value_of = cli_alloc((size_t)p->n_ids + 1, sizeof *p->value_of);
    for (int i = 0; i < p->n_ids; i++)
        p->value_of[i] = -1;
    propagate_walk(p->program, list_value, p);
    p->numbers.n = 0;
    propagate_walk(p->program, add_place, p);
    json_t *const conflicts = json_conflicts(p);
    json_t *const document = json_pack(
        "{s:s, s:s, s:o, s:o, s:o, s:o, s:o}", "title", title, "text", text,
        "functions", p->functions, "values", p->values, "meshes", p->meshes,
        "reasons", p->reasons, "conflicts", conflicts);
    free(text);
    return document;
}

char *propagate_make_page(const sdyrt_program *program, const char *title) {
    page p = {.program = program,
              .functions = json_array(),
              .values = json_array(),
              .meshes = json_array(),
              .reasons = json_array()};
    char *const json = cli_json_text(make_document(&p, title));
    const char *const template = (const char *)propagate_page;
    const char *const at = strstr(template, marker);
    char *text = NULL;
    size_t bytes = 0;
    FILE *const stream = open_memstream(&text, &bytes);
    if (stream != NULL) {
        fwrite(template, 1, (size_t)(at - template), stream);
        put_escaped(stream, json);
        fputs(at + strlen(marker), stream);
        (void)fclose(stream);
    }
    free(json);
    free(p.value_of);
    free(p.numbers.at);
    free(p.numbers.of);
    return text;
}
