/* Arrays that are made and resized. Where there is no memory the function that
 * asks for them returns that failure. */
#ifndef SDYI_BASE_ALLOC_H
#define SDYI_BASE_ALLOC_H

#include "base/status.h"

#include <stdint.h>
#include <stdlib.h>

/* Point `array` to `n` elements, all zero; for none to room for one. */
#define SDYI_ALLOC(array, n)                                                   \
    do {                                                                       \
        const size_t n_ = (size_t)(n);                                         \
        (array) = calloc(n_ + (n_ == 0), sizeof *(array));                     \
        if ((array) == NULL)                                                   \
            return SDYI_NO_MEMORY(n_ * sizeof *(array));                       \
    } while (0)

/* Give `array`, of malloc or NULL, room for `n` elements: those that it has
 * stay, those to come are not set. On a failure it stays as it is. */
#define SDYI_RESIZE(array, n)                                                  \
    do {                                                                       \
        const size_t n_ = (size_t)(n);                                         \
        void *const resized_ = realloc((array), n_ * sizeof *(array));         \
        if (resized_ == NULL)                                                  \
            return SDYI_NO_MEMORY(n_ * sizeof *(array));                       \
        (array) = resized_;                                                    \
    } while (0)

/* Make room for one more than the `n` elements of `array`, which has room for
 * `capacity`: twice as much, at first for `first`. */
#define SDYI_GROW(array, n, capacity, first)                                   \
    do {                                                                       \
        if ((n) == (capacity)) {                                               \
            const int64_t room_ = (capacity) == 0 ? (first) : 2 * (capacity);  \
            SDYI_RESIZE(array, room_);                                         \
            (capacity) = room_;                                                \
        }                                                                      \
    } while (0)

#endif
