#!/usr/bin/env python3
"""Programs that run: `sdyrt exec` beside JAX on the CPU, as the table of
docs/programs.md; then what a turn of a loop and a compile take.

    execute.py [--sdyrt build/release/tools/sdyrt] [--only EXPRESSION] [--rounds 3]

Each program is traced by JAX, which runs it, and its text is run by
`sdyrt exec --bench`. The two take turns, so that a busy machine hurts both; a
time is the least of all runs, and the ratio ours over JAX's. Arguments are
random. Without JAX there is nothing to compare with: exit status 77.
"""
import argparse
import ctypes
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import compare

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
SECONDS = 1.0  # of JAX in a round


# -- the programs --------------------------------------------------------------


def chain(np, x, y):
    return np.maximum((x * 2 + y) * x - y, 0) * 0.5 + x - y


def attention(jax, q, k, v):
    np, n = jax.numpy, q.shape[2]
    scores = np.einsum("bhqd,bhkd->bhqk", q, k) * 0.125
    scores = np.where(np.tril(np.ones((n, n), bool)), scores, -1e30)
    return np.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores, -1), v)


def rotated(np, x):
    half = x.shape[-1] // 2
    angle = np.arange(x.shape[1])[:, None] / (10000.0 ** (np.arange(half) / half))
    c, s = np.cos(angle)[None, :, None], np.sin(angle)[None, :, None]
    a, b = x[..., :half], x[..., half:]
    return np.concatenate([a * c - b * s, b * c + a * s], -1)


def llama_block(jax, p, x):
    np = jax.numpy
    batch, n, width = x.shape

    def normed(x, scale):
        return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * scale

    h = normed(x, p["g1"])
    q, k, v = ((h @ p[w]).reshape(batch, n, 8, width // 8) for w in ("wq", "wk", "wv"))
    scores = np.einsum("bqhd,bkhd->bhqk", rotated(np, q), rotated(np, k)) / 8
    scores = np.where(np.tril(np.ones((n, n), bool)), scores, -1e30)
    mixed = np.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores, -1), v)
    x = x + mixed.reshape(batch, n, width) @ p["wo"]
    h = normed(x, p["g2"])
    return x + (jax.nn.silu(h @ p["w1"]) * (h @ p["w3"])) @ p["w2"]


def mlp_step(jax, weights, x, y):
    def loss(weights):
        h = x
        for w in weights[:-1]:
            h = jax.nn.relu(h @ w)
        return -(jax.nn.log_softmax(h @ weights[-1]) * y).sum(-1).mean()

    value, slopes = jax.value_and_grad(loss)(weights)
    return [w - 0.1 * s for w, s in zip(weights, slopes)], value


def programs(jax):
    """(Name, function, arguments)."""
    import numpy

    np = jax.numpy
    numbers = numpy.random.default_rng(0)

    def r(*shape, scale=1.0):
        return np.asarray((numbers.uniform(-1, 1, shape) * scale).astype(numpy.float32))

    x, y, m, w = r(1 << 22), r(1 << 22), r(2048, 2048), r(1024, 1024)
    bf = np.bfloat16
    d, f = 512, 1408
    block = {k: r(d, d, scale=0.03) for k in ("wq", "wk", "wv", "wo")}
    block |= {"w1": r(d, f, scale=0.03), "w2": r(f, d, scale=0.03), "w3": r(d, f, scale=0.03)}
    block |= {"g1": r(d), "g2": r(d)}
    q, rows = r(1, 8, 512, 64), r(32000, 512)
    index = np.asarray(numbers.integers(0, 32000, 2048).astype(numpy.int32))
    weights = [r(784, 1024, scale=0.05), r(1024, 1024, scale=0.05), r(1024, 10, scale=0.05)]
    classes = jax.nn.one_hot(np.arange(256) % 10, 10)

    def layer_norm(x):
        return (x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)

    def conv(a, b):
        return jax.lax.conv_general_dilated(
            a, b, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )

    def slope(p, x):
        return jax.grad(lambda p: (llama_block(jax, p, x) ** 2).sum())(p)

    yield "chain8_f32", lambda x, y: chain(np, x, y), (x, y)
    yield "chain8_bf16", lambda x, y: chain(np, x, y), (x.astype(bf), y.astype(bf))
    yield "exp_f32", np.exp, (x,)
    yield "log1p_exp_tanh", lambda x, y: np.log1p(np.exp(np.tanh(x))) * y, (x, y)
    yield "gelu_f32", jax.nn.gelu, (x,)
    yield "softmax_last", lambda x: jax.nn.softmax(x, -1), (m,)
    yield "softmax_first", lambda x: jax.nn.softmax(x, 0), (m,)
    yield "layer_norm", layer_norm, (m,)
    yield "sum_all", np.sum, (m,)
    yield "sum_rows", lambda x: x.sum(-1), (m,)
    yield "sum_columns", lambda x: x.sum(0), (m,)
    yield "transpose_add", lambda x: x.T + 1, (m,)
    yield "matmul_f32", lambda a, b: a @ b, (w, w)
    yield "matmul_bf16", lambda a, b: a @ b, (w.astype(bf), w.astype(bf))
    yield "attention", lambda q, k, v: attention(jax, q, k, v), (q, q, q)
    yield "llama_block_fwd", lambda p, x: llama_block(jax, p, x), (block, r(1, 256, d))
    yield "llama_block_grad", slope, (block, r(1, 256, d))
    yield "mlp_step", lambda w, x, y: mlp_step(jax, w, x, y), (weights, r(256, 784), classes)
    yield "conv3x3", conv, (r(8, 56, 56, 64), r(3, 3, 64, 64))
    yield "sort_last", lambda x: np.sort(x, -1), (r(64, 4096),)
    yield "gather_rows", lambda e, i: e[i], (rows, index)
    yield "scatter_add_rows", lambda e, i, u: e.at[i].add(u), (rows, index, r(2048, 512))
    yield "one_op", lambda x: x + 1, (r(8),)


