"""Random programs for execute_random.py: functions of chlo, transforms and solves."""
from execute_programs import COMPLEX, FLOATS, INTS, WHOLE, is_float, is_int, medium, text_of

AROUND = {"acos": (-1, 1), "acosh": (1, 9), "asin": (-1, 1), "asinh": (-9, 9), "atan": (-9, 9), "atanh": (-.99, .99), "bessel_i1e": (-9, 9),
          "cosh": (-5, 5), "digamma": (.1, 9), "erf": (-3, 3), "erf_inv": (-.99, .99), "erfc": (-3, 9), "lgamma": (-4.7, 9), "sinh": (-5, 5), "tan": (-1.4, 1.4)}
OF_COMPLEX = ["acos", "acosh", "asin", "asinh", "atan", "atanh", "cosh", "sinh", "tan"]
BROADCAST = ["add", "subtract", "multiply", "maximum", "minimum"]


def op_chlo(p):
    """Exact within rounding of results of the size of the largest."""
    t, x = p.any(lambda t: t[1] in (*FLOATS, *COMPLEX))
    if x is None:
        return
    if t[1] in COMPLEX:
        op = p.r.choice(OF_COMPLEX)
        x = p.constant(t, False, lambda e: medium(p, e))
    else:
        op = p.r.choice(list(AROUND))
        x = p.constant(t, False, lambda e: f"{p.r.uniform(*AROUND[op]):.6f}")
    p.emit(f"chlo.{op} {x} : {text_of(t)} -> {text_of(t)}", t, "one" if op in ("lgamma", "digamma") else "norm")


def op_chlo_two(p):
    """The reference's series in f32 lose digits."""
    t, x = p.any(lambda t: t[1] in ("f32", "f64"))
    if x is None:
        return
    op = p.r.choice(["zeta", "polygamma"])
    order = lambda e: str(p.r.choice([0, 1, 2, 3])) + ".0" if op == "polygamma" else f"{p.r.uniform(1.5, 6):.5f}"  # noqa: E731
    x = p.constant(t, False, order)
    y = p.constant(t, False, lambda e: f"{p.r.uniform(.5, 6):.5f}")
    if p.r.random() < .3:
        p.emit(f"chlo.broadcast_{op} {x}, {y} : ({text_of(t)}, {text_of(t)}) -> {text_of(t)}", t, "rough")
    else:
        p.emit(f"chlo.{op} {x}, {y} : {text_of(t)}, {text_of(t)} -> {text_of(t)}", t, "rough")


def op_chlo_exact(p):
    t, x = p.any(lambda t: t[1] in (*FLOATS, *COMPLEX))
    if x is None:
        return
    tt = text_of(t)
    if t[1] in COMPLEX:
        p.emit(f"chlo.conj {x} : {tt} -> {tt}", t)
        p.emit(f"chlo.square {p.constant(t, False, lambda e: medium(p, e))} : {tt} -> {tt}", t, "norm")
        return
    op = p.r.choice(["is_inf", "is_neg_inf", "is_pos_inf", "next_after", "square", "conj"])
    if op == "next_after":
        p.emit(f"chlo.next_after {x}, {p.like(t)} : {tt}, {tt} -> {tt}", t)
    elif op[:2] == "is":
        o = (t[0], "i1")
        p.emit(f"chlo.{op} {x} : {tt} -> {text_of(o)}", o)
    else:
        p.emit(f"chlo.{op} {x} : {tt} -> {tt}", t)


def op_mulhi(p):
    t, x = p.any(lambda t: t[1] in INTS)
    if x is not None:
        p.emit(f"chlo.mulhi {x}, {p.like(t)} : {text_of(t)}, {text_of(t)} -> {text_of(t)}", t)


def op_constant_like(p):
    t, x = p.any(lambda t: t[1] in (*WHOLE, *FLOATS))
    if x is not None:
        value = f"3.5 : {t[1]}" if is_float(t) else f"1 : {t[1]}"
        p.emit(f'"chlo.constant_like"({x}) <{{value = {value}}}> : ({text_of(t)}) -> {text_of(t)}', t)


