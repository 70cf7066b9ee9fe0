#!/usr/bin/env python3
"""Compare sdyrt-opt's passes with those of MLIR and Shardy, as jaxlib has them
(pip install jaxlib==0.10.2), on random programs.

Program i of a kind is made from seed i. On each, several sets of flags are run
by both. A program that differs stays as KIND-I.mlir in the folder --keep.

    differential.py build/dev/tools/sdyrt-opt                    a short run of all
    differential.py build/dev/tools/sdyrt-opt flow --count 2000  more of a kind
    differential.py build/dev/tools/sdyrt-opt --files a.mlir b.mlir --sets basic
"""
import argparse
import collections
import multiprocessing
import os
import pickle
import re
import subprocess
import sys

import features
import oracle

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../random"))
import random_batching
import random_even
import random_flow
import random_import
import random_ops
import random_parts
import random_programs
import random_rewrites

OPS_A_PROGRAM = 50
EDGES = "-sdy-add-data-flow-edges"
RESHARD = "-sdy-insert-explicit-reshards"
RESHARD_FULLY = RESHARD + "=enable-full-version=true"
EVENLY = "-sdy-update-non-divisible-input-output-shardings"
NO_CONSTRAINTS = "-sdy-sharding-constraint-to-reshard"
SETS = {  # name: flags; those of propagation first
    "rules": ["-sdy-populate-op-sharding-rules"],
    "basic": ["-sdy-basic-propagate"],
    "aggressive": ["-sdy-aggressive-propagate"],
    "op_priority": ["-sdy-op-priority-propagate"],
    "user_priority": ["-sdy-user-priority-propagate"],
    "import": ["-sdy-import-pipeline"],
    "conservative_rules": ["-sdy-populate-op-sharding-rules=conservative-propagation=true"],
    "import_propagate": ["-sdy-import-pipeline", "-sdy-user-priority-propagate"],
    "import_calls": ["-sdy-import-pipeline=dedup-functions-fully=true", "-sdy-user-priority-propagate"],
    "both_conservative": ["-sdy-user-priority-propagate=propagation-strategy=basic-then-aggressive conservative-propagation=true"],
    "through_ops": ["-sdy-user-priority-propagate=debug-propagation-edge-sharding=true"],
    # MLIR prints, here and there, memory that nobody has set: of the kinds below
    # only for parts, where in some of a thousand it takes one origin of several
    "origins": ["-sdy-user-priority-propagate=debug-sharding-origins=true"],
    "told": ["-sdy-basic-propagate=debug-sharding-origins=true debug-propagation-edge-sharding=true"],
    "told_aggressive": ["-sdy-aggressive-propagate=debug-sharding-origins=true debug-propagation-edge-sharding=true"],
    "keep_rules": ["-sdy-aggressive-propagate=keep-sharding-rules=true"],
    "edges_basic": [EDGES, "-sdy-basic-propagate"],
    "edges_both": [EDGES, "-sdy-op-priority-propagate=propagation-strategy=basic-then-aggressive"],
    "edges_user": [EDGES, "-sdy-user-priority-propagate"],
    "edges_once": [EDGES, "-sdy-user-priority-propagate=run-op-priority-propagation=false propagation-strategy=basic"],
    "edges_calls": [EDGES, "-sdy-add-func-data-flow-edges", "-sdy-aggressive-propagate"],
    "edges_away": [EDGES, "-sdy-sink-data-flow-edges"],
    "func_edges_away": ["-sdy-add-func-data-flow-edges", "-sdy-sink-func-data-flow-edges"],
    "edges_constraints": [EDGES, "-sdy-apply-sharding-constraints"],
    "there_and_back": ["-sdy-flatten-call-graph", "-sdy-import-func-calls", "-sdy-export-named-computations", "-sdy-propagate-to-func-results"],
    "unflatten": ["-sdy-flatten-call-graph", "-sdy-unflatten-call-graph"],
    "unflatten_fully": ["-sdy-flatten-call-graph", "-sdy-unflatten-call-graph=dedup-functions-fully=true"],
    "export_unflatten": ["-sdy-export-named-computations", "-sdy-unflatten-call-graph=dedup-functions-fully=true"],
    "split_merge": ["-sdy-constant-or-scalar-splitter", "-sdy-constant-or-scalar-merger"],
    "import_alone": ["-sdy-import-pipeline=dedup-functions-fully=true"],
    "canonicalize": ["-canonicalize"],
    "cse": ["-cse"],
    "symbol_dce": ["-symbol-dce"],
    "all_rewrites": ["-cse", "-canonicalize", "-symbol-dce"],
    "bottom_up": ["--pass-pipeline=builtin.module(func.func(cse,canonicalize{top-down=false}))"],
    "collectives": ["--pass-pipeline=builtin.module(canonicalize{enable-patterns=sdy-collective})"],
    "three_rounds": ["--pass-pipeline=builtin.module(func.func(canonicalize{max-iterations=3},cse))"],
    "one_round": ["--pass-pipeline=builtin.module(canonicalize{max-iterations=1 top-down=0},symbol-dce)"],
    "cse_between": ["-canonicalize=cse-between-iterations=true"],
    "two_rewrites": ["-canonicalize=max-num-rewrites=2"],
    "one_rewrite": ["--pass-pipeline=builtin.module(canonicalize{max-num-rewrites=1 region-simplify=disabled max-iterations=2})"],
    "of_dialect": ["-canonicalize=filter-dialects=sdy"],
    "reshards": [RESHARD],
    "reshards_full": [RESHARD_FULLY],
    "reshards_closed": ["-sdy-close-shardings", RESHARD],
    "reshards_propagated": ["-sdy-user-priority-propagate", "-sdy-close-shardings", RESHARD_FULLY],
    "pipeline": ["-sdy-propagation-pipeline"],
    "pipeline_calls": ["-sdy-propagation-pipeline=dedup-functions-fully=true"],
    "to_collectives": ["-sdy-close-shardings", RESHARD_FULLY, "-sdy-reshard-to-collectives"],
    "local": [NO_CONSTRAINTS, "-sdy-close-shardings", EVENLY, RESHARD_FULLY, "-sdy-reshard-to-collectives", "-sdy-convert-global-to-local"],
    "local_combined": ["-sdy-user-priority-propagate", NO_CONSTRAINTS, "-sdy-close-shardings", EVENLY, RESHARD_FULLY, "-sdy-reshard-to-collectives",
                       "-sdy-convert-global-to-local=per-dim-all-gather=true"],
    "export": ["-sdy-export-pipeline"],
    "batching_rules": ["-sdy-explicit-gather-scatter-batching", "-sdy-populate-op-sharding-rules"],
}
PASSES = """lift-inlined-meshes remove-size-one-axes inline-meshes
 propagate-sharding-from-func-to-call constant-or-scalar-splitter
 manual-axes-cleanup add-data-flow-edges add-func-data-flow-edges
 flatten-call-graph import-func-calls apply-sharding-constraints
 sharding-group-import pre-order-funcs export-named-computations
 propagate-to-func-results insert-func-call-reshards constant-or-scalar-merger
 remove-sharding-groups sharding-constraint-to-reshard close-shardings
 explicit-gather-scatter-batching update-non-divisible-input-output-shardings
 remove-sub-axes-in-input-output-shardings""".split()
