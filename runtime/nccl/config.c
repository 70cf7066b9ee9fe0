/* The configuration of a context: what the caller says, or else the
 * environment. */
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* A number from 0 to `most`, below 10, of the configuration; -1: the
 * environment's, or else `fallback`. */
static sdyrt_status resolve(const char *name, int given, const char *variable,
                            int most, int fallback, int *value) {
    *value = given;
    if (given < -1 || given > most)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "nccl_config: %s is %d, expected -1 to %d", name,
                         given, most);
    if (given == -1)
        SDYI_TRY(sdyi_environment_choice(variable, most, fallback, value));
    return SDYRT_OK;
}

/* Check what newer versions of NCCL have. */
static sdyrt_status check_version(const sdyi_nccl_rank *me) {
    const sdyi_nccl_api *const api = me->api;
    if (me->wanted.traffic_class != SDYI_NCCL_UNSET &&
        api->version < SDYI_NCCL_HAS_TRAFFIC_CLASS)
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                         "nccl_config: traffic_class is %d, which needs NCCL "
                         "2.26: %s has version code %d",
                         me->wanted.traffic_class, api->file, api->version);
    const bool has_all = api->mem_alloc != NULL && api->mem_free != NULL &&
                         api->comm_register != NULL &&
                         api->comm_deregister != NULL;
    return has_all || !me->registers
               ? SDYRT_OK
               : sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                           "nccl_config: registered is 1, which needs "
                           "ncclMemAlloc and ncclCommRegister (NCCL 2.19): %s "
                           "has version code %d",
                           api->file, api->version);
}

/* The mode of NCCL's calls. NCCL obeys NCCL_COMM_BLOCKING rather than the
 * config of a communicator: so the variable is the default here, and must not
 * be contradicted. */
static sdyrt_status resolve_mode(const sdyrt_nccl_config *config,
                                 sdyi_nccl_mode *mode) {
    const char *const text = getenv("NCCL_COMM_BLOCKING");
    const bool is_forced =
        text != NULL && (strcmp(text, "0") == 0 || strcmp(text, "1") == 0);
    const int forced = is_forced ? *text - '0' : -1;
    int value;
    SDYI_TRY(resolve("blocking", config->blocking, "SDYRT_NCCL_BLOCKING",
                     SDYI_NCCL_MIXED, is_forced ? forced : SDYI_NCCL_MIXED,
                     &value));
    if (is_forced && value != forced && config->comm == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "nccl_config: blocking is %d, but the environment's "
                         "NCCL_COMM_BLOCKING is %d, which NCCL goes by: unset "
                         "it, or say the same",
                         value, forced);
    *mode = (sdyi_nccl_mode)value;
    return SDYRT_OK;
}

/* A copy that stays as long as the process: NCCL keeps the pointer as long as
 * a communicator, of which some are never ended. */
static sdyrt_status keep_name(const char *name, const char **kept) {
    typedef struct kept_name {
        struct kept_name *next;
        char text[];
    } kept_name;
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static kept_name *first;
    sdyrt_status status = SDYRT_OK;
    pthread_mutex_lock(&lock);
    kept_name *k = first;
    while (k != NULL && strcmp(k->text, name) != 0)
        k = k->next;
    const size_t bytes = strlen(name) + 1;
    if (k == NULL && (k = malloc(sizeof *k + bytes)) != NULL) {
        memcpy(k->text, name, bytes);
        k->next = first;
        first = k;
    }
    if (k == NULL)
        status = SDYI_NO_MEMORY(sizeof *k + bytes);
    else
        *kept = k->text;
    pthread_mutex_unlock(&lock);
    return status;
}

/* What NCCL is to make of a communicator. */
static sdyrt_status resolve_wanted(const sdyrt_nccl_config *config,
                                   sdyi_nccl_rank *me) {
    const int unset = SDYI_NCCL_UNSET;
    int shares;
    SDYI_TRY(resolve("split_share", config->split_share,
                     "SDYRT_NCCL_SPLIT_SHARE", 1, -1, &shares));
    if (config->max_ctas < 0 || config->traffic_class < -1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "nccl_config: max_ctas is %d, expected 0 or more; "
                         "traffic_class is %d, expected -1 or more",
                         config->max_ctas, config->traffic_class);
    me->wanted.split_share = shares < 0 ? unset : shares;
    me->wanted.max_ctas = config->max_ctas == 0 ? unset : config->max_ctas;
    me->wanted.traffic_class =
        config->traffic_class < 0 ? unset : config->traffic_class;
    return config->comm_name == NULL
               ? SDYRT_OK
               : keep_name(config->comm_name, &me->wanted.name);
}

/* Bytes of NCCL's queue of works, as NCCL takes its variable. */
static size_t works_of(const char *variable) {
    const char *const text = getenv(variable);
    const unsigned long long bytes = text == NULL ? 0 : strtoull(text, NULL, 0);
    const bool is_taken = bytes >= 1024 && (bytes & (bytes - 1)) == 0;
    return is_taken ? (size_t)bytes : SDYI_NCCL_WORKS;
}

sdyrt_status sdyi_nccl_configure(sdyrt_context *context,
                                 const sdyrt_nccl_config *config,
                                 int *n_devices) {
    sdyi_nccl_rank *me = context->state;
    int is_deterministic, registers;
    SDYI_TRY(resolve_mode(config, &me->mode));
    SDYI_TRY(resolve("deterministic", config->deterministic,
                     "SDYRT_NCCL_DETERMINISTIC", 1, 0, &is_deterministic));
    SDYI_TRY(resolve("registered", config->registered, "SDYRT_NCCL_REGISTER", 1,
                     0, &registers));
    SDYI_TRY(resolve_wanted(config, me));
    me->is_deterministic = is_deterministic != 0;
    me->registers = registers != 0;
    me->works = works_of("NCCL_WORK_FIFO_BYTES");
    SDYI_TRY(sdyi_nccl_load(&me->api));
    SDYI_TRY(check_version(me));
    SDYI_TRY(sdyi_gpu_count(n_devices));
    if (*n_devices == 0)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "rank %d has no CUDA device", context->rank);
    if (config->device < -1 || config->device >= *n_devices)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "nccl_config: device is %d, expected -1 or one of %d",
                         config->device, *n_devices);
    return SDYRT_OK;
}

sdyrt_status sdyi_nccl_config_compare(sdyrt_context *context,
                                      sdyrt_status status,
                                      const sdyrt_nccl_config *config,
                                      bool *must_locate) {
    const sdyi_nccl_rank *me = context->state;
    const sdyi_setting settings[] = {
        {"config: verify", context->verify},
        {"nccl_config: deterministic", me->is_deterministic},
        {"nccl_config: blocking", me->mode},
        {"nccl_config: registered", me->registers},
        {"nccl_config: split_share", me->wanted.split_share == SDYI_NCCL_UNSET
                                         ? -1
                                         : me->wanted.split_share},
        {"nccl_config: max_ctas", config->max_ctas},
        {"nccl_config: scratch_bytes", (int64_t)config->scratch_bytes},
        {"nccl_config: whether there is a comm", config->comm != NULL},
        {"the version of NCCL", me->api == NULL ? 0 : me->api->version}};
    sdyi_agreement a = {.flag = config->comm == NULL && config->device < 0,
                        .settings = settings,
                        .n_settings = sizeof settings / sizeof settings[0]};
    SDYI_TRY(sdyi_nccl_meet(context, "making a context", status, NULL, &a,
                            context->timeout));
    *must_locate = a.flag;
    return SDYRT_OK;
}
