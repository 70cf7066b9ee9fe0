"""Random programs for execute_random.py: products, windows, indices and regions."""
from execute_programs import COMPLEX, COMPUTED, F8, FLOATS, INTS, LOGIC, REAL, SMALL, WHOLE, is_float, is_int, ops_of, text_of


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


def chain(p, e, names, steps, indent="      "):
    """Lines of so many operations on scalars of a type, or tensors, and the last result."""
    t = e if isinstance(e, tuple) else ((), e)
    lines, names = [], list(names)
    for _ in range(steps):
        made = p.name()
        lines.append(f"{indent}{made} = stablehlo.{p.r.choice(ops_of(t[1]))} {p.r.choice(names)}, {p.r.choice(names)} : {text_of(t)}")
        names.append(made)
    return lines, names[-1]


def body_of(p, e, names, op=None):
    """The lines of a body: an operation of both, or any that come into mind."""
    s = f"tensor<{e}>"
    if op is None:
        lines, last = chain(p, e, names, p.r.randint(1, 3))
    else:
        last = p.name()
        lines = [f"      {last} = stablehlo.{op} {', '.join(names)} : {s}"]
    return "\n".join(lines + [f"      stablehlo.return {last} : {s}"])


def reducer(p, e):
    """An operation, or None for a body of several, that has one result in any type."""
    ops = {"i1": LOGIC + ["maximum", "add"]}.get(e) or (
        ["add", "multiply", "maximum", "minimum", *LOGIC] if e in WHOLE else ["add", "multiply", "maximum", "minimum"] if p.steps and e in REAL else ["add", "maximum", "minimum"] if e in FLOATS else ["add"] if e in COMPLEX else
        ["maximum", "minimum"])
    return None if e in WHOLE and p.r.random() < .3 else p.r.choice(ops)


def op_reduce(p):
    t, x = p.summed(lambda t: t[0])
    if p.r.random() < .2:  # which order does not change
        t, x = p.any(lambda t: t[0] and t[1] in SMALL)
    if x is None:
        return
    d = sorted(p.r.sample(range(len(t[0])), p.r.randint(0, len(t[0]))))
    op = reducer(p, t[1])
    if op == "add" and t[1] in SMALL and not p.steps:
        op = "maximum"
    s, o = ((), t[1]), (tuple(n for i, n in enumerate(t[0]) if i not in d), t[1])
    init = p.summand(s)
    if op is not None and p.r.random() < .7:
        p.emit(f"stablehlo.reduce({x} init: {init}) applies stablehlo.{op} across dimensions = {d} : "
               f"({text_of(t)}, {text_of(s)}) -> {text_of(o)}", o)
        return
    p.emit(f'"stablehlo.reduce"({x}, {init}) <{{dimensions = {array_of(d)}}}> ({{\n    ^bb0(%p: {text_of(s)}, %q: {text_of(s)}):\n'
           f'{body_of(p, t[1], ["%p", "%q"], op)}\n    }}) : ({text_of(t)}, {text_of(s)}) -> {text_of(o)}', o)


def op_reduce_two(p):
    """The largest and where it is, or others of two operands."""
    t, x = p.any(lambda t: t[0] and t[1] not in COMPLEX)
    if x is None:
        return
    u = (t[0], p.r.choice(list(INTS)))
    d = sorted(p.r.sample(range(len(t[0])), p.r.randint(0, len(t[0]))))
    a, b = f"tensor<{t[1]}>", f"tensor<{u[1]}>"
    dims = tuple(n for i, n in enumerate(t[0]) if i not in d)
    direction = p.r.choice(["GT", "GE", "LT", "LE"])
    p.several(f'"stablehlo.reduce"({x}, {p.like(u)}, {p.like(((), t[1]))}, {p.like(((), u[1]))}) <{{dimensions = {array_of(d)}}}> ({{\n'
              f'    ^bb0(%a: {a}, %b: {b}, %c: {a}, %d: {b}):\n      %0 = stablehlo.compare {direction}, %a, %c : ({a}, {a}) -> tensor<i1>\n'
              f'      %1 = stablehlo.select %0, %a, %c : tensor<i1>, {a}\n      %2 = stablehlo.select %0, %b, %d : tensor<i1>, {b}\n'
              f'      %3 = stablehlo.{p.r.choice(["add", "xor", "maximum"])} %2, %d : {b}\n      stablehlo.return %1, {p.r.choice(["%2", "%3"])} : {a}, {b}\n'
              f'    }}) : ({text_of(t)}, {text_of(u)}, {a}, {b}) -> ({text_of((dims, t[1]))}, {text_of((dims, u[1]))})', [(dims, t[1]), (dims, u[1])])


