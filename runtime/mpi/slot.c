/* Words that are read while they may be written; see slot.h. */
#include "runtime/mpi/slot.h"

#include <string.h>

void sdyi_mpi_words_write(sdyi_mpi_words *words, uint64_t op,
                          uint64_t fingerprint, const char *text) {
    const size_t length = strnlen(text, SDYI_MPI_TEXT - 1);
    atomic_store_explicit(&words->op, 0, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&words->fingerprint, fingerprint,
                          memory_order_relaxed);
    memcpy(words->text, text, length);
    words->text[length] = '\0';
    atomic_store_explicit(&words->op, op, memory_order_release);
}

bool sdyi_mpi_words_read(const sdyi_mpi_words *words, uint64_t op,
                         uint64_t *fingerprint, char *text) {
    if (atomic_load_explicit(&words->op, memory_order_acquire) != op)
        return false;
    const uint64_t number =
        atomic_load_explicit(&words->fingerprint, memory_order_relaxed);
    char copy[SDYI_MPI_TEXT];
    if (text != NULL)
        memcpy(copy, words->text, sizeof copy);
    atomic_thread_fence(memory_order_acquire);
    if (atomic_load_explicit(&words->op, memory_order_relaxed) != op)
        return false;
    *fingerprint = number;
    if (text != NULL) {
        memcpy(text, copy, sizeof copy);
        text[sizeof copy - 1] = '\0';
    }
    return true;
}
