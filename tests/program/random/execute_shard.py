#!/usr/bin/env python3
"""Random programs of MLIR's dialect shard on ranks: each has every operation, on
random grids, groups and shapes, and checks what it gets against what a model of
the dialect says, on every rank. With --annotated: programs of one device in which
some values are annotated, which `sdyrt exec --check` partitions and compares with
one device.

    execute_shard.py [--annotated] SDYRT FIRST COUNT [MPIRUN ..]
    execute_shard.py --show [--annotated] SEED
"""
import itertools
import random
import subprocess
import sys
import tempfile

GRIDS = [[4], [2, 2], [2, 3], [6], [3, 2], [2, 1, 2], [1]]
KINDS = {"sum": lambda a, b: a + b, "max": max, "min": min, "product": lambda a, b: a * b,
         "bitwise_and": lambda a, b: a & b, "bitwise_or": lambda a, b: a | b,
         "bitwise_xor": lambda a, b: a ^ b}  # fmt: skip


def prod(sizes):
    n = 1
    for size in sizes:
        n *= size
    return n


class Tensor:
    """Elements by index; those that nothing is put at are zeros."""

    def __init__(self, dims, value=lambda index: 0):
        self.dims = list(dims)
        self.at = {i: value(i) for i in itertools.product(*map(range, self.dims))}

    def flat(self):
        return [self.at[i] for i in itertools.product(*map(range, self.dims))]


def moved(index, axis, by):
    return index[:axis] + (index[axis] + by,) + index[axis + 1:]


def piece(x, axis, k, n):
    size = x.dims[axis] // n
    dims = x.dims[:axis] + [size] + x.dims[axis + 1:]
    return Tensor(dims, lambda i: x.at[moved(i, axis, k * size)])


