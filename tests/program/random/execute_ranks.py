#!/usr/bin/env python3
"""Random programs with collectives, as interpreter.run_parallel: what `sdyrt
exec` gives for them beside StableHLO's reference interpreter.

usage: execute_ranks.py SDYRT FIRST COUNT   (jaxlib's python, with as many
threads as processes: LD_PRELOAD of a library that says there are more cores)
       execute_ranks.py --write FIRST COUNT >FILE   programs that check what
the interpreter gives, one function @main of all of them
       execute_ranks.py SDYRT FIRST COUNT --ranks [MPIRUN ..]   the same
functions as @main on ranks, beside run_parallel: needs no jaxlib

Elements are small numbers, so that sums and products are exact; with --steps at
the end they are such that round, and what the interpreter gives has the same bits."""
import random
import subprocess
import sys
import tempfile

TYPES = ["i32", "i64", "ui8", "f32", "f64", "bf16", "f16", "i1", "i8"]
ROUNDED = ["f32", "f64", "bf16", "f16", "bf16", "f16", "f8E4M3FN", "f8E5M2",
           "complex<f32>", "complex<f64>", "i8", "ui16", "i4"]
STEPS = "--steps" in sys.argv


def groups_of(r, ids, size):
    ids = ids[:]
    r.shuffle(ids)
    return [ids[i:i + size] for i in range(0, len(ids), size)]


def dense(rows, kind="i64"):
    text = "[" + ", ".join("[" + ", ".join(map(str, row)) + "]"
                           for row in rows) + "]"
    return f"dense<{text}> : tensor<{len(rows)}x{len(rows[0])}x{kind}>"


def divisors(n):
    return [d for d in range(1, n + 1) if n % d == 0]


