#!/usr/bin/env python3
"""Random programs of the dialect shard whose shards differ in size, on ranks.

Global programs (even seeds) change the sharding of tensors between operations,
with offsets and halos too; they are partitioned, and give what the operations
give on lists. Local programs (odd seeds) are of `?` sizes, with every
collective, and check on every rank what a model of the dialect says.

    execute_uneven.py SDYRT SDYRT_OPT FIRST COUNT [MPIRUN ..]
    execute_uneven.py --show SEED
"""
import ast
import glob
import itertools
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile

from execute_shard import KINDS, Program, Tensor, moved, prod, reduced

GRIDS = [[3], [6], [4], [2, 2], [2, 3], [3, 2], [5], [2, 1, 3]]


def part(size, n, k):
    """Where part k of n begins, and how large it is: the last are larger."""
    start = [i * (size // n) + max(0, i - (n - size % n)) for i in range(n + 1)]
    return start[k], start[k + 1] - start[k]


def cut(x, axis, start, size):
    dims = x.dims[:axis] + [size] + x.dims[axis + 1:]
    return Tensor(dims, lambda i: x.at[moved(i, axis, start)])


def piece(x, axis, k, n):
    return cut(x, axis, *part(x.dims[axis], n, k))


def joined(parts, axis):
    at, start = {}, 0
    for p in parts:
        at.update({moved(i, axis, start): value for i, value in p.at.items()})
        start += p.dims[axis]
    result = Tensor(parts[0].dims[:axis] + [start] + parts[0].dims[axis + 1:])
    result.at.update(at)
    return result


class Local(Program):
    """Of one text for all ranks, each of which has its own sizes."""

    def __init__(self, seed):
        super().__init__(seed)
        self.grid = self.r.choice(GRIDS)
        self.n = prod(self.grid)
        self.devices = list(itertools.product(*map(range, self.grid)))

    @staticmethod
    def open_type(rank):
        return "tensor<%sxi32>" % "x".join("?" * rank)

    def sizes(self, values):
        """An index that is values[p] on rank p."""
        name = self.new()
        self.emit(f"{name}t = arith.constant dense<{values}> : tensor<{self.n}xi64>")
        self.emit(f"{name}e = tensor.extract {name}t[%linear] : tensor<{self.n}xi64>")
        self.emit(f"{name} = arith.index_cast {name}e : i64 to index")
        return name

    def table(self, tensors):
        rank = len(tensors[0].dims)
        most = [max(1, *(t.dims[d] for t in tensors)) for d in range(rank)]
        flat = [t.at.get(i, 0) for t in tensors for i in itertools.product(*map(range, most))]
        whole = self.type([self.n * most[0]] + most[1:])
        sizes = [self.sizes([t.dims[d] for t in tensors]) for d in range(rank)]
        start = self.sizes([p * most[0] if t.dims[0] else 0 for p, t in enumerate(tensors)])
        name, out = self.new(), self.new()
        self.emit(f"{name} = stablehlo.constant dense<{flat}> : tensor<{len(flat)}xi32>")
        self.emit(f"{name}r = stablehlo.reshape {name} : (tensor<{len(flat)}xi32>) -> {whole}")
        offsets = ", ".join([start] + ["0"] * (rank - 1))
        self.emit(f"{out} = tensor.extract_slice {name}r[{offsets}] [{', '.join(sizes)}] [{', '.join(['1'] * rank)}] : {whole} to {self.open_type(rank)}")
        return out

    def check(self, got, tensors):
        t = self.open_type(len(tensors[0].dims))
        self.emit(f"check.expect_eq {got}, {self.table(tensors)} : {t}, {t}")

    def terms(self, axes, rank, free):
        """Operands, alike in each group but in dimension `free`; -1: all of it."""
        x = [None] * self.n
        for p in range(self.n):
            if x[p] is not None:
                continue
            base = [self.r.randint(0, 5) for _ in range(rank)]
            for m in self.group(p, axes):
                dims = [self.r.randint(0, 3) if d == free or free < 0 else s for d, s in enumerate(base)]
                x[m] = Tensor(dims, lambda i: self.r.randint(-9, 9))
        return x, self.table(x)

    def collective(self, name):
        r, axes, rank = self.r, self.axes(), self.r.randint(1, 3)
        n = prod(self.grid[a] for a in axes)
        axis, other = r.randrange(rank), r.randrange(rank)
        gathers, reduces = name in ("all_gather", "gather"), "reduce" in name
        free = axis if gathers else other if name == "all_to_all" else -1 if name == "all_slice" else rank
        kind = r.choice([*KINDS]) if reduces else "sum"
        x, value = self.terms(axes, rank, free)
        rooted = name in ("broadcast", "gather", "reduce", "scatter")
        root = [r.randrange(self.grid[a]) for a in axes]
        results = []
        for p in range(self.n):
            members = self.group(p, axes)
            me, parts = members.index(p), [x[m] for m in members]
            at_root = [x[m] for m in members if [self.devices[m][a] for a in axes] == root][0]
            is_root = x[p] is at_root
            results.append(
                joined(parts, axis) if gathers
                else piece(x[p], axis, me, n) if name == "all_slice"
                else joined([piece(t, axis, me, n) for t in parts], other) if name == "all_to_all"
                else at_root if name == "broadcast"
                else piece(at_root, axis, me, n) if name == "scatter"
                else piece(reduced(parts, kind), axis, me, n) if name == "reduce_scatter"
                else reduced(parts, kind))  # fmt: skip
            if name in ("gather", "reduce") and not is_root:
                results[-1] = Tensor(results[-1].dims)
        words = {"all_gather": "gather_axis", "gather": "gather_axis", "all_slice": "slice_axis",
                 "scatter": "scatter_axis", "reduce_scatter": "scatter_axis"}  # fmt: skip
        clauses = [f"grid_axes = {axes}"] if axes else []
        clauses += [f"reduction = {kind}"] if reduces and kind != "sum" else []
        clauses += [f"{words[name]} = {axis}"] if name in words else []
        clauses += [f"split_axis = {axis} concat_axis = {other}"] if name == "all_to_all" else []
        t = self.open_type(rank)
        types = t
        if rooted:
            text, more = self.numbers(root)
            clauses.append(f"root = {text}")
            types = f"({t}{more})"
        out = self.new()
        self.emit(f"{out} = shard.{name} {value} on @g {' '.join(clauses)} : {types} -> {t}")
        self.check(out, results)

    def shift(self):
        axes, rank = self.axes(1), self.r.randint(1, 2)
        axis, offset, rotate = self.r.choice(axes), self.r.randint(-7, 7), self.r.random() < 0.5
        x, value = self.terms(axes, rank, -1)
        results = []
        for p in range(self.n):
            at = list(self.devices[p])
            at[axis] -= offset
            if rotate:
                at[axis] %= self.grid[axis]
            is_there = 0 <= at[axis] < self.grid[axis]
            results.append(x[self.devices.index(tuple(at))] if is_there else Tensor(x[p].dims))
        out, t = self.new(), self.open_type(rank)
        self.emit(f"{out} = shard.shift {value} on @g grid_axes = {axes} shift_axis = {axis} offset = {offset} "
                  f"{'rotate ' if rotate else ''}: {t} -> {t}")  # fmt: skip
        self.check(out, results)

    def transfer(self):
        axes, rank = self.axes(1), self.r.randint(1, 2)
        source, to = ([self.r.randrange(self.grid[a]) for a in axes] for _ in range(2))
        x, value = self.terms(axes, rank, rank)
        results = []
        for p in range(self.n):
            sender = [m for m in self.group(p, axes) if [self.devices[m][a] for a in axes] == source][0]
            is_receiver = [self.devices[p][a] for a in axes] == to
            results.append(x[sender] if is_receiver else Tensor(x[p].dims))
        out, t = self.new(), self.open_type(rank)
        self.emit(f"{out}s = shard.send {value} on @g grid_axes = {axes} destination = {to} : ({t}) -> {t}")
        self.emit(f"{out} = shard.recv {value} on @g grid_axes = {axes} source = {source} : ({t}) -> {t}")
        self.check(out, results)
        self.check(out + "s", x)

    def halos(self):
        """Around the shards of a tensor, which differ in size."""
        cuts = [[] for _ in range(self.r.randint(1, 2))]
        axes = self.axes(1)
        for a in axes:
            self.r.choice(cuts).append(a)
        counts = [prod(self.grid[a] for a in cut) for cut in cuts]
        sizes = [2 * n + self.r.randint(0, n) for n in counts]
        halo = [(self.r.randint(0, 2), self.r.randint(0, 2)) if cut else (0, 0) for cut in cuts]

        def shard(p, d):
            k = 0
            for a in cuts[d]:
                k = k * self.grid[a] + self.devices[p][a]
            return part(sizes[d], counts[d], k)

        rank = len(cuts)
        dims = [[shard(p, d)[1] + sum(halo[d]) for d in range(rank)] for p in range(self.n)]
        x = [Tensor(dims[p], lambda i: self.r.randint(-9, 9)) for p in range(self.n)]
        value = self.table(x)

        def value_at(p, index):
            for q in self.group(p, axes):
                at = tuple(shard(p, d)[0] + i - shard(q, d)[0] for d, i in enumerate(index))
                if all(halo[d][0] <= i < halo[d][0] + shard(q, d)[1] for d, i in enumerate(at)):
                    return x[q].at[at]
            return x[p].at[index]

        results = [Tensor(dims[p], lambda i, p=p: value_at(p, i)) for p in range(self.n)]
        out = self.new()
        both = [h for d in range(rank) if cuts[d] for h in halo[d]]
        self.emit(f"{out} = shard.update_halo {value} on @g split_axes = {cuts} halo_sizes = {both} : {self.open_type(rank)}")
        self.check(out, results)

    def text(self):
        names = ("all_gather", "all_reduce", "all_slice", "all_to_all", "broadcast", "gather", "reduce",
                 "reduce_scatter", "scatter")  # fmt: skip
        makers = [lambda name=name: self.collective(name) for name in names] + [self.shift, self.transfer, self.halos]
        self.r.shuffle(makers)
        for make in makers:
            make()
        return f"shard.grid @g(shape = {'x'.join(map(str, self.grid))})\nfunc.func @main() {{\n" + "\n".join(self.lines) + "\n  return\n}\n"


class Global:
    """Tensors whose sharding changes between operations."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.grid = self.r.choice(GRIDS)
        self.n = prod(self.grid)
        self.devices = list(itertools.product(*map(range, self.grid)))
        self.lines, self.k = [], 0
        self.arguments = []  # their types, and what each rank has

    def new(self):
        self.k += 1
        return f"%v{self.k}"

    def shards(self, dims, numbers, text):
        """What each rank has, of a sharding without halos."""
        cuts, _, offsets = text.split("= ", 1)[1].partition(" sharded_dims_offsets = ")
        starts, results = ast.literal_eval(offsets or "[]"), []
        lists = [None] * len(dims)
        for d, axes in enumerate(ast.literal_eval(cuts)):
            n = prod(self.grid[a] for a in axes)
            lists[d] = [part(dims[d], n, k)[0] for k in range(n)] + [dims[d]]
            if axes and starts:
                lists[d], starts = starts[:n + 1], starts[n + 1:]
        whole = dict(zip(itertools.product(*map(range, dims)), numbers))
        for device in self.devices:
            ranges = []
            for d, axes in enumerate(ast.literal_eval(cuts)):
                k = 0
                for a in axes:
                    k = k * self.grid[a] + device[a]
                ranges.append(range(lists[d][k], lists[d][k + 1]))
            results.append([whole[i] for i in itertools.product(*ranges)])
        return results

    def sharding(self, dims):
        """Its text: each axis in some dimension, or in none."""
        r = self.r
        cuts = [[] for _ in dims]
        for a in r.sample(range(len(self.grid)), r.randint(0, len(self.grid))):
            r.choice(cuts).append(a)
        offsets = []
        if any(cuts) and r.random() < 0.3:
            for size, axes in zip(dims, cuts):
                n = prod(self.grid[a] for a in axes)
                if axes and r.random() < 0.3:
                    offsets += [part(size, n, k)[0] for k in range(n)] + [size]
                elif axes:
                    offsets += [0] + sorted(r.randint(0, size) for _ in range(n - 1)) + [size]
        return f"split_axes = {cuts}" + (f" sharded_dims_offsets = {offsets}" if offsets else "")

    def emit_sharding(self, text):
        name = self.new()
        self.lines.append(f"{name} = shard.sharding @g {text} : !shard.sharding")
        return name

    def halos(self, s, text, value, kind):
        """Halos come and go: small ones, as shards may be."""
        split = sum(1 for axes in ast.literal_eval(text.split("= ", 1)[1]) if axes)
        sizes = [self.r.randint(0, 1) for _ in range(2 * split)]
        h = self.emit_sharding(f"{text} halo_sizes = {sizes}")
        a, b = self.new(), self.new()
        self.lines += [f"{a} = shard.shard {value} to {h} annotate_for_users : {kind}",
                       f"{b} = tosa.negate {a} : ({kind}) -> {kind}",
                       f"{b}s = shard.shard {b} to {h} : {kind}"]  # fmt: skip
        return f"{b}s"

    def tensor(self):
        """What it becomes, and what it is in the end."""
        r = self.r
        dims = [r.randint(1, 9) for _ in range(r.randint(1, 3))]
        kind = "tensor<%sxi32>" % "x".join(map(str, dims))
        numbers = [r.randint(-9, 9) for _ in range(prod(dims))]

        def nested(shape, flat):
            if len(shape) == 1:
                return flat
            step = len(flat) // shape[0]
            return [nested(shape[1:], flat[i * step:(i + 1) * step]) for i in range(shape[0])]

        name, text = self.new(), self.sharding(dims)
        if r.random() < 0.3:
            self.arguments.append((f"{name}: {kind}", self.shards(dims, numbers, text)))
        else:
            self.lines.append(f"{name} = arith.constant dense<{nested(dims, numbers)}> : {kind}")
        s = self.emit_sharding(text)
        value, before = name, s
        self.lines.append(f"{value}s = shard.shard {value} to {before} : {kind}")
        value += "s"
        for _ in range(r.randint(1, 4)):
            big = all(size // prod(self.grid) >= 1 for size in dims)
            if big and "offsets" not in text and "[[" in text and any(c.isdigit() for c in text) and r.random() < 0.5:
                value = self.halos(s, text, value, kind)
                numbers = [-x for x in numbers]
            else:
                text = self.sharding(dims)
                s = self.emit_sharding(text)
            out = self.new()
            self.lines.append(f"{out}u = shard.shard {value} to {s} annotate_for_users : {kind}")
            if r.random() < 0.5:
                self.lines.append(f"{out} = tosa.negate {out}u : ({kind}) -> {kind}")
                numbers = [-x for x in numbers]
            else:
                self.lines.append(f"{out} = tosa.add {out}u, {out}u : ({kind}, {kind}) -> {kind}")
                numbers = [2 * x for x in numbers]
            self.lines.append(f"{out}s = shard.shard {out} to {s} : {kind}")
            value = f"{out}s"
        whole = self.emit_sharding(f"split_axes = {[[]] * len(dims)}")
        end = self.new()
        self.lines.append(f"{end} = shard.shard {value} to {whole} annotate_for_users : {kind}")
        return end, kind, nested(dims, numbers)

    def program(self):
        ends = [self.tensor() for _ in range(4)]
        kinds = ", ".join(kind for _, kind, _ in ends)
        body = "\n  ".join(self.lines)
        text = (f"shard.grid @g(shape = {'x'.join(map(str, self.grid))})\nfunc.func @main({', '.join(a for a, _ in self.arguments)}) -> ({kinds}) {{\n  {body}\n"
                f"  return {', '.join(v for v, _, _ in ends)} : {kinds}\n}}\n")  # fmt: skip
        lines = [f"{kind} {numbers}" for _, kind, numbers in ends]
        return text, "".join(f"rank {r}\n" + "".join(line + "\n" for line in lines) for r in range(self.n))


def write(path, text):
    with open(path, "w", encoding="utf8") as file:
        file.write(text)


def run(command):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def execute(sdyrt, mpirun, n, path, *options):
    return run([*mpirun, "-n", str(n), sdyrt, "exec", "--backend", "mpi", path, *options] if mpirun
               else [sdyrt, "exec", "-n", str(n), path, *options])  # fmt: skip


def write_arguments(made, folder):
    for rank in glob.glob(f"{folder}/rank*"): # of another program
        shutil.rmtree(rank)
    for i, (_, parts) in enumerate(made.arguments):
        for rank, numbers in enumerate(parts):
            os.makedirs(f"{folder}/rank{rank}", exist_ok=True)
            with open(f"{folder}/rank{rank}/arg{i}.bin", "wb") as file:
                file.write(struct.pack(f"<{len(numbers)}i", *numbers))


def try_global(seed, folder, sdyrt, opt, mpirun):
    """An error's text; "": it is right."""
    made = Global(seed)
    text, wanted = made.program()
    source, local = f"{folder}/whole.mlir", f"{folder}/local.mlir"
    write(source, text)
    write_arguments(made, folder)
    more = made.r.choice([[], ["-canonicalize"], ["-shard-simplify", "-canonicalize"]])
    got = run([opt, "-sharding-propagation", "-shard-partition", *more, source, "-o", local])
    if got.returncode == 0:
        got = execute(sdyrt, mpirun, made.n, local, "--in", folder)
    wrong = got.stdout.strip() != wanted.strip()
    return got.stderr or (f"got {got.stdout} and not {wanted}" if wrong else "")


def try_local(seed, folder, sdyrt, mpirun):
    made = Local(seed)
    write(f"{folder}/local.mlir", made.text())
    return execute(sdyrt, mpirun, made.n, f"{folder}/local.mlir").stderr


def main():
    if sys.argv[1] == "--show":
        seed = int(sys.argv[2])
        print(Local(seed).text() if seed % 2 else Global(seed).program()[0])
        return 0
    sdyrt, opt, first, count, mpirun = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5:]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            error = (try_local(seed, folder, sdyrt, mpirun) if seed % 2
                     else try_global(seed, folder, sdyrt, opt, mpirun))  # fmt: skip
            if error:
                wrong += 1
                print(f"seed {seed}: {error[:600]}")
    print(f"{count} programs, {wrong} wrong")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
