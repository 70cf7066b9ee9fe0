/* Replacing a file atomically: a temporary file in the target's own folder, so
 * that rename() stays on one file system, with the target's owner and mode. */
#include "base/out_file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* -- failing --------------------------------------------------------------- */

/* A failure by errno; only the first one is kept. */
static bool fail(sdyi_out_file *file, const char *what, const char *path) {
    if (file->failure[0] == '\0')
        (void)snprintf(file->failure, sizeof file->failure,
                       "cannot %s '%s': %s", what, path, strerror(errno));
    return false;
}

static bool is_good(const sdyi_out_file *file) {
    return file->failure[0] == '\0';
}

static bool fail_write(sdyi_out_file *file) {
    return fail(file, "write",
                strcmp(file->path, "-") == 0 ? "<stdout>" : file->path);
}

/* -- names ----------------------------------------------------------------- */

/* The descriptor that a name stands for; -1: none. */
static int descriptor_of(const char *path) {
    static const char *const folders[] = {"/dev/fd/", "/proc/self/fd/"};
    if (strcmp(path, "-") == 0)
        return STDOUT_FILENO;
    for (int i = 0; i < 2; i++) {
        const size_t n = strlen(folders[i]);
        if (strncmp(path, folders[i], n) == 0 && path[n] >= '0' &&
            path[n] <= '9')
            return atoi(path + n);
    }
    return -1;
}

/* "d" of "d/k", "." of "k"; free() it. NULL: no memory. */
static char *folder_of(const char *path) {
    const char *const slash = strrchr(path, '/');
    return slash == NULL ? strdup(".")
                         : strndup(path, slash == path ? 1 : slash - path);
}

/* "FOLDER/NAME"; NULL: no memory. */
static char *path_in(const char *folder, const char *name) {
    char *path = NULL;
    return folder == NULL || asprintf(&path, "%s/%s", folder, name) < 0 ? NULL
                                                                        : path;
}

/* Resolve a target that is a symbolic link, also to a missing file, but not
 * /dev/fd/N and the like; false: errno is set. */
static bool follow_links(sdyi_out_file *file) {
    enum { MOST_LINKS = 40 };
    for (int i = 0; i < MOST_LINKS; i++) {
        char link[PATH_MAX];
        const ssize_t n = descriptor_of(file->target) >= 0
                              ? -1
                              : readlink(file->target, link, sizeof link - 1);
        if (n < 0)
            return true;
        link[n] = '\0';
        char *const folder = folder_of(file->target);
        char *const next =
            link[0] == '/' ? strdup(link) : path_in(folder, link);
        free(folder);
        if (next == NULL)
            return false;
        free(file->target);
        file->target = next;
    }
    errno = ELOOP;
    return false;
}

/* -- opening --------------------------------------------------------------- */

/* The owner, as far as that is allowed, and the mode of the file that is going
 * to be replaced. */
static void copy_owner(int descriptor, const struct stat *old) {
    const bool is_owners = fchown(descriptor, old->st_uid, old->st_gid) == 0 ||
                           fchown(descriptor, (uid_t)-1, old->st_gid) == 0;
    (void)is_owners;
    (void)fchmod(descriptor, old->st_mode & 0777);
}

/* Open a file of a name that no other has; -1: errno says why. */
static int open_new(sdyi_out_file *file, const char *folder, mode_t mode) {
    for (unsigned i = 0;; i++) {
        char name[64];
        (void)snprintf(name, sizeof name, ".sdyrt-%ld-%u", (long)getpid(), i);
        char *const path = path_in(folder, name);
        const int descriptor =
            path == NULL
                ? -1
                : open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (descriptor >= 0)
            file->temporary = path;
        else
            free(path);
        if (descriptor >= 0 || errno != EEXIST)
            return descriptor;
    }
}

/* The temporary file; `old`: the target, NULL where it does not exist yet. */
static bool open_beside(sdyi_out_file *file, const struct stat *old) {
    if (old != NULL && eaccess(file->target, W_OK) != 0)
        return fail_write(file);
    char *const folder = folder_of(file->target);
    file->descriptor =
        open_new(file, folder, old == NULL ? 0666 : old->st_mode & 0777);
    if (file->descriptor >= 0 && old != NULL)
        copy_owner(file->descriptor, old);
    else if (file->descriptor < 0 && (errno == EACCES || errno == EROFS))
        (void)fail(file, "make a file in folder", folder);
    else if (file->descriptor < 0)
        (void)fail_write(file);
    free(folder);
    return file->descriptor >= 0;
}

static void go_on(int number) {
    (void)number;
}

void sdyi_out_limits_fail(void) {
    (void)signal(SIGXFSZ, go_on);
}

bool sdyi_out_open(sdyi_out_file *file, const char *path) {
    struct stat old;
    *file = (sdyi_out_file){.path = path, .descriptor = -1};
    file->target = strdup(path);
    if (file->target == NULL || !follow_links(file))
        return fail_write(file);
    const int descriptor = descriptor_of(file->target);
    const bool is_there = descriptor < 0 && stat(file->target, &old) == 0;
    if (descriptor < 0 && !is_there && errno != ENOENT)
        return fail_write(file);
    if (descriptor < 0 && (!is_there || S_ISREG(old.st_mode)))
        return open_beside(file, is_there ? &old : NULL);
    (void)fflush(stdout); /* text printed before comes first */
    file->descriptor =
        descriptor >= 0 ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
                        : open(file->target, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    return file->descriptor >= 0 || fail_write(file);
}

/* -- writing --------------------------------------------------------------- */

bool sdyi_out_write(void *state, const char *bytes, size_t n) {
    sdyi_out_file *const file = state;
    while (n > 0 && is_good(file)) {
        const ssize_t written = write(file->descriptor, bytes, n);
        if (written < 0 && errno != EINTR)
            return fail_write(file);
        if (written > 0) {
            bytes += written;
            n -= (size_t)written;
        }
    }
    return is_good(file);
}

/* Flush a file to its disk; a file system that cannot is no failure. */
static bool sync_file(int descriptor) {
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP;
}

bool sdyi_out_finish(sdyi_out_file *file) {
    if (is_good(file) && file->temporary != NULL &&
        !sync_file(file->descriptor))
        (void)fail_write(file);
    if (file->descriptor >= 0 && close(file->descriptor) != 0)
        (void)fail_write(file);
    file->descriptor = -1;
    return is_good(file);
}

bool sdyi_out_keep(sdyi_out_file *file) {
    if (!is_good(file) || file->temporary == NULL)
        return is_good(file);
    if (rename(file->temporary, file->target) != 0)
        return fail_write(file);
    free(file->temporary);
    file->temporary = NULL;
    return true;
}

void sdyi_out_drop(sdyi_out_file *file) {
    if (file->path != NULL && file->descriptor >= 0)
        (void)close(file->descriptor);
    if (file->temporary != NULL)
        (void)unlink(file->temporary);
    free(file->temporary);
    free(file->target);
    file->path = NULL;
    file->target = file->temporary = NULL;
    file->descriptor = -1;
}

bool sdyi_out_all(sdyi_out_file *file, const char *path, const char *bytes,
                  size_t n) {
    const bool is_kept = sdyi_out_open(file, path) &&
                         sdyi_out_write(file, bytes, n) &&
                         sdyi_out_finish(file) && sdyi_out_keep(file);
    sdyi_out_drop(file);
    return is_kept;
}
