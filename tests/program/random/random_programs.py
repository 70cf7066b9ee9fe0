#!/usr/bin/env python3
"""Random programs for propagation: ops of all families on values of many shapes,
among them those of random_ops.py, rules of users, sub-axes, open and closed dimensions, priorities, replicated and unreduced axes,
constraints, groups, barriers, while, case, manual computations and calls.

    random_programs.py SEED    print the program of a seed
"""
import random
import re
import sys

import random_ops

MESHES = [
    (("a", 2), ("b", 2), ("c", 2)),
    (("a", 2), ("b", 4)),
    (("x", 4), ("y", 2), ("z", 3)),
    (("a", 8),),
    (("a", 2), ("b", 3), ("c", 4), ("d", 2)),
    (("a", 1), ("b", 2), ("c", 4)),
]
SIZES = [1, 2, 2, 3, 4, 4, 4, 6, 8, 8, 12, 16]


def t(dims, element="f32"):
    return "tensor<%s>" % "x".join([str(d) for d in dims] + [element])


def prod(dims):
    total = 1
    for d in dims:
        total *= d
    return total


class Program:
    def __init__(self, seed, flow=True, marks=0.06, priorities=0.4):
        self.random = random.Random(seed)
        self.marks = marks  # of all values, those that have a sharding
        self.lines, self.count, self.flow, self.callees = [], 0, flow, []
        self.axes = self.random.choice(MESHES)
        self.manual = []  # axes that are manual where ops are made
        # now and then a second name of the same mesh
        self.meshes = ["@mesh"] + (["@twin"] if self.chance(0.1) else [])
        self.has_priorities = self.chance(priorities)
        self.has_inlined = self.chance(0.03)
        self.more_args, self.grouped = [], []

    def chance(self, p):
        return self.random.random() < p

    def name(self, kind="v"):
        self.count += 1
        return "%%%s%d" % (kind, self.count)

    def put(self, depth, text):
        self.lines.append("  " * depth + text)

    # -- shardings -------------------------------------------------------------

    def pieces(self):
        """Axes and sub-axes that do not overlap, in an order of their own."""
        out = []
        for i, (axis, size) in enumerate(self.axes):
            if axis in self.manual:
                continue
            if size in (4, 8) and self.chance(0.3):
                pre = self.random.choice([p for p in (2, 4) if p < size])
                out += [(i, 1, pre), (i, pre, size // pre)]
            else:
                out.append((i, 0, 0))
        self.random.shuffle(out)
        return out

    def axis(self, piece):
        i, pre, size = piece
        name = '"%s"' % self.axes[i][0]
        return name if pre == 0 else "%s:(%d)%d" % (name, pre, size)

    def sharding(self, rank, most=0.5, is_argument=False, closed=0.3):
        """`<@mesh, [..]>`"""
        r, pieces, dims = self.random, self.pieces(), [[] for _ in range(rank)]
        rest = []
        for p in pieces:
            if rank == 0 or not self.chance(most):
                rest.append(p)
                continue
            to = dims[r.randrange(rank)]
            last = to[-1] if to else None
            if last and last[0] == p[0] and last[1] * last[2] == p[1]:
                rest.append(p)
            else:
                to.append(p)
        texts = []
        for to in dims:
            is_closed = self.chance(closed)
            items = [self.axis(p) for p in to] + ([] if is_closed else ["?"])
            mark = ""
            if is_argument and self.has_priorities and items and self.chance(0.5):
                mark = "p%d" % r.randint(0, 3)
            texts.append("{%s}%s" % (", ".join(items), mark))
        more = ""
        for kind in ("replicated", "unreduced"):
            # two parts that follow each other would be one
            taken = sorted(p for p in rest if self.chance(0.08))
            taken = [p for i, p in enumerate(taken) if i == 0 or taken[i - 1][0] != p[0]]
            rest = [p for p in rest if p not in taken]
            more += ", %s={%s}" % (kind, ", ".join(map(self.axis, taken))) if taken else ""
        mesh = r.choice(self.meshes)
        if self.has_inlined and self.chance(0.2):
            mesh = "mesh<[%s]>" % self.axes_text()
        return "<%s, [%s]%s>" % (mesh, ", ".join(texts), more)

    def axes_text(self):
        return ", ".join('"%s"=%d' % a for a in self.axes)

    # -- ops: each takes values (name, dims), and adds what it makes --------------

    def make(self, depth, values, dims, text, element="f32"):
        v = self.name()
        mark = ""
        if self.chance(self.marks) and "region" not in text:
            mark = " {sdy.sharding = #sdy.sharding_per_value<[%s]>}" % self.sharding(len(dims))
        self.put(depth, "%s = %s" % (v, text.replace(" @@", mark)))
        values.append((v, list(dims)))

    def pick(self, values, rank=None, least=0):
        fit = [v for v in values if len(v[1]) >= least and (rank is None or len(v[1]) == rank)]
        if not fit:
            return None
        # the last ones more often: programs are deep
        return fit[-1] if self.chance(0.5) else self.random.choice(fit)

    def unary(self, depth, values):
        v, d = self.pick(values)
        self.make(depth, values, d, "stablehlo.%s %s @@ : %s" % (self.random.choice(["sine", "negate", "exponential", "tanh"]), v, t(d)))

    def binary(self, depth, values):
        v, d = self.pick(values)
        w = self.random.choice([x for x in values if x[1] == d])[0]
        self.make(depth, values, d, "stablehlo.%s %s, %s @@ : %s" % (self.random.choice(["add", "multiply", "maximum"]), v, w, t(d)))

    def constant(self, depth, values):
        d = self.random.choice(values)[1]
        self.make(depth, values, d, "stablehlo.constant @@ dense<%d.0> : %s" % (self.random.randint(0, 2), t(d)))

    def transpose(self, depth, values):
        v, d = self.pick(values)
        p = self.random.sample(range(len(d)), len(d))
        out = [d[i] for i in p]
        self.make(depth, values, out, "stablehlo.transpose %s, dims = %s @@ : (%s) -> %s" % (v, p, t(d), t(out)))

    def reshape(self, depth, values):
        v, d = self.pick(values)
        r = self.random
        factors = []
        for x in d:
            for p in (2, 2, 2, 2, 3, 3, 5, 7):
                if x % p == 0:
                    factors.append(p)
                    x //= p
            if x > 1:
                factors.append(x)
        out = []
        for f in factors:
            if out and (r.random() < 0.6 or len(out) == 4):
                out[-1] *= f
            else:
                out.append(f)
        if r.random() < 0.2:
            out.insert(r.randint(0, len(out)), 1)
        self.make(depth, values, out, "stablehlo.reshape %s @@ : (%s) -> %s" % (v, t(d), t(out)))

    def broadcast(self, depth, values):
        v, d = self.pick(values)
        if len(d) > 3 or prod(d) > 2000:
            return
        out, dims = list(d), list(range(len(d)))
        at = self.random.randint(0, len(d))
        out.insert(at, self.random.choice([2, 4, 8]))
        dims = [i + (i >= at) for i in dims]
        for i, k in enumerate(dims):
            if d[i] == 1 and self.chance(0.5):
                out[k] = 4
        self.make(depth, values, out, "stablehlo.broadcast_in_dim %s, dims = %s @@ : (%s) -> %s" % (v, dims, t(d), t(out)))

    def reduce(self, depth, values):
        picked = self.pick(values, least=1)
        if picked is None:
            return
        v, d = picked
        over = sorted(self.random.sample(range(len(d)), self.random.randint(1, min(2, len(d)))))
        out = [x for i, x in enumerate(d) if i not in over]
        c = self.name("c")
        self.put(depth, "%s = stablehlo.constant dense<0.0> : tensor<f32>" % c)
        self.make(
            depth,
            values,
            out,
            "stablehlo.reduce(%s init: %s) applies stablehlo.add across dimensions = %s @@ : (%s, tensor<f32>) -> %s" % (v, c, over, t(d), t(out)),
        )

    def dot(self, depth, values):
        a, b = self.pick(values, least=1), self.pick(values, least=1)
        if a is None:
            return
        pairs = [(i, k) for i, x in enumerate(a[1]) for k, y in enumerate(b[1]) if x == y]
        if not pairs:
            return
        i, k = self.random.choice(pairs)
        batch = [(m, n) for m, n in pairs if m != i and n != k]
        batch = [self.random.choice(batch)] if batch and self.chance(0.5) else []
        lb, rb = [m for m, _ in batch], [n for _, n in batch]
        out = [a[1][m] for m in lb] + [x for m, x in enumerate(a[1]) if m != i and m not in lb] + [x for n, x in enumerate(b[1]) if n != k and n not in rb]
        if len(out) > 4 or prod(out) > 4000:
            return
        batching = "batching_dims = %s x %s, " % (lb, rb) if batch else ""
        self.make(
            depth,
            values,
            out,
            "stablehlo.dot_general %s, %s, %scontracting_dims = [%d] x [%d] @@ : (%s, %s) -> %s" % (a[0], b[0], batching, i, k, t(a[1]), t(b[1]), t(out)),
        )

    def slice_or_pad(self, depth, values):
        picked = self.pick(values, least=1)
        if picked is None:
            return
        v, d = picked
        i = self.random.randrange(len(d))
        out = list(d)
        if self.chance(0.5):
            out[i] = self.random.randint(1, d[i])
            ranges = ", ".join("0:%d" % x for x in out)
            self.make(depth, values, out, "stablehlo.slice %s [%s] @@ : (%s) -> %s" % (v, ranges, t(d), t(out)))
            return
        c = self.name("c")
        self.put(depth, "%s = stablehlo.constant dense<0.0> : tensor<f32>" % c)
        low = [1 if k == i else 0 for k in range(len(d))]
        out[i] += 1
        zero = [0] * len(d)
        self.make(
            depth, values, out, "stablehlo.pad %s, %s, low = %s, high = %s, interior = %s @@ : (%s, tensor<f32>) -> %s" % (v, c, low, zero, zero, t(d), t(out))
        )

    def concatenate(self, depth, values):
        picked = self.pick(values, least=1)
        if picked is None:
            return
        v, d = picked
        i = self.random.randrange(len(d))
        fit = [x for x in values if len(x[1]) == len(d) and all(p == q or k == i for k, (p, q) in enumerate(zip(x[1], d)))]
        parts = [picked] + [self.random.choice(fit) for _ in range(self.random.randint(0, 2))]
        out = list(d)
        out[i] = sum(x[1][i] for x in parts)
        if out[i] > 40:
            return
        self.make(
            depth,
            values,
            out,
            "stablehlo.concatenate %s, dim = %d @@ : (%s) -> %s" % (", ".join(x[0] for x in parts), i, ", ".join(t(x[1]) for x in parts), t(out)),
        )

    def dynamic(self, depth, values):
        picked = self.pick(values, least=1)
        if picked is None:
            return
        v, d = picked
        is_constant = self.chance(0.5)
        c = self.name("c")
        if is_constant:
            self.put(depth, "%s = stablehlo.constant dense<0> : tensor<i32>" % c)
        else:
            self.put(depth, "%s = stablehlo.custom_call @index() : () -> tensor<i32>" % c)
        at = ", ".join([c] * len(d))
        types = ", ".join(["tensor<i32>"] * len(d))
        fit = [x for x in values if len(x[1]) == len(d) and all(p <= q for p, q in zip(x[1], d))]
        if self.chance(0.5) and fit:
            u = self.random.choice(fit)
            self.make(
                depth, values, d, "stablehlo.dynamic_update_slice %s, %s, %s @@ : (%s, %s, %s) -> %s" % (v, u[0], at, t(d), t(u[1]), types, t(d))
            )
            return
        out = [x if self.chance(0.6) else self.random.randint(1, x) for x in d]
        self.make(depth, values, out, "stablehlo.dynamic_slice %s, %s, sizes = %s @@ : (%s, %s) -> %s" % (v, at, out, t(d), types, t(out)))

    def gather(self, depth, values):
        picked = self.pick(values, rank=2)
        if picked is None:
            return
        v, d = picked
        n = self.random.choice([2, 4, 8])
        c = self.name("c")
        self.put(depth, "%s = stablehlo.constant dense<0> : %s" % (c, t([n, 1], "i32")))
        if self.chance(0.5):
            out = [n, d[1]]
            self.make(
                depth,
                values,
                out,
                '"stablehlo.gather"(%s, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, %d>}> @@ : (%s, %s) -> %s'
                % (v, c, d[1], t(d), t([n, 1], "i32"), t(out)),
            )
            return
        updates = [x for x in values if x[1] == [n, d[1]]]
        if not updates:
            return
        kind = self.random.choice(["add", "subtract"])
        self.make(
            depth,
            values,
            d,
            '"stablehlo.scatter"(%s, %s, %s) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%%p: tensor<f32>, %%q: tensor<f32>): %%s = stablehlo.%s %%p, %%q : tensor<f32> stablehlo.return %%s : tensor<f32>}) @@ : (%s, %s, %s) -> %s'
            % (v, c, self.random.choice(updates)[0], kind, t(d), t([n, 1], "i32"), t([n, d[1]]), t(d)),
        )

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
            self.make(
                depth,
                values,
                d,
                '"stablehlo.sort"(%s) <{dimension = %d : i64}> ({^bb0(%%p: tensor<f32>, %%q: tensor<f32>): %%s = stablehlo.compare LT, %%p, %%q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %%s : tensor<i1>}) @@ : (%s) -> %s'
                % (v, i, t(d), t(d)),
            )
        elif kind == 2 and len(d) >= 2 and d[-1] == d[-2]:
            self.make(depth, values, d, "stablehlo.cholesky %s @@ : %s" % (v, t(d)))
        elif kind == 3:
            call = self.random.choice(["MoveToHost", "unknown", "Cholesky"])
            self.make(depth, values, d, "stablehlo.custom_call @%s(%s) @@ : (%s) -> %s" % (call, v, t(d), t(d)))

    def factors_of(self, dims, letters, sizes):
        """A list of factors of each dimension, the sizes of new ones."""
        lists = []
        for d in dims:
            parts = [p for p in (2, 3, 4) if d % p == 0 and d > p]
            whole = [self.random.choice(parts)] if parts and self.chance(0.5) else []
            mine = [letters.pop(0) for _ in range(len(whole) + 1)]
            sizes.update(zip(mine, [d // prod(whole)] + whole))
            lists.append(mine)
        return lists

    def custom_rule(self, depth, values):
        """A rule of a user: dimensions of several factors, shared ones, reductions."""
        ins = [self.pick(values) for _ in range(self.random.choice([1, 1, 2]))]
        sizes, letters = {}, list("ijklmnopqrstuvwxyz")
        lists = [self.factors_of(d, letters, sizes) for _, d in ins]
        if len(ins) == 2:  # factors that both have
            for i, d in enumerate(lists[1]):
                same = [x for x in lists[0] if [sizes[f] for f in x] == [sizes[f] for f in d]]
                if same and self.chance(0.7) and not any(f in y for y in lists[1] for f in same[0]):
                    for f in d:
                        del sizes[f]
                    lists[1][i] = list(same[0])
        kinds = {"reduction": [], "need_replication": [], "permutation": [], "blocked_propagation": []}
        for f in sizes:
            kind = self.random.choice(["reduction", "need_replication", "permutation"] + [None] * 9)
            if kind is not None:
                kinds[kind].append(f)
            if self.chance(0.1):
                kinds["blocked_propagation"].append(f)
        out = []  # the factors of the result's dimensions
        for f in [f for f in sizes if f not in kinds["reduction"]]:
            # one of size 1 stands alone
            if out and self.chance(0.35) and 1 not in (sizes[f], sizes[out[-1][0]]):
                out[-1].append(f)
            else:
                out.append([f])
        self.random.shuffle(out)
        dims = [prod([sizes[f] for f in x]) for x in out]
        if not sizes or len(dims) > 6:
            return
        # letters go up without a gap
        new = dict(zip(sorted(sizes), "ijklmnopqrstuvwxyz"))
        sizes = {new[f]: n for f, n in sizes.items()}
        kinds = {k: [new[f] for f in v] for k, v in kinds.items()}
        lists, out = [[[new[f] for f in x] for x in tensor] for tensor in lists], [[new[f] for f in x] for x in out]
        tensors = ["[%s]" % ", ".join("".join(x) for x in tensor) for tensor in lists]
        rule = "(%s)->([%s]) {%s}%s, custom" % (
            ", ".join(tensors),
            ", ".join("".join(x) for x in out),
            ", ".join("%s=%d" % x for x in sorted(sizes.items())),
            "".join(" %s={%s}" % (k, ", ".join(sorted(v))) for k, v in kinds.items() if v),
        )
        text = "stablehlo.custom_call @mine(%s) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<%s>} : (%s) -> %s"
        self.make(depth, values, dims, text % (", ".join(v for v, _ in ins), rule, ", ".join(t(d) for _, d in ins), t(dims)))

    def single_op(self, depth, values):
        """An op of random_ops.py; what no value fits to are arguments."""
        if self.manual or not self.can_add_args:
            return
        lines = random_ops.function(self.random.randrange(1 << 30)).strip().split("\n")
        ins = re.findall(r"%(a\d+): (.*?)(?=, %a|\) -> )", lines[0])
        outs = re.findall(r"(?:tensor|tuple)<(?:[^<>]|<[^<>]*>)*>|![a-z.]+", lines[0].rsplit(") -> (", 1)[1])
        body = "\n".join(lines[1:-2])
        if "tuple" in body or "sdy.data_flow_edge" in body or '"sdy.propagation_barrier' in body:
            return
        self.count += 1
        body = re.sub(r"%(\w+)", r"%%\1_%d" % self.count, body)
        for name, kind in ins:
            fit = [v for v, d in values if t(d) == kind]
            new = "%%x%s_%d" % (name, self.count)
            if fit and self.chance(0.8):
                new = self.random.choice(fit)
            else:
                dims = self.dims_of(kind)
                self.more_args.append((new, kind, dims))
                if dims is not None and kind == t(dims) and 0 not in dims:
                    values.append((new, dims))
            body = re.sub(r"%%%s_%d\b" % (name, self.count), new, body)
        mark = ""
        dims = [self.dims_of(kind) for kind in outs]
        if outs and None not in dims and self.chance(0.2) and "{sdy" not in body:
            mark = " {sdy.sharding = #sdy.sharding_per_value<[%s]>}" % ", ".join(self.sharding(len(d)) for d in dims)
        at = body.rindex(" : (")
        self.lines += ["  " * depth + line.strip() for line in (body[:at] + mark + body[at:]).split("\n")]
        for i, (kind, d) in enumerate(zip(outs, dims)):
            if d is not None and kind == t(d) and len(d) < 5 and 0 not in d:
                values.append(("%%r_%d#%d" % (self.count, i), d))

    def dims_of(self, kind):
        """Those of a tensor; None: it is none."""
        dims = re.fullmatch(r"tensor<((?:\d+x)*)(?:complex<f\d+>|\w+)>", kind)
        return [int(d) for d in dims[1].split("x")[:-1]] if dims else None

    def convolution(self, depth, values):
        x, k = self.pick(values, rank=4), self.pick(values, rank=4)
        if x is None:
            return
        (v, d), (w, e) = x, k
        if d[3] != e[2] or d[1] < e[0] or d[2] < e[1]:
            return
        out = [d[0], d[1] - e[0] + 1, d[2] - e[1] + 1, e[3]]
        self.make(
            depth,
            values,
            out,
            "stablehlo.convolution(%s, %s) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (%s, %s) -> %s"
            % (v, w, t(d), t(e), t(out)),
        )

    # -- Shardy's ops ----------------------------------------------------------

    def constraint(self, depth, values):
        v, d = self.pick(values)
        self.make(depth, values, d, "sdy.sharding_constraint %s %s : %s" % (v, self.sharding(len(d), is_argument=True), t(d)))

    def barrier(self, depth, values):
        v, d = self.pick(values)
        kind = self.random.choice(["NONE", "FORWARD", "BACKWARD"])
        self.make(depth, values, d, "sdy.propagation_barrier %s allowed_direction=%s : %s" % (v, kind, t(d)))

    def group(self, depth, values):
        if self.manual:
            return
        # Shardy ends where a value is in two groups
        values = [x for x in values if x[0] not in self.grouped] or values
        v, d = self.pick(values)
        same = [x for x in values if x[1] == d and x[0] != v]
        self.count += 1
        if self.chance(0.95):
            self.grouped += [v] + [x[0] for x in same]
        for x in [v] + ([self.random.choice(same)[0]] if same else []):
            self.put(depth, "sdy.sharding_group %s group_id=%d : %s" % (x, self.count, t(d)))

    # -- regions ---------------------------------------------------------------

    def optimization_barrier(self, depth, values):
        picked = [self.pick(values) for _ in range(self.random.randint(1, 2))]
        v = self.name()
        types = ", ".join(t(d) for _, d in picked)
        self.put(depth, "%s:%d = stablehlo.optimization_barrier %s : %s" % (v, len(picked), ", ".join(x for x, _ in picked), types))
        values += [("%s#%d" % (v, i), d) for i, (_, d) in enumerate(picked)]

    def while_(self, depth, values):
        carried = [self.pick(values) for _ in range(self.random.randint(1, 3))]
        v, args = self.name(), [self.name("w") for _ in carried]
        types = ", ".join(t(d) for _, d in carried)
        self.put(depth, "%s:%d = stablehlo.while(%s) : %s" % (v, len(carried), ", ".join("%s = %s" % (a, x[0]) for a, x in zip(args, carried)), types))
        p = self.name("p")
        self.put(depth, "cond {")
        self.put(depth + 1, "%s = stablehlo.constant dense<true> : tensor<i1>" % p)
        self.put(depth + 1, "stablehlo.return %s : tensor<i1>" % p)
        self.put(depth, "} do {")
        inner = list(values) + [(a, x[1]) for a, x in zip(args, carried)]
        self.ops(depth + 1, inner, 4)
        ends = [self.random.choice([x for x in inner if x[1] == d])[0] if self.chance(0.7) else a for a, (_, d) in zip(args, carried)]
        self.put(depth + 1, "stablehlo.return %s : %s" % (", ".join(ends), types))
        self.put(depth, "}")
        values += [("%s#%d" % (v, i), d) for i, (_, d) in enumerate(carried)]

    def case(self, depth, values):
        made = [self.pick(values)[1] for _ in range(self.random.randint(1, 2))]
        v, i = self.name(), self.name("i")
        self.put(depth, "%s = stablehlo.constant dense<0> : tensor<i32>" % i)
        self.put(depth, '%s:%d = "stablehlo.case"(%s) ({' % (v, len(made), i))
        types = ", ".join(map(t, made))
        for branch in range(2):
            inner = list(values)
            self.ops(depth + 1, inner, 3)
            ends = [self.random.choice([x for x in inner if x[1] == d])[0] for d in made]
            self.put(depth + 1, "stablehlo.return %s : %s" % (", ".join(ends), types))
            self.put(depth, "}, {" if branch == 0 else "}) : (tensor<i32>) -> (%s)" % types)
        values += [("%s#%d" % (v, k), d) for k, d in enumerate(made)]

    def manual_computation(self, depth, values):
        free = [a for a in self.axes if a[0] not in self.manual]
        if not free or len(self.manual) > 0:
            return
        axis, size = self.random.choice(free)
        picked = [self.pick(values) for _ in range(self.random.randint(1, 2))]
        ins, inner = [], []
        for _, d in picked:
            text, local = self.manual_sharding(d, axis, size)
            ins.append(text)
            inner.append((self.name("m"), local))
        v = self.name()
        head = len(self.lines)
        self.lines.append(None)
        self.manual.append(axis)
        args = ", ".join("%s: %s" % (n, t(d)) for n, d in inner)
        self.ops(depth + 1, inner, 4)
        self.manual.pop()
        end, local = self.random.choice(inner)
        out, whole = self.manual_sharding(local, axis, size, is_out=True)
        self.put(depth + 1, "sdy.return %s : %s" % (end, t(local)))
        self.put(depth, "} : (%s) -> %s" % (", ".join(t(d) for _, d in picked), t(whole)))
        self.lines[head] = "  " * depth + '%s = sdy.manual_computation(%s) in_shardings=[%s] out_shardings=[%s] manual_axes={"%s"} (%s) {' % (
            v,
            ", ".join(x for x, _ in picked),
            ", ".join(ins),
            out,
            axis,
            args,
        )
        values.append((v, whole))

    def manual_sharding(self, dims, axis, size, is_out=False):
        """A sharding that has the manual axis; and the shape on the other side."""
        fit = [i for i, d in enumerate(dims) if is_out or d % size == 0]
        other = list(dims)
        texts = ["{%s}" % ("?" if self.chance(0.7) else "") for _ in dims]
        if fit and self.chance(0.7):
            i = self.random.choice(fit)
            texts[i] = '{"%s"%s}' % (axis, ", ?" if self.chance(0.7) else "")
            other[i] = dims[i] * size if is_out else dims[i] // size
            return "<@mesh, [%s]>" % ", ".join(texts), other
        return '<@mesh, [%s], replicated={"%s"}>' % (", ".join(texts), axis), other

    def call(self, depth, values):
        fit = [f for f in self.callees if any(v[1] == f[1] for v in values)]
        if not fit or self.manual:
            return
        f, d, out = self.random.choice(fit)
        v = self.random.choice([x for x in values if x[1] == d])[0]
        self.make(depth, values, out, "func.call @%s(%s) @@ : (%s) -> %s" % (f, v, t(d), t(out)))

    # -- all -------------------------------------------------------------------

    def ops(self, depth, values, most):
        makers = [self.unary] * 3 + [self.binary] * 4 + [self.transpose, self.reshape, self.reshape, self.broadcast, self.reduce] * 1
        makers += [self.dot] * 3 + [self.slice_or_pad, self.concatenate, self.dynamic, self.gather, self.others, self.convolution, self.custom_rule]
        makers += [self.single_op] * 4
        makers += [self.constant, self.constraint, self.constraint, self.barrier, self.group]
        if self.flow and depth < 3:
            makers += [self.optimization_barrier, self.while_, self.case, self.manual_computation, self.call]
        for _ in range(self.random.randint(1, most)):
            self.random.choice(makers)(depth, values)

    def shape(self):
        rank = self.random.choice([1, 2, 2, 2, 3, 4])
        return [self.random.choice(SIZES) for _ in range(rank)]

    def function(self, name, visibility, n_args, most, shapes):
        marks = []
        values = []
        for _ in range(n_args):
            d = self.random.choice(shapes)
            a = self.name("a")
            mark = ""
            if self.chance(0.7):
                mark = " {sdy.sharding = #sdy.sharding%s}" % self.sharding(len(d), 0.6, True)
            marks.append("%s: %s%s" % (a, t(d), mark))
            values.append((a, d))
        head = len(self.lines)
        self.lines.append(None)
        first = values[0][1]
        self.can_add_args = name == "main"
        self.ops(1, values, most)
        for new, kind, dims in self.more_args if name == "main" else []:
            mark = ""
            if dims is not None and self.chance(0.6):
                mark = " {sdy.sharding = #sdy.sharding%s}" % self.sharding(len(dims), 0.6, True)
            marks.append("%s: %s%s" % (new, kind, mark))
        ends = [self.pick(values) for _ in range(self.random.randint(1, 2) if name == "main" else 1)]
        outs = []
        for _, d in ends:
            mark = " {sdy.sharding = #sdy.sharding%s}" % self.sharding(len(d), 0.5, True) if self.chance(0.3) else ""
            outs.append("%s%s" % (t(d), mark))
        self.put(1, "return %s : %s" % (", ".join(v for v, _ in ends), ", ".join(t(d) for _, d in ends)))
        self.put(0, "}")
        self.lines[head] = "func.func %s@%s(%s) -> (%s) {" % (visibility, name, ", ".join(marks), ", ".join(outs))
        if name != "main":
            self.callees.append((name, first, ends[0][1]))

    def text(self):
        for m in self.meshes:
            self.put(0, "sdy.mesh %s = <[%s]>" % (m, self.axes_text()))
        shapes = [self.shape() for _ in range(3)]
        if self.flow and self.chance(0.3):
            for i in range(self.random.randint(1, 2)):
                self.function("f%d" % i, "private ", 1, 5, shapes)
        self.function("main", "public ", self.random.randint(1, 4), 16, shapes)
        return "\n".join(self.lines) + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(Program(int(sys.argv[1])).text(), end="")
