"""Families of programs of JAX over a mesh of 8 devices: what execute_jax_many.py runs.
A family is a function of random numbers and of the number of the program in it; it
gives a function and its arguments, which are placed on the mesh at random. Models and
what is trained are here; jax_operations.py has the families of single operations."""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

FAMILIES = {}
MESHES = [((8,), "x"), ((2, 4), "xy"), ((4, 2), "xy"), ((2, 2, 2), "xyz")]


def family(count, tolerance=None, refused=None):
    """`refused`: a part of the text that is said of each program instead of a run."""
    def add(make):
        FAMILIES[make.__name__] = (make, count, tolerance, refused)
        return make
    return add


def mesh_of(r):
    """Of any shape, with its devices in any order."""
    shape, names = MESHES[r.randint(len(MESHES))]
    order = r.permutation(8) if r.randint(3) == 0 else np.arange(8)
    return Mesh(np.array(jax.devices())[order].reshape(shape), tuple(names), axis_types=(AxisType.Auto,) * len(shape))


def spec_of(r, mesh, shape, uneven=False):
    """Each axis of the mesh on a dimension that it divides, or on none."""
    cuts, left = [() for _ in shape], list(shape)
    for name in r.permutation(mesh.axis_names):
        name = str(name)
        fit = [i for i, n in enumerate(left) if n % mesh.shape[name] == 0 and n or uneven]
        if fit and r.randint(6):
            at = fit[r.randint(len(fit))]
            cuts[at] += (name,)
            left[at] //= mesh.shape[name]
    return P(*[c if len(c) > 1 else c[0] if c else None for c in cuts])


def place(r, mesh, tree):
    return jax.tree.map(lambda a: jax.device_put(a, NamedSharding(mesh, spec_of(r, mesh, a.shape))), tree)


def pin(r, mesh, shape, uneven=False):
    """A constraint of values of this shape, chosen now."""
    where = NamedSharding(mesh, spec_of(r, mesh, shape, uneven))
    return lambda x: lax.with_sharding_constraint(x, where)


def normal(r, *shape, scale=1.0):
    return (r.randn(*shape) * scale).astype(np.float32)


# -- optimizers: (a state of zeros for each parameter, a step) ------------------


def adam(decay):
    def step(p, g, s, t):
        m, v = 0.9 * s[0] + 0.1 * g, 0.99 * s[1] + 0.01 * g * g
        u = (m / (1 - 0.9 ** t)) / (jnp.sqrt(v / (1 - 0.99 ** t)) + 1e-3)
        return p - 0.05 * (u + decay * p), (m, v)
    return step


def lamb(p, g, s, t):
    q, s = adam(0.01)(p, g, s, t)
    u = q - p
    return p + u * jnp.linalg.norm(p) / (jnp.linalg.norm(u) + 1e-2), s


def lion(p, g, s, t):
    return p - 0.01 * jnp.tanh(50 * (0.9 * s[0] + 0.1 * g)), (0.99 * s[0] + 0.01 * g, s[1])


def adagrad(p, g, s, t):
    v = s[1] + g * g
    return p - 0.1 * g * lax.rsqrt(v + 1e-2), (s[0], v)


def adafactor(p, g, s, t):
    v = g * g + 1e-3
    if p.ndim == 2:
        v = v.mean(0, keepdims=True) * v.mean(1, keepdims=True) / v.mean()
    return p - 0.02 * g * lax.rsqrt(v), s


def muon(p, g, s, t):
    m = 0.9 * s[0] + g
    x = m / (jnp.linalg.norm(m) + 1e-2)
    for _ in range(3 if p.ndim == 2 else 0):
        x = 1.5 * x - 0.5 * x @ x.T @ x
    return p - 0.1 * x, (m, s[1])


def momentum(p, g, s, t):
    m = 0.9 * s[0] + g
    return p - 0.05 * (g + 0.9 * m), (m, s[1])


OPTIMIZERS = [momentum, adam(0.0), adam(0.1), lamb, lion, adagrad, adafactor, muon]


