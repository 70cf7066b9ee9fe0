#!/usr/bin/env python3
"""Programs of JAX, run by `sdyrt exec` and by XLA with the same random
arguments. Tells the largest difference of each, relative to the largest element of the
result, and fails where it is above --tolerance. Needs jax. A program of bf16 or f16 is
also run in f32, which is held to --tolerance; then both bf16 results are compared with
that one. A program with computations for each device (shard_map) runs on 8 devices of
XLA and on 8 ranks; all others on one, or with --spmd on as many as the mesh has: XLA's
own partitioner beside ours. XLA has no definition of Python's callbacks.
usage: execute_jax.py SDYRT FILE.. [--tolerance T] [--spmd]"""
import argparse, os, re, subprocess, sys, tempfile
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
import jax
import numpy as np
from jax._src.interpreters import mlir as jax_mlir
from jax._src.lib import _jax, xla_client
from jax._src.sharding_impls import GSPMDSharding
from jaxlib import lapack
from jaxlib.mlir import ir

lapack._lapack.initialize()

jax.config.update("jax_enable_x64", True)
NAMES = {"f32": "float32", "f64": "float64", "f16": "float16", "bf16": "bfloat16", "i1": "bool",
         "complex<f32>": "complex64", "complex<f64>": "complex128"}


def dtype_of(name):
    return np.dtype(getattr(jax.numpy, NAMES.get(name, name.replace("ui", "uint").replace("i", "int")
                                                 if name.startswith("i") else name.replace("ui", "uint"))))


def mesh_devices(text):
    """Of the largest mesh; 1: there is none."""
    meshes = re.findall(r"sdy\.mesh @\w+ = <\[(.*?)\]", text)
    return max([int(np.prod([int(n) for n in re.findall(r'"=(\d+)', m)])) for m in meshes], default=1)


def devices_of(text):
    return 8 if re.search("sdy.manual_computation|xla.sdy.GlobalToLocalShape|CustomSPMDPartitioner", text) else 1


def types_of(module):
    main = ir.SymbolTable(module.operation)["main"]
    kind = ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
    return [[(tuple(ir.RankedTensorType(t).shape), str(ir.RankedTensorType(t).element_type)) for t in types]
            for types in (kind.inputs, kind.results)]


def compile(text, n=None):
    """Types of the arguments, how many results, and a function that gives them, on `n` devices."""
    context = jax_mlir.make_ir_context()
    module = ir.Module.parse(text, context)
    n = n or devices_of(text)
    devices = jax.devices()[:n]
    options = xla_client.CompileOptions()
    options.num_replicas, options.num_partitions = 1, n
    build = options.executable_build_options
    with context:
        types, results = types_of(module)
    if n > 1:
        build.num_replicas, build.num_partitions = 1, n
        build.use_spmd_partitioning = build.use_shardy_partitioner = True
        build.device_assignment = xla_client.DeviceAssignment.create(np.arange(n).reshape(1, n))
        build.allow_spmd_sharding_propagation_to_output = [True] * len(results)
        build.allow_spmd_sharding_propagation_to_parameters = [True] * len(types)

    def run(args):
        executable = devices[0].client.compile_and_load(module, executable_devices=_jax.DeviceList(tuple(devices)),
                                                        compile_options=options)
        if n == 1:
            return [np.asarray(a[0]) for a in executable.execute_sharded(
                [jax.device_put(a, devices[0]) for a in args]).disassemble_into_single_device_arrays()]
        over = lambda s: GSPMDSharding(tuple(devices), s)  # noqa: E731
        shards = executable.execute_sharded([jax.device_put(a, over(s)) for a, s in zip(
            args, executable.get_parameter_shardings())]).disassemble_into_single_device_arrays()
        return [np.asarray(jax.make_array_from_single_device_arrays(shape, over(s), a))
                for a, s, (shape, _) in zip(shards, executable.get_output_shardings(), results)]

    return types, len(results), run


def random_of(types, seed):
    r = np.random.RandomState(seed)
    out = []
    for shape, name in types:
        t = dtype_of(name)
        if t.kind == "c":
            out.append((r.randn(*shape) + 1j * r.randn(*shape)).astype(t))
        elif t.kind in "iu":
            out.append(np.asarray(r.randint(0, 8, shape)).astype(t))
        elif t.kind == "b":
            out.append(np.asarray(r.randint(0, 2, shape)).astype(t))
        else:
            out.append(np.asarray(r.uniform(-1, 1, shape)).astype(t))
    return out


def difference(ours, theirs):
    if ours.dtype != theirs.dtype and ours.dtype.kind in "uV":
        ours = ours.view(theirs.dtype)
    if ours.dtype.kind in "iub":
        return 0.0 if np.array_equal(ours, theirs) else float(np.mean(ours != theirs))
    a, b = ours.astype(np.complex128), theirs.astype(np.complex128)
    if not np.array_equal(np.isfinite(a), np.isfinite(b)):
        return float("inf")
    finite = np.isfinite(a)
    if not np.array_equal(a[~finite], b[~finite], equal_nan=True):
        return float("inf")
    size = max(np.abs(b[finite]).max(initial=0), 1e-30)
    return float(np.abs(a[finite] - b[finite]).max(initial=0) / size)


