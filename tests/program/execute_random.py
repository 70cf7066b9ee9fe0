#!/usr/bin/env python3
"""Random programs, run by `sdyrt exec` and by StableHLO's reference interpreter, which
is in jaxlib: every value of both must have the same bits, or, of functions that are not
exact, be a few numbers of the type apart.
usage: execute_random.py SDYRT FIRST COUNT [--keep DIR] [--write FILE]
A program has 10 to 60 operations, of all types, on odd sizes, with NaN, infinities,
denormals and the limits of integers. Its number is its seed."""
import argparse, os, random, subprocess, sys, tempfile
import numpy as np

INTS = {f"{u}i{w}": (w, not u) for u in ("", "u") for w in (8, 16, 32, 64)}
FLOATS = {"f64": (64, 11), "f32": (32, 8), "f16": (16, 5), "bf16": (16, 8)}
COMPLEX = {"complex<f32>": "f32", "complex<f64>": "f64"}
UNARY_INT = ["abs", "negate", "not", "popcnt", "count_leading_zeros", "sign"]
UNARY_FLOAT = ["abs", "negate", "ceil", "floor", "round_nearest_afz", "round_nearest_even", "sign", "sqrt"]
BINARY = ["add", "subtract", "multiply", "maximum", "minimum"]
BITS = ["and", "or", "xor", "shift_left", "shift_right_arithmetic", "shift_right_logical"]
# and how many numbers of the type they may be off
CLOSE = {"exponential": 2, "log": 2, "sine": 2, "cosine": 2, "tanh": 2, "log_plus_one": 2, "exponential_minus_one": 2,
         "cbrt": 2, "rsqrt": 2, "tan": 2, "logistic": 3}


def bits_of_float(r, width, exponent):
    fraction = width - 1 - exponent
    ones = (1 << exponent) - 1
    sign = r.getrandbits(1) << (width - 1)
    kind = r.random()
    if kind < 0.08:
        return sign  # zero
    if kind < 0.14:
        return sign | ones << fraction  # infinity
    if kind < 0.18:
        return ones << fraction | 1 << (fraction - 1)  # NaN
    if kind < 0.24:
        return sign | r.randrange(1, 1 << min(fraction, 20))  # denormal
    if kind < 0.30:
        return sign | (ones - 1) << fraction | r.getrandbits(fraction)  # large
    bias = ones >> 1
    return sign | (bias + r.randint(-4, 6)) << fraction | r.getrandbits(fraction) & -(1 << max(0, fraction - r.choice([2, 6, 60])))


