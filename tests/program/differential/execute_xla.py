#!/usr/bin/env python3
"""Random operations, run by `sdyrt exec` and by XLA on one device: those of which
StableHLO's reference interpreter has no, or another, result (execute_programs.py). XLA
makes denormals 0, so no value is one.
usage: execute_xla.py SDYRT FIRST COUNT [--keep DIR]
A program has ten operations. Needs jax."""
import argparse, collections, os, sys
import numpy as np
import execute_jax, execute_random
from execute_functions import AROUND
from execute_programs import COMPLEX, F8, FLOATS, INTS, Program, bits_of_float, medium, text_of

SHAPES = [(), (1,), (2,), (3,), (5,), (2, 3), (4, 4), (3, 2, 5), (0,), (2, 0)]


class Hidden(Program):
    def constant(self, type_, keep=True, element=None):
        """One that XLA does not fold: its folding knows no TOTALORDER, and ends where an integer is divided by 0."""
        name, hidden = super().constant(type_, keep, element), self.name()
        self.lines.append(f"    {hidden} = stablehlo.optimization_barrier {name} : {text_of(type_)}")
        return hidden


def value(p, e):
    """A float, which is no denormal."""
    width, exponent = FLOATS[e]
    while True:
        bits = bits_of_float(p.r, width, exponent)
        if bits >> (width - 1 - exponent) & ((1 << exponent) - 1) or not bits << 1 & (1 << width) - 1:
            return "0x%0*X" % (width // 4, bits)


def op_rng(p):
    how = p.r.choice(["THREE_FRY", "PHILOX", "DEFAULT"])
    s = ((p.r.choice([2, 3]) if how == "PHILOX" else 2,), "ui64")
    x = p.constant(s, False, lambda _: str(p.r.choice([p.r.getrandbits(64), 2 ** 64 - 1, 2 ** 32 - 1, 0])))
    o = (p.r.choice(SHAPES[:8]), p.r.choice(list(INTS)))
    p.several(f"stablehlo.rng_bit_generator {x}, algorithm = {how} : ({text_of(s)}) -> ({text_of(s)}, {text_of(o)})", [s, o])


def op_total_order(p):
    t = (p.r.choice(SHAPES), p.r.choice(list(FLOATS)))
    o = (t[0], "i1")
    x, y = (p.constant(t, False, lambda e: value(p, e)) for _ in range(2))
    p.emit(f"stablehlo.compare {p.r.choice(['LT', 'LE', 'GT', 'GE', 'EQ', 'NE'])}, {x}, {y}, TOTALORDER : "
           f"({text_of(t)}, {text_of(t)}) -> {text_of(o)}", o)


def op_sort(p):
    t = (p.r.choice(SHAPES[1:]), p.r.choice(list(FLOATS)))
    o = (t[0], "i32")
    s = f"tensor<{t[1]}>"
    x = p.constant(t, False, lambda e: value(p, e))
    y = p.constant(o, False)
    p.several(f'"stablehlo.sort"({x}, {y}) <{{dimension = {p.r.randrange(len(t[0]))} : i64, is_stable = true}}> ({{\n'
              f'    ^bb0(%a: {s}, %b: {s}, %c: tensor<i32>, %d: tensor<i32>):\n'
              f'      %0 = stablehlo.compare {p.r.choice(["LT", "GT"])}, %a, %b, TOTALORDER : ({s}, {s}) -> tensor<i1>\n'
              f'      stablehlo.return %0 : tensor<i1>\n    }}) : ({text_of(t)}, {text_of(o)}) -> ({text_of(t)}, {text_of(o)})', [t, o])


def op_divide(p):
    t = (p.r.choice(SHAPES), p.r.choice(list(INTS)))
    x, y = (p.constant(t, False) for _ in range(2))
    p.emit(f"stablehlo.{p.r.choice(['divide', 'remainder'])} {x}, {y} : {text_of(t)}", t)


def op_unsigned_start(p):
    t = (p.r.choice([(4,), (3, 5), (2, 3, 4)]), p.r.choice(["i32", "f32", "ui8"]))
    part = (tuple(p.r.randint(0, n) for n in t[0]), t[1])
    e = p.r.choice(["ui8", "ui16", "ui32", "ui64"])
    x = p.constant(t, False, lambda e: str(p.r.randint(0, 9)) + ".0" * (e[0] == "f"))
    names = ", ".join(p.constant(((), e), False) for _ in t[0])
    scalars = ", ".join([f"tensor<{e}>"] * len(t[0]))
    if p.r.random() < .5:
        p.emit(f"stablehlo.dynamic_slice {x}, {names}, sizes = {list(part[0])} : ({text_of(t)}, {scalars}) -> {text_of(part)}", part)
    else:
        y = p.constant(part, False, lambda e: str(p.r.randint(10, 19)) + ".0" * (e[0] == "f"))
        p.emit(f"stablehlo.dynamic_update_slice {x}, {y}, {names} : ({text_of(t)}, {text_of(part)}, {scalars}) -> {text_of(t)}", t)


def op_fft(p):
    r = p.r
    kind = r.choice(["FFT", "IFFT", "RFFT", "IRFFT"])
    lengths = [r.choice([1, 2, 3, 5, 7, 8, 11, 14, 15, 17]) for _ in range(r.choice([1, 1, 2, 3]))]
    f = r.choice(["f32", "f64"])
    c, batch = f"complex<{f}>", tuple(r.choice([1, 2]) for _ in range(r.choice([0, 1])))
    half, whole = (*batch, *lengths[:-1], lengths[-1] // 2 + 1), (*batch, *lengths)
    t, o = {"FFT": ((whole, c), (whole, c)), "IFFT": ((whole, c), (whole, c)), "RFFT": ((whole, f), (half, c)), "IRFFT": ((half, c), (whole, f))}[kind]
    x = p.constant(t, False, lambda e: medium(p, e) if e == c else f"{r.uniform(-3, 3):.6f}")
    p.emit(f"stablehlo.fft {x}, type = {kind}, length = {lengths} : ({text_of(t)}) -> {text_of(o)}", o, "norm")


def matrices(p, t, diagonal):
    """Of a large diagonal, symmetric where it is to be factored."""
    n = t[0][-1]
    state = np.random.RandomState(p.r.getrandbits(31))
    a = state.uniform(-.4, .4, t[0]) + 1j * state.uniform(-.4, .4, t[0]) * (t[1] in COMPLEX) + diagonal * np.eye(n)
    a = a + np.conj(np.swapaxes(a, -1, -2))
    text = (lambda z: f"({z.real:.6f}, {z.imag:.6f})") if t[1] in COMPLEX else (lambda z: f"{z.real:.6f}")
    left = iter(a.ravel())
    return p.constant(t, False, lambda _: text(next(left)))


def op_cholesky(p):
    n = p.r.randint(1, 7)
    t = ((*p.r.choice([(), (2,), (1, 3)]), n, n), p.r.choice(["f32", "f64", *COMPLEX]))
    lower = p.r.random() < .5
    name = p.name()
    p.lines.append(f"    {name} = stablehlo.cholesky {matrices(p, t, 2 * n)}, lower = {str(lower).lower()} : {text_of(t)}")
    mask = p.name()  # what is in the other triangle is free
    e = np.tril(np.ones(t[0][-2:])) if lower else np.triu(np.ones(t[0][-2:]))
    left = iter(np.broadcast_to(e, t[0]).ravel())
    mask = p.constant((t[0], "i1"), False, lambda _: "true" if next(left) else "false")
    zero = p.constant(t, False, lambda e: "(0.0, 0.0)" if e in COMPLEX else "0.0")
    p.emit(f"stablehlo.select {mask}, {name}, {zero} : {text_of((t[0], 'i1'))}, {text_of(t)}", t, "norm")


def op_triangular_solve(p):
    r = p.r
    n, m, batch = r.randint(1, 6), r.randint(1, 4), r.choice([(), (2,), (3, 1)])
    e, left = r.choice(["f32", "f64", *COMPLEX]), r.random() < .5
    a, b = ((*batch, n, n), e), ((*batch, *((n, m) if left else (m, n))), e)
    x = matrices(p, a, 2)
    y = p.constant(b, False, lambda e: medium(p, e) if e in COMPLEX else f"{r.uniform(-3, 3):.5f}")
    p.emit(f'"stablehlo.triangular_solve"({x}, {y}) <{{left_side = {str(left).lower()}, lower = {r.choice(["true", "false"])}, '
           f'unit_diagonal = {r.choice(["true", "false"])}, transpose_a = #stablehlo<transpose {r.choice(["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"])}>}}> : '
           f'({text_of(a)}, {text_of(b)}) -> {text_of(b)}', b, "norm")


def op_batch_norm(p):
    r = p.r
    e, k = r.choice(["f32", "f64"]), r.randint(1, 3)
    dims = [r.randint(2, 4) for _ in range(r.randint(2, 4))]
    d = r.randrange(len(dims))
    dims[d] = k
    t, f = (tuple(dims), e), ((k,), e)
    some = lambda t, a=-2, b=2: p.constant(t, False, lambda e: f"{r.uniform(a, b):.5f}")  # noqa: E731
    how = f"<{{epsilon = 0.01 : f32, feature_index = {d} : i64}}>"
    tt, ft = text_of(t), text_of(f)
    kind = r.choice(["inference", "training", "grad"])
    if kind == "inference":
        p.emit(f'"stablehlo.batch_norm_inference"({some(t)}, {some(f)}, {some(f)}, {some(f)}, {some(f, .5)}) {how} : '
               f'({tt}, {ft}, {ft}, {ft}, {ft}) -> {tt}', t, "norm")
    elif kind == "training":
        p.several(f'"stablehlo.batch_norm_training"({some(t)}, {some(f)}, {some(f)}) {how} : ({tt}, {ft}, {ft}) -> ({tt}, {ft}, {ft})', [t, f, f], "norm")
    else:
        p.several(f'"stablehlo.batch_norm_grad"({some(t)}, {some(f)}, {some(f)}, {some(f, .5)}, {some(t)}) {how} : '
                  f'({tt}, {ft}, {ft}, {ft}, {tt}) -> ({tt}, {ft}, {ft})', [t, f, f], "norm")


def op_top_k(p):
    t = (p.r.choice([(5,), (2, 7), (2, 2, 9)]), p.r.choice(["f32", "bf16", "f16", "i32", "ui8"]))
    x = p.constant(t, False, lambda e: value(p, e) if e in FLOATS else p.element(e))
    k = p.r.randint(1, t[0][-1])
    o = t[0][:-1] + (k,)
    p.several(f"chlo.top_k({x}, k = {k}) : {text_of(t)} -> ({text_of((o, t[1]))}, {text_of((o, 'i32'))})", [(o, t[1]), (o, "i32")])


def op_special(p):
    """Functions where they have no number, or one that is exact."""
    t = ((6,), p.r.choice(["f32", "f64"]))
    op = p.r.choice([*AROUND, "next_after"])
    x, y = (p.constant(t, False, lambda e: p.r.choice(["0.0", "-0.0", "1.0", "-1.0", "0x7F800000", "0xFF800000", "0x7FC00000"] if e == "f32" else
                       ["0.0", "-0.0", "1.0", "-1.0", "0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000"])) for _ in range(2))
    if op == "next_after":
        p.emit(f"chlo.next_after {y}, {y} : {text_of(t)}, {text_of(t)} -> {text_of(t)}", t)
    else:
        p.emit(f"chlo.{op} {x} : {text_of(t)} -> {text_of(t)}", t, "one")


def op_to_small(p):
    t = (p.r.choice(SHAPES), "f32")
    o = (t[0], p.r.choice([*F8, "f8E8M0FNU"]))
    positive = o[1] == "f8E8M0FNU"
    x = p.constant(t, False, lambda e: f"{abs(p.r.choice([p.r.uniform(-500, 500), p.r.uniform(-.1, .1), 3.0, 1.5, 6.0, 0.75])):.7f}" if positive else
                   p.r.choice([value(p, e), f"{p.r.uniform(-500, 500):.4f}", f"{p.r.uniform(-.01, .01):.7f}"]))
    p.emit(f"stablehlo.convert {x} : ({text_of(t)}) -> {text_of(o)}", o)


def op_empty_dot(p):
    t, u, o = ((2, 0), "f32"), ((0, 3), "f32"), ((2, 3), "f32")
    p.emit(f"stablehlo.dot_general {p.constant(t, False)}, {p.constant(u, False)}, contracting_dims = [1] x [0] : "
           f"({text_of(t)}, {text_of(u)}) -> {text_of(o)}", o)


def op_old(p):
    """Operations that others have taken the place of; the sign of a zero is free in products."""
    r = p.r
    e = r.choice(["i32", "f32", "f64", "i8", "complex<f32>"])
    some = lambda *dims: (p.constant((dims, e), False, p.exact), text_of((dims, e)))  # noqa: E731
    kind = r.choice(["dot", "dot", "broadcast", "einsum", "select"])
    (x, xt), (y, yt), (v, vt) = some(2, 3), some(3, 4), some(3)
    if kind == "dot":
        b, bt, o = r.choice([(y, yt, (2, 4)), (v, vt, (2,))])
        p.emit(f"stablehlo.dot {x}, {b} : ({xt}, {bt}) -> {text_of((o, e))}", (o, e), "zero")
    elif kind == "broadcast":
        o = ((2, 1, 2, 3), e)
        p.emit(f"stablehlo.broadcast {x}, sizes = [2, 1] : ({xt}) -> {text_of(o)}", o)
    elif kind == "einsum":
        how, o = r.choice([("ab,bc->ac", (2, 4)), ("ab,bc->ca", (4, 2)), ("ab,bc->abc", (2, 3, 4))])
        p.emit(f'stablehlo.einsum {x}, {y}, config = "{how}" : ({xt}, {yt}) -> {text_of((o, e))}', (o, e), "zero")
    else:
        i = ((2,), "i32")
        idx = p.constant(i, False, lambda _: str(r.choice([0, 1, 2])))
        p.emit(f'"stablehlo.torch_index_select"({y}, {idx}) <{{batch_dims = 0 : i64, dim = 0 : i64}}> : ({yt}, {text_of(i)}) -> {text_of(((2, 4), e))}', ((2, 4), e))


OPS = [f for n, f in sorted(globals().items()) if n.startswith("op_")]


def make(seed, only):
    p = Hidden(seed)
    for _ in range(10):
        p.r.choice(only or OPS)(p)
    types = ", ".join(text_of(t) for _, t, *_ in p.returned)
    names = ", ".join(n for n, *_ in p.returned)
    return p, "\n".join([f"func.func public @main() -> ({types}) {{", *p.lines, f"    return {names} : {types}", "}"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--keep")
    parser.add_argument("--only", help="operations with this in the name of their function")
    o = parser.parse_args()
    only = [f for f in OPS if o.only and o.only in f.__name__]
    failed = refused = 0
    uses = collections.Counter()
    for seed in range(o.first, o.first + o.count):
        p, text = make(seed, only)
        status, ours = execute_jax.run_ours(o.sdyrt, text, [], len(p.returned))
        wrong = f"status {status}: {ours}" if status else None
        if not wrong:
            try:
                theirs = execute_jax.compile(text)[2]([])
            except Exception as e:
                refused += 1
                print(f"{seed}: XLA: {str(e)[:300]}", file=sys.stderr)
                continue
            wrong = execute_random.compare(p, ours, theirs)
        if not wrong:
            uses.update(execute_random.uses_of(text))
            continue
        failed += 1
        print(f"{seed}: {wrong}", flush=True)
        if o.keep:
            os.makedirs(o.keep, exist_ok=True)
            open(os.path.join(o.keep, f"{seed}.mlir"), "w").write(text)
    by_op = collections.Counter()
    for (op, _), n in uses.items():
        by_op[op] += n
    print(" ".join(f"{op}:{n}" for op, n in sorted(by_op.items()) if op != "stablehlo.constant"))
    print(f"{o.count} programs, {failed} differ, {refused} that XLA does not take")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
