#!/usr/bin/env python3
"""Random programs, run by `sdyrt exec` and by StableHLO's reference interpreter, which
is in jaxlib: every value of both must have the same bits, or, of functions that are not
exact, be a few numbers of the type apart.
usage: execute_random.py SDYRT FIRST COUNT [--steps] [--only OP,..] [--cut] [--keep DIR] [--write FILE] [--coverage]
A program has 10 to 60 operations, of all types, on odd sizes, with NaN, infinities,
denormals and the limits of integers. Its number is its seed. --steps: sums and products
are of numbers that round, and ours has a check, so that each step is rounded alike.
--only: programs of these operations, which are the functions op_OP of execute_*.py.
--cut: values have shardings here and there, and the devices of a mesh give what one gives."""
import argparse, collections, os, re, subprocess, sys, tempfile
import ml_dtypes
import numpy as np
import execute_functions, execute_ops, execute_programs, execute_sums
from execute_programs import ALL, COMPLEX, REAL, WHOLE, Program, text_of

AT_ONCE = 25  # programs of a process of the reference
OPS = [f for n, f in sorted({**vars(execute_programs), **vars(execute_ops), **vars(execute_functions), **vars(execute_sums)}.items()) if n.startswith("op_")]


# Operations that add up.
SUMS = [f for f in OPS if f.__module__ == "execute_sums" or f.__name__[3:] in ("reduce", "dot", "reduce_window", "convolution", "select_and_scatter")]
CHECK = "    %check = stablehlo.constant dense<0> : tensor<i32>\n    check.expect_eq %check, %check : tensor<i32>, tensor<i32>\n"


MESHES = [[("a", 2)], [("a", 4)], [("a", 2), ("b", 2)], [("a", 3)], [("a", 2), ("b", 3)], [("a", 2), ("b", 2), ("c", 2)]]


def make(seed, steps=False, only=None, is_cut=False):
    p = Program(seed, steps)
    p.axes = p.r.choice(MESHES) if is_cut else []
    ops = only or (SUMS if steps else OPS)
    for _ in range(p.r.randint(2, 5)):
        p.constant((p.shape(), p.kind()))
    for _ in range(p.r.randint(10, 60)):
        if p.r.random() < .1:
            p.constant((p.shape(), p.kind()))
        p.r.choice(ops)(p)
    types = ", ".join(text_of(t) for _, t, *_ in p.returned)
    names = ", ".join(n for n, *_ in p.returned)
    end = f"    return {names} : {types}\n" if names else "    return\n"
    axes = ", ".join(f'"{axis}"={size}' for axis, size in p.axes)
    mesh = [f"sdy.mesh @mesh = <[{axes}]>"] if is_cut else []
    return p, "\n".join(mesh + p.functions + [f"func.func @main() -> ({types}) {{"] + p.lines) + "\n" + end + "}\n"


class Reference:
    def __init__(self):
        from jaxlib.mlir import ir
        from jaxlib.mlir.dialects import chlo, stablehlo
        self.ir, self.stablehlo, self.chlo = ir, stablehlo, chlo
        stablehlo.register_stablehlo_passes()

    def run(self, *texts):
        """The results of all, one program after the other, in a process of its own, which the reference may end."""
        with tempfile.NamedTemporaryFile(suffix=".npz") as file:
            child = os.fork()
            if child == 0:
                status = 1
                try:
                    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                    np.savez(file.name, *(a for text in texts for a in self.evaluate(text)))
                    status = 0
                finally:
                    os._exit(status)
            if os.waitpid(child, 0)[1] != 0:
                raise RuntimeError("the reference has ended")
            with np.load(file.name) as made:
                return [made[f"arr_{i}"] for i in range(len(made.files))]

    def run_each(self, programs):
        """The results of each, None where the reference ends. A process for all is faster."""
        try:
            made = iter(self.run(*(text for _, text in programs)))
            return [[next(made) for _ in p.returned] for p, _ in programs]
        except RuntimeError:
            half = len(programs) // 2
            return [None] if half == 0 else self.run_each(programs[:half]) + self.run_each(programs[half:])

    def evaluate(self, text):
        ir = self.ir
        with ir.Context() as context, ir.Location.unknown():
            self.stablehlo.register_dialect(context)
            self.chlo.register_dialect(context)
            import jaxlib.mlir.dialects.func  # noqa: F401
            from jaxlib.mlir._mlir_libs import _jax_mlir_ext
            registry = ir.DialectRegistry()
            _jax_mlir_ext.register_dialects(registry)
            context.append_dialect_registry(registry)
            context.load_all_available_dialects()
            module = ir.Module.parse(text)
            from jaxlib.mlir.passmanager import PassManager
            PassManager.parse("builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)
            out = self.stablehlo.eval_module(module, [])
            return [np.array(ir.DenseElementsAttr(a)) for a in out]


def place(bits, e):
    """Numbers in order, one apart where the type's are; the sign of a zero is not told."""
    sign = 1 << (REAL[e][0] - 1)
    return np.array([-(int(x) - sign) if int(x) & sign else int(x) for x in bits.ravel()], dtype=object)


def as_numbers(bits, e):
    kind = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16", "f8E8M0FNU": "float8_e8m0fnu"}.get(e) or e.replace(
        "f8E", "float8_e").replace("M", "m").replace("FNUZ", "fnuz").replace("FN", "fn").replace("B", "b")
    return bits.view(getattr(ml_dtypes, kind, None) or kind).astype(np.float64)


