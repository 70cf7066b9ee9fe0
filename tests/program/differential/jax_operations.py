"""Families of programs of JAX around single operations, beside the models of
jax_families.py: a row of a table is a function, which is run on arguments that are cut
over a mesh at random, with a constraint in the middle."""
import contextlib

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P, reshard

from jax_families import family, mesh_of, normal, pin, place

B16, F16 = jnp.bfloat16, jnp.float16
L, SL, S = jnp.linalg, jsp.linalg, jsp.special


def rows(r, k, table, *shapes, make=normal, uneven=False):
    """Row k of the table, which repeats, on arrays of these shapes."""
    mesh = mesh_of(r)
    args = tuple(make(r, *s) for s in shapes)
    middle = pin(r, mesh, shapes[0], uneven)
    f = table[k % len(table)]

    def run(*a):
        return f(middle(a[0] * 1), *a[1:])
    return run, place(r, mesh, args)


def hermite(a):
    return (a + jnp.swapaxes(a, -1, -2)) / 2


def definite(a):
    return a @ jnp.swapaxes(a, -1, -2) + 4 * jnp.eye(a.shape[-1])


LINEAR = [
    lambda a: L.cholesky(definite(a)), lambda a: L.inv(definite(a)), lambda a: L.solve(definite(a), a), lambda a: L.det(a), lambda a: L.slogdet(a),
    lambda a: jnp.abs(L.qr(a)[1]), lambda a: L.svdvals(a), lambda a: L.eigvalsh(hermite(a)), lambda a: L.norm(a, axis=(-2, -1)), lambda a: L.matrix_power(a, 3),
    lambda a: jax.vmap(SL.expm)(a / 8), lambda a: SL.solve_triangular(jnp.tril(definite(a)), a, lower=True), lambda a: L.pinv(definite(a)),
    lambda a: L.multi_dot([a[0], a[1], a[2]]), lambda a: jax.vmap(SL.lu_factor)(a), lambda a: SL.cho_solve((L.cholesky(definite(a)), True), a),
    jax.grad(lambda a: L.slogdet(definite(a))[1].sum()), jax.grad(lambda a: L.inv(definite(a)).sum()), jax.grad(lambda a: L.eigvalsh(hermite(a)).max()),
    lambda a: jax.vmap(lambda m: L.lstsq(m, m[:, 0])[0])(definite(a)), lambda a: jnp.kron(a[0], a[1]), lambda a: SL.block_diag(a[0], a[1], a[2]),
    lambda a: jnp.trace(a, axis1=1, axis2=2), lambda a: jax.vmap(SL.sqrtm)(definite(a)).real, lambda a: jsp.sparse.linalg.cg(definite(a)[0], a[0, 0], maxiter=8)[0],
]


@family(25, 1e-2)
def linear_algebra(r, k):
    return rows(r, k, LINEAR, (8, 8, 8))


F = jnp.fft
FFT = [
    lambda x: F.fft(x), lambda x: F.ifft(x * 1j), lambda x: F.rfft(x), lambda x: F.irfft(F.rfft(x) * 2), lambda x: F.fft2(x), lambda x: F.rfftn(x), lambda x: F.fftn(x, axes=(0, 1)),
    lambda x: F.irfftn(F.rfftn(x)), lambda x: F.fftshift(F.fft(x, axis=0)), lambda x: F.hfft(F.ihfft(x)), lambda x: jnp.abs(F.fft(x, n=12)),
    jax.grad(lambda x: (jnp.abs(F.fft(x)) ** 2).sum()), lambda x: jsp.signal.fftconvolve(x[0], x[1]), lambda x: jsp.fft.dct(x),
]


@family(14, 1e-3)
def transforms(r, k):
    return rows(r, k, FFT, (4, 8, 16))


