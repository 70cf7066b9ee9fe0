#!/usr/bin/env python3
"""Random programs and shardings: the programs of N devices give what one device gives.
Elements are integers, so that all must be equal; sizes are uneven, devices in any order.

    spmd_random.py SDYRT FIRST COUNT [--ranks N] [--keep DIR] [--mpirun ..]
    spmd_random.py --print SEED

Programs are those of random_programs.py, of operations that run: `sdyrt exec --check` on
as many ranks as the mesh has, 1 to 8, as threads, or behind --mpirun as processes."""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

import random_programs
from random_programs import prod, t

MESHES = [
    (("a", 2), ("b", 2), ("c", 2)),
    (("a", 2), ("b", 4)),
    (("a", 8),),
    (("a", 4), ("b", 2)),
    (("a", 2), ("b", 3)),
    (("a", 2), ("b", 2)),
    (("a", 2), ("b", 2)),
    (("a", 4),),
    (("a", 2),),
    (("a", 3),),
    (("a", 5),),
    (("a", 7),),
    (("a", 1),),
]
BODIES = ["add", "add", "maximum", "minimum", "multiply", "xor", "or", "and"]


class NoDimension(Exception):
    pass


class Program(random_programs.Program):
    def __init__(self, seed, ranks=None, **how):
        super().__init__(seed, **how)
        fit = [m for m in MESHES if ranks is None or prod([n for _, n in m]) == ranks]
        self.axes = self.random.choice(fit)
        self.n = prod([n for _, n in self.axes])
        self.ids = list(range(self.n))
        if self.chance(0.3):
            self.random.shuffle(self.ids)
        self.has_inlined = False

    # Integers of 32 bits; the generator writes f32, which text() replaces.

    def unary(self, depth, values):
        v, d = self.pick(values)
        kind = self.random.choice(["negate", "abs", "not", "sign", "popcnt"])
        self.make(depth, values, d, "stablehlo.%s %s @@ : %s" % (kind, v, t(d)))

    def binary(self, depth, values):
        v, d = self.pick(values)
        w = self.random.choice([x for x in values if x[1] == d])[0]
        kind = self.random.choice(["add", "subtract", "multiply", "maximum", "minimum", "xor"])
        self.make(depth, values, d, "stablehlo.%s %s, %s @@ : %s" % (kind, v, w, t(d)))

    def constant(self, depth, values):
        d = self.random.choice(values)[1]
        if d and self.chance(0.5):
            self.make(depth, values, d, "stablehlo.iota dim = %d @@ : %s" % (self.random.randrange(len(d)), t(d)))
            return
        text = self.random.choice(["%d" % self.random.randint(0, 9), self.dense(d) if prod(d) < 400 else "7"])
        self.make(depth, values, d, "stablehlo.constant @@ dense<%s> : %s" % (text, t(d)))

    def dense(self, dims):
        if not dims:
            return str(self.random.randint(-9, 9))
        return "[%s]" % ", ".join(self.dense(dims[1:]) for _ in range(dims[0]))

    def reduce(self, depth, values):
        head = len(self.lines)
        super().reduce(depth, values)
        body, init = self.random.choice(BODIES), self.random.randint(-3, 3)
        for i in range(head, len(self.lines)):
            self.lines[i] = self.lines[i].replace("applies stablehlo.add", "applies stablehlo." + body)
            self.lines[i] = self.lines[i].replace("dense<0.0>", "dense<%d>" % init)

    def index(self, depth, most):
        c = self.name("c")
        self.put(depth, "%s = stablehlo.constant dense<%d> : tensor<i32>" % (c, self.random.randint(-1, most + 1)))
        return c

    def dynamic(self, depth, values):
        picked = self.pick(values, least=1)
        if picked is None:
            return
        v, d = picked
        at = ", ".join(self.index(depth, x) for x in d)
        types = ", ".join(["tensor<i32>"] * len(d))
        fit = [x for x in values if len(x[1]) == len(d) and all(p <= q for p, q in zip(x[1], d))]
        if self.chance(0.5):
            u = self.random.choice(fit)
            self.make(depth, values, d, "stablehlo.dynamic_update_slice %s, %s, %s @@ : (%s, %s, %s) -> %s" % (v, u[0], at, t(d), t(u[1]), types, t(d)))
            return
        out = [x if self.chance(0.6) else self.random.randint(1, x) for x in d]
        self.make(depth, values, out, "stablehlo.dynamic_slice %s, %s, sizes = %s @@ : (%s, %s) -> %s" % (v, at, out, t(d), types, t(out)))

    def slice_or_pad(self, depth, values):
        picked = self.pick(values, least=1)
        if picked is None:
            return
        v, d = picked
        r, i = self.random, self.random.randrange(len(d))
        out = list(d)
        if self.chance(0.5):
            low, step = r.randint(0, d[i] - 1), r.choice([1, 1, 2])
            high = r.randint(low + 1, d[i])
            out[i] = (high - low + step - 1) // step
            ranges = ", ".join("%d:%d:%d" % ((low, high, step) if k == i else (0, x, 1)) for k, x in enumerate(d))
            self.make(depth, values, out, "stablehlo.slice %s [%s] @@ : (%s) -> %s" % (v, ranges, t(d), t(out)))
            return
        c = self.name("c")
        self.put(depth, "%s = stablehlo.constant dense<%d> : tensor<i32>" % (c, r.randint(-2, 2)))
        low, high, between = ([r.choice([0, 1, 2]) if k == i else 0 for k in range(len(d))] for _ in range(3))
        out[i] += low[i] + high[i] + (d[i] - 1) * between[i]
        self.make(depth, values, out, "stablehlo.pad %s, %s, low = %s, high = %s, interior = %s @@ : (%s, tensor<i32>) -> %s" % (v, c, low, high, between, t(d), t(out)))

    def others(self, depth, values):
        picked = self.pick(values, least=1)
        if picked is None:
            return
        v, d = picked
        i = self.random.randrange(len(d))
        kind = self.random.randint(0, 3)
        if kind == 0:
            self.make(depth, values, d, "stablehlo.reverse %s, dims = [%d] @@ : %s" % (v, i, t(d)))
        elif kind == 1:
            body = "({^bb0(%%p: tensor<i32>, %%q: tensor<i32>): %%s = stablehlo.compare LT, %%p, %%q : (tensor<i32>, tensor<i32>) -> tensor<i1> stablehlo.return %%s : tensor<i1>})"
            self.make(depth, values, d, ('"stablehlo.sort"(%s) <{dimension = %d : i64}> ' + body + " @@ : (%s) -> %s") % (v, i, t(d), t(d)))
        elif kind == 2:
            self.window(depth, values, v, d, i)
        else:
            w, p, q = self.random.choice([x for x in values if x[1] == d])[0], self.name("p"), self.random.choice(["LT", "EQ", "GE"])
            bools = t(d, "i1")
            self.put(depth, "%s = stablehlo.compare %s, %s, %s : (%s, %s) -> %s" % (p, q, v, w, t(d), t(d), bools))
            self.make(depth, values, d, "stablehlo.select %s, %s, %s @@ : %s, %s" % (p, w, v, bools, t(d)))

    def window(self, depth, values, v, d, i):
        c = self.name("c")
        size = self.random.randint(1, min(3, d[i]))
        sizes = [size if k == i else 1 for k in range(len(d))]
        out = [x - size + 1 if k == i else x for k, x in enumerate(d)]
        self.put(depth, "%s = stablehlo.constant dense<0> : tensor<i32>" % c)
        body = "({^bb0(%%p: tensor<i32>, %%q: tensor<i32>): %%s = stablehlo.%s %%p, %%q : tensor<i32> stablehlo.return %%s : tensor<i32>})"
        text = '"stablehlo.reduce_window"(%s, %s) <{window_dimensions = array<i64: %s>}> ' + body + " @@ : (%s, tensor<i32>) -> %s"
        self.make(depth, values, out, text % (v, c, ", ".join(map(str, sizes)), self.random.choice(BODIES), t(d), t(out)))

    def gather(self, depth, values):
        head = len(self.lines)
        super().gather(depth, values)
        for i in range(head, len(self.lines)):
            found = re.search(r"dense<0> : tensor<(\d+)x1xi32>", self.lines[i])
            if found:
                rows = ", ".join("[%d]" % self.random.randint(-1, 8) for _ in range(int(found[1])))
                self.lines[i] = self.lines[i].replace("dense<0>", "dense<[%s]>" % rows)

    def custom_rule(self, depth, values):
        """A rule of a user, on an op that runs."""

    def single_op(self, depth, values):
        self.random.choice([self.binary, self.unary, self.others, self.constant])(depth, values)

    def while_(self, depth, values):
        carried = [self.pick(values) for _ in range(self.random.randint(1, 3))]
        v, args, i, n, one, p, j = self.name(), [self.name("w") for _ in carried], self.name("i"), self.name("n"), self.name("o"), self.name("p"), self.name("j")
        zero = self.name("z")
        types = ", ".join(["tensor<i32>"] + [t(d) for _, d in carried])
        self.put(depth, "%s = stablehlo.constant dense<0> : tensor<i32>" % zero)
        heads = ["%s = %s" % (i, zero)] + ["%s = %s" % (a, x[0]) for a, x in zip(args, carried)]
        self.put(depth, "%s:%d = stablehlo.while(%s) : %s" % (v, len(carried) + 1, ", ".join(heads), types))
        self.put(depth, "cond {")
        self.put(depth + 1, "%s = stablehlo.constant dense<%d> : tensor<i32>" % (n, self.random.randint(0, 3)))
        self.put(depth + 1, "%s = stablehlo.compare LT, %s, %s : (tensor<i32>, tensor<i32>) -> tensor<i1>" % (p, i, n))
        self.put(depth + 1, "stablehlo.return %s : tensor<i1>" % p)
        self.put(depth, "} do {")
        self.put(depth + 1, "%s = stablehlo.constant dense<1> : tensor<i32>" % one)
        self.put(depth + 1, "%s = stablehlo.add %s, %s : tensor<i32>" % (j, i, one))
        inner = list(values) + [(a, x[1]) for a, x in zip(args, carried)]
        self.ops(depth + 1, inner, 4)
        ends = [self.random.choice([x for x in inner if x[1] == d])[0] if self.chance(0.7) else a for a, (_, d) in zip(args, carried)]
        self.put(depth + 1, "stablehlo.return %s : %s" % (", ".join([j] + ends), types))
        self.put(depth, "}")
        values += [("%s#%d" % (v, k + 1), d) for k, (_, d) in enumerate(carried)]

    def manual_sharding(self, dims, axis, size, is_out=False):
        """What comes out is cut: it may differ along the axis."""
        if not is_out:
            return super().manual_sharding(dims, axis, size)
        if not dims:
            raise NoDimension
        other, texts = list(dims), ["{}" for _ in dims]
        i = self.random.randrange(len(dims))
        texts[i] = '{"%s"}' % axis
        other[i] = dims[i] * size
        return "<@mesh, [%s]>" % ", ".join(texts), other

    def manual_computation(self, depth, values):
        """Values of the body have dimensions, one of which is cut at its end."""
        fit = [x for x in values if x[1]]
        head, n = len(self.lines), len(fit)
        try:
            super().manual_computation(depth, fit)
        except NoDimension:
            del self.lines[head:]
            self.manual.clear()
        values += fit[n:]

    def text(self):
        super_text = super().text()
        ids = "" if self.ids == sorted(self.ids) else ", device_ids=%s" % self.ids
        super_text = re.sub(r"(sdy\.mesh @\w+ = <\[[^\]]*\])>", r"\1%s>" % ids, super_text)
        super_text = super_text.replace("f32", "i32")
        super_text = re.sub(r"dense<(\d+)\.0>", r"dense<\1>", super_text)
        lines = super_text.split("\n")
        for i, line in enumerate(lines):  # arguments and results are no terms
            if line.startswith("func.func"):
                lines[i] = re.sub(r", unreduced=\{[^}]*\}", "", line)
        return "\n".join(lines)