def training(loss, optimizer, clip):
    """A step: gradients, cut to a norm where `clip` is set, and the optimizer."""
    def step(params, state, t, *batch):
        value, grads = jax.value_and_grad(loss)(params, *batch)
        if clip:
            norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(grads)))
            grads = jax.tree.map(lambda g: g * jnp.minimum(1.0, 1.0 / (norm + 1e-3)), grads)
        flat, tree = jax.tree.flatten(params)
        new = [optimizer(p, g, s, t) for p, g, s in zip(flat, jax.tree.leaves(grads), state)]
        return value, jax.tree.unflatten(tree, [n[0] for n in new]), [n[1] for n in new]
    return step


def trained(r, k, mesh, loss, params, *batch):
    """The step of training, and its arguments."""
    params = place(r, mesh, params)
    zeros = [(jnp.zeros_like(p), jnp.zeros_like(p)) for p in jax.tree.leaves(params)]
    return training(loss, OPTIMIZERS[k % len(OPTIMIZERS)], k % 3 == 0), \
        (params, zeros, np.float32(3), *[place(r, mesh, b) for b in batch])


# -- models -------------------------------------------------------------------


@family(24, 1e-3)
def mlp_step(r, k):
    mesh = mesh_of(r)
    sizes = [8, 16, 24, 8] if k % 2 else [16, 32, 8]
    act = [jax.nn.relu, jax.nn.gelu, jax.nn.silu, jnp.tanh, jax.nn.softplus, jax.nn.elu, jax.nn.mish][k % 7]
    params = [(normal(r, a, b, scale=0.3), normal(r, b)) for a, b in zip(sizes, sizes[1:])]
    hidden = pin(r, mesh, (16, sizes[1]))

    def loss(params, x, y):
        for i, (w, b) in enumerate(params):
            x = x @ w + b
            if i == 0:
                x = hidden(x)
            x = act(x) if i + 1 < len(params) else x
        if k % 2:
            return -jnp.mean(jax.nn.log_softmax(x)[jnp.arange(16), y])
        return jnp.mean((x - jax.nn.one_hot(y, 8)) ** 2)
    loss = jax.checkpoint(loss) if k % 5 == 0 else loss
    return trained(r, k, mesh, loss, params, normal(r, 16, sizes[0]), r.randint(0, 8, 16).astype(np.int32))


def attention(q, k, v, kind):
    s = jnp.einsum("bthd,bshd->bhts", q, k) / np.sqrt(q.shape[-1])
    t = q.shape[1]
    if kind != "full":
        mask = jnp.tril(jnp.ones((t, t), bool))
        if kind == "window":
            mask &= ~jnp.tril(jnp.ones((t, t), bool), -3)
        s = jnp.where(mask, s, -1e9)
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(s), v)


def rotary(x):
    half = x.shape[-1] // 2
    angle = jnp.arange(x.shape[1])[:, None] / 100 ** (jnp.arange(half) / half)
    c, s = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
    a, b = jnp.split(x, 2, -1)
    return jnp.concatenate([a * c - b * s, a * s + b * c], -1)