SETS.update((p, ["-sdy-" + p]) for p in PASSES)
NAMES = list(SETS)
SIX = NAMES[:6]


def names(first, last):
    return NAMES[NAMES.index(first) : NAMES.index(last) + 1]


def functions(seed, function):
    first = seed * OPS_A_PROGRAM
    return "\n".join(function(i) for i in range(first, first + OPS_A_PROGRAM))


def ops(seed):
    return random_ops.HEAD + functions(seed, random_ops.function)


KINDS = {  # name: what it is, its programs, their sets
    "ops": ("%d functions of single ops" % OPS_A_PROGRAM, ops, ["rules", "conservative_rules"]),
    "shardings": ("ops of all families, sub-axes, priorities, calls",
                  lambda i: random_programs.Program(i).text(),
                  SIX + names("import_propagate", "through_ops") + ["reshards_propagated", "pipeline"]),
    "flow": ("regions and computations in each other, sub-axes", random_flow.program,
             SIX + names("import_propagate", "through_ops") + names("keep_rules", "edges_calls") + names("pipeline", "pipeline_calls")),
    "parts": ("parts of axes, put together and taken apart: all that is told of them",
              lambda i: random_parts.Program(i).text(), SIX[1:5] + names("through_ops", "told_aggressive")),
    "import": ("calls, groups, constraints, constants, meshes", lambda i: random_import.Program(i).text(),
               SIX + names("import_propagate", "import_calls") + names("edges_away", "import_alone") + PASSES),
    "reshards": ("most values have a sharding", lambda i: random_programs.Program(i, marks=0.8, priorities=0).text(), names("reshards", "export")),
    "even": ("cut evenly by all axes: local programs", lambda i: random_even.Program(i).text(),
             ["reshards_propagated", "to_collectives", "local", "local_combined", "export"]),
    "batching": ("%d gathers and scatters along iotas" % OPS_A_PROGRAM,
                 lambda i: functions(i, random_batching.function), ["explicit-gather-scatter-batching", "batching_rules"]),
    "rewrites": ("equal and dead ops, reshards, collectives", lambda i: random_rewrites.Program(i).text(), names("canonicalize", "of_dialect")),
}  # fmt: skip


