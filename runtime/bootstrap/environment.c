/* Reading the job out of the environment; see environment.h. */
#include "runtime/bootstrap/environment.h"
#include "base/status.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* torchrun's agent, or the store of rank 0, listens on MASTER_PORT. Jobs on one
 * machine are often given neighbouring ports, so ours is further away. */
#define PORT_BESIDE 1000
#define PORT_MAX 65535

/* The value of a variable; NULL: not set, or empty. */
static const char *value_of(const char *name) {
    const char *text = getenv(name);
    return text != NULL && *text != '\0' ? text : NULL;
}

static const char *first_set(const char *name, const char *other) {
    return value_of(name) != NULL ? name : other;
}

/* Read a variable that is set. */
static sdyrt_status read_int(const char *name, int least, int most,
                             int *value) {
    const char *text = value_of(name);
    char *end = NULL;
    errno = 0;
    const long number = text == NULL ? -1 : strtol(text, &end, 10);
    if (text == NULL || errno != 0 || *end != '\0' || number < least ||
        number > most)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the environment's %s is '%s', expected a number "
                         "from %d to %d",
                         name, text == NULL ? "" : text, least, most);
    *value = (int)number;
    return SDYRT_OK;
}

static sdyrt_status read_text(const char *name, char text[SDYI_JOB_TEXT]) {
    const char *value = value_of(name);
    if (value == NULL)
        value = "";
    if (strlen(value) >= SDYI_JOB_TEXT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the environment's %s has %zu bytes, expected %d at "
                         "most",
                         name, strlen(value), SDYI_JOB_TEXT - 1);
    snprintf(text, SDYI_JOB_TEXT, "%s", value);
    return SDYRT_OK;
}

static sdyrt_status need(const char *name) {
    if (value_of(name) != NULL)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "the environment has no %s: start the processes by "
                     "'sdyrt launch' or torchrun, or set it",
                     name);
}

static sdyrt_status read_port(int *port) {
    if (value_of("SDYRT_MASTER_PORT") != NULL)
        return read_int("SDYRT_MASTER_PORT", 1, PORT_MAX, port);
    SDYI_TRY(need("MASTER_PORT"));
    SDYI_TRY(read_int("MASTER_PORT", 1, PORT_MAX, port));
    if (value_of("TORCHELASTIC_RUN_ID") != NULL)
        *port += *port + PORT_BESIDE <= PORT_MAX ? PORT_BESIDE : -PORT_BESIDE;
    return SDYRT_OK;
}

sdyrt_status sdyi_environment_job(sdyi_job *job) {
    sdyi_job j = {0};
    const bool is_slurm =
        value_of("RANK") == NULL && value_of("SLURM_PROCID") != NULL;
    const char *const rank = is_slurm ? "SLURM_PROCID" : "RANK";
    const char *const size = is_slurm ? "SLURM_NTASKS" : "WORLD_SIZE";
    SDYI_TRY(need(rank));
    SDYI_TRY(need(size));
    SDYI_TRY(read_int(size, 1, INT_MAX, &j.size));
    SDYI_TRY(read_int(rank, 0, j.size - 1, &j.rank));
    SDYI_TRY(
        read_text(first_set("SDYRT_JOB_ID",
                            first_set("TORCHELASTIC_RUN_ID", "SLURM_JOB_ID")),
                  j.id));
    if (j.size > 1) {
        SDYI_TRY(need("MASTER_ADDR"));
        SDYI_TRY(read_text("MASTER_ADDR", j.host));
        SDYI_TRY(read_port(&j.port));
    }
    *job = j;
    return SDYRT_OK;
}

sdyrt_status sdyi_environment_local_rank(int *rank) {
    const char *const name = first_set("LOCAL_RANK", "SLURM_LOCALID");
    *rank = -1;
    return value_of(name) == NULL ? SDYRT_OK
                                  : read_int(name, 0, INT_MAX - 1, rank);
}