# -- the two -------------------------------------------------------------------


def time_jax(jax, run, arguments):
    best, n, end = math.inf, 0, time.perf_counter() + SECONDS
    while time.perf_counter() < end or n < 5:
        start = time.perf_counter()
        jax.block_until_ready(run(*arguments))
        best = min(best, time.perf_counter() - start)
        n += 1
    return 1e3 * best


def time_ours(sdyrt, path):
    done = subprocess.run([sdyrt, "exec", path, "--bench"], capture_output=True, text=True)
    found = re.search(r"^best ([\d.]+) ms$", done.stdout, re.MULTILINE)
    if found is None:
        sys.exit(f"{path}: {done.stderr.strip()}")
    return float(found.group(1))


TURNS = 1000000
LOOP = f"""func.func @main() -> tensor<i32> {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<{TURNS}> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %sum = %zero) : tensor<i32>, tensor<i32>
  cond {{
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    %k = stablehlo.multiply %i, %i : tensor<i32>
    %s = stablehlo.add %sum, %k : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<i32>
  }}
  return %r#1 : tensor<i32>
}}
"""


def time_loop(sdyrt, folder):
    """Microseconds of a turn of three operations and the condition."""
    path = os.path.join(folder, "loop.mlir")
    pathlib.Path(path).write_text(LOOP)
    return 1e3 * time_ours(sdyrt, path) / TURNS


def time_compile(sdyrt):
    """Least milliseconds of compiling the largest of JAX's programs in tests/."""
    lib = pathlib.Path(sdyrt).resolve().parent.parent / "libsdyrt_program.so"
    ours = compare.Ours(str(lib))
    program, best = ours.read(compare.PROGRAM.read_bytes()), math.inf
    for _ in range(20):
        executable, start = ctypes.c_void_p(), time.perf_counter()
        ours.check(ours.lib.sdyrt_program_compile(program, ctypes.byref(executable)))
        best = min(best, time.perf_counter() - start)
        ours.lib.sdyrt_executable_destroy(executable)
    ours.free(program)
    return 1e3 * best


def show(cells):
    print("| " + " | ".join(cells) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sdyrt", default=str(TOP / "build/release/tools/sdyrt"))
    parser.add_argument("--only", default="")
    parser.add_argument("--rounds", type=int, default=3)
    o = parser.parse_args()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    try:
        import jax
    except ImportError:
        print("skipped: there is no JAX")
        return 77
    show(["program", "JAX, ms", "ours, ms", "ratio"])
    show(["---"] * 4)
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        for name, function, arguments in programs(jax):
            if not re.search(o.only, name):
                continue
            run, path = jax.jit(function), os.path.join(folder, name + ".mlir")
            pathlib.Path(path).write_text(run.lower(*arguments).as_text())
            jax.block_until_ready(run(*arguments))
            theirs = ours = math.inf
            for _ in range(o.rounds):
                theirs = min(theirs, time_jax(jax, run, arguments))
                ours = min(ours, time_ours(o.sdyrt, path))
            ratios.append(ours / theirs)
            show([f"`{name}`", f"{theirs:.3g}", f"{ours:.3g}", f"{ratios[-1]:.2f}"])
        if ratios:
            mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
            print(f"\ngeometric mean of {len(ratios)}: {mean:.2f}, largest {max(ratios):.2f}")
        if re.search(o.only, "loop"):
            print(f"a turn of a loop of scalars: {time_loop(o.sdyrt, folder):.2f} us")
        if re.search(o.only, "compile"):
            print(f"compiling {compare.PROGRAM.name}: {time_compile(o.sdyrt):.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
