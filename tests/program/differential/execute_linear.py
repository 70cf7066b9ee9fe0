#!/usr/bin/env python3
"""Linear algebra of JAX, lowered for a CPU or for CUDA, run by `sdyrt exec` and by JAX,
on one device and on 8 with cut arguments. Each program gives what LAPACK leaves no
freedom in, so results are compared as they are: it tells the largest difference,
relative to the largest element, and fails where it is above that of the dtype. Programs
for CUDA are compared with those for a CPU. Needs jax.
usage: execute_linear.py SDYRT [--only NAME] [--platform cuda] [--all] [--keep DIR]
       execute_linear.py SDYRT --write FILE.mlir.gz"""
import argparse, gzip, os, re, subprocess, sys, tempfile
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
import jax
import jax.numpy as jnp
import jax.scipy.linalg as sl
import numpy as np
from jax._src.lax.linalg import geqrf, ormqr as apply_qr
from jax.sharding import NamedSharding, PartitionSpec

jax.config.update("jax_enable_x64", True)
L, X = jnp.linalg, jax.lax.linalg
SQUARE = [(1, 1), (4, 4), (33, 33), (2, 5, 5), (8, 3, 3), (2, 4, 6, 6), (8, 48, 48), (0, 3, 3)]
ANY = [(1, 1), (5, 3), (3, 5), (4, 4), (40, 24), (8, 3, 5), (2, 4, 7, 3), (8, 1, 6), (0, 3, 2)]
EMPTY = [(0, 0), (3, 0), (0, 3)]
HERMITE, DEFINITE, PLAIN = "hermite", "definite", "plain"
TOLERANCE = {"float32": 3e-4, "complex64": 3e-4, "float64": 1e-11, "complex128": 1e-11}
h = lambda a: jnp.conj(jnp.swapaxes(a, -1, -2))  # noqa: E731
part = lambda a: a[..., :1]  # noqa: E731


def svd(a, **options):
    u, s, v = L.svd(a, full_matrices=False, **options)
    return s, (u * s[..., None, :]) @ v, h(u) @ u, v @ h(v)


def svd_full(a):
    u, s, v = L.svd(a)
    return s, h(u) @ u, v @ h(v), (u[..., : s.shape[-1]] * s[..., None, :]) @ v[..., : s.shape[-1], :]


def svd_of(algorithm):
    def run(a):
        u, s, v = X.svd(a, full_matrices=False, algorithm=algorithm)
        return s, (u * s[..., None, :]) @ v, h(u) @ u
    return run


def eigh(a, **options):
    w, v = L.eigh(a, **options)
    return w, (v * w[..., None, :]) @ h(v), h(v) @ v


def eig(a):
    w, v = L.eig(a)
    scale = jnp.linalg.norm(v, axis=-2)
    return jnp.sort_complex(w), scale, jnp.abs(a.astype(v.dtype) @ v - v * w[..., None, :]) < 1e-2


def eig_left(a):
    w, left, right = X.eig(a, compute_left_eigenvectors=True, compute_right_eigenvectors=True)
    return jnp.sort_complex(w), jnp.abs(h(left) @ a.astype(left.dtype) - w[..., :, None] * h(left)) < 1e-2, \
        jnp.linalg.norm(right, axis=-2)


def schur(a, **options):
    t, q = sl.schur(a, **options)
    return q @ t @ h(q), h(q) @ q, jnp.sort(jnp.abs(L.eigvals(t)), axis=-1)


def qr(mode):
    def run(a):
        q, r = L.qr(a, mode=mode)
        return q @ r, h(q) @ q, jnp.abs(r)
    return run


def pivoted(a):
    q, r, p = X.qr(a, pivoting=True, full_matrices=False)
    return q @ r, p, jnp.abs(r)


def hessenberg(a):
    m, taus = X.hessenberg(a)
    return m, taus


def ormqr(a):
    m, taus = geqrf(a)
    k = taus.shape[-1]
    c = jnp.ones(a.shape[:-1] + (3,), a.dtype)
    return apply_qr(m[..., :k], taus, c), apply_qr(m[..., :k], taus, c, transpose=True), \
        apply_qr(m[..., :k], taus, jnp.swapaxes(c, -1, -2), left=False)


def tridiagonal(lower):
    return lambda a: X.tridiagonal(a, lower=lower)


def solve_tridiagonal(a):
    return X.tridiagonal_solve(a[..., 0].at[..., 0].set(0), a[..., 0] + 4, a[..., 1 % a.shape[-1]].at[..., -1].set(0), a)