def op_map(p):
    t, x = p.any()
    if x is None:
        return
    s = f"tensor<{t[1]}>"
    p.emit(f'"stablehlo.map"({x}, {p.like(t)}) <{{dimensions = {array_of(range(len(t[0])))}}}> ({{\n    ^bb0(%p: {s}, %q: {s}):\n'
           f'{body_of(p, t[1], ["%p", "%q"])}\n    }}) : ({text_of(t)}, {text_of(t)}) -> {text_of(t)}', t)


def op_dot(p):
    t, x = p.summed(lambda t: len(t[0]) >= 1)
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
    if t[0][k] == 0 or t[1] in SMALL and t[0][k] > 4 and not p.steps:
        return
    out = ([t[0][b]] if b is not None else []) + [n for i, n in enumerate(t[0]) if i not in (k, b)] \
        + [n for i, n in enumerate(y[0]) if i not in (rk, rb)]
    o = (tuple(out), t[1])
    batching = f"batching_dims = [{b}] x [{rb}], " if b is not None else ""
    p.emit(f"stablehlo.dot_general {x}, {p.summand(y)}, {batching}contracting_dims = [{k}] x [{rk}] : "
           f"({text_of(t)}, {text_of(y)}) -> {text_of(o)}", o)


def op_reduce_precision(p):
    formats = {**FLOATS, **{k: F8[k] for k in ("f8E3M4", "f8E4M3", "f8E5M2")}}
    t, x = p.any(lambda t: t[1] in formats)
    if x is None:
        return
    width, exponent = formats[t[1]]
    e, m = p.r.randint(2, exponent), p.r.randint(1, width - 1 - exponent)
    p.emit(f"stablehlo.reduce_precision {x}, format = e{e}m{m} : {text_of(t)}", t)


def nest(p, t, names, depth, indent):
    """Lines of operations in each other, and the name of their result."""
    r, tt = p.r, text_of(t)
    more = indent + "  "
    kind = r.choice(["chain", "if", "case", "while"]) if depth > 0 else "chain"
    if kind == "chain":
        return chain(p, t, names, r.randint(1, 4), indent)
    lines, made = [], p.name()

    def inside(given):
        own, last = nest(p, t, names + given, depth - 1, more)
        return [*own, f"{more}stablehlo.return {last} : {tt}"]
    if kind == "while":
        i, n, one, v, c, j = (p.name() for _ in range(6))
        turns = r.randint(0, 3)
        lines += [f"{indent}{k} = stablehlo.constant dense<{value}> : tensor<i32>" for k, value in ((i, 0), (n, turns), (one, 1))]
        body, last = nest(p, t, [*names, v + "a"], depth - 1, more)
        return [*lines, f"{indent}{made}:2 = stablehlo.while({v}i = {i}, {v}a = {r.choice(names)}) : tensor<i32>, {tt}", f"{indent}cond {{",
                f"{more}{c} = stablehlo.compare LT, {v}i, {n} : (tensor<i32>, tensor<i32>) -> tensor<i1>", f"{more}stablehlo.return {c} : tensor<i1>",
                f"{indent}}} do {{", *body, f"{more}{j} = stablehlo.add {v}i, {one} : tensor<i32>",
                f"{more}stablehlo.return {j}, {last} : tensor<i32>, {tt}", f"{indent}}}"], made + "#1"
    if kind == "if":
        c, n = p.like(((), "i1")), 2
    else:
        c, n = p.constant(((), "i32"), False, lambda e: str(r.choice([-1, 0, 1, 2, 7]))), r.randint(1, 4)
    lines.append(f'{indent}{made} = "stablehlo.{kind}"({c}) ({{')
    for k in range(n):
        lines += ([f"{indent}}}, {{"] if k else []) + inside([])
    return [*lines, f"{indent}}}) : (tensor<{'i1' if kind == 'if' else 'i32'}>) -> {tt}"], made


