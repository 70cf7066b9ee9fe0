/* Comparing options between the processes of a job, which run one command. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/job.h"

enum { LINES_BYTES = 2048 /* more is not compared */ };

/* Options and arguments, one on each line. */
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

/* The next line from `*at`, which moves past it; "": no more. */
static char *next_line(const char **at) {
    const size_t n = strcspn(*at, "\n");
    char *const line = cli_format("%.*s", (int)n, *at);
    *at += n + ((*at)[n] != '\0');
    return line;
}

static bool has_line(const lines *in, const char *line) {
    bool found = false;
    for (const char *at = in->text; *at != '\0' && !found;) {
        char *const theirs = next_line(&at);
        found = strcmp(line, theirs) == 0;
        free(theirs);
    }
    return found;
}

static bool have_one_name(const char *a, const char *b) {
    const size_t n = strcspn(a, " ");
    return n == strcspn(b, " ") && strncmp(a, b, n) == 0;
}

/* The first line that is not in `other`, with the option name of `like` unless
 * that is NULL; NULL: none. */
static char *find_missing(const lines *from, const lines *other,
                          const char *like) {
    for (const char *at = from->text; *at != '\0';) {
        char *const line = next_line(&at);
        if ((like == NULL || have_one_name(line, like)) &&
            !has_line(other, line))
            return line;
        free(line);
    }
    return NULL;
}

/* True if rank `rank` has other options than rank 0, which is then reported. */
static bool differs(const lines *first, const lines *other, int rank) {
    char *own = find_missing(first, other, NULL);
    char *theirs = find_missing(other, first, own);
    if (own != NULL || theirs != NULL)
        cli_fail("the options of ranks differ: rank 0 has %s, "
                 "rank %d has %s",
                 own != NULL ? own : "no such option", rank,
                 theirs != NULL ? theirs : "no such option");
    const bool found = own != NULL || theirs != NULL;
    free(own);
    free(theirs);
    return found;
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
