#!/usr/bin/env python3
"""Random programs with shardings (spmd_random.py) on N ranks, beside XLA's own
partitioner on N devices. Elements are integers: all are equal. A reduction begins with
what changes nothing: XLA leaves a beginning out where it reduces one element. No value is
in terms: XLA returns them. For programs of JAX there is `execute_jax.py --spmd`. Where
the two differ, XLA on one device says which is wrong, unless there is a manual
computation.
usage: execute_xla_spmd.py SDYRT FIRST COUNT [--keep DIR]
Needs jax. What XLA ends on is told, and the next program goes on in a new process."""
import argparse
import collections
import os
import re
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../random"))
import spmd_random

IDENTITIES = {"add": 0, "maximum": -(2**31), "minimum": 2**31 - 1, "multiply": 1, "xor": 0, "or": 0, "and": -1}
REDUCES = [r"stablehlo\.reduce\(.*? init: (%\w+)\) applies stablehlo\.(\w+)", r'"stablehlo\.reduce_window"\(%[\w#]+, (%\w+)\).*?%s = stablehlo\.(\w+)']
NAMED = re.compile(r"(\d+): (equal|differ|refused|XLA is wrong)")


def program(seed):
    """(the text, its number of ranks)"""
    text, ranks = spmd_random.program(seed, None)
    text = re.sub(r", unreduced=\{[^}]*\}", "", text)
    for form in REDUCES:
        for name, body in re.findall(form, text):
            text = re.sub(r"(%s = stablehlo\.constant) dense<-?\d+>" % name, r"\1 dense<%d>" % IDENTITIES[body], text)
    return text, ranks


def work(o):
    """A line for each program, at once."""
    import execute_jax

    for seed in range(o.first, o.first + o.count):
        text, ranks = program(seed)
        try:
            types, n, run = execute_jax.compile(text, ranks)
            args = execute_jax.random_of(types, seed)
            theirs = run(args)
        except Exception as e:  # pylint: disable=broad-except
            print("%d: refused: XLA: %s" % (seed, str(e).split("\n")[0][:150]), flush=True)
            continue
        status, ours = execute_jax.run_ours(o.sdyrt, text, args, n, ranks)
        wrong = "status %d: %s" % (status, ours) if status else ""
        for i, (a, b) in enumerate(zip(ours, theirs) if not status else []):
            if execute_jax.difference(a, b) != 0:
                wrong = wrong or "%d ranks, result %d: %s of the elements" % (ranks, i, execute_jax.difference(a, b))
        word = "differ"
        if wrong and not status and "sdy.manual_computation" not in text:
            alone = execute_jax.compile(text, 1)[2](args)
            if all(execute_jax.difference(a, b) == 0 for a, b in zip(ours, alone)):
                word = "XLA is wrong"
        print("%d: %s: %s" % (seed, word, wrong) if wrong else "%d: equal" % seed, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--keep", help="where programs that differ go")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    o = parser.parse_args()
    try:
        import jax  # noqa: F401
    except ImportError:
        print("skipped: there is no jax", file=sys.stderr)
        return 77
    if o.work:
        work(o)
        return 0
    counts, at, end = collections.Counter(), o.first, o.first + o.count
    while at < end:
        command = [sys.executable, __file__, o.sdyrt, str(at), str(end - at), "--work"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            for line in process.stdout:
                found = NAMED.match(line)
                if not found:
                    continue
                counts[found[2]] += 1
                at = int(found[1]) + 1
                if found[2] != "equal":
                    print(line, end="", flush=True)
                if found[2] == "differ" and o.keep:
                    os.makedirs(o.keep, exist_ok=True)
                    with open(os.path.join(o.keep, found[1] + ".mlir"), "w", encoding="utf-8") as file:
                        file.write(program(int(found[1]))[0])
        if at < end:
            print("%d: refused: XLA ends with status %d" % (at, process.returncode), flush=True)
            counts["refused"] += 1
            at += 1
    print("%d programs: %s" % (o.count, ", ".join("%s %d" % c for c in counts.most_common())))
    return counts["differ"] > 0


if __name__ == "__main__":
    sys.exit(main())
