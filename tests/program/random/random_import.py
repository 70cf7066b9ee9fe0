#!/usr/bin/env python3
"""Random programs for the passes before and after propagation: several meshes
and inline ones, calls of calls, named and manual computations in each other,
loops, branches, barriers, groups that share values, constraints in chains,
constants and broadcasts that many use.

    random_import.py SEED    print the program of a seed
"""
import random
import sys

MESH = [("a", 2), ("b", 4), ("c", 2), ("d", 1)]


def tensor(shape, element="f32"):
    return "tensor<%s%s>" % ("".join("%dx" % d for d in shape), element)


class Value:
    def __init__(self, name, shape, element="f32"):
        self.name, self.shape, self.element = name, tuple(shape), element

    @property
    def type(self):
        return tensor(self.shape, self.element)


class Program:
    def __init__(self, seed):
        self.random = r = random.Random(seed)
        self.count = 0
        self.lines = []
        self.has_one = r.random() < 0.4  # an axis of size 1
        self.inlines = r.random() < 0.3  # meshes in shardings
        self.functions = []  # name, argument shapes, result shapes
        self.manual = []
        self.group = [0]

    # -- text -------------------------------------------------------------------

    def chance(self, p):
        return self.random.random() < p

    def put(self, depth, text):
        self.lines.append("  " * depth + text)

    def fresh(self, shape, element="f32"):
        self.count += 1
        return Value("%%v%d" % self.count, shape, element)

    def pick(self, values, shape=None, element="f32"):
        fit = [v for v in values if v.element == element and (shape is None or v.shape == tuple(shape))]
        return self.random.choice(fit) if fit else None

    # -- shardings --------------------------------------------------------------

    def axes(self):
        return MESH if self.has_one else MESH[:3]

    def mesh_text(self):
        return "<[%s]>" % ", ".join('"%s"=%d' % a for a in self.axes())

    def mesh_ref(self):
        if self.inlines and self.chance(0.5):
            return "mesh" + self.random.choice([self.mesh_text()] * 3 + [self.mesh_text()[:-1] + ", device_ids=[%s]>" % ",".join(str(i) for i in range(15, -1, -1))])
        return self.random.choice(["@m"] * 8 + ["@n"])

    def refs(self):
        """All axes that may be used here, some cut in two, in mesh order."""
        out = []
        for name, size in self.axes():
            if name in self.manual:
                continue
            if name == "b" and self.chance(0.3):
                out += [('"b":(1)2', 2), ('"b":(2)2', 2)]
            else:
                out.append(('"%s"' % name, size))
        return out

    def sharding(self, rank, plain=False, closed=False):
        r = self.random
        order = self.refs()
        free = [t for t, _ in order]
        where = {}
        for t in free:
            k = r.random()
            if k < 0.45 and rank > 0:
                where[t] = r.randrange(rank)
            elif k < 0.55 and not plain:
                where[t] = "replicated"
            elif k < 0.62 and not plain:
                where[t] = "unreduced"
        dims = []
        for d in range(rank):
            mine = [t for t in free if where.get(t) == d]
            if self.chance(0.3):
                r.shuffle(mine)
            # sub-axes that stand side by side in order would be one axis
            for i in range(len(mine) - 1):
                if mine[i] == '"b":(1)2' and mine[i + 1] == '"b":(2)2':
                    mine[i], mine[i + 1] = mine[i + 1], mine[i]
            is_open = not closed and self.chance(0.4)
            text = ", ".join(mine + (["?"] if is_open else []))
            priority = "p%d" % r.randint(0, 2) if (mine or is_open) and self.chance(0.15) else ""
            dims.append("{%s}%s" % (text, priority))
        more = ""
        for kind in ("replicated", "unreduced"):
            mine = [t for t in free if where.get(t) == kind]
            if mine == ['"b":(1)2', '"b":(2)2'] or ('"b":(1)2' in mine and '"b":(2)2' in mine):
                mine = [t for t in mine if t != '"b":(2)2']
            if mine:
                more += ", %s={%s}" % (kind, ", ".join(mine))
        return "<%s, [%s]%s>" % (self.mesh_ref(), ", ".join(dims), more)

    def simple(self, rank, closed):
        """One of few shardings, so that they meet."""
        free = [n for n, _ in MESH[:3] if n not in self.manual]
        dims = ["{}" if closed else "{?}"] * rank
        if rank and free and self.chance(0.8):
            dims[self.random.randrange(rank)] = '{"%s"%s}' % (self.random.choice(free[:2]), "" if closed else ", ?")
        return "<@m, [%s]>" % ", ".join(dims)

    def maybe(self, values, p=0.3):
        """An attribute dictionary with shardings of results, or nothing."""
        if not self.chance(p):
            return ""
        return " {sdy.sharding = #sdy.sharding_per_value<[%s]>}" % ", ".join(self.sharding(len(v.shape)) for v in values)

    # -- ops --------------------------------------------------------------------

    def unary(self, depth, values):
        a = self.pick(values)
        v = self.fresh(a.shape)
        op = self.random.choice(["negate", "abs", "cosine"])
        self.put(depth, "%s = stablehlo.%s %s%s : %s" % (v.name, op, a.name, self.maybe([v]), v.type))
        values.append(v)

    def binary(self, depth, values):
        a = self.pick(values)
        b = self.pick(values, a.shape)
        v = self.fresh(a.shape)
        op = self.random.choice(["add", "multiply"])
        self.put(depth, "%s = stablehlo.%s %s, %s%s : %s" % (v.name, op, a.name, b.name, self.maybe([v]), v.type))
        values.append(v)

    def constant(self, depth, values):
        v = self.fresh(self.random.choice([(8, 8), (), (), (8,), (8, 8)]))
        kind = self.random.random()
        if kind < 0.75 or not v.shape:
            op = "sdy.constant" if self.chance(0.2) else "stablehlo.constant"
            self.put(depth, "%s = %s%s dense<%d.0> : %s" % (v.name, op, self.maybe([v], 0.2), self.random.randint(0, 1), v.type))
        else:
            self.put(depth, "%s = stablehlo.iota dim = 0%s : %s" % (v.name, self.maybe([v], 0.2), v.type))
        values.append(v)

    def broadcast(self, depth, values):
        a = self.pick(values, self.random.choice([(), (), (8,)]))
        if a is None:
            return self.constant(depth, values)
        v = self.fresh((8, 8))
        dims = "" if not a.shape else str(self.random.randint(0, 1))
        self.put(depth, "%s = stablehlo.broadcast_in_dim %s, dims = [%s]%s : (%s) -> %s" % (v.name, a.name, dims, self.maybe([v], 0.2), a.type, v.type))
        values.append(v)

    def reshape(self, depth, values):
        a = self.pick(values, (8, 8))
        kind = self.random.randint(0, 2)
        if a is None:
            return
        if kind == 0:
            v, w = self.fresh((64,)), self.fresh((8, 8))
            self.put(depth, "%s = stablehlo.reshape %s : (%s) -> %s" % (v.name, a.name, a.type, v.type))
            self.put(depth, "%s = stablehlo.reshape %s : (%s) -> %s" % (w.name, v.name, v.type, w.type))
            values.append(w)
        elif kind == 1:
            v = self.fresh((8,))
            w = self.fresh((1, 8))
            self.put(depth, "%s = stablehlo.slice %s [0:1, 0:8] : (%s) -> %s" % (w.name, a.name, a.type, w.type))
            self.put(depth, "%s = stablehlo.reshape %s : (%s) -> %s" % (v.name, w.name, w.type, v.type))
            values.append(v)
        else:
            v = self.fresh((8, 8))
            self.put(depth, "%s = stablehlo.transpose %s, dims = [1, 0] : (%s) -> %s" % (v.name, a.name, a.type, v.type))
            values.append(v)

    def constraint(self, depth, values):
        a = self.pick(values)
        for _ in range(self.random.choice([1, 1, 1, 2, 3])):
            v = self.fresh(a.shape)
            s = self.simple(len(a.shape), self.chance(0.7)) if self.chance(0.8) else self.sharding(len(a.shape))
            self.put(depth, "%s = sdy.sharding_constraint %s %s : %s" % (v.name, a.name, s, v.type))
            values.append(v)
            a = v

    def sharding_group(self, depth, values):
        a = self.pick(values, (8, 8))
        if a is None:
            return
        scope = self.group[-1]
        self.put(depth, "sdy.sharding_group %s group_id=%d : %s" % (a.name, scope + self.random.randint(0, 5), a.type))

    def edge_free(self, values, n):
        return [self.pick(values) for _ in range(n)]

    def barrier(self, depth, values):
        n = self.random.randint(1, 2)
        xs = self.edge_free(values, n)
        vs = [self.fresh(x.shape) for x in xs]
        name = self.results(vs)
        self.put(depth, '%s = "stablehlo.optimization_barrier"(%s)%s : (%s) -> (%s)' % (name, ", ".join(x.name for x in xs), self.maybe(vs), ", ".join(x.type for x in xs), ", ".join(v.type for v in vs)))
        values += vs

    def results(self, vs):
        """What stands before the `=`; the values get the names of its parts."""
        if len(vs) == 1:
            return vs[0].name
        base = vs[0].name
        for i, v in enumerate(vs):
            v.name = "%s#%d" % (base, i)
        return "%s:%d" % (base, len(vs))

    def case(self, depth, values):
        i = self.pick(values, (), "i32")
        a = self.pick(values)
        if i is None or a is None:
            return
        v = self.fresh(a.shape)
        n = self.random.randint(1, 2)
        self.put(depth, '%s = "stablehlo.case"(%s) ({' % (v.name, i.name))
        for k in range(n):
            self.body(depth + 1, list(values), "stablehlo.return", [a.shape], 3)
            self.put(depth, "}, {" if k + 1 < n else "})%s : (%s) -> %s" % (self.maybe([v]), i.type, v.type))
        values.append(v)

    def loop(self, depth, values):
        i = self.pick(values, (), "i32")
        a = self.pick(values)
        if i is None or a is None:
            return
        v, w = self.fresh(a.shape), self.fresh((), "i32")
        p, q = self.fresh(a.shape), self.fresh((), "i32")
        vs = [v, w]
        attr = self.maybe(vs)
        name = self.results(vs)
        self.put(depth, "%s = stablehlo.while(%s = %s, %s = %s) : %s, %s%s" % (name, p.name, a.name, q.name, i.name, v.type, w.type, " attributes" + attr if attr else ""))
        self.put(depth, "cond {")
        c = self.fresh((), "i1")
        self.put(depth + 1, "%s = stablehlo.compare LT, %s, %s : (tensor<i32>, tensor<i32>) -> tensor<i1>" % (c.name, q.name, i.name))
        self.put(depth + 1, "stablehlo.return %s : tensor<i1>" % c.name)
        self.put(depth, "} do {")
        inner = list(values) + [p]
        for _ in range(self.random.randint(0, 4)):
            self.random.choice(self.makers(depth + 1))(depth + 1, inner)
        self.put(depth + 1, "stablehlo.return %s, %s : %s, %s" % (self.pick(inner, a.shape).name, q.name, a.type, q.type))
        self.put(depth, "}")
        values += vs

    def named(self, depth, values):
        xs = self.edge_free(values, self.random.randint(1, 2))
        args = [self.fresh(x.shape) for x in xs]
        n = self.random.randint(1, 2)
        shapes = [self.random.choice(args).shape for _ in range(n)]
        vs = [self.fresh(s) for s in shapes]
        shardings = ""
        if self.chance(0.4):
            shardings += " in_shardings=[%s]" % ", ".join(self.sharding(len(x.shape)) for x in xs)
        if self.chance(0.4):
            shardings += " out_shardings=[%s]" % ", ".join(self.sharding(len(s)) for s in shapes)
        name = self.results(vs)
        self.put(depth, '%s = sdy.named_computation<"%s">(%s)%s (%s) {' % (name, self.random.choice("fgh"), ", ".join(x.name for x in xs), shardings, ", ".join("%s: %s" % (a.name, a.type) for a in args)))
        self.body(depth + 1, list(args), "sdy.return", shapes, 4)
        self.put(depth, "}%s : (%s) -> (%s)" % (" {foo}" if self.chance(0.2) else "", ", ".join(x.type for x in xs), ", ".join(v.type for v in vs)))
        values += vs

    def manual_computation(self, depth, values):
        free = [n for n, _ in self.axes() if n not in self.manual]
        if not free:
            return
        mine = self.random.sample(free, self.random.randint(1, len(free)))
        xs = self.edge_free(values, self.random.randint(1, 2))
        n = self.random.randint(1, 2)
        scope = max(self.group) + 10
        # dimension 0 may be cut by "a"
        cut = "a" in mine and self.chance(0.5)

        def local(shape):
            return (shape[0] // 2,) + tuple(shape[1:]) if cut and shape and shape[0] % 2 == 0 else tuple(shape)

        def outer(shape):
            dims = ["{%s}" % ('"a"' if k == 0 and local(shape) != tuple(shape) else "") for k in range(len(shape))]
            rest = [m for m, _ in self.axes() if m in mine and m != "a"]
            if rest and dims and self.chance(0.3):
                extra = [f for f in free if f not in mine]
                if extra and self.chance(0.5):
                    k = self.random.randrange(len(dims))
                    f = self.random.choice(extra)
                    dims[k] = dims[k][:-1] + (", " if dims[k] != "{}" else "") + '"%s"%s}' % (f, self.random.choice(["", ", ?"]))
            more = ""
            if rest and self.chance(0.4):
                more = ', replicated={"%s"}' % self.random.choice(rest)
            mesh = "@e" if not more and all(d == "{}" for d in dims) and self.chance(0.2) else "@m"
            return "<%s, [%s]%s>" % (mesh, ", ".join(dims), more)

        args = [self.fresh(local(x.shape)) for x in xs]
        shapes = [self.random.choice(xs).shape for _ in range(n)]
        ins, outs = [outer(x.shape) for x in xs], [outer(s) for s in shapes]
        if all("@e" in s for s in ins + outs):
            ins[0] = ins[0].replace("@e", "@m")
        vs = [self.fresh(s) for s in shapes]
        name = self.results(vs)
        self.put(depth, "%s = sdy.manual_computation(%s) in_shardings=[%s] out_shardings=[%s] manual_axes={%s} (%s) {" % (
            name, ", ".join(x.name for x in xs), ", ".join(ins), ", ".join(outs), ", ".join('"%s"' % m for m in mine), ", ".join("%s: %s" % (a.name, a.type) for a in args)))
        self.manual += mine
        self.group.append(scope)
        self.body(depth + 1, list(args), "sdy.return", [local(s) for s in shapes], 4)
        self.group[-1:] = []
        self.manual[-len(mine):] = []
        self.put(depth, "} : (%s) -> (%s)" % (", ".join(x.type for x in xs), ", ".join(v.type for v in vs)))
        values += vs

    def call(self, depth, values):
        if not self.functions:
            return
        name, inputs, outputs = self.random.choice(self.functions)
        xs = [self.pick(values, s) for s in inputs]
        if None in xs:
            return
        vs = [self.fresh(s) for s in outputs]
        attr = self.maybe(vs)
        if self.chance(0.2):
            attr = attr[:-1] + ", foo = 1 : i64}" if attr else " {foo = 1 : i64}"
        left = self.results(vs)
        self.put(depth, "%s = func.call @%s(%s)%s : (%s) -> (%s)" % (left, name, ", ".join(x.name for x in xs), attr, ", ".join(x.type for x in xs), ", ".join(v.type for v in vs)))
        values += vs

    def makers(self, depth):
        all_of = [self.unary, self.binary, self.binary, self.constant, self.constant, self.broadcast, self.broadcast, self.reshape, self.constraint, self.constraint, self.sharding_group, self.call, self.call]
        if depth < 4:
            all_of += [self.case, self.loop, self.named, self.barrier, self.manual_computation]
        return all_of

    def body(self, depth, values, end, shapes, most):
        for _ in range(self.random.randint(0, most)):
            self.random.choice(self.makers(depth))(depth, values)
        out = []
        for s in shapes:
            v = self.pick(values, s)
            if v is None:
                v = self.fresh(s)
                self.put(depth, "%s = stablehlo.constant dense<2.0> : %s" % (v.name, v.type))
            out.append(v)
        self.put(depth, "%s%s" % (end, " %s : %s" % (", ".join(v.name for v in out), ", ".join(v.type for v in out)) if out else ""))

    def function(self, name, visible):
        inputs = [(8, 8)] + [self.random.choice([(8, 8), (), (8,), (6, 8)]) for _ in range(self.random.randint(0, 2))]
        outputs = [self.random.choice([(8, 8), (8,), (8, 8)]) for _ in range(self.random.randint(1, 2))]
        args = [self.fresh(s) for s in inputs]
        signature = []
        for a in args:
            signature.append("%s: %s%s" % (a.name, a.type, " {sdy.sharding = #sdy.sharding%s}" % self.sharding(len(a.shape)) if self.chance(0.3) else ""))
        if self.chance(0.8) and name == "main":
            i = self.fresh((), "i32")
            args.append(i)
            signature.append("%s: %s" % (i.name, i.type))
        results = [tensor(s) + (" {sdy.sharding = #sdy.sharding%s}" % self.sharding(len(s)) if self.chance(0.25) else "") for s in outputs]
        self.put(0, "func.func %s@%s(%s) -> (%s) {" % (visible, name, ", ".join(signature), ", ".join(results)))
        values = list(args)
        if name != "main" and self.chance(0.5):
            i = self.fresh((), "i32")
            self.put(1, "%s = stablehlo.constant dense<1> : tensor<i32>" % i.name)
            values.append(i)
        self.body(1, values, "return", outputs, 10 if name == "main" else 5)
        self.put(0, "}")
        return name, inputs, outputs

    def text(self):
        head = "sdy.mesh @m = %s\n" % self.mesh_text()
        head += "sdy.mesh @n = %s\n" % (self.mesh_text() if self.chance(0.5) else self.mesh_text()[:-1] + ", device_ids=[%s]>" % ",".join(str(i) for i in [1, 0] + list(range(2, 16))))
        head += "sdy.mesh @e = <[]>\n"
        texts = []
        for i in range(self.random.randint(0, 4)):
            name = "%s%s" % (self.random.choice("fgh"), self.random.choice(["", "", "_0", "_1"]))
            while name in [f[0] for f in self.functions]:
                name += "x"
            self.lines = []
            made = self.function(name, self.random.choice(["private ", "private ", ""]))
            self.functions.append(made)
            texts.append("\n".join(self.lines))
        self.lines = []
        self.function("main", self.random.choice(["", "public "]))
        texts.append("\n".join(self.lines))
        if self.chance(0.5):
            self.random.shuffle(texts)
        else:
            texts.reverse()
        return head + "\n".join(texts) + "\n"


if __name__ == "__main__":
    print(Program(int(sys.argv[1])).text(), end="")
