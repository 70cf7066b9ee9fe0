#include "bench/perf/texts.h"
#include "bench/common/fail.h"
#include <stdio.h>
#include <string.h>

void perf_flatten(const char *text, char *list, size_t bytes) {
    size_t n = (size_t)snprintf(list, bytes, "{");
    const char *at = text != NULL ? text : "";
    while ((at = strchr(at, '"')) != NULL && n < bytes) {
        const char *end = strchr(at + 1, '"');
        if (end == NULL)
            break;
        end++;
        if (end[0] == ':' && end[1] == '(') { /* not the `: 0->1` of params */
            end += strcspn(end, ")");
            end += *end == ')';
            end += strspn(end, "0123456789");
        }
        n += (size_t)snprintf(list + n, bytes - n, "%s%.*s", n > 1 ? "," : "",
                              (int)(end - at), at);
        at = end;
    }
    if (n < bytes)
        snprintf(list + n, bytes - n, "}");
}

bool perf_group_size(const sdyrt_mesh *mesh, const char *axes, int64_t *count) {
    int64_t device, index;
    if (sdyrt_mesh_device_at(mesh, 0, &device) != SDYRT_OK ||
        sdyrt_mesh_group(mesh, axes, device, NULL, 0, count, &index) !=
            SDYRT_OK)
        return bench_fail("--axes: %s", sdyrt_last_error());
    return true;
}

void perf_expand(const char *text, const perf_meaning *m, char *to,
                 size_t bytes) {
    size_t n = 0;
    for (; *text != '\0' && n + 1 < bytes; text++) {
        if (text[0] != '$') {
            to[n++] = *text;
            continue;
        }
        text++;
        if (*text == 'X')
            n += (size_t)snprintf(to + n, bytes - n, "%s", m->axes);
        else if (*text == 'N')
            n += (size_t)snprintf(to + n, bytes - n, "%lld", (long long)m->n);
        else
            n += (size_t)snprintf(to + n, bytes - n, "%s",
                                  *text == 'M'   ? m->mesh
                                  : *text == 'R' ? m->next
                                                 : m->dtype);
    }
    to[n < bytes ? n : bytes - 1] = '\0';
}

/* All axes of a mesh, without braces. */
static void all_axes(const sdyrt_mesh *mesh, char *text, size_t bytes) {
    size_t n = 0;
    text[0] = '\0';
    for (int i = 0; i < sdyrt_mesh_axis_count(mesh) && n < bytes; i++)
        n += (size_t)snprintf(text + n, bytes - n, "%s\"%s\"", i > 0 ? "," : "",
                              sdyrt_mesh_axis_at(mesh, i).name);
}

bool perf_meaning_make(const perf_options *o, const sdyrt_named_mesh *named,
                       const char *next, perf_meaning *m) {
    const sdyrt_mesh *mesh = named->mesh;
    m->dtype = sdyrt_dtype_name(o->dtype);
    m->mesh = named->name;
    m->next = sdyrt_mesh_device_count(mesh) > 1 ? next : m->mesh;
    all_axes(mesh, m->axes, sizeof m->axes);
    char list[PERF_MAX_TEXT + 2];
    if (o->axes != NULL && o->axes[0] == '{') {
        perf_flatten(o->axes, list, sizeof list);
        snprintf(m->axes, sizeof m->axes, "%.*s", (int)strlen(list) - 2,
                 list + 1);
    } else {
        snprintf(list, sizeof list, "{%s}", m->axes);
    }
    return perf_group_size(
        mesh, o->axes != NULL && o->axes[0] == '{' ? o->axes : list, &m->n);
}
