#!/usr/bin/env python3
"""Random programs whose axes go in parts, each on a dimension of its own, through
reshapes and rules that put dimensions together and take them apart.

    random_parts.py SEED    print the program of a seed
"""
import random
import sys

MESHES = [
    [("k", 8)],
    [("k", 16), ("p", 2)],
    [("k", 12), ("p", 2)],
    [("k", 4), ("l", 4), ("p", 2)],
    [("p", 3), ("k", 8)],
]
FACTORS = [2, 2, 2, 2, 3, 4, 4, 6]
LETTERS = "ijklmn"


def tensor(shape):
    return "tensor<%s>" % "x".join([str(s) for s in shape] + ["f32"])


class Program:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.axes = self.r.choice(MESHES)
        self.cuts = {name: self.cut(size) for name, size in self.axes}
        self.lines, self.count = [], 0
        # all values are these factors, put together in some way
        self.factors = [self.r.choice(FACTORS) for _ in range(self.r.randint(2, 5))]

    def chance(self, p):
        return self.r.random() < p

    def name(self):
        self.count += 1
        return "%%v%d" % self.count

    def cut(self, size):
        """Where an axis may be cut: places that all go together."""
        ends = [1]
        while ends[-1] < size:
            rest = size // ends[-1]
            ends.append(ends[-1] * self.r.choice([k for k in (2, 3, 4) if rest % k == 0]))
        return ends

    def shape(self):
        """The factors, neighbours put together: those of each dimension."""
        dims = [[0]]
        for f in range(1, len(self.factors)):
            if self.chance(0.5):
                dims.append([f])
            else:
                dims[-1].append(f)
        return dims

    def sizes(self, dims):
        out = []
        for d in dims:
            n = 1
            for f in d:
                n *= self.factors[f]
            out.append(n)
        return out

    # -- shardings -------------------------------------------------------------

    def pieces(self):
        """Axes, and parts of axes from major to minor."""
        out = []
        for name, size in self.axes:
            ends = [e for e in self.cuts[name] if e in (1, size) or self.chance(0.8)]
            parts = [(name, a, b // a) for a, b in zip(ends, ends[1:])]
            out.append(parts if len(parts) > 1 else [(name, 0, 0)])
        self.r.shuffle(out)
        if self.chance(0.3):
            for parts in out:
                self.r.shuffle(parts)
        return sum(out, [])

    def axis(self, piece):
        return '"%s"' % piece[0] + (":(%d)%d" % piece[1:] if piece[1] else "")

    def sharding(self, rank):
        dims, used, at = [[] for _ in range(rank)], [], 0
        for piece in self.pieces():
            if self.chance(0.3):
                continue
            # the next dimension, mostly
            at = at + 1 if used and self.chance(0.8) else at
            at = at if at < rank else self.r.randrange(rank)
            last = dims[at][-1] if dims[at] else None
            if last and last[0] == piece[0] and last[1] * last[2] == piece[1]:
                continue
            dims[at].append(piece)
            used.append(piece)
        texts = []
        for d in dims:
            items = [self.axis(p) for p in d] + ([] if self.chance(0.15) else ["?"])
            texts.append("{%s}" % ", ".join(items))
        return "<@m, [%s]>" % ", ".join(texts)

    # -- ops -------------------------------------------------------------------

    def put(self, values, dims, text, types):
        v = self.name()
        self.lines.append("  %s = %s : %s" % (v, text, types))
        values.append((v, dims))

    def reshape(self, values):
        a, dims = self.r.choice(values)
        to = self.shape()
        self.put(values, to, "stablehlo.reshape %s" % a, "(%s) -> %s" % (tensor(self.sizes(dims)), tensor(self.sizes(to))))

    def binary(self, values):
        a, dims = self.r.choice(values)
        b, _ = self.r.choice([v for v in values if v[1] == dims])
        self.put(values, dims, "stablehlo.add %s, %s" % (a, b), tensor(self.sizes(dims)))

    def constraint(self, values):
        a, dims = self.r.choice(values)
        self.put(values, dims, "sdy.sharding_constraint %s %s" % (a, self.sharding(len(dims))), tensor(self.sizes(dims)))

    def rule(self, values):
        """An op of a rule that takes the factors apart, or puts them together."""
        operands = [self.r.choice(values) for _ in range(self.r.randint(1, 2))]
        dims = self.shape()

        def mapping(some):
            return "[%s]" % ", ".join("".join(LETTERS[f] for f in d) for d in some)

        rule = "#sdy.op_sharding_rule<(%s)->(%s) {%s}, custom>" % (
            ", ".join(mapping(d) for _, d in operands),
            mapping(dims),
            ", ".join("%s=%d" % x for x in zip(LETTERS, self.factors)),
        )
        self.put(
            values,
            dims,
            "stablehlo.custom_call @foo(%s) {sdy.sharding_rule = %s}" % (", ".join(v for v, _ in operands), rule),
            "(%s) -> %s" % (", ".join(tensor(self.sizes(d)) for _, d in operands), tensor(self.sizes(dims))),
        )

    def text(self):
        args = [("%%a%d" % i, self.shape()) for i in range(self.r.randint(1, 3))]
        values = list(args)
        for _ in range(self.r.randint(1, 8)):
            self.r.choice([self.reshape, self.reshape, self.rule, self.rule, self.binary, self.constraint])(values)
        out = [values[-1]] + [self.r.choice(values) for _ in range(self.r.randint(0, 2))]

        def said(dims, p):
            mark = " {sdy.sharding = #sdy.sharding%s}" % self.sharding(len(dims))
            return tensor(self.sizes(dims)) + (mark if self.chance(p) else "")

        head = "func.func @main(%s) -> (%s) {" % (
            ", ".join("%s: %s" % (v, said(d, 0.7)) for v, d in args),
            ", ".join(said(d, 0.3) for _, d in out),
        )
        end = "  return %s : %s" % (", ".join(v for v, _ in out), ", ".join(tensor(self.sizes(d)) for _, d in out))
        mesh = "sdy.mesh @m = <[%s]>" % ", ".join('"%s"=%d' % a for a in self.axes)
        return "\n".join([mesh, head] + self.lines + [end, "}", ""])


if __name__ == "__main__":
    print(Program(int(sys.argv[1])).text(), end="")
