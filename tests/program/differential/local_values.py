#!/usr/bin/env python3
"""Local programs beside the whole one: what sdy-convert-global-to-local makes of random
programs (random_even.py) gives on ranks what the program gives on one device. Where
jaxlib is there, Shardy's own local program runs as well if its text is another one.

    local_values.py SDYRT SDYRT_OPT FIRST COUNT [--kind floats|integers] [--alone]

Programs of floats are those of `differential.py SDYRT_OPT even`; integers are compared
exactly. Tells how often ours and Shardy's were right, and names each program where ours
was wrong, or was refused where Shardy's was right. Needs numpy."""
import argparse
import collections
import os
import re
import subprocess
import sys
import tempfile

try:
    import numpy as np
except ImportError:
    print("skipped: there is no numpy", file=sys.stderr)
    sys.exit(77)

import differential  # and where it finds random/
import oracle
import random_even
import spmd_random
from random_programs import prod

DTYPES = {"f32": "f4", "f64": "f8", "i8": "i1", "i32": "i4", "i64": "i8", "ui8": "u1", "ui32": "u4", "ui64": "u8", "i1": "?"}
UNSUPPORTED = 3
TOLERANCE = 1e-4
DROP = "-sdy-drop-sharding-and-mesh"


class Integers(random_even.Program, spmd_random.Program):
    """Programs of spmd_random.py, cut evenly; devices in any order."""

    def __init__(self, seed):
        super().__init__(seed)
        self.n = prod([n for _, n in self.axes])
        self.ids = list(range(self.n))
        if self.chance(0.3):
            self.random.shuffle(self.ids)


KINDS = {"floats": random_even.Program, "integers": Integers}


def program(kind, seed):
    """No value is said to be in terms, which at random it is not, but by a constraint, which makes them."""
    lines = KINDS[kind](seed).text().split("\n")
    return "\n".join(x if "sdy.sharding_constraint" in x else re.sub(r", unreduced=\{[^}]*\}", "", x) for x in lines)


class NotRun(Exception):
    pass


# -- what main says --------------------------------------------------------------


