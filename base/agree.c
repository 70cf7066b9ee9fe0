/* The status of all ranks: see agree.h.
 *
 * Everything is found as the largest of a number over all ranks, which a
 * bootstrap may do without an allgather: the first rank that failed by its
 * distance from the last; equal fingerprints by each and its complement; a text
 * by its words, for which all other ranks give 0. */
#include "base/agree.h"
#include "base/alloc.h"
#include "base/calls.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

sdyrt_status sdyi_find_largest(const sdyrt_bootstrap *b, uint64_t *numbers,
                               size_t n, double timeout) {
    if (b->max != NULL)
        return b->max(b->state, numbers, n, timeout);
    const size_t bytes = n * sizeof *numbers;
    uint64_t *all;
    SDYI_ALLOC(all, (size_t)b->size * n);
    const sdyrt_status status =
        b->allgather(b->state, numbers, all, bytes, timeout);
    for (size_t i = 0; status == SDYRT_OK && i < (size_t)b->size * n; i++)
        if (all[i] > numbers[i % n])
            numbers[i % n] = all[i];
    free(all);
    return status;
}

/* The number of a failure on this rank; the first rank's is the largest. */
static uint64_t key_of(const sdyrt_bootstrap *b) {
    return (uint64_t)(b->size - b->rank);
}

static int rank_of(const sdyrt_bootstrap *b, uint64_t key) {
    return b->size - (int)key;
}

/* All ranks get the text of `rank`. */
static sdyrt_status report_text(const sdyrt_bootstrap *b, int rank,
                                const char *own, char text[SDYI_AGREE_TEXT],
                                double timeout) {
    uint64_t words[SDYI_AGREE_TEXT / sizeof(uint64_t)] = {0};
    if (b->rank == rank)
        memcpy(words, own, strnlen(own, SDYI_AGREE_TEXT - 1));
    SDYI_TRY(
        sdyi_find_largest(b, words, sizeof words / sizeof words[0], timeout));
    memcpy(text, words, SDYI_AGREE_TEXT);
    text[SDYI_AGREE_TEXT - 1] = '\0';
    return SDYRT_OK;
}

static sdyrt_status report_failure(const sdyrt_bootstrap *b, int rank,
                                   const char *own, double timeout,
                                   bool *is_lost) {
    char text[SDYI_AGREE_TEXT];
    *is_lost = true;
    SDYI_TRY(report_text(b, rank, own, text, timeout));
    *is_lost = false;
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "rank %d failed: %s", rank, text);
}

/* The first rank whose `value` is not rank 0's. */
static sdyrt_status find_other(const sdyrt_bootstrap *b, uint64_t value,
                               double timeout, int *rank) {
    uint64_t first = b->rank == 0 ? value : 0;
    SDYI_TRY(sdyi_find_largest(b, &first, 1, timeout));
    uint64_t key = value != first ? key_of(b) : 0;
    SDYI_TRY(sdyi_find_largest(b, &key, 1, timeout));
    *rank = rank_of(b, key);
    return SDYRT_OK;
}

/* Fails with a mismatch: the texts of rank 0 and of the first rank that does
 * something else. */
static sdyrt_status report_mismatch(const sdyrt_bootstrap *b,
                                    const sdyi_agreement *a, double timeout,
                                    bool *is_lost) {
    char first[SDYI_AGREE_TEXT], other[SDYI_AGREE_TEXT];
    int rank = 0;
    *is_lost = true;
    SDYI_TRY(find_other(b, a->fingerprint, timeout, &rank));
    SDYI_TRY(report_text(b, 0, a->text, first, timeout));
    SDYI_TRY(report_text(b, rank, a->text, other, timeout));
    *is_lost = false;
    return sdyi_fail_calls(0, 0, first, rank, other);
}

/* Fails with a setting that differs: the values of rank 0 and of the first rank
 * that has another. */
static sdyrt_status report_setting(const sdyrt_bootstrap *b,
                                   const sdyi_setting *setting, double timeout,
                                   bool *is_lost) {
    const uint64_t own = (uint64_t)setting->value;
    int rank = 0;
    *is_lost = true;
    SDYI_TRY(find_other(b, own, timeout, &rank));
    uint64_t values[2] = {b->rank == 0 ? own : 0, b->rank == rank ? own : 0};
    SDYI_TRY(sdyi_find_largest(b, values, 2, timeout));
    *is_lost = false;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "%s is %" PRId64 " on rank 0 and %" PRId64
                     " on rank %d: it must be the same on all",
                     setting->what, (int64_t)values[0], (int64_t)values[1],
                     rank);
}

/* The first setting that differs between ranks, by `largest`: the maxima of
 * each setting and of its complement. NULL: none differs. */
static const sdyi_setting *find_split(const sdyi_agreement *a,
                                      const uint64_t *largest) {
    for (int i = 0; i < a->n_settings; i++)
        if (largest[2 * i] != ~largest[2 * i + 1])
            return &a->settings[i];
    return NULL;
}

/* Set the numbers that a rank sends; returns their count. */
static size_t fill(const sdyrt_bootstrap *b, sdyrt_status status,
                   const sdyi_agreement *a, uint64_t *numbers) {
    size_t n = 0;
    numbers[n++] = status != SDYRT_OK ? key_of(b) : 0;
    numbers[n++] = a->fingerprint;
    numbers[n++] = ~a->fingerprint;
    numbers[n++] = a->flag;
    numbers[n++] = !a->flag;
    numbers[n++] = a->most;
    assert(n == SDYI_AGREE_NUMBERS &&
           2 * a->n_settings + a->n_numbers <= SDYI_AGREE_MOST - (int)n);
    for (int i = 0; i < a->n_settings; i++) {
        numbers[n++] = (uint64_t)a->settings[i].value;
        numbers[n++] = ~(uint64_t)a->settings[i].value;
    }
    for (int i = 0; i < a->n_numbers; i++)
        numbers[n++] = a->numbers[i];
    return n;
}

sdyrt_status sdyi_agree(const sdyrt_bootstrap *b, sdyrt_status status,
                        sdyi_agreement *a, double timeout, bool *is_lost) {
    const sdyi_failure own = sdyi_failure_keep();
    uint64_t numbers[SDYI_AGREE_MOST];
    const size_t n = fill(b, status, a, numbers);
    const uint64_t *const settings = numbers + SDYI_AGREE_NUMBERS;
    sdyrt_status met = sdyi_find_largest(b, numbers, n, timeout);
    *is_lost = met != SDYRT_OK;
    if (met == SDYRT_OK && numbers[0] != 0)
        met = report_failure(b, rank_of(b, numbers[0]), own.text, timeout,
                             is_lost);
    else if (met == SDYRT_OK && numbers[1] != ~numbers[2])
        met = report_mismatch(b, a, timeout, is_lost);
    else if (met == SDYRT_OK && find_split(a, settings) != NULL)
        met = report_setting(b, find_split(a, settings), timeout, is_lost);
    if (status != SDYRT_OK) { /* whatever the exchange of texts came to */
        sdyi_failure_restore(&own);
        return status;
    }
    a->flag = numbers[3] != 0;
    a->is_split = numbers[3] != 0 && numbers[4] != 0;
    a->most = numbers[5];
    for (int i = 0; i < a->n_numbers; i++)
        a->numbers[i] = settings[2 * a->n_settings + i];
    return met;
}
