/* Words that are read while they may be written; see slot.h. The orders make
 * `op` 0 be seen before any word of the new text, and looked at again after the
 * last word was read. */
#include "runtime/shm/slot.h"

#include <string.h>

#define WORDS (SDYI_SHM_TEXT / 8)

void sdyi_shm_words_write(sdyi_shm_words *words, uint64_t op, uint64_t number,
                          const char *text) {
    const size_t length = strnlen(text, SDYI_SHM_TEXT - 1);
    atomic_store_explicit(&words->op, 0, memory_order_relaxed);
    atomic_store_explicit(&words->number, number, memory_order_release);
    for (size_t i = 0; i <= length / 8; i++) {
        unsigned long long word = 0;
        const size_t left = length - 8 * i;
        memcpy(&word, text + 8 * i, left < 8 ? left : 8);
        atomic_store_explicit(&words->text[i], word, memory_order_release);
    }
    atomic_store_explicit(&words->op, op, memory_order_release);
}

bool sdyi_shm_words_read(const sdyi_shm_words *words, uint64_t op,
                         uint64_t *number, char *text) {
    if (atomic_load_explicit(&words->op, memory_order_acquire) != op)
        return false;
    const uint64_t n =
        atomic_load_explicit(&words->number, memory_order_acquire);
    unsigned long long copy[WORDS];
    for (size_t i = 0; text != NULL && i < WORDS; i++)
        copy[i] = atomic_load_explicit(&words->text[i], memory_order_acquire);
    if (atomic_load_explicit(&words->op, memory_order_relaxed) != op)
        return false;
    *number = n;
    if (text != NULL) {
        memcpy(text, copy, sizeof copy);
        text[sizeof copy - 1] = '\0';
    }
    return true;
}
