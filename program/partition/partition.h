/* The program of one device becomes the program that device `device` of the
 * mesh runs, on exact tiles: sdyrt-partition.
 *
 * Types become those of the device's tiles, uneven or empty ones too, so the
 * programs of two devices may differ in types, and in constants, but in nothing
 * else: they have the same ops in the same order. Data moves by sdyrt.reshard
 * alone (dialects/sdyrt/sdyrt.h). An op without a form on tiles runs whole on
 * each device, between reshards.
 *
 * main's arguments and results that are cut have `sdy.sharding`, and the type
 * of the whole as `sdyrt.global`; no other op has a sharding then. */
#ifndef SDYI_PROGRAM_PARTITION_PARTITION_H
#define SDYI_PROGRAM_PARTITION_PARTITION_H

#include "program/ir/module.h"

typedef struct sdyi_partition_options {
    int64_t device;
    /* Values are cut on the edges of manual computations alone, along manual
     * axes: all else is on each device. */
    bool is_whole;
    /* By device, 0 .. n_devices - 1: set to true if it has the same program;
     * NULL: not computed. */
    bool *is_alike;
    int n_devices;
} sdyi_partition_options;

/* Of a module with the shardings that propagation gives it, and without
 * dynamic shapes where it is cut.
 *
 * Errors: PROGRAM: meshes of different numbers of devices, or without `device`.
 */
sdyrt_status sdyi_partition(sdyi_module *module,
                            const sdyi_partition_options *options);

/* The first manual computation that a run of main may reach; NULL: none. */
sdyrt_status sdyi_find_manual(sdyi_module *module, const sdyi_op **manual);

/* The first argument or result (`list`: ARG_ATTRS or RES_ATTRS) of a function
 * that is a tile; -1: none is. */
int sdyi_find_tile(const sdyi_op *main, sdyi_name list);

#endif