def widened_bytes(m):
    values = np.frombuffer(bytes.fromhex(m[1]), dtype_of(m[3]))
    return f'dense<"0x{values.astype(np.float32).tobytes().hex()}"> : tensor<{m[2]}{m[3]}>'


def widened(text):
    """The same program with f32 in the place of bf16 and f16."""
    text = re.sub(r'dense<"0x([0-9A-F]+)"> : tensor<((?:\d+x)+)(b?f16)>', widened_bytes, text)
    text = re.sub(r"dense<0x([0-9A-F]{4})> : tensor<((?:\d+x)*)bf16>", r"dense<0x\g<1>0000> : tensor<\2f32>", text)
    return re.sub(r"\bb?f16\b|(?<=x)b?f16\b", "f32", text)


def run_ours(sdyrt, text, args, n, ranks=None):
    """The results, or the status and what was told."""
    with tempfile.TemporaryDirectory() as d:
        path = os.path.join(d, "p.mlir")
        open(path, "w").write(text)
        for i, a in enumerate(args):
            np.save(os.path.join(d, f"arg{i}.npy"), np.asarray(a))
        ranks = ranks or devices_of(text)
        r = subprocess.run([sdyrt, "exec", path, "--in", d, "--out", d] + (["-n", str(ranks)] if ranks > 1 else []),
                           capture_output=True, text=True)
        if r.returncode:
            return r.returncode, r.stderr.strip()[-150:]
        is_whole = ranks == 1 or mesh_devices(text) > 1
        return 0, [np.load(os.path.join(d, "" if is_whole else "rank0", f"result{i}.npy")) for i in range(n)]


def worst(ours, theirs):
    return max((difference(a, b) for a, b in zip(ours, theirs)), default=0)


def as_float(a):
    """Of bits that are in a file, or of XLA's small floats, numbers."""
    if a.dtype == np.dtype("V2"):
        a = a.view(dtype_of("bf16"))
    return a.astype(np.float32) if a.dtype.name in ("bfloat16", "float16") else a


def compare(sdyrt, text, tolerance, ranks):
    """(A word on the comparison, whether it is good enough.) Of a program of bf16 or f16
    the same in f32 is the answer: both round, each at other places, and ours may be half
    as far again from it as XLA's, which keeps more than bf16 inside a fusion."""
    types, n, run = compile(text, ranks)
    args = random_of(types, 1)
    status, ours = run_ours(sdyrt, text, args, n, ranks)
    if status:
        return f"status {status}: {ours}", status == 3
    theirs = run(args)
    if not re.search(r"\bb?f16>|xb?f16>", text):
        off = worst(ours, theirs)
        return f"{off:.2g}", off <= tolerance
    wide = widened(text)
    _, _, run = compile(wide, ranks)
    args = [as_float(a) for a in args]
    exact = run(args)
    status, wide_ours = run_ours(sdyrt, wide, args, len(exact), ranks)
    if status:
        return f"in f32: status {status}: {wide_ours}", False
    off = worst(wide_ours, exact)
    ours_off, theirs_off = ([difference(as_float(a), b) for a, b in zip(x, exact)] for x in (ours, theirs))
    good = off <= tolerance and all(a <= 1.5 * b + tolerance for a, b in zip(ours_off, theirs_off))
    return f"in f32 {off:.2g}; from that ours {max(ours_off):.2g}, XLA's {max(theirs_off):.2g}", good


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--tolerance", type=float, default=1e-4)
    parser.add_argument("--spmd", action="store_true", help="on as many devices as the mesh has")
    o = parser.parse_args()
    if len(o.files) > 1:  # each in a process of its own, which XLA may end
        more = ["--tolerance", str(o.tolerance)] + ["--spmd"] * o.spmd
        ends = [subprocess.run([sys.executable, __file__, o.sdyrt, path, *more]).returncode for path in o.files]
        for path, end in zip(o.files, ends):
            if end < 0:
                print(f"{os.path.basename(path)}: XLA has ended with signal {-end}")
        return any(end > 0 for end in ends)
    path = o.files[0]
    text = open(path).read()
    ranks = mesh_devices(text) if o.spmd else devices_of(text)
    text = re.sub(r"mhlo.num_partitions = \d+", f"mhlo.num_partitions = {ranks}", text)
    try:
        word, good = compare(o.sdyrt, text, o.tolerance, ranks)
    except jax.errors.JaxRuntimeError as e:
        print(f"{os.path.basename(path)}: XLA does not take it: {str(e)[:100]}")
        return 0
    print(f"{os.path.basename(path)}: {word}{'' if good else '  TOO MUCH'}", flush=True)
    return not good

if __name__ == "__main__":
    sys.exit(main())
