#!/usr/bin/env python3
"""Random programs for propagation through regions: loops, branches, barriers,
manual and named computations and calls in each other, on odd shapes, with
sub-axes that all go together, so that edges can be put on them.

    random_flow.py SEED    print the program of a seed
"""
import random
import sys

SIZES = [1, 2, 3, 4, 6, 8, 12, 16, 24]
MESHES = [
    [("a", 2), ("b", 2), ("c", 2), ("d", 4)],
    [("x", 6), ("y", 4), ("z", 2)],
    [("p", 2), ("q", 12), ("r", 3)],
    [("a", 8), ("b", 4), ("c", 1)],
]
UNARY = "abs negate sine cosine tanh exponential sqrt floor logistic".split()
BINARY = "add multiply subtract maximum divide".split()


def tensor(shape, element="f32"):
    return "tensor<%s>" % "x".join([str(s) for s in shape] + [element])


def product(sizes):
    n = 1
    for s in sizes:
        n *= s
    return n


class Program:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.axes = self.r.choice(MESHES)
        self.lines = ["sdy.mesh @m = <[%s]>" % ", ".join('"%s"=%d' % a for a in self.axes)]
        self.priorities = self.chance(0.3)
        self.sub_axes = self.chance(0.6)
        self.cuts = {name: self.cut(size) for name, size in self.axes}
        self.counts = {"value": 0, "group": 0}
        self.hidden = []  # manual axes around
        self.grouped = []  # values
        self.functions = []

    # -- parts -------------------------------------------------------------------

    def chance(self, p):
        return self.r.random() < p

    def name(self):
        self.counts["value"] += 1
        return "%%v%d" % self.counts["value"]

    def put(self, depth, text):
        self.lines.append("  " * depth + text)

    def shape(self):
        return tuple(self.r.choice(SIZES) for _ in range(self.r.choice([0, 1, 2, 2, 2, 3, 3, 4])))

    def cut(self, size):
        """Where an axis may be cut: places that all go together."""
        ends = [1]
        while ends[-1] < size:
            rest = size // ends[-1]
            ends.append(ends[-1] * self.r.choice([k for k in range(2, rest + 1) if rest % k == 0]))
        return ends

    def pieces(self):
        """The axes of the mesh, some cut in parts, in random order."""
        out = []
        for name, size in self.axes:
            if name in self.hidden or size == 1:
                continue
            if self.sub_axes and len(self.cuts[name]) > 2 and self.chance(0.5):
                ends = [e for e in self.cuts[name] if e in (1, size) or self.chance(0.7)]
                parts = [(a, b // a) for a, b in zip(ends, ends[1:]) if b // a != size]
                out += [('"%s":(%d)%d' % (name, a, k), name) for a, k in parts]
                out += [] if parts else [('"%s"' % name, name)]
            else:
                out.append(('"%s"' % name, name))
        self.r.shuffle(out)
        return out

    def sharding(self, shape, closed=0.3):
        pieces, dims, used = self.pieces(), [], []
        for _ in shape:
            k = self.r.choice([0, 0, 1, 1, 2])
            taken, pieces = pieces[:k], pieces[k:]
            while self.merges(taken):
                taken.pop()
            used += taken
            items = [t for t, _ in taken] + ([] if self.chance(closed) else ["?"])
            p = "p%d" % self.r.randint(0, 2) if self.priorities and items and self.chance(0.4) else ""
            dims.append("{%s}%s" % (", ".join(items), p))
        more = ""
        if pieces and self.chance(0.15):
            more = ", replicated={%s}" % pieces[0][0]
        elif pieces and self.chance(0.05):
            more = ", unreduced={%s}" % pieces[0][0]
        return "<@m, [%s]%s>" % (", ".join(dims), more)

    def merges(self, taken):
        """Two parts of an axis side by side, which could be one."""
        return any(a[1] == b[1] for a, b in zip(taken, taken[1:]))

    def attrs(self, shapes, p=0.12):
        if not self.chance(p):
            return ""
        return " {sdy.sharding = #sdy.sharding_per_value<[%s]>}" % ", ".join(self.sharding(s) for s in shapes)

    # -- ops: each takes a list of (name, shape), and adds what it makes ---------

    def pick(self, values, want=lambda s: True):
        found = [v for v in values if want(v[1])]
        return self.r.choice(found) if found else None

    def add(self, depth, values, shape, text, types):
        v = self.name()
        self.put(depth, "%s = %s%s : %s" % (v, text, self.attrs([shape]), types))
        values.append((v, tuple(shape)))

    def unary(self, depth, values):
        a, s = self.pick(values)
        self.add(depth, values, s, "stablehlo.%s %s" % (self.r.choice(UNARY), a), tensor(s))

    def binary(self, depth, values):
        a, s = self.pick(values)
        b, _ = self.pick(values, lambda x: x == s)
        self.add(depth, values, s, "stablehlo.%s %s, %s" % (self.r.choice(BINARY), a, b), tensor(s))

    def constant(self, depth, values):
        s = self.shape()
        v = self.name()
        self.put(depth, "%s = stablehlo.constant%s dense<1.0> : %s" % (v, self.attrs([s]), tensor(s)))
        values.append((v, s))

    def transpose(self, depth, values):
        a, s = self.pick(values)
        p = list(range(len(s)))
        self.r.shuffle(p)
        to = [s[i] for i in p]
        self.add(depth, values, to, "stablehlo.transpose %s, dims = %s" % (a, p), "(%s) -> %s" % (tensor(s), tensor(to)))

    def reshape(self, depth, values):
        a, s = self.pick(values)
        to = []
        for d in s:
            parts = [k for k in range(1, d + 1) if d % k == 0]
            k = self.r.choice(parts) if self.chance(0.6) else d
            to += [k, d // k] if k != d and self.chance(0.8) else [d]
        i = 0
        while i + 1 < len(to):
            if self.chance(0.3):
                to[i : i + 2] = [to[i] * to[i + 1]]
            i += 1
        self.add(depth, values, to, "stablehlo.reshape %s" % a, "(%s) -> %s" % (tensor(s), tensor(to)))

    def broadcast(self, depth, values):
        a, s = self.pick(values, lambda x: len(x) < 4) or (None, None)
        if a is None:
            return
        rank = self.r.randint(len(s), 4)
        dims = sorted(self.r.sample(range(rank), len(s)))
        to = [self.r.choice(SIZES) for _ in range(rank)]
        for d, i in zip(s, dims):
            if d != 1 or self.chance(0.5):
                to[i] = d
        self.add(depth, values, to, "stablehlo.broadcast_in_dim %s, dims = %s" % (a, dims), "(%s) -> %s" % (tensor(s), tensor(to)))

    def dot(self, depth, values):
        a, s = self.pick(values, lambda x: len(x) > 0) or (None, None)
        if a is None:
            return
        i = self.r.randrange(len(s))
        b = self.pick(values, lambda x: s[i] in x)
        b, u = b
        j = u.index(s[i])
        batch = [(k, m) for k in range(len(s)) for m in range(len(u)) if k != i and m != j and s[k] == u[m]]
        batch = [self.r.choice(batch)] if batch and self.chance(0.4) else []
        lb, rb = [k for k, _ in batch], [m for _, m in batch]
        to = [s[k] for k in lb] + [d for k, d in enumerate(s) if k not in lb + [i]] + [d for m, d in enumerate(u) if m not in rb + [j]]
        if len(to) > 6:
            return
        text = "stablehlo.dot_general %s, %s, %scontracting_dims = [%d] x [%d]" % (
            a, b, "batching_dims = %s x %s, " % (lb, rb) if batch else "", i, j)
        self.add(depth, values, to, text, "(%s, %s) -> %s" % (tensor(s), tensor(u), tensor(to)))

    def reduce(self, depth, values):
        a, s = self.pick(values, lambda x: len(x) > 0) or (None, None)
        if a is None:
            return
        dims = sorted(self.r.sample(range(len(s)), self.r.randint(1, len(s))))
        to = [d for i, d in enumerate(s) if i not in dims]
        z = self.name()
        self.put(depth, "%s = stablehlo.constant dense<0.0> : tensor<f32>" % z)
        self.add(depth, values, to, "stablehlo.reduce(%s init: %s) applies stablehlo.add across dimensions = %s" % (a, z, dims),
                 "(%s, tensor<f32>) -> %s" % (tensor(s), tensor(to)))

    def slice(self, depth, values):
        a, s = self.pick(values)
        to = [self.r.randint(1, d) if self.chance(0.5) else d for d in s]
        text = ", ".join("0:%d" % d for d in to)
        self.add(depth, values, to, "stablehlo.slice %s [%s]" % (a, text), "(%s) -> %s" % (tensor(s), tensor(to)))

    def concatenate(self, depth, values):
        a, s = self.pick(values, lambda x: len(x) > 0) or (None, None)
        if a is None:
            return
        d = self.r.randrange(len(s))
        b, u = self.pick(values, lambda x: len(x) == len(s) and all(p == q or i == d for i, (p, q) in enumerate(zip(x, s))))
        to = list(s)
        to[d] += u[d]
        self.add(depth, values, to, "stablehlo.concatenate %s, %s, dim = %d" % (a, b, d), "(%s, %s) -> %s" % (tensor(s), tensor(u), tensor(to)))

    def reverse(self, depth, values):
        a, s = self.pick(values)
        dims = sorted(self.r.sample(range(len(s)), self.r.randint(0, len(s))))
        self.add(depth, values, s, "stablehlo.reverse %s, dims = %s" % (a, dims), tensor(s))

    def update(self, depth, values):
        a, s = self.pick(values, lambda x: len(x) > 0) or (None, None)
        if a is None:
            return
        u = self.pick(values, lambda x: len(x) == len(s) and all(p <= q for p, q in zip(x, s)))
        i = self.name()
        self.put(depth, "%s = stablehlo.constant dense<0> : tensor<i32>" % i)
        if self.chance(0.5):
            to = [self.r.randint(1, d) if self.chance(0.3) else d for d in s]
            self.add(depth, values, to, "stablehlo.dynamic_slice %s%s, sizes = %s" % (a, ", " + ", ".join([i] * len(s)) if s else "", to),
                     "(%s) -> %s" % (", ".join([tensor(s)] + ["tensor<i32>"] * len(s)), tensor(to)))
        else:
            self.add(depth, values, s, "stablehlo.dynamic_update_slice %s, %s%s" % (a, u[0], ", " + ", ".join([i] * len(s)) if s else ""),
                     "(%s) -> %s" % (", ".join([tensor(s), tensor(u[1])] + ["tensor<i32>"] * len(s)), tensor(s)))

    def custom(self, depth, values):
        """An op with a rule of its own, or several results."""
        a, s = self.pick(values)
        if self.chance(0.5) and len(s) > 0:
            letters = "ijklmn"[: len(s)]
            back = list(letters)
            self.r.shuffle(back)
            sizes = ", ".join("%s=%d" % (c, d) for c, d in zip(letters, s))
            kind = self.r.choice(["", "", " need_replication={i}", " permutation={i}", " blocked_propagation={i}"])
            to = [s[letters.index(c)] for c in back]
            rule = "#sdy.op_sharding_rule<([%s])->([%s]) {%s}%s, custom>" % (", ".join(letters), ", ".join(back), sizes, kind)
            v = self.name()
            self.put(depth, "%s = stablehlo.custom_call @f(%s) {sdy.sharding_rule = %s} : (%s) -> %s" % (v, a, rule, tensor(s), tensor(to)))
            values.append((v, tuple(to)))
        elif len(s) > 0:
            v, b = self.name(), self.pick(values, lambda x: x == s)[0]
            d = self.r.randrange(len(s))
            self.put(depth, '%s:2 = "stablehlo.sort"(%s, %s) <{dimension = %d : i64}> ({' % (v, a, b, d))
            self.put(depth, "^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>):")
            self.put(depth, "  %pc = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1>")
            self.put(depth, "  stablehlo.return %pc : tensor<i1>")
            self.put(depth, "})%s : (%s, %s) -> (%s, %s)" % ((self.attrs([s, s]),) + (tensor(s),) * 4))
            values += [(v + "#0", s), (v + "#1", s)]

    def constraint(self, depth, values):
        a, s = self.pick(values)
        v = self.name()
        self.put(depth, "%s = sdy.sharding_constraint %s %s : %s" % (v, a, self.sharding(s), tensor(s)))
        values.append((v, s))

    def barrier(self, depth, values):
        a, s = self.pick(values)
        v = self.name()
        way = self.r.choice(["NONE", "FORWARD", "BACKWARD"])
        self.put(depth, "%s = sdy.propagation_barrier %s allowed_direction=%s : %s" % (v, a, way, tensor(s)))
        values.append((v, s))

    def group(self, depth, values):
        a, s = self.pick(values)
        members = [m for m, u in values if u == s and m not in self.grouped]
        if self.hidden or depth > 1 or a in self.grouped:
            return
        members.remove(a)
        self.counts["group"] += 1
        for v in [a] + members[: self.r.randint(0, 2)]:
            self.grouped.append(v)
            self.put(depth, "sdy.sharding_group %s group_id=%d : %s" % (v, self.counts["group"], tensor(s)))

    # -- regions -----------------------------------------------------------------

    def some(self, values, least=1):
        return [self.pick(values) for _ in range(self.r.randint(least, 3))]

    def results(self, values, shapes):
        """A value of each shape."""
        return [self.pick(values, lambda x, s=s: x == s)[0] for s in shapes]

    def loop(self, depth, values):
        v, init = self.name(), self.some(values)
        t = self.name()
        self.put(depth, "%s = stablehlo.constant dense<true> : tensor<i1>" % t)
        args = [(self.name(), s) for _, s in init]
        types = ", ".join([tensor(s) for _, s in init] + ["tensor<i1>"])
        pairs = ", ".join("%s = %s" % (a[0], i[0]) for a, i in zip(args, init))
        self.put(depth, "%s:%d = stablehlo.while(%s, %%t = %s) : %s" % (v, len(init) + 1, pairs, t, types))
        self.put(depth, "cond {")
        self.put(depth + 1, "stablehlo.return %t : tensor<i1>")
        self.put(depth, "} do {")
        inner = list(args) + (values[-3:] if self.chance(0.5) else [])
        self.ops(depth + 1, inner, 5)
        out = self.results(inner, [s for _, s in init]) + ["%t"]
        self.put(depth + 1, "stablehlo.return %s : %s" % (", ".join(out), types))
        self.put(depth, "}")
        values += [("%s#%d" % (v, i), s) for i, (_, s) in enumerate(init)]

    def branch(self, depth, values):
        v, i = self.name(), self.name()
        shapes = [s for _, s in self.some(values)]
        self.put(depth, "%s = stablehlo.constant dense<0> : tensor<i32>" % i)
        self.put(depth, '%s:%d = "stablehlo.case"(%s) ({' % (v, len(shapes), i))
        for k in range(2):
            inner = list(values)
            self.ops(depth + 1, inner, 3)
            out = self.results(inner, shapes)
            self.put(depth + 1, "stablehlo.return %s : %s" % (", ".join(out), ", ".join(map(tensor, shapes))))
            self.put(depth, "}, {" if k == 0 else "}) : (tensor<i32>) -> (%s)" % ", ".join(map(tensor, shapes)))
        values += [("%s#%d" % (v, k), s) for k, s in enumerate(shapes)]

    def hlo_barrier(self, depth, values):
        v, some = self.name(), self.some(values)
        self.put(depth, "%s:%d = stablehlo.optimization_barrier %s : %s" % (
            v, len(some), ", ".join(a for a, _ in some), ", ".join(tensor(s) for _, s in some)))
        values += [("%s#%d" % (v, i), s) for i, (_, s) in enumerate(some)]

    def named(self, depth, values):
        v, some = self.name(), self.some(values)
        args = [(self.name(), s) for _, s in some]
        shapes = [s for _, s in some]
        types = ", ".join(map(tensor, shapes))
        ins = " in_shardings=[%s]" % ", ".join(map(self.sharding, shapes)) if self.chance(0.3) else ""
        outs = " out_shardings=[%s]" % ", ".join(map(self.sharding, shapes)) if self.chance(0.3) else ""
        self.put(depth, '%s:%d = sdy.named_computation<"f">(%s)%s%s (%s) {' % (
            v, len(some), ", ".join(a for a, _ in some), ins, outs, ", ".join("%s: %s" % (a, tensor(s)) for a, s in args)))
        inner = list(args)
        self.ops(depth + 1, inner, 4)
        self.put(depth + 1, "sdy.return %s : %s" % (", ".join(self.results(inner, shapes)), types))
        self.put(depth, "} : (%s) -> (%s)" % (types, types))
        values += [("%s#%d" % (v, i), s) for i, s in enumerate(shapes)]

    def manual(self, depth, values):
        if self.hidden:
            return
        axis, size = self.r.choice([a for a in self.axes if a[1] > 1])
        v, some = self.name(), self.some(values)
        shapes = [s for _, s in some]
        locals_, cuts = [], []
        for s in shapes:
            fits = [d for d in range(len(s)) if s[d] % size == 0]
            d = self.r.choice(fits) if fits and self.chance(0.8) else None
            cuts.append(d)
            locals_.append(tuple(x // size if i == d else x for i, x in enumerate(s)))
        self.hidden = [axis]

        def around(shape, d):
            text = self.sharding(shape)
            if d is None:
                # in one of the lists, as sdy-manual-axes-cleanup has it
                return text[: text.index("]>") if "]>" in text else text.index("], ")] + '], replicated={"%s"}>' % axis
            head, dims = text.split("[", 1)
            parts = dims.split("}")
            first = parts[d].index("{") + 1
            parts[d] = parts[d][:first] + '"%s"' % axis + (", " if parts[d][first:] else "") + parts[d][first:]
            return head + "[" + "}".join(parts)

        sides = [[around(s, d) for s, d in zip(shapes, cuts)] for _ in range(2)]
        args = [(self.name(), s) for s in locals_]
        self.put(depth, '%s:%d = sdy.manual_computation(%s) in_shardings=[%s] out_shardings=[%s] manual_axes={"%s"} (%s) {' % (
            v, len(some), ", ".join(a for a, _ in some), ", ".join(sides[0]), ", ".join(sides[1]), axis,
            ", ".join("%s: %s" % (a, tensor(s)) for a, s in args)))
        inner = list(args)
        self.ops(depth + 1, inner, 4)
        self.put(depth + 1, "sdy.return %s : %s" % (", ".join(self.results(inner, locals_)), ", ".join(map(tensor, locals_))))
        types = ", ".join(map(tensor, shapes))
        self.put(depth, "} : (%s) -> (%s)" % (types, types))
        self.hidden = []
        values += [("%s#%d" % (v, i), s) for i, s in enumerate(shapes)]

    def call(self, depth, values):
        if not self.functions:
            return
        f, shapes, out = self.r.choice(self.functions)
        found = [self.pick(values, lambda x, s=s: x == s) for s in shapes]
        if None in found or self.hidden:
            return
        v = self.name()
        self.put(depth, "%s = func.call @%s(%s)%s : (%s) -> %s" % (
            v, f, ", ".join(a for a, _ in found), self.attrs([out]), ", ".join(map(tensor, shapes)), tensor(out)))
        values.append((v, out))

    # -- functions ---------------------------------------------------------------

    def ops(self, depth, values, most):
        simple = [self.unary, self.binary, self.binary, self.binary, self.transpose, self.reshape, self.reshape, self.broadcast, self.dot,
                  self.dot, self.reduce, self.slice, self.concatenate, self.reverse, self.update, self.custom, self.constant,
                  self.constraint, self.barrier, self.group]
        deep = [self.loop, self.branch, self.hlo_barrier, self.named, self.manual, self.call]
        for _ in range(self.r.randint(1, most)):
            self.r.choice(deep if depth < 3 and self.chance(0.12) else simple)(depth, values)

    def function(self, name, visible, most):
        shapes = [self.shape() for _ in range(self.r.randint(1, 4))]
        if self.chance(0.7):
            shapes.append(shapes[0])
        args = [("%%%s%d" % (name, i), s) for i, s in enumerate(shapes)]
        text = ", ".join("%s: %s%s" % (a, tensor(s), " {sdy.sharding = #sdy.sharding%s}" % self.sharding(s) if self.chance(0.6) else "") for a, s in args)
        head = len(self.lines)
        self.put(0, "")
        values = list(args)
        self.ops(1, values, most)
        used = "\n".join(self.lines[head:])
        out = [v for v in values if used.count(v[0].split("#")[0]) == 1 and v not in args] or [values[-1]]
        out = out[:1] if visible == "private " else out[-4:]
        types = ", ".join(tensor(s) for _, s in out)
        says = ", ".join(tensor(s) + (" {sdy.sharding = #sdy.sharding%s}" % self.sharding(s) if self.chance(0.2) else "") for _, s in out)
        self.lines[head] = "func.func %s@%s(%s) -> (%s) {" % (visible, name, text, says)
        self.put(1, "return %s : %s" % (", ".join(a for a, _ in out), types))
        self.put(0, "}")
        return shapes, out[0][1]

    def text(self):
        for i in range(self.r.choice([0, 0, 0, 1, 2])):
            name = "f%d" % i
            shapes, out = self.function(name, "private ", 6)
            self.functions.append((name, shapes, out))
        self.function("main", "", self.r.randint(4, 25))
        return "\n".join(self.lines) + "\n"


def program(seed):
    return Program(seed).text()


if __name__ == "__main__":
    sys.stdout.write(program(int(sys.argv[1])))
