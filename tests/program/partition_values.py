#!/usr/bin/env python3
"""Programs of the dialect shard give the same on ranks before and after
shard-partition: one of all the reshards that the pass knows, from each sharding
of some tensors to each other, in one program.

    partition_values.py SDYRT SDYRT_OPT
"""
import itertools
import os
import subprocess
import sys
import tempfile

SIZE = 4
# Those that need an axis to go to a dimension before the one it is in.
MOVES = [([[], [0]], [[0], []]), ([[0], [1]], [[0, 1], []]),
         ([[], [], [0]], [[1], [0], []]), ([[], [1], []], [[], [], [1]])]  # fmt: skip


def shardings(rank, n_axes):
    """Each axis in one dimension or in none, in each order."""
    for places in itertools.product(range(rank + 1), repeat=n_axes):
        for order in itertools.permutations(range(n_axes)):
            yield [[a for a in order if places[a] == d] for d in range(rank)]


def chain(name, source, target):
    rank = len(source)
    kind = f"tensor<{'x'.join([str(SIZE)] * rank)}xi32>"
    text = f"  %{name}r = shard.sharding @g split_axes = {[[]] * rank} : !shard.sharding\n"
    for letter, s in (("s", source), ("t", target)):
        text += f"  %{name}{letter} = shard.sharding @g split_axes = {s} : !shard.sharding\n"
    value = f"x{rank}"
    before = "r"
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


def nested(dims, first=1):
    if not dims:
        return str(first)
    step = SIZE ** (len(dims) - 1)
    return "[" + ", ".join(nested(dims[1:], first + i * step) for i in range(SIZE)) + "]"


def program(pairs):
    text, values, kinds = "", [], []
    for i, (source, target) in enumerate(pairs):
        # Its own constant: a value has one sharding.
        rank = len(source)
        more, value, kind = chain(f"v{i}_", source, target)
        text += f"  %c{i} = arith.constant dense<{nested([SIZE] * rank)}> : {kind}\n"
        text += more.replace(f"%x{rank} ", f"%c{i} ")
        values.append(value)
        kinds.append(kind)
    return f"""shard.grid @g(shape = 2x2)
func.func @main() -> ({', '.join(kinds)}) {{
{text}  return {', '.join(values)} : {', '.join(kinds)}
}}
"""


def main():
    sdyrt, opt = sys.argv[1:]
    every = {2: list(shardings(2, 2)), 1: list(shardings(1, 2))}
    pairs = MOVES[:]
    for few in every.values():
        unique = [s for i, s in enumerate(few) if s not in few[:i]]
        pairs += [p for p in itertools.product(unique, repeat=2) if p not in pairs]
    known = []
    for pair in pairs:
        got = subprocess.run([opt, "-shard-partition", "-"], input=program([pair]),
                             capture_output=True, text=True, check=False)
        if got.returncode == 0:
            known.append(pair)
        elif "Failed to reshard" not in got.stderr or pair in MOVES:
            sys.exit(f"FAIL: {pair}: {got.stderr}")
    with tempfile.TemporaryDirectory() as folder:
        outputs = []
        whole = os.path.join(folder, "whole.mlir")
        with open(whole, "w", encoding="utf8") as file:
            file.write(program(known))
        local = os.path.join(folder, "local.mlir")
        subprocess.run([opt, "-shard-partition", whole, "-o", local], check=True)
        for path in (whole, local):
            run = subprocess.run([sdyrt, "exec", "-n", "4", path],
                                 capture_output=True, text=True, check=True)
            outputs.append(run.stdout.splitlines())
    for i, (a, b) in enumerate(zip(*outputs)):
        if a != b:
            rank, at = divmod(i, len(known) + 1)
            sys.exit(f"FAIL: rank {rank}, {known[at - 1]}: {a} before, {b} after")
    if len(outputs[0]) != len(outputs[1]) or len(known) < 40:
        sys.exit(f"FAIL: {len(known)} reshards, {[len(o) for o in outputs]} lines")
    print(f"{len(known)} of {len(pairs)} reshards")


if __name__ == "__main__":
    main()
