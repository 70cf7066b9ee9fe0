/* Meshes: creation, the intern table, accessors.
 *
 * A mesh never changes after it is in the table, but for its holder count,
 * which the table's lock guards. Without device ids nothing here looks at the
 * devices one by one. */
#include "base/alloc.h"
#include "base/hash.h"
#include "base/status.h"
#include "mesh/internal.h"
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
/* out of memory is a status, not an exit */
#define HASH_NONFATAL_OOM 1
#define uthash_nonfatal_oom(element) (is_out_of_memory = true)
#define HASH_KEYCMP(a, b, bytes) (!same_value(a, b))
#include <uthash.h>

/* -- the intern table ----------------------------------------------------- */

/* A mesh with its handle in the hash table, which is keyed by the mesh's
 * value. Pointers to `mesh`, the first member, are all that others get. */
typedef struct entry {
    struct sdyrt_mesh mesh;
    UT_hash_handle hh;
} entry;

static struct {
    pthread_mutex_t lock;
    entry *entries;
} table = {PTHREAD_MUTEX_INITIALIZER, NULL};

static void mesh_free(struct sdyrt_mesh *mesh) {
    for (int i = 0; i < mesh->n_axes; i++)
        free(mesh->names[i]);
    free(mesh->device_ids);
    free(mesh->positions);
    free(mesh);
}

static bool same_axes(const sdyrt_mesh *a, const sdyrt_mesh *b) {
    if (a->n_axes != b->n_axes)
        return false;
    for (int i = 0; i < a->n_axes; i++) {
        if (a->sizes[i] != b->sizes[i] || strcmp(a->names[i], b->names[i]) != 0)
            return false;
    }
    return true;
}

static bool same_value(const sdyrt_mesh *a, const sdyrt_mesh *b) {
    if (a->hash != b->hash || !same_axes(a, b) ||
        (a->device_ids == NULL) != (b->device_ids == NULL))
        return false;
    return a->device_ids == NULL ||
           memcmp(a->device_ids, b->device_ids,
                  (size_t)a->n_devices * sizeof *a->device_ids) == 0;
}

static uint64_t hash_mesh(const sdyrt_mesh *mesh) {
    uint64_t hash = SDYI_HASH_START;
    for (int i = 0; i < mesh->n_axes; i++) {
        hash = sdyi_hash_string(hash, mesh->names[i]);
        hash = sdyi_hash_int(hash, mesh->sizes[i]);
    }
    if (mesh->device_ids != NULL)
        hash = sdyi_hash_ints(hash, mesh->device_ids, mesh->n_devices);
    return hash;
}

/* The one mesh of `mesh`'s value, held once more; `mesh` itself is kept in the
 * table or freed. Errors: MEMORY. */
static sdyrt_status intern(struct sdyrt_mesh *mesh, const sdyrt_mesh **result) {
    bool is_out_of_memory = false;
    entry *const own = (entry *)mesh, *found;
    mesh->hash = hash_mesh(mesh);
    const unsigned value = (unsigned)mesh->hash;
    pthread_mutex_lock(&table.lock);
    HASH_FIND_BYHASHVALUE(hh, table.entries, mesh, sizeof *mesh, value, found);
    if (found == NULL) {
        HASH_ADD_BYHASHVALUE(hh, table.entries, mesh, sizeof *mesh, value, own);
        found = is_out_of_memory ? NULL : own;
    }
    if (found != NULL)
        found->mesh.holders++;
    pthread_mutex_unlock(&table.lock);
    if (found != own)
        mesh_free(mesh);
    if (found == NULL)
        return SDYI_NO_MEMORY(sizeof *own);
    *result = &found->mesh;
    return SDYRT_OK;
}

const sdyrt_mesh *sdyrt_mesh_retain(const sdyrt_mesh *mesh) {
    if (mesh == NULL)
        return NULL;
    pthread_mutex_lock(&table.lock);
    ((struct sdyrt_mesh *)mesh)->holders++;
    pthread_mutex_unlock(&table.lock);
    return mesh;
}

void sdyrt_mesh_release(const sdyrt_mesh *mesh) {
    if (mesh == NULL)
        return;
    struct sdyrt_mesh *const own = (struct sdyrt_mesh *)mesh;
    pthread_mutex_lock(&table.lock);
    const bool last = --own->holders == 0;
    if (last)
        HASH_DEL(table.entries, (entry *)own);
    pthread_mutex_unlock(&table.lock);
    if (last)
        mesh_free(own);
}

/* -- creation ------------------------------------------------------------- */

sdyrt_status sdyi_mesh_check_axis(const sdyrt_mesh_axis *axis) {
    return axis->size >= 1
               ? SDYRT_OK
               : sdyi_fail_detail(
                     sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_MESH_AXIS_SIZE,
                               "axis size must be at least 1, got: %lld",
                               (long long)axis->size),
                     " for axis \"%s\"", axis->name);
}

