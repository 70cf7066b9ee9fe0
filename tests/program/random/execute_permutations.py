#!/usr/bin/env python3
"""Random pads, slices, reverses, windows and reshapes of sharded values: what
each rank has behind sdy-resolve-permutation-factors, reshards as collectives,
and sdy-convert-global-to-local, beside the op on one device.

    execute_permutations.py SDYRT SDYRT_OPT FIRST COUNT [pass options]
    execute_permutations.py --show SEED
"""
import random
import subprocess
import sys

MESHES = [
    '<["a"=4]>', '<["a"=2, "b"=2]>', '<["a"=2, "b"=4]>', '<["a"=8]>', '<["a"=3, "b"=2]>',
    '<["a"=4], device_ids=[2, 0, 3, 1]>', '<["a"=2, "b"=3], device_ids=[5, 0, 3, 1, 4, 2]>',
]  # fmt: skip
FIT = "-sdy-insert-explicit-reshards=enable-full-version=true"
PASSES = ["-sdy-reshard-to-collectives", "-sdy-pad-for-divisibility",
          "-sdy-convert-global-to-local", "-sdy-drop-sharding-and-mesh"]  # fmt: skip


def t(dims, element="i32"):
    return "tensor<%s>" % "x".join([str(d) for d in dims] + [element])


def prod(dims):
    n = 1
    for d in dims:
        n *= d
    return n


