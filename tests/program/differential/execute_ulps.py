#!/usr/bin/env python3
"""How far functions of programs with checks are from StableHLO's reference interpreter, which
computes in f64 with the C library and rounds: in numbers of the type, at most, and how many
of the results differ. Of floats of 16 bits and less all numbers are tried, of others random
ones; of complex numbers both parts count, and NaN and infinities are left out with --finite.
usage: execute_ulps.py SDYRT [--finite] [FUNCTION ..]     needs jaxlib's python"""
import os
import random
import subprocess
import sys
import tempfile

import numpy as np
from execute_functions import AROUND
from execute_programs import CLOSE, COMPLEX, F8, FLOATS, bits_of_float
from execute_random import Reference, wrong_of

SAMPLES = 65536
TWO = ["atan2", "power"]
CHLO = [name for name in AROUND if name != "tan"]
OF_COMPLEX = ["abs", "divide", "sqrt", "sign", *CLOSE, *TWO]


def numbers(e, is_finite):
    width, exponent = {**FLOATS, **F8}[e]
    if width <= 16 and not is_finite:
        return np.arange(1 << width, dtype=f"uint{width}")
    r = random.Random(1)
    if is_finite:
        return np.array([r.uniform(-9, 9) for _ in range(SAMPLES)], dtype=f"float{width}").view(f"uint{width}")
    return np.array([bits_of_float(r, width, exponent) for _ in range(SAMPLES)], dtype=f"uint{width}")


def text_of(name, e, bits):
    """Of two operands, and of the two parts of a complex number, the second is the first in
    another order. The check has our steps rounded."""
    width, n = 8 * bits.itemsize, len(bits)
    t, u = f"tensor<{n}x{COMPLEX.get(e, e)}>", f"tensor<{n}xui{width}>"
    lines = [f'%x = stablehlo.constant dense<"0x{bits.tobytes().hex().upper()}"> : {u}', f"%y = stablehlo.reverse %x, dims = [0] : {u}",
             f"%f = stablehlo.bitcast_convert %x : ({u}) -> {t}", f"%g = stablehlo.bitcast_convert %y : ({u}) -> {t}"]
    a, b, v = "%f", "%g", t
    if e in COMPLEX:
        a, b, v = "%z", "%w", f"tensor<{n}x{e}>"
        lines += [f"%z = stablehlo.complex %f, %g : {v}", f"%w = stablehlo.complex %g, %f : {v}"]
    two = name in (*TWO, "divide")
    if name == "abs" and e in COMPLEX:
        lines.append(f"%r = stablehlo.abs {a} : ({v}) -> {t}")
        e = COMPLEX[e]
    else:
        lines.append(f"%r = chlo.{name} {a} : {v} -> {v}" if name in CHLO else f"%r = stablehlo.{name} {f'{a}, {b}' if two else a} : {v}")
    if e in COMPLEX:
        lines += [f"%p = stablehlo.real %r : ({v}) -> {t}", f"%q = stablehlo.imag %r : ({v}) -> {t}"]
    else:
        lines += [f"%p = stablehlo.optimization_barrier %r : {t}", f"%q = stablehlo.optimization_barrier %r : {t}"]
    lines += [f"%{k}b = stablehlo.bitcast_convert %{k} : ({t}) -> {u}" for k in "pq"] + ["%o = stablehlo.constant dense<0> : tensor<i32>"]
    return (f"func.func @main() -> ({u}, {u}) {{\n  " + "\n  ".join(lines) + f"\n  return %pb, %qb : {u}, {u}\n}}\n",
            "  check.expect_eq %o, %o : tensor<i32>, tensor<i32>\n  return")


def run_ours(sdyrt, text, check):
    with tempfile.TemporaryDirectory() as d:
        path = os.path.join(d, "p.mlir")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text.replace("  return", check))
        subprocess.run([sdyrt, "exec", path, "--out", os.path.join(d, "out")], check=True, stdout=subprocess.DEVNULL)
        return [np.load(os.path.join(d, "out", f"result{k}.npy")) for k in range(2)]


def compare(sdyrt, reference, name, e, is_finite):
    part = COMPLEX.get(e, e)
    bits = numbers(part, is_finite)
    text, check = text_of(name, e, bits)
    try:
        theirs = reference.run(text)
    except RuntimeError:
        return f"{e} -"
    ours = run_ours(sdyrt, text, check)
    theirs = [b.reshape(-1).view(bits.dtype) for b in theirs]
    worst = max(wrong_of(a, b, part, 1, 0)[1] for a, b in zip(ours, theirs))
    differ = np.mean([wrong_of(a, b, part, 0, 0)[0] for a, b in zip(ours, theirs)])
    return f"{e} {worst} ({differ:.2%})" if differ else f"{e} 0"


def main():
    names = [n for n in sys.argv[2:] if n != "--finite"]
    reference = Reference()
    for name in names or dict.fromkeys([*CLOSE, *TWO, *CHLO, *OF_COMPLEX]):
        kinds = [] if name in ("abs", "divide", "sign", "sqrt") else [*FLOATS] if name in CHLO else [*FLOATS, *F8]
        if "--finite" in sys.argv:
            kinds = [e for e in kinds if e in ("f32", "f64")]
        if name in OF_COMPLEX:
            kinds += COMPLEX
        print(f"{name}: {', '.join(compare(sys.argv[1], reference, name, e, '--finite' in sys.argv) for e in kinds)}", flush=True)


if __name__ == "__main__":
    main()