/* The rules on the axes that do not need the ids. */
static sdyrt_status check_axis_sizes(const sdyrt_mesh_axis *axes, int n_axes) {
    for (int i = 0; i < n_axes; i++) {
        if (axes[i].name == NULL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                             "the name of mesh axis %d is NULL", i);
        SDYI_TRY(sdyi_mesh_check_axis(&axes[i]));
    }
    return SDYRT_OK;
}

static sdyrt_status check_ids_not_negative(const int64_t *ids, int64_t n_ids) {
    for (int64_t i = 0; i < n_ids; i++) {
        if (ids[i] < 0)
            return sdyi_fail_detail(
                sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_MESH_NEG_ID,
                          "device id must be non-negative, got: %lld",
                          (long long)ids[i]),
                " at position %lld", (long long)i);
    }
    return SDYRT_OK;
}

static sdyrt_status check_axis_names(const sdyrt_mesh_axis *axes, int n_axes) {
    for (int i = 1; i < n_axes; i++) {
        for (int j = 0; j < i; j++) {
            if (strcmp(axes[i].name, axes[j].name) == 0)
                return sdyi_fail_detail(
                    sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_MESH_DUP_AXIS,
                              "duplicate axis name: \"%s\"", axes[i].name),
                    " (axes %d and %d)", j, i);
        }
    }
    return SDYRT_OK;
}

/* The product of the sizes, which must be the number of ids where there are
 * ids. */
static sdyrt_status count_devices(const sdyrt_mesh_axis *axes, int n_axes,
                                  int64_t n_ids, int64_t *n_devices) {
    int64_t product = 1;
    bool overflow = false;
    for (int i = 0; i < n_axes && !overflow; i++)
        overflow = __builtin_mul_overflow(product, axes[i].size, &product);
    if (overflow && n_ids > 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_MESH_PRODUCT,
                         "total product of axis sizes must match total "
                         "number of device ids, got: more than 2^63 - 1 != "
                         "%lld",
                         (long long)n_ids);
    if (overflow)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "a mesh of %d axes has more than 2^63 - 1 devices",
                         n_axes);
    if (n_ids > 0 && n_ids != product)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_MESH_PRODUCT,
                         "total product of axis sizes must match total "
                         "number of device ids, got: %lld != %lld",
                         (long long)product, (long long)n_ids);
    *n_devices = product;
    return SDYRT_OK;
}

/* Copy the ids and invert them; identity ids are not kept. */
static sdyrt_status set_ids(struct sdyrt_mesh *mesh, const int64_t *ids) {
    const int64_t n = mesh->n_devices;
    const size_t bytes = (size_t)n * sizeof *ids;
    SDYI_ALLOC(mesh->device_ids, n); /* more than there is: no memory */
    memcpy(mesh->device_ids, ids, bytes);
    if (mesh->n_axes == 0) /* maximal: its one id is never dropped */
        return SDYRT_OK;

    SDYI_ALLOC(mesh->positions, n);
    memset(mesh->positions, 0xff, bytes); /* all -1 */
    bool identity = true;
    for (int64_t i = 0; i < n; i++) {
        if (ids[i] >= n || mesh->positions[ids[i]] >= 0)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_MESH_IDS_NOT_PERM,
                             "sorted device ids must be iota(%lld), but "
                             "device id %lld at position %lld is %s",
                             (long long)n, (long long)ids[i], (long long)i,
                             ids[i] >= n ? "too large" : "there twice");
        mesh->positions[ids[i]] = i;
        identity = identity && ids[i] == i;
    }
    if (identity) {
        free(mesh->device_ids);
        free(mesh->positions);
        mesh->device_ids = NULL;
        mesh->positions = NULL;
    }
    return SDYRT_OK;
}

static sdyrt_status mesh_new(const sdyrt_mesh_axis *axes, int n_axes,
                             const int64_t *ids, int64_t n_ids,
                             int64_t n_devices, struct sdyrt_mesh **result) {
    entry *made;
    SDYI_ALLOC(made, 1);
    struct sdyrt_mesh *const mesh = &made->mesh;
    mesh->n_devices = n_devices;
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < n_axes; i++) {
        mesh->names[i] = strdup(axes[i].name);
        if (mesh->names[i] == NULL) {
            status = SDYI_NO_MEMORY(strlen(axes[i].name) + 1);
            goto free_mesh;
        }
        mesh->sizes[i] = axes[i].size;
        mesh->n_axes = i + 1;
    }
    int64_t minor = 1;
    for (int i = n_axes - 1; i >= 0; i--) {
        mesh->minor[i] = minor;
        minor *= mesh->sizes[i];
    }
    if (n_ids > 0) {
        status = set_ids(mesh, ids);
        if (status != SDYRT_OK)
            goto free_mesh;
    }
    *result = mesh;
    return SDYRT_OK;