class Function:
    def __init__(self, r, replicas, partitions):
        self.r, self.R, self.P = r, replicas, partitions
        self.lines, self.n = [], 0

    def new(self):
        self.n += 1
        return f"%v{self.n}"

    def emit(self, text):
        self.lines.append("    " + text)

    def mode(self, reduces):
        """Attributes of a mode, the numbers that groups have, and how many
        ranks a number stands for."""
        r = self.r
        choice = r.choice(["replica", "both", "flat"] if reduces
                          else ["replica", "partition"])
        channel = ("channel_handle = #stablehlo.channel_handle<handle = "
                   f"{self.n + 1}, type = 1>")
        # a channel for each: the interpreter mixes up two of one group
        none = ("channel_handle = #stablehlo.channel_handle<"
                f"handle = {-self.n}, type = 0>, ")
        return {"replica": (none, range(self.R), 1),
                "partition": (channel + ", ", range(self.P), 1),
                "both": (channel + ", ", range(self.R), self.P),
                "flat": (channel + ", use_global_device_ids, ",
                         range(self.R * self.P), 1)}[choice]

    def groups(self, reduces):
        attrs, ids, times = self.mode(reduces)
        size = self.r.choice(divisors(len(ids)))
        rows = groups_of(self.r, list(ids), size)
        return attrs + "replica_groups = " + dense(rows), size * times

    def body(self, kind, element):
        t = f"tensor<{element}>"
        ops = ["add", "multiply", "maximum", "minimum"]
        if element[0] == "c":
            ops = ["add", "multiply"]
        if element[0] in "iu":
            ops += ["and", "or", "xor"]
        op = self.r.choice(ops)
        if self.r.random() < 0.25:  # one that no backend knows
            lines = [f"%s = stablehlo.{op} %a, %b : {t}",
                     f"%u = stablehlo.{ops[len(ops) > 2 and 2]} %s, %a : {t}"]
            last = "%u"
        elif self.r.random() < 0.2 and element not in ("i1",):
            lines, last = [f"%s = stablehlo.subtract %a, %b : {t}"], "%s"
        else:
            lines, last = [f"%s = stablehlo.{op} %a, %b : {t}"], "%s"
        return ["({", f"    ^bb0(%a: {t}, %b: {t}):"] + [
            "      " + x for x in lines] + [
            f"      stablehlo.return {last} : {t}", "    })"]

    def step(self, value, dims, element):
        r = self.r
        t = lambda d: "tensor<" + "".join(f"{x}x" for x in d) + element + ">"
        kind = r.choice(["gather", "reduce", "scatter", "exchange", "permute",
                         "broadcast", "id"])
        out, d = self.new(), r.randrange(len(dims))
        if kind == "gather":
            attrs, size = self.groups(True)
            made = dims[:]
            made[d] *= size
            if made[d] > 40:
                return value, dims
            self.emit(f'{out} = "stablehlo.all_gather"({value}) {{all_gather_dim'
                      f' = {d} : i64, {attrs}}} : ({t(dims)}) -> {t(made)}')
            return out, made
        if kind == "reduce":
            attrs, _ = self.groups(True)
            self.emit(f'{out} = "stablehlo.all_reduce"({value}) ' +
                      "\n".join(self.body(kind, element)) +
                      f" {{{attrs}}} : ({t(dims)}) -> {t(dims)}")
            return out, dims
        if kind == "scatter":
            attrs, size = self.groups(True)
            if dims[d] % size:
                return value, dims
            made = dims[:]
            made[d] //= size
            self.emit(f'{out} = "stablehlo.reduce_scatter"({value}) ' +
                      "\n".join(self.body(kind, element)) +
                      f" {{scatter_dimension = {d} : i64, {attrs}}} : "
                      f"({t(dims)}) -> {t(made)}")
            return out, made
        if kind == "exchange":
            attrs, size = self.groups(False)
            split, concat = d, r.randrange(len(dims))
            if dims[split] % size or dims[concat] * size > 40:
                return value, dims
            made = dims[:]
            made[split] //= size
            made[concat] *= size
            self.emit(f'{out} = "stablehlo.all_to_all"({value}) '
                      f"{{split_dimension = {split} : i64, concat_dimension = "
                      f"{concat} : i64, split_count = {size} : i64, {attrs}}} "
                      f": ({t(dims)}) -> {t(made)}")
            return out, made
        if kind in ("permute", "broadcast"):
            attrs, ids, _ = self.mode(False)
            ids = list(ids)
            if kind == "permute":
                a, b = ids[:], ids[:]
                r.shuffle(a)
                r.shuffle(b)
                rows = [[x, y] for x, y in zip(a, b) if x != y]
                rows = rows[:r.randint(0, len(rows))]
                name, what = "collective_permute", "source_target_pairs"
            else:
                r.shuffle(ids)
                size = r.choice(divisors(len(ids)))
                rows = [ids[i:i + size] for i in range(0, len(ids), size)]
                rows = rows[:r.randint(1, len(rows))]
                name, what = "collective_broadcast", "replica_groups"
            if not rows:
                return value, dims
            self.emit(f'{out} = "stablehlo.{name}"({value}) {{{attrs}{what} = '
                      f"{dense(rows)}}} : ({t(dims)}) -> {t(dims)}")
            return out, dims
        if element == "i1":
            return value, dims
        name = r.choice(["replica_id", "partition_id"])
        self.emit(f"{out} = stablehlo.{name} : tensor<ui32>")
        a, b, c = self.new(), self.new(), self.new()
        self.emit(f"{a} = stablehlo.convert {out} : (tensor<ui32>) -> "
                  f"tensor<{element}>")
        self.emit(f"{b} = stablehlo.broadcast_in_dim {a}, dims = [] : "
                  f"(tensor<{element}>) -> {t(dims)}")
        self.emit(f"{c} = stablehlo.add {value}, {b} : {t(dims)}")
        return c, dims