def op_broadcasting(p):
    """An operand of lower rank, or with sizes of 1, is repeated."""
    t, x = p.any(lambda t: t[1] not in ("i1", "f8E8M0FNU"))
    if x is None:
        return
    r, e = p.r, t[1]
    small = tuple(1 if r.random() < .4 else n for n in t[0][r.randint(0, len(t[0])):])
    u = (small, e)
    ops = (BROADCAST + ["and", "or", "xor", "shift_left", "shift_right_arithmetic", "shift_right_logical"] if is_int(t) else
           ["add", "subtract", "multiply"] if e in COMPLEX else BROADCAST + (["next_after", "divide", "remainder"] if e in FLOATS else []))
    tt, ut = text_of(t), text_of(u)
    kind = r.random()
    if kind < .15 and e not in COMPLEX:
        o = (t[0], "i1")
        p.emit(f"chlo.broadcast_compare {x}, {p.like(u)} {{comparison_direction = #chlo<comparison_direction {r.choice(['LT', 'GE', 'EQ', 'NE'])}>}} : "
               f"({tt}, {ut}) -> {text_of(o)}", o)
    elif kind < .25 and e in ("f32", "f64"):
        o = (t[0], f"complex<{e}>")
        p.emit(f"chlo.broadcast_complex {x}, {p.like(u)} : ({tt}, {ut}) -> {text_of(o)}", o)
    elif kind < .35 and e in FLOATS:
        p.emit(f"chlo.broadcast_{r.choice(['atan2', 'power'])} {x}, {p.like(u)} : ({tt}, {ut}) -> {tt}", t, 2)
    elif r.random() < .5:
        p.emit(f"chlo.broadcast_{r.choice(ops)} {x}, {p.like(u)} : ({tt}, {ut}) -> {tt}", t)
    else:
        p.emit(f"chlo.broadcast_{r.choice(ops)} {p.like(u)}, {x} : ({ut}, {tt}) -> {tt}", t)


def op_top_k(p):
    """No NaN and no -0, of which the reference does not know the order."""
    t, x = p.any(lambda t: t[0] and t[1] in (*INTS, *FLOATS))
    if x is None:
        return
    if is_float(t):
        x = p.constant(t, False, p.ordered)
    k = p.r.randint(0, t[0][-1])
    o = t[0][:-1] + (k,)
    p.several(f"chlo.top_k({x}, k = {k}) : {text_of(t)} -> ({text_of((o, t[1]))}, {text_of((o, 'i32'))})", [(o, t[1]), (o, "i32")])


def op_fft(p):
    r = p.r
    lengths = [r.choice([1, 2, 3, 4, 5, 6, 7, 8, 12, 15]) for _ in range(r.choice([1, 1, 2]))]
    kind = r.choice(["FFT", "IFFT", "RFFT", "IRFFT"])
    if kind == "IRFFT":
        lengths[-1] = r.choice([2, 4, 6, 8, 10])
    batch = tuple(r.choice([1, 2]) for _ in range(r.choice([0, 1])))
    half = (*batch, *lengths[:-1], lengths[-1] // 2 + 1)
    whole = (*batch, *lengths)
    c, f = "complex<f64>", "f64"
    t, o = {"FFT": ((whole, c), (whole, c)), "IFFT": ((whole, c), (whole, c)), "RFFT": ((whole, f), (half, c)), "IRFFT": ((half, c), (whole, f))}[kind]
    x = p.constant(t, False, lambda e: medium(p, e) if e == c else f"{r.uniform(-3, 3):.6f}")
    p.emit(f"stablehlo.fft {x}, type = {kind}, length = {lengths} : ({text_of(t)}) -> {text_of(o)}", o, "norm")


def op_triangular_solve(p):
    """Without batches, of which the reference takes the first diagonal."""
    r = p.r
    n, m = r.randint(1, 6), r.randint(1, 4)
    e = r.choice(["f32", "f64", "complex<f32>", "complex<f64>"])
    left = r.random() < .5
    at = iter(range(n * n))

    def element(e):  # a large diagonal
        k = next(at)
        re = r.uniform(2, 3) if k // n == k % n else r.uniform(-.4, .4)
        return f"({re:.5f}, {r.uniform(-.4, .4):.5f})" if e in COMPLEX else f"{re:.5f}"
    a, b = ((n, n), e), ((n, m) if left else (m, n), e)
    x = p.constant(a, False, element)
    y = p.constant(b, False, lambda e: medium(p, e) if e in COMPLEX else f"{r.uniform(-3, 3):.5f}")
    how = r.choice(["NO_TRANSPOSE", "TRANSPOSE"] + ["ADJOINT"] * (e in COMPLEX))  # of real numbers it ends the reference
    p.emit(f'"stablehlo.triangular_solve"({x}, {y}) <{{left_side = {str(left).lower()}, lower = {r.choice(["true", "false"])}, '
           f'unit_diagonal = {r.choice(["true", "false"])}, transpose_a = #stablehlo<transpose {how}>}}> : ({text_of(a)}, {text_of(b)}) -> {text_of(b)}', b, "norm")
