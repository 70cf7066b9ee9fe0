#!/usr/bin/env python3
"""Propagation: libsdyrt_program beside Shardy's passes in jaxlib.

    propagation.py [--lib build/release/libsdyrt_program.so] [corpus | large | partition]..

corpus: each program of tests/program/golden/printed that JAX made, read by both, then
the propagation pipeline by both in turn; times are milliseconds of the pipeline
alone, least and median of the rounds, ratios are jaxlib's over ours. Behind
them the geometric mean and the least ratio. Without jaxlib there is nothing to
compare with: exit status 77.

large: the transformer of transformer.py, of 25,000 to 200,000 ops, through each
of the four strategies; seconds of the pass alone, least and median.

partition: the same, all the way to the program of one of its 512 devices; seconds
of the processor for each step, of the least round.
"""
import argparse
import ctypes
import math
import pathlib
import statistics
import sys
import time

import compare
import transformer

PRINTED = compare.TOP / "tests" / "program" / "golden" / "printed"
# what sdy-propagation-pipeline stands for, without insert-explicit-reshards
LIST = """symbol-dce sdy-lift-inlined-meshes sdy-remove-size-one-axes
 sdy-propagate-sharding-from-func-to-call sdy-constant-or-scalar-splitter
 symbol-dce sdy-manual-axes-cleanup sdy-add-data-flow-edges
 sdy-flatten-call-graph symbol-dce sdy-import-func-calls symbol-dce
 sdy-apply-sharding-constraints sdy-sharding-group-import sdy-pre-order-funcs
 sdy-user-priority-propagate{keep-sharding-rules=true}
 sdy-export-named-computations sdy-propagate-to-func-results
 sdy-unflatten-call-graph symbol-dce sdy-insert-func-call-reshards
 func.func(sdy-constant-or-scalar-merger,sdy-sink-data-flow-edges)
 sdy-remove-sharding-groups func.func(sdy-sharding-constraint-to-reshard)
 sdy-update-non-divisible-input-output-shardings
 sdy-remove-sub-axes-in-input-output-shardings sdy-close-shardings
 canonicalize{enable-patterns=sdy-collective}
 func.func(sdy-drop-sharding-rules)"""
PIPELINES = {
    "list": "builtin.module(%s)" % ",".join(LIST.split()),
    "named": "builtin.module(sdy-propagation-pipeline)",
}
STRATEGIES = "basic aggressive op-priority user-priority".split()
ROUNDS = 7


class Ours(compare.Ours):
    def __init__(self, path):
        super().__init__(path)
        self.opt = ctypes.CDLL(str(path).replace("_program", "_opt"))

    def run(self, program, pipeline):
        run = self.opt.sdyrt_program_run_pipeline
        self.check(run(program, ctypes.c_char_p(pipeline.encode()), None))


class Jaxlib(compare.Jaxlib):
    def __init__(self, path):
        super().__init__(path)
        from jaxlib.mlir import passmanager
        from jaxlib.mlir.dialects import chlo

        chlo.register_dialect(self.context)
        self.context.enable_multithreading(False)
        self.manager = passmanager.PassManager

    def run(self, module, pipeline):
        self.manager.parse(pipeline, self.context).run(module.operation)


def seconds(system, text, pipeline):
    """Of the passes, and of reading, passes and printing."""
    start = time.perf_counter()
    program = system.read(text)
    before = time.perf_counter()
    system.run(program, pipeline)
    after = time.perf_counter()
    system.print(program)
    end = time.perf_counter()
    system.free(program)
    return after - before, end - start


def mean(ratios):
    return math.exp(statistics.mean(map(math.log, ratios)))


def corpus(options):
    systems = [Ours(options.lib), Jaxlib(options.lib)]
    pipeline = PIPELINES[options.pipeline]
    programs = [p for p in sorted(PRINTED.glob("*.mlir")) if ".generic" not in p.name and b"module @jit_" in p.read_bytes()]
    print("%-32s %17s %17s %13s %13s" % ("", "sdyrt [ms]", "jaxlib [ms]", "ratio", "with texts"))
    print("%-32s" % "" + "   least  median" * 2 + "  least median" * 2)
    ratios = [[], [], [], []]
    for path in programs:
        text = path.read_bytes()
        times = [[seconds(s, text, pipeline) for s in systems] for _ in range(options.rounds)]
        row = []
        for part in (0, 1):
            ours, theirs = [[1e3 * t[i][part] for t in times] for i in (0, 1)]
            row.append((min(ours), statistics.median(ours), min(theirs), statistics.median(theirs)))
        of_row = [r[2 + k] / r[k] for r in row for k in (0, 1)]
        for list_, ratio in zip(ratios, of_row):
            list_.append(ratio)
        print("%-32s" % path.stem + "%8.2f" * 4 % row[0] + "%7.1f" * 4 % tuple(of_row))
    print("%d programs, %d rounds" % (len(programs), options.rounds))
    for name, f in (("geometric mean", mean), ("least ratio", min)):
        print("%-64s" % name + "%7.1f" * 4 % tuple(f(r) for r in ratios))


def large(options):
    systems = [Ours(options.lib)] + ([Jaxlib(options.lib)] if options.both else [])
    print("%8s %-16s %15s" % ("ops", "strategy", "least  median"))
    for n in options.ops:
        text = transformer.text(n).encode()
        for strategy in STRATEGIES:
            for system in systems:
                pipeline = "builtin.module(sdy-%s-propagate)" % strategy
                times = [seconds(system, text, pipeline)[0] for _ in range(options.rounds if system == systems[0] else 1)]
                print("%8d %-16s %7.3f %7.3f  %s" % (n, strategy, min(times), statistics.median(times), system.name), flush=True)


def partition(options):
    system = Ours(options.lib)
    print("%8s %8s %10s %10s %8s" % ("ops", "read", "propagate", "partition", "in all"))
    for n in options.ops:
        text = transformer.text(n).encode()
        rounds = []
        for _ in range(options.rounds):
            times = [time.process_time()]
            program = system.read(text)
            times.append(time.process_time())
            system.check(system.lib.sdyrt_program_propagate(program, None))
            times.append(time.process_time())
            system.run(program, "builtin.module(sdyrt-partition{device=0})")
            times.append(time.process_time())
            system.free(program)
            rounds.append([b - a for a, b in zip(times, times[1:])])
        least = min(rounds, key=sum)
        print("%8d %8.3f %10.3f %10.3f %8.3f" % (n, *least, sum(least)), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    default = compare.TOP / "build" / "release" / "libsdyrt_program.so"
    parser.add_argument("parts", nargs="*", choices=["corpus", "large", "partition", []])
    parser.add_argument("--lib", default=str(pathlib.Path(default)))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--pipeline", choices=PIPELINES, default="list", help="its passes without insert-explicit-reshards, or by its name")
    parser.add_argument("--ops", type=int, nargs="+", default=[25000, 50000, 100000, 200000])
    parser.add_argument("--both", action="store_true", help="large: jaxlib as well, once")
    options = parser.parse_args()
    if "large" in options.parts or not options.parts:
        large(options)
    if "partition" in options.parts:
        partition(options)
    if "corpus" in options.parts or not options.parts:
        if not compare.has_jaxlib():
            return 77
        corpus(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
