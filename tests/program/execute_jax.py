#!/usr/bin/env python3
"""Programs of JAX, run by `sdyrt exec` and by XLA on one device with the same random
arguments. Tells the largest difference of each, relative to the largest element of the
result, and fails where it is above --tolerance, or above 0.06 where a bf16 or f16 is in
the program. Needs jax.
usage: execute_jax.py SDYRT FILE.. [--tolerance T]"""
import argparse, os, re, subprocess, sys, tempfile
os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import numpy as np
from jax._src.interpreters import mlir as jax_mlir
from jax._src.lib import _jax, xla_client
from jaxlib.mlir import ir

jax.config.update("jax_enable_x64", True)
NAMES = {"f32": "float32", "f64": "float64", "f16": "float16", "bf16": "bfloat16", "i1": "bool",
         "complex<f32>": "complex64", "complex<f64>": "complex128"}


def dtype_of(name):
    return np.dtype(getattr(jax.numpy, NAMES.get(name, name.replace("ui", "uint").replace("i", "int")
                                                 if name.startswith("i") else name.replace("ui", "uint"))))


def compile(text):
    context = jax_mlir.make_ir_context()
    module = ir.Module.parse(text, context)
    options = xla_client.CompileOptions()
    options.num_replicas = options.num_partitions = 1
    device = jax.devices()[0]
    with context:
        main = ir.SymbolTable(module.operation)["main"]
        kind = ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
        types = [(tuple(ir.RankedTensorType(t).shape), str(ir.RankedTensorType(t).element_type)) for t in kind.inputs]
    executable = device.client.compile_and_load(module, executable_devices=_jax.DeviceList((device,)),
                                                compile_options=options)
    return types, lambda args: [np.asarray(a[0]) for a in executable.execute_sharded(
        [jax.device_put(a, device) for a in args]).disassemble_into_single_device_arrays()]


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


def as_file(a):
    return a.view(np.uint16) if a.dtype.name == "bfloat16" else a.view(np.uint8) if a.dtype.name.startswith("float8") else a


def difference(ours, theirs):
    if ours.dtype != theirs.dtype and ours.dtype.kind == "u":
        ours = ours.view(theirs.dtype)
    if ours.dtype.kind in "iub":
        return 0.0 if np.array_equal(ours, theirs) else float(np.mean(ours != theirs))
    a, b = ours.astype(np.complex128), theirs.astype(np.complex128)
    if not np.array_equal(np.isfinite(a), np.isfinite(b)):
        return float("inf")
    finite = np.isfinite(a)
    size = max(np.abs(b[finite]).max(initial=0), 1e-30)
    return float(np.abs(a - b)[finite].max(initial=0) / size)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--tolerance", type=float, default=1e-4)
    o = parser.parse_args()
    failed = 0
    for path in o.files:
        text = open(path).read()
        try:
            types, run = compile(re.sub(r"mhlo.num_partitions = \d+", "mhlo.num_partitions = 1", text))
            args = random_of(types, 1)
            theirs = run(args)
        except Exception as e:
            print(f"{os.path.basename(path)}: XLA does not take it: {str(e)[:100]}")
            continue
        with tempfile.TemporaryDirectory() as d:
            for i, a in enumerate(args):
                np.save(os.path.join(d, f"arg{i}.npy"), as_file(np.asarray(a)))
            r = subprocess.run([o.sdyrt, "exec", path, "--in", d, "--out", d], capture_output=True, text=True)
            if r.returncode:
                print(f"{os.path.basename(path)}: status {r.returncode}: {r.stderr.strip()[-150:]}")
                failed += r.returncode != 3
                continue
            worst = max((difference(np.load(os.path.join(d, f"result{i}.npy")), b) for i, b in enumerate(theirs)), default=0)
        most = max(o.tolerance, 0.06) if re.search(r"x(bf16|f16)>", text) else o.tolerance
        failed += not worst <= most
        print(f"{os.path.basename(path)}: {worst:.2g}{'' if worst <= most else '  TOO MUCH'}", flush=True)
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
