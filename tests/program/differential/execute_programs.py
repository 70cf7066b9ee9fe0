"""Random programs for execute_random.py: types, values, and operations on each element.
What StableHLO's interpreter gets wrong, so that programs have none of it, or another
judge (execute_xla.py): TOTALORDER is as FLOAT; dividing an integer by 0 ends it; starts
of dynamic slices that are unsigned are read as signed; sums of floats round after every
step, so these are of numbers whose sum is exact; fft is of f64 alone, and irfft of even
lengths; triangular_solve with batches takes the diagonal of the first matrix; contracted
dimensions of size 0 are read out of bounds; floor, ceil and rounding of f8E3M4 are NaN,
of f6E2M3FN 0; logistic of small floats rounds after every step, and exp(-x) becomes NaN
where there is no infinity; arithmetic of f8E8M0FNU is what LLVM makes of it, and its NaN an infinity of f32; no cholesky, rng, rng_bit_generator,
batch_norm, dot, einsum, broadcast, real_dynamic_slice, torch_index_select. Of chlo it
takes what its own pass makes of it."""
import random
import numpy as np

INTS = {f"{u}i{w}": (w, not u) for u in ("", "u") for w in (8, 16, 32, 64)}
NARROW = {f"{u}i{w}": (w, not u) for u in ("", "u") for w in (2, 4)}
WHOLE = {**INTS, **NARROW}
FLOATS = {"f64": (64, 11), "f32": (32, 8), "f16": (16, 5), "bf16": (16, 8)}
F8 = {"f8E3M4": (8, 3), "f8E4M3": (8, 4), "f8E4M3FN": (8, 4), "f8E4M3FNUZ": (8, 4), "f8E4M3B11FNUZ": (8, 4),
      "f8E5M2": (8, 5), "f8E5M2FNUZ": (8, 5)}
F6 = {"f6E2M3FN": (6, 2), "f6E3M2FN": (6, 3), "f4E2M1FN": (4, 2)}  # no infinities, no NaN
SMALL = {**F8, **F6, "f8E8M0FNU": (8, 8)}
REAL = {**FLOATS, **SMALL}
COMPUTED = {**FLOATS, **F8, **F6}
COMPLEX = {"complex<f32>": "f32", "complex<f64>": "f64"}
ALL = [*WHOLE, *REAL, *COMPLEX, "i1"]
UNARY_INT = ["abs", "negate", "not", "popcnt", "count_leading_zeros", "sign"]
UNARY_FLOAT = ["abs", "negate", "ceil", "floor", "round_nearest_afz", "round_nearest_even", "sign", "sqrt"]
BINARY = ["add", "subtract", "multiply", "maximum", "minimum"]
LOGIC = ["and", "or", "xor"]
BITS = LOGIC + ["shift_left", "shift_right_arithmetic", "shift_right_logical"]
# and how many numbers of the type they may be off
CLOSE = {"exponential": 2, "log": 2, "sine": 2, "cosine": 2, "tanh": 2, "log_plus_one": 2, "exponential_minus_one": 2,
         "cbrt": 2, "rsqrt": 2, "tan": 2, "logistic": 3}
