/* A driver of CUDA 11.4, which can do nothing but tell its version. */
#include <string.h>

int cuInit(unsigned flags);
int cuDriverGetVersion(int *version);
int cuGetProcAddress(const char *name, void **function, int version,
                     unsigned long long flags);

enum { SUCCESS = 0, NOT_FOUND = 500 };

int cuInit(unsigned flags) {
    (void)flags;
    return SUCCESS;
}

int cuDriverGetVersion(int *version) {
    *version = 11040;
    return SUCCESS;
}

/* Functions and data have one size wherever there is a driver. */
int cuGetProcAddress(const char *name, void **function, int version,
                     unsigned long long flags) {
    int (*const get_version)(int *) = cuDriverGetVersion;
    (void)version, (void)flags;
    if (strcmp(name, "cuDriverGetVersion") != 0)
        return NOT_FOUND;
    memcpy(function, &get_version, sizeof get_version);
    return SUCCESS;
}
