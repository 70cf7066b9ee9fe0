/* The one place that states the version; the build reads it from here. */
#ifndef SDYRT_VERSION_H
#define SDYRT_VERSION_H

#define SDYRT_VERSION_MAJOR 0
#define SDYRT_VERSION_MINOR 3
#define SDYRT_VERSION_PATCH 0
#define SDYRT_VERSION_STRING "0.3.0"

#endif
