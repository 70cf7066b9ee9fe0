/* Bytes for a person. Included by the library and by its commands. */
#ifndef SDYI_BASE_BYTES_H
#define SDYI_BASE_BYTES_H

#include <stdint.h>
#include <stdio.h>

typedef struct sdyi_bytes_text {
    char text[32];
} sdyi_bytes_text;

/* "48 B", "2 KiB", "1.5 KiB". What would print as 1024.0 is 1 of the next
 * unit. */
static inline sdyi_bytes_text sdyi_bytes_print(double bytes) {
    static const char *const units[] = {"B",   "KiB", "MiB", "GiB",
                                        "TiB", "PiB", "EiB"};
    const size_t last = sizeof units / sizeof *units - 1;
    size_t unit = 0;
    while (bytes >= (unit == 0 ? 1024 : 1023.95) && unit < last) {
        bytes /= 1024;
        unit++;
    }
    const int is_whole = unit == 0 || bytes == (double)(int64_t)bytes;
    sdyi_bytes_text out;
    (void)snprintf(out.text, sizeof out.text, "%.*f %s", is_whole ? 0 : 1,
                   bytes, units[unit]);
    return out;
}

#endif
