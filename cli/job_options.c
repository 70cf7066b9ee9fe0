/* Comparing options between the processes of a job, which run one command. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/job.h"

enum { LINES_BYTES = 2048 /* more is not compared */ };

/* Options and arguments, each of which ends with a newline. */
typedef struct lines {
    char text[LINES_BYTES];
} lines;

static lines own_lines(void) {
    lines own = {""};
    size_t used = 0;
    for (int i = 0; i < cli_given()->n; i++) {
        const char *const word = cli_given()->at[i];
        const size_t n = strlen(word);
        if (used + n + 2 > sizeof own.text)
            break;
        memcpy(own.text + used, word, n);
        own.text[used + n] = '\n';
        used += n + 1;
    }
    return own;
}

/* The length of a line, with its end. */
static size_t length_of(const char *line) {
    return strcspn(line, "\n") + 1;
}

static bool has_line(const lines *in, const char *line) {
    for (const char *at = in->text; *at != '\0'; at += length_of(at))
        if (strncmp(at, line, length_of(line)) == 0)
            return true;
    return false;
}

static bool have_one_name(const char *a, const char *b) {
    const size_t n = strcspn(a, " \n");
    return n == strcspn(b, " \n") && strncmp(a, b, n) == 0;
}

/* The first line that is not in `other`, with the option name of `like` unless
 * that is NULL; NULL: none. */
static const char *find_missing(const lines *from, const lines *other,
                                const char *like) {
    for (const char *at = from->text; *at != '\0'; at += length_of(at))
        if ((like == NULL || have_one_name(at, like)) && !has_line(other, at))
            return at;
    return NULL;
}

/* True if rank `rank` has other options than rank 0, which is then reported. */
static bool differs(const lines *first, const lines *other, int rank) {
    static const char none[] = "no such option\n";
    const char *own = find_missing(first, other, NULL);
    const char *theirs = find_missing(other, first, own);
    if (own == NULL && theirs == NULL)
        return false;
    own = own != NULL ? own : none;
    theirs = theirs != NULL ? theirs : none;
    cli_fail("the options of ranks differ: rank 0 has %.*s, rank %d has %.*s",
             (int)length_of(own) - 1, own, rank, (int)length_of(theirs) - 1,
             theirs);
    return true;
}

int cli_job_check_options(const cli_job *job) {
    const lines own = own_lines();
    lines *const all = cli_gather(&job->meeting, &own, sizeof own, NULL);
    if (all == NULL)
        return cli_fail_library(NULL);
    bool is_same = true;
    for (int rank = 1; rank < job->size && is_same; rank++)
        is_same = memcmp(&all[rank], &all[0], sizeof *all) == 0 ||
                  !differs(&all[0], &all[rank], rank);
    free(all);
    return is_same ? CLI_OK : CLI_USAGE;
}
