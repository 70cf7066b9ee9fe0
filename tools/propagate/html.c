/* The page: propagate/page.html with the program as JSON in its place, which
 * the page's script shows as text alone.
 *
 * A program of 100,000 ops has 300,000 reasons, so what is the same for many is
 * written once and referred to by its place in a list:
 *
 *   text      [literal, piece, literal, piece, .. literal]
 *   pieces    texts: shardings and types after ops
 *   types     [text, shape]
 *   shardings [text, mesh, axes by dimension]
 *   values    [name, function, type, sharding, reason..]; sharding -1: none
 *   kinds     [dim, axis, factor, op, priority, op priority]; op null: the
 *             program says so, or a group; factor null: the same
 *   reasons   [value, kind, step, op's first value, reason before]; a value of
 *             -2 - n is result n, -1 none. The value is the difference to that
 *             of the reason before it in the list, the first value that to the
 *             value. Two entries: the program says so. Four: the reason before
 *             is the next in the list. */
#include "propagate.h"

#include <stdlib.h>
#include <string.h>
#include <uthash.h>

static const char marker[] = "/*PROGRAM*/";

/* A list of distinct entries, found by key. */
typedef struct once {
    UT_hash_handle hh;
    int number;
    char key[];
} once;

typedef struct table {
    once *items;
    json_t *list;
} table;

typedef struct page {
    const sdyrt_program *program;
    json_t *functions, *values, *meshes;
    table pieces, types, shardings, kinds;
    table reasons; /* by their addresses */
    const sdyrt_operation *function;
    int *value_of; /* values by sdyrt_value_info.id: their number here */
    int n_ids, n_values;
    int last; /* the value of the reason that was listed last */
} page;

/* -- tables ---------------------------------------------------------------- */

/* The number of an entry; -1: it is new, and gets the number of the next entry
 * that is appended. */
static int find_once(table *t, const char *key, size_t length) {
    once *found;
    HASH_FIND(hh, t->items, key, length, found);
    if (found != NULL)
        return found->number;
    once *const made = cli_alloc(1, sizeof *made + length + 1);
    memcpy(made->key, key, length);
    made->number = (int)json_array_size(t->list);
    HASH_ADD(hh, t->items, key, length, made);
    return -1;
}

static int add_once(const table *t, json_t *entry) {
    json_array_append_new(t->list, entry);
    return (int)json_array_size(t->list) - 1;
}

static void free_table(table *t) {
    once *item, *next;
    HASH_ITER(hh, t->items, item, next) {
        HASH_DEL(t->items, item);
        free(item);
    }
}

/* -- numbers of values ----------------------------------------------------- */

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

static int value_number(const page *p, const sdyrt_value *value) {
    return value == NULL || id_of(value) >= p->n_ids
               ? -1
               : p->value_of[id_of(value)];
}

/* -- reasons --------------------------------------------------------------- */

static const sdyrt_value *first_result(const sdyrt_operation *operation) {
    return operation == NULL ? NULL : sdyrt_operation_result_at(operation, 0);
}

/* The op as text to be freed, such as "stablehlo.add"; NULL: no op. */
static char *op_text(const sdyrt_operation *op) {
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    if (op == NULL)
        return NULL;
    return sdyrt_operation_info_get(op, &info) == SDYRT_OK && info.n_results > 0
               ? cli_format("%s", info.name)
               : propagate_operation_text(op, true);
}

static int kind_number(page *p, const sdyrt_reason *r) {
    char *const op = op_text(r->operation);
    char *const key =
        cli_format("%d %s %s %s %d %d", r->dim, r->axis,
                   r->factor == NULL ? "" : r->factor, op == NULL ? "" : op,
                   (int)r->user_priority, r->op_priority);
    int n = find_once(&p->kinds, key, strlen(key));
    if (n < 0)
        n = add_once(&p->kinds,
                     json_pack("[i, s, s?, s?, I, i]", r->dim, r->axis,
                               r->factor, op, (json_int_t)r->user_priority,
                               r->op_priority));
    free(op);
    free(key);
    return n;
}

static json_t *json_reason(page *p, const sdyrt_reason *r) {
    const int value = r->value != NULL || r->function == NULL
                          ? value_number(p, r->value)
                          : -2 - r->result;
    json_t *const list =
        json_pack("[i, i]", value - p->last, kind_number(p, r));
    p->last = value;
    if (r->step < 0)
        return list;
    const int first = value_number(p, first_result(r->operation));
    json_array_append_new(list, json_integer(r->step));
    json_array_append_new(list, json_integer(first - value));
    if (r->before == NULL)
        json_array_append_new(list, json_integer(-1));
    return list;
}