def op_nest(p):
    t, x = p.any()
    if x is None:
        return
    names = [x, p.like(t)]
    lines, last = nest(p, t, names, p.r.randint(1, 3), "    ")
    p.lines += lines
    p.emit(f"stablehlo.optimization_barrier {last} : {text_of(t)}", t)


def op_branch_pair(p):
    """Of two results in different types."""
    t, x = p.any()
    u, y = p.any()
    if x is None or y is None:
        return
    tt, uu = text_of(t), text_of(u)
    bodies = "}, {\n".join(f"      stablehlo.return {p.like(t)}, {p.like(u)} : {tt}, {uu}\n    " for _ in range(2))
    p.several(f'"stablehlo.if"({p.like(((), "i1"))}) ({{\n{bodies}}}) : (tensor<i1>) -> ({tt}, {uu})', [t, u])


def op_call(p):
    """A function, called directly or as the decomposition of a composite."""
    t, x = p.any()
    if x is None:
        return
    name, tt = f"f{len(p.functions)}_{p.name()[1:]}", text_of(t)
    lines, last = chain(p, t, ["%arg0", "%arg1"], p.r.randint(1, 3), "  ")
    p.functions.append("\n".join([f"func.func private @{name}(%arg0: {tt}, %arg1: {tt}) -> {tt} {{", *lines, f"  return {last} : {tt}", "}"]))
    if p.r.random() < .5:
        p.emit(f"func.call @{name}({x}, {p.like(t)}) : ({tt}, {tt}) -> {tt}", t)
    else:
        p.emit(f'stablehlo.composite "a.b" {x}, {p.like(t)} {{decomposition = @{name}}} : ({tt}, {tt}) -> {tt}', t)


def op_tuple(p):
    """Not with a mesh: Shardy does not propagate through tuples."""
    t, x = p.any()
    u, y = p.any()
    if x is None or y is None or p.axes:
        return
    tt = f"tuple<{text_of(t)}, {text_of(u)}>"
    made = p.name()
    p.lines.append(f"    {made} = stablehlo.tuple {x}, {y} : {tt}")
    p.emit(f"stablehlo.get_tuple_element {made}[1] : ({tt}) -> {text_of(u)}", u)


def numbers(p, values):
    """A constant of one dimension, and its type."""
    e = p.r.choice(["i32", "i64"])
    left = list(values)
    t = ((len(left),), e)
    return p.constant(t, False, lambda _: str(left.pop(0))), text_of(t)


