#!/usr/bin/env python3
"""`sdyrt run` on whole tensors in files that numpy writes and reads, beside a model of tiles
in numpy: random meshes with devices in any order, sub-axes, uneven tiles, replicas, dtypes,
orders of dimensions and of bytes.

    whole_random.py SDYRT FIRST COUNT [MPIRUN ..]

Each case goes from the whole to tiles, from tiles to the whole, and from the whole to the
whole; and once more with a wrong element in a replica, which is refused. Exit status 77:
there is no numpy."""
import os
import random
import shutil
import subprocess
import sys
import tempfile

try:
    import numpy as np
except ImportError:
    print("there is no numpy")
    sys.exit(77)

MESHES = [[("x", 3)], [("x", 2), ("y", 3)], [("x", 4)], [("x", 2), ("y", 2)], [("x", 6)],
          [("x", 1)], [("x", 2), ("y", 2), ("z", 2)], [("x", 4), ("y", 2)], [("x", 5)]]
SPLITS = {4: (2, 2), 6: (2, 3)}
DTYPES = {"i8": "i1", "ui16": "u2", "i32": "i4", "i64": "i8", "i1": "b1", "f16": "f2", "f32": "f4",
          "f64": "f8", "complex<f32>": "c8", "complex<f64>": "c16", "bf16": "V2", "f8E4M3FN": "V1"}
INTEGERS = ["i8", "ui16", "i32", "i64"]


class Mesh:
    def __init__(self, r):
        self.axes = r.choice(MESHES)
        self.n = int(np.prod([n for _, n in self.axes]))
        self.ids = list(range(self.n))
        if r.random() < 0.5:
            r.shuffle(self.ids)

    def text(self):
        axes = ", ".join('"%s"=%d' % a for a in self.axes)
        return "@m=<[%s], device_ids=%s>" % (axes, self.ids)

    def coordinates(self, device):
        place, at = self.ids.index(device), {}
        for name, n in reversed(self.axes):
            at[name], place = place % n, place // n
        return at


class Part:
    """An axis, or a piece of one: `size` shards behind `before` larger ones."""

    def __init__(self, name, before, size, whole):
        self.name, self.before, self.size, self.whole = name, before, size, whole

    def text(self):
        return '"%s"%s' % (self.name, "" if self.size == self.whole else ":(%d)%d" % (self.before, self.size))

    def index(self, at):
        return at[self.name] // (self.whole // (self.before * self.size)) % self.size


def merged(parts):
    """Neighbours that are one piece are written as one."""
    out = []
    for p in parts:
        if out and out[-1].name == p.name and out[-1].before * out[-1].size == p.before:
            out[-1] = Part(p.name, out[-1].before, out[-1].size * p.size, p.whole)
        else:
            out.append(p)
    return out