FUNCTIONS = {
    "inv": (L.inv, SQUARE, DEFINITE), "det": (L.det, SQUARE, PLAIN), "slogdet": (L.slogdet, SQUARE, PLAIN),
    "solve": (lambda a: L.solve(a, part(a)), SQUARE, DEFINITE), "matrix_power": (lambda a: L.matrix_power(a, -2), SQUARE, DEFINITE),
    "lu": (sl.lu, ANY[:5], PLAIN), "lu_factor": (sl.lu_factor, ANY + EMPTY, PLAIN),
    "lu_solve": (lambda a: [sl.lu_solve(sl.lu_factor(a), part(a), trans=t) for t in range(3)], SQUARE[:3], DEFINITE),
    "expm": (sl.expm, SQUARE[:5], PLAIN), "tensorsolve": (lambda a: L.tensorsolve(a, a[..., 0]), SQUARE[:3], DEFINITE),
    "svd": (svd, ANY + EMPTY, PLAIN), "svd_full": (svd_full, ANY, PLAIN), "svd_values": (L.svdvals, ANY, PLAIN),
    "svd_hermitian": (lambda a: svd(a, hermitian=True), SQUARE, HERMITE),
    "svd_qr": (svd_of(X.SvdAlgorithm.QR), ANY, PLAIN), "svd_divide": (svd_of(X.SvdAlgorithm.DIVIDE_AND_CONQUER), ANY, PLAIN),
    "pinv": (L.pinv, ANY, PLAIN), "cond": (L.cond, SQUARE[:5], DEFINITE), "rank": (L.matrix_rank, ANY, PLAIN),
    "lstsq": (lambda a: L.lstsq(a, part(a)), [(5, 3), (4, 4), (40, 24)], PLAIN), "norm_nuclear": (lambda a: L.norm(a, "nuc"), ANY[:5], PLAIN),
    "qr": (qr("reduced"), ANY, PLAIN), "qr_complete": (qr("complete"), ANY, PLAIN), "qr_r": (lambda a: jnp.abs(L.qr(a, mode="r")), ANY, PLAIN),
    "qr_pivoted": (pivoted, ANY[:8], PLAIN), "geqrf": (geqrf, ANY + EMPTY, PLAIN), "ormqr": (ormqr, [(4, 4), (7, 3), (8, 6, 2)], PLAIN),
    "orgqr": (lambda a: X.householder_product(*geqrf(a)), [(1, 1), (7, 3), (8, 5, 2), (40, 33)], PLAIN),
    "eigh": (eigh, SQUARE, HERMITE), "eigh_upper": (lambda a: eigh(a, UPLO="U"), SQUARE, HERMITE), "eigvalsh": (L.eigvalsh, SQUARE, HERMITE),
    "eig": (eig, SQUARE, PLAIN), "eig_left": (eig_left, SQUARE, PLAIN), "eigvals": (lambda a: jnp.sort_complex(L.eigvals(a)), SQUARE, PLAIN),
    "schur": (schur, SQUARE[:3], PLAIN), "schur_complex": (lambda a: schur(a, output="complex"), SQUARE[:3], PLAIN),
    "sqrtm": (sl.sqrtm, SQUARE[:3], DEFINITE), "cholesky": (L.cholesky, SQUARE, DEFINITE), "cholesky_upper": (lambda a: L.cholesky(a, upper=True), SQUARE, DEFINITE),
    "cho_solve": (lambda a: sl.cho_solve(sl.cho_factor(a), part(a)), SQUARE[:3], DEFINITE),
    "triangular": (lambda a: [X.triangular_solve(a, a, left_side=s, lower=s, transpose_a=not s, conjugate_a=s) for s in (False, True)], SQUARE, DEFINITE),
    "tridiagonal_solve": (solve_tridiagonal, SQUARE[:7], PLAIN), "tridiagonal": (tridiagonal(True), SQUARE[:7], HERMITE),
    "tridiagonal_upper": (tridiagonal(False), SQUARE[:7], HERMITE), "hessenberg": (hessenberg, SQUARE[:7], PLAIN),
    "polar": (sl.polar, [(4, 4), (5, 3)], PLAIN), "polar_svd": (lambda a: sl.polar(a, method="svd"), [(4, 4), (5, 3)], PLAIN),
    "sylvester": (lambda a: sl.solve_sylvester(a, a, a), [(4, 4)], DEFINITE),
    "gradient_of_eigh": (jax.grad(lambda a: jnp.real(L.eigh(a)[0] ** 2).sum()), [(4, 4), (8, 3, 3)], HERMITE),
    "gradient_of_svd": (jax.grad(lambda a: (L.svd(a, compute_uv=False) ** 2).sum()), [(4, 4), (5, 3)], PLAIN),
    "gradient_of_solve": (jax.grad(lambda a: jnp.real(L.solve(a, part(a))).sum()), [(4, 4)], DEFINITE),
    "nan_svd": (lambda a: L.svd(a * jnp.nan, compute_uv=False), [(4, 4)], PLAIN), "nan_eig": (lambda a: L.eigvals(a * jnp.inf), [(4, 4)], PLAIN),
    "nan_eigh": (lambda a: L.eigvalsh(a * jnp.nan), [(4, 4)], PLAIN), "singular": (lambda a: [L.det(a * 0), *L.slogdet(a * 0), L.matrix_rank(a * 0)], [(4, 4)], PLAIN),
}
# What jax has no lowering for on CUDA, or whose form there is refused.
NOT_CUDA = ("svd_qr", "schur", "sqrtm", "sylvester", "hessenberg", "svd_divide", "svd_hermitian")


