"""Random programs for execute_random.py: what adds up, by products of any form and by
bodies of users, whose order and steps the result shows."""
from execute_ops import array_of, chain, windows_of
from execute_programs import COMPLEX, COMPUTED, F6, FLOATS, SMALL, WHOLE, is_float, ops_of, text_of


def element_of_result(p, e):
    """That of a product: as of the operands, or another that they convert to."""
    if p.r.random() < .7 or e in ("i1", *COMPLEX):
        return e
    return p.r.choice(list(WHOLE) if e in WHOLE else list(FLOATS if p.steps else ["f64"]))


def op_dots(p):
    """Several contracted and several batching dimensions, in any order on both sides."""
    r = p.r
    e = p.kind()
    if e in (*SMALL, "f16", "bf16") and not p.steps:
        return
    u, o = (element_of_result(p, e) for _ in range(2))
    if e == "f8E8M0FNU":
        return
    if {e, u, o} & {*F6, "f8E8M0FNU"}:  # of a NaN that the type has not, the reference keeps one
        u = o = e
    sizes = [r.choice([1, 2, 2, 3, 5]) * r.choice([1, p.grow]) for _ in range(r.randint(1, 5))]
    roles = [r.choice(["batch", "inner", "inner", "left", "right"]) for _ in sizes]
    a, b = ([k for k, role in enumerate(roles) if role not in skip] for skip in (["right"], ["left"]))
    r.shuffle(a)
    r.shuffle(b)
    batch, inner = ([k for k, role in enumerate(roles) if role == name] for name in ("batch", "inner"))
    r.shuffle(batch)
    r.shuffle(inner)
    x, y = (tuple(sizes[k] for k in a), e), (tuple(sizes[k] for k in b), u)
    out = batch + [k for k in a if roles[k] == "left"] + [k for k in b if roles[k] == "right"]
    t = (tuple(sizes[k] for k in out), o)
    of = lambda side, dims: [side.index(k) for k in dims]  # noqa: E731
    p.emit(f"stablehlo.dot_general {p.summand(x)}, {p.summand(y)}, batching_dims = {of(a, batch)} x {of(b, batch)}, "
           f"contracting_dims = {of(a, inner)} x {of(b, inner)} : ({text_of(x)}, {text_of(y)}) -> {text_of(t)}", t)


def mixed(p, kinds):
    """A body of two values of each kind, old ones first, of any steps. Each result takes
    something of an old and of a new value, or is one of these."""
    r, lines, ends = p.r, [], []
    n = len(kinds)
    flag = None
    if n > 1:
        k = r.randrange(n)
        s, flag = text_of(((), kinds[k])), p.name()
        d = r.choice(["EQ", "NE"] if kinds[k] in COMPLEX else ["LT", "GE", "GT", "EQ", "NE"])
        lines.append(f"      {flag} = stablehlo.compare {d}, %o{k}, %n{k} : ({s}, {s}) -> tensor<i1>")
    for k, e in enumerate(kinds):
        s, last = text_of(((), e)), f"%n{k}"
        pair = [f"%o{k}", f"%n{k}"]
        if flag and r.random() < .5:
            last = p.name()
            r.shuffle(pair)
            lines.append(f"      {last} = stablehlo.select {flag}, {', '.join(pair)} : tensor<i1>, {s}")
        if r.random() < .8:
            more, last = chain(p, e, [f"%o{k}", last], r.randint(1, 3))
            lines += more
            if r.random() < .5:
                pair = [f"%o{k}", last]
                r.shuffle(pair)
                last = p.name()
                lines.append(f"      {last} = stablehlo.{r.choice(ops_of(e))} {', '.join(pair)} : {s}")
        ends.append(last)
    arguments = ", ".join(f"%{side}{k}: tensor<{e}>" for side in "on" for k, e in enumerate(kinds))
    types = ", ".join(f"tensor<{e}>" for e in kinds)
    return "\n".join([f"    ^bb0({arguments}):", *lines, f"      stablehlo.return {', '.join(ends)} : {types}"])


def operands(p, n):
    """Kinds of that many, their dimensions, the values and what to begin with."""
    kinds = [p.kind() for _ in range(n)]
    if not p.steps:  # whose folds no order changes
        kinds = [e if e in WHOLE or e == "i1" else "i32" for e in kinds]
    dims = p.shape() or (4,)
    return kinds, dims, [p.summand((dims, e)) for e in kinds], [p.own(((), e), p.summand(((), e))) for e in kinds]


