#!/usr/bin/env python3
"""Random single ops, a function each, for sharding rules: every kind of op that
has a rule, with odd sizes (1, 0, scalars), batch dimensions, strides, padding,
dilations.

    random_ops.py FIRST COUNT    print the functions of these seeds
"""
import random
import sys

HEAD = 'sdy.mesh @mesh = <["a"=2, "b"=2]>\n'
SIZES = [0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 12, 16, 30]
R = random.Random(0)
UNARY = """abs cbrt ceil cosine exponential exponential_minus_one floor log log_plus_one logistic negate
    round_nearest_afz round_nearest_even rsqrt sign sine sqrt tan tanh""".split()
BINARY = "add atan2 divide maximum minimum multiply power remainder subtract".split()
INTEGERS = "and or xor shift_left shift_right_arithmetic shift_right_logical".split()
REDUCERS = "add multiply maximum minimum subtract and or".split()
OPS = []


def op(function):
    OPS.append(function)
    return function


def t(dims, element="f32"):
    return "tensor<%s>" % "x".join([str(d) for d in dims] + [element])


def size(least=0):
    return R.choice([s for s in SIZES if s >= least])


def shape(least=0, most=4, smallest=0):
    return [size(smallest) for _ in range(R.randint(least, most))]


def i64s(values):
    return "array<i64%s>" % (": " + ", ".join(map(str, values)) if values else "")


def pairs(values):
    if not values:
        return "dense<> : tensor<0x2xi64>"
    return "dense<%s> : tensor<%dx2xi64>" % ([list(v) for v in values], len(values))


def ints(name, values):
    return "%s = [%s]" % (name, ", ".join(map(str, values))) if values else ""


def fields(*parts):
    return ", ".join(p for p in parts if p)


def one(name, ins, outs, props="", regions="", attrs="", before=(), operands=None):
    """A function of one op: `before` are lines that make what `operands` names."""
    args = ", ".join("%%a%d: %s" % (i, x) for i, x in enumerate(ins))
    used = operands or ["%%a%d" % i for i in range(len(ins))]
    types = operand_types(ins, used, before)
    lines = ["  " + b[0] for b in before]
    made = "%%r:%d = " % len(outs) if outs else ""
    text = '%s"%s"(%s)' % (made, name, ", ".join(used))
    text += " <{%s}>" % props if props else ""
    text += " (%s)" % regions if regions else ""
    text += " {%s}" % attrs if attrs else ""
    text += " : (%s) -> (%s)" % (", ".join(types), ", ".join(outs))
    results = ", ".join("%%r#%d" % i for i in range(len(outs)))
    end = "return %s : %s" % (results, ", ".join(outs)) if outs else "return"
    head = "func.func @f(%s) -> (%s) {" % (args, ", ".join(outs))
    return "\n".join([head] + lines + ["  " + text, "  " + end, "}"]) + "\n"


def operand_types(ins, used, before):
    made = {b[1]: b[2] for b in before}
    return [made[u] if u in made else ins[int(u[2:])] for u in used]


def body(args, made, element="f32"):
    """A region of `add` and its kind: args is their number, `made` (op, a, b) of each result."""
    s = "tensor<%s>" % element
    lines = "^bb0(%s):" % ", ".join("%%p%d: %s" % (i, s) for i in range(args))
    for i, (name, a, b) in enumerate(made):
        lines += " %%q%d = stablehlo.%s %%p%d, %%p%d : %s" % (i, name, a, b, s)
    names = ", ".join("%%q%d" % i for i in range(len(made)))
    return "{%s stablehlo.return %s : %s}" % (lines, names, ", ".join([s] * len(made)))


def reducer(n, element="f32"):
    left_out = {"f32": ("and", "or"), "i1": ("subtract",)}.get(element, ())
    names = [x for x in REDUCERS if x not in left_out]
    name = R.choice(names)
    made = []
    for i in range(n):
        if R.random() < 0.1:
            name = R.choice(names)
        order = [i, n + i] if R.random() < 0.6 else [n + i, i]
        made.append((name, *(order if R.random() < 0.9 else [i, i])))
    return body(2 * n, made, element)