@family(24, 1e-3)
def transformer(r, k):
    mesh = mesh_of(r)
    b, t, h, d, v, heads = 4, 8, 16, 4, 32, 4
    kinds = ["causal", "full", "window"]
    groups = 2 if k % 2 else heads
    p = {"e": normal(r, v, h), "q": normal(r, 2, h, heads, d, scale=0.3), "k": normal(r, 2, h, groups, d, scale=0.3),
         "v": normal(r, 2, h, groups, d, scale=0.3), "o": normal(r, 2, heads, d, h, scale=0.3),
         "up": normal(r, 2, h, 32, scale=0.3), "down": normal(r, 2, 32, h, scale=0.3), "g": np.ones((2, h), np.float32)}
    pinned = pin(r, mesh, (b, t, h))

    def layer(x, w):
        y = x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-3) * w["g"]
        q, kk, vv = (jnp.einsum("bth,hnd->btnd", y, w[n]) for n in "qkv")
        kk, vv = (jnp.repeat(a, heads // groups, 2) for a in (kk, vv))
        if k % 4 == 3:
            q, kk = rotary(q), rotary(kk)
        x = pinned(x + jnp.einsum("btnd,ndh->bth", attention(q, kk, vv, kinds[k % 3]), w["o"]))
        y = jax.nn.standardize(x)
        return x + jax.nn.gelu(y @ w["up"]) @ w["down"], None

    def logits(p, ids):
        x = p["e"][ids]
        block = jax.checkpoint(layer, policy=jax.checkpoint_policies.dots_saveable) if k % 5 == 1 else layer
        rest = {n: a for n, a in p.items() if n != "e"}
        if k % 2:
            x, _ = lax.scan(block, x, rest)
        else:
            for i in range(2):
                x, _ = block(x, jax.tree.map(lambda a: a[i], rest))  # noqa: B023
        return x @ p["e"].T

    def loss(p, ids):
        z = logits(p, ids)[:, :-1]
        return jnp.mean(jax.nn.logsumexp(z, -1) - jnp.take_along_axis(z, ids[:, 1:, None], -1)[..., 0])
    ids = r.randint(0, v, (b, t)).astype(np.int32)
    if k % 4 == 2:
        return logits, (place(r, mesh, p), place(r, mesh, ids))
    return trained(r, k, mesh, loss, p, ids)


@family(12, 1e-3)
def mixture_of_experts(r, k):
    mesh = mesh_of(r)
    n, h, e, f, c = 16, 8, 8, 16, 4
    p = {"gate": normal(r, h, e), "in": normal(r, e, h, f, scale=0.3), "out": normal(r, e, f, h, scale=0.3)}
    experts = pin(r, mesh, (e, c, h))

    def dense(p, x):
        top, at = lax.top_k(jax.nn.softmax(x @ p["gate"]), 2)
        mix = (jax.nn.one_hot(at, e) * top[..., None]).sum(1)
        return jnp.einsum("ne,nef,efh->nh", mix, jax.nn.relu(jnp.einsum("nh,ehf->nef", x, p["in"])), p["out"])

    def capacity(p, x):
        gates = jax.nn.softmax(x @ p["gate"])
        at = jnp.argmax(gates, -1)
        hot = jax.nn.one_hot(at, e)
        place = (jnp.cumsum(hot, 0) - 1) * hot
        send = hot[..., None] * jax.nn.one_hot(place.sum(-1).astype(int), c)[:, None]
        y = experts(jnp.einsum("nec,nh->ech", send, x))
        y = jnp.einsum("ecf,efh->ech", jax.nn.silu(jnp.einsum("ech,ehf->ecf", y, p["in"])), p["out"])
        return jnp.einsum("nec,ech->nh", send * gates.max(-1)[:, None, None], y)

    def ragged(p, x):
        at = jnp.argmax(x @ p["gate"], -1)
        order = jnp.argsort(at)
        y = lax.ragged_dot(lax.ragged_dot(x[order], p["in"], jnp.bincount(at, length=e)), p["out"], jnp.bincount(at, length=e))
        return jnp.zeros_like(x).at[order].set(y)
    run = [dense, capacity, ragged][k % 3]
    x = normal(r, n, h)
    if k % 2:
        return run, (place(r, mesh, p), place(r, mesh, x))
    return trained(r, k, mesh, lambda p, x: jnp.mean(run(p, x) ** 2), p, x)


@family(18, 1e-3)
def cnn(r, k):
    mesh = mesh_of(r)
    groups, stride, dilation = [1, 1, 2, 8][k % 4], 1 + k % 2, 1 + (k // 2) % 2
    p = {"a": normal(r, 3, 3, 4, 8, scale=0.3), "b": normal(r, 3, 3, 8 // groups, 8, scale=0.3), "w": normal(r, 8, 8),
         "scale": np.ones(8, np.float32)}
    form = ("NHWC", "HWIO", "NHWC")

    def pool(y):
        if k % 3 == 0:
            return lax.reduce_window(y, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME")
        return lax.reduce_window(y, 0.0, lax.add, (1, 3, 3, 1), (1, 2, 2, 1), "SAME") / 9

    def logits(p, x):
        y = lax.conv_general_dilated(x, p["a"], (stride, stride), "SAME", rhs_dilation=(dilation, dilation), dimension_numbers=form)
        mean, var = y.mean((0, 1, 2)), y.var((0, 1, 2))
        y = jax.nn.relu((y - mean) * lax.rsqrt(var + 1e-2) * p["scale"])
        y = lax.conv_general_dilated(pool(y), p["b"], (1, 1), "VALID" if stride == 1 else "SAME", dimension_numbers=form, feature_group_count=groups)
        if k % 5 == 0:
            y = lax.conv_transpose(y, p["b"] if groups == 1 else jnp.repeat(p["b"], groups, 2), (2, 2), "SAME")
        return y.mean((1, 2)) @ p["w"]
    x, y = normal(r, 8, 8, 8, 4), r.randint(0, 8, 8).astype(np.int32)
    if k % 4 == 0:
        return logits, (place(r, mesh, p), place(r, mesh, x))
    return trained(r, k, mesh, lambda p, x, y: -jax.nn.log_softmax(logits(p, x))[jnp.arange(8), y].mean(), p, x, y)


@family(16, 1e-3)
def recurrent(r, k):
    mesh = mesh_of(r)
    b, t, h = 8, 6, 8
    p = {"w": normal(r, h, 4 * h, scale=0.3), "u": normal(r, h, 4 * h, scale=0.3), "b": normal(r, 4 * h)}

    def lstm(p, state, x):
        c, y = state
        i, f, g, o = jnp.split(x @ p["w"] + y @ p["u"] + p["b"], 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        y = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (c, y), y

    def gru(p, state, x):
        z, q, n, _ = jnp.split(x @ p["w"] + p["b"], 4, -1)
        uz, uq, un, _ = jnp.split(state[1] @ p["u"], 4, -1)
        z = jax.nn.sigmoid(z + uz)
        y = (1 - z) * jnp.tanh(n + jax.nn.sigmoid(q + uq) * un) + z * state[1]
        return (state[0] + 1, y), y

    def linear(p, x):
        a = jax.nn.sigmoid(x @ p["w"][:, :h])
        return lax.associative_scan(lambda l, q: (q[0] * l[0], q[0] * l[1] + q[1]), (a, x), axis=0)[1]
    cell = [lstm, gru][k % 2]

    def run(p, x):
        if k % 4 == 3:
            return linear(p, x)
        zero = jnp.zeros((b, h), x.dtype)
        return lax.scan(lambda s, x: cell(p, s, x), (zero, zero), x, reverse=k % 3 == 0, unroll=1 + k % 2)[1]
    x = normal(r, t, b, h)
    if k % 4 == 0:
        return run, (place(r, mesh, p), place(r, mesh, x))
    return trained(r, k, mesh, lambda p, x: jnp.mean(run(p, x) ** 2), p, x)


# -- shard_map ----------------------------------------------------------------


def ring(axis, n):
    return lambda x: lax.ppermute(x, axis, [(i, (i + 1) % n) for i in range(n)])


def collectives(a, n):
    """On one axis, of n devices; a piece is 8 x 8."""
    turn = ring(a, n)
    return [
        lambda x: lax.psum(x, a), lambda x: lax.pmax(x, a), lambda x: lax.pmin(x, a), lambda x: lax.pmean(x, a),
        lambda x: lax.psum_scatter(x, a, tiled=True), lambda x: lax.psum_scatter(x, a, scatter_dimension=1, tiled=True),
        lambda x: lax.all_gather(x, a, tiled=True), lambda x: lax.all_gather(x, a, axis=1), lambda x: lax.all_to_all(x, a, 0, 1, tiled=True),
        lambda x: lax.all_to_all(x.reshape(n, -1, 8), a, 0, 2), turn, lambda x: lax.ppermute(x, a, [(0, n - 1)]),
        lambda x: x * lax.axis_index(a), lambda x: lax.fori_loop(0, 3, lambda i, y: turn(y) + x * i, x),
        lambda x: lax.scan(lambda c, y: (turn(c) + y, lax.psum(c.sum(), a)), x[0], x),
        lambda x: lax.cond(lax.psum(x.sum(), a) > 0, lambda y: turn(y), lambda y: lax.psum(y, a) - y, x),
        lambda x: lax.switch(3 % n, [lambda y: y, turn, lambda y: lax.pmax(y, a), lambda y: y * 2], x),
        lambda x: lax.while_loop(lambda s: lax.psum(s[0], a) < 20 * n, lambda s: (s[0] + 7, turn(s[1]) * 0.5), (0, x)),
        lambda x: jax.grad(lambda y: (lax.psum(y * y, a) * turn(y)).sum())(x), lambda x: jax.jvp(lambda y: turn(jnp.sin(y)), (x,), (x,)),
        lambda x: jax.vmap(lambda y: lax.psum(y, a) + lax.all_gather(y, a).sum(0))(x), lambda x: lax.psum((x, {"a": x[0]}, 1), a),
        lambda x: jax.vmap(lambda y: lax.all_to_all(y, a, 0, 0, tiled=True), in_axes=1)(x), lambda x: lax.psum(x.astype(jnp.bfloat16), a).astype(x.dtype),
        lambda x: lax.psum(x > 0, a), lambda x: lax.pmax(jnp.where(x > 0, x, -jnp.inf), a),
        lambda x: jax.checkpoint(lambda y: lax.psum(jnp.tanh(turn(y)), a))(x), lambda x: lax.pcast(x, a, to="varying") if hasattr(lax, "pcast") else x,
        lambda x: lax.dynamic_slice_in_dim(x, lax.axis_index(a) * (8 // n), 8 // n), lambda x: lax.psum(lax.axis_index(a) + x.astype(int), a),
    ]


@family(60)
def shard_map_collectives(r, k):
    """Over all axes, or over one; twice within a function; of a gradient, or of none."""
    mesh = mesh_of(r)
    axis = str(mesh.axis_names[r.randint(len(mesh.axis_names))])
    both = tuple(mesh.axis_names) if k >= 30 and len(mesh.axis_names) > 1 and k % 30 in (0, 1, 2, 3, 4, 6) else axis
    n = int(np.prod([mesh.shape[a] for a in (both if isinstance(both, tuple) else (both,))]))
    f = collectives(both, n)[k % 30]
    some = k % 3 == 1 and len(mesh.axis_names) > 1
    options = {"axis_names": {axis} if isinstance(both, str) else set(both)} if some else {}
    spec = P(both)

    # Numbers without dimensions become of one, which are put in a row.
    def lifted(x):
        return jax.tree.map(lambda a: jnp.reshape(a, (1,)) if jnp.ndim(a) == 0 else a, f(x))
    mapped = jax.shard_map(lifted, mesh=mesh, in_specs=spec, out_specs=spec, check_vma=False, **options)
    x = normal(r, 8 * n, 8)
    return (lambda x: jax.tree.map(lambda a: a * 2, mapped(jnp.cos(x)))), (place(r, mesh, x),)


@family(10, 1e-3)
def shard_map_nested(r, k):
    mesh = Mesh(np.array(jax.devices())[r.permutation(8) if k % 3 == 0 else slice(None)].reshape(2, 4), ("x", "y"), axis_types=(AxisType.Auto,) * 2)
    w = normal(r, 8, 16)

    def inner(y):
        return ring("y", 4)(y) + lax.psum(y, "y")

    def outer(x):
        y = jax.shard_map(inner, in_specs=P(None, "y"), out_specs=P(None, "y"), axis_names={"y"}, check_vma=False)(x @ w)
        return lax.psum(y, "x") * (k + 1)

    f = jax.shard_map(outer, mesh=mesh, in_specs=P("x"), out_specs=P(), axis_names={"x"}, check_vma=False)

    def looped(x):
        return lax.fori_loop(0, 2, lambda i, c: c + f(x)[:, :8].mean(0), x * 0.1) if k % 2 else f(x)
    run = jax.grad(lambda x: (looped(x) ** 2).sum()) if k % 5 == 4 else looped
    return run, (place(r, mesh, normal(r, 8, 8)),)


@family(10, 1e-3)
def pipelines(r, k):
    """Stages of a ring of devices, in a scan: a batch of parts goes around."""
    mesh = Mesh(np.array(jax.devices()), ("s",), axis_types=(AxisType.Auto,))
    parts, h = 4 + k % 3, 4

    def stages(w, x):
        at = lax.axis_index("s")

        def turn(carry, i):
            now = jnp.where(at == 0, x[jnp.minimum(i, parts - 1)], carry)
            y = jnp.tanh(now @ w[0])
            return ring("s", 8)(y), y
        _, ys = lax.scan(turn, jnp.zeros_like(x[0]), jnp.arange(parts + 7))
        return lax.psum(jnp.where(at == 7, ys[7:], 0), "s")
    f = jax.shard_map(stages, mesh=mesh, in_specs=(P("s"), P()), out_specs=P(), check_vma=False)
    run = f if k % 2 else jax.value_and_grad(lambda w, x: (f(w, x) ** 2).sum())
    return run, (place(r, mesh, normal(r, 8, h, h)), normal(r, parts, 2, h))
