/* Bytes that a device receives when a tensor changes its layout, by which
 * layouts are compared. */
#include "program/partition/tiles.h"

static sdyi_span axes_at(const sdyi_layout *layout, int dim) {
    return layout == NULL ? (sdyi_span){NULL, 0}
                          : layout->sharding->dims[dim].axes;
}

static double shards_of(sdyi_span axes) {
    return (double)sdyi_shard_count(axes);
}

static double bytes_of(const sdyi_type *type) {
    const int bits = sdyi_type_stored_bits(type->element);
    return (double)sdyi_element_count(type) * (bits == 0 ? 8 : bits) / 8;
}

double sdyi_tile_bytes(const sdyi_layout *layout, const sdyi_type *type) {
    double bytes = bytes_of(type);
    for (int d = 0; d < type->n && layout != NULL; d++)
        bytes /= shards_of(axes_at(layout, d));
    return bytes;
}

/* The terms of a sum, and along how many of them the sum shall be cut. */
static double terms_of(const sdyi_layout *from, const sdyi_layout *to, int rank,
                       double *cut) {
    const sdyi_span sums =
        from == NULL ? (sdyi_span){NULL, 0} : from->sharding->unreduced;
    *cut = 1;
    for (int d = 0; d < rank && sums.count > 0; d++) {
        const sdyi_span axes = axes_at(to, d);
        for (int i = 0; i < axes.count; i++)
            if (sdyi_axes_overlap_ref(sums, axes.refs[i]))
                *cut *= (double)axes.refs[i].size;
    }
    return shards_of(sums);
}

double sdyi_moved_bytes(const sdyi_layout *from, const sdyi_layout *to,
                        const sdyi_type *type) {
    double cut, there = 1;
    if (from == to)
        return 0;
    const double terms = terms_of(from, to, type->n, &cut);
    if (cut > terms)
        cut = terms;
    const double summed = sdyi_tile_bytes(from, type) * (terms - 1) / terms *
                          (cut > 1 ? 1 + (1 - cut / terms) : 2);
    for (int d = 0; d < type->n; d++) {
        sdyi_axes common;
        const sdyi_span a = axes_at(from, d);
        sdyi_axes_common_prefix(a, axes_at(to, d), &common);
        there *= shards_of(sdyi_span_of(&common)) / shards_of(a);
    }
    return (terms > 1 ? summed : 0) + sdyi_tile_bytes(to, type) * (1 - there);
}