def program(seed, ranks):
    """The text of a seed, and its number of ranks."""
    made = Program(seed, ranks)
    return made.text(), made.n


def run(options, seed):
    """None, or what is wrong."""
    text, n = program(seed, options.ranks)
    path = os.path.join(options.keep, "%d.mlir" % seed)
    with open(path, "w") as f:
        f.write(text)
    end = ["exec", path, "--random", str(seed), "--check", "--quiet"]
    command = [*options.mpirun, "-n", str(n), options.sdyrt, *end, "--backend", "mpi"] if options.mpirun else [options.sdyrt, *end, "-n", str(n)]
    try:
        done = subprocess.run(command, text=True, capture_output=True, timeout=600)
    except subprocess.TimeoutExpired:
        return "%s: %d ranks: no end" % (path, n)
    if done.returncode == 0:
        os.remove(path)
        return None
    return "%s: %d ranks: status %d: %s" % (path, n, done.returncode, done.stderr.strip()[:400])


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "--print":
        print(program(int(sys.argv[2]), None)[0], end="")
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--ranks", type=int, help="programs of that many devices alone")
    parser.add_argument("--keep", help="where programs that fail stay")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--mpirun", nargs=argparse.REMAINDER, default=[])
    options = parser.parse_args()
    options.keep = options.keep or tempfile.mkdtemp()
    os.makedirs(options.keep, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        wrong = [x for x in pool.map(lambda s: run(options, s), range(options.first, options.first + options.count)) if x is not None]
    for line in wrong:
        print(line)
    print("%d programs, %d wrong" % (options.count, len(wrong)))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
