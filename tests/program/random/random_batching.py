#!/usr/bin/env python3
"""Random gathers and scatters, most of which go through two tensors side by
side: one component of their indices is the place along dimension 0, by an iota
behind nothing, a reshape, a broadcast, a clamp or a select.

    random_batching.py SEED    print the function of a seed
"""
import random
import sys


def tensor(shape, element="i32"):
    return "tensor<%s>" % "x".join([str(d) for d in shape] + [element])


class Function:
    def __init__(self, seed):
        self.random = r = random.Random(seed)
        self.name = "f%d" % seed
        self.lines = []
        self.batch = r.choice([1, 2, 4, 8])
        components = r.choice([1, 2, 2, 3, 3])
        rank = components + r.choice([0, 1, 1, 2])
        self.operand = [self.batch + self.chance(0.15)] + [r.choice([2, 3, 5, 8]) for _ in range(rank - 1)]
        # the operand's dimension of each component
        self.map = r.sample(range(rank), components)
        if 0 not in self.map and self.chance(0.85):
            self.map[r.randrange(components)] = 0
        # indices: the dimensions of a batch, and behind the first the components
        self.places = [self.batch] + [r.choice([2, 3]) for _ in range(r.choice([0, 0, 1, 2]))]
        self.vector = r.choice([len(self.places)] * 4 + list(range(1, len(self.places) + 1)))
        self.indices = self.with_components(components)

    def chance(self, p):
        return self.random.random() < p

    def with_components(self, n):
        return self.places[: self.vector] + [n] + self.places[self.vector :]

    def put(self, text):
        self.lines.append("  %%v%d = stablehlo.%s" % (len(self.lines), text))
        return "%%v%d" % (len(self.lines) - 1)

    # -- a component that is the place along dimension 0 --------------------------

    def constant(self, number, shape):
        return self.put("constant dense<%d> : %s" % (number, tensor(shape)))

    def unchanged(self, v, shape):
        """What may be around indices that are in bounds, or nothing."""
        kind, t = self.random.choice(["", "", "", "clamp", "select"]), tensor(shape)
        if kind == "clamp":
            low, high = self.constant(0, []), self.constant(self.operand[0] - 1 + self.random.choice([0, 1]), [])
            return self.put("clamp %s, %s, %s : (tensor<i32>, %s, tensor<i32>) -> %s" % (low, v, high, t, t))
        if kind == "select":
            zero, size = self.constant(0, shape), self.constant(self.operand[0], shape)
            is_negative = self.put("compare LT, %s, %s : (%s, %s) -> %s" % (v, zero, t, t, tensor(shape, "i1")))
            other = self.put("add %s, %s : %s" % (v, size, t))
            return self.put("select %s, %s, %s : %s, %s" % (is_negative, other, v, tensor(shape, "i1"), t))
        return v

    def iota(self, shape, dim=0):
        return self.put("iota dim = %d : %s" % (dim, tensor(shape)))

    def place(self, shape):
        # behind others the iota's dimension 0 is that of the result
        kind = self.random.choice(["iota", "iota", "other iota", "reshape", "broadcast"])
        if kind == "iota":
            return self.unchanged(self.iota(shape), shape)
        if kind == "other iota":
            return self.iota(shape, self.random.randrange(len(shape)))
        if kind == "reshape":
            v = self.unchanged(self.iota(self.places), self.places)
            v = self.put("reshape %s : (%s) -> %s" % (v, tensor(self.places), tensor(shape)))
        else:
            v = self.unchanged(self.iota([self.batch]), [self.batch])
            v = self.put("broadcast_in_dim %s, dims = [0] : (%s) -> %s" % (v, tensor([self.batch]), tensor(shape)))
        return self.unchanged(v, shape)

    # -- indices --------------------------------------------------------------------

    def component(self, k):
        shape = self.with_components(1)
        if self.map[k] == 0 and self.chance(0.85):
            return self.place(shape), shape
        limits = ", ".join("%d:%d" % ((k, k + 1) if d == self.vector else (0, s)) for d, s in enumerate(self.indices))
        return self.put("slice %%i [%s] : (%s) -> %s" % (limits, tensor(self.indices), tensor(shape))), shape

    def concatenate(self, parts, n):
        names = ", ".join(v for v, _ in parts)
        types = ", ".join(tensor(shape) for _, shape in parts)
        whole = self.with_components(n)
        return self.put("concatenate %s, dim = %d : (%s) -> %s" % (names, self.vector, types, tensor(whole))), whole

    def all_indices(self):
        n = len(self.map)
        if self.chance(0.1):  # one iota for all components
            return self.iota(self.indices)
        parts = [self.component(k) for k in range(n)]
        if n == 1 and self.chance(0.5):
            return parts[0][0]
        if n > 2 and self.chance(0.3):  # a part of two components
            parts[-2:] = [self.concatenate(parts[-2:], 2)]
        v = self.concatenate(parts, n)[0]
        return self.unchanged(v, self.indices) if 0 in self.map else v

    # -- the op ---------------------------------------------------------------------

    def text(self):
        r = self.random
        indices = self.all_indices()
        slices = [1 if d in self.map else r.choice([s, s, 1]) for d, s in enumerate(self.operand)]
        collapsed = sorted(d for d in self.map if self.chance(0.93))
        window = [d for d in range(len(self.operand)) if d not in collapsed]
        rank = len(self.places) + len(window)
        offsets = sorted(r.sample(range(rank), len(window))) if self.chance(0.3) else list(range(len(self.places), rank))
        windows, batch = iter(window), iter(self.places)
        out = [slices[next(windows)] if d in offsets else next(batch) for d in range(rank)]
        types = tensor(self.operand, "f32"), tensor(self.indices), tensor(out, "f32")
        more = r.choice(["", "", ", indices_are_sorted = true"])
        if self.chance(0.5):
            result = types[2]
            op = (
                '"stablehlo.gather"(%%a, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = %s, collapsed_slice_dims = %s, start_index_map = %s, index_vector_dim = %d>, slice_sizes = array<i64: %s>%s}> : (%s, %s) -> %s'
                % (indices, offsets, collapsed, self.map, self.vector, ", ".join(map(str, slices)), more, types[0], types[1], result)
            )  # fmt: skip
        else:
            result = types[0]
            op = (
                '"stablehlo.scatter"(%%a, %s, %%u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = %s, inserted_window_dims = %s, scatter_dims_to_operand_dims = %s, index_vector_dim = %d>%s}> ({\n  ^bb0(%%x: tensor<f32>, %%y: tensor<f32>):\n    %%s = stablehlo.add %%x, %%y : tensor<f32>\n    stablehlo.return %%s : tensor<f32>\n  }) : (%s, %s, %s) -> %s'
                % (indices, offsets, collapsed, self.map, self.vector, more, *types, result)
            )  # fmt: skip
        head = "func.func @%s(%%a: %s, %%i: %s, %%u: %s) -> %s {" % (self.name, *types, result)
        return "\n".join([head] + self.lines + ["  %%r = %s" % op, "  return %%r : %s" % result, "}"])


def function(seed):
    return Function(seed).text()


if __name__ == "__main__":
    print(function(int(sys.argv[1])))