def matrix_of(shape, kind, dtype):
    r = np.random.RandomState(sum(shape) + len(shape))
    a = r.uniform(-1, 1, shape)
    if np.dtype(dtype).kind == "c":
        a = a + 1j * r.uniform(-1, 1, shape)
    turned = np.conj(np.swapaxes(a, -1, -2))
    if kind == HERMITE:
        a = a + turned
    if kind == DEFINITE:
        a = a @ turned + shape[-1] * np.eye(shape[-1])
    return a.astype(dtype)


def spec_of(shape, kind):
    """Cut the batch by 8, or by 2 and 4; a lone matrix, or `columns`, in its last dimension."""
    names = [None] * len(shape)
    if kind == "columns" or len(shape) == 2:
        names[-1] = "x"
    elif shape[0] % 8 == 0:
        names[0] = ("x", "y")
    else:
        names[0], names[1] = "x", "y"
    sizes = {"x": 2, "y": 4}
    factors = [int(np.prod([sizes[n] for n in (name if isinstance(name, tuple) else (name,)) if n])) for name in names]
    return PartitionSpec(*names) if all(d % f == 0 for d, f in zip(shape, factors)) and np.prod(shape) > 0 else None


def difference(ours, theirs):
    if ours.shape != theirs.shape:
        return f"shape {ours.shape}, not {theirs.shape}"
    if theirs.dtype.kind in "iub":
        return float(not np.array_equal(ours.astype(theirs.dtype), theirs))
    if not np.array_equal(np.isnan(ours), np.isnan(theirs)):
        return "NaN at other places"
    size = max(np.abs(theirs[np.isfinite(theirs)]).max(initial=0), 1e-3)
    with np.errstate(invalid="ignore"):
        off = np.where((ours == theirs) | np.isnan(theirs), 0, np.abs(ours - theirs))
    return float(off.max(initial=0) / size)


def run_ours(sdyrt, text, arg, n, ranks):
    with tempfile.TemporaryDirectory() as d:
        path = os.path.join(d, "p.mlir")
        with open(path, "w") as f:
            f.write(text)
        np.save(os.path.join(d, "arg0.npy"), arg)
        r = subprocess.run([sdyrt, "exec", path, "--in", d, "--out", d, "--timeout", "100"] + (["-n", str(ranks)] if ranks > 1 else []),
                           capture_output=True, text=True)
        if r.returncode:
            return f"status {r.returncode}: {r.stderr.strip()[-200:]}"
        return [np.load(os.path.join(d, f"result{i}.npy")) for i in range(n)]