class Case:
    def __init__(self, seed):
        self.r = r = random.Random(seed)
        self.mesh = r.choice(MESHES)
        self.axes = [(p.split("=")[0].strip(' "'), int(p.split("=")[1])) for p in self.mesh.split("]")[0][2:].split(",")]
        self.n = prod(s for _, s in self.axes)
        rank = r.randint(1, 3)
        self.dims = [r.randint(1, 14) for _ in range(rank)]
        self.cut = [[] for _ in range(rank)]
        for name, size in r.sample(self.axes, len(self.axes)):
            if r.random() < 0.8:
                if size == 4 and r.random() < 0.2:
                    name, size = '%s":(%d)2' % (name, r.choice([1, 2])), 2
                self.cut[r.randrange(rank)].append((name, size))

    def sharding(self, cut):
        dims = ", ".join("{%s}" % ", ".join(('"%s' if '"' in a else '"%s"') % a for a, _ in d) for d in cut)
        return "<@m, [%s]>" % dims

    def pad(self):
        low, high, inner = [], [], []
        for d in self.dims:
            inner.append(self.r.choice([0, 0, 0, 1, 2]))
            low.append(self.r.choice([0, 0, 1, 2, 4, -1]))
            high.append(self.r.choice([0, 0, 1, 3, -1]))
            if d + (d - 1) * inner[-1] + low[-1] + high[-1] < 1:
                low[-1] = high[-1] = 0
        out = [d + (d - 1) * i + a + b for d, a, b, i in zip(self.dims, low, high, inner)]
        return out, "stablehlo.pad %%x, %%p, low = %s, high = %s, interior = %s @@ : (%s, tensor<i32>) -> %s" % (low, high, inner, t(self.dims), t(out))

    def slice(self):
        text, out = [], []
        for d in self.dims:
            step = self.r.choice([1, 1, 1, 1, 2])
            a = self.r.choice([0, 0, self.r.randrange(d)])
            b = self.r.choice([d, self.r.randint(a + 1, d)])
            text.append("%d:%d:%d" % (a, b, step) if step > 1 else "%d:%d" % (a, b))
            out.append((b - a + step - 1) // step)
        return out, "stablehlo.slice %%x [%s] @@ : (%s) -> %s" % (", ".join(text), t(self.dims), t(out))

    def reverse(self):
        dims = sorted(self.r.sample(range(len(self.dims)), self.r.randint(1, len(self.dims))))
        return self.dims, "stablehlo.reverse %%x, dims = %s @@ : %s" % (dims, t(self.dims))

    def reshape(self):
        out, i = [], 0
        while i < len(self.dims):
            n = self.dims[i]
            if i + 1 < len(self.dims) and self.r.random() < 0.4:
                n *= self.dims[i + 1]
                i += 1
            i += 1
            fits = [k for k in range(1, n + 1) if n % k == 0]
            k = self.r.choice(fits)
            out += self.r.choice([[n], [k, n // k], [k, n // k, 1]])
        self.out_cut = [[] for _ in out]
        if self.r.random() < 0.5:
            self.recut(out)
        elif len(out) == len(self.cut):
            self.out_cut = self.cut
        elif self.r.random() < 0.7:
            for i, c in enumerate(self.cut):
                self.out_cut[min(i, len(out) - 1)] += c
        return out, "stablehlo.reshape %%x @@ : (%s) -> %s" % (t(self.dims), t(out))

    def recut(self, out):
        """The operand's axes on any dimensions, mostly in their order, some whole
        ones in two parts."""
        pieces = []
        for name, size in sum(self.cut, []):
            if size in (4, 8) and '"' not in name and self.r.random() < 0.6:
                pieces += [('%s":(1)2' % name, 2), ('%s":(2)%d' % (name, size // 2), size // 2)]
            else:
                pieces.append((name, size))
        if self.r.random() < 0.2:
            self.r.shuffle(pieces)
        for piece, d in zip(pieces, sorted(self.r.randrange(len(out)) for _ in pieces)):
            last = self.out_cut[d][-1][0] if self.out_cut[d] else ""
            if last.split('"')[0] != piece[0].split('"')[0]:
                self.out_cut[d].append(piece)

    def window(self):
        size = [self.r.choice([1, 1, 2, 3]) for _ in self.dims]
        size = [min(a, d) for a, d in zip(size, self.dims)]
        step = [self.r.choice([1, 1, 2]) for _ in self.dims]
        out = [(d - a) // s + 1 for d, a, s in zip(self.dims, size, step)]
        ints = lambda v: "array<i64: %s>" % ", ".join(map(str, v))
        return out, ('"stablehlo.reduce_window"(%%x, %%z) <{window_dimensions = %s, window_strides = %s}> ({\n'
                     "  ^bb0(%%u: tensor<i32>, %%v: tensor<i32>):\n    %%w = stablehlo.add %%u, %%v : tensor<i32>\n"
                     "    stablehlo.return %%w : tensor<i32>\n  }) @@ : (%s, tensor<i32>) -> %s"
                     % (ints(size), ints(step), t(self.dims), t(out)))  # fmt: skip

    def text(self):
        self.out_cut = self.cut
        out, op = self.r.choice([self.pad, self.pad, self.slice, self.slice, self.reverse, self.reverse, self.reshape, self.window])()
        op = op.replace("@@", "{sdy.sharding = #sdy.sharding_per_value<[%s]>}" % self.sharding(self.out_cut))
        all_ = prod(self.dims)
        return ("sdy.mesh @m = %s\nfunc.func @main() -> %s {\n  %%0 = stablehlo.iota dim = 0 : %s\n  %%1 = stablehlo.reshape %%0 : (%s) -> %s\n"
                "  %%p = stablehlo.constant dense<%d> : tensor<i32>\n  %%z = stablehlo.constant dense<0> : tensor<i32>\n"
                "  %%x = sdy.reshard %%1 %s : %s\n  %%y = %s\n  %%r = sdy.reshard %%y %s : %s\n  return %%r : %s\n}\n"
                % (self.mesh, t(out), t([all_]), t([all_]), t(self.dims), self.r.choice([0, -7]), self.sharding(self.cut), t(self.dims),
                   op, self.sharding([[] for _ in out]), t(out), t(out)))  # fmt: skip


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout, done.stderr


def main():
    if sys.argv[1] == "--show":
        print(Case(int(sys.argv[2])).text())
        return 0
    sdyrt, opt, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    options = sys.argv[5:]
    wrong = refused = 0
    for seed in range(first, first + count):
        case = Case(seed)
        text = case.text()
        status, local, said = run([opt, "-", FIT, "-sdy-resolve-permutation-factors" + ("=" + " ".join(options) if options else "")] + PASSES, text)
        if status:
            refused += 1
            print("seed %d is refused: %s" % (seed, said.split("\n")[0]))
            continue
        expected = run([sdyrt, "exec", "-"], text)
        status, got, said = run([sdyrt, "exec", "-n", str(case.n), "-"], local)
        parts = [p.split("\n", 1)[1] if "\n" in p else "" for p in got.split("rank ")[1:]] or [got]
        if status or expected[0] or any(p != expected[1] for p in parts):
            wrong += 1
            print("seed %d: %s" % (seed, said or expected[2] or "other values"))
    print("%d cases, %d wrong, %d refused" % (count, wrong, refused))
    return wrong + refused > 0


if __name__ == "__main__":
    sys.exit(main())
