/* Registering memory with communicators of the fake. */
#include "fake_nccl.h"

#include <stdlib.h>

typedef struct fake_registration {
    void *memory;
    size_t bytes;
    struct fake_registration *next;
} registration;

static sdyi_nccl_result check(sdyi_nccl_comm *comm, const void *memory,
                              size_t bytes) {
    const sdyi_nccl_result result = fake_check_comm("ncclCommRegister", comm);
    if (result != SDYI_NCCL_SUCCESS)
        return result;
    return fake_owns(memory, bytes, comm->device)
               ? SDYI_NCCL_SUCCESS
               : fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                  "ncclCommRegister: %zu bytes at %p are not "
                                  "memory of device %d",
                                  bytes, memory, comm->device);
}

sdyi_nccl_result fake_comm_register(sdyi_nccl_comm *const comm, void *memory,
                                    size_t bytes, void **handle) {
    registration *made = malloc(sizeof *made);
    if (made == NULL)
        abort();
    fake_lock();
    const sdyi_nccl_result result = fake_should_fail("ncclCommRegister")
                                        ? SDYI_NCCL_SYSTEM_ERROR
                                        : check(comm, memory, bytes);
    if (result == SDYI_NCCL_SUCCESS &&
        fake_should_fail("NCCL_LOCAL_REGISTER")) {
        *handle = NULL; /* as where that is 0 */
    } else if (result == SDYI_NCCL_SUCCESS) {
        *made = (registration){memory, bytes, comm->registered};
        comm->registered = made;
        *handle = made;
        made = NULL;
        fake_count(1);
    }
    fake_unlock();
    free(made);
    return result;
}

sdyi_nccl_result fake_comm_deregister(sdyi_nccl_comm *const comm,
                                      void *handle) {
    fake_lock();
    sdyi_nccl_result result = fake_has_hung(comm)
                                  ? SDYI_NCCL_SYSTEM_ERROR
                                  : fake_check_comm("ncclCommDeregister", comm);
    registration **at = &comm->registered;
    while (result == SDYI_NCCL_SUCCESS && *at != NULL && *at != handle)
        at = &(*at)->next;
    if (result == SDYI_NCCL_SUCCESS && *at == NULL)
        result = fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                  "ncclCommDeregister: %p is no registration",
                                  handle);
    if (result == SDYI_NCCL_SUCCESS) {
        registration *found = *at;
        *at = found->next;
        free(found);
        fake_count(-1);
    }
    fake_unlock();
    return result;
}

bool fake_is_registered(const sdyi_nccl_comm *comm, const void *memory,
                        size_t bytes) {
    const char *const at = memory;
    for (const registration *r = comm->registered; r != NULL; r = r->next)
        if (at >= (char *)r->memory &&
            at + bytes <= (char *)r->memory + r->bytes)
            return true;
    return false;
}

bool fake_is_taken_registered(const sdyi_nccl_comm *comm, const void *memory,
                              size_t bytes, bool is_captured) {
    return fake_is_registered(comm, memory, bytes) ||
           (is_captured && fake_graphs_register() && fake_is_mapped(memory));
}

void fake_forget_registrations(sdyi_nccl_comm *comm) {
    while (comm->registered != NULL) {
        registration *r = comm->registered;
        comm->registered = r->next;
        free(r);
        fake_count(-1);
    }
}