def finish(p, text, out, kinds):
    if len(kinds) == 1:
        p.emit(f"{text}{text_of((out, kinds[0]))}", (out, kinds[0]))
    else:
        p.several(f"{text}({', '.join(text_of((out, e)) for e in kinds)})", [(out, e) for e in kinds])


def op_folds(p):
    kinds, dims, xs, inits = operands(p, p.r.choice([1, 1, 2, 3]))
    d = sorted(p.r.sample(range(len(dims)), p.r.randint(0, len(dims))))
    types = ", ".join([text_of((dims, e)) for e in kinds] + [f"tensor<{e}>" for e in kinds])
    finish(p, f'"stablehlo.reduce"({", ".join(xs + inits)}) <{{dimensions = {array_of(d)}}}> ({{\n{mixed(p, kinds)}\n    }}) : ({types}) -> ',
           tuple(n for i, n in enumerate(dims) if i not in d), kinds)


def op_windows(p):
    """Also those of a cumulative sum."""
    kinds, dims, xs, inits = operands(p, p.r.choice([1, 1, 2]))
    size, stride, base, dilation, pad, out = windows_of(p, (dims, kinds[0]), True)
    if p.r.random() < .3:
        k, back = p.r.randrange(len(dims)), p.r.random() < .5
        n = max(dims[k], 1)
        size, stride, base, dilation, pad, out = ([1] * len(dims) for _ in range(6))
        size[k], pad, out = n, [[0, 0] for _ in dims], dims
        pad[k] = [0, n - 1] if back else [n - 1, 0]
    types = ", ".join([text_of((dims, e)) for e in kinds] + [f"tensor<{e}>" for e in kinds])
    finish(p, f'"stablehlo.reduce_window"({", ".join(xs + inits)}) <{{window_dimensions = {array_of(size)}, window_strides = {array_of(stride)}, '
              f'base_dilations = {array_of(base)}, window_dilations = {array_of(dilation)}, '
              f'padding = dense<{[list(q) for q in pad]}> : tensor<{len(pad)}x2xi64>}}> ({{\n{mixed(p, kinds)}\n    }}) : ({types}) -> ', out, kinds)


def op_select_scatters(p):
    """Any comparison selects, and any body scatters: with steps, for then each element
    begins with the initial value."""
    if not p.steps:
        return
    (e,), dims, (x,), (init,) = operands(p, 1)
    t, s = (dims, e), f"tensor<{e}>"
    size, stride, _, _, pad, out = windows_of(p, t, False)
    if 0 in dims or 0 in out:
        return
    lines, last = chain(p, e, ["%p", "%q"], 1) if p.r.random() < .3 else ([], p.r.choice(["%p", "%q"]))
    d = p.r.choice(["EQ", "NE"] if e in COMPLEX else ["LT", "LE", "GE", "GT", "EQ", "NE"])
    select = [*lines, f"      %0 = stablehlo.compare {d}, {last}, {p.r.choice(['%p', '%q'])} : ({s}, {s}) -> tensor<i1>"]
    p.emit(f'"stablehlo.select_and_scatter"({x}, {p.summand((out, e))}, {init}) <{{window_dimensions = {array_of(size)}, window_strides = {array_of(stride)}, '
           f'padding = dense<{[list(q) for q in pad]}> : tensor<{len(pad)}x2xi64>}}> ({{\n    ^bb0(%p: {s}, %q: {s}):\n' + "\n".join(select)
           + f'\n      stablehlo.return %0 : tensor<i1>\n    }}, {{\n{mixed(p, [e])}\n    }}) : ({text_of(t)}, {text_of((out, e))}, {s}) -> {text_of(t)}', t)