def op_dynamic_shape(p):
    """Operations whose sizes are values; their results have static types."""
    t, x = p.any()
    if x is None:
        return
    r = p.r
    kind = r.choice(["iota", "reshape", "broadcast", "pad", "size"])
    if kind == "iota":
        dims = p.shape() or (3,)
        s, st = numbers(p, dims)
        o = (dims, r.choice([e for e in (*WHOLE, *FLOATS, *COMPLEX)]))
        p.emit(f"stablehlo.dynamic_iota {s}, dim = {r.randrange(len(dims))} : ({st}) -> {text_of(o)}", o)
    elif kind == "reshape":
        n = 1
        for d in t[0]:
            n *= d
        o = (r.choice([(n,), (1, n), (n, 1, 1)]), t[1])
        s, st = numbers(p, o[0])
        p.emit(f"stablehlo.dynamic_reshape {x}, {s} : ({text_of(t)}, {st}) -> {text_of(o)}", o)
    elif kind == "broadcast":
        rank = len(t[0]) + r.choice([0, 1])
        where = r.sample(range(rank), len(t[0]))
        dims = [r.choice([0, 1, 2, 3]) for _ in range(rank)]
        for i, d in enumerate(where):
            dims[d] = t[0][i] if t[0][i] != 1 else r.choice([1, 2, 4])
        o = (tuple(dims), t[1])
        if not dims:
            return
        s, st = numbers(p, dims)
        p.emit(f"stablehlo.dynamic_broadcast_in_dim {x}, {s}, dims = {where} : ({text_of(t)}, {st}) -> {text_of(o)}", o)
    elif kind == "pad" and t[0]:
        low, high = ([r.randint(0, 2) for _ in t[0]] for _ in range(2))
        inside = [r.choice([0, 0, 1]) for _ in t[0]]
        o = (tuple(l + h + d + max(d - 1, 0) * i for l, h, d, i in zip(low, high, t[0], inside)), t[1])
        e = p.r.choice(["i32", "i64"])
        given = []
        for v in (low, high, inside):
            left = list(v)
            given.append(p.constant(((len(v),), e), False, lambda _: str(left.pop(0))))
        nt = f"tensor<{len(low)}x{e}>"
        p.emit(f"stablehlo.dynamic_pad {x}, {p.like(((), t[1]))}, {', '.join(given)} : "
               f"({text_of(t)}, tensor<{t[1]}>, {nt}, {nt}, {nt}) -> {text_of(o)}", o)
    elif t[0]:
        o = ((), "i32")
        p.emit(f"stablehlo.get_dimension_size {x}, dim = {r.randrange(len(t[0]))} : ({text_of(t)}) -> tensor<i32>", o)


def op_while(p):
    t, x = p.any()
    if x is None:
        return
    i, n, one = [p.constant(((), "i32"), False, lambda e, v=v: str(v)) for v in (0, p.r.randint(0, 4), 1)]
    y = p.like(t)
    tt = text_of(t)
    lines, last = chain(p, t, ["%a", "%b", x], p.r.randint(1, 3))
    head = f"""stablehlo.while(%i = {i}, %a = {x}, %b = {y}) : tensor<i32>, {tt}, {tt}
    cond {{
      %c = stablehlo.compare LT, %i, {n} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }} do {{
      %j = stablehlo.add %i, {one} : tensor<i32>
"""
    p.several(head + "\n".join(lines) + f"\n      stablehlo.return %j, %b, {p.r.choice([last, '%a', '%b'])} : tensor<i32>, {tt}, {tt}\n    }}",
              [((), "i32"), t, t])


def batches_of(p, t):
    """Dimensions of the operand that go along with such of the indices, sizes of the indices, and where theirs are."""
    r = p.r
    rank = len(t[0])
    paired = sorted(r.sample(range(rank), r.choice([0, 0, 1, min(2, rank)])))
    paired = paired if len(paired) < rank or r.random() < .3 else paired[:-1]
    batch = [r.choice([1, 2, 3]) for _ in range(r.choice([0, 1, 1, 2]))]
    order = list(range(len(batch) + len(paired)))
    r.shuffle(order)
    at = order[:len(paired)]
    sizes, left = [], list(batch)
    for d in range(len(order)):
        sizes.append(t[0][paired[at.index(d)]] if d in at else left.pop(0))
    return paired, sizes, at


