#!/usr/bin/env python3
"""Random products, convolutions and folds without checks, so that they are for BLAS, or added
up in wider types: integers are what each step gives, floats near what the steps of f64 give
for the same operands. Both are run by `sdyrt exec`, the second with a check, which
execute_random.py --steps compares with StableHLO's interpreter.
usage: execute_blas.py SDYRT FIRST COUNT [--grow N]
--grow: dimensions are up to so many times as large (6)"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

import numpy as np
from execute_ops import op_convolution, op_dot, op_reduce, op_reduce_window
from execute_programs import COMPLEX, FLOATS, REAL, SMALL, Program, text_of
from execute_random import CHECK
from execute_sums import op_dots

OPS = [op_dots, op_dots, op_convolution, op_convolution, op_dot, op_reduce, op_reduce_window]
MOST = 300000  # elements of a program, for its text


class Plain(Program):
    """Of one operation; floats that round, without the limits of their types. Those of 8
    bits and less are not here: their folds are step by step in all programs."""

    def __init__(self, seed, grow):
        super().__init__(seed, True)
        self.grow, self.result = grow, None

    def show(self, name, type_, leaf, line=0):
        self.result = (name, type_)

    def exact(self, e):
        if e in COMPLEX:
            return f"({self.exact(COMPLEX[e])}, {self.exact(COMPLEX[e])})"
        return repr(self.r.choice([-1, 1]) * self.r.uniform(.1, 3)) if e in FLOATS else super().exact(e)

    def shape(self):
        return tuple(n * self.r.choice([1, self.grow]) for n in super().shape())

    def constant(self, type_, keep=True, element=None):
        if type_[1] in SMALL or np.prod(type_[0], dtype=float) > MOST:
            raise OverflowError
        return super().constant(type_, False, element)


def wide(e):
    return "complex<f64>" if e in COMPLEX else "f64" if e in FLOATS else e


def in_f64(p, is_absolute):
    """The operation on the same numbers in f64, or on how large they are."""
    end = "a" if is_absolute else "w"
    lines = []
    op = "\n".join(p.lines[p.first:])
    for line in p.lines[:p.first]:
        name, dims, e = re.match(r"\s*(%v\d+) = stablehlo.constant .* : tensor<((?:\d+x)*)(\S+)>$", line).groups()
        t, w = f"tensor<{dims}{e}>", f"tensor<{dims}{wide(e)}>"
        lines.append(f"    {name}{end}0 = stablehlo.convert {name} : ({t}) -> {w}")
        if is_absolute and e in REAL:
            lines.append(f"    {name}{end} = stablehlo.abs {name}{end}0 : {w}")
        else:
            lines.append(f"    {name}{end} = stablehlo.optimization_barrier {name}{end}0 : {w}")
    for e in (*FLOATS, *COMPLEX):
        op = re.sub(rf"(tensor<(?:\d+x)*){re.escape(e)}>", lambda m, e=e: m[1] + wide(e) + ">", op)
    return lines + [re.sub(r"(%v\d+)\b", lambda m: m[1] + end, op)]


def make(seed, grow):
    """The text without checks, and that of each step."""
    p = Plain(seed, grow)
    while p.result is None:
        p.lines, p.values = [], {}
        try:
            p.r.choice(OPS)(p)
        except OverflowError:
            p.lines = []
    p.first = next(i for i, line in enumerate(p.lines) if "stablehlo.constant" not in line)
    name, (dims, e) = p.result
    t, w = text_of((dims, e)), text_of((dims, wide(e)))
    head = "func.func @main() -> ("
    plain = [f"{head}{w}) {{", *p.lines, f"    %o = stablehlo.convert {name} : ({t}) -> {w}", f"    return %o : {w}", "}\n"]
    steps = [f"{head}{w}, {w}) {{", *p.lines[:p.first], *in_f64(p, False), *in_f64(p, True), CHECK + f"    return {name}w, {name}a : {w}, {w}", "}\n"]
    return p, "\n".join(plain), "\n".join(steps)


def run(sdyrt, text, n):
    with tempfile.TemporaryDirectory() as d:
        path = os.path.join(d, "p.mlir")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        done = subprocess.run([sdyrt, "exec", path, "--out", os.path.join(d, "out")], capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr.strip()[:300])
        return [np.load(os.path.join(d, "out", f"result{k}.npy")) for k in range(n)]


def wrong_of(e, ours, exact, size):
    """How many are wrong. f32 is added up in f32 at most, smaller floats too."""
    if e not in (*FLOATS, *COMPLEX):
        return int((ours != exact).sum())
    part = COMPLEX.get(e, e)
    one = 2.0 ** -(REAL[part][0] - 1 - REAL[part][1])
    size = np.maximum(np.abs(exact), 1000) if e in COMPLEX else size
    step, least = (2.0**-52, 0) if part == "f64" else (2.0**-24, 1e-6)
    with np.errstate(all="ignore"):
        far = ~(np.abs(ours - exact) <= one * np.abs(exact) + 64 * step * size + least)
        is_there = np.abs(exact) < {"f16": 65000, "f64": 1e308}.get(part, 3e38)
    return int((far & is_there).sum())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--grow", type=int, default=6)
    o = parser.parse_args()
    failed = 0
    for seed in range(o.first, o.first + o.count):
        p, plain, steps = make(seed, o.grow)
        what = f"{seed}: {' '.join(p.lines[p.first:])[:300]}"
        try:
            (ours,), (exact, size) = run(o.sdyrt, plain, 1), run(o.sdyrt, steps, 2)
        except RuntimeError as e:
            failed += 1
            print(f"{what}: {e}")
            continue
        wrong = wrong_of(p.result[1][1], ours, exact, size)
        if wrong:
            failed += 1
            print(f"{what}: {wrong} of {ours.size} wrong", flush=True)
    print(f"{o.count} programs, {failed} wrong")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