SORT = [
    lambda x: jnp.sort(x, 0), lambda x: jnp.argsort(x, 1), lambda x: jnp.sort(x, descending=True), lambda x: lax.top_k(x, 3), lambda x: lax.approx_max_k(x, 3),
    lambda x: jnp.lexsort((x[0], x[1])), lambda x: lax.sort((x, x * 2, -x), num_keys=2), lambda x: jnp.searchsorted(jnp.sort(x[0]), x), lambda x: jnp.median(x, 0),
    lambda x: jnp.quantile(x, 0.3, axis=1), lambda x: jnp.unique(jnp.round(x), size=8), lambda x: jnp.partition(x, 3), lambda x: jnp.argpartition(x, 3)[:, 3],
    lambda x: jax.grad(lambda y: (jnp.sort(y, 0)[:4] ** 2).sum())(x), lambda x: jnp.digitize(x, jnp.linspace(-1, 1, 5)), lambda x: jnp.histogram(x, 6)[0],
    lambda x: jnp.nonzero(x > 0, size=40, fill_value=-1), lambda x: jax.vmap(lambda a: lax.top_k(a, 2)[1])(x), lambda x: jnp.percentile(x, jnp.array([10.0, 90.0])),
    lambda x: jnp.bincount(jnp.abs(x * 4).astype(int).ravel(), length=8), lambda x: jnp.argmax(x, 0), lambda x: jnp.nanargmin(x, 1), lambda x: jsp.stats.rankdata(x, axis=0),
]


@family(23)
def sorting(r, k):
    return rows(r, k, SORT, (8, 16))


INDEX = [
    lambda x, i: x[i], lambda x, i: x[:, i], lambda x, i: x[i, i + 1], lambda x, i: x[i[:, None], i[None]], lambda x, i: x.at[i].add(1.0), lambda x, i: x.at[i].set(x[:8]),
    lambda x, i: x.at[:, i].multiply(2.0), lambda x, i: x.at[i, i].max(0.5), lambda x, i: x.at[i].min(x[0]), lambda x, i: x.at[i + 12].set(9.0, mode="drop"),
    lambda x, i: x.at[i + 12].get(mode="fill", fill_value=-1), lambda x, i: x.at[i + 12].get(mode="clip"), lambda x, i: jnp.take_along_axis(x, i[None] + jnp.zeros((16, 1), int), 1),
    lambda x, i: jax.ops.segment_sum(x[:8], i, 8), lambda x, i: jax.ops.segment_max(x[:8], i, 8), lambda x, i: lax.dynamic_slice(x, (i[0], i[1]), (4, 8)),
    lambda x, i: lax.dynamic_update_slice(x, x[:4, :4], (i[0], i[1])), lambda x, i: jax.vmap(lambda a, j: lax.dynamic_slice_in_dim(a, j, 4))(x[:8], i),
    lambda x, i: jax.vmap(lambda a, j: a.at[j].add(3.0))(x[:8], i), jax.grad(lambda x, i: (x[i] ** 2).sum()), jax.grad(lambda x, i: (x.at[i].mul(2.0) ** 3).sum()),
    lambda x, i: jnp.roll(x, i[0], 0), lambda x, i: jnp.roll(x, (3, -5), (0, 1)), lambda x, i: x[::-1, ::3], lambda x, i: jnp.where(x > 0, x, jnp.flip(x, 1)),
    lambda x, i: jnp.pad(x, ((1, 2), (3, 0)), mode="reflect"), lambda x, i: jnp.pad(x, 2, mode="wrap"), lambda x, i: jnp.tile(x, (2, 3)), lambda x, i: jnp.repeat(x, 3, 1),
    lambda x, i: jnp.stack(jnp.split(x, 4, 1)), lambda x, i: jnp.concatenate([x, x[:3]], 0), lambda x, i: x.reshape(4, 4, 8, 2).transpose(2, 0, 3, 1), lambda x, i: jnp.diag(x[0]),
    lambda x, i: jax.image.resize(x, (24, 8), "linear"), lambda x, i: jsp.ndimage.map_coordinates(x, [i * 0.5, i * 1.1], 1), lambda x, i: jnp.insert(x, 3, 1.0, axis=0),
    lambda x, i: jnp.delete(x, 2, axis=1), lambda x, i: jnp.triu(x, 1), lambda x, i: jnp.choose(i % 3, [i, i + 1, i + 2], mode="wrap"), lambda x, i: jnp.interp(x, jnp.linspace(-2, 2, 8), jnp.sort(x[0, :8])),
]


@family(40)
def indexing(r, k):
    f, (x,) = rows(r, k, [lambda x: x], (16, 16))
    mesh = mesh_of(r)
    i = place(r, mesh, r.randint(0, 8, 8).astype(np.int32))
    x = jax.device_put(x, NamedSharding(mesh, P(*[None if r.randint(3) == 0 else mesh.axis_names[0], None])))
    middle = pin(r, mesh, (16, 16))
    g = INDEX[k]
    return (lambda x, i: g(middle(x * 1), i)), (x, i)