def end_of(text, start):
    """Behind the bracket that closes the one at `start`."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] in "([{<") - (text[i] in ")]}" or (text[i] == ">" and text[i - 1] != "-"))
        if depth == 0:
            return i + 1
    raise ValueError(text)


def parts_of(text):
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "([{<") - (c in ")]}>")
        if c == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    return parts + [text[start:]] if text.strip() else []


class Side:
    """An argument or a result of main: its type, and the axes that cut it."""

    def __init__(self, text):
        found = re.search(r"tensor<((?:\d+x)*)(\w+)>", text)
        if not found or found[2] not in DTYPES:
            raise NotRun("a value of main is %s" % text.strip()[:60])
        self.dims = [int(d) for d in found[1].split("x")[:-1]]
        self.dtype = np.dtype(DTYPES[found[2]])
        sharding = re.search(r"#sdy.sharding<@\w+, \[(.*?)\](?:>|, replicated)", text)
        lists = re.findall(r"\{(.*?)\}", sharding[1]) if sharding else ["" for _ in self.dims]
        self.cut = [re.findall(r'"(\w+)"(?::\((\d+)\)(\d+))?', x) for x in lists]


def sides(text):
    """(arguments, results) of main."""
    head = next(x for x in text.split("\n") if "@main(" in x)
    start = head.index("@main(") + 5
    end = end_of(head, start)
    rest = head[end:].removeprefix(" -> ").removesuffix(" {")
    results = rest[1 : end_of(rest, 0) - 1] if rest.startswith("(") else rest
    return [[Side(x) for x in parts_of(p)] for p in (head[start + 1 : end - 1], results)]


class Mesh:
    def __init__(self, text):
        found = re.search(r"sdy\.mesh @\w+ = <\[(.*?)\](?:, device_ids=\[(.*?)\])?>", text)
        self.axes = [(a, int(n)) for a, n in re.findall(r'"(\w+)"=(\d+)', found[1])]
        self.n = prod([n for _, n in self.axes])
        self.ids = [int(x) for x in found[2].split(",")] if found[2] else list(range(self.n))

    def place(self, device, cut):
        """The number of a device's shard of a dimension, and how many there are."""
        at, step, coordinates = self.ids.index(device), 1, {}
        for axis, size in reversed(self.axes):
            coordinates[axis] = at // step % size
            step *= size
        number, count = 0, 1
        for axis, pre, part in cut:
            size = dict(self.axes)[axis]
            pre, part = int(pre or 1), int(part or size)
            number = number * part + coordinates[axis] // (size // pre // part) % part
            count *= part
        return number, count

    def tile(self, whole, cut, device):
        index = []
        for size, axes in zip(whole.shape, cut):
            number, count = self.place(device, axes)
            index.append(slice(number * size // count, (number + 1) * size // count))
        return whole[tuple(index)]


# -- running ---------------------------------------------------------------------


def execute(sdyrt, text, folder, out, more):
    done = subprocess.run([sdyrt, "exec", "-", "--in", folder, "--out", out, *more], input=text, text=True, capture_output=True, timeout=600, check=False)
    if done.returncode == UNSUPPORTED:
        raise NotRun(done.stderr.strip())
    return done.stderr.strip() if done.returncode else None


def is_near(got, wanted):
    if got.shape != wanted.shape or got.dtype != wanted.dtype:
        return False
    if got.dtype.kind != "f":
        return np.array_equal(got, wanted)
    finite = np.isfinite(wanted)
    if not np.array_equal(finite, np.isfinite(got)) or not np.array_equal(got[~finite], wanted[~finite], equal_nan=True):
        return False
    scale = np.max(np.abs(wanted[finite]), initial=0.0)
    return bool(np.all(np.abs(got[finite] - wanted[finite]) <= TOLERANCE * scale))


class Case:
    """A program, its arguments, and its results on one device."""

    def __init__(self, options, text, seed, folder):
        self.o, self.text, self.folder, self.mesh = options, text, folder, Mesh(text)
        error, normal = differential.ours(options.opt, [], text)
        if error:
            raise NotRun(error)
        random = np.random.RandomState(seed % (1 << 32))
        self.arguments = []
        for i, a in enumerate(sides(normal)[0]):
            made = random.uniform(-1, 1, a.dims) if a.dtype.kind == "f" else random.randint(0, 2 if a.dtype.kind == "b" else 16, a.dims) - (8 if a.dtype.kind == "i" else 0)
            self.arguments.append(np.asarray(made).astype(a.dtype))
            np.save("%s/arg%d.npy" % (folder, i), self.arguments[-1])
        self.seconds = ["--timeout", "20"]
        error = execute(options.sdyrt, text, folder, folder + "/one", self.seconds)
        if error:
            raise NotRun(error)
        self.results = [np.load("%s/one/result%d.npy" % (folder, i)) for i in range(len(sides(normal)[1]))]

    def judge(self, error, local, name):
        """How a local program ends, and why."""
        if error:
            return ("crashes" if error.startswith("crashed") else "refused"), error
        arguments, results = sides(local)
        folder, n = "%s/%s" % (self.folder, name), self.mesh.n
        for rank in range(n):
            os.makedirs("%s/rank%d" % (folder, rank), exist_ok=True)
            for i, (a, whole) in enumerate(zip(arguments, self.arguments)):
                np.save("%s/rank%d/arg%d.npy" % (folder, rank, i), self.mesh.tile(whole, a.cut, rank))
        error, plain = differential.ours(self.o.opt, [DROP], local)
        if error:
            return "cannot be read", error
        try:
            error = execute(self.o.sdyrt, plain, folder, folder + "/out", ["-n", str(n), *self.seconds])
        except NotRun as e:
            return "does not run", str(e)
        if error:
            return "fails", error
        for i, (r, whole) in enumerate(zip(results, self.results)):
            for rank in range(n):
                got = np.load("%s/out/rank%d/result%d.npy" % (folder, rank, i))
                if not is_near(got, self.mesh.tile(whole, r.cut, rank)):
                    return "wrong", "result %d on rank %d" % (i, rank)
        return "right", None


def short(why):
    return re.sub(r"\d+(: )?", "..", (why or "").split("\n")[0])[:110]


def compare(o, seed, tally):
    text = program(o.kind, seed)
    with tempfile.TemporaryDirectory() as folder:
        try:
            case = Case(o, text, seed, folder)
        except NotRun as e:
            tally["does not run on one device"] += 1
            return
        others = [("not asked", None)] * len(o.sets) if o.alone else differential.theirs(text, o.sets, 120)
        for s, (error, local) in zip(o.sets, others):
            ours = differential.ours(o.opt, differential.SETS[s], text)
            end, why = case.judge(*ours, s + ".ours")
            if o.alone:
                other, other_why = "not asked", None
            elif local == ours[1] and local is not None:
                other, other_why = "the same program", None
            else:
                other, other_why = case.judge(error, local, s + ".theirs")
            if end == other == "refused":
                other = "refused alike" if differential.same_error(why, other_why) else "refused otherwise"
            tally["ours %s, Shardy's %s" % (end, other)] += 1
            if end not in ("right", "refused") or (end == "refused" and other == "right"):
                o.failed += 1
                print("FAIL: ", end="")
            elif not o.verbose or other in ("the same program", "not asked", "refused alike"):
                continue
            print("%s %d %s: ours %s (%s), Shardy's %s (%s)" % (o.kind, seed, s, end, short(why), other, short(other_why)), flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("sdyrt")
    p.add_argument("opt", metavar="SDYRT_OPT")
    p.add_argument("first", type=int)
    p.add_argument("count", type=int)
    p.add_argument("--kind", choices=KINDS, default="integers")
    p.add_argument("--sets", nargs="+", default=["local", "local_combined"], help="of differential.py")
    p.add_argument("--alone", action="store_true", help="without Shardy's")
    p.add_argument("--verbose", action="store_true", help="name all programs whose text is not Shardy's")
    o = p.parse_args()
    o.failed = 0
    if not o.alone:
        try:
            differential.mlir = oracle.Mlir()
        except ImportError:
            o.alone = True
    tally = collections.Counter()
    for seed in range(o.first, o.first + o.count):
        compare(o, seed, tally)
    for what, n in tally.most_common():
        print("%6d %s" % (n, what))
    print("%d programs, %d wrong" % (o.count, o.failed))
    return o.failed > 0


if __name__ == "__main__":
    sys.exit(main())