def op_gather(p):
    t, x = p.any(lambda t: len(t[0]) in (1, 2, 3) and 0 not in t[0])
    if x is None:
        return
    r = p.r
    rank = len(t[0])
    paired, batch, at = batches_of(p, t)
    free = [d for d in range(rank) if d not in paired]
    collapsed = sorted(r.sample(free, r.randint(0, len(free))))
    sizes = [1 if d in collapsed or d in paired else r.randint(r.choice([0, 1, 1]), t[0][d]) for d in range(rank)]
    start = r.sample(free, r.randint(0 if paired else 1, len(free)))
    vector = r.randint(0, len(batch))
    implied = len(start) == 1 and r.random() < .3
    if implied:
        vector = len(batch)
    dims = batch if implied else batch[:vector] + [len(start)] + batch[vector:]
    if 0 in sizes and 0 in collapsed:
        return
    e = r.choice(["i32", "i64", "i8", "ui8", "ui32", "i16"])
    i = (tuple(dims), e)
    idx = p.constant(i, False, lambda _: str(r.choice([0, 1, 2, 3, 100] + ([] if e[0] == "u" else [-1, -100]))))
    window = [sizes[d] for d in free if d not in collapsed]
    offsets = sorted(r.sample(range(len(batch) + len(window)), len(window)))
    out, b, w = [], list(batch), list(window)
    for d in range(len(batch) + len(window)):
        out.append((w if d in offsets else b).pop(0))
    o = (tuple(out), t[1])
    where = [d + (d >= vector and not implied) for d in at]
    pairs = f"operand_batching_dims = {paired}, start_indices_batching_dims = {where}, " if paired else ""
    st = text_of(i)
    if r.random() < .2 and rank:
        s, sst = numbers(p, sizes)
        p.emit(f'"stablehlo.dynamic_gather"({x}, {idx}, {s}) <{{dimension_numbers = #stablehlo.gather<offset_dims = {offsets}, collapsed_slice_dims = {collapsed}, '
               f'{pairs}start_index_map = {start}, index_vector_dim = {vector}>}}> : ({text_of(t)}, {st}, {sst}) -> {text_of(o)}', o)
        return
    p.emit(f'"stablehlo.gather"({x}, {idx}) <{{dimension_numbers = #stablehlo.gather<offset_dims = {offsets}, collapsed_slice_dims = {collapsed}, '
           f'{pairs}start_index_map = {start}, index_vector_dim = {vector}>, slice_sizes = {array_of(sizes)}}}> : '
           f'({text_of(t)}, {st}) -> {text_of(o)}', o)


def op_scatter(p):
    t, x = p.any(lambda t: len(t[0]) in (1, 2, 3) and 0 not in t[0])
    if x is None:
        return
    r = p.r
    rank = len(t[0])
    paired, batch, at = batches_of(p, t)
    free = [d for d in range(rank) if d not in paired]
    inserted = sorted(r.sample(free, r.randint(0, len(free))))
    window = [r.randint(1, t[0][d]) for d in free if d not in inserted]
    start = r.sample(free, r.randint(0 if paired else 1, len(free)))
    vector = r.randint(0, len(batch))
    e = r.choice(["i32", "i64", "i8", "ui16"])
    i = (tuple(batch[:vector] + [len(start)] + batch[vector:]), e)
    idx = p.constant(i, False, lambda _: str(r.choice([0, 0, 1, 2, 3, 100] + ([] if e[0] == "u" else [-1]))))
    dims = sorted(r.sample(range(len(batch) + len(window)), len(window)))
    u, b, w = [], list(batch), list(window)
    for d in range(len(batch) + len(window)):
        u.append((w if d in dims else b).pop(0))
    u = tuple(u)
    pairs = f"input_batching_dims = {paired}, scatter_indices_batching_dims = {[d + (d >= vector) for d in at]}, " if paired else ""
    s = f"tensor<{t[1]}>"
    head = (f'scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {dims}, '
            f'inserted_window_dims = {inserted}, {pairs}scatter_dims_to_operand_dims = {start}, index_vector_dim = {vector}>')
    if r.random() < .2:  # two operands
        o = (t[0], r.choice(list(INTS)))
        os = f"tensor<{o[1]}>"
        y = p.like(o)
        p.several(f'"stablehlo.scatter"({p.own(t, x)}, {p.own(o, y)}, {idx}, {p.like((u, t[1]))}, {p.like((u, o[1]))}) <{{{head}}}> ({{\n'
                  f'    ^bb0(%p: {s}, %a: {os}, %q: {s}, %b: {os}):\n      %0 = stablehlo.{r.choice(ops_of(t[1]))} %p, %q : {s}\n'
                  f'      %1 = stablehlo.{r.choice(["add", "xor", "minimum"])} %a, %b : {os}\n      stablehlo.return %0, %1 : {s}, {os}\n    }}) : '
                  f'({text_of(t)}, {text_of(o)}, {text_of(i)}, {text_of((u, t[1]))}, {text_of((u, o[1]))}) -> ({text_of(t)}, {text_of(o)})', [t, o])
        return
    body = f"      stablehlo.return %q : {s}" if r.random() < .3 else body_of(p, t[1], ["%p", "%q"], r.choice([*ops_of(t[1]), None]))
    ut = text_of((u, t[1]))
    p.emit(f'"stablehlo.scatter"({p.own(t, x)}, {idx}, {p.like((u, t[1]))}) <{{{head}}}> ({{\n'
           f'    ^bb0(%p: {s}, %q: {s}):\n{body}\n    }}) : ({text_of(t)}, {text_of(i)}, {ut}) -> {text_of(t)}', t)


