#!/usr/bin/env python3
"""A transformer of about so many ops, sharded on a mesh of 5 axes, as MLIR text.

    transformer.py OPS > transformer.mlir

The layers are those of Llama: RMS norm, attention of 8 heads, a gated MLP. The
batch is sharded over "pod" and "data", weights over "fsdp" and "tp"."""
import sys

BATCH, LENGTH, WIDTH, HEADS, HIDDEN = 16, 128, 512, 8, 2048
HEAD = WIDTH // HEADS
MESH = '<["pod"=2, "data"=4, "fsdp"=4, "tp"=8, "sp"=2]>'


def t(*dims):
    return "tensor<%sf32>" % "".join("%dx" % d for d in dims)


X = t(BATCH, LENGTH, WIDTH)
SCORES = t(BATCH, HEADS, LENGTH, LENGTH)
WEIGHTS = [  # name, type, sharding
    ("norm", t(WIDTH), "{?}"),
    ("q", t(WIDTH, HEADS, HEAD), '{"fsdp", ?}, {"tp", ?}, {?}'),
    ("k", t(WIDTH, HEADS, HEAD), '{"fsdp", ?}, {"tp", ?}, {?}'),
    ("v", t(WIDTH, HEADS, HEAD), '{"fsdp", ?}, {"tp", ?}, {?}'),
    ("o", t(HEADS, HEAD, WIDTH), '{"tp", ?}, {?}, {"fsdp", ?}'),
    ("up", t(WIDTH, HIDDEN), '{"fsdp", ?}, {"tp", ?}'),
    ("gate", t(WIDTH, HIDDEN), '{"fsdp", ?}, {"tp", ?}'),
    ("down", t(HIDDEN, WIDTH), '{"tp", ?}, {"fsdp", ?}'),
]


class Program:
    def __init__(self):
        self.args, self.ops = [], []
        self.zero = self.op("stablehlo.constant dense<0.0> : tensor<f32>")
        self.least = self.op("stablehlo.constant dense<0xFF800000> : tensor<f32>")
        self.epsilon = self.op("stablehlo.constant dense<1.0e-5> : tensor<f32>")

    def arg(self, name, type_, sharding):
        text = "%%%s: %s {sdy.sharding = #sdy.sharding<@mesh, [%s]>}"
        self.args.append(text % (name, type_, sharding))
        return "%" + name

    def op(self, text):
        self.ops.append("  %%v%d = %s" % (len(self.ops), text))
        return "%%v%d" % (len(self.ops) - 1)

    def apply(self, name, type_, *values):
        return self.op("stablehlo.%s %s : %s" % (name, ", ".join(values), type_))

    def broadcast(self, value, dims, source, target):
        return self.op("stablehlo.broadcast_in_dim %s, dims = %s : (%s) -> %s" % (value, dims, source, target))

    def reduce(self, name, value, start, dim, source, target):
        text = "stablehlo.reduce(%s init: %s) applies stablehlo.%s across dimensions = [%d] : (%s, tensor<f32>) -> %s"
        return self.op(text % (value, start, name, dim, source, target))

    def dot(self, a, b, types, contracting, batching=""):
        batching = "batching_dims = %s, " % batching if batching else ""
        text = "stablehlo.dot_general %s, %s, %scontracting_dims = %s : (%s, %s) -> %s"
        return self.op(text % ((a, b, batching, contracting) + types))

    def norm(self, x, weight):
        rows = t(BATCH, LENGTH)
        mean = self.reduce("add", self.apply("multiply", X, x, x), self.zero, 2, X, rows)
        epsilon = self.broadcast(self.epsilon, [], "tensor<f32>", rows)
        scale = self.apply("rsqrt", rows, self.apply("add", rows, mean, epsilon))
        scaled = self.apply("multiply", X, x, self.broadcast(scale, [0, 1], rows, X))
        return self.apply("multiply", X, scaled, self.broadcast(weight, [2], t(WIDTH), X))

    def softmax(self, scores):
        rows = t(BATCH, HEADS, LENGTH)
        for name, start in (("maximum", self.least), ("add", self.zero)):
            rest = self.reduce(name, scores, start, 3, SCORES, rows)
            rest = self.broadcast(rest, [0, 1, 2], rows, SCORES)
            if name == "maximum":
                scores = self.apply("exponential", SCORES, self.apply("subtract", SCORES, scores, rest))
        return self.apply("divide", SCORES, scores, rest)

    def attention(self, x, w):
        heads, by_head = t(BATCH, LENGTH, HEADS, HEAD), t(BATCH, HEADS, LENGTH, HEAD)
        q, k, v = [self.dot(x, w[n], (X, t(WIDTH, HEADS, HEAD), heads), "[2] x [0]") for n in "qkv"]
        scores = self.dot(q, k, (heads, heads, SCORES), "[3] x [3]", "[0, 2] x [0, 2]")
        out = self.dot(self.softmax(scores), v, (SCORES, heads, by_head), "[3] x [1]", "[0, 1] x [0, 2]")
        out = self.op("stablehlo.transpose %s, dims = [0, 2, 1, 3] : (%s) -> %s" % (out, by_head, heads))
        out = self.op("stablehlo.reshape %s : (%s) -> %s" % (out, heads, X))
        o = self.op("stablehlo.reshape %s : (%s) -> %s" % (w["o"], t(HEADS, HEAD, WIDTH), t(WIDTH, WIDTH)))
        return self.dot(out, o, (X, t(WIDTH, WIDTH), X), "[2] x [0]")

    def mlp(self, x, w):
        hidden = t(BATCH, LENGTH, HIDDEN)
        up, gate = [self.dot(x, w[n], (X, t(WIDTH, HIDDEN), hidden), "[2] x [0]") for n in ("up", "gate")]
        up = self.apply("multiply", hidden, up, self.apply("logistic", hidden, up))
        up = self.apply("multiply", hidden, up, gate)
        return self.dot(up, w["down"], (hidden, t(HIDDEN, WIDTH), X), "[2] x [0]")

    def layer(self, x, i):
        w = {name: self.arg("%s_%d" % (name, i), type_, s) for name, type_, s in WEIGHTS}
        x = self.apply("add", X, x, self.attention(self.norm(x, w["norm"]), w))
        return self.apply("add", X, x, self.mlp(self.norm(x, w["norm"]), w))


def text(n_ops):
    program = Program()
    x, layers = program.arg("x", X, '{"pod", "data", ?}, {?}, {?}'), 0
    while len(program.ops) < n_ops:
        x = program.layer(x, layers)
        layers += 1
    head = "sdy.mesh @mesh = %s\nfunc.func @main(%s) -> %s {\n" % (MESH, ", ".join(program.args), X)
    return head + "\n".join(program.ops) + "\n  return %s : %s\n}\n" % (x, X)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(text(int(sys.argv[1])), end="")