free_mesh:
    mesh_free(mesh);
    return status;
}

sdyrt_status sdyrt_mesh_create(const sdyrt_mesh_axis *axes, int n_axes,
                               const int64_t *device_ids, int64_t n_device_ids,
                               const sdyrt_mesh **mesh) {
    SDYI_NOT_NULL(mesh);
    if (n_axes < 0 || n_device_ids < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "a mesh of %d axes and %lld device ids", n_axes,
                         (long long)n_device_ids);
    if (n_axes > SDYRT_MAX_AXES)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "a mesh of %d axes; at most %d are possible", n_axes,
                         SDYRT_MAX_AXES);
    if (n_axes > 0)
        SDYI_NOT_NULL(axes);
    if (n_device_ids > 0)
        SDYI_NOT_NULL(device_ids);

    SDYI_TRY(check_axis_sizes(axes, n_axes));
    SDYI_TRY(check_ids_not_negative(device_ids, n_device_ids));
    if (n_axes == 0 && n_device_ids > 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_MESH_NOAXES_MANYIDS,
                         "a mesh without axes has at most one device id, "
                         "got: %lld",
                         (long long)n_device_ids);
    SDYI_TRY(check_axis_names(axes, n_axes));
    int64_t n_devices = 0;
    SDYI_TRY(count_devices(axes, n_axes, n_device_ids, &n_devices));
    struct sdyrt_mesh *own = NULL;
    SDYI_TRY(mesh_new(axes, n_axes, device_ids, n_device_ids, n_devices, &own));
    assert(own != NULL);
    return intern(own, mesh);
}

/* -- accessors ------------------------------------------------------------ */

int sdyrt_mesh_axis_count(const sdyrt_mesh *mesh) {
    return mesh->n_axes;
}

sdyrt_mesh_axis sdyrt_mesh_axis_at(const sdyrt_mesh *mesh, int i) {
    if (i < 0 || i >= mesh->n_axes)
        return (sdyrt_mesh_axis){"", 1};
    return (sdyrt_mesh_axis){mesh->names[i], mesh->sizes[i]};
}

int64_t sdyrt_mesh_device_count(const sdyrt_mesh *mesh) {
    return mesh->n_devices;
}

bool sdyrt_mesh_is_empty(const sdyrt_mesh *mesh) {
    return mesh->n_axes == 0 && mesh->device_ids == NULL;
}

bool sdyrt_mesh_is_maximal(const sdyrt_mesh *mesh) {
    return mesh->n_axes == 0 && mesh->device_ids != NULL;
}

sdyrt_status sdyrt_mesh_device_at(const sdyrt_mesh *mesh, int64_t position,
                                  int64_t *device) {
    SDYI_NOT_NULL(mesh);
    SDYI_NOT_NULL(device);
    if (position < 0 || position >= mesh->n_devices)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "position %lld is not in a mesh of %lld device%s",
                         (long long)position, (long long)mesh->n_devices,
                         mesh->n_devices == 1 ? "" : "s");
    *device = mesh->device_ids == NULL ? position : mesh->device_ids[position];
    return SDYRT_OK;
}

int64_t sdyi_mesh_position(const sdyrt_mesh *mesh, int64_t device) {
    if (sdyrt_mesh_is_maximal(mesh))
        return device == mesh->device_ids[0] ? 0 : -1;
    if (device < 0 || device >= mesh->n_devices)
        return -1;
    return mesh->positions == NULL ? device : mesh->positions[device];
}

sdyrt_status sdyrt_mesh_position_of(const sdyrt_mesh *mesh, int64_t device,
                                    int64_t *position) {
    SDYI_NOT_NULL(mesh);
    SDYI_NOT_NULL(position);
    const int64_t found = sdyi_mesh_position(mesh, device);
    const bool maximal = sdyrt_mesh_is_maximal(mesh);
    if (found < 0)
        return sdyi_fail(
            SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
            maximal ? "device %lld is not in the maximal mesh of "
                      "device %lld"
                    : "device %lld is not in a mesh of %lld "
                      "devices",
            (long long)device,
            (long long)(maximal ? mesh->device_ids[0] : mesh->n_devices));
    *position = found;
    return SDYRT_OK;
}

int sdyi_mesh_find_axis(const sdyrt_mesh *mesh, const char *name,
                        size_t length) {
    for (int i = 0; i < mesh->n_axes; i++) {
        if (strncmp(mesh->names[i], name, length) == 0 &&
            mesh->names[i][length] == '\0')
            return i;
    }
    return -1;
}

bool sdyi_mesh_equal_axes(const sdyrt_mesh *a, const sdyrt_mesh *b) {
    return sdyrt_mesh_is_maximal(a) == sdyrt_mesh_is_maximal(b) &&
           same_axes(a, b);
}