R = jax.random
RANDOM = [
    lambda key, x: R.normal(key, x.shape), lambda key, x: R.uniform(key, x.shape), lambda key, x: R.randint(key, x.shape, 0, 100), lambda key, x: R.bernoulli(key, 0.3, x.shape),
    lambda key, x: R.categorical(key, x), lambda key, x: R.gumbel(key, x.shape), lambda key, x: R.permutation(key, x), lambda key, x: R.choice(key, 16, (4,), replace=False),
    lambda key, x: R.truncated_normal(key, -1, 1, x.shape), lambda key, x: R.exponential(key, x.shape), lambda key, x: R.gamma(key, 2.0, (8,)), lambda key, x: R.beta(key, 2.0, 3.0, (8,)),
    lambda key, x: R.dirichlet(key, jnp.ones(4), (4,)), lambda key, x: R.poisson(R.wrap_key_data(R.bits(key, (2,)), impl="threefry2x32"), 3.0, (8,)), lambda key, x: R.laplace(key, x.shape), lambda key, x: R.cauchy(key, x.shape),
    lambda key, x: R.bits(key, x.shape, "uint8"), lambda key, x: jax.vmap(lambda q: R.normal(q, (4,)))(R.split(key, 8)), lambda key, x: R.key_data(R.fold_in(key, 7)),
    lambda key, x: jnp.where(R.bernoulli(key, 0.5, x.shape), x * 2, 0), lambda key, x: lax.scan(lambda q, v: (R.split(q)[0], v + R.normal(q, v.shape)), key, x)[1],
    lambda key, x: R.normal(key, x.shape, B16), lambda key, x: R.rademacher(key, x.shape), lambda key, x: R.multivariate_normal(key, x[0], jnp.eye(16)), lambda key, x: R.ball(key, 3, shape=(4,)),
    lambda key, x: R.t(key, 3.0, (8,)), lambda key, x: R.binomial(key, 10, 0.4, (8,)),
]


@family(54, 1e-4)
def randoms(r, k):
    """Of threefry, then of rbg."""
    mesh = mesh_of(r)
    x = place(r, mesh, normal(r, 8, 16))
    out = pin(r, mesh, (8, 16))
    f = RANDOM[k % 27]
    key = jax.random.key(k, impl="threefry2x32" if k < 27 else "rbg")
    return (lambda key, x: jax.tree.map(lambda a: out(a) if a.shape == (8, 16) else a, f(key, x))), (key, x)


def scaled(x, t):
    return (x / 4).astype(t)


NARROW = [
    lambda x, y: scaled(x, B16) @ scaled(y, B16), lambda x, y: scaled(x, F16) @ scaled(y, F16), lambda x, y: jnp.dot(x.astype(B16), y.astype(B16), preferred_element_type=jnp.float32),
    lambda x, y: jnp.dot((x * 10).astype(jnp.int8), (y * 10).astype(jnp.int8), preferred_element_type=jnp.int32), lambda x, y: (x * 3).astype(jnp.int4) + (y.T * 2).astype(jnp.int4),
    lambda x, y: (x * 3).astype(jnp.uint4).astype(jnp.int32) * 2, lambda x, y: x.astype(jnp.float8_e4m3fn).astype(jnp.float32), lambda x, y: x.astype(jnp.float8_e5m2),
    lambda x, y: jnp.dot(x.astype(jnp.float8_e4m3fn), y.astype(jnp.float8_e5m2), preferred_element_type=jnp.float32), lambda x, y: x.astype(jnp.float8_e4m3b11fnuz).astype(B16),
    lambda x, y: lax.reduce_precision(x, 5, 2), lambda x, y: lax.bitcast_convert_type(x, jnp.uint8), lambda x, y: lax.bitcast_convert_type(x.astype(B16), jnp.int16),
    lambda x, y: jnp.sum((x * 9).astype(jnp.int8), 0), lambda x, y: jnp.sum(x.astype(F16), 1), lambda x, y: jax.nn.softmax(x.astype(B16)), lambda x, y: (x * 100).astype(jnp.uint16) >> 3,
    lambda x, y: lax.population_count((x * 99).astype(jnp.int32)), lambda x, y: lax.clz((x * 99).astype(jnp.uint8)), lambda x, y: (x * 2).astype(jnp.int2).astype(jnp.int8),
    lambda x, y: x.astype(jnp.float4_e2m1fn).astype(jnp.float32), lambda x, y: jnp.dot(x.astype(jnp.int4).astype(jnp.int8), y.astype(jnp.int4).astype(jnp.int8), preferred_element_type=jnp.int32),
    lambda x, y: jnp.sort(x.astype(jnp.float8_e5m2).astype(F16), 0), lambda x, y: jnp.cumsum((x * 3).astype(jnp.int16), 0), lambda x, y: jnp.packbits(x > 0, axis=1), lambda x, y: lax.dot(x, y, precision="highest"),
]