def op_sort(p):
    """One to three operands. Of floats there is no NaN, for comparisons with it have no order."""
    t, x = p.any(lambda t: t[0] and t[1] not in COMPLEX)
    if x is None:
        return
    r = p.r
    if is_float(t):
        e = t[1]
        x = p.constant(t, False, p.ordered if e in FLOATS else lambda _: r.choice(["0.5", "1.0", "2.0", "4.0"]))
    d = r.randrange(len(t[0]))
    types = [t] + [(t[0], p.kind()) for _ in range(r.choice([0, 1, 1, 2]))]
    names = [x] + [p.like(o) for o in types[1:]]
    scalars = [f"tensor<{o[1]}>" for o in types]
    a = scalars[0]
    extra = t[1] in WHOLE and r.random() < .3
    what = "%a0, %b0" if not extra else "%n, %m"
    lines = f"      %n = stablehlo.negate %a0 : {a}\n      %m = stablehlo.negate %b0 : {a}\n" if extra else ""
    arguments = ", ".join(f"%{side}{k}: {s}" for k, s in enumerate(scalars) for side in "ab")
    kinds = ", ".join(map(text_of, types))
    text = (f'"stablehlo.sort"({", ".join(names)}) <{{dimension = {d} : i64, is_stable = true}}> ({{\n    ^bb0({arguments}):\n{lines}'
            f'      %0 = stablehlo.compare {r.choice(["LT", "GT"])}, {what} : ({a}, {a}) -> tensor<i1>\n      stablehlo.return %0 : tensor<i1>\n    }}) : '
            f'({kinds}) -> ')
    if len(types) == 1:
        p.emit(text + kinds, t)
    else:
        p.several(text + f"({kinds})", types)


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
    listed = ", ".join(map(str, values))
    return f"array<i64: {listed}>" if listed else "array<i64>"


def op_reduce_window(p):
    t, x = p.summed(lambda t: t[0])
    if x is None:
        return
    size, stride, base, dilation, pad, dims = windows_of(p, t, True)
    o, s = (dims, t[1]), f"tensor<{t[1]}>"
    op = reducer(p, t[1])
    if op == "add" and t[1] in SMALL and not p.steps:
        op = "maximum"
    init = p.own(((), t[1]), p.summand(((), t[1])))
    p.emit(f'"stablehlo.reduce_window"({x}, {init}) <{{window_dimensions = {array_of(size)}, window_strides = {array_of(stride)}, '
           f'base_dilations = {array_of(base)}, window_dilations = {array_of(dilation)}, padding = dense<{[list(q) for q in pad]}> : tensor<{len(pad)}x2xi64>}}> ({{\n'
           f'    ^bb0(%p: {s}, %q: {s}):\n{body_of(p, t[1], ["%p", "%q"], op)}\n    }}) : ({text_of(t)}, {s}) -> {text_of(o)}', o)