def op_sorts(p):
    """By a key and another, by keys of which a NaN is the largest or in the order of their bits."""
    r = p.r
    dims = p.shape() or (5,)
    kinds = [p.kind() for _ in range(r.choice([1, 2, 3]))]
    if kinds[0] in COMPLEX:
        return
    keys = [k for k, e in enumerate(kinds) if e not in COMPLEX]
    r.shuffle(keys)
    lines = []

    def put(text):
        made = p.name()
        lines.append(f"      {made} = stablehlo.{text}")
        return made

    def less(k):
        e = kinds[k]
        s, a, b = f"tensor<{e}>", f"%o{k}", f"%n{k}"
        compare = lambda d, x, y, t: put(f"compare {d}, {x}, {y} : ({t}, {t}) -> tensor<i1>")  # noqa: E731
        if e in COMPUTED and e in FLOATS and r.random() < .5:
            i = f"tensor<ui{FLOATS[e][0]}>"
            a, b = (put(f"bitcast_convert {x} : ({s}) -> {i}") for x in (a, b))
            return compare("LT", a, b, i), compare("EQ", a, b, i)
        d = r.choice(["LT", "GT"])
        if not is_float(((), e)):
            return compare(d, a, b, s), compare("EQ", a, b, s)
        none, other = compare("NE", a, a, s), compare("NE", b, b, s)
        some = put(f"not {none} : tensor<i1>")
        last = put(f"and {some}, {other} : tensor<i1>")
        equal = put(f"or {compare('EQ', a, b, s)}, {put(f'and {none}, {other} : tensor<i1>')} : tensor<i1>")
        return put(f"or {compare(d, a, b, s)}, {last} : tensor<i1>"), equal

    answer, same = less(keys[0])
    if len(keys) > 1 and r.random() < .6:
        second = put(f"and {same}, {less(keys[1])[0]} : tensor<i1>")
        answer = put(f"or {answer}, {second} : tensor<i1>")
    arguments = ", ".join(f"%{side}{k}: tensor<{e}>" for k, e in enumerate(kinds) for side in "on")
    types = ", ".join(text_of((dims, e)) for e in kinds)
    names = [p.constant((dims, e), False, p.element if r.random() < .5 else p.exact) for e in kinds]
    finish(p, f'"stablehlo.sort"({", ".join(names)}) <{{dimension = {r.randrange(len(dims))} : i64, is_stable = true}}> ({{\n    ^bb0({arguments}):\n'
              + "\n".join(lines) + f"\n      stablehlo.return {answer} : tensor<i1>\n    }}) : ({types}) -> ", dims, kinds)


def op_scan(p):
    """A loop that keeps each of its partial results: y[i] = acc = body(acc, x[i])."""
    r = p.r
    kinds, dims, (x,), _ = operands(p, 1)
    e = kinds[0]
    if 0 in dims:
        return
    t, part, rest = (dims, e), ((1, *dims[1:]), e), (dims[1:], e)
    i, n, one, zero = [p.constant(((), "i32"), False, lambda _, v=v: str(v)) for v in (0, dims[0], 1, 0)]
    at, other = ", ".join(["%i"] + [zero] * (len(dims) - 1)), ", ".join(["tensor<i32>"] * len(dims))
    lines, last = chain(p, rest, ["%a", "%e"], r.randint(1, 2))
    pair = ["%a", last]
    r.shuffle(pair)
    kept = ["tensor<i32>", text_of(rest), text_of(t)]
    p.several(f"stablehlo.while(%i = {i}, %a = {p.summand(rest)}, %y = {x}) : {', '.join(kept)}\n    cond {{\n"
              f"      %c = stablehlo.compare LT, %i, {n} : (tensor<i32>, tensor<i32>) -> tensor<i1>\n      stablehlo.return %c : tensor<i1>\n    }} do {{\n"
              f"      %s = stablehlo.dynamic_slice {x}, {at}, sizes = {list(part[0])} : ({text_of(t)}, {other}) -> {text_of(part)}\n"
              f"      %e = stablehlo.reshape %s : ({text_of(part)}) -> {text_of(rest)}\n" + "\n".join(lines)
              + f"\n      %z = stablehlo.{r.choice(ops_of(e))} {', '.join(pair)} : {text_of(rest)}\n"
              f"      %r = stablehlo.reshape %z : ({text_of(rest)}) -> {text_of(part)}\n"
              f"      %u = stablehlo.dynamic_update_slice %y, %r, {at} : ({text_of(t)}, {text_of(part)}, {other}) -> {text_of(t)}\n"
              f"      %j = stablehlo.add %i, {one} : tensor<i32>\n      stablehlo.return %j, %z, %u : {', '.join(kept)}\n    }}",
              [((), "i32"), rest, t])