def constant(r, dims, element):
    n = 1
    for d in dims:
        n *= d
    def one():
        if element == "i1":
            return r.choice(["true", "false"])
        low = 0 if element[0] == "u" else -2
        x = r.randint(low, 3)
        if STEPS and element[0] == "c":
            return f"({r.uniform(-9, 9)}, {r.uniform(-9, 9)})"
        if STEPS and "f" in element:
            return repr(r.choice([-1, 1]) * r.uniform(.1, 9))
        return f"{x}.0" if "f" in element else str(x)
    values = [one() for _ in range(n)]
    def nest(values, dims):
        if not dims:
            return values[0]
        k = len(values) // dims[0]
        return "[" + ", ".join(nest(values[i * k:(i + 1) * k], dims[1:])
                               for i in range(dims[0])) + "]"
    return nest(values, dims)


def program(seed):
    """The module's parts: functions, inputs, the call, types of results."""
    r = random.Random(seed)
    replicas, partitions = r.choice([(1, 2), (2, 1), (2, 2), (3, 1), (1, 3),
                                     (2, 3), (4, 1), (1, 4), (3, 2), (6, 1)])
    element = r.choice(ROUNDED if STEPS else TYPES)
    dims = [r.choice([1, 2, 3, 4, 6]) for _ in range(r.randint(1, 3))]
    start = dims[:]
    f = Function(r, replicas, partitions)
    value = "%x"
    for _ in range(r.randint(1, 4)):
        value, dims = f.step(value, dims, element)
    t = lambda d: "tensor<" + "".join(f"{x}x" for x in d) + element + ">"
    n = replicas * partitions
    function = [f"  func.func @f{seed}(%x: {t(start)}) -> {t(dims)} {{",
                *f.lines, f"    return {value} : {t(dims)}", "  }"]
    main = []
    for i in range(n):
        main.append(f"    %a{seed}_{i} = stablehlo.constant "
                    f"dense<{constant(r, start, element)}> : {t(start)}")
    names = ", ".join(f"%a{seed}_{i}" for i in range(n))
    grid = ", ".join("[" + ", ".join([f"@f{seed}"] * partitions) + "]"
                     for _ in range(replicas))
    main.append(f'    %r{seed}:{n} = "interpreter.run_parallel"({names}) '
                f"{{programs = [{grid}]}} : "
                f"({', '.join([t(start)] * n)}) -> ({', '.join([t(dims)] * n)})")
    return function, main, [f"%r{seed}#{i}" for i in range(n)], t(dims)


def on_ranks(seed):
    """Ranks, replicas, and the function as @main, which takes its argument by
    the number of the rank."""
    function, main, results, t = program(seed)
    constants = [line.split(" = ")[1] for line in main if " = stablehlo.constant" in line]
    rows = main[-1].split("programs = [[")[1].split("]]")[0].split("], [")
    start = constants[0].split(" : ")[-1]
    text = ["module {", *function, f"  func.func @main() -> {t} {{",
            "    %r = stablehlo.replica_id : tensor<ui32>",
            "    %p = stablehlo.partition_id : tensor<ui32>",
            f"    %n = stablehlo.constant dense<{len(rows[0].split(','))}> : "
            "tensor<ui32>",
            "    %0 = stablehlo.multiply %r, %n : tensor<ui32>",
            "    %1 = stablehlo.add %0, %p : tensor<ui32>",
            "    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i32>",
            '    %3 = "stablehlo.case"(%2) ({',
            "    }, {".join(f"      %c = {c}\n"
                           f"      stablehlo.return %c : {start}\n"
                           for c in constants),
            f"    }}) : (tensor<i32>) -> {start}",
            f"    %4 = func.call @f{seed}(%3) : ({start}) -> {t}",
            f"    return %4 : {t}", "  }", "}"]
    return len(constants), len(rows), "\n".join(text)


