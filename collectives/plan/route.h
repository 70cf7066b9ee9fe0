/* Routes: which rank sends which box to which other when an index space moves
 * from one side to another.
 *
 * Every rank receives each index of its target box once: from itself where its
 * source box has it, and otherwise from one of the replicas that do. Sender and
 * receiver find each other without talking, by this rule:
 *
 *   1. Coordinates that both sides replicate along stay: traffic does not leave
 *      the copy of the mesh that a rank is in.
 *   2. The receivers of a source tile, which do not have it themselves, are
 *      numbered in order of target tile (row-major), then of replica of that.
 *      Number q is served by source replica q modulo the number of these.
 *
 * So the replicas of a tile send the same number of boxes, give or take one.
 * (Where explicit offsets leave empty tiles between others, these are numbered
 * too, and the shares may differ by as many.)
 * Numbers are found by counting digits, so a rank pays for its own peers, not
 * for the mesh. */
#ifndef SDYI_PLAN_ROUTE_H
#define SDYI_PLAN_ROUTE_H

#include "collectives/plan/dist.h"

typedef struct sdyi_router sdyi_router;

/* Errors: MEMORY. */
sdyrt_status sdyi_router_create(const sdyi_dist *from, const sdyi_dist *to,
                                sdyi_router **router);
void sdyi_router_destroy(sdyi_router *router);

/* Called for each box; `peer` is the rank at the other end. */
typedef sdyrt_status (*sdyi_route_fn)(void *argument, int64_t peer,
                                      const sdyi_box *box);

/* The boxes that `rank` receives, in row-major order of source tiles; its own
 * among them. */
sdyrt_status sdyi_route_receives(sdyi_router *router, int64_t rank,
                                 sdyi_route_fn fn, void *argument);

/* The boxes that `rank` sends to others, in order of target tiles. */
sdyrt_status sdyi_route_sends(sdyi_router *router, int64_t rank,
                              sdyi_route_fn fn, void *argument);

#endif
