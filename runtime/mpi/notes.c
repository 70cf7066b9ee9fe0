/* Sending notes to ranks on other nodes; see net.h. */
#include "base/status.h"
#include "runtime/mpi/net.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SMALL_NOTE (sizeof(sdyi_note_head) + 2 * SDYI_SHM_TEXT)

_Static_assert(sizeof(sdyi_note_head) == SDYI_NET_ALIGNMENT, "a cache line");

bool sdyi_mpi_net_grow(sdyi_mpi_net *net) {
    const int capacity =
        net->notes_capacity == 0 ? 64 : 2 * net->notes_capacity;
    const size_t n = (size_t)capacity;
    MPI_Request *requests = realloc(net->requests, n * sizeof *requests);
    if (requests != NULL)
        net->requests = requests;
    sdyi_note **notes = realloc(net->notes, n * sizeof(sdyi_note *));
    if (notes != NULL)
        net->notes = notes;
    int *finished = realloc(net->finished, n * sizeof *finished);
    if (finished != NULL)
        net->finished = finished;
    if (requests == NULL || notes == NULL || finished == NULL)
        return false;
    net->notes_capacity = capacity;
    return true;
}

sdyi_note *sdyi_mpi_net_note(sdyi_mpi_net *net, const sdyi_note_head *head,
                             const char *text) {
    const bool is_last = head->kind == SDYI_NOTE_BROKEN;
    if (!is_last && net->n_notes + net->n_remote >= net->notes_capacity &&
        !sdyi_mpi_net_grow(net))
        return NULL;
    const bool is_large = head->payload_bytes > 0;
    sdyi_note **const list = is_last    ? &net->reserve
                             : is_large ? &net->free_large
                                        : &net->free_small;
    sdyi_note *note = *list;
    if (note != NULL) {
        *list = note->next;
    } else {
        const size_t capacity = is_large ? SDYI_NOTE_BYTES : SMALL_NOTE;
        const size_t bytes =
            (sizeof *note + capacity + SDYI_NET_ALIGNMENT - 1) /
            SDYI_NET_ALIGNMENT * SDYI_NET_ALIGNMENT;
        note = aligned_alloc(SDYI_NET_ALIGNMENT, bytes);
        if (note == NULL)
            return NULL;
        note->capacity = capacity;
    }
    sdyi_note_head h = *head;
    if (text != NULL) {
        char *const at = note->data + sizeof h + h.payload_bytes;
        h.text_bytes = (uint32_t)snprintf(at, SDYI_SHM_TEXT, "%s", text) + 1;
        if (h.text_bytes > SDYI_SHM_TEXT)
            h.text_bytes = SDYI_SHM_TEXT;
    }
    memcpy(note->data, &h, sizeof h);
    return note;
}

static void recycle(sdyi_mpi_net *net, sdyi_note *note) {
    sdyi_note **const list =
        note->capacity == SMALL_NOTE ? &net->free_small : &net->free_large;
    note->next = *list;
    *list = note;
}

void sdyi_mpi_net_send(sdyrt_context *context, int rank, sdyi_note *note) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_note_head h;
    memcpy(&h, note->data, sizeof h);
    const size_t bytes = sizeof h + h.payload_bytes + h.text_bytes;
    const int code =
        MPI_Isend(note->data, (int)bytes, MPI_BYTE, rank, SDYI_NET_NOTE_TAG,
                  me->comm, &net->requests[net->n_notes]);
    if (code != MPI_SUCCESS) {
        recycle(net, note);
        (void)sdyi_mpi_error(context, "MPI_Isend", code);
        return;
    }
    net->notes[net->n_notes++] = note;
}

void sdyi_mpi_net_no_memory(sdyrt_context *context) {
    (void)sdyi_shm_break(context, sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                                            "no memory for a message"));
}

void sdyi_mpi_net_say(sdyrt_context *context, int rank, sdyi_note_head head,
                      const char *text) {
    sdyi_mpi_rank *me = context->state;
    head.rank = context->rank;
    sdyi_note *const note = sdyi_mpi_net_note(me->net, &head, text);
    if (note == NULL)
        sdyi_mpi_net_no_memory(context);
    else
        sdyi_mpi_net_send(context, rank, note);
}

void sdyi_mpi_net_tell(sdyrt_context *context, sdyi_note_kind kind,
                       uint64_t seq, int64_t value, const char *text) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_note_head head = {
        .kind = (int32_t)kind, .seq = seq, .value = value};
    for (int r = 0; r < context->size; r++)
        if (me->shm.peer_of[r] < 0)
            sdyi_mpi_net_say(context, r, head, text);
}

int sdyi_mpi_net_reap(sdyi_mpi_net *net) {
    int n = 0;
    const int code = MPI_Testsome(net->n_notes, net->requests, &n,
                                  net->finished, MPI_STATUSES_IGNORE);
    if (code != MPI_SUCCESS || n == MPI_UNDEFINED || n == 0)
        return code;
    int kept = 0;
    for (int i = 0; i < net->n_notes; i++) {
        if (net->requests[i] == MPI_REQUEST_NULL) {
            recycle(net, net->notes[i]);
            continue;
        }
        net->requests[kept] = net->requests[i];
        net->notes[kept++] = net->notes[i];
    }
    net->n_notes = kept;
    return code;
}

sdyrt_status sdyi_mpi_net_stock(sdyi_mpi_net *net, int n, bool is_large) {
    const sdyi_note_head head = {.payload_bytes = is_large};
    sdyi_note **const list = is_large ? &net->free_large : &net->free_small;
    for (const sdyi_note *note = *list; note != NULL && n > 0;
         note = note->next)
        n--;
    sdyi_note *made = NULL;
    sdyi_note *const kept = *list;
    *list = NULL;
    for (; n > 0; n--) {
        sdyi_note *const note = sdyi_mpi_net_note(net, &head, NULL);
        if (note == NULL)
            break;
        note->next = made;
        made = note;
    }
    *list = kept;
    while (made != NULL) {
        sdyi_note *const next = made->next;
        made->next = *list;
        *list = made;
        made = next;
    }
    return n > 0 ? SDYI_NO_MEMORY((size_t)n * SDYI_NOTE_BYTES) : SDYRT_OK;
}