def check(o, name, f, arg, spec, platform):
    mesh = jax.make_mesh((2, 4), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
    flat = lambda a: jax.tree.leaves(f(a))  # noqa: E731
    given = arg if spec is None else jax.device_put(arg, NamedSharding(mesh, spec))
    lowered = jax.jit(flat).trace(given).lower(lowering_platforms=(platform,))
    wanted = [np.asarray(r) for r in jax.jit(flat)(arg)]
    if o.keep:
        with open(os.path.join(o.keep, f"{name}.mlir"), "w") as file:
            file.write(lowered.as_text())
    ours = run_ours(o.sdyrt, lowered.as_text(), arg, len(wanted), 1 if spec is None else 8)
    if isinstance(ours, str):
        return ours
    offs = [difference(a, b) for a, b in zip(ours, wanted)]
    words = [off for off in offs if isinstance(off, str)]
    return words[0] if words else max(offs, default=0.0)


# -- a file of programs that check themselves ---------------------------------


def constant_of(a):
    names = {"float32": "f32", "float64": "f64", "complex64": "complex<f32>", "complex128": "complex<f64>", "int32": "i32", "int64": "i64", "bool": "i1"}
    kind = f"tensor<{''.join(f'{n}x' for n in a.shape)}{names[a.dtype.name]}>"
    if a.dtype == bool:
        return f"dense<{str(a.tolist()).lower()}> : {kind}", kind
    return f'dense<"0x{np.ascontiguousarray(a).tobytes().hex().upper()}"> : {kind}', kind


def program_of(name, f, kind, shape, dtype, platform, number):
    """Functions of a program, their names with a number; and what @main says of it."""
    arg = matrix_of(shape, kind, dtype)
    flat = lambda a: jax.tree.leaves(f(a))  # noqa: E731
    text = jax.jit(flat).trace(arg).lower(lowering_platforms=(platform,)).as_text()
    for symbol in sorted(set(re.findall(r"func\.func (?:public |private )?@(\w+)", text)), key=len):
        text = re.sub(rf"@{symbol}\b", f"@{symbol}_{number}", text)
    text = re.sub(r" \{jax.result_info = [^}]*\}", "", text.replace("func.func public", "func.func private"))
    body = text[text.index("\n") + 1:text.rindex("}")].rstrip()
    wanted = [np.asarray(r) for r in jax.jit(flat)(arg)]
    value, t = constant_of(arg)
    types = [constant_of(w)[1] for w in wanted]
    lines = [f"  // {name}, {platform}", f"  %a{number} = stablehlo.constant {value}",
             f"  %r{number}:{len(wanted)} = call @main_{number}(%a{number}) : ({t}) -> ({', '.join(types)})"]
    for i, (w, u) in enumerate(zip(wanted, types)):
        off = TOLERANCE[dtype] * max(np.nan_to_num(np.abs(w.astype(np.complex128)), posinf=0).max(initial=0), 1)
        rule = f'"check.expect_almost_eq"(%r{number}#{i}, %w{number}_{i}) {{tolerance = {off:.1e} : f64}}'
        if w.dtype.kind in "iub":
            rule = f'"check.expect_eq"(%r{number}#{i}, %w{number}_{i})'
        lines += [f"  %w{number}_{i} = stablehlo.constant {constant_of(w)[0]}", f"  {rule} : ({u}, {u}) -> ()"]
    return body, "\n".join(lines)


def write(path):
    """Each function on a small matrix, for a CPU and for CUDA, the dtype another each time."""
    parts = []
    for name, (f, shapes, kind) in FUNCTIONS.items():
        shape = [s for s in shapes if 1 < np.prod(s) <= 64 and max(s) < 9][len(parts) % 2 - 1]
        for platform in ["cpu"] + ["cuda"] * (not name.startswith(NOT_CUDA)):
            dtype = list(TOLERANCE)[len(parts) % 4]
            try:
                parts.append(program_of(name, f, kind, shape, dtype, platform, len(parts)))
            except (TypeError, NotImplementedError) as e:
                print(f"{name} {shape} {dtype} {platform}: {str(e).splitlines()[0][:80]}")
    with gzip.GzipFile(path, "wb", mtime=0) as file:
        file.write("\n".join(["// Linear algebra of JAX, and what it gives: execute_linear.py --write.", *[p[0] for p in parts],
                              "func.func @main() {", *[p[1] for p in parts], "  return", "}", ""]).encode())
    print(f"{len(parts)} programs")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("--only", default="")
    parser.add_argument("--keep", help="write the programs to this directory")
    parser.add_argument("--all", action="store_true", help="each shape of all dtypes, and not of two")
    parser.add_argument("--platform", default="cpu", help="cpu or cuda")
    parser.add_argument("--write", metavar="FILE", help="write programs that check themselves, and run none")
    o = parser.parse_args()
    if o.write:
        return write(o.write)
    n = bad = 0
    for name, (f, shapes, kind) in FUNCTIONS.items():
        if o.only not in name or (o.platform == "cuda" and name.startswith(NOT_CUDA)):
            continue
        worst = 0.0
        for k, shape in enumerate(shapes):
            for i, dtype in enumerate(TOLERANCE):
                if not o.all and (i + k) % 2:
                    continue
                arg = matrix_of(shape, kind, dtype)
                cuts = [spec_of(shape, "batch")] + [spec_of(shape, "columns")] * (len(shape) > 2)
                for spec in [None] + [cut for cut in cuts if cut is not None] * (i > 1):
                    full = f"{name}_{'x'.join(map(str, shape))}_{dtype}" + ("" if spec is None else f"_{spec}".replace(" ", ""))
                    try:
                        off = check(o, full, f, arg, spec, o.platform)
                    except (TypeError, NotImplementedError, ValueError) as e:
                        off = None
                        print(f"{full}: jax does not take it: {str(e).splitlines()[0][:80]}")
                    if off is None:
                        continue
                    n += 1
                    if isinstance(off, str) or off > TOLERANCE[dtype]:
                        bad += 1
                        print(f"{full}: {off}  WRONG", flush=True)
                    else:
                        worst = max(worst, off)
        print(f"{name}: {worst:.2g}", flush=True)
    print(f"{n} programs, {bad} wrong")
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())
