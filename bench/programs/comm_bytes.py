#!/usr/bin/env python3
"""Bytes that partitioned programs move: ours, from the plans of `sdyrt partition`, beside
those of XLA's own partitioner, from the collectives in its HLO; as the table of
docs/performance.md.

    comm_bytes.py [--sdyrt build/release/tools/sdyrt] [--devices 8] [FILE..]

FILE is a program of JAX with shardings (default: those of tests/program/golden/printed). Bytes
are what a device receives, on the mean of all devices. XLA's are those of the best known
algorithm of each collective in a group of g: (g - 1) / g of the result of an all-gather
and of the operand of a reduce-scatter or an all-to-all, twice that of an all-reduce, all of
a permute. A collective in a loop counts once, in both. Without JAX there is nothing to
compare with: exit status 77."""
import argparse
import json
import math
import os
import pathlib
import re
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
PRINTED = TOP / "tests" / "program" / "golden" / "printed"
NAMES = """captured_constants cond_switch constraint_unconstrained elementwise_zoo embedding_gather_scatter_grad
kv_cache_per_row_scatter llama_block_fwd llama_block_grad llama_scan_layers low_precision_types mesh_permuted_devices
mlp_train_fsdp_tp moe_auto_einsum multi_mesh_axis_and_priorities pipeline_custom_vjp_call ring_attention_shard_map
rng_bit_generator_dropout shard_alike_groups shard_map_collectives shard_map_partial_manual topk_sort_rng""".split()
WIDTHS = {"pred": 1, "s4": 1, "u4": 1, "s8": 1, "u8": 1, "s16": 2, "u16": 2, "f16": 2, "bf16": 2, "s32": 4, "u32": 4, "f32": 4,
          "s64": 8, "u64": 8, "f64": 8, "c64": 8, "c128": 16}


# -- XLA -----------------------------------------------------------------------


def compiled(text, n):
    """As XLA partitions it for n devices: the executable, the text's context, and the types of main's arguments in it."""
    import numpy as np
    import jax
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jaxlib import _jax
    from jaxlib.mlir import ir

    context = mlir.make_ir_context()
    module = ir.Module.parse(text, context)
    devices = jax.devices()[:n]
    options = xla_client.CompileOptions()
    options.num_replicas, options.num_partitions = 1, n
    build = options.executable_build_options
    build.num_replicas, build.num_partitions = 1, n
    build.use_spmd_partitioning = build.use_shardy_partitioner = True
    build.device_assignment = xla_client.DeviceAssignment.create(np.arange(n).reshape(1, n))
    with context:
        main = ir.SymbolTable(module.operation)["main"]
        kind = ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
    build.allow_spmd_sharding_propagation_to_output = [True] * len(kind.results)
    build.allow_spmd_sharding_propagation_to_parameters = [True] * len(kind.inputs)
    made = devices[0].client.compile_and_load(module, executable_devices=_jax.DeviceList(tuple(devices)), compile_options=options)
    return made, context, kind.inputs


def hlo_of(text, n):
    return "\n".join(x.to_string() for x in compiled(text, n)[0].hlo_modules())


def shape_bytes(text):
    """Of all arrays of a type, `(f32[2,3]{1,0}, bf16[4])`."""
    total = 0
    for kind, dims in re.findall(r"\b([a-z]+\d*\w*)\[([\d,]*)\]", text):
        n = WIDTHS.get(kind, 1)
        for d in dims.split(",") if dims else []:
            n *= int(d)
        total += n
    return total


def group_size(line, n):
    """Of replica_groups={{0,1},{2,3}}, [2,4]<=[8], mesh['a'=2,'b'=4] {'b'} or {}; part of an axis is 'b':(2)2."""
    found = re.search(r"replica_groups=\[(\d+),(\d+)\]", line)
    if found:
        return int(found[2])
    found = re.search(r"replica_groups=(?:@?\w*)?mesh\[(.*?)\].*?\{(.*?)\}", line)
    if found:
        sizes = dict(re.findall(r"'(\w+)'=(\d+)", found[1]))
        return math.prod(int(part or sizes[name]) for name, part in re.findall(r"'(\w+)'(?::\(\d+\)(\d+))?", found[2]))
    found = re.search(r"replica_groups=\{(?:\{([\d,]*)\}|\})", line)
    if not found:
        raise ValueError("no groups in: " + line.strip()[:150])
    return len(found[1].split(",")) if found[1] else n