# -- element by element ----------------------------------------------------------


@op
def unary():
    x = t(shape())
    return one("stablehlo." + R.choice(UNARY), [x], [x])


@op
def binary():
    x = t(shape())
    return one("stablehlo." + R.choice(BINARY), [x, x], [x])


@op
def others_pointwise():
    s = shape()
    x, i, b, c = t(s), t(s, "i32"), t(s, "i1"), t(s, "complex<f32>")
    return R.choice(
        [
            one("stablehlo." + R.choice(INTEGERS), [i, i], [i]),
            one("stablehlo.not", [i], [i]),
            one("stablehlo.popcnt", [i], [i]),
            one("stablehlo.count_leading_zeros", [i], [i]),
            one("stablehlo.is_finite", [x], [b]),
            one("stablehlo.real", [c], [x]),
            one("stablehlo.imag", [c], [x]),
            one("stablehlo.complex", [x, x], [c]),
            one("stablehlo.convert", [x], [i]),
            one("stablehlo.compare", [x, x], [b], "comparison_direction = #stablehlo<comparison_direction LT>"),
            one("stablehlo.reduce_precision", [x], [x], "exponent_bits = 5 : i32, mantissa_bits = 3 : i32"),
            one("sdy.sharding_constraint", [x], [x], "sharding = #sdy.sharding<@mesh, [%s]>" % ", ".join(["{?}"] * len(s))),
            one("sdy.reshard", [x], [x], "sharding = #sdy.sharding<@mesh, [%s]>" % ", ".join(["{}"] * len(s))),
        ]
    )


@op
def clamp():
    s = shape()
    low, high = (t(s if R.random() < 0.5 else []) for _ in range(2))
    return one("stablehlo.clamp", [low, t(s), high], [t(s)])


@op
def select():
    s = shape()
    return one("stablehlo.select", [t(s if R.random() < 0.5 else [], "i1"), t(s), t(s)], [t(s)])


@op
def bitcast_convert():
    s = shape(0, 3)
    k = R.randint(0, 3)
    if k == 0:
        return one("stablehlo.bitcast_convert", [t(s)], [t(s, "i32")])
    if k == 1:
        return one("stablehlo.bitcast_convert", [t(s)], [t(s + [4], "i8")])
    return one("stablehlo.bitcast_convert", [t(s + [2], "i16")], [t(s)])


@op
def reverse():
    s = shape()
    dims = [d for d in range(len(s)) if R.random() < 0.5]
    return one("stablehlo.reverse", [t(s)], [t(s)], "dimensions = " + i64s(dims))


@op
def sort():
    s = shape(1)
    if R.random() < 0.3:
        keep = R.randrange(len(s))
        s = [x if d == keep else 1 for d, x in enumerate(s)]
    n = R.randint(1, 3)
    dim = R.randrange(len(s))
    args = ", ".join("%%p%d: tensor<f32>" % i for i in range(2 * n))
    less = "{^bb0(%s): %%q = stablehlo.compare LT, %%p0, %%p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %%q : tensor<i1>}" % args
    props = "dimension = %d : i64, is_stable = false" % dim
    return one("stablehlo.sort", [t(s)] * n, [t(s)] * n, props, less)


# -- StableHLO's collectives -------------------------------------------------------

GROUPS = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"


@op
def all_gather():
    s = shape(1, 4, 1)
    g = R.randrange(len(s))
    out = [x * 2 if d == g else x for d, x in enumerate(s)]
    return one("stablehlo.all_gather", [t(s)], [t(out)], "all_gather_dim = %d : i64, %s, use_global_device_ids" % (g, GROUPS))


