/* The list of extensions, which only grows. */
#include "program/ir/extension.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { MOST = 4 };

static const sdyi_extension *extensions[MOST];
static atomic_int n_extensions;

void sdyi_extend(const sdyi_extension *extension) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    (void)pthread_mutex_lock(&lock);
    const int n = atomic_load(&n_extensions);
    int i = 0;
    while (i < n && extensions[i] != extension)
        i++;
    if (i == n) {
        assert(n < MOST);
        extensions[n] = extension;
        atomic_store(&n_extensions, n + 1);
    }
    (void)pthread_mutex_unlock(&lock);
}

const sdyi_extension *sdyi_extension_at(int i) {
    return i < atomic_load(&n_extensions) ? extensions[i] : NULL;
}
