#!/usr/bin/env python3
"""Random programs for canonicalize, cse and symbol-dce: dead and equal ops,
constants, regions, calls, reshards and collectives.

    random_rewrites.py SEED    print the program of a seed
"""
import random
import sys

T = "tensor<8x8xf32>"
# what reshards of reshapes are on
FLAT_MESHES = ['"p"=4, "q"=2', '"p"=2, "q"=6', '"p"=3, "q"=2, "r"=2', '"p"=8']
FLAT_COUNTS = [8, 10, 12, 12, 24, 30]
# axes of each dimension, then those that are unreduced
START = ([["a"], ["b"]], [])


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = 0
        self.lines = ['sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=2]>']

    def name(self):
        self.count += 1
        return "%%v%d" % self.count

    def put(self, depth, text):
        self.lines.append("  " * depth + text)

    def chance(self, p):
        return self.random.random() < p

    def sharding(self, dims, unreduced=()):
        text = ", ".join("{%s}" % ", ".join('"%s"' % a for a in d) for d in dims)
        more = ", unreduced={%s}" % ", ".join('"%s"' % a for a in unreduced)
        return "<@m, [%s]%s>" % (text, more if unreduced else "")

    # -- ops: each takes the values that there are, and adds what it makes ------

    def constant(self, depth, values):
        v = self.name()
        x = self.random.randint(0, 3)
        self.put(depth, "%s = stablehlo.constant dense<%d.0> : %s" % (v, x, T))
        values.append(v)

    def unary(self, depth, values):
        v, a = self.name(), self.random.choice(values)
        op = self.random.choice(["negate", "abs", "exponential"])
        self.put(depth, "%s = stablehlo.%s %s : %s" % (v, op, a, T))
        values.append(v)

    def binary(self, depth, values):
        v = self.name()
        a, b = self.random.choice(values), self.random.choice(values)
        op = self.random.choice(["add", "multiply", "subtract"])
        self.put(depth, "%s = stablehlo.%s %s, %s : %s" % (v, op, a, b, T))
        values.append(v)

    def effect(self, depth, values):
        v, a = self.name(), self.random.choice(values)
        side = "true" if self.chance(0.5) else "false"
        self.put(depth, "%s = stablehlo.custom_call @x(%s) {has_side_effect = %s} : (%s) -> %s" % (v, a, side, T, T))
        values.append(v)

    def constraint(self, depth, values):
        v, a = self.name(), self.random.choice(values)
        self.put(depth, "%s = sdy.sharding_constraint %s <@m, [{?}, {?}]> : %s" % (v, a, T))
        values.append(v)

    def some_sharding(self):
        axes = ["a", "b", "c"]
        self.random.shuffle(axes)
        n = self.random.randint(0, 2)
        return self.sharding([axes[:n], axes[n : n + self.random.randint(0, 1)]])

    def reshard(self, depth, values):
        v, a = self.name(), self.random.choice(values)
        kind = self.random.randint(0, 3)
        if kind == 0:
            t = self.name()
            self.put(depth, "%s = stablehlo.transpose %s, dims = [1, 0] : (%s) -> %s" % (t, a, T, T))
            a = t
        elif kind == 1:
            flat, t = self.name(), self.name()
            self.put(depth, "%s = stablehlo.reshape %s : (%s) -> tensor<64xf32>" % (flat, a, T))
            self.put(depth, "%s = stablehlo.reshape %s : (tensor<64xf32>) -> %s" % (t, flat, T))
            a = t
        self.put(depth, "%s = sdy.reshard %s %s : %s" % (v, a, self.some_sharding(), T))
        values.append(v)

    def branch(self, depth, values):
        v = self.name()
        self.put(depth, '%s = "stablehlo.if"(%%p) ({' % v)
        self.body(depth + 1, list(values), "stablehlo.return", False)
        self.put(depth, "}, {")
        self.body(depth + 1, list(values), "stablehlo.return", False)
        self.put(depth, "}) : (tensor<i1>) -> %s" % T)
        values.append(v)

    def manual(self, depth, values):
        v = self.name()
        n = self.random.randint(1, 3)
        operands = [self.random.choice(values) for _ in range(n)]
        args = [self.name() for _ in range(n)]
        same = ", ".join(["<@m, [{}, {}]>"] * n)
        self.put(
            depth,
            '%s = sdy.manual_computation(%s) in_shardings=[%s] out_shardings=[<@m, [{}, {}]>] manual_axes={"d"} (%s) {'
            % (v, ", ".join(operands), same, ", ".join("%s: %s" % (a, T) for a in args)),
        )
        self.body(depth + 1, list(args), "sdy.return", True)
        self.put(depth, "} : (%s) -> %s" % (", ".join([T] * n), T))
        values.append(v)

    def call(self, depth, values):
        v, a = self.name(), self.random.choice(values)
        f = self.random.choice(self.callees)
        self.put(depth, "%s = func.call @%s(%s) : (%s) -> %s" % (v, f, a, T, T))
        values.append(v)

    def body(self, depth, values, end, is_isolated):
        makers = [self.constant, self.unary, self.binary, self.binary, self.effect, self.constraint, self.reshard]
        if depth < 4 and not is_isolated and not self.in_isolated:
            makers += [self.branch, self.manual]
        if self.callees and not self.in_isolated:
            makers.append(self.call)
        before, self.in_isolated = self.in_isolated, self.in_isolated or is_isolated
        for _ in range(self.random.randint(1, 10)):
            self.random.choice(makers)(depth, values)
        self.in_isolated = before
        self.put(depth, "%s %s : %s" % (end, self.random.choice(values), T))

    # -- a function of collectives ---------------------------------------------

    def collective(self, value, state):
        """One collective on a value: its name, and the axes that its result has."""
        dims, unreduced = [list(d) for d in state[0]], list(state[1])
        used = sum(dims, []) + unreduced
        free = [a for a in "abc" if a not in used]
        v, r, d = self.name(), self.random, self.random.randint(0, 1)
        lists = [[], []]
        kind = r.choice(["gather", "slice", "reduce", "to_all", "to_unreduced", "replicated", "permute", "nothing"])
        text = None
        if kind == "gather" and dims[d]:
            lists[d] = [dims[d].pop()]
            text = "sdy.all_gather %s %s" % (self.lists(lists), value)
        elif kind == "slice" and free:
            r.shuffle(free)
            for k, a in enumerate(free[: r.randint(1, 2)]):
                lists[(d + k) % 2].append(a)
                dims[(d + k) % 2].append(a)
            text = "sdy.all_slice %s %s" % (self.lists(lists), value)
        elif kind == "reduce" and unreduced:
            n = r.randint(1, len(unreduced))
            gone, unreduced = unreduced[:n], unreduced[n:]
            text = "sdy.all_reduce {%s} %s" % (", ".join('"%s"' % a for a in gone), value)
        elif kind == "to_all" and dims[d]:
            a = dims[d].pop()
            dims[1 - d].append(a)
            text = 'sdy.all_to_all [{"%s"}: %d->%d] %s' % (a, d, 1 - d, value)
        elif kind == "to_unreduced" and dims[d]:
            a = dims[d].pop()
            lists[d] = [a]
            unreduced = sorted(unreduced + [a])
            text = "sdy.sharded_to_unreduced %s %s" % (self.lists(lists), value)
        elif kind == "replicated" and free:
            unreduced = sorted(unreduced + free[:1])
            text = 'sdy.replicated_to_unreduced {"%s"} %s' % (free[0], value)
        elif kind == "permute":
            if self.chance(0.5) and dims[0] and dims[1]:
                dims[0][0], dims[1][0] = dims[1][0], dims[0][0]
            text = "sdy.collective_permute %s" % value
        else:
            name = r.choice(["all_gather", "all_slice", "reduce_scatter"])
            text = "sdy.%s [{}, {}] %s" % (name, value)
        if text is None:
            return value, state
        self.put(1, "%s = %s out_sharding=%s : %s" % (v, text, self.sharding(dims, unreduced), T))
        return v, (dims, unreduced)

    def lists(self, lists):
        return "[%s]" % ", ".join("{%s}" % ", ".join('"%s"' % a for a in x) for x in lists)

    def collectives(self):
        self.put(0, "func.func @c(%%x: %s {sdy.sharding = #sdy.sharding%s}) -> (%s, %s) {" % (T, self.sharding(*START), T, T))
        made = [("%x", START)]
        for _ in range(self.random.randint(1, 14)):
            # most go on from the last one
            i = -1 if self.chance(0.7) else self.random.randrange(len(made))
            made.append(self.collective(*made[i]))
        self.put(1, "return %s, %s : %s, %s" % (made[-1][0], self.random.choice(made)[0], T, T))
        self.put(0, "}")

    # -- a function of reshards of reshapes ------------------------------------

    def flat_shape(self, count):
        dims = []
        while count > 1 and self.chance(0.8):
            dims.append(self.random.choice([d for d in range(1, count + 1) if count % d == 0]))
            count //= dims[-1]
        return dims + [count]

    def flat_sharding(self, mesh, rank):
        """Axes and parts of them, in their order, mostly."""
        pieces = []
        for axis in mesh.split(", "):
            name, size = axis.split("=")
            cuts = [k for k in range(2, int(size)) if int(size) % k == 0]
            if cuts and self.chance(0.6):
                k = self.random.choice(cuts)
                pieces += ["%s:(1)%d" % (name, k), "%s:(%d)%d" % (name, k, int(size) // k)]
            else:
                pieces.append(name)
        pieces = pieces if self.chance(0.8) else self.random.sample(pieces, len(pieces))
        places = sorted(self.random.randrange(-1, rank) for _ in pieces)
        dims = [[a for a, at in zip(pieces, places) if at == d] for d in range(rank)]
        for d in dims:
            if any(a.split(":")[0] == b.split(":")[0] for a, b in zip(d, d[1:])):
                del d[1:]
        more = ", replicated={%s}" % pieces[0] if places[0] < 0 and ":" not in pieces[0] and self.chance(0.2) else ""
        return "<@n, [%s]%s>" % (", ".join("{%s}" % ", ".join(d) for d in dims), more)

    def flat(self):
        mesh, count = self.random.choice(FLAT_MESHES), self.random.choice(FLAT_COUNTS)
        self.put(0, "sdy.mesh @n = <[%s]>" % mesh)
        made, results = [("%x", self.flat_shape(count))], []
        first = made[0][1]
        body = []
        types = lambda dims: "tensor<%s>" % "x".join([str(d) for d in dims] + ["f32"])
        for _ in range(self.random.randint(4, 16)):
            v, (a, dims) = self.name(), self.random.choice(made)
            kind = self.random.random()
            if kind < 0.4:
                to = self.flat_shape(count)
                body.append("%s = stablehlo.reshape %s : (%s) -> %s" % (v, a, types(dims), types(to)))
                made.append((v, to))
            elif kind < 0.45:
                order = self.random.sample(range(len(dims)), len(dims))
                to = [dims[i] for i in order]
                body.append("%s = stablehlo.transpose %s, dims = %s : (%s) -> %s" % (v, a, order, types(dims), types(to)))
                made.append((v, to))
            else:
                body.append("%s = sdy.reshard %s %s : %s" % (v, a, self.flat_sharding(mesh, len(dims)), types(dims)))
                results.append((v, dims))
        results = results or made[:1]
        out = ", ".join(types(d) for _, d in results)
        self.put(0, "func.func @d(%%x: %s) -> (%s) {" % (types(first), out))
        for line in body:
            self.put(1, line)
        self.put(1, "return %s : %s" % (", ".join(v for v, _ in results), out))
        self.put(0, "}")

    def text(self):
        self.callees, self.in_isolated = [], False
        for i in range(self.random.randint(1, 4)):
            private = "private " if self.chance(0.6) else ""
            self.put(0, "func.func %s@f%d(%%x: %s) -> %s {" % (private, i, T, T))
            self.put(1, "%p = stablehlo.constant dense<true> : tensor<i1>")
            self.body(1, ["%x"], "return", False)
            self.put(0, "}")
            self.callees.append("f%d" % i)
        self.collectives()
        self.flat()
        return "\n".join(self.lines) + "\n"


if __name__ == "__main__":
    print(Program(int(sys.argv[1])).text(), end="")