@family(26, 3e-2)
def narrow(r, k):
    return rows(r, k, NARROW, (8, 16), (16, 8))


SPECIAL = [
    S.erf, lambda x: S.erfinv(jnp.tanh(x)), S.gammaln, S.digamma, S.i0e, S.i1e, lambda x: S.zeta(jnp.abs(x) + 1.5, 2.0), lambda x: S.gammainc(2.0, jnp.abs(x)), lambda x: S.betainc(2.0, 3.0, jax.nn.sigmoid(x)),
    lambda x: S.polygamma(1, jnp.abs(x) + 0.5), lambda x: S.ndtri(jax.nn.sigmoid(x)), S.log_ndtr, S.expit, lambda x: S.logsumexp(x, 0), lambda x: S.xlogy(x, jnp.abs(x)), lambda x: jnp.cbrt(x), lambda x: jnp.arctan2(x, x[::-1]), jnp.sinc,
    lambda x: jnp.exp(1j * x), lambda x: jnp.log(x + 0j), lambda x: jnp.power(jnp.abs(x), 0.7), lambda x: jnp.nextafter(x, 2.0), lambda x: jnp.frexp(x), lambda x: jnp.polyval(jnp.arange(4.0), x),
]


@family(24, 1e-4)
def special_functions(r, k):
    return rows(r, k, SPECIAL, (8, 16))


REDUCE = [
    lambda x: jnp.cumsum(x, 0), lambda x: jnp.cumsum(x, 1), lambda x: jnp.cumprod(x, 0), lambda x: lax.cummax(x, 1), lambda x: lax.cumlogsumexp(x, 0), lambda x: lax.cummin(x, reverse=True),
    lambda x: jnp.var(x, 0), lambda x: jnp.std(x), lambda x: jnp.argmax(x), lambda x: jnp.prod(x, 1), lambda x: jnp.any(x > 1, 0), lambda x: jnp.all(x > -1, 1), lambda x: jnp.ptp(x, 0),
    lambda x: jnp.convolve(x[0], x[1, :5]), lambda x: jnp.correlate(x[0], x[1]), lambda x: jnp.diff(x, axis=0), lambda x: jnp.gradient(x), lambda x: jnp.cov(x), lambda x: jnp.corrcoef(x),
    lambda x: jnp.trapezoid(x), lambda x: jax.nn.logsumexp(x, 1), lambda x: lax.reduce(x * x, 0.0, lax.max, (0,)), lambda x: jnp.nanmean(jnp.where(x > 0, x, jnp.nan), 0),
    lambda x: lax.associative_scan(jnp.multiply, x, axis=1), jax.grad(lambda x: (jnp.cumsum(x, 1) ** 2).sum()), jax.grad(lambda x: jnp.prod(x, 0).sum()),
    lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 3), (1, 2), "SAME"), jax.grad(lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID").sum()),
]


@family(56, 1e-3)
def reductions(r, k):
    """Dimensions that the axes divide, then constraints that they do not."""
    return rows(r, k, REDUCE, (8, 16) if k < 28 else (8, 13), uneven=k >= 28)


EINSUM = ["ij,jk->ik", "ij,jk->ki", "ij,jk->i", "ij,jk->", "ij,jk->ijk", "ij,jk->j", "ij,ji->ij", "ij,jk->k"]


@family(16, 1e-4)
def einsums(r, k):
    table = [lambda x, y, e=e: jnp.einsum(e, x, y) for e in EINSUM]
    sizes = ((16, 8), (8, 16)) if k < 8 else ((8, 10), (10, 8))
    f, args = rows(r, k, table, *sizes, uneven=k >= 8)
    if k % 2:
        return jax.grad(lambda *a: (f(*a) ** 2).sum(), (0, 1)), args
    return f, args


