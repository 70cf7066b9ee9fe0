/* Symbol visibility and C linkage, which every public header needs.
 *
 * SDYRT_CDEF is for programs that read declarations and know C's types, but
 * neither libc's headers nor attributes, such as Python's cffi: what
 * `cc -E -P -DSDYRT_CDEF` makes of a header is plain C declarations, and those
 * of this library alone (docs/python.md). */
#ifndef SDYRT_EXPORT_H
#define SDYRT_EXPORT_H

#ifndef SDYRT_CDEF
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#endif

#ifndef SDYRT_API
#if defined(__GNUC__) && !defined(SDYRT_CDEF)
#define SDYRT_API __attribute__((visibility("default")))
#else
#define SDYRT_API
#endif
#endif

#ifdef __cplusplus
#define SDYRT_BEGIN extern "C" {
#define SDYRT_END }
#else
#define SDYRT_BEGIN
#define SDYRT_END
#endif

/* Structs and enums, for those who fill them in and for those who read these
 * headers by program.
 *
 * A struct that a call is given or fills in by pointer opens with struct_bytes
 * and has an INIT macro of its name in capitals: it may grow at its end from
 * one version to the next, and a call refuses one of another size
 * (STRUCT_BYTES). Those without are values that stand in arrays or in other
 * structs, own nothing, and keep their form: sdyrt_mesh_axis, sdyrt_axis_ref,
 * sdyrt_axis_list, sdyrt_named_mesh, sdyrt_dim_sharding,
 * sdyrt_all_to_all_param, sdyrt_grid_axes, sdyrt_pair, sdyrt_type, sdyrt_tile,
 * sdyrt_message, sdyrt_custom_target, sdyrt_reason, sdyrt_conflict.
 *
 * Every constant of an enum states its number, which it keeps. A .._COUNT is
 * one above the last, and the only one that moves. */

/* The value of the INIT macros: struct_bytes set, the rest zero; no warning in
 * C11 nor in C++11. */
#ifndef SDYRT_INIT_
#ifdef __cplusplus
#define SDYRT_INIT_(type)                                                      \
    ([] {                                                                      \
        type sdyrt_value_ = type();                                            \
        sdyrt_value_.struct_bytes = sizeof(type);                              \
        return sdyrt_value_;                                                   \
    }())
#else
#define SDYRT_INIT_(type)                                                      \
    { .struct_bytes = sizeof(type) }
#endif
#endif

#endif
