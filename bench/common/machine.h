/* What the machine offers, and what of it the process used. */
#ifndef BENCH_COMMON_MACHINE_H
#define BENCH_COMMON_MACHINE_H

#include <stddef.h>

/* Seconds of a clock that never goes back, one for the machine. */
double now_seconds(void);

typedef struct machine {
    int cores;               /* that this process may run on */
    int cores_online;        /* whoever may run on them */
    size_t memory;           /* bytes; 0: not known */
    size_t memory_available; /* bytes; SIZE_MAX: not known */
} machine;

machine machine_find(void);

/* The most bytes that this process held in memory so far. */
size_t machine_peak_bytes(void);

#endif