def ours(opt, flags, text):
    # each pass leaves a program that reads as itself
    env = dict(os.environ, SDYRT_PROGRAM_CHECK="1")
    done = subprocess.run([opt, "-", oracle.VERSION] + flags, input=text.encode(), capture_output=True, timeout=600, env=env)
    if done.returncode not in (0, 1):
        return "crashed: %d" % done.returncode, None
    if done.returncode == 0:
        return None, done.stdout.decode()
    said = done.stderr.decode()
    place = re.search(r":(\d+):\d+: error: (.*)", said)
    return "%s: %s" % place.groups() if place else said, None


def theirs(text, sets, seconds):
    """(error, program) of each set."""

    def run_all(some):
        said, why = oracle.in_child(lambda: pickle.dumps([mlir.run(text, SETS[s]) for s in some]), seconds)
        return pickle.loads(said) if said else [("crashed: " + why, None)] * len(some)

    all_ = run_all(sets)
    crashed = all_[0][0] and all_[0][0].startswith("crashed") and len(sets) > 1
    return [run_all([s])[0] for s in sets] if crashed else all_


def same_error(a, b):
    """Whether two errors are one: the places of ops that passes made may differ."""
    return a.split(": ", 1)[-1].split("\n")[0] == b.split(": ", 1)[-1].split("\n")[0]


def judge(expected, got):
    """Which of the endings below two results are."""
    if got[0] and got[0].startswith("crashed"):
        return "ours crashes"
    if expected[0] and expected[0].startswith("crashed"):
        return "MLIR crashes"
    if expected[0] and got[0]:
        return "same error" if same_error(expected[0], got[0]) else "other error"
    if expected[0]:
        return "MLIR refuses"
    if got[0]:
        return "ours refuses"
    return "equal" if expected[1] == got[1] else "differ"


BAD = ("differ", "ours crashes", "ours refuses")


