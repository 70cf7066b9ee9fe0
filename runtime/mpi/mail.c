/* Messages of a batch to and from ranks on other nodes. Those from a rank S to
 * a rank R are numbered, and are under way one after another:
 *
 *   S         | message     | R
 *   ----------+-------------+--------------------------------------------
 *   posts     | MAIL n ->   | keeps it until it receives message n; with
 *             |             | the data itself when that is little (eager)
 *   waits     | <- GRANT k  | has compared bytes, posted buffers for k chunks
 *   sends     | chunks ->   | copies, posts more, says so
 *   is done   | <- TAKEN n  | has all of it
 *
 * A message that is never received ends by the sender's timeout. */
#include "base/status.h"
#include "runtime/mpi/net.h"

#include <stdlib.h>
#include <string.h>

static int64_t chunks_of(const sdyi_shm_job *j) {
    return (int64_t)((j->message->bytes + SDYI_SHM_CHUNK - 1) / SDYI_SHM_CHUNK);
}

/* Bytes of a chunk, and where they are. */
static size_t chunk_of(const sdyi_shm_job *j, int64_t number, char **data) {
    const size_t at = (size_t)number * SDYI_SHM_CHUNK;
    const size_t left = j->message->bytes - at;
    *data = (char *)j->message->data + at;
    return left < SDYI_SHM_CHUNK ? left : SDYI_SHM_CHUNK;
}

static void finish(sdyi_shm_job **at) {
    (*at)->is_done = true;
    *at = NULL;
}

/* -- chunks ---------------------------------------------------------------- */

/* Start the next chunk of a message, if there is a buffer for it. */
static bool start_chunk(sdyrt_context *context, sdyi_shm_job *j) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *const net = me->net;
    const bool receives = j->message->receives;
    const int64_t end = receives ? chunks_of(j) : j->granted;
    const int i =
        j->next < end
            ? sdyi_mpi_free_chunk(net, receives ? SDYI_NET_BUFFERS : 0)
            : -1;
    if (i < 0)
        return false;
    char *data;
    const size_t bytes = chunk_of(j, j->next, &data);
    sdyi_chunk *const c = &net->chunks[i];
    *c = (sdyi_chunk){.data = c->data,
                      .rank = j->message->peer,
                      .transfer = -1,
                      .number = j->next++,
                      .job = j};
    if (!receives)
        memcpy(c->data, data, bytes);
    return sdyi_mpi_start_chunk(context, i, bytes, SDYI_NET_MAIL_TAG);
}

/* Send TAKEN for a message that has come completely. */
static void sign_off(sdyrt_context *context, sdyi_shm_job *j) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mail *const mail = &me->net->heard[j->message->peer].mail;
    const sdyi_ctl_head head = {.kind = SDYI_CTL_TAKEN, .seq = j->number};
    mail->taken = j->number;
    j->is_done = true;
    mail->incoming = NULL;
    sdyi_mpi_ctl_say(context, j->message->peer, head, NULL);
}

void sdyi_mpi_mail_chunk(sdyrt_context *context, const sdyi_chunk *c,
                         bool has_come) {
    sdyi_shm_job *const j = c->job;
    j->arrived++;
    if (!has_come)
        return;
    char *data;
    const size_t bytes = chunk_of(j, c->number, &data);
    memcpy(data, c->data, bytes);
    if (j->arrived == chunks_of(j))
        sign_off(context, j);
}

/* -- sending --------------------------------------------------------------- */

static void post(sdyrt_context *context, sdyi_shm_job *j) {
    const sdyi_mpi_rank *me = context->state;
    const sdyrt_message *const m = j->message;
    sdyi_mail *const mail = &me->net->heard[m->peer].mail;
    j->number = ++mail->sent;
    mail->outgoing = j;
    const sdyi_ctl_head head = {
        .kind = SDYI_CTL_MAIL,
        .rank = context->rank,
        .seq = j->number,
        .bytes = m->bytes,
        .payload_bytes = m->bytes <= SDYI_NET_INLINE ? (uint32_t)m->bytes : 0};
    sdyi_ctl *const ctl = sdyi_mpi_ctl_make(me->net, &head, NULL);
    if (ctl == NULL) {
        sdyi_mpi_ctl_no_memory(context);
        return;
    }
    if (head.payload_bytes > 0)
        memcpy(ctl->data + sizeof head, m->data, m->bytes);
    sdyi_mpi_ctl_send(context, m->peer, ctl);
}

/* -- receiving ------------------------------------------------------------- */

static sdyrt_status take(sdyrt_context *context, sdyi_shm_job *j,
                         sdyi_mail *mail) {
    const sdyrt_message *const m = j->message;
    j->number = mail->taken + 1;
    if (m->bytes != mail->bytes)
        return sdyi_shm_fail_bytes(context, j, mail->bytes);
    if (m->bytes > SDYI_NET_INLINE) {
        mail->incoming = j;
        return SDYRT_OK;
    }
    if (m->bytes > 0)
        memcpy(m->data, mail->payload, m->bytes);
    sign_off(context, j);
    return SDYRT_OK;
}

/* -- the entries of sdyi_shm_net ------------------------------------------- */

sdyrt_status sdyi_mpi_mail_advance(sdyrt_context *context, sdyi_shm_job *j) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mail *const mail = &me->net->heard[j->message->peer].mail;
    const int64_t before = j->next;
    if (!j->message->receives && j->number == 0)
        post(context, j);
    if (j->message->receives && j->number == 0 && mail->posted > mail->taken)
        SDYI_TRY(take(context, j, mail));
    while (j->number > 0 && !j->is_done && start_chunk(context, j))
        ;
    if (j->message->receives && j->next > before) {
        const sdyi_ctl_head head = {
            .kind = SDYI_CTL_GRANT, .seq = j->number, .value = j->next};
        sdyi_mpi_ctl_say(context, j->message->peer, head, NULL);
    }
    return sdyi_shm_is_broken(context) ? sdyi_shm_lost(context, "its message")
                                       : SDYRT_OK;
}

void sdyi_mpi_mail_forget(sdyrt_context *context, sdyi_shm_job *j) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *const net = me->net;
    sdyi_mail *const mail = &net->heard[j->message->peer].mail;
    if (mail->outgoing == j)
        mail->outgoing = NULL;
    if (mail->incoming == j)
        mail->incoming = NULL;
    for (int i = 0; i < 2 * SDYI_NET_BUFFERS; i++)
        if (net->chunks[i].job == j)
            net->chunks[i].job = NULL;
}

/* -- hearing --------------------------------------------------------------- */

static void hear_post(sdyrt_context *context, sdyi_mail *mail,
                      const sdyi_ctl_head *h, const char *payload) {
    mail->posted = h->seq;
    mail->bytes = h->bytes;
    if (h->payload_bytes == 0)
        return;
    if (mail->payload == NULL)
        mail->payload = malloc(SDYI_NET_INLINE);
    if (mail->payload == NULL)
        sdyi_mpi_ctl_no_memory(context);
    else
        memcpy(mail->payload, payload, h->payload_bytes);
}

void sdyi_mpi_mail_hear(sdyrt_context *context, sdyi_mail *mail,
                        const sdyi_ctl_head *h, const char *payload) {
    sdyi_shm_job *const j = mail->outgoing;
    if (h->kind == SDYI_CTL_MAIL)
        hear_post(context, mail, h, payload);
    if (j == NULL || j->number != h->seq)
        return;
    if (h->kind == SDYI_CTL_GRANT)
        j->granted = h->value;
    if (h->kind == SDYI_CTL_TAKEN)
        finish(&mail->outgoing);
}
