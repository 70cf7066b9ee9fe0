/* What operations do to a deal: each moves atoms of m->to, which starts as a
 * copy of m->from, and lists them in the case. */
#ifndef SDYRT_TOOLS_CHECK_MOVES_H
#define SDYRT_TOOLS_CHECK_MOVES_H

#include "check_deal.h"

/* Take a random suffix of each dimension off, to be at `where`; returns how
 * many atoms. */
int move_take_suffixes(check_maker *m, int where);

/* Append some atoms from outside the dimensions; returns how many. */
int move_add_suffixes(check_maker *m, bool unreduced_too);

/* Turn some atoms that are at `first` or `second` into `into`; returns how
 * many.
 */
int move_turn(check_maker *m, int first, int second, int into);

/* Exchange suffixes between dimensions; false when there is none to take. */
bool move_params(check_maker *m);

/* Deal the atoms again so that each dimension has as many shards as before;
 * false when that was not found. */
bool move_permute(check_maker *m);

/* Deal anew, on the same mesh or another. Sets the reductions of both sides'
 * unreduced axes, and `*reduces` when terms are combined or introduced. */
void move_reshard(check_maker *m, sdyrt_reduction *from_op,
                  sdyrt_reduction *to_op, bool *reduces);

/* Whether some atom is unreduced in `a` and not in `b`. */
bool move_loses_unreduced(const check_deal *a, const check_deal *b);

#endif
