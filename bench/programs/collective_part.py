#!/usr/bin/env python3
"""The part of their time that partitioned programs spend in collectives: `sdyrt exec -n N`
beside JAX on N virtual devices of the CPU; as the table of docs/performance.md.

    collective_part.py [--sdyrt build/release/tools/sdyrt] [--ranks 2 8] [--rounds 3] [PROGRAM..]

PROGRAM is a program of tests/program/golden/printed with a mesh <["data"=2, "model"=4]>; on 2 ranks
the mesh is <["data"=1, "model"=2]>. The two take turns. Ours is what `--bench` prints, on the
mean of all ranks and runs. JAX's is from its profiler: the events of collectives over those of
whole runs, on all threads of all devices. Waiting for the slowest rank counts in both. The
part is the median of the rounds; wall is the least time of a run.

jaxlib may crash with virtual devices; such a process is started again, and told. Without JAX
there is nothing to compare with: exit status 77."""
import argparse
import glob
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

import comm_bytes

NAMES = ["llama_block_fwd", "mlp_train_fsdp_tp", "moe_auto_einsum"]
RUNS, WARM_UP, TRIES = 20, 5, 4
COLLECTIVES = re.compile(r"(all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute)")


def program(name, n):
    """On a mesh of n devices; arguments are not taken as room for results, so that they can be used again."""
    text = (comm_bytes.PRINTED / (name + ".mlir")).read_text()
    text = re.sub(r"(, )?(tf\.aliasing_output = \d+ : i32|jax\.buffer_donor = true)", "", text).replace("{, ", "{")
    if n == 8:
        return text
    text = re.sub(r'"data"=2, "model"=4', '"data"=1, "model"=%d' % n, text)
    text = text.replace('name = "data", size = 2', 'name = "data", size = 1').replace('name = "model", size = 4', 'name = "model", size = %d' % n)
    return text.replace("num_partitions = 8", "num_partitions = %d" % n)


# -- JAX, in a process of its own ----------------------------------------------


def arguments(executable, types):
    import jax
    import ml_dtypes
    import numpy as np
    from jax._src.sharding_impls import GSPMDSharding
    from jaxlib.mlir import ir

    random = np.random.default_rng(0)
    devices = tuple(executable.local_devices())
    made = []
    for type_, sharding in zip(types, executable.get_parameter_shardings()):
        shaped = ir.ShapedType(type_)
        element, shape = str(shaped.element_type), tuple(shaped.shape)
        if element in ("f32", "bf16"):
            value = random.uniform(-1, 1, shape).astype(np.float32 if element == "f32" else ml_dtypes.bfloat16)
        else:
            value = random.integers(0, 8, shape).astype({"i32": np.int32, "ui32": np.uint32}[element])
        made.append(jax.device_put(value, GSPMDSharding(devices, sharding)))
    return made


def profiled(directory):
    """Nanoseconds in collectives, and of runs."""
    import jax

    path = glob.glob(directory + "/**/*.xplane.pb", recursive=True)[0]
    moving = running = 0.0
    for plane in jax.profiler.ProfileData.from_file(path).planes:
        for line in plane.lines:
            for event in line.events:
                moving += event.duration_ns if COLLECTIVES.match(event.name) else 0
                running += event.duration_ns if event.name == "ThunkExecutor::Execute" else 0
    return moving, running


def run_jax(n):
    """Of the program on standard input."""
    import jax

    executable, context, types = comm_bytes.compiled(sys.stdin.read(), n)
    with context:
        given = arguments(executable, types)

    def once():
        start = time.perf_counter()
        for shards in executable.execute_sharded(given).disassemble_into_single_device_arrays():
            for shard in shards:
                shard.block_until_ready()
        return time.perf_counter() - start

    for _ in range(WARM_UP):
        once()
    best = min(once() for _ in range(RUNS))
    with tempfile.TemporaryDirectory() as directory:
        with jax.profiler.trace(directory):
            for _ in range(RUNS):
                once()
        moving, running = profiled(directory)
    print(json.dumps({"part": moving / running, "wall": best}))


# -- both ----------------------------------------------------------------------


def of_jax(text, n):
    for i in range(TRIES):
        flags = {"XLA_FLAGS": "--xla_force_host_platform_device_count=%d" % n, "JAX_PLATFORMS": "cpu", "TF_CPP_MIN_LOG_LEVEL": "3"}
        done = subprocess.run([sys.executable, __file__, "--jax", str(n)], input=text, text=True, capture_output=True, env={**os.environ, **flags})
        if done.returncode == 0:
            return json.loads(done.stdout.strip().split("\n")[-1])
        print("JAX ended with %d, try %d of %d: %s" % (done.returncode, i + 1, TRIES, done.stderr.strip().split("\n")[-1][:150]), file=sys.stderr)
    return None


def of_ours(sdyrt, path, n):
    done = subprocess.run([sdyrt, "exec", path, "-n", str(n), "--bench"], text=True, capture_output=True)
    best = re.search(r"best ([\d.]+) ms", done.stdout)
    mean = re.search(r"mean ([\d.]+) ms, of which collectives ([\d.]+) ms", done.stdout)
    if done.returncode != 0 or best is None or mean is None:
        sys.exit("%s: %s" % (path, done.stderr.strip()))
    return {"part": float(mean[2]) / float(mean[1]), "wall": float(best[1]) / 1e3}


def row(options, name, n):
    text = program(name, n)
    ours, theirs = [], []
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        for _ in range(options.rounds):
            ours.append(of_ours(options.sdyrt, file.name, n))
            jax_ = None if options.ours else of_jax(text, n)
            theirs += [jax_] if jax_ is not None else []
    part = [statistics.median(r["part"] for r in side) if side else float("nan") for side in (ours, theirs)]
    wall = [1e3 * min((r["wall"] for r in side), default=float("nan")) for side in (ours, theirs)]
    print("| `%s` | %d | %.2f | %.2f | %.2f | %.2f | %.2f |" % (name, n, part[0], part[1], part[0] / part[1], wall[0], wall[1]), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sdyrt", default=str(comm_bytes.TOP / "build/release/tools/sdyrt"))
    parser.add_argument("--ranks", type=int, nargs="+", default=[2, 8])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ours", action="store_true", help="without JAX")
    parser.add_argument("--jax", type=int, help=argparse.SUPPRESS)
    parser.add_argument("programs", nargs="*", default=NAMES, metavar="PROGRAM")
    options = parser.parse_args()
    if options.jax is not None:
        return run_jax(options.jax)
    try:
        import jax  # noqa: F401
    except ImportError:
        if not options.ours:
            print("no JAX")
            return 77
    print("| program | ranks | part here | part JAX | here / JAX | wall here, ms | wall JAX, ms |")
    print("|---|---|---|---|---|---|---|")
    for name in options.programs or NAMES:
        for n in options.ranks:
            row(options, name, n)
    return 0


if __name__ == "__main__":
    sys.exit(main())