def joined(parts, axis):
    size = parts[0].dims[axis]
    dims = parts[0].dims[:axis] + [size * len(parts)] + parts[0].dims[axis + 1:]
    return Tensor(dims, lambda i: parts[i[axis] // size].at[moved(i, axis, -(i[axis] // size) * size)])


def reduced(parts, kind):
    def value(i):
        result = parts[0].at[i]
        for part in parts[1:]:
            result = KINDS[kind](result, part.at[i])
        return result

    if kind == "average":
        total = reduced(parts, "sum")
        return Tensor(parts[0].dims, lambda i: int(total.at[i] / len(parts)))
    return Tensor(parts[0].dims, value)


class Program:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.grid = self.r.choice(GRIDS)
        self.n = prod(self.grid)
        self.lines, self.k = [], 0
        self.devices = list(itertools.product(*map(range, self.grid)))
        self.emit("%zero = arith.constant 0 : index")
        self.emit("%linear = shard.process_linear_index on @g : index")

    def emit(self, line):
        self.lines.append("  " + line)

    def new(self):
        self.k += 1
        return f"%v{self.k}"

    # -- groups

    def axes(self, least=0):
        axes = list(range(len(self.grid)))
        self.r.shuffle(axes)
        return axes[:self.r.randint(least, len(axes))]

    def group(self, p, axes):
        """Its members, in order: the first axis is the most significant."""
        members = []
        for at in itertools.product(*[range(self.grid[a]) for a in axes]):
            device = list(self.devices[p])
            for a, i in zip(axes, at):
                device[a] = i
            members.append(self.devices.index(tuple(device)))
        return members

    # -- values

    @staticmethod
    def type(dims, element="i32"):
        return "tensor<%s>" % "x".join([str(d) for d in dims] + [element])

    def table(self, tensors):
        """A value that is tensors[p] on rank p."""
        dims = tensors[0].dims
        name, out = self.new(), self.new()
        flat = [e for t in tensors for e in t.flat()]
        whole, reshaped = self.type([self.n, prod(dims)]), self.type([self.n] + dims)
        self.emit(f"{name} = stablehlo.constant dense<{[flat[i * prod(dims):(i + 1) * prod(dims)] for i in range(self.n)]}> : {whole}")
        self.emit(f"{name}r = stablehlo.reshape {name} : ({whole}) -> {reshaped}")
        offsets = ", ".join(["%linear"] + ["0"] * len(dims))
        sizes = ", ".join(map(str, [1] + dims))
        ones = ", ".join(["1"] * (len(dims) + 1))
        self.emit(f"{out} = tensor.extract_slice {name}r[{offsets}] [{sizes}] [{ones}] : {reshaped} to {self.type(dims)}")
        return out

    def check(self, got, tensors):
        self.emit(f"check.expect_eq {got}, {self.table(tensors)} : {self.type(tensors[0].dims)}, {self.type(tensors[0].dims)}")

    def number(self, value):
        """An index of the text, or of the run; and what stands in the text."""
        if self.r.random() < 0.5:
            return str(value), []
        name = self.new()
        self.emit(f"{name} = arith.constant {value} : index")
        self.emit(f"{name}d = arith.addi {name}, %zero : index")
        return f"{name}d", [f"{name}d"]

    def numbers(self, values):
        texts = [self.number(v) for v in values]
        return "[%s]" % ", ".join(t for t, _ in texts), ", index" * sum(len(d) for _, d in texts)

    def operand(self, dims):
        low = self.r.choice([-3, 0])
        x = [Tensor(dims, lambda i: self.r.randint(low, 9)) for _ in range(self.n)]
        return x, self.table(x)

    def dims(self, axis=None, times=1):
        dims = [self.r.randint(1, 3) for _ in range(self.r.randint(1, 3))]
        if axis is not None:
            dims[axis % len(dims)] *= times
        return dims

    # -- operations

    def collective(self, name):
        r = self.r
        axes = self.axes()
        n = prod(self.grid[a] for a in axes)
        reduces = "reduce" in name
        kind = r.choice([*KINDS, "average"]) if reduces else "sum"
        dims = self.dims()
        axis, other = r.randrange(len(dims)), r.randrange(len(dims))
        if name in ("all_slice", "scatter", "reduce_scatter", "all_to_all"):
            dims[axis] *= n
        x, value = self.operand(dims)
        rooted = name in ("broadcast", "gather", "reduce", "scatter")
        root = [r.randrange(self.grid[a]) for a in axes]
        results = []
        for p in range(self.n):
            members = self.group(p, axes)
            me, parts = members.index(p), [x[m] for m in members]
            at_root = parts[0]
            for m in members:
                if [self.devices[m][a] for a in axes] == root:
                    at_root = x[m]
            results.append(
                joined(parts, axis) if name == "all_gather"
                else reduced(parts, kind) if name == "all_reduce"
                else piece(x[p], axis, me, n) if name == "all_slice"
                else joined([piece(part, axis, me, n) for part in parts], other) if name == "all_to_all"
                else at_root if name == "broadcast"
                else piece(reduced(parts, kind), axis, me, n) if name == "reduce_scatter"
                else piece(at_root, axis, me, n) if name == "scatter"
                else (joined(parts, axis) if name == "gather" else reduced(parts, kind)))  # fmt: skip
            if name in ("gather", "reduce") and [self.devices[p][a] for a in axes] != root:
                results[-1] = Tensor(results[-1].dims)
        clauses = [f"grid_axes = {axes}"] if axes else []
        if reduces and kind != "sum":
            clauses.append(f"reduction = {kind}")
        words = {"all_gather": "gather_axis", "gather": "gather_axis", "all_slice": "slice_axis",
                 "scatter": "scatter_axis", "reduce_scatter": "scatter_axis"}  # fmt: skip
        if name in words:
            clauses.append(f"{words[name]} = {axis}")
        if name == "all_to_all":
            clauses.append(f"split_axis = {axis} concat_axis = {other}")
        types = self.type(dims)
        if rooted:
            text, more = self.numbers(root)
            clauses.append(f"root = {text}")
            types = f"({types}{more})"
        out = self.new()
        self.emit(f"{out} = shard.{name} {value} on @g {' '.join(clauses)} : {types} -> {self.type(results[0].dims)}")
        self.check(out, results)

    def shift(self):
        axes = self.axes(1)
        axis, offset, rotate = self.r.choice(axes), self.r.randint(-3, 3), self.r.random() < 0.5
        dims = self.dims()
        x, value = self.operand(dims)
        results = []
        for p in range(self.n):
            at = list(self.devices[p])
            at[axis] -= offset
            if rotate:
                at[axis] %= self.grid[axis]
            is_there = 0 <= at[axis] < self.grid[axis]
            results.append(x[self.devices.index(tuple(at))] if is_there else Tensor(dims))
        out = self.new()
        self.emit(f"{out} = shard.shift {value} on @g grid_axes = {axes} shift_axis = {axis} offset = {offset} "
                  f"{'rotate ' if rotate else ''}: {self.type(dims)} -> {self.type(dims)}")  # fmt: skip
        self.check(out, results)

    def transfer(self):
        axes = self.axes(1)
        source, destination = ([self.r.randrange(self.grid[a]) for a in axes] for _ in range(2))
        dims = self.dims()
        x, value = self.operand(dims)
        results = []
        for p in range(self.n):
            sender = [m for m in self.group(p, axes) if [self.devices[m][a] for a in axes] == source][0]
            is_receiver = [self.devices[p][a] for a in axes] == destination
            results.append(x[sender] if is_receiver else Tensor(dims))
        to, to_more = self.numbers(destination)
        at, at_more = self.numbers(source)
        out, t = self.new(), self.type(dims)
        self.emit(f"{out}s = shard.send {value} on @g grid_axes = {axes} destination = {to} : ({t}{to_more}) -> {t}")
        self.emit(f"{out} = shard.recv {value} on @g grid_axes = {axes} source = {at} : ({t}{at_more}) -> {t}")
        self.check(out, results)
        self.check(out + "s", x)

    def halos(self):
        axes = self.axes()
        cuts = [[] for _ in range(self.r.randint(1, 2))]
        for a in axes:
            self.r.choice(cuts).append(a)
        split = [d for d, cut in enumerate(cuts) if cut]
        core = [self.r.randint(2, 4) for _ in cuts]
        halo = {d: (self.r.randint(0, 2), self.r.randint(0, 2)) for d in split}
        dims = [core[d] + sum(halo.get(d, (0, 0))) for d in range(len(cuts))]
        x, value = self.operand(dims)

        def place(p, d, i):
            """Of element i of a buffer in the tensor of all cores."""
            k = 0
            for a in cuts[d]:
                k = k * self.grid[a] + self.devices[p][a]
            return k * core[d] - halo.get(d, (0, 0))[0] + i

        def value_at(p, index):
            for q in self.group(p, axes):
                at = tuple(place(p, d, i) - place(q, d, 0) for d, i in enumerate(index))
                if all(halo.get(d, (0, 0))[0] <= i < halo.get(d, (0, 0))[0] + core[d] for d, i in enumerate(at)):
                    return x[q].at[at]
            return x[p].at[index]

        results = [Tensor(dims, lambda i, p=p: value_at(p, i)) for p in range(self.n)]
        out = self.new()
        texts = []
        for size in itertools.chain(*[halo[d] for d in split]):
            name = self.new()
            self.emit(f"{name} = arith.constant {size} : i64")
            texts.append(self.r.choice([str(size), name]))
        sizes = f" halo_sizes = [{', '.join(texts)}]" if texts else ""
        self.emit(f"{out} = shard.update_halo {value} on @g split_axes = {cuts}{sizes} : {self.type(dims)}")
        self.check(out, results)

    def indices(self, names, expected):
        """Values of type index beside numbers by rank."""
        cast = []
        for name in names:
            cast.append(self.new())
            self.emit(f"{cast[-1]} = arith.index_cast {name} : index to i32")
        out = self.new()
        self.emit(f"{out} = tensor.from_elements {', '.join(cast)} : {self.type([len(names)])}")
        self.check(out, [Tensor([len(names)], lambda i, e=e: e[i[0]]) for e in expected])

    def places(self):
        every = list(range(len(self.grid)))
        axes = self.axes(1)
        self.indices(["%linear"], [[p] for p in range(self.n)])
        for name, value in (("grid_shape", lambda d, a: self.grid[a]),
                            ("process_multi_index on", lambda d, a: d[a])):  # fmt: skip
            for listed in (axes, []):
                asked = listed or every
                out = self.new()
                self.emit(f"{out}:{len(asked)} = shard.{name} @g{f' axes = {listed}' if listed else ''} : {', '.join(['index'] * len(asked))}")
                self.indices([f"{out}#{i}" for i in range(len(asked))], [[value(d, a) for a in asked] for d in self.devices])
        at = f"%place{self.k}"
        self.emit(f"{at}:{len(every)} = shard.process_multi_index on @g : {', '.join(['index'] * len(every))}")
        out = self.new()
        mine = ", ".join(f"{at}#{i}" for i in every)
        self.emit(f"{out}:2 = shard.neighbors_linear_indices on @g[{mine}] split_axes = {axes} : index, index")
        around = []
        for p in range(self.n):
            members = self.group(p, axes)
            k = members.index(p)
            around.append([members[k - 1] if k > 0 else -1, members[k + 1] if k + 1 < len(members) else -1])
        self.indices([f"{out}#0", f"{out}#1"], around)
        self.shapes(at, mine)

    def shapes(self, at, mine):
        """Shards of uneven sizes: the last ones are larger; or by offsets."""
        axes = self.axes()
        cuts = [[], []]
        for a in axes:
            self.r.choice(cuts).append(a)
        dims = [self.r.randint(0, 13) for _ in cuts]
        counts = [prod(self.grid[a] for a in cut) for cut in cuts]
        offsets, texts = {}, []
        if self.r.random() < 0.5:
            for d in range(2):
                if cuts[d]:
                    offsets[d] = [0] + sorted(self.r.randint(0, dims[d]) for _ in range(counts[d] - 1)) + [dims[d]]
            for value in itertools.chain(*offsets.values()):
                name = self.new()
                self.emit(f"{name} = arith.constant {value} : i64")
                texts.append(self.r.choice([str(value), name]))
        sharding, values = self.new(), []
        clause = f" sharded_dims_offsets = [{', '.join(texts)}]" if texts else ""
        self.emit(f"{sharding} = shard.sharding @g split_axes = {cuts}{clause} : !shard.sharding")
        for p in range(self.n):
            sizes = []
            for d in range(2):
                k = 0
                for a in cuts[d]:
                    k = k * self.grid[a] + self.devices[p][a]
                low = dims[d] // counts[d] + (k >= counts[d] - dims[d] % counts[d])
                sizes.append(offsets[d][k + 1] - offsets[d][k] if d in offsets else low)
            values.append(sizes)
        text, _ = self.numbers(dims)
        out = self.new()
        self.emit(f"{out}:2 = shard.shard_shape dims = {text} sharding = {sharding} device = [{mine}] : index, index")
        self.indices([f"{out}#0", f"{out}#1"], values)

    def annotations(self):
        dims = self.dims()
        x, value = self.operand(dims)
        a, b = self.new(), self.new()
        self.emit(f"{a} = shard.sharding @g split_axes = [[]] : !shard.sharding")
        self.emit(f"{a}v = shard.shard {value} to {a} : {self.type(dims)}")
        self.emit(f"{b} = shard.get_sharding {a}v : {self.type(dims)} -> !shard.sharding")
        self.emit(f"{b}v = shard.shard {a}v to {b} annotate_for_users : {self.type(dims)}")
        self.check(b + "v", x)

    def text(self):
        collectives = ("all_gather", "all_reduce", "all_slice", "all_to_all", "broadcast", "gather", "reduce",
                       "reduce_scatter", "scatter")  # fmt: skip
        makers = [lambda name=name: self.collective(name) for name in collectives * 2]
        makers += [self.shift, self.transfer, self.halos] * 2 + [self.places, self.annotations]
        self.r.shuffle(makers)
        for make in makers:
            make()
        grid = "x".join(map(str, self.grid))
        return f"shard.grid @g(shape = {grid})\nfunc.func @main() {{\n" + "\n".join(self.lines) + "\n  return\n}\n"


class Annotated:
    """Operations that shardings go through and others, on tensors some of which
    are annotated: for their operation, for their users, in any combination."""

    GRIDS = [[1], [2], [3], [4], [5], [2, 2], [6], [2, 3], [7], [8], [2, 4], [2, 2, 2]]

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.grid = self.r.choice(self.GRIDS)
        self.n = prod(self.grid)
        self.lines, self.k, self.functions = [], 0, []
        self.element = self.r.choice(["i32", "i32", "f32"])
        self.values = []  # names and sizes

    def new(self):
        self.k += 1
        return f"%v{self.k}"

    def type(self, dims):
        return Program.type(dims, self.element)

    def emit(self, line):
        self.lines.append("  " + line)

    def dims(self):
        big = self.r.random() < 0.5  # sizes that all groups divide
        return [self.r.choice([8, 12, 24]) if big else self.r.randint(1, 9) for _ in range(self.r.choice([0, 1, 2, 2, 3, 3]))]

    # -- annotations

    def sharding(self, dims):
        """Its name: each axis in some dimension, or in none."""
        r, name = self.r, self.new()
        cuts = [[] for _ in dims]
        for a in r.sample(range(len(self.grid)), r.randint(0, len(self.grid))):
            r.choice(cuts).append(a)
        clause = ""
        counts = [prod(self.grid[a] for a in cut) for cut in cuts]
        if any(cuts) and r.random() < 0.15:
            offsets = []
            for size, cut, n in zip(dims, cuts, counts):
                if cut:
                    offsets += [0] + sorted(r.randint(0, size) for _ in range(n - 1)) + [size]
            clause = f" sharded_dims_offsets = {self.some_of_run(offsets)}"
        elif any(cuts) and all(size >= 2 * n for size, n in zip(dims, counts)) and r.random() < 0.2:
            clause = f" halo_sizes = {self.some_of_run([r.randint(0, 2) for cut in cuts if cut for _ in range(2)])}"
        self.emit(f"{name} = shard.sharding @g split_axes = {cuts}{clause} : !shard.sharding")
        return name

    def some_of_run(self, numbers):
        texts = [str(number) for number in numbers]
        if texts and self.r.random() < 0.3:
            i, name = self.r.randrange(len(texts)), self.new()
            self.emit(f"{name} = arith.constant {texts[i]} : i64")
            texts[i] = name
        return "[%s]" % ", ".join(texts)

    def annotated(self, value, dims):
        """What stands for a value, behind annotations or none."""
        for _ in range(self.r.choice([0, 0, 0, 1, 1, 2])):
            if not dims:
                return value
            s, out = self.sharding(dims), self.new()
            if self.r.random() < 0.1:
                self.emit(f"{out}g = shard.get_sharding {value} : {self.type(dims)} -> !shard.sharding")
                if self.lines[-2].lstrip().startswith("%") and any(
                        line.strip().startswith(f"{value} = shard.shard ") for line in self.lines):
                    s = f"{out}g"
                else:
                    self.lines.pop()
            users = " annotate_for_users" if self.r.random() < 0.5 else ""
            self.emit(f"{out} = shard.shard {value} to {s}{users} : {self.type(dims)}")
            value = out
        return value

    # -- operations

    def operand(self, fits=lambda dims: True):
        """One of the values so far, or NULL."""
        few = [v for v in self.values if fits(v[1])]
        if not few:
            return None
        value, dims = self.r.choice(few)
        return self.annotated(value, dims), dims

    def add(self, text, dims):
        """The value that an operation has made."""
        out = self.new()
        self.emit(f"{out} = {text}")
        self.values.append((out, dims))
        if self.r.random() < 0.3:
            self.values.append((self.annotated(out, dims), dims))

    def constant(self):
        dims = self.dims()
        number = (lambda: str(self.r.randint(-9, 9))) if self.element == "i32" else (lambda: f"{self.r.randint(-9, 9)}.0")

        def nested(shape):
            return "[%s]" % ", ".join(nested(shape[1:]) for _ in range(shape[0])) if shape else number()

        self.add(f"arith.constant dense<{nested(dims if self.r.random() < 0.7 else [])}> : {self.type(dims)}", dims)

    def unary(self):
        x, dims = self.operand()
        t = self.type(dims)
        name = self.r.choice(["tosa.abs", "tosa.negate", "stablehlo.negate", "stablehlo.abs"])
        self.add(f"{name} {x} : ({t}) -> {t}" if name.startswith("tosa") else f"{name} {x} : {t}", dims)

    def binary(self):
        x, dims = self.operand()
        spread = [d if self.r.random() < 0.7 else 1 for d in dims]
        names = ["arith.addi", "arith.muli"] if self.element == "i32" else ["arith.addf", "arith.mulf"]
        if self.r.random() < 0.4:
            y, others = self.operand(lambda d: len(d) == len(dims) and all(a in (b, 1) or b == 1 for a, b in zip(d, dims)))
            result = [max(a, b) for a, b in zip(dims, others)]
            self.add(f"tosa.add {x}, {y} : ({self.type(dims)}, {self.type(others)}) -> {self.type(result)}", result)
        elif dims and spread != dims and self.r.random() < 0.5:
            one = self.new()
            self.emit(f"{one} = arith.constant dense<{'3' if self.element == 'i32' else '0.5'}> : {self.type(spread)}")
            self.add(f"tosa.maximum {x}, {self.annotated(one, spread)} : ({self.type(dims)}, {self.type(spread)}) -> {self.type(dims)}", dims)
        else:
            y, _ = self.operand(lambda d: d == dims)
            self.add(f"{self.r.choice(names)} {x}, {y} : {self.type(dims)}", dims)

    def matmul(self):
        if self.element == "i32":
            return self.unary()
        x = self.operand(lambda d: len(d) == 3)
        if x is None:
            name, dims = self.new(), [self.r.choice([1, 2, 3, 8]) for _ in range(3)]
            self.emit(f"{name} = arith.constant dense<0.5> : {self.type(dims)}")
            x = self.annotated(name, dims), dims
        b, m, k = x[1]
        y = self.operand(lambda d: len(d) == 3 and d[:2] == [b, k])
        if y is None:
            width, name = self.r.choice([4, 6, 8]), self.new()
            self.emit(f"{name} = arith.constant dense<0.25> : {self.type([b, k, width])}")
            y = self.annotated(name, [b, k, width]), [b, k, width]
        zero, out = self.new(), [b, m, y[1][2]]
        self.emit(f"{zero} = arith.constant dense<0.0> : tensor<1xf32>")
        return self.add(f"tosa.matmul {x[0]}, {y[0]}, {zero}, {zero} : ({self.type(x[1])}, {self.type(y[1])}, tensor<1xf32>, tensor<1xf32>) -> {self.type(out)}", out)

    def whole(self):
        """One that no sharding goes through."""
        x, dims = self.operand()
        t = self.type(dims)
        kind = self.r.choice(["transpose", "reverse", "reduce", "call", "if"])
        if kind == "transpose":
            order = self.r.sample(range(len(dims)), len(dims))
            result = [dims[i] for i in order]
            self.add(f"stablehlo.transpose {x}, dims = {order} : ({t}) -> {self.type(result)}", result)
        elif kind == "reverse":
            self.add(f"stablehlo.reverse {x}, dims = {list(range(len(dims)))} : {t}", dims)
        elif kind == "reduce" and dims:
            zero, result = self.new(), dims[1:]
            self.emit(f"{zero} = arith.constant dense<{'0' if self.element == 'i32' else '0.0'}> : {self.type([])}")
            self.add(f"stablehlo.reduce({x} init: {zero}) applies stablehlo.add across dimensions = [0] : ({t}, {self.type([])}) -> {self.type(result)}", result)
        elif kind == "call":
            name = f"@f{len(self.functions)}"
            shard = f"%s = shard.sharding @g split_axes = [[0]] : !shard.sharding\n  %b = shard.shard %a to %s{self.r.choice(['', ' annotate_for_users'])} : {t}"
            body = shard if dims and self.r.random() < 0.5 else f"%b = stablehlo.negate %a : {t}"
            self.functions.append(f"func.func {self.r.choice(['private ', ''])}{name}(%a: {t}) -> {t} {{\n  {body}\n  %c = stablehlo.abs %b : {t}\n  return %c : {t}\n}}")
            self.add(f"func.call {name}({x}) : ({t}) -> {t}", dims)
        else:
            y, _ = self.operand(lambda d: d == dims)
            flag = self.new()
            self.emit(f"{flag} = stablehlo.constant dense<{self.r.choice(['true', 'false'])}> : tensor<i1>")
            self.add(f'"stablehlo.if"({flag}) ({{\n    %n = stablehlo.negate {x} : {t}\n    stablehlo.return %n : {t}\n  }}, '
                     f"{{\n    stablehlo.return {y} : {t}\n  }}) : (tensor<i1>) -> {t}", dims)  # fmt: skip

    def text(self):
        r = self.r
        arguments = []
        for i in range(r.randint(1, 3)):
            dims = self.dims()
            arguments.append(f"%arg{i}: {self.type(dims)}")
            self.values.append((f"%arg{i}", dims))
        for _ in range(r.randint(2, 12)):
            r.choice([self.unary, self.unary, self.binary, self.binary, self.binary, self.matmul, self.matmul, self.constant,
                      self.whole])()  # fmt: skip
        few = [r.choice(self.values) for _ in range(r.randint(1, 3))]
        x, dims = r.choice([v for v in self.values if v[1]] or self.values)
        if dims:  # it is annotated at least once
            s = self.sharding(dims)
            self.emit(f"%last = shard.shard {x} to {s} : {self.type(dims)}")
            few.append(("%last", dims))
        else:
            self.emit("%none = shard.sharding @g split_axes = [[]] : !shard.sharding")
            self.emit(f"%last = shard.shard {x} to %none : {self.type(dims)}")
        kinds = ", ".join(self.type(dims) for _, dims in few)
        grid = [str(size) for size in self.grid]
        if r.random() < 0.1 and not any("offsets" in line for line in self.lines):
            grid[r.randrange(len(grid))] = "?"
        return (f"shard.grid @g(shape = {'x'.join(grid)})\n" + "".join(f"{f}\n" for f in self.functions)
                + f"func.func @main({', '.join(arguments)}) -> ({kinds}) {{\n" + "\n".join(self.lines)
                + f"\n  return {', '.join(v for v, _ in few)} : {kinds}\n}}\n")  # fmt: skip


def main():
    is_annotated = "--annotated" in sys.argv
    if is_annotated:
        sys.argv.remove("--annotated")
    kind = Annotated if is_annotated else Program
    options = ["--check", "--random", "1"] if is_annotated else []
    if sys.argv[1] == "--show":
        print(kind(int(sys.argv[2])).text())
        return 0
    sdyrt, first, count, mpirun = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            program = kind(seed)
            path = f"{folder}/seed{seed}.mlir"
            with open(path, "w", encoding="utf-8") as file:
                file.write(program.text())
            command = ([*mpirun, "-n", str(program.n), sdyrt, "exec", "--backend", "mpi", path] if mpirun
                       else [sdyrt, "exec", "-n", str(program.n), path])  # fmt: skip
            done = subprocess.run(command + options, capture_output=True, text=True, timeout=120, check=False)
            if done.returncode or (is_annotated and "result 0" not in done.stdout):
                wrong += 1
                print(f"seed {seed}: {done.stdout}{done.stderr}")
    print(f"{count} programs, {wrong} wrong")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