/* The number of a reason; the reasons before it are listed with it. */
static int number_of(page *p, const sdyrt_reason *reason) {
    int first = -1;
    json_t *later = NULL;
    for (const sdyrt_reason *r = reason; r != NULL; r = r->before) {
        int n = find_once(&p->reasons, (const char *)&r, sizeof r);
        const bool is_known = n >= 0;
        if (is_known && later != NULL)
            json_array_append_new(later, json_integer(n));
        if (!is_known) {
            later = json_reason(p, r);
            n = add_once(&p->reasons, later);
        }
        first = first < 0 ? n : first;
        if (is_known)
            break;
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

/* The number of a mesh in the list of meshes; a new mesh is appended. */
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

static int type_number(page *p, const sdyrt_type_info *type) {
    const int n = find_once(&p->types, type->text, strlen(type->text));
    return n >= 0 ? n
                  : add_once(&p->types,
                             json_pack("[s, o]", type->text,
                                       cli_json_ints(type->dims, type->rank)));
}

static int sharding_number(page *p, const sdyrt_sharding *sharding) {
    if (sharding == NULL)
        return -1;
    char *const text = cli_sharding_print(sharding);
    int n = find_once(&p->shardings, text, strlen(text));
    if (n < 0)
        n = add_once(&p->shardings,
                     json_pack("[s, i, o]", text,
                               mesh_number(p, sdyrt_sharding_mesh(sharding)),
                               json_dims(sharding)));
    free(text);
    return n;
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
        "[s, i, i]", value == NULL ? result_name : name,
        (int)json_array_size(p->functions) - 1, type_number(p, &type));
    free(result_name);
    json_array_append_new(place, json_integer(sharding_number(p, sharding)));
    for (int i = 0; sharding != NULL &&
                    (reason = value != NULL ? sdyrt_value_reason(value, i)
                                            : sdyrt_function_result_reason(
                                                  function, result, i)) != NULL;
         i++)
        json_array_append_new(place, json_integer(number_of(p, reason)));
    sdyrt_sharding_release(sharding);
    return place;
}

static void add_place(void *state, const sdyrt_operation *function,
                      const sdyrt_value *value, int result) {
    page *const p = state;
    if (function != p->function) {
        p->function = function;
        json_array_append_new(p->functions,
                              cli_json_own(propagate_symbol_text(function)));
    }
    json_array_append_new(p->values, json_place(p, function, value, result));
}

static void list_value(void *state, const sdyrt_operation *function,
                       const sdyrt_value *value, int result) {
    page *const p = state;
    (void)function;
    (void)result;
    if (value != NULL)
        p->value_of[id_of(value)] = p->n_values;
    p->n_values++;
}

static json_t *json_conflicts(page *p) {
    json_t *const list = json_array();
    const sdyrt_conflict *c;
    for (int i = 0; (c = sdyrt_program_conflict(p->program, i)) != NULL; i++) {
        const sdyrt_value *const value = first_result(c->operation);
        json_array_append_new(
            list, json_pack("[o, i, s, s, i, i, i]",
                            cli_json_own(
                                propagate_operation_text(c->operation, true)),
                            value_number(p, value), c->factors[0],
                            c->factors[1], number_of(p, c->reasons[0]),
                            number_of(p, c->reasons[1]), c->winner));
    }
    return list;
}

/* -- the page -------------------------------------------------------------- */

/* Write JSON so that it cannot end the script element that it is in. */
static void put_escaped(FILE *stream, const char *json) {
    for (; *json != '\0'; json++)
        if (*json == '<')
            fputs("\\u003c", stream);
        else
            fputc(*json, stream);
}

/* The start of the part of a line that many ops share, its attributes or types;
 * NULL: none. */
static const char *find_piece(const char *line, size_t length) {
    for (size_t i = 0; i + 5 < length; i++)
        if (memcmp(line + i, " {sdy", 5) == 0 ||
            memcmp(line + i, " : ", 3) == 0)
            return line + i;
    return NULL;
}

/* The program's text: the shared part of a line and its end are a piece. */
static json_t *json_text(page *p, const char *text) {
    json_t *const list = json_array();
    const char *literal = text;
    for (const char *line = text, *end; *line != '\0'; line = end) {
        end = line + strcspn(line, "\n");
        end += *end == '\n';
        const char *const piece = find_piece(line, (size_t)(end - line));
        if (piece == NULL)
            continue;
        const size_t length = (size_t)(end - piece);
        int n = find_once(&p->pieces, piece, length);
        if (n < 0)
            n = add_once(&p->pieces, json_stringn(piece, length));
        json_array_append_new(list,
                              json_stringn(literal, (size_t)(piece - literal)));
        json_array_append_new(list, json_integer(n));
        literal = end;
    }
    json_array_append_new(list, json_string(literal));
    return list;
}

static json_t *make_document(page *p, const char *title) {
    char *const text = propagate_program_text(p->program);
    propagate_walk(p->program, number_value, p);
    p->value_of = cli_alloc((size_t)p->n_ids + 1, sizeof *p->value_of);
    for (int i = 0; i < p->n_ids; i++)
        p->value_of[i] = -1;
    propagate_walk(p->program, list_value, p);
    propagate_walk(p->program, add_place, p);
    json_t *const conflicts = json_conflicts(p);
    json_t *const document = json_pack(
        "{s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "title",
        title, "text", json_text(p, text), "pieces", p->pieces.list,
        "functions", p->functions, "types", p->types.list, "shardings",
        p->shardings.list, "values", p->values, "meshes", p->meshes, "kinds",
        p->kinds.list, "reasons", p->reasons.list, "conflicts", conflicts);
    free(text);
    return document;
}

char *propagate_make_page(const sdyrt_program *program, const char *title) {
    page p = {.program = program,
              .functions = json_array(),
              .values = json_array(),
              .meshes = json_array(),
              .pieces = {NULL, json_array()},
              .types = {NULL, json_array()},
              .shardings = {NULL, json_array()},
              .kinds = {NULL, json_array()},
              .reasons = {NULL, json_array()}};
    json_t *const document = make_document(&p, title);
    char *const json = cli_json_text(document, JSON_COMPACT);
    const char *const template = (const char *)propagate_page;
    const char *const at = strstr(template, marker);
    cli_output made;
    cli_output_open(&made);
    fwrite(template, 1, (size_t)(at - template), made.stream);
    put_escaped(made.stream, json);
    fputs(at + strlen(marker), made.stream);
    (void)fclose(made.stream);
    free(json);
    free_table(&p.pieces);
    free_table(&p.types);
    free_table(&p.shardings);
    free_table(&p.kinds);
    free_table(&p.reasons);
    free(p.value_of);
    return made.text;
}
