/* The status of all ranks: see agree.h.
 *
 * Everything is a largest number, which a bootstrap finds without telling each
 * rank of each other: of the first rank that failed, its distance from the
 * last; of equal fingerprints, each and its complement; of a text, the words of
 * the one rank that does not say 0. */
#include "base/agree.h"
#include "base/calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The largest of each number on all ranks, by the bootstrap's own `max` or by
 * its allgather. */
static sdyrt_status find_max(const sdyrt_bootstrap *b, uint64_t *numbers,
                             size_t n, double timeout) {
    if (b->max != NULL)
        return b->max(b->state, numbers, n, timeout);
    const size_t bytes = n * sizeof *numbers;
    uint64_t *const all = malloc((size_t)b->size * bytes);
    if (all == NULL)
        return SDYI_NO_MEMORY((size_t)b->size * bytes);
    const sdyrt_status status =
        b->allgather(b->state, numbers, all, bytes, timeout);
    for (size_t i = 0; status == SDYRT_OK && i < (size_t)b->size * n; i++)
        if (all[i] > numbers[i % n])
            numbers[i % n] = all[i];
    free(all);
    return status;
}

/* Of a failure: the first rank's is the largest. */
static uint64_t key_of(const sdyrt_bootstrap *b) {
    return (uint64_t)(b->size - b->rank);
}

static int rank_of(const sdyrt_bootstrap *b, uint64_t key) {
    return b->size - (int)key;
}

/* All ranks get the text of `rank`. */
static sdyrt_status tell_text(const sdyrt_bootstrap *b, int rank,
                              const char *own, char text[SDYI_AGREE_TEXT],
                              double timeout) {
    uint64_t words[SDYI_AGREE_TEXT / sizeof(uint64_t)] = {0};
    if (b->rank == rank)
        memcpy(words, own, strnlen(own, SDYI_AGREE_TEXT - 1));
    SDYI_TRY(find_max(b, words, sizeof words / sizeof words[0], timeout));
    memcpy(text, words, SDYI_AGREE_TEXT);
    text[SDYI_AGREE_TEXT - 1] = '\0';
    return SDYRT_OK;
}

static sdyrt_status tell_failure(const sdyrt_bootstrap *b, int rank,
                                 const char *own, double timeout,
                                 bool *is_lost) {
    char text[SDYI_AGREE_TEXT];
    *is_lost = true;
    SDYI_TRY(tell_text(b, rank, own, text, timeout));
    *is_lost = false;
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "rank %d failed: %s", rank, text);
}

/* A mismatch: says what rank 0 does, and the first rank that does something
 * else. */
static sdyrt_status tell_mismatch(const sdyrt_bootstrap *b,
                                  const sdyi_agreement *a, double timeout,
                                  bool *is_lost) {
    char first[SDYI_AGREE_TEXT], other[SDYI_AGREE_TEXT];
    uint64_t fingerprint = b->rank == 0 ? a->fingerprint : 0;
    *is_lost = true;
    SDYI_TRY(find_max(b, &fingerprint, 1, timeout));
    uint64_t key = a->fingerprint != fingerprint ? key_of(b) : 0;
    SDYI_TRY(find_max(b, &key, 1, timeout));
    const int rank = rank_of(b, key);
    SDYI_TRY(tell_text(b, 0, a->text, first, timeout));
    SDYI_TRY(tell_text(b, rank, a->text, other, timeout));
    *is_lost = false;
    return sdyi_fail_calls(0, 0, first, rank, other);
}

sdyrt_status sdyi_agree(const sdyrt_bootstrap *b, sdyrt_status status,
                        sdyi_agreement *a, double timeout, bool *is_lost) {
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    char own[SDYI_AGREE_TEXT] = "";
    if (status != SDYRT_OK)
        (void)snprintf(own, sizeof own, "%s", sdyrt_last_error());
    uint64_t numbers[SDYI_AGREE_NUMBERS] = {status != SDYRT_OK ? key_of(b) : 0,
                                            a->fingerprint, ~a->fingerprint,
                                            a->flag, !a->flag};
    *is_lost = false;
    sdyrt_status met = find_max(b, numbers, SDYI_AGREE_NUMBERS, timeout);
    *is_lost = met != SDYRT_OK;
    if (met == SDYRT_OK && numbers[0] != 0) {
        met = tell_failure(b, rank_of(b, numbers[0]), own, timeout, is_lost);
    } else if (met == SDYRT_OK && numbers[1] != ~numbers[2]) {
        met = tell_mismatch(b, a, timeout, is_lost);
    }
    if (status != SDYRT_OK) /* whatever came of telling it */
        return sdyi_fail(status, kind, "%s", own);
    a->flag = numbers[3] != 0;
    a->is_split = numbers[3] != 0 && numbers[4] != 0;
    return met;
}
