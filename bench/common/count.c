/* All of the text is the number. */
#include "bench/common/count.h"
#include "bench/common/fail.h"
#include <errno.h>
#include <stdlib.h>

bool read_count(const char *option, const char *text, int least, int most,
                int *count) {
    char *end;
    errno = 0;
    const long value = strtol(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || value < least ||
        value > most)
        return bench_fail("%s '%s' is not a number from %d to %d", option, text,
                          least, most);
    *count = (int)value;
    return true;
}