def xla_bytes(hlo, n):
    total = 0.0
    for line in hlo.split("\n"):
        found = re.search(r"= (.*?) ((?:all|collective|ragged|reduce-scatter|async)[\w-]*)\(", line)
        if not found:
            continue
        size, kind = shape_bytes(found[1]), found[2]
        if kind == "collective-permute":
            pairs = re.findall(r"\{(\d+),(\d+)\}", line.split("source_target_pairs=", 1)[1].split("}}", 1)[0] + "}")
            total += size * sum(a != b for a, b in pairs) / n
            continue
        if kind not in ("all-gather", "all-reduce", "reduce-scatter", "all-to-all"):
            raise ValueError("%s is not counted" % kind)
        g = group_size(line, n)
        total += size * (g - 1) / (1 if kind == "reduce-scatter" else g) * (2 if kind == "all-reduce" else 1)
    return total


# -- ours ----------------------------------------------------------------------


def least(collective):
    """A plan for a small all_reduce gets all terms at once, in one exchange: it is counted as XLA's are."""
    g = collective["group_size"]
    if collective["step_count"] == 1 and collective["kind"] == "all_reduce":
        return min(collective["bytes_received"], 2 * collective["result_bytes"] * (g - 1) / g)
    return collective["bytes_received"]


def our_bytes(sdyrt, text, n):
    """As the plans are, and with all_reduce counted as XLA's; None: it is not partitioned; the command has said why."""
    total = counted = 0
    for device in range(n):
        done = subprocess.run([sdyrt, "partition", "-", "--json", "--device", str(device)], input=text, text=True, capture_output=True)
        if done.returncode != 0:
            print(done.stderr.strip(), file=sys.stderr)
            return None
        collectives = json.loads(done.stdout)["collectives"]
        total += sum(c["bytes_received"] for c in collectives)
        counted += sum(least(c) for c in collectives)
    return total / n, counted / n


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sdyrt", default=str(TOP / "build/release/tools/sdyrt"))
    parser.add_argument("--devices", type=int, default=8)
    parser.add_argument("files", nargs="*", metavar="FILE")
    options = parser.parse_args()
    os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=%d" % options.devices
    os.environ["JAX_PLATFORMS"] = "cpu"
    try:
        import jax  # noqa: F401
    except ImportError:
        print("no JAX")
        sys.exit(77)
    files = [pathlib.Path(f) for f in options.files] or [PRINTED / (name + ".mlir") for name in NAMES]
    rows, at_most, above = [], 0, 0
    print("| program | here, plans | here, bytes | XLA, bytes | here / XLA |")
    print("|---|---|---|---|---|")
    for path in files:
        text = path.read_text()
        if path.stem.startswith("llama"):
            text = text.replace("bf16", "f32")
        ours = our_bytes(options.sdyrt, text, options.devices)
        try:
            theirs = xla_bytes(hlo_of(text, options.devices), options.devices)
        except Exception as error:  # what XLA does not compile
            print("%s: XLA: %s" % (path.stem, str(error).split("\n")[0][:150]), file=sys.stderr)
            theirs = None
        if ours is None or theirs is None:
            continue
        plans, ours = ours
        ratio = ours / theirs if theirs > 0 else (1.0 if ours == 0 else float("inf"))
        rows.append(ratio)
        at_most += ratio <= 1
        above += ratio > 1.25
        shown = "-" if ours == theirs == 0 else "%.2f" % ratio
        print("| %s | %d | %d | %d | %s |" % (path.stem, round(plans), round(ours), round(theirs), shown), flush=True)
    print("\n%d programs: %d move no more than XLA's, %d more than 1.25 times as much" % (len(rows), at_most, above))


if __name__ == "__main__":
    main()
