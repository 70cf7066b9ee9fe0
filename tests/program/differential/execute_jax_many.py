#!/usr/bin/env python3
"""Programs of JAX of many families over meshes of 8 devices (jax_families.py,
jax_operations.py), run by JAX and by `sdyrt exec -n 8 --expect --check`, and printed by
`sdyrt-opt`, byte for byte as jaxlib prints them. A program is right where all results
are equal within the tolerance of its family. Where they are not, JAX on one device says
which of the two is wrong. Ends with a table, and with 1 where one is wrong, is refused
and should not be, or is printed differently. Needs jax.
usage: execute_jax_many.py SDYRT [--only FAMILY[:NUMBER]] [--keep DIR] [--seed N]
What XLA ends on is told, and the next program goes on in a new process."""
import argparse
import collections
import contextlib
import os
import re
import subprocess
import sys
import tempfile

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
KINDS = ("right", "refused as it should", "JAX is wrong", "no program of JAX", "XLA ends", "refused", "wrong", "text differs")
BAD = KINDS[5:]


def as_numpy(x):
    import jax
    import numpy as np

    if hasattr(x, "dtype") and jax.dtypes.issubdtype(x.dtype, jax.dtypes.prng_key):
        x = jax.random.key_data(x)
    return np.asarray(jax.numpy.asarray(x))


def save(where, name, values):
    import numpy as np

    for i, x in enumerate(values):
        np.save(os.path.join(where, "%s%d.npy" % (name, i)), x)


def command(o, where, ranks, *more):
    line = [o.sdyrt, "exec", os.path.join(where, "f.mlir"), "--in", where, "--timeout", "100"] + ["-n", "8"] * (ranks > 1) + list(more)
    done = subprocess.run(line, capture_output=True, text=True)
    return done.returncode, (done.stderr.strip() or done.stdout.strip())


def printed_alike(o, where, text):
    tool = os.path.join(os.path.dirname(o.sdyrt), "sdyrt-opt")
    done = subprocess.run([tool, os.path.join(where, "f.mlir")], capture_output=True, text=True)
    return done.stdout == text, done.stderr.strip()[:300]


def alone(o, where, text, args, tolerance):
    """Whether ours is what XLA gives on one device, where it has a program for one."""
    import jax

    import execute_jax

    # The import makes 64 bits the default, also of the programs that follow.
    jax.config.update("jax_enable_x64", False)
    if "sdy.manual_computation" in text:
        return False
    with jax.enable_x64(True):
        results = execute_jax.compile(re.sub(r"mhlo.num_partitions = \d+", "mhlo.num_partitions = 1", text), 1)[2](args)
    with tempfile.TemporaryDirectory() as one:
        os.symlink(os.path.join(where, "f.mlir"), os.path.join(one, "f.mlir"))
        save(one, "arg", args)
        save(one, "result", results)
        return command(o, one, 8, "--expect", one, *tolerance)[0] == 0


def verdict(o, made, tolerance, refused, where):
    """(A kind, what is said.) Leaves the program and its values in `where`."""
    import jax

    f, args = made[:2]
    with made[2]() if len(made) > 2 else contextlib.nullcontext():
        try:
            lowered = jax.jit(f, keep_unused=True).lower(*args)
        except Exception as e:  # pylint: disable=broad-except
            return "no program of JAX", "%s: %s" % (type(e).__name__, str(e).split("\n")[0][:200])
        text = lowered.as_text()
        with open(os.path.join(where, "f.mlir"), "w", encoding="utf-8") as file:
            file.write(text)
        alike, told = printed_alike(o, where, text)
        if not alike:
            return "text differs", told
        if refused:
            if not any(isinstance(a, jax.ShapeDtypeStruct) for a in args):
                save(where, "arg", map(as_numpy, jax.tree.leaves(args)))
            status, told = command(o, where, 8)
            good = status == 3 and re.search(refused, told)
            return "refused as it should" if good else "wrong", "status %d: %s" % (status, told)
        values = list(map(as_numpy, jax.tree.leaves(args)))
        try:
            results = list(map(as_numpy, jax.tree.leaves(lowered.compile()(*args))))
        except Exception as e:  # pylint: disable=broad-except
            return "no program of JAX", "%s: %s" % (type(e).__name__, str(e).split("\n")[0][:200])
    save(where, "arg", values)
    save(where, "result", results)
    tolerance = ["--tolerance", str(tolerance)] if tolerance else []
    status, told = command(o, where, 8, "--expect", where, *tolerance)
    if status == 3:
        return "refused", told
    if status:
        try:
            if alone(o, where, text, values, tolerance):
                return "JAX is wrong", told
        except Exception as e:  # pylint: disable=broad-except
            told += " (and on one device, XLA: %s)" % str(e).split("\n")[0][:100]
        return "wrong", told
    status, told = command(o, where, 8, "--check", *tolerance)
    return ("right", "") if status == 0 else ("wrong", "--check: " + told)