@op
def reduce_scatter():
    s = shape(1, 4, 1)
    g = R.randrange(len(s))
    large = [x * 2 if d == g else x for d, x in enumerate(s)]
    return one(
        "stablehlo.reduce_scatter", [t(large)], [t(s)], "scatter_dimension = %d : i64, %s, use_global_device_ids" % (g, GROUPS), body(2, [("add", 0, 1)])
    )


@op
def all_to_all():
    s = shape(1, 4, 1)
    a, b = R.randrange(len(s)), R.randrange(len(s))
    out = list(s)
    s[a] *= 2
    out[a] = s[a] // 2
    out[b] = out[b] * 2
    return one(
        "stablehlo.all_to_all",
        [t(s)],
        [t(out)],
        "split_dimension = %d : i64, concat_dimension = %d : i64, split_count = 2 : i64, %s" % (a, b, GROUPS),
    )


@op
def collectives_pointwise():
    s = shape()
    k = R.randint(0, 3)
    if k == 0:
        return one("stablehlo.all_reduce", [t(s)], [t(s)], GROUPS + ", use_global_device_ids", body(2, [("add", 0, 1)]))
    if k == 1:
        return one("stablehlo.collective_broadcast", [t(s)], [t(s)], GROUPS)
    if k == 2:
        return one("stablehlo.cross-replica-sum", [t(s)], [t(s)], "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>")
    return one("stablehlo.collective_permute", [t(s)], [t(s)], "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>")


# -- moving elements ---------------------------------------------------------------


@op
def transpose():
    s = shape()
    p = R.sample(range(len(s)), len(s))
    return one("stablehlo.transpose", [t(s)], [t([s[d] for d in p])], "permutation = " + i64s(p))


@op
def reshape():
    k = R.randint(0, 3)
    if k == 0:
        s = shape()
        total = 1
        for x in s:
            total *= x
        return one("stablehlo.reshape", [t(s)], [t([total])]) if R.random() < 0.5 else one("stablehlo.reshape", [t([total])], [t(s)])
    primes = [R.choice([2, 2, 2, 3, 3, 5, 7]) for _ in range(R.randint(0, 7))]
    return one("stablehlo.reshape", [t(grouped(primes, k))], [t(grouped(primes, R.randint(1, 3)))])


def grouped(primes, k):
    """A shape of these factors; with k == 3 in an order of its own."""
    primes = list(primes)
    if k == 3:
        R.shuffle(primes)
    dims = []
    for p in primes:
        if dims and R.random() < 0.5:
            dims[-1] *= p
        else:
            dims.append(p)
    for _ in range(R.randint(0, 2)):
        dims.insert(R.randint(0, len(dims)), 1)
    return dims


@op
def broadcast_in_dim():
    out = shape(0, 5)
    dims = [d for d in range(len(out)) if R.random() < 0.6]
    if R.random() < 0.3:
        R.shuffle(dims)
    s = [out[d] if R.random() < 0.6 else 1 for d in dims]
    return one("stablehlo.broadcast_in_dim", [t(s)], [t(out)], "broadcast_dimensions = " + i64s(dims))


@op
def concatenate():
    s = shape(1)
    c, n = R.randrange(len(s)), R.randint(1, 3)
    slices = R.choice([0, 0, 0.5, 1])
    same = R.random() < 0.5
    ins, before, used, parts = [], [], [], []
    if same:
        ins.append(t(s))
    for i in range(n):
        part = list(s)
        if R.random() < slices:
            part[c] = R.randint(0, s[c])
            if not same:
                ins.append(t(s))
            name = "%%s%d" % i
            limits = ", ".join("0:%d" % x for x in part)
            source = "%a0" if same else "%%a%d" % (len(ins) - 1)
            before.append(("%s = stablehlo.slice %s [%s] : (%s) -> %s" % (name, source, limits, t(s), t(part)), name, t(part)))
            used.append(name)
        else:
            if not same:
                part[c] = size()
                ins.append(t(part))
            used.append("%a0" if same else "%%a%d" % (len(ins) - 1))
        parts.append(part[c])
    out = list(s)
    out[c] = sum(parts)
    return one("stablehlo.concatenate", ins, [t(out)], "dimension = %d : i64" % c, before=before, operands=used)