@jax.custom_vjp
def clipped(x):
    return jnp.sin(x)


clipped.defvjp(lambda x: (jnp.sin(x), x), lambda x, g: (jnp.clip(g * jnp.cos(x), -0.5, 0.5),))


@jax.custom_jvp
def safe_log(x):
    return jnp.log(jnp.abs(x) + 1)


safe_log.defjvp(lambda p, t: (safe_log(p[0]), t[0] / (jnp.abs(p[0]) + 1)))


def newton(x):
    return lax.custom_root(lambda y: y ** 3 + y - x, x, lambda f, y: lax.fori_loop(0, 8, lambda i, z: z - (z ** 3 + z - x) / (3 * z * z + 1), y), lambda g, y: y / g(jnp.ones_like(y)))


CONTROL = [
    lambda x: lax.while_loop(lambda s: (s[0] < 5) & (jnp.abs(s[1]).max() < 1e3), lambda s: (s[0] + 1, s[1] * 1.5), (0, x)), lambda x: lax.cond(x.sum() > 0, jnp.sin, jnp.cos, x),
    lambda x: lax.switch(jnp.argmax(x) % 3, [jnp.sin, jnp.tanh, lambda y: y[::-1]], x), lambda x: lax.fori_loop(0, 4, lambda i, c: c.at[i].add(c[i + 1] * i), x),
    lambda x: lax.scan(lambda c, y: (c + y, c * y), x[0], x, reverse=True), lambda x: lax.map(lambda y: lax.cond(y[0] > 0, jnp.sin, jnp.cos, y), x), lambda x: lax.map(jnp.sort, x, batch_size=4),
    lambda x: jax.vmap(lambda y: lax.while_loop(lambda s: s.sum() < 20, lambda s: jnp.abs(s) + 1, y))(x), lambda x: jax.vmap(lambda y: lax.switch((y[0] > 0).astype(int), [jnp.sin, jnp.cos], y))(x),
    jax.grad(lambda x: lax.scan(lambda c, y: (jnp.tanh(c + y), c.sum()), x[0], x)[1].sum()), jax.grad(lambda x: lax.cond(x[0, 0] > 0, jnp.sin, jnp.cos, x).sum()), lambda x: clipped(x),
    jax.grad(lambda x: clipped(x * 2).sum()), jax.grad(lambda x: safe_log(x).sum()), lambda x: jax.jvp(safe_log, (x,), (x,)), lambda x: jax.vmap(jax.grad(lambda y: (jnp.tanh(y) ** 2).sum()))(x),
    lambda x: jax.hessian(lambda y: (y ** 3).sum() * y[0])(x[0]), lambda x: jax.jacfwd(lambda y: jnp.sin(y) * y.sum())(x[0]), lambda x: jax.jacrev(lambda y: jnp.cumsum(y) ** 2)(x[0]),
    lambda x: jax.vmap(jax.vmap(lambda a, b: a * b, (0, None)), (None, 0))(x[0], x[1]), jax.grad(lambda x: jax.checkpoint(lambda y: jnp.sin(jnp.cos(y)))(x).sum()),
    lambda x: jax.linearize(jnp.sin, x)[1](x), lambda x: jax.vjp(jnp.sin, x)[1](x), lambda x: newton(x), jax.grad(lambda x: newton(x).sum()), lambda x: lax.optimization_barrier((x, x + 1)),
    lambda x: jax.jit(jnp.sin)(x) + jax.jit(jnp.sin)(x * 2), lambda x: jax.named_call(jnp.cosh, name="own")(x), lambda x: lax.fori_loop(0, jnp.argmax(x[0]), lambda i, c: c * 0.9, x),
    lambda x: lax.scan(lambda c, _: lax.scan(lambda d, y: (d + y, None), c, x)[:1][0:1] + (c,), x[0], None, length=3), lambda x: jax.experimental.ode.odeint(lambda y, t: -y, x[0], jnp.array([0.0, 0.5, 1.0])),
    lambda x: lax.custom_linear_solve(lambda v: 3 * v, x, lambda m, b: b / 3, symmetric=True), lambda x: lax.stop_gradient(x) + lax.select_n(x > 0, x, -x),
]