def one(job):
    name, text, sets, o = job
    found = features.of_program(text)
    endings, why = [], collections.Counter()
    expected = theirs(text, sets, o.seconds)
    for s, e in zip(sets, expected):
        got = ours(o.opt, SETS[s], text)
        endings.append((s, judge(e, got)))
        if endings[-1][1] in ("MLIR crashes", "MLIR refuses"):
            why[re.sub(r"'.*?'|\".*?\"|\d+", "..", e[0].split("\n")[0])] += 1
        if e[1] is not None:
            found |= features.of_result(text, e[1], s)
    if any(ending in BAD for _, ending in endings) or (o.refused and any(e not in ("equal", "same error") for _, e in endings)):
        os.makedirs(o.keep, exist_ok=True)
        with open(os.path.join(o.keep, name + ".mlir"), "w", encoding="utf-8") as file:
            file.write(text)
    return name, endings, found, why


def jobs_of(options):
    if options.files:
        for path in options.files:
            with open(path, encoding="utf-8") as file:
                yield os.path.basename(path).removesuffix(".mlir"), file.read(), options.sets or SIX, options
    for kind in options.kinds:
        for seed in range(options.first, options.first + options.count):
            yield "%s-%d" % (kind, seed), KINDS[kind][1](seed), options.sets or KINDS[kind][2], options


def compare(options):
    tally = collections.defaultdict(collections.Counter)
    found, whys, programs = collections.Counter(), collections.Counter(), 0
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        for name, endings, of_program, of_mlir in pool.imap_unordered(one, jobs_of(options)):
            programs += 1
            found.update(of_program)
            whys.update(of_mlir)
            for s, ending in endings:
                tally[s][ending] += 1
                if ending not in ("equal", "same error") and (ending in BAD or options.refused):
                    print("%s %s: %s" % (name, s, ending), flush=True)
    for s, counts in tally.items():
        print("%-28s %s" % (s, ", ".join("%s %d" % c for c in sorted(counts.items()))))
    for why, n in whys.most_common():
        print("MLIR alone, %d times: %s" % (n, why))
    if options.features:
        for name in features.names():
            print("%6d of %d  %s" % (found[name], programs, name))
    wrong = sum(counts[e] for counts in tally.values() for e in BAD)
    print("%d programs, %d runs, %d differ" % (programs, sum(sum(c.values()) for c in tally.values()), wrong))
    return wrong > 0


def main():
    global mlir  # loaded once, before processes are forked
    kinds = "\n".join("  %-10s %s" % (k, v[0]) for k, v in KINDS.items())
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
                                epilog="kinds:\n%s\n\nsets: %s" % (kinds, ", ".join(NAMES)))  # fmt: skip
    p.add_argument("opt", help="sdyrt-opt")
    p.add_argument("kinds", nargs="*", help="kinds of programs (default: all)")
    p.add_argument("--first", type=int, default=1, help="the first seed")
    p.add_argument("--count", type=int, default=20, help="seeds of each kind")
    p.add_argument("--files", nargs="+", default=[], help="these programs, and none of a seed")
    p.add_argument("--sets", nargs="+", choices=NAMES, metavar="SET", help="sets of flags, not those of the kind")
    p.add_argument("--six", dest="sets", action="store_const", const=SIX, help="the six sets of propagation: " + " ".join(SIX))
    p.add_argument("--features", action="store_true", help="count what is in the programs and what propagation did")
    p.add_argument("--refused", action="store_true", help="also name the programs that MLIR alone refuses or crashes on")
    p.add_argument("--keep", default="differs", help="folder for programs that differ")
    p.add_argument("--jobs", type=int, default=2, help="processes")
    p.add_argument("--seconds", type=int, default=120, help="MLIR hangs after so many")
    options = p.parse_intermixed_args()
    options.kinds = [] if options.files else options.kinds or list(KINDS)
    if not set(options.kinds) <= set(KINDS):
        p.error("kinds are " + ", ".join(KINDS))
    try:
        mlir = oracle.Mlir()
    except ImportError:
        print("skipped: there is no jaxlib", file=sys.stderr)
        return 77
    return compare(options)


if __name__ == "__main__":
    sys.exit(main())