CLOSE_COMPLEX = [*CLOSE, "sqrt", "sign"]


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
    def __init__(self, seed, steps=False):
        self.r = random.Random(seed)
        self.steps, self.grow = steps, 1  # so many times as large are convolutions and products
        self.axes = []  # of a mesh, by name and size: values are cut along them
        self.functions, self.lines, self.values, self.returned, self.n = [], [], {}, [], 0

    def name(self):
        self.n += 1
        return f"%v{self.n}"

    def kind(self):
        """An element type; those of the exam most often."""
        return self.r.choice(self.r.choice([list(INTS), list(FLOATS), list(FLOATS), list(NARROW), list(SMALL), list(COMPLEX), ["i1"]]))

    def emit(self, text, type_, leaf=0):
        """An operation; `leaf`: it may be so much off, and nobody uses it."""
        name = self.name()
        self.lines.append(f"    {name} = {text}")
        name = self.cut(name, type_)
        self.keep(name, type_, leaf)
        return name

    def cut(self, name, type_):
        """Of a program with a mesh now and then a constraint of the value."""
        if not self.axes or self.r.random() < .6:
            return name
        dims = [[] for _ in type_[0]]
        for axis, size in self.axes:
            if dims and self.r.random() < .7:
                self.r.choice(dims).append(f'"{axis}"')
        listed = ", ".join("{" + ", ".join([*d, *["?"] * (self.r.random() < .3)]) + "}" for d in dims)
        made = self.name()
        self.lines.append(f"    {made} = sdy.sharding_constraint {name} <@mesh, [{listed}]> : {text_of(type_)}")
        return made

    def keep(self, name, type_, leaf=0):
        if leaf == 0:
            self.values.setdefault(type_, []).append(name)
        self.show(name, type_, leaf)

    def several(self, text, types, leaf=0):
        name = self.name()
        self.lines.append(f"    {name}:{len(types)} = {text}")
        for k, t in enumerate(types):
            self.emit(f"stablehlo.optimization_barrier {name}#{k} : {text_of(t)}", t, leaf)

    def to(self, op, name, type_, e):
        other = self.name()
        self.lines.append(f"    {other} = stablehlo.{op} {name} : ({text_of(type_)}) -> {text_of((type_[0], e))}")
        return other

    def show(self, name, type_, leaf, line=0):
        """Return it as integers of its bits; `line`: that of what is told."""
        dims, e = type_
        line = line or len(self.lines)
        if self.axes:  # --check compares floats as numbers
            self.returned.append((name, type_, None, leaf, line))
            return
        if e in COMPLEX:
            for part in ("real", "imag"):
                p = self.to(part, name, type_, COMPLEX[e])
                self.show(p, (dims, COMPLEX[e]), leaf, line)
        elif e in F6:
            # a NaN becomes a zero, of either sign
            self.show(self.to("convert", name, type_, "f8E4M3FN"), (dims, "f8E4M3FN"), leaf or "zero", line)
        elif e in REAL:
            bits = f"ui{REAL[e][0]}"
            self.returned.append((self.to("bitcast_convert", name, type_, bits), (dims, bits), e, leaf, line))
        elif e == "i1" or e in NARROW:
            wide = "i8" if e[0] == "i" and e != "i1" else "ui8"
            self.returned.append((self.to("convert", name, type_, wide), (dims, wide), None, 0, line))
        else:
            self.returned.append((name, type_, None, leaf, line))

    def element(self, e):
        r = self.r
        if e == "i1":
            return r.choice(["true", "false"])
        if e in COMPLEX:
            return f"({self.element(COMPLEX[e])}, {self.element(COMPLEX[e])})"
        if e in F6:
            return r.choice(["0.0", "-0.0", "0.5", "1.0", "-1.5", "2.0", "3.0", "-4.0", "6.0"] + (["0.125", "7.5"] if e == "f6E2M3FN" else []))
        if e == "f8E8M0FNU":
            return "0x%02X" % r.choice([0, 1, 126, 127, 127, 128, 130, 253, 254])
        if e in F8:
            return "0x%02X" % (r.getrandbits(8) if r.random() < .8 else r.choice([0, 0x80, 0x7F, 0xFF, 0x7C, 0xFC, 1, 0x81]))
        if e in FLOATS:
            return "0x%0*X" % (FLOATS[e][0] // 4, bits_of_float(r, *FLOATS[e]))
        width, signed = WHOLE[e]
        low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
        return str(r.choice([low, high, 0, 1, low + 1, high - 1, r.randint(low, high), r.randint(max(low, -9), min(high, 9))]))

    def exact(self, e):
        """One of the numbers whose sums and products round nowhere; with `steps` one of those that round."""
        if e in COMPLEX:
            return f"({self.exact(COMPLEX[e])}, {self.exact(COMPLEX[e])})"
        if self.steps and e in FLOATS:
            return self.element(e) if self.r.random() < .03 else repr(self.r.choice([-1, 1]) * self.r.uniform(.01, 9))
        if self.steps and e in SMALL:
            return self.r.choice(["0.0", "0.5", "1.0", "-1.5", "2.0", "3.0", "-4.0", "6.0"])
        if e in FLOATS:
            return self.r.choice(["0.0", "1.0", "-1.0", "2.0", "-2.0", "3.0"])
        if e in SMALL:
            return self.r.choice(["0.0", "1.0", "-1.0"])
        return self.element(e)

    def ordered(self, e):
        """One of these that is no NaN."""
        while True:
            x = self.exact(e)
            if not x.startswith("0x"):
                return x

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
        """A value of a type that is wanted; if there is none, often a new one."""
        types = [t for t in self.values if want(t)]
        if not types or self.r.random() < .15:
            for _ in range(12):
                t = (self.shape(), self.kind())
                if want(t):
                    return t, self.constant(t)
        if not types:
            return None, None
        t = self.r.choice(types)
        return t, self.r.choice(self.values[t])

    def summed(self, want):
        """Of integers any value; of floats one whose sums are exact."""
        t, x = self.any(lambda t: want(t) and t[1] != "f8E8M0FNU")
        if x is not None and t[1] in (*COMPUTED, *COMPLEX):
            x = self.constant(t, False, self.exact)
        return t, x

    def summand(self, t):
        return self.constant(t, False, self.exact) if t[1] in (*COMPUTED, *COMPLEX) else self.like(t)

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
    return t[1] in WHOLE


def is_float(t):
    return t[1] in REAL


def is_computed(t):
    return t[1] in COMPUTED


def ops_of(e):
    """Operations of two operands whose result is the same everywhere."""
    if e == "f8E8M0FNU":
        return ["maximum", "minimum"]
    if e == "i1":
        return ["add", "multiply", "maximum", "minimum", *LOGIC]
    if e in WHOLE:
        return BINARY + BITS
    if e in COMPLEX:
        return ["add", "subtract", "multiply", "maximum", "minimum"]
    return BINARY


def op_unary(p):
    t, x = p.any(lambda t: is_int(t) or is_computed(t))
    if x is None:
        return
    if is_int(t):
        op = p.r.choice([o for o in UNARY_INT if WHOLE[t[1]][1] or o not in ("abs", "sign")])
    elif t[1] in ("f8E3M4", "f6E2M3FN"):
        op = p.r.choice(["abs", "negate", "sign", "sqrt"])
    else:
        op = p.r.choice(UNARY_FLOAT)
    p.emit(f"stablehlo.{op} {x} : {text_of(t)}", t)


def op_not(p):
    t, x = p.any(lambda t: t[1] == "i1")
    if x is not None:
        p.emit(f"stablehlo.not {x} : {text_of(t)}", t)


def op_is_finite(p):
    t, x = p.any(is_float)
    if x is not None:
        o = (t[0], "i1")
        p.emit(f"stablehlo.is_finite {x} : ({text_of(t)}) -> {text_of(o)}", o)


def op_close(p):
    """With checks they are exact; but of which sign zeros of 4 and 6 bits are is not told."""
    t, x = p.any(lambda t: is_computed(t) and not (p.steps and t[1] in F6))
    if x is not None:
        op = p.r.choice([o for o in CLOSE if o != "logistic" or t[1] in FLOATS or p.steps])
        p.emit(f"stablehlo.{op} {x} : {text_of(t)}", t, 0 if p.steps else CLOSE[op])


def op_close_binary(p):
    t, x = p.any(lambda t: is_computed(t) and not (p.steps and t[1] in F6))
    if x is not None:
        p.emit(f"stablehlo.{p.r.choice(['atan2', 'power'])} {x}, {p.like(t)} : {text_of(t)}", t, 0 if p.steps else 2)


def medium(p, e):
    return f"({p.r.uniform(-3, 3):.6f}, {p.r.uniform(-3, 3):.6f})"


def op_close_complex(p):
    """Of numbers around 1; the reference's log(1 + z) and exp(z) - 1 lose digits near 0."""
    t, x = p.any(lambda t: t[1] in COMPLEX)
    if x is None:
        return
    x = p.constant(t, False, lambda e: medium(p, e))
    kind = p.r.random()
    if kind < .2:
        o = (t[0], COMPLEX[t[1]])
        p.emit(f"stablehlo.abs {x} : ({text_of(t)}) -> {text_of(o)}", o, 1)
    elif kind < .5:
        y = p.constant(t, False, lambda e: medium(p, e))
        p.emit(f"stablehlo.{p.r.choice(['divide', 'power', 'atan2'])} {x}, {y} : {text_of(t)}", t, "norm")
    else:
        p.emit(f"stablehlo.{p.r.choice(CLOSE_COMPLEX)} {x} : {text_of(t)}", t, "norm")


def op_complex(p):
    t, x = p.any(lambda t: t[1] in ("f32", "f64"))
    if x is None:
        return
    o = (t[0], f"complex<{t[1]}>")
    z = p.emit(f"stablehlo.complex {x}, {p.like(t)} : {text_of(o)}", o)
    p.emit(f"stablehlo.{p.r.choice(['real', 'imag'])} {z} : ({text_of(o)}) -> {text_of(t)}", t)
    p.emit(f"stablehlo.negate {z} : {text_of(o)}", o)


def op_parts_of_real(p):
    t, x = p.any(is_float)
    if x is not None:
        p.emit(f"stablehlo.{p.r.choice(['real', 'imag'])} {x} : ({text_of(t)}) -> {text_of(t)}", t)


def op_binary(p):
    t, x = p.any()
    if x is None:
        return
    op = p.r.choice(ops_of(t[1]) + (["divide", "remainder"] if is_computed(t) else []))
    p.emit(f"stablehlo.{op} {x}, {p.like(t)} : {text_of(t)}", t)


def op_divide(p):
    t, x = p.any(is_int)
    if x is None:
        return
    width, signed = WHOLE[t[1]]
    high = (1 << width - signed) - 1
    y = p.constant(t, False, lambda e: str(p.r.choice([1, high] if width < 8 else [1, 2, 3, 7, high, high - 1])))
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
    t, x = p.any()
    if x is None:
        return
    b = (t[0] if p.r.random() < .5 else (), t[1])
    p.emit(f"stablehlo.clamp {p.like(b)}, {x}, {p.like(b)} : ({text_of(b)}, {text_of(t)}, {text_of(b)}) -> {text_of(t)}", t)


def op_convert(p):
    t, x = p.any()
    if x is None:
        return
    o = (t[0], p.kind())
    if o[1] == "f8E8M0FNU":
        return
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
        t = (dims, p.r.choice([e for e in ALL if e not in ("i1", "f8E8M0FNU")]))
        p.emit(f"stablehlo.iota dim = {p.r.randrange(len(dims))} : {text_of(t)}", t)


def op_bitcast(p):
    """To a type of another width, or the same; no NaN, whose bits are free."""
    t, x = p.any(lambda t: t[1] not in COMPLEX and t[1] != "i1" and t[1] not in F6)
    if x is None:
        return
    have = (WHOLE.get(t[1]) or REAL[t[1]])[0]
    e = p.r.choice([*WHOLE, *FLOATS, *F8])
    want = (WHOLE.get(e) or REAL[e])[0]
    if want < have:
        o = (t[0] + (have // want,), e)
    elif want == have:
        o = (t[0], e)
    else:
        t = (t[0][:2] + (want // have,), t[1])
        x = p.like(t)
        o = (t[0][:-1], e)
    if is_float(t):
        c, one = p.name(), p.constant(t, False, lambda e: "1.0")
        p.lines.append(f"    {c} = stablehlo.compare EQ, {x}, {x} : ({text_of(t)}, {text_of(t)}) -> {text_of((t[0], 'i1'))}")
        x = p.emit(f"stablehlo.select {c}, {x}, {one} : {text_of((t[0], 'i1'))}, {text_of(t)}", t)
    p.emit(f"stablehlo.bitcast_convert {x} : ({text_of(t)}) -> {text_of(o)}", o)