def compare_ranks(sdyrt, first, count, launcher):
    """How many programs give other results on ranks than in run_parallel."""
    wrong = 0
    for seed in range(first, first + count):
        function, main, results, t = program(seed)
        types = ", ".join([t] * len(results))
        alone = "\n".join(["module {", *function,
                           f"  func.func @main() -> ({types}) {{", *main,
                           f"    return {', '.join(results)} : {types}",
                           "  }", "}"])
        n, replicas, text = on_ranks(seed)
        start = ([*launcher, "-n", str(n), sdyrt, "exec", "--backend", "mpi"]
                 if launcher else [sdyrt, "exec", "-n", str(n)])
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(text)
            file.flush()
            given = subprocess.run(
                [*start, file.name, "--replicas", str(replicas)], text=True,
                capture_output=True, timeout=300)
        expected = subprocess.run([sdyrt, "exec", "-"], input=alone, text=True,
                                  capture_output=True, timeout=300)
        lines = [line for line in given.stdout.splitlines()
                 if not line.startswith("rank ")]
        if not lines or lines != expected.stdout.splitlines():
            wrong += 1
            print(f"{seed}: {n} ranks, {replicas} replicas\n"
                  f"{given.stderr}{given.stdout}not\n"
                  f"{expected.stderr}{expected.stdout}")
    print(f"{wrong} of {count} differ")
    return wrong > 0


def interpret(context, text):
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo
    with context, ir.Location.unknown():
        module = ir.Module.parse(text)
        return [str(x)
                for x in stablehlo.eval_module(module, [])]


def make_context():
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    context = ir.Context()
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    stablehlo.register_dialect(context)
    stablehlo.register_interpreter_dialect(context)
    context.allow_unregistered_dialects = True
    return context


def check(k, result, given, t):
    """Lines that check what the interpreter gives."""
    if "f" not in t.split("x")[-1]:
        return [f"    check.expect_eq_const {result}, {given} : {t}"]
    if not STEPS:
        return [f"    check.expect_almost_eq_const {result}, {given} : {t}"]
    return [f"    {k} = stablehlo.constant {given}",
            f'    "check.expect_close"({result}, {k}) {{max_ulp_difference = 0'
            f" : i64}} : ({t}, {t}) -> ()"]


def checked(seed, context):
    """Functions, and a main that checks what the interpreter gives; None: it
    gives nothing."""
    function, main, results, t = program(seed)
    if "complex" in t:  # which the binding does not return
        whole, t = t, t.replace("complex<", "").replace(">>", ">")
        parts = [(f"%p{seed}_{i}{op}", op, x) for i, x in enumerate(results)
                 for op in ("real", "imag")]
        main += [f"    {name} = stablehlo.{op} {x} : ({whole}) -> {t}"
                 for name, op, x in parts]
        results = [name for name, _, _ in parts]
    text = "\n".join(["module {", *function,
                      f"  func.func @main() -> ({', '.join([t] * len(results))}) {{",
                      *main, f"    return {', '.join(results)} : "
                      f"{', '.join([t] * len(results))}", "  }", "}"])
    try:
        given = interpret(context, text)
    except Exception as error:
        print(f"// {seed}: {str(error).splitlines()[0]}", file=sys.stderr)
        return None
    for k, (result, g) in enumerate(zip(results, given)):
        main += check(f"%g{seed}_{k}", result, g, t)
    return function, main


def module(parts):
    return "\n".join(["module {", *(x for f, _ in parts for x in f),
                      "  func.func @main() {",
                      *(x for _, m in parts for x in m),
                      "    return", "  }", "}"])


def main():
    if STEPS:
        sys.argv.remove("--steps")
    if "--ranks" in sys.argv:
        return compare_ranks(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]),
                             sys.argv[5:])
    context = make_context()
    first, count = int(sys.argv[2]), int(sys.argv[3])
    parts = [checked(seed, context) for seed in range(first, first + count)]
    if sys.argv[1] == "--write":
        print(module([p for p in parts if p is not None]))
        return 0
    wrong = 0
    for seed, part in enumerate(parts, first):
        if part is None:
            continue
        text = module([part])
        run = subprocess.run([sys.argv[1], "exec", "-"], input=text, text=True,
                             capture_output=True, timeout=60)
        if run.returncode != 0:
            wrong += 1
            print(f"{seed}: {run.stderr.strip()}")
    print(f"{wrong} of {count} differ; "
          f"{sum(p is None for p in parts)} have no answer")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
