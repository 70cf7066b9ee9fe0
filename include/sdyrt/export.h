/* What every public header needs: symbol visibility and C linkage. */
#ifndef SDYRT_EXPORT_H
#define SDYRT_EXPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define SDYRT_API __attribute__((visibility("default")))
#else
#define SDYRT_API
#endif

#ifdef __cplusplus
#define SDYRT_BEGIN extern "C" {
#define SDYRT_END }
#else
#define SDYRT_BEGIN
#define SDYRT_END
#endif

#endif