@op
def pad():
    s = shape()
    low = [R.choice([0, 0, 0, 1, 2, -1]) for _ in s]
    high = [R.choice([0, 0, 0, 1, 3, -1]) for _ in s]
    inner = [R.choice([0, 0, 0, 1, 2]) for _ in s]
    out = [max(0, low[d] + high[d] + x + max(0, x - 1) * inner[d]) for d, x in enumerate(s)]
    if any(low[d] + high[d] + x + max(0, x - 1) * inner[d] < 0 for d, x in enumerate(s)):
        return pad()
    props = "edge_padding_low = %s, edge_padding_high = %s, interior_padding = %s" % (i64s(low), i64s(high), i64s(inner))
    return one("stablehlo.pad", [t(s), t([])], [t(out)], props)


@op
def slice_():
    s = shape()
    start, limit, strides, out = [], [], [], []
    for x in s:
        whole = R.random() < 0.4
        a = 0 if whole else R.randint(0, x)
        b = x if whole else R.randint(a, x)
        stride = 1 if whole else R.randint(1, 3)
        start.append(a)
        limit.append(b)
        strides.append(stride)
        out.append((b - a + stride - 1) // stride)
    props = "start_indices = %s, limit_indices = %s, strides = %s" % (i64s(start), i64s(limit), i64s(strides))
    return one("stablehlo.slice", [t(s)], [t(out)], props)


def indices(n):
    """Scalars: arguments, or constants."""
    k = R.randint(0, 2)
    before, used = [], []
    for i in range(n):
        if k == 1 or (k == 2 and R.random() < 0.5):
            kind = R.choice(["stablehlo", "sdy"])
            before.append(("%%c%d = %s.constant dense<0> : tensor<i32>" % (i, kind), "%%c%d" % i, "tensor<i32>"))
            used.append("%%c%d" % i)
        else:
            used.append("%%a%d" % (i + 2))
    return before, used


@op
def dynamic_slice():
    s = shape()
    out = [x if R.random() < 0.5 else R.randint(0, x) for x in s]
    return one("stablehlo.dynamic_slice", [t(s)] + ["tensor<i32>"] * len(s), [t(out)], "slice_sizes = " + i64s(out))


@op
def dynamic_update_slice():
    s = shape()
    update = [x if R.random() < 0.5 else R.randint(0, x) for x in s]
    before, used = indices(len(s))
    return one(
        "stablehlo.dynamic_update_slice",
        [t(s), t(update)] + ["tensor<i32>"] * len(s),
        [t(s)],
        before=before,
        operands=["%a0", "%a1"] + used,
    )


# -- products ----------------------------------------------------------------------


@op
def dot():
    k, m, n = size(), size(), size()
    lhs = [m, k] if R.random() < 0.6 else [k]
    rhs = [k, n] if R.random() < 0.6 else [k]
    return one("stablehlo.dot", [t(lhs), t(rhs)], [t(lhs[:-1] + rhs[1:])])


@op
def dot_general():
    batch, contracted = shape(0, 2), shape(0, 2)
    lhs = [("b", i) for i in range(len(batch))] + [("c", i) for i in range(len(contracted))]
    rhs = list(lhs)
    free = [shape(0, 2), shape(0, 2)]
    lhs += [("f", i) for i in range(len(free[0]))]
    rhs += [("f", i) for i in range(len(free[1]))]
    R.shuffle(lhs)
    R.shuffle(rhs)

    def dims(list_, mine):
        return [{"b": batch, "c": contracted, "f": mine}[k][i] for k, i in list_]

    order_b = R.sample(range(len(batch)), len(batch))
    order_c = R.sample(range(len(contracted)), len(contracted))

    def places(list_, kind, order):
        return [list_.index((kind, i)) for i in order]

    numbers = fields(
        ints("lhs_batching_dimensions", places(lhs, "b", order_b)),
        ints("rhs_batching_dimensions", places(rhs, "b", order_b)),
        ints("lhs_contracting_dimensions", places(lhs, "c", order_c)),
        ints("rhs_contracting_dimensions", places(rhs, "c", order_c)),
    )
    out = [batch[i] for i in order_b]
    for list_, mine in ((lhs, free[0]), (rhs, free[1])):
        out += [mine[i] for k, i in list_ if k == "f"]
    return one("stablehlo.dot_general", [t(dims(lhs, free[0])), t(dims(rhs, free[1]))], [t(out)], "dot_dimension_numbers = #stablehlo.dot<%s>" % numbers)


@op
def convolution():
    n = R.randint(0, 3)
    groups = R.choice([(1, 1), (1, 1), (2, 1), (3, 1), (1, 2), (1, 3)])
    per_in, per_out = size(1), size(1)
    batch = size(1) * groups[1] if R.random() < 0.9 else 0
    features = per_in * groups[0]
    kernel_out = per_out * groups[0] * groups[1]
    lists = [R.sample(["a", "f"] + list(range(n)), n + 2) for _ in range(3)]
    strides, padding, lhs_dilation, rhs_dilation, spatial, windows, out = [], [], [], [], [], [], []
    for _ in range(n):
        window, stride, base, dilation = R.choice([1, 1, 2, 3, 5]), R.choice([1, 1, 2]), R.choice([1, 1, 2]), R.choice([1, 1, 2])
        s = size(1)
        low, high = R.choice([0, 1, 2]), R.choice([0, 1])
        padded = (s - 1) * base + 1 + low + high
        covered = (window - 1) * dilation + 1
        strides.append(stride)
        padding.append((low, high))
        lhs_dilation.append(base)
        rhs_dilation.append(dilation)
        spatial.append(s)
        windows.append(window)
        out.append(0 if padded < covered else (padded - covered) // stride + 1)

    def dims(list_, first, second, sizes):
        return [{"a": first, "f": second}.get(k, sizes[k] if isinstance(k, int) else None) for k in list_]

    lhs = dims(lists[0], batch, features, spatial)
    rhs = dims(lists[1], kernel_out, per_in, windows)
    result = dims(lists[2], batch // groups[1], kernel_out, out)

    def names(list_, first, second):
        return "[%s]" % ", ".join({"a": first, "f": second}.get(k, str(k)) for k in list_)

    numbers = "#stablehlo.conv<%sx%s->%s>" % (names(lists[0], "b", "f"), names(lists[1], "o", "i"), names(lists[2], "b", "f"))
    props = "dimension_numbers = %s, feature_group_count = %d : i64, batch_group_count = %d : i64" % (numbers, *groups)
    if n > 0:
        props += ", window_strides = %s, padding = %s, lhs_dilation = %s, rhs_dilation = %s" % (i64s(strides), pairs(padding), i64s(lhs_dilation), i64s(rhs_dilation))
    return one("stablehlo.convolution", [t(lhs), t(rhs)], [t(result)], props)


# -- windows -----------------------------------------------------------------------


@op
def reduce():
    s = shape()
    n = R.randint(1, 3)
    dims = [d for d in range(len(s)) if R.random() < 0.5]
    out = [x for d, x in enumerate(s) if d not in dims]
    return one("stablehlo.reduce", [t(s)] * n + [t([])] * n, [t(out)] * n, "dimensions = " + i64s(dims), reducer(n))


def windows(s):
    sizes, strides, base, dilation, padding, out = [], [], [], [], [], []
    for x in s:
        plain = R.random() < 0.4
        w, st, b, dl = (1, 1, 1, 1) if plain else (R.choice([1, 1, 2, 3]), R.choice([1, 1, 2]), R.choice([1, 1, 1, 2]), R.choice([1, 1, 1, 2]))
        low, high = (0, 0) if plain else (R.choice([0, 0, 1]), R.choice([0, 0, 1]))
        padded = (0 if x == 0 else (x - 1) * b + 1) + low + high
        covered = (w - 1) * dl + 1
        for list_, v in zip((sizes, strides, base, dilation, padding), (w, st, b, dl, (low, high))):
            list_.append(v)
        out.append(0 if padded < covered else (padded - covered) // st + 1)
    return sizes, strides, base, dilation, padding, out


@op
def reduce_window():
    s = shape(1)
    n = R.randint(1, 2)
    sizes, strides, base, dilation, padding, out = windows(s)
    props = "window_dimensions = %s, window_strides = %s, base_dilations = %s, window_dilations = %s, padding = %s" % (
        i64s(sizes),
        i64s(strides),
        i64s(base),
        i64s(dilation),
        pairs(padding),
    )
    return one("stablehlo.reduce_window", [t(s)] * n + [t([])] * n, [t(out)] * n, props, reducer(n))


@op
def select_and_scatter():
    s = shape(1, 4, 1)
    sizes, strides, padding, out = [], [], [], []
    for x in s:
        w, st = (1, 1) if R.random() < 0.4 else (R.choice([1, 2, 3]), R.choice([1, 1, 2]))
        low, high = R.choice([0, 0, 0, 1]), R.choice([0, 0, 0, 1])
        sizes.append(w)
        strides.append(st)
        padding.append((low, high))
        out.append(0 if x + low + high < w or x == 0 else (x + low + high - w) // st + 1)
    props = "window_dimensions = %s, window_strides = %s, padding = %s" % (i64s(sizes), i64s(strides), pairs(padding))
    ge = "{^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}"
    return one("stablehlo.select_and_scatter", [t(s), t(out), t([])], [t(s)], props, ge + ", " + body(2, [("add", 0, 1)]))


# -- gather and scatter ------------------------------------------------------------


def gather_numbers(is_scatter):
    """(operand, indices, slices) and the fields of the dimension numbers."""
    operand = shape(1, 4)
    rank = len(operand)
    kinds = [R.choice("wwwdb" if R.random() < 0.5 else "wwd") for _ in operand]
    batch = [d for d in range(rank) if kinds[d] == "b"]
    dropped = [d for d in range(rank) if kinds[d] == "d"]
    window = [d for d in range(rank) if kinds[d] == "w"]
    slice_sizes = [x if R.random() < 0.5 else R.randint(0, x) for x in operand]
    for d in batch + dropped:
        slice_sizes[d] = 1
        operand[d] = max(operand[d], 1)
    mapped = [d for d in range(rank) if d not in batch and (d in dropped or R.random() < 0.4)]
    if R.random() < 0.3:
        R.shuffle(mapped)
    free = shape(0, 2)
    tags = [("b", d) for d in batch] + [("n", i) for i in range(len(free))]
    R.shuffle(tags)
    index = [operand[i] if k == "b" else free[i] for k, i in tags]
    vector = R.randint(0, len(index))
    places = [i + (i >= vector) for i in range(len(index))]
    indices_batch = [places[tags.index(("b", d))] for d in batch]
    implicit = len(mapped) == 1 and R.random() < 0.5
    if implicit:
        vector = len(index)
        places = list(range(len(index)))
        indices_batch = [places[tags.index(("b", d))] for d in batch]
        indices_shape = list(index)
    else:
        indices_shape = index[:vector] + [len(mapped)] + index[vector:]
    n_out = len(index) + len(window)
    window_places = sorted(R.sample(range(n_out), len(window)))
    out, i, w = [], 0, 0
    for d in range(n_out):
        if d in window_places:
            out.append(slice_sizes[window[w]])
            w += 1
        else:
            out.append(index[i])
            i += 1
    names = (
        ("update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims", "scatter_dims_to_operand_dims")
        if is_scatter
        else ("offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims", "start_index_map")
    )
    lists = (window_places, dropped, batch, indices_batch, mapped)
    text = fields(*[ints(n, v) for n, v in zip(names, lists)], "index_vector_dim = %d" % vector)
    return operand, indices_shape, out, slice_sizes, text


@op
def gather():
    operand, index, out, sizes, numbers = gather_numbers(False)
    props = "dimension_numbers = #stablehlo.gather<%s>, slice_sizes = %s" % (numbers, i64s(sizes))
    return one("stablehlo.gather", [t(operand), t(index, "i32")], [t(out)], props)


@op
def scatter():
    operand, index, updates, _, numbers = gather_numbers(True)
    n = R.randint(1, 2)
    element = R.choice(["f32", "f32", "i1", "i32"])
    ins = [t(operand, element)] * n + [t(index, "i32")] + [t(updates, element)] * n
    props = "scatter_dimension_numbers = #stablehlo.scatter<%s>" % numbers
    return one("stablehlo.scatter", ins, [t(operand, element)] * n, props, reducer(n, element))


# -- linear algebra and the rest ---------------------------------------------------


@op
def cholesky():
    n = size()
    x = t(shape(0, 2) + [n, n])
    return one("stablehlo.cholesky", [x], [x])


@op
def triangular_solve():
    batch, n, k = shape(0, 2), size(), size()
    left = R.random() < 0.5
    props = "left_side = %s, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose %s>" % (
        str(left).lower(),
        R.choice(["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]),
    )
    x = t(batch + ([n, k] if left else [k, n]))
    return one("stablehlo.triangular_solve", [t(batch + [n, n]), x], [x], props)


@op
def fft():
    s = shape(1, 4, 1)
    n = R.randint(1, min(3, len(s)))
    kind = R.choice(["FFT", "IFFT", "RFFT", "IRFFT"])
    ins, outs = list(s), list(s)
    length = s[-n:]
    if kind == "RFFT":
        outs[-1] = s[-1] // 2 + 1
    if kind == "IRFFT":
        ins[-1] = s[-1] // 2 + 1
    elements = {"FFT": ("complex<f32>",) * 2, "IFFT": ("complex<f32>",) * 2, "RFFT": ("f32", "complex<f32>"), "IRFFT": ("complex<f32>", "f32")}[kind]
    props = "fft_type = #stablehlo<fft_type %s>, fft_length = %s" % (kind, i64s(length))
    return one("stablehlo.fft", [t(ins, elements[0])], [t(outs, elements[1])], props)


@op
def batch_norm_inference():
    s = shape(1)
    f = R.randrange(len(s))
    return one("stablehlo.batch_norm_inference", [t(s)] + [t([s[f]])] * 4, [t(s)], "epsilon = 1.000000e-03 : f32, feature_index = %d : i64" % f)


@op
def rng_bit_generator():
    state = t([R.choice([2, 3])], "ui64")
    return one("stablehlo.rng_bit_generator", [state], [state, t(shape(), "ui32")], "rng_algorithm = #stablehlo<rng_algorithm DEFAULT>")


# -- custom calls ------------------------------------------------------------------

POINTWISE = """annotate_device_placement Cholesky CompactWyHelper InspectSharding InvertDiagBlocksLowerTriangular
    InvertDiagBlocksUpperTriangular LayoutConstraint MoveToDevice MoveToHost X64SplitHigh X64SplitLow X64Combine mhlo.erf
    xla.megascale.provide_metadata _SPMDInternalOp_MultiPad _SPMDInternalOp_RotateRight _SPMDInternalOp_MultiRotate
    _SPMDInternalOp_MultiSlice _SPMDInternalOp_Wrap""".split()
SILENT = "sdy_testonly tpu_custom_call xla_python_cpu_callback xla_ffi_python_gpu_callback unknown_target".split()


def call(target, ins, outs):
    return one("stablehlo.custom_call", ins, outs, 'call_target_name = "%s"' % target)


@op
def custom_call():
    s = shape()
    x = t(s)
    m = shape(0, 2) + [size(), size()]
    taus = m[:-2] + [min(m[-2:])]
    k = R.randint(0, 8)
    if k <= 2:
        ins = [x if R.random() < 0.8 else t([]) for _ in range(R.randint(1, 3))]
        return call(R.choice(POINTWISE), ins, [x] * R.randint(1, 2))
    if k == 3:
        return call("Eigh", [t(m[:-1] + m[-2:-1])], [t(m[:-1] + m[-2:-1]), t(m[:-1])])
    if k == 4:
        return call(R.choice(["Qr", "QrDecompositionBlock"]), [t(m)], [t(m), t(taus)])
    if k == 5:
        return call("ProductOfElementaryHouseholderReflectors", [t(m), t(taus)], [t(m)])
    if k == 6:
        out = list(s)
        if out:
            out[-1] = R.randint(0, out[-1])
        return call("mhlo.topk", [x], [t(out), t(out, "i32")])
    if k == 7:
        out = [d if R.random() < 0.5 else R.randint(0, d) for d in s]
        ins = [x, t(s, "i32"), t([]), t([], "i32")]
        return call(R.choice(["ApproxTopK", "PartialReduce"]), ins, [t(out), t(out, "i32")])
    if R.random() < 0.5:
        return call(R.choice(SILENT), [x], [x])
    made = '%%s = "stablehlo.custom_call"(%%a0, %%a1) <{call_target_name = "X64Combine"}> : (%s, %s) -> %s'
    parts, state = t([2], "ui32"), t([2], "ui64")
    before = [(made % (parts, parts, state), "%s", state)]
    props = "rng_algorithm = #stablehlo<rng_algorithm DEFAULT>"
    return one("stablehlo.rng_bit_generator", [parts, parts], [state, t(s, "ui32")], props, before=before, operands=["%s"])


# -- ops without rule --------------------------------------------------------------


@op
def without_rule():
    s = shape()
    x = t(s)
    outs = [
        one("stablehlo.constant", [], ["tensor<2xf32>"], "value = dense<1.0> : tensor<2xf32>"),
        one("stablehlo.partition_id", [], ["tensor<ui32>"]),
        one("stablehlo.after_all", [], ["!stablehlo.token"]),
        one("stablehlo.optimization_barrier", [x, "!stablehlo.token"], [x, "!stablehlo.token"]),
        one("stablehlo.tuple", [x], ["tuple<%s>" % x]),
        one("stablehlo.get_tuple_element", ["tuple<%s>" % x], [x], "index = 0 : i32"),
        one("stablehlo.map", [x, x], [x], "dimensions = " + i64s(range(len(s))), body(2, [("add", 0, 1)])),
        one("stablehlo.custom_call", ["!stablehlo.token"], ["!stablehlo.token"], 'call_target_name = "MoveToHost"'),
        one("stablehlo.batch_norm_training", [t([2, 3]), t([3]), t([3])], [t([2, 3]), t([3]), t([3])], "epsilon = 1.0 : f32, feature_index = 1 : i64"),
        one("stablehlo.einsum", [t([2, 3]), t([3, 4])], [t([2, 4])], 'einsum_config = "ab,bc->ac"'),
        one("sdy.propagation_barrier", [x], [x], "allowed_direction = 1 : i32"),
        one("sdy.data_flow_edge", [x], [x]),
    ]
    if s:
        outs.append(one("stablehlo.iota", [], [x], "iota_dimension = 0 : i64"))
    return R.choice(outs)


def function(seed):
    """The function of a seed: of each kind in turn, so that few seeds have all."""
    R.seed(seed)
    return OPS[seed % len(OPS)]().replace("@f(", "@f%d(" % seed)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    first, count = int(sys.argv[1]), int(sys.argv[2])
    print(HEAD + "\n".join(function(i) for i in range(first, first + count)), end="")