class Program:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.lines, self.values, self.returned, self.n = [], {}, [], 0

    def name(self):
        self.n += 1
        return f"%v{self.n}"

    def emit(self, text, type_, leaf=0):
        """An operation; `leaf`: it may be so much off, and nobody uses it."""
        name = self.name()
        self.lines.append(f"    {name} = {text}")
        if leaf == 0:
            self.values.setdefault(type_, []).append(name)
        self.show(name, type_, leaf)
        return name

    def show(self, name, type_, leaf):
        """Return it as integers of its bits."""
        dims, e = type_
        if e in COMPLEX:
            for part in ("real", "imag"):
                p = self.name()
                self.lines.append(f"    {p} = stablehlo.{part} {name} : ({text_of(type_)}) -> {text_of((dims, COMPLEX[e]))}")
                self.show(p, (dims, COMPLEX[e]), leaf)
            return
        if e in FLOATS:
            b = self.name()
            t = (dims, f"ui{FLOATS[e][0]}")
            self.lines.append(f"    {b} = stablehlo.bitcast_convert {name} : ({text_of(type_)}) -> {text_of(t)}")
            self.returned.append((b, t, e, leaf, len(self.lines)))
            return
        if e == "i1":
            b = self.name()
            t = (dims, "ui8")
            self.lines.append(f"    {b} = stablehlo.convert {name} : ({text_of(type_)}) -> {text_of(t)}")
            self.returned.append((b, t, None, 0, len(self.lines)))
            return
        self.returned.append((name, type_, None, leaf, len(self.lines)))

    def element(self, e):
        r = self.r
        if e == "i1":
            return r.choice(["true", "false"])
        if e in COMPLEX:
            return f"({self.element(COMPLEX[e])}, {self.element(COMPLEX[e])})"
        if e in FLOATS:
            return "0x%0*X" % (FLOATS[e][0] // 4, bits_of_float(r, *FLOATS[e]))
        width, signed = INTS[e]
        low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
        return str(r.choice([low, high, 0, 1, low + 1, high - 1, r.randint(low, high), r.randint(max(low, -9), 9)]))

    def constant(self, type_, keep=True, element=None):
        def fill(dims):
            if not dims:
                return (element or self.element)(type_[1])
            return "[" + ", ".join(fill(dims[1:]) for _ in range(dims[0])) + "]"
        dims = type_[0]
        body = "" if 0 in dims else fill(dims)
        name = self.name()
        self.lines.append(f"    {name} = stablehlo.constant dense<{body}> : {text_of(type_)}")
        if keep:
            self.values.setdefault(type_, []).append(name)
        return name

    def shape(self):
        r = self.r
        return tuple(r.choice([0, 1, 1, 2, 3, 3, 4, 5, 7, 9]) if r.random() < .95 else 17 for _ in range(r.choice([0, 1, 1, 2, 2, 3])))

    def any(self, want=lambda t: True):
        types = [t for t in self.values if want(t)]
        if not types:
            return None, None
        t = self.r.choice(types)
        return t, self.r.choice(self.values[t])

    def own(self, t, x):
        """A copy that nobody else has: the reference writes into what scatter and others are given."""
        name = self.name()
        self.lines.append(f"    {name} = stablehlo.reverse {x}, dims = [] : {text_of(t)}")
        return name

    def like(self, t):
        if self.values.get(t) and self.r.random() < .7:
            return self.r.choice(self.values[t])
        return self.constant(t)


def text_of(type_):
    return "tensor<" + "".join(f"{d}x" for d in type_[0]) + type_[1] + ">"


def is_int(t):
    return t[1] in INTS


def is_float(t):
    return t[1] in FLOATS


def op_unary(p):
    t, x = p.any(lambda t: is_int(t) or is_float(t))
    if x is None:
        return
    if is_int(t):
        op = p.r.choice([o for o in UNARY_INT if INTS[t[1]][1] or o not in ("abs", "sign")])
    else:
        op = p.r.choice(UNARY_FLOAT)
    p.emit(f"stablehlo.{op} {x} : {text_of(t)}", t)


def op_close(p):
    t, x = p.any(is_float)
    if x is not None:
        op = p.r.choice(list(CLOSE))
        p.emit(f"stablehlo.{op} {x} : {text_of(t)}", t, CLOSE[op])


def op_binary(p):
    t, x = p.any()
    if x is None:
        return
    ops = BINARY + (BITS if is_int(t) else ["divide", "remainder"] if is_float(t) else [])
    if t[1] == "i1":
        ops = ["add", "multiply", "maximum", "minimum", "and", "or", "xor"]
    if t[1] in COMPLEX:
        ops = ["add", "subtract", "multiply"]
    op = p.r.choice(ops)
    p.emit(f"stablehlo.{op} {x}, {p.like(t)} : {text_of(t)}", t)


def op_divide(p):
    t, x = p.any(is_int)
    if x is None:
        return
    width, signed = INTS[t[1]]
    high = (1 << width - signed) - 1
    y = p.constant(t, False, lambda e: str(p.r.choice([1, 2, 3, 7, high, high - 1])))
    p.emit(f"stablehlo.{p.r.choice(['divide', 'remainder'])} {x}, {y} : {text_of(t)}", t)


def op_power(p):
    t, x = p.any(is_int)
    if x is not None:
        p.emit(f"stablehlo.power {x}, {p.like(t)} : {text_of(t)}", t)


def op_compare(p):
    t, x = p.any()
    if x is None:
        return
    d = p.r.choice(["EQ", "NE"] if t[1] in COMPLEX else ["EQ", "NE", "GE", "GT", "LE", "LT"])
    o = (t[0], "i1")
    p.emit(f"stablehlo.compare {d}, {x}, {p.like(t)} : ({text_of(t)}, {text_of(t)}) -> {text_of(o)}", o)


def op_select(p):
    t, x = p.any()
    if x is None:
        return
    c = ((t[0] if p.r.random() < .7 else ()), "i1")
    p.emit(f"stablehlo.select {p.like(c)}, {x}, {p.like(t)} : {text_of(c)}, {text_of(t)}", t)


def op_clamp(p):
    t, x = p.any(lambda t: is_int(t) or is_float(t))
    if x is None:
        return
    b = (t[0] if p.r.random() < .5 else (), t[1])
    p.emit(f"stablehlo.clamp {p.like(b)}, {x}, {p.like(b)} : ({text_of(b)}, {text_of(t)}, {text_of(b)}) -> {text_of(t)}", t)


def op_convert(p):
    t, x = p.any()
    if x is None:
        return
    if t[1] in COMPLEX:
        e = p.r.choice(list(COMPLEX))
    else:
        e = p.r.choice(list(INTS) + list(FLOATS) * 2 + ["i1"] + list(COMPLEX))
    o = (t[0], e)
    p.emit(f"stablehlo.convert {x} : ({text_of(t)}) -> {text_of(o)}", o)


def op_reshape(p):
    t, x = p.any()
    if x is None:
        return
    n = int(np.prod(t[0])) if t[0] else 1
    dims = p.r.choice([(n,), (1, n), (n, 1)] + ([(n // 3, 3)] if n % 3 == 0 else []) + ([(2, n // 2)] if n % 2 == 0 else []))
    o = (dims, t[1])
    p.emit(f"stablehlo.reshape {x} : ({text_of(t)}) -> {text_of(o)}", o)


def op_transpose(p):
    t, x = p.any(lambda t: len(t[0]) > 1)
    if x is None:
        return
    d = list(range(len(t[0])))
    p.r.shuffle(d)
    o = (tuple(t[0][i] for i in d), t[1])
    p.emit(f"stablehlo.transpose {x}, dims = {d} : ({text_of(t)}) -> {text_of(o)}", o)


def op_broadcast(p):
    t, x = p.any(lambda t: len(t[0]) < 3)
    if x is None:
        return
    rank = len(t[0]) + p.r.choice([0, 1])
    where = p.r.sample(range(rank), len(t[0]))
    dims = [p.r.choice([0, 1, 2, 3, 5]) for _ in range(rank)]
    for i, d in enumerate(where):
        dims[d] = t[0][i] if t[0][i] != 1 or p.r.random() < .5 else p.r.choice([1, 2, 4])
    o = (tuple(dims), t[1])
    p.emit(f"stablehlo.broadcast_in_dim {x}, dims = {where} : ({text_of(t)}) -> {text_of(o)}", o)


def op_slice(p):
    t, x = p.any(lambda t: t[0])
    if x is None:
        return
    parts, dims = [], []
    for n in t[0]:
        a = p.r.randint(0, n)
        b = p.r.randint(a, n)
        s = p.r.choice([1, 1, 2, 3])
        parts.append(f"{a}:{b}:{s}")
        dims.append((b - a + s - 1) // s)
    o = (tuple(dims), t[1])
    p.emit(f"stablehlo.slice {x} [{', '.join(parts)}] : ({text_of(t)}) -> {text_of(o)}", o)


def op_pad(p):
    t, x = p.any()
    if x is None:
        return
    n = len(t[0])
    low = [p.r.randint(-2, 3) for _ in range(n)]
    high = [p.r.randint(-2, 3) for _ in range(n)]
    inside = [p.r.choice([0, 0, 1, 2]) for _ in range(n)]
    dims = [l + h + d + max(d - 1, 0) * i for l, h, d, i in zip(low, high, t[0], inside)]
    if any(d < 0 for d in dims):
        return
    o, s = (tuple(dims), t[1]), ((), t[1])
    p.emit(f"stablehlo.pad {x}, {p.like(s)}, low = {low}, high = {high}, interior = {inside} : "
           f"({text_of(t)}, {text_of(s)}) -> {text_of(o)}", o)


def op_concatenate(p):
    t, x = p.any(lambda t: t[0])
    if x is None:
        return
    d = p.r.randrange(len(t[0]))
    xs, ts, size = [x], [t], t[0][d]
    for _ in range(p.r.choice([0, 1, 2])):
        dims = list(t[0])
        dims[d] = p.r.choice([0, 1, 2, 3])
        ts.append((tuple(dims), t[1]))
        xs.append(p.like(ts[-1]))
        size += dims[d]
    o = (t[0][:d] + (size,) + t[0][d + 1:], t[1])
    p.emit(f"stablehlo.concatenate {', '.join(xs)}, dim = {d} : ({', '.join(map(text_of, ts))}) -> {text_of(o)}", o)


def op_reverse(p):
    t, x = p.any(lambda t: t[0])
    if x is not None:
        dims = p.r.sample(range(len(t[0])), p.r.randint(0, len(t[0])))
        p.emit(f"stablehlo.reverse {x}, dims = {dims} : {text_of(t)}", t)


def op_iota(p):
    dims = p.shape()
    if dims:
        t = (dims, p.r.choice(list(INTS) + list(FLOATS)))
        p.emit(f"stablehlo.iota dim = {p.r.randrange(len(dims))} : {text_of(t)}", t)


def starts_of(p, n, sizes):
    e = p.r.choice(["i32", "i64", "i8", "i16"])
    high = (1 << INTS[e][0] - 1) - 1
    names = [p.constant(((), e), False, lambda _: str(p.r.choice([0, 1, 2, -3, 5, high, -high]))) for _ in range(n)]
    return names, e


def op_dynamic(p):
    t, x = p.any(lambda t: t[0])
    if x is None:
        return
    part = (tuple(p.r.randint(0, n) for n in t[0]), t[1])
    names, e = starts_of(p, len(t[0]), t[0])
    scalars = ", ".join([f"tensor<{e}>"] * len(names))
    if p.r.random() < .5:
        p.emit(f"stablehlo.dynamic_slice {x}, {', '.join(names)}, sizes = {list(part[0])} : ({text_of(t)}, {scalars}) -> {text_of(part)}", part)
    else:
        p.emit(f"stablehlo.dynamic_update_slice {x}, {p.like(part)}, {', '.join(names)} : "
               f"({text_of(t)}, {text_of(part)}, {scalars}) -> {text_of(t)}", t)


def op_reduce(p):
    t, x = p.any(lambda t: t[0] and t[1] not in COMPLEX)
    if x is None:
        return
    d = sorted(p.r.sample(range(len(t[0])), p.r.randint(0, len(t[0]))))
    ops = ["maximum", "minimum"]
    if is_int(t) or t[1] == "i1":
        ops += ["add", "multiply", "and", "or", "xor"]
    op = p.r.choice(ops)
    s, o = ((), t[1]), (tuple(n for i, n in enumerate(t[0]) if i not in d), t[1])
    p.emit(f"stablehlo.reduce({x} init: {p.like(s)}) applies stablehlo.{op} across dimensions = {d} : "
           f"({text_of(t)}, {text_of(s)}) -> {text_of(o)}", o)


def op_dot(p):
    t, x = p.any(lambda t: len(t[0]) >= 1 and is_int(t))
    if x is None:
        return
    r = p.r
    k = r.randrange(len(t[0]))
    b = r.choice([None] + [d for d in range(len(t[0])) if d != k])
    dims = [t[0][k]] + ([t[0][b]] if b is not None else []) + [r.choice([0, 1, 2, 3]) for _ in range(r.choice([0, 1]))]
    order = list(range(len(dims)))
    r.shuffle(order)
    y = (tuple(dims[i] for i in order), t[1])
    rk, rb = order.index(0), order.index(1) if b is not None else None
    if t[0][k] == 0:
        return
    out = ([t[0][b]] if b is not None else []) + [n for i, n in enumerate(t[0]) if i not in (k, b)] \
        + [n for i, n in enumerate(y[0]) if i not in (rk, rb)]
    o = (tuple(out), t[1])
    batching = f"batching_dims = [{b}] x [{rb}], " if b is not None else ""
    p.emit(f"stablehlo.dot_general {x}, {p.like(y)}, {batching}contracting_dims = [{k}] x [{rk}] : "
           f"({text_of(t)}, {text_of(y)}) -> {text_of(o)}", o)


def op_reduce_precision(p):
    t, x = p.any(is_float)
    if x is None:
        return
    width, exponent = FLOATS[t[1]]
    e, m = p.r.randint(2, exponent), p.r.randint(1, width - 1 - exponent)
    p.emit(f"stablehlo.reduce_precision {x}, format = e{e}m{m} : {text_of(t)}", t)


def op_branch(p):
    t, x = p.any()
    if x is None:
        return
    y = p.like(t)
    if p.r.random() < .5:
        c = p.like(((), "i1"))
        p.emit(f'"stablehlo.if"({c}) ({{\n      stablehlo.return {x} : {text_of(t)}\n    }}, {{\n      %b = stablehlo.maximum {x}, {y} : {text_of(t)}\n'
               f'      stablehlo.return %b : {text_of(t)}\n    }}) : (tensor<i1>) -> {text_of(t)}', t)
    else:
        c = p.constant(((), "i32"), False, lambda e: str(p.r.choice([-1, 0, 1, 2, 7])))
        bodies = ", ".join(f"{{\n      stablehlo.return {v} : {text_of(t)}\n    }}" for v in (x, y, x))
        p.emit(f'"stablehlo.case"({c}) ({bodies}) : (tensor<i32>) -> {text_of(t)}', t)


def op_while(p):
    t, x = p.any(is_int)
    if x is None:
        return
    i, n, one = [p.constant(((), "i32"), False, lambda e, v=v: str(v)) for v in (0, p.r.randint(0, 4), 1)]
    y = p.like(t)
    name = p.name()
    tt = text_of(t)
    p.lines.append(f"""    {name}:3 = stablehlo.while(%i = {i}, %a = {x}, %b = {y}) : tensor<i32>, {tt}, {tt}
    cond {{
      %c = stablehlo.compare LT, %i, {n} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }} do {{
      %j = stablehlo.add %i, {one} : tensor<i32>
      %s = stablehlo.{p.r.choice(['add', 'xor', 'multiply'])} %a, %b : {tt}
      stablehlo.return %j, %b, {p.r.choice(['%s', '%a', '%b'])} : tensor<i32>, {tt}, {tt}
    }}""")
    for k in (1, 2):
        p.emit(f"stablehlo.optimization_barrier {name}#{k} : {tt}", t)


def op_gather(p):
    t, x = p.any(lambda t: len(t[0]) in (1, 2, 3) and 0 not in t[0])
    if x is None:
        return
    r = p.r
    rank = len(t[0])
    collapsed = sorted(r.sample(range(rank), r.randint(0, rank)))
    sizes = [1 if d in collapsed else r.randint(1, t[0][d]) for d in range(rank)]
    start = r.sample(range(rank), r.randint(1, rank))
    batch = [r.choice([1, 2, 3]) for _ in range(r.choice([0, 1, 1, 2]))]
    vector = r.randint(0, len(batch))
    dims = batch[:vector] + [len(start)] + batch[vector:]
    e = r.choice(["i32", "i64", "i8"])
    i = (tuple(dims), e)
    idx = p.constant(i, False, lambda _: str(r.choice([0, 1, 2, 3, -1, 100, -100])))
    window = [sizes[d] for d in range(rank) if d not in collapsed]
    offsets = sorted(r.sample(range(len(batch) + len(window)), len(window)))
    out, b, w = [], list(batch), list(window)
    for d in range(len(batch) + len(window)):
        out.append((w if d in offsets else b).pop(0))
    o = (tuple(out), t[1])
    p.emit(f'"stablehlo.gather"({x}, {idx}) <{{dimension_numbers = #stablehlo.gather<offset_dims = {offsets}, collapsed_slice_dims = {collapsed}, '
           f'start_index_map = {start}, index_vector_dim = {vector}>, slice_sizes = array<i64: {", ".join(map(str, sizes))}>}}> : '
           f'({text_of(t)}, {text_of(i)}) -> {text_of(o)}', o)


def op_scatter(p):
    t, x = p.any(lambda t: len(t[0]) in (1, 2, 3) and 0 not in t[0] and t[1] not in COMPLEX)
    if x is None:
        return
    r = p.r
    rank = len(t[0])
    inserted = sorted(r.sample(range(rank), r.randint(0, rank)))
    window = [r.randint(1, t[0][d]) for d in range(rank) if d not in inserted]
    start = r.sample(range(rank), r.randint(1, rank))
    batch = [r.choice([1, 2, 3]) for _ in range(r.choice([0, 1, 1, 2]))]
    vector = r.randint(0, len(batch))
    e = r.choice(["i32", "i64"])
    i = (tuple(batch[:vector] + [len(start)] + batch[vector:]), e)
    idx = p.constant(i, False, lambda _: str(r.choice([0, 0, 1, 2, 3, -1, 100])))
    dims = sorted(r.sample(range(len(batch) + len(window)), len(window)))
    u, b, w = [], list(batch), list(window)
    for d in range(len(batch) + len(window)):
        u.append((w if d in dims else b).pop(0))
    u = (tuple(u), t[1])
    s = f"tensor<{t[1]}>"
    ops = ["maximum", "add", "set", "body"] if t[1] in INTS else ["maximum", "minimum", "set"]
    op = r.choice(ops)
    body = {"set": f"stablehlo.return %q : {s}",
            "body": f"%0 = stablehlo.add %p, %p : {s}\n      %1 = stablehlo.subtract %0, %q : {s}\n      stablehlo.return %1 : {s}"}.get(
        op, f"%0 = stablehlo.{op} %p, %q : {s}\n      stablehlo.return %0 : {s}")
    p.emit(f'"stablehlo.scatter"({p.own(t, x)}, {idx}, {p.like(u)}) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {dims}, '
           f'inserted_window_dims = {inserted}, scatter_dims_to_operand_dims = {start}, index_vector_dim = {vector}>}}> ({{\n'
           f'    ^bb0(%p: {s}, %q: {s}):\n      {body}\n    }}) : ({text_of(t)}, {text_of(i)}, {text_of(u)}) -> {text_of(t)}', t)


def op_sort(p):
    t, x = p.any(lambda t: t[0] and is_int(t))
    if x is None:
        return
    d = p.r.randrange(len(t[0]))
    o = (t[0], p.r.choice(list(INTS)))
    y = p.like(o)
    a, b = f"tensor<{t[1]}>", f"tensor<{o[1]}>"
    direction = p.r.choice(["LT", "GT"])
    extra = p.r.random() < .3
    what = "%a, %b" if not extra else "%n, %m"
    lines = f"      %n = stablehlo.negate %a : {a}\n      %m = stablehlo.negate %b : {a}\n" if extra else ""
    name = p.name()
    p.lines.append(f'    {name}:2 = "stablehlo.sort"({x}, {y}) <{{dimension = {d} : i64, is_stable = true}}> ({{\n    ^bb0(%a: {a}, %b: {a}, %c: {b}, %d: {b}):\n{lines}'
                   f'      %0 = stablehlo.compare {direction}, {what} : ({a}, {a}) -> tensor<i1>\n      stablehlo.return %0 : tensor<i1>\n    }}) : '
                   f'({text_of(t)}, {text_of(o)}) -> ({text_of(t)}, {text_of(o)})')
    p.emit(f"stablehlo.optimization_barrier {name}#0 : {text_of(t)}", t)
    p.emit(f"stablehlo.optimization_barrier {name}#1 : {text_of(o)}", o)


def windows_of(p, t, spreads):
    r = p.r
    n = len(t[0])
    size = [r.randint(1, 3) for _ in range(n)]
    stride = [r.randint(1, 2) for _ in range(n)]
    base = [r.choice([1, 1, 2]) if spreads else 1 for _ in range(n)]
    dilation = [r.choice([1, 1, 2]) if spreads else 1 for _ in range(n)]
    pad = [(r.randint(0, 2), r.randint(0, 2)) for _ in range(n)]
    out = []
    for k, d in enumerate(t[0]):
        spread = 0 if d == 0 else (d - 1) * base[k] + 1
        padded = spread + sum(pad[k])
        reach = (size[k] - 1) * dilation[k] + 1
        out.append(0 if padded == 0 or reach > padded else (padded - reach) // stride[k] + 1)
    return size, stride, base, dilation, pad, tuple(out)


def array_of(values):
    return "array<i64: " + ", ".join(map(str, values)) + ">"


def op_reduce_window(p):
    t, x = p.any(lambda t: t[0] and t[1] not in COMPLEX)
    if x is None:
        return
    size, stride, base, dilation, pad, dims = windows_of(p, t, True)
    o, s = (dims, t[1]), f"tensor<{t[1]}>"
    op = p.r.choice(["maximum", "minimum"] + (["add", "multiply"] if is_int(t) else []))
    body = f"%0 = stablehlo.{op} %p, %q : {s}"
    if is_int(t) and p.r.random() < .3:
        body = f"%z = stablehlo.xor %p, %q : {s}\n      %0 = stablehlo.subtract %z, %q : {s}"
    p.emit(f'"stablehlo.reduce_window"({x}, {p.own(((), t[1]), p.like(((), t[1])))}) <{{window_dimensions = {array_of(size)}, window_strides = {array_of(stride)}, '
           f'base_dilations = {array_of(base)}, window_dilations = {array_of(dilation)}, padding = dense<{[list(q) for q in pad]}> : tensor<{len(pad)}x2xi64>}}> ({{\n'
           f'    ^bb0(%p: {s}, %q: {s}):\n      {body}\n      stablehlo.return %0 : {s}\n    }}) : ({text_of(t)}, {s}) -> {text_of(o)}', o)


def op_select_and_scatter(p):
    t, x = p.any(lambda t: t[0] and is_int(t) and 0 not in t[0])
    if x is None:
        return
    size, stride, _, _, pad, dims = windows_of(p, t, False)
    src, s = (dims, t[1]), f"tensor<{t[1]}>"
    if 0 in dims:
        return
    zero = p.constant(((), t[1]), False, lambda e: "0")
    p.emit(f'"stablehlo.select_and_scatter"({x}, {p.like(src)}, {zero}) <{{window_dimensions = {array_of(size)}, window_strides = {array_of(stride)}, '
           f'padding = dense<{[list(q) for q in pad]}> : tensor<{len(pad)}x2xi64>}}> ({{\n'
           f'    ^bb0(%p: {s}, %q: {s}):\n      %0 = stablehlo.compare {p.r.choice(["GE", "LE"])}, %p, %q : ({s}, {s}) -> tensor<i1>\n      stablehlo.return %0 : tensor<i1>\n    }}, {{\n'
           f'    ^bb0(%p: {s}, %q: {s}):\n      %0 = stablehlo.add %p, %q : {s}\n      stablehlo.return %0 : {s}\n    }}) : ({text_of(t)}, {text_of(src)}, {s}) -> {text_of(t)}', t)


def op_convolution(p):
    r = p.r
    n = r.choice([0, 1, 1, 2])
    e = r.choice(["i32", "ui8", "i16"])
    groups = r.choice([1, 1, 2, 3])
    by_batch = groups > 1 and r.random() < .4
    c, o, b = r.randint(1, 2), r.randint(1, 2) * groups, r.randint(1, 2)
    batch, features = (b * groups, c) if by_batch else (b, c * groups)
    space, window = [r.randint(1, 5) for _ in range(n)], [r.randint(1, 3) for _ in range(n)]
    stride, base, dilation = ([r.randint(1, 2) for _ in range(n)] for _ in range(3))
    pad = [[r.randint(0, 2), r.randint(0, 2)] for _ in range(n)]  # the reference cannot crop
    back = [r.choice(['false', 'true']) for _ in range(n)]
    out = []
    for k in range(n):
        padded = (space[k] - 1) * base[k] + 1 + sum(pad[k])
        reach = (window[k] - 1) * dilation[k] + 1
        if padded < 0:
            return
        out.append(0 if reach > padded else (padded - reach) // stride[k] + 1)
    def laid(letters, sizes):
        order = list(range(n + 2))
        r.shuffle(order)
        names = list(letters) + [str(i) for i in range(n)]
        return "[" + ", ".join(names[i] for i in order) + "]", tuple(sizes[i] for i in order)
    ln, ld = laid("bf", [batch, features] + space)
    rn, rd = laid("io", [c, o] + window)
    on, od = laid("bf", [b, o] + out)
    while on.index("b") > on.index("f"):  # which the reference cannot
        on, od = laid("bf", [b, o] + out)
    lt, rt, ot = (ld, e), (rd, e), (od, e)
    w = f"stride = {stride}, pad = {pad}, lhs_dilate = {base}, rhs_dilate = {dilation}, reverse = [{', '.join(back)}]" if n else ""
    p.emit(f"stablehlo.convolution({p.like(lt)}, {p.like(rt)}) dim_numbers = {ln}x{rn}->{on}, window = {{{w}}} "
           f"{{batch_group_count = {groups if by_batch else 1} : i64, feature_group_count = {1 if by_batch else groups} : i64}} : "
           f"({text_of(lt)}, {text_of(rt)}) -> {text_of(ot)}", ot)


OPS = [f for n, f in sorted(globals().items()) if n.startswith("op_")]


def make(seed):
    p = Program(seed)
    for _ in range(p.r.randint(2, 5)):
        e = p.r.choice(list(INTS) + list(FLOATS) * 2 + ["i1"] + list(COMPLEX))
        p.constant((p.shape(), e))
    for _ in range(p.r.randint(10, 60)):
        if p.r.random() < .1:
            p.constant((p.shape(), p.r.choice(list(INTS) + list(FLOATS) + ["i1"])))
        p.r.choice(OPS)(p)
    types = ", ".join(text_of(t) for _, t, *_ in p.returned)
    names = ", ".join(n for n, *_ in p.returned)
    end = f"    return {names} : {types}\n" if names else "    return\n"
    return p, f"func.func @main() -> ({types}) {{\n" + "\n".join(p.lines) + "\n" + end + "}\n"


class Reference:
    def __init__(self):
        from jaxlib.mlir import ir
        from jaxlib.mlir.dialects import stablehlo
        self.ir, self.stablehlo = ir, stablehlo

    def run(self, text):
        """In a process of its own, which the reference may end."""
        with tempfile.NamedTemporaryFile(suffix=".npz") as file:
            child = os.fork()
            if child == 0:
                status = 1
                try:
                    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                    np.savez(file.name, *self.evaluate(text))
                    status = 0
                finally:
                    os._exit(status)
            if os.waitpid(child, 0)[1] != 0:
                raise RuntimeError("the reference has ended")
            with np.load(file.name) as made:
                return [made[f"arr_{i}"] for i in range(len(made.files))]

    def evaluate(self, text):
        ir = self.ir
        with ir.Context() as context, ir.Location.unknown():
            self.stablehlo.register_dialect(context)
            import jaxlib.mlir.dialects.func  # noqa: F401
            from jaxlib.mlir._mlir_libs import _jax_mlir_ext
            registry = ir.DialectRegistry()
            _jax_mlir_ext.register_dialects(registry)
            context.append_dialect_registry(registry)
            context.load_all_available_dialects()
            module = ir.Module.parse(text)
            out = self.stablehlo.eval_module(module, [])
            return [np.array(ir.DenseElementsAttr(a)) for a in out]


def distances(a, b, e):
    """Numbers of a float type between bits."""
    width, exponent = FLOATS[e]
    sign = 1 << (width - 1)
    infinity = ((1 << exponent) - 1) << (width - 1 - exponent)
    def place(x):
        x = int(x)
        return -(x - sign) if x & sign else x
    out = []
    for x, y in zip(a.ravel(), b.ravel()):
        nan = [(int(v) & (sign - 1)) > infinity for v in (x, y)]
        out.append(0 if all(nan) else 1 << 70 if any(nan) else abs(place(x) - place(y)))
    return out


def compare(p, ours, theirs):
    for (name, t, e, leaf, line), a, b in zip(p.returned, ours, theirs):
        b = b.reshape(a.shape)
        if e is None:
            same = np.array_equal(a, b)
            worst = None
        else:
            d = distances(a, b, e)
            worst = max(d, default=0)
            same = worst <= leaf
            if leaf == 0 and same:  # the signs of zeros
                pass
        if not same:
            wrong = np.argwhere(a != b)
            at = tuple(wrong[0]) if len(wrong) else ()
            return f"line {line + 1}: {p.lines[line - 1].strip()[:200]}\n  and before it {p.lines[line - 2].strip()[:300]}\n  at {at}: {a[at]:#x} is, {b[at]:#x} expected, distance {worst}"
    return None


def checks(p, theirs):
    """Operations that compare each value with what the reference gives: halves and floats as numbers, where a NaN
    is like another."""
    for k, ((name, t, e, leaf, line), b) in enumerate(zip(p.returned, theirs)):
        if 0 in t[0]:
            continue
        data = "0x" + np.ascontiguousarray(b).tobytes().hex().upper()
        yield f'    %c{k} = stablehlo.constant dense<"{data}"> : {text_of(t)}'
        if e is None:
            yield f"    check.expect_eq {name}, %c{k} : {text_of(t)}, {text_of(t)}"
            continue
        f = text_of((t[0], e))
        for n in (name, f"%c{k}"):
            yield f"    {n}_f = stablehlo.bitcast_convert {n} : ({text_of(t)}) -> {f}"
        yield f'    "check.expect_close"({name}_f, %c{k}_f) {{max_ulp_difference = {leaf} : i64}} : ({f}, {f}) -> ()'


def write(o, reference):
    with open(o.write, "w") as out:
        out.write(f"// Made by execute_random.py SDYRT {o.first} {o.count} --write FILE\n")
        seeds = []
        for seed in range(o.first, o.first + o.count):
            p, text = make(seed)
            try:
                theirs = reference.run(text)
            except RuntimeError:
                continue
            seeds.append(seed)
            out.write(f"func.func private @p{seed}() {{\n" + "\n".join(p.lines + list(checks(p, theirs))) + "\n    return\n}\n")
        out.write("func.func @main() {\n" + "".join(f"  func.call @p{s}() : () -> ()\n" for s in seeds) + "  return\n}\n")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--keep", help="write the programs that differ here")
    parser.add_argument("--write", help="write the programs as one, with checks of what the reference gives")
    o = parser.parse_args()
    reference = Reference()
    if o.write:
        return write(o, reference)
    failed = refused = 0
    for seed in range(o.first, o.first + o.count):
        p, text = make(seed)
        with tempfile.TemporaryDirectory() as d:
            path = os.path.join(d, "p.mlir")
            open(path, "w").write(text)
            r = subprocess.run([o.sdyrt, "exec", path, "--out", os.path.join(d, "out")], capture_output=True, text=True)
            wrong = None
            if r.returncode:
                wrong = f"status {r.returncode}: {r.stderr.strip()[:300]}"
            else:
                try:
                    theirs = reference.run(text)
                except Exception as e:  # the reference refuses it
                    refused += 1
                    if refused < 4:
                        print(f"{seed}: reference: {str(e)[:200]}", file=sys.stderr)
                    continue
                ours = [np.load(os.path.join(d, "out", f"result{i}.npy")) for i in range(len(theirs))]
                wrong = compare(p, ours, theirs)
        if wrong:
            failed += 1
            print(f"{seed}: {wrong}", flush=True)
            if o.keep:
                os.makedirs(o.keep, exist_ok=True)
                open(os.path.join(o.keep, f"{seed}.mlir"), "w").write(text)
    print(f"{o.count} programs, {failed} differ, {refused} that the reference does not take")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