# How much of the largest of the result a value may be off, in the distance of 1 and the number after it; "one": of 1 at least.
NORMS = {"norm": 64, "one": 64, "rough": 1024}


def wrong_of(a, b, e, leaf, size):
    """Where a value is not what is expected, and how far they are apart at most. `size`: of the largest of the result."""
    if e is None:
        return a != b, 0
    with np.errstate(all="ignore"):
        x, y = as_numbers(a, e), as_numbers(b, e)
    nan = np.isnan(x) & np.isnan(y)
    if leaf in NORMS:
        with np.errstate(all="ignore"):
            off = np.where(nan | (x == y), 0, np.abs(x - y)) / (max(size, 1) if leaf == "one" else size or 1)
        return ~(off <= NORMS[leaf] * epsilon(e)), off.max(initial=0)
    if leaf == "zero":  # its sign is not told
        return (a != b) & ~nan & ~((x == 0) & (y == 0)), 0
    if leaf == 0:
        return (a != b) & ~nan, 0
    off = np.where(nan.ravel(), 0, np.abs(place(a, e) - place(b, e))).reshape(a.shape)
    one = np.isnan(x) != np.isnan(y)
    return (off > leaf) | one, off.max(initial=0)


def epsilon(e):
    return 2.0 ** -(REAL[e][0] - 1 - REAL[e][1])


def sizes_of(p, theirs):
    """The largest number of each result that is compared with it, by the line."""
    sizes = collections.defaultdict(float)
    for (_, _, e, leaf, line), b in zip(p.returned, theirs):
        if leaf in NORMS:
            y = as_numbers(b, e)
            sizes[line] = max(sizes[line], np.abs(y[np.isfinite(y)]).max(initial=0))
    return sizes


def compare(p, ours, theirs):
    sizes = sizes_of(p, theirs)
    for (name, t, e, leaf, line), a, b in zip(p.returned, ours, theirs):
        b = b.reshape(a.shape).view(a.dtype)
        wrong, worst = wrong_of(a, b, e, leaf, sizes[line])
        if wrong.any():
            at = tuple(np.argwhere(wrong)[0])
            return f"line {line}: {p.lines[line - 1].strip()[:700]}\n  at {at}: {a[at]:#x} is, {b[at]:#x} expected, distance {worst}"
    return None


def uses_of(text):
    """Each operation with the element types that stand in its line, or behind its regions."""
    found, open_ = collections.Counter(), []
    for line in text.splitlines():
        types = set(re.findall(r"tensor<(?:\d+x)*([a-z]\w*(?:<f\d+>)?)>", line))
        if re.match(r"\s*}\)+", line) and open_:
            op = open_.pop()
            found.update((op, t) for t in types)
            continue
        op = re.search(r"(?:stablehlo|chlo|func)\.\w+", line)
        if op and line.endswith("({"):
            open_.append(op[0])
        elif op:
            found.update((op[0], t) for t in types)
    return found


KINDS = {"integers": list(WHOLE), "signed integers": [e for e in WHOLE if e[0] == "i"], "floats": list(REAL), "complex": list(COMPLEX), "i1": ["i1"],
         "all": ALL, "f32": ["f32"], "f64": ["f64"], "ui32": ["ui32"]}


def print_coverage(uses):
    """What docs/ops.md says that runs, and how often it has agreed; with the types that were not there."""
    page = open(os.path.join(os.path.dirname(__file__), "../../../docs/ops.md")).read()
    for op, words in re.findall(r"^\| `((?:stablehlo|chlo|func)[.]\w+)` \| ([^|]*) \|", page, re.M):
        types = [t for w in words.strip().split(";")[0].split(", ") for t in KINDS.get(w, [])]
        if types:
            missing = [t for t in types if not uses[op, t]]
            total = sum(uses[op, t] for t in types)
            least = min((uses[op, t] for t in types if uses[op, t]), default=0)
            print(f"{op:45} {total:7} {least:6} {'none' if not total else ' '.join(missing)}")


