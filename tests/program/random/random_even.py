#!/usr/bin/env python3
"""Random programs that all axes of their mesh cut evenly, however they are
sharded, so that convert-global-to-local takes them: those of random_programs.py,
whose sizes are multiples of all devices.

    random_even.py SEED    print the program of a seed
"""
import re
import sys

import random_ops
import random_programs

MESHES = [(("a", 2), ("b", 2), ("c", 2)), (("a", 2), ("b", 4)), (("a", 8),), (("a", 2), ("b", 2)), (("a", 2), ("b", 3))]


class Program(random_programs.Program):
    def __init__(self, seed):
        # passes of MLIR refuse many regions and calls: not in each program
        super().__init__(seed, flow=seed % 4 == 0, marks=0.3, priorities=0)
        self.axes = self.random.choice(MESHES)
        self.has_inlined = False
        self.has_parts = seed % 2 == 0

    def unit(self):
        """The devices along axes that are not manual where ops are made."""
        return random_programs.prod([size for axis, size in self.axes if axis not in self.manual])

    def pieces(self):
        # places along parts of axes differ: half of the programs have none of the user
        return [p for p in super().pieces() if p[1] == 0 or self.has_parts]

    def is_even(self, dims):
        return all(d % self.unit() == 0 for d in dims)

    def shape(self):
        return [self.unit() * self.random.choice([1, 1, 2, 3]) for _ in range(self.random.choice([1, 2, 2, 2, 3]))]

    def make(self, depth, values, dims, text, element="f32"):
        if self.is_even(dims):
            super().make(depth, values, dims, text, element)

    def undo(self, values, n_lines, n_args, n_values):
        del self.lines[n_lines:], self.more_args[n_args:], values[n_values:]

    def single_op(self, depth, values):
        kept = len(self.lines), len(self.more_args), len(values)
        sizes, random_ops.SIZES = random_ops.SIZES, [self.unit(), 2 * self.unit()]
        super().single_op(depth, values)
        random_ops.SIZES = sizes
        shapes = re.findall(r"tensor<((?:\d+x)+)", "\n".join(self.lines[kept[0] :]))
        if not all(self.is_even(map(int, s.split("x")[:-1])) for s in shapes):
            self.undo(values, *kept)

    def manual_computation(self, depth, values):
        super().manual_computation(depth, values)
        if not self.is_even(values[-1][1]):
            values.pop()

    def ops(self, depth, values, most):
        makers = [self.unary] * 2 + [self.binary] * 3 + [self.dot] * 4 + [self.transpose, self.reshape, self.reshape, self.broadcast, self.reduce] * 2
        makers += [self.concatenate, self.dynamic, self.gather, self.custom_rule, self.constant, self.constraint] + [self.single_op] * 3
        makers += [self.slice_or_pad, self.others] if self.flow else []
        if self.flow and depth < 3:
            makers += [self.optimization_barrier, self.while_, self.case, self.manual_computation, self.call]
        for _ in range(self.random.randint(1, min(most, 8))):
            self.random.choice(makers)(depth, values)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(Program(int(sys.argv[1])).text(), end="")