class Sharding:
    def __init__(self, r, mesh, shape):
        self.mesh, self.dims = mesh, [[] for _ in shape]
        self.how, self.offsets = r.choice(["ceil", "low", "high"]), {}
        parts = []
        for name, n in mesh.axes:
            split = SPLITS.get(n, (n,)) if r.random() < 0.5 else (n,)
            before = 1
            for size in split:
                parts.append(Part(name, before, size, n))
                before *= size
        r.shuffle(parts)
        for p in parts:
            if self.dims and r.random() < 0.75:
                r.choice(self.dims).append(p)
        self.dims = [merged(d) for d in self.dims]
        for d, size in enumerate(shape):
            if r.random() < 0.15:
                inner = sorted(r.randint(0, size) for _ in range(self.shards(d) - 1))
                self.offsets[d] = [0] + inner + [size]

    def shards(self, d):
        return int(np.prod([p.size for p in self.dims[d]]))

    def text(self):
        return "<@m, [%s]>" % ", ".join("{%s}" % ", ".join(p.text() for p in d) for d in self.dims)

    def options(self, side):
        more = ["--%s-uneven" % side, self.how]
        for d, offsets in self.offsets.items():
            more += ["--%s-offsets" % side, "%d:%s" % (d, ",".join(map(str, offsets)))]
        return ["--" + side, self.text()] + more

    def cut(self, d, size):
        n = self.shards(d)
        if d in self.offsets:
            return self.offsets[d]
        if self.how == "ceil":
            return [min(k * -(-size // n), size) for k in range(n + 1)]
        more = range(size % n) if self.how == "low" else range(n - size % n, n)
        return [k * (size // n) + len([m for m in more if m < k]) for k in range(n + 1)]

    def box(self, device, shape):
        at, box = self.mesh.coordinates(device), []
        for d, size in enumerate(shape):
            k = 0
            for p in self.dims[d]:
                k = k * p.size + p.index(at)
            cut = self.cut(d, size)
            box.append(slice(cut[k], cut[k + 1]))
        return tuple(box)


class Case:
    def __init__(self, seed, sdyrt, launcher):
        self.r, self.sdyrt, self.launcher = random.Random(seed), sdyrt, launcher
        r = self.r
        self.mesh = Mesh(r)
        self.shape = [r.randint(0, 9) if r.random() < 0.1 else r.randint(1, 9) for _ in range(r.choice([0, 1, 2, 2, 3, 4]))]
        self.before, self.after = (Sharding(r, self.mesh, self.shape) for _ in range(2))
        self.dtype = r.choice(list(DTYPES))
        self.is_npy = r.random() < 0.8
        count = int(np.prod(self.shape))
        values = np.random.default_rng(seed)
        kind = np.dtype("<" + DTYPES[self.dtype])
        if self.dtype == "i1":
            self.x = values.integers(0, 2, count).astype(bool).reshape(self.shape)
        else:
            self.x = np.frombuffer(values.bytes(count * kind.itemsize), kind).reshape(self.shape)

    def form(self, name):
        return name + (".npy" if self.is_npy else ".bin")

    def save(self, name, x):
        if not self.is_npy:
            x.tofile(self.form(name))
            return
        if x.dtype.kind != "V" and self.r.random() < 0.3:
            x = x.astype(x.dtype.newbyteorder(">"))
        np.save(self.form(name), np.array(x, order=self.r.choice("CCF")))

    def same(self, name, x):
        path = self.form(name)
        assert os.path.exists(path), "no %s" % path
        got = np.load(path) if self.is_npy else np.fromfile(path, x.dtype).reshape(x.shape)
        assert got.shape == x.shape and got.dtype == x.dtype, "%s: %s of %s" % (path, got.shape, got.dtype)
        assert got.tobytes() == x.tobytes(), "%s is\n%s\nnot\n%s" % (path, got, x)

    def run(self, source, target, op, options):
        type_ = "tensor<%s>" % "x".join([str(n) for n in self.shape] + [self.dtype])
        start = self.launcher + ["-n", str(self.mesh.n), self.sdyrt, "run", op, "--backend", "mpi"] if self.launcher else [self.sdyrt, "run", op]
        self.words = start + ["--mesh", self.mesh.text(), "--type", type_, "--in", source, "--out", target] + options
        return subprocess.run(self.words, capture_output=True, text=True, timeout=120)

    def works(self, source, target, op, options):
        done = self.run(source, target, op, options)
        assert done.returncode == 0, done.stderr

    def tiles(self, name, sharding, x):
        os.mkdir(name)
        for device in range(self.mesh.n):
            self.save("%s/dev-%d" % (name, device), np.array(x[sharding.box(device, self.shape)], order="C"))

    def check(self):
        both = self.before.options("from") + self.after.options("to")
        self.save("x", self.x)
        self.works(self.form("x"), "out", "reshard", both)
        for device in range(self.mesh.n):
            self.same("out/dev-%d" % device, self.x[self.after.box(device, self.shape)])
        self.tiles("in", self.before, self.x)
        self.works("in", self.form("y"), "reshard", both)
        self.same("y", self.x)
        self.works(self.form("y"), self.form("y"), "reshard", both)
        self.same("y", self.x)
        self.reduce()
        self.refuse()

    def reduce(self):
        """All have the same term of an axis that cuts nothing."""
        used = {p.name for d in self.before.dims for p in d}
        free = [a for a in self.mesh.axes if a[0] not in used]
        if self.dtype not in INTEGERS or not free:
            return
        name, n = free[0]
        options = self.before.options("from") + self.before.options("to") + ["--axes", '{"%s"}' % name]
        self.works(self.form("x"), self.form("sum"), "all_reduce", options)
        self.same("sum", (self.x * self.x.dtype.type(n)).astype(self.x.dtype))

    def refuse(self):
        boxes = [self.before.box(d, self.shape) for d in range(self.mesh.n)]
        twice = [d for d in range(self.mesh.n) if boxes.count(boxes[d]) > 1 and self.x[boxes[d]].size > 0]
        if not twice:
            return
        device = self.r.choice(twice)
        wrong = np.array(self.x[boxes[device]], order="C")
        at = self.r.randrange(wrong.size)
        data = bytearray(wrong.tobytes())
        data[at * wrong.itemsize] ^= 1
        wrong = np.frombuffer(bytes(data), wrong.dtype).reshape(wrong.shape)
        index = [int(i) + b.start for i, b in zip(np.unravel_index(at, wrong.shape), boxes[device])]
        self.save("in/dev-%d" % device, wrong)
        done = self.run("in", self.form("y"), "reshard", self.before.options("from") + self.before.options("to"))
        assert done.returncode == 1, "a wrong replica was taken"
        assert "element [%s] is " % ", ".join(map(str, index)) in done.stderr, done.stderr
        assert "on device %d" % device in done.stderr, done.stderr
        self.same("y", self.x)


def main():
    sdyrt, first, count, launcher = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
    sdyrt = os.path.abspath(sdyrt)
    failures, before = 0, os.getcwd()
    for seed in range(first, first + count):
        case = Case(seed, sdyrt, launcher)
        folder = tempfile.mkdtemp()
        os.chdir(folder)
        try:
            case.check()
        except (AssertionError, subprocess.TimeoutExpired) as error:
            failures += 1
            print("seed %d: %s\n%s" % (seed, error, case.words))
        os.chdir(before)
        shutil.rmtree(folder)
    print("%d cases, %d failures" % (count, failures))
    sys.exit(failures > 0)


main()