def checks(p, theirs):
    """Operations that compare each value with what the reference gives: floats as numbers, where a NaN is like
    another."""
    sizes = sizes_of(p, theirs)
    for k, ((name, t, e, leaf, line), b) in enumerate(zip(p.returned, theirs)):
        if 0 in t[0]:
            continue
        data = "0x" + np.ascontiguousarray(b).tobytes().hex().upper()
        yield f'    %c{k} = stablehlo.constant dense<"{data}"> : {text_of(t)}'
        if e is None:
            yield f"    check.expect_eq {name}, %c{k} : {text_of(t)}, {text_of(t)}"
            continue
        f = text_of((t[0], e))
        for n in (name, f"%c{k}"):
            yield f"    {n}_f = stablehlo.bitcast_convert {n} : ({text_of(t)}) -> {f}"
        if leaf in NORMS:
            off = NORMS[leaf] * epsilon(e) * max(sizes[line], 1.0 if leaf == "one" else 1e-30)
            yield f'    "check.expect_almost_eq"({name}_f, %c{k}_f) {{tolerance = {off:e} : f64}} : ({f}, {f}) -> ()'
        else:
            yield f'    "check.expect_close"({name}_f, %c{k}_f) {{max_ulp_difference = {0 if leaf == "zero" else leaf} : i64}} : ({f}, {f}) -> ()'


def write(o, reference):
    with open(o.write, "w") as out:
        out.write(f"// Made by execute_random.py SDYRT {o.first} {o.count} {'--steps ' if o.steps else ''}{'--only ' + o.names + ' ' if o.names else ''}--write FILE\n")
        seeds = []
        for seed in range(o.first, o.first + o.count):
            p, text = make(seed, o.steps, o.only)
            try:
                theirs = reference.run(text)
            except RuntimeError:
                continue
            seeds.append(seed)
            made = "\n".join(p.functions + [f"func.func private @p{seed}() {{"] + p.lines + list(checks(p, theirs)))
            out.write(made.replace("@f", f"@p{seed}_") + "\n    return\n}\n")
        out.write("func.func @main() {\n" + "".join(f"  func.call @p{s}() : () -> ()\n" for s in seeds) + "  return\n}\n")
    return 0


def run_ours(sdyrt, p, text, theirs):
    """What is wrong with our results, if the others are there."""
    with tempfile.TemporaryDirectory() as d:
        path = os.path.join(d, "p.mlir")
        at = text.rindex("    return")
        open(path, "w").write(text[:at] + CHECK + text[at:] if p.steps else text)
        r = subprocess.run([sdyrt, "exec", path, "--out", os.path.join(d, "out")], capture_output=True, text=True)
        if r.returncode:
            return f"status {r.returncode}: {r.stderr.strip()[:300]}"
        if theirs is None:
            return None
        return compare(p, [np.load(os.path.join(d, "out", f"result{i}.npy")) for i in range(len(theirs))], theirs)


def ops_named(names):
    known = {f.__name__[3:]: f for f in OPS}
    return [known[name] for name in names.split(",")]


def run_cut(o):
    """Programs with a mesh, whose values are cut here and there, on as many devices and on one."""
    failed = 0
    for seed in range(o.first, o.first + o.count):
        p, text = make(seed, o.steps, o.only, True)
        n = int(np.prod([size for _, size in p.axes]))
        r = subprocess.run([o.sdyrt, "exec", "-n", str(n), "--check", "--quiet", "-"], input=text, capture_output=True, text=True)
        if r.returncode:
            failed += 1
            print(f"{seed}: {n} devices: status {r.returncode}: {r.stderr.strip()[:400]}", flush=True)
            keep(o, seed, text)
    print(f"{o.count} programs, {failed} differ from one device")
    return failed != 0


def keep(o, seed, text):
    if o.keep:
        os.makedirs(o.keep, exist_ok=True)
        with open(os.path.join(o.keep, f"{seed}.mlir"), "w") as file:
            file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--steps", action="store_true", help="sums and products of numbers that round")
    parser.add_argument("--only", dest="names", help="operations, as OP,..")
    parser.add_argument("--cut", action="store_true", help="with constraints of a mesh, on its devices beside one; without jaxlib")
    parser.add_argument("--keep", help="write the programs that differ here")
    parser.add_argument("--write", help="write the programs as one, with checks of what the reference gives")
    parser.add_argument("--coverage", action="store_true", help="print how often each operation agreed, least of its types, and types without any")
    o = parser.parse_args()
    o.only = o.names and ops_named(o.names)
    if o.cut:
        return run_cut(o)
    reference = Reference()
    if o.write:
        return write(o, reference)
    failed = refused = 0
    uses = collections.Counter()
    for start in range(o.first, o.first + o.count, AT_ONCE):
        programs = [make(seed, o.steps, o.only) for seed in range(start, min(start + AT_ONCE, o.first + o.count))]
        for seed, (p, text), theirs in zip(range(start, start + AT_ONCE), programs, reference.run_each(programs)):
            wrong = run_ours(o.sdyrt, p, text, theirs)
            if theirs is None:
                refused += 1
                print(f"{seed}: the reference does not take it", file=sys.stderr)
            elif not wrong:
                uses.update(uses_of(text))
            if wrong:
                failed += 1
                print(f"{seed}: {wrong}", flush=True)
                keep(o, seed, text)
    if o.coverage:
        print_coverage(uses)
    print(f"{o.count} programs, {failed} differ, {refused} that the reference does not take")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