@family(66, 1e-3)
def control(r, k):
    import jax.experimental.ode  # noqa: F401
    return rows(r, k, CONTROL, (8, 16) if k < 33 else (16, 8))


EXPLICIT = [
    lambda x, w: jnp.sin(x) * 2, lambda x, w: reshard(x, P(None, None)) + 1, lambda x, w: jnp.einsum("ij,jk->ik", x, w, out_sharding=P("x", None)), lambda x, w: jnp.sum(x, 0),
    lambda x, w: x.T, lambda x, w: reshard(x, P("y", "x")), lambda x, w: jax.nn.softmax(reshard(x, P("x", None))), lambda x, w: jax.grad(lambda a: (jnp.einsum("ij,jk->ik", a, w, out_sharding=P("x", None)) ** 2).sum())(x),
    lambda x, w: lax.scan(lambda c, _: (jnp.tanh(c), None), x, None, length=3)[0], lambda x, w: jax.vmap(lambda a: a * 2)(x), lambda x, w: jnp.broadcast_to(reshard(x, P("x", None))[:, None], (8, 4, 16)),
    lambda x, w: jax.sharding.auto_axes(lambda a: jnp.sort(a, 0), out_sharding=P("x", "y"))(x), lambda x, w: jax.shard_map(lambda a: lax.psum(a, "x"), in_specs=P("x", "y"), out_specs=P(None, "y"))(x),
    lambda x, w: jnp.concatenate([x, x], 0), lambda x, w: jnp.maximum(x, reshard(x[::-1], P("x", "y"))), lambda x, w: x.reshape(8, 4, 4, out_sharding=P("x", "y", None)),
]


@family(16, 1e-4)
def explicit(r, k):
    order = r.permutation(8) if k % 3 == 0 else np.arange(8)
    mesh = Mesh(np.array(jax.devices())[order].reshape(2, 4), ("x", "y"), axis_types=(jax.sharding.AxisType.Explicit,) * 2)
    x = jax.device_put(normal(r, 8, 16), NamedSharding(mesh, P("x", "y")))
    w = jax.device_put(normal(r, 16, 8), NamedSharding(mesh, P("y", None)))
    return EXPLICIT[k], (x, w), lambda: jax.set_mesh(mesh)


WIDE = [lambda x: jnp.sum(x, 0), lambda x: L.inv(x[:8, :8]), lambda x: jnp.fft.fft(x), lambda x: (x * 1e6).astype(jnp.int64) % 977, lambda x: lax.bitcast_convert_type(x, jnp.uint32), S.gammaln,
        lambda x: jnp.cumsum((x * 9).astype(jnp.int64), 1), lambda x: R.normal(R.key(1), x.shape, jnp.float64), lambda x: jnp.argsort(x, 1), lambda x: jnp.exp(x + 1j * x)]


@family(10, 1e-9)
def double_precision(r, k):
    with jax.enable_x64(True):
        f, args = rows(r, k, WIDE, (8, 16), make=lambda r, *s: r.randn(*s))
    return f, args, lambda: jax.enable_x64(True)


def shape_of(x):
    return jax.ShapeDtypeStruct(x.shape, x.dtype)


CALLBACKS = [
    lambda x: jax.pure_callback(np.sin, shape_of(x), x), lambda x: jax.experimental.io_callback(np.sin, shape_of(x), x), lambda x: jax.vmap(lambda y: jax.pure_callback(np.cos, shape_of(y), y, vmap_method="sequential"))(x),
    lambda x: (jax.debug.print("{}", x.sum()), x)[1], lambda x: lax.scan(lambda c, y: (c, jax.pure_callback(np.sin, shape_of(y), y)), 0, x)[1], lambda x: (jax.debug.callback(print, x[0, 0]), x * 2)[1],
]


@family(6, refused=r"callback|ignore-effects")
def callbacks(r, k):
    import jax.experimental  # noqa: F401
    return rows(r, k, CALLBACKS, (8, 16))


@family(4, refused=r"with sizes")
def symbolic_shapes(r, k):
    n = jax.export.symbolic_shape(["n, 8", "8, n", "2*n, n", "n, m"][k])
    f = [jnp.sin, lambda x: x.sum(0), lambda x: x @ x.T, lambda x: jnp.sort(x, 0)][k]
    return f, (jax.ShapeDtypeStruct(n, np.float32),), contextlib.nullcontext