def programs(o):
    """(Family, number) of all, or of those of --only."""
    import jax_families
    import jax_operations  # noqa: F401

    only, _, number = o.only.partition(":")
    for name, row in jax_families.FAMILIES.items():
        if not only or only == name:
            yield from ((name, k) for k in range(row[1]) if not number or k == int(number))


def work(o):
    """A line for each program, at once."""
    import zlib

    import numpy as np

    import jax_families

    for at, (name, k) in enumerate(programs(o)):
        if at < o.skip:
            continue
        print("begin %d %s:%d" % (at, name, k), flush=True)
        make, _, tolerance, refused = jax_families.FAMILIES[name]
        with tempfile.TemporaryDirectory() as one:
            where = os.path.join(o.keep, "%s_%d" % (name, k)) if o.keep else one
            os.makedirs(where, exist_ok=True)
            try:
                made = make(np.random.RandomState(zlib.crc32(("%s %d %d" % (name, k, o.seed)).encode())), k)
            except Exception as e:  # pylint: disable=broad-except
                print("end\tno program of JAX\t%s" % str(e).split("\n")[0][:200], flush=True)
                continue
            kind, told = verdict(o, made, tolerance, refused, where)
            print("end\t%s\t%s" % (kind, told.replace("\n", " | ")[:600]), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("--only", default="", help="a family, or a program of it")
    parser.add_argument("--keep", help="write the programs, with arguments and results, to this directory")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--skip", type=int, default=0, help=argparse.SUPPRESS)
    o = parser.parse_args()
    if o.work:
        work(o)
        return 0
    table, said, at, is_open = collections.defaultdict(collections.Counter), [], 0, True
    while is_open:
        line = [sys.executable, __file__, o.sdyrt, "--only", o.only, "--seed", str(o.seed), "--work", "--skip", str(at)]
        is_open = False
        with subprocess.Popen(line + (["--keep", o.keep] if o.keep else []), stdout=subprocess.PIPE, text=True,
                              stderr=None if o.only else subprocess.DEVNULL) as process:
            for line in process.stdout:
                if line.startswith("begin "):
                    _, number, name = line.split()
                    at, is_open = int(number) + 1, True
                elif line.startswith("end\t"):
                    _, kind, told = line.rstrip("\n").split("\t", 2)
                    table[name.split(":")[0]][kind] += 1
                    is_open = False
                    if kind != "right":
                        said.append("%s: %s: %s" % (name, kind, told))
                        print(said[-1], flush=True)
        if is_open:  # the process has ended within a program
            table[name.split(":")[0]]["XLA ends"] += 1
            print("%s: XLA ends with status %d" % (name, process.returncode), flush=True)
    total = sum(table.values(), collections.Counter())
    used = [kind for kind in KINDS if total[kind]]
    print("%-22s %s" % ("family", "  ".join(used)))
    for name, counts in [*table.items(), ("all", total)]:
        print("%-22s %s" % (name, "  ".join("%*d" % (len(kind), counts[kind]) for kind in used)))
    return any(total[kind] for kind in BAD)


if __name__ == "__main__":
    sys.exit(main())
