#!/usr/bin/env python3
"""Programs of the dialect shard give the same on ranks before and after
shard-partition, and where exec partitions them: for each grid, one of all
reshards from each sharding of a tensor to each other, and some between halos.

    partition_values.py SDYRT SDYRT_OPT
"""
import itertools
import math
import os
import subprocess
import sys
import tempfile

# Shape, size of each dimension, ranks of tensors; every so many pairs are taken.
GRIDS = [("2x2", 4, (1, 2), 1), ("3x2", 6, (1, 2), 1), ("2x2", 4, (3,), 5),
         ("2x2x2", 8, (1,), 1), ("2x2x2", 8, (2,), 11)]  # fmt: skip
# Of 4x4 on 2x2: halos that come, go, change, and come to other splits.
HALOS = [([[0], []], "", [[0], []], "[1, 2]"), ([[0], []], "[1, 0]", [[], []], ""),
         ([[0], []], "[1, 1]", [[0], []], "[0, 2]"),
         ([[0], [1]], "[1, 2, 0, 1]", [[1], [0]], ""),
         ([[0, 1], []], "[1, 1]", [[0], [1]], "[1, 0, 1, 2]"),
         ([[], []], "", [[], [0]], "[2, 0]")]  # fmt: skip


def shardings(rank, n_axes):
    """Each axis in one dimension or in none, in each order."""
    for places in itertools.product(range(rank + 1), repeat=n_axes):
        for order in itertools.permutations(range(n_axes)):
            yield [[a for a in order if places[a] == d] for d in range(rank)]


def chain(name, size, source, target):
    """A constant, negated in three shardings; each is axes and halos."""
    rank = len(source[0])
    kind = f"tensor<{'x'.join([str(size)] * rank)}xi32>"
    text = f"  %{name} = arith.constant dense<{nested(size, rank)}> : {kind}\n"
    for letter, (axes, halos) in (("r", ([[]] * rank, "")), ("s", source), ("t", target)):
        text += f"  %{name}{letter} = shard.sharding @g split_axes = {axes}"
        text += f"{' halo_sizes = ' + halos if halos else ''} : !shard.sharding\n"
    value, before = name, "r"
    for i, sharding in enumerate("str"):
        text += f"""  %{name}{i}a = shard.shard %{value} to %{name}{before} : {kind}
  %{name}{i}b = shard.shard %{name}{i}a to %{name}{sharding} annotate_for_users : {kind}
  %{name}{i}c = tosa.negate %{name}{i}b : ({kind}) -> {kind}
"""
        value, before = f"{name}{i}c", sharding
    text += f"""  %{name}d = shard.shard %{value} to %{name}r : {kind}
  %{name}e = shard.shard %{name}d to %{name}r annotate_for_users : {kind}
"""
    return text, f"%{name}e", kind


def nested(size, rank, first=1):
    if not rank:
        return str(first)
    step = size ** (rank - 1)
    return "[" + ", ".join(nested(size, rank - 1, first + i * step) for i in range(size)) + "]"


def program(shape, size, pairs):
    chains = [chain(f"v{i}_", size, *pair) for i, pair in enumerate(pairs)]
    text, values, kinds = zip(*chains)
    return f"""shard.grid @g(shape = {shape})
func.func @main() -> ({', '.join(kinds)}) {{
{''.join(text)}  return {', '.join(values)} : {', '.join(kinds)}
}}
"""


def pairs_of(shape, ranks, every):
    pairs = []
    for rank in ranks:
        few = list(shardings(rank, shape.count("x") + 1))
        few = [(s, "") for i, s in enumerate(few) if s not in few[:i]]
        pairs += itertools.product(few, repeat=2)
    return pairs[::every]


def check(tools, folder, shape, size, pairs):
    """The number of pairs; each rank prints a line and then the results."""
    outputs = []
    paths = [os.path.join(folder, name) for name in ("whole.mlir", "local.mlir")]
    with open(paths[0], "w", encoding="utf8") as file:
        file.write(program(shape, size, pairs))
    subprocess.run([tools[1], "-shard-partition", paths[0], "-o", paths[1]], check=True)
    n_ranks = math.prod(map(int, shape.split("x")))
    for path, more in zip(paths, (["--whole"], [])):
        run = subprocess.run([tools[0], "exec", "-n", str(n_ranks), path, *more],
                             capture_output=True, text=True, check=True)
        outputs.append(run.stdout.splitlines())
    subprocess.run([tools[0], "exec", "-n", str(n_ranks), paths[0], "--check"], stdout=subprocess.DEVNULL, check=True)
    for i, (a, b) in enumerate(zip(*outputs)):
        if a != b:
            rank, at = divmod(i, len(pairs) + 1)
            sys.exit(f"FAIL: {shape}, rank {rank}, {pairs[at - 1]}: {a} before, {b} after")
    lines = [len(o) for o in outputs]
    if lines != [n_ranks * (len(pairs) + 1)] * 2:
        sys.exit(f"FAIL: {shape}: {len(pairs)} reshards, {lines} lines")
    return len(pairs)


def main():
    n = 0
    with tempfile.TemporaryDirectory() as folder:
        for shape, size, ranks, every in GRIDS:
            n += check(sys.argv[1:], folder, shape, size, pairs_of(shape, ranks, every))
        halos = [((s, a), (t, b)) for s, a, t, b in HALOS]
        n += check(sys.argv[1:], folder, "2x2", 4, halos)
    print(f"{n} reshards")


if __name__ == "__main__":
    main()