def op_select_and_scatter(p):
    t, x = p.summed(lambda t: t[0] and 0 not in t[0] and t[1] not in (*COMPLEX, *SMALL, "i1"))
    if x is None:
        return
    size, stride, _, _, pad, dims = windows_of(p, t, False)
    src, s = (dims, t[1]), f"tensor<{t[1]}>"
    if 0 in dims:
        return
    zero = p.constant(((), t[1]), False, lambda e: "0.0" if is_float(t) else "0")
    p.emit(f'"stablehlo.select_and_scatter"({x}, {p.summand(src)}, {zero}) <{{window_dimensions = {array_of(size)}, window_strides = {array_of(stride)}, '
           f'padding = dense<{[list(q) for q in pad]}> : tensor<{len(pad)}x2xi64>}}> ({{\n'
           f'    ^bb0(%p: {s}, %q: {s}):\n      %0 = stablehlo.compare {p.r.choice(["GE", "LE"])}, %p, %q : ({s}, {s}) -> tensor<i1>\n      stablehlo.return %0 : tensor<i1>\n    }}, {{\n'
           f'    ^bb0(%p: {s}, %q: {s}):\n      %0 = stablehlo.add %p, %q : {s}\n      stablehlo.return %0 : {s}\n    }}) : ({text_of(t)}, {text_of(src)}, {s}) -> {text_of(t)}', t)


def op_convolution(p):
    r = p.r
    n = r.choice([0, 1, 1, 2])
    e = r.choice(r.choice([list(WHOLE), list(FLOATS), list(COMPLEX), list(COMPUTED)]))
    groups = r.choice([1, 1, 2, 3])
    by_batch = groups > 1 and r.random() < .4
    c, o, b = 1 if e in SMALL else r.randint(1, 2) * p.grow, r.randint(1, 2) * groups * p.grow, r.randint(1, 2)
    batch, features = (b * groups, c) if by_batch else (b, c * groups)
    space, window = [r.randint(1, 5) * p.grow for _ in range(n)], [r.randint(1, 2 if e in SMALL else 3) for _ in range(n)]
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
    if n > 0 and r.random() < .2:
        at = (n, 2)
        left = [v for pair in pad for v in pair]
        padding = p.constant((at, "i64"), False, lambda _: str(left.pop(0)))
        p.emit(f'"stablehlo.dynamic_conv"({p.summand(lt)}, {p.summand(rt)}, {padding}) <{{window_strides = {array_of(stride)}, lhs_dilation = {array_of(base)}, '
               f'rhs_dilation = {array_of(dilation)}, window_reversal = array<i1: {", ".join(back)}>, dimension_numbers = #stablehlo.conv<{ln}x{rn}->{on}>, '
               f'batch_group_count = {groups if by_batch else 1} : i64, feature_group_count = {1 if by_batch else groups} : i64}}> : '
               f'({text_of(lt)}, {text_of(rt)}, tensor<{n}x2xi64>) -> {text_of(ot)}', ot)
        return
    w = f"stride = {stride}, pad = {pad}, lhs_dilate = {base}, rhs_dilate = {dilation}, reverse = [{', '.join(back)}]" if n else ""
    p.emit(f"stablehlo.convolution({p.summand(lt)}, {p.summand(rt)}) dim_numbers = {ln}x{rn}->{on}, window = {{{w}}} "
           f"{{batch_group_count = {groups if by_batch else 1} : i64, feature_group_count = {1 if by_batch else groups} : i64}} : "
           f"({text_of(lt)}, {text_of(rt)}) -> {text_of(ot)}", ot)
