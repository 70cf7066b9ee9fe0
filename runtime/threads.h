/* Limits of the threads backend. */
#ifndef SDYI_RUNTIME_THREADS_H
#define SDYI_RUNTIME_THREADS_H

#include "runtime/context.h"

#define SDYI_MAX_THREADS 4096

#endif
