#!/usr/bin/env python3
"""Put an attribute of every other form where a program has one, and see that it
is refused or taken, but never read as what it is not.

    attribute_forms.py [--samples N] [--part I/N] [--keep DIR] [--exec SDYRT] COMMAND FILE..

Programs are the parts of the files, and functions of their modules, printed in
the generic form by COMMAND, a sdyrt-opt that is best built with a sanitizer. In
turn each attribute of each op (of N samples: 1), and each part of an array or a
dictionary, is replaced by each of FORMS, and by each form of elements of its own
type. All go through the verifier, and those that it lets pass through PIPELINES,
and are run by SDYRT.
Told, with the shortest program of each kind, is what ends by a signal or a
sanitizer. Exit status 1: something did.
"""
import argparse
import collections
import itertools
import os
import re
import subprocess
import sys
import tempfile

# What no place is meant for; MARK is there to be looked for in no program.
FORMS = """unit|"a"|""|@main|@nobody|@a::@b|true|false|0 : i64|1 : i64|-1 : i64|7 : i64|1 : i32|-1 : i32|1 : i8
1 : ui64|1 : si64|1 : index|9223372036854775807 : i64|-9223372036854775808 : i64|170141183460469231731687303715884105727 : i128
0 : i1024|1.0 : f32|1.0 : f64|1.0 : bf16|i32|tensor<2xf32>|tensor<*xf32>|()->()|none|tuple<>|[]|[0]|[0, 1]|["a"]|[[]]|[[0]]|[@main]
[unit]|[array<i64>]|[array<i64: 0>]|[array<i64: 0, 1>]|[{}]|[{a}]|[dense<0> : tensor<1xi64>]|[dense<[1, 0]> : tensor<2xindex>]
[dense<[1, 0]> : tensor<2xi64>]|[dense<0> : tensor<2xindex>]|[dense_resource<r> : tensor<2xindex>]|[sparse<> : tensor<2xindex>]
[[dense<[1, 0]> : tensor<2xindex>]]|[i32]|{}|{a = 1}|{"sdy.sharding" = 1}|array<i64>|array<i64: 0>|array<i64: 0, 1>|array<i64: -1>
array<i64: 9223372036854775807, 9223372036854775807>|array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8>|array<i32>|array<i32: 0>|array<i32: 0, 1>
array<i32: 1, 1, 1>|array<i32: -1, 2147483647>|array<i16: 0>|array<i16: -1, 300>|array<i8: 0, 1>|array<i1>|array<i1: true>
array<i1: true, false>|array<f32: 0.0, 1.0>|array<f64>|dense<0> : tensor<i64>|dense<0> : tensor<2xi64>|dense<[0, 1]> : tensor<2xi64>
dense<> : tensor<0xi64>|dense<[[0, 1]]> : tensor<1x2xi64>|dense<[[0], [1]]> : tensor<2x1xi64>|dense<0> : tensor<2x2xi64>
dense<> : tensor<0x2xi64>|dense<[0, 1]> : tensor<2xi32>|dense<[[0, 1]]> : tensor<1x2xi32>|dense<[[0, 1]]> : tensor<1x2xi8>
dense<true> : tensor<1x2xi1>|dense<1.0> : tensor<1x2xf32>|dense<1.0> : tensor<2xf64>|dense<[[0, 1]]> : tensor<1x2xui64>
dense<[[0, 1]]> : tensor<1x2xindex>|dense<[0, 1]> : tensor<2xindex>|dense<(1.0, 2.0)> : tensor<1x2xcomplex<f32>>
dense<[0, 1]> : vector<2xi64>|dense<[[0, 1]]> : vector<1x2xi64>|dense<"0x00000000000000000100000000000000"> : tensor<1x2xi64>
dense<"0x0000000000000000"> : tensor<1x2xi64>|dense<"0x0000000001000000"> : tensor<1x2xi32>|dense<"a"> : tensor<2x!x.y>
dense<1> : tensor<1x2xi128>|dense<-1> : tensor<1x9223372036854775807xi64>|dense<0> : tensor<4611686018427387903x2xi64>|dense<1> : tensor<9223372036854775807xi64>|sparse<> : tensor<1x2xi64>|sparse<[[0, 1]], [1]> : tensor<1x2xi64>
sparse<[[0, 0], [0, 1]], [0, 1]> : tensor<1x2xi64>|sparse<[[1]], [1]> : tensor<2xi64>|sparse<> : tensor<2xf32>
dense_resource<r> : tensor<1x2xi64>|dense_resource<r> : tensor<2xi64>|dense_resource<r> : tensor<1x2xi32>
dense_resource<gone> : tensor<1x2xi64>|dense_resource<__elided__> : tensor<2xi64>|dense_resource<r> : tensor<7xf32>
#stablehlo<precision DEFAULT>|#stablehlo<comparison_direction LT>|[#stablehlo<precision HIGH>]|#stablehlo.channel_handle<handle = 1, type = 0>
#stablehlo.channel_handle<handle = -1, type = 9>|#stablehlo.gather<>|#stablehlo.scatter<>|#stablehlo.dot<>|#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>
#stablehlo.output_operand_alias<output_tuple_indices = [7], operand_index = 9, operand_tuple_indices = [3]>
[#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]
#stablehlo.bounds<4, ?>|#stablehlo.replica_group_mesh_axes<mesh = @nobody, axes = []>|#stablehlo.replica_group_mesh_axes<mesh = @main, axes = []>
#sdy.mesh<["a"=2]>|#sdy.mesh<[]>|#sdy.sharding<@nobody, [{}]>|#sdy.sharding<@mesh, [{"nobody"}]>|#sdy.sharding<mesh<["a"=2]>, [{"a"}, {}]>
#sdy.sharding<mesh<["a"=2]>, []>|#sdy.sharding_per_value<[]>|#sdy.sharding_per_value<[<mesh<["a"=2]>, [{"a"}]>]>
#sdy.sharding_per_value<[<mesh<["a"=2]>, []>, <mesh<["a"=2]>, []>, <mesh<["a"=2]>, []>]>|#sdy<axis_ref_list{"a", "b":(1)2}>
#sdy<list_of_axis_ref_lists[{"a"}, {}]>|#sdy<all_to_all_param_list[{"a"}: 0->9]>|#sdy<manual_axes{"a"}>|#shard<axisarray[[0], [9]]>
#sdy.op_sharding_rule<([i])->([i]) {i=8}>|#sdy.op_sharding_rule<([i, j], [], [k])->([i, j]) {i=8, j=2, k=9}>
#sdy<propagation_edges[]>|distinct[0]<"a">|affine_map<(d0) -> (d0)>|affine_set<(d0) : (d0 == 0)>|strided<[1]>|loc("a":1:2)|#llvm.x<y>"""
FORMS = FORMS.replace("\n", "|").split("|")

MOST = 6000  # characters of a program

PIPELINES = [
    ["-canonicalize", "-cse", "-symbol-dce", "-inline"],
    ["-sdy-populate-op-sharding-rules"],
    ["-sdy-propagation-pipeline"],
    ["-sdy-insert-explicit-reshards", "-sdy-reshard-to-collectives", "-sdy-convert-global-to-local"],
]

OP = re.compile(r'"([\w.$]+)"\(')
ATTR = re.compile(r'(?:"((?:[^"\\]|\\.)*)"|([\w.$]+))(\s*=\s*)?')
TENSOR = re.compile(r"(dense|sparse|dense_resource)<.*> : (tensor<([\dx]*x)?(\w+)>)$", re.S)


def end_of(text, at):
    """Behind the attribute that begins here: a comma or a bracket that closes."""
    depth = 0
    while at < len(text):
        c = text[at]
        if c == '"':
            at += 1
            while text[at] != '"':
                at += 2 if text[at] == "\\" else 1
        elif text.startswith("->", at):
            at += 1
        elif c in "([{<":
            depth += 1
        elif c in ")]}>":
            if depth == 0:
                return at
            depth -= 1
        elif c == "," and depth == 0:
            return at
        at += 1
    return at


def pairs_at(text, at):
    """Name, begin and end of each attribute of the dictionary behind a brace."""
    while True:
        while text[at] in " \n,":
            at += 1
        found = ATTR.match(text, at)
        if text[at] == "}" or not found:
            return
        name = found[1] or found[2]
        if not found[3]:
            yield name, found.end(), found.end()
            at = found.end()
            continue
        end = end_of(text, found.end())
        yield name, found.end(), end
        at = end


def places_in(text, name, begin, end):
    """An attribute, and what is in it: name, begin and end."""
    yield name, begin, end
    if text[begin : begin + 1] == "[":
        at = begin + 1
        while at < end - 1:
            while text[at] in " \n,":
                at += 1
            stop = end_of(text, at)
            yield from places_in(text, name + "[]", at, stop)
            at = stop
    elif text[begin : begin + 1] == "{":
        for part, at, stop in pairs_at(text, begin + 1):
            yield from places_in(text, name + "{" + part + "}", at, stop)


def dictionaries(text):
    """The op, and where its attributes begin."""
    for op in OP.finditer(text):
        line_end = text.find("\n", op.start())
        line = text[op.start() : line_end]
        for opening in re.finditer(r"<\{|[)>] \{(?!\n)", line):
            yield op[1], op.start() + opening.end()


def own_forms(was):
    found = TENSOR.match(was)
    if not found:
        return []
    kind, shape, element = found[2], found[3] or "", found[4]
    zero = "0.0" if element.startswith(("f", "bf")) else "false" if element == "i1" else "0"
    other = "f32" if element != "f32" else "i64"
    return [
        f"dense<{zero}> : {kind}",
        f"sparse<> : {kind}",
        f"dense_resource<r> : {kind}",
        f"dense_resource<gone> : {kind}",
        f'dense<"0x"> : {kind}',
        f'dense<"0x00"> : {kind}',
        f'dense<"0x{"00" * 64}"> : {kind}',
        f"sparse<> : tensor<{shape}{other}>",
        f"dense_resource<r> : tensor<{shape}{other}>",
        f"dense<{zero}> : tensor<2x{shape}{element}>",
        f"dense<{zero}> : tensor<0x{shape}{element}>",
        f"dense<{zero}> : tensor<{element}>",
        f"dense<{zero}> : vector<2x{shape}{element}>",
    ]


def functions_of(text):
    """A program of each function, with all that it names and all that are none."""
    head, tops = text.split("\n", 1)
    tops = re.split(r"\n(?=  (?:%\w+(?::\d+)? = )?\"|\}\))", tops)
    tail = tops.pop()
    names = {}
    for top in tops:
        found = re.search(r'sym_name = "([^"]*)"', top.split("\n")[0])
        names[found[1] if found else None] = top
    for top in tops:
        if not top.startswith('  "func.func"'):
            continue
        keep, todo = {top}, [top]
        while todo:
            for name in re.findall(r'@"?([\w.$-]+)', todo.pop()):
                other = names.get(name)
                if other is not None and other not in keep:
                    keep.add(other)
                    todo.append(other)
        others = [t for t in tops if t in keep or not t.startswith('  "func.func"')]
        yield "\n".join([head, *others, tail])


def generic(command, path):
    run = subprocess.run(
        [*command, path, "-split-input-file", "-mlir-print-op-generic", "-allow-unregistered-dialect"],
        capture_output=True, text=True, check=False, errors="surrogateescape"
    )  # fmt: skip
    return [p.strip() + "\n" for p in run.stdout.split("// -----\n") if p.strip()]


def mutants(programs, samples):
    seen = collections.Counter()
    for program in programs:
        for op, at in dictionaries(program):
            for name, begin, end in pairs_at(program, at):
                for place, first, last in places_in(program, name, begin, end):
                    if seen[op, place] == samples:
                        continue
                    seen[op, place] += 1
                    was = program[first:last]
                    for form in FORMS + own_forms(was):
                        put = form if first == last or program[first - 1] in " [({<" else " " + form
                        if first == last:
                            put = " = " + form
                        yield op, place, form, program[:first] + put + program[last:]


RESOURCE = '\n{-# dialect_resources: { builtin: { r: "0x0800000000000000000000000100000000000000" } } #-}\n'


def ended(done):
    """How a run has ended badly; None: it has not."""
    said = re.search(r"(ERROR: \w+: [\w-]+|runtime error: .*|Assertion .*)", done.stderr)
    if done.returncode >= 0 and not said:
        return None
    where = re.findall(r"#\d+ \S+ in (\w+)", done.stderr)
    mine = [w for w in where if not w.startswith("__")][:3]
    return f"{done.returncode} {said[1] if said else ''} {' '.join(mine)}"


def run(command, flags, programs, room):
    path = os.path.join(room, "programs.mlir")
    with open(path, "w", errors="surrogateescape") as file:
        file.write("\n// -----\n".join(p + RESOURCE for p in programs))
    try:
        done = subprocess.run(
            [*command, path, "-split-input-file", *flags],
            capture_output=True, text=True, check=False, errors="surrogateescape", timeout=120,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "no end", ""
    return ended(done), done.stdout


def execute(sdyrt, text, room):
    """Run a program whose one function is not called; how it ends, if badly."""
    names = [n for n in re.findall(r"func\.func @([\w.$-]+)", text) if len(re.findall("@" + re.escape(n) + r"\b", text)) == 1]
    if len(names) != 1:
        return None
    path = os.path.join(room, "run.mlir")
    with open(path, "w", errors="surrogateescape") as file:
        file.write(text.replace("@" + names[0] + "(", "@main(", 1))
    try:
        done = subprocess.run(
            [sdyrt, "exec", path, "--random", "1"],
            capture_output=True, text=True, check=False, errors="surrogateescape", timeout=60,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "exec: no end"
    return "exec: " + ended(done) if ended(done) else None


def bisect(command, flags, batch, room, bad):
    """The programs of a batch that end in a bad way, one by one."""
    why, _ = run(command, flags, [m[3] for m in batch], room)
    if why is None:
        return
    if len(batch) == 1:
        bad[why].append((flags, batch[0]))
        return
    half = len(batch) // 2
    bisect(command, flags, batch[:half], room, bad)
    bisect(command, flags, batch[half:], room, bad)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--samples", type=int, default=1)
    parser.add_argument("--part", default="0/1", help="every N-th, from the I-th")
    parser.add_argument("--keep", help="a folder for a program of each kind")
    parser.add_argument("--exec", metavar="SDYRT")
    parser.add_argument("command")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    command = args.command.split()
    part, parts = map(int, args.part.split("/"))
    programs = []
    for path in args.files:
        for text in generic(command, path):
            programs += list(functions_of(text)) or [text]
    # small ones first: the others have few places that these have not
    programs = sorted((p for p in programs if len(p) < MOST), key=len)
    bad = collections.defaultdict(list)
    places = set()
    made = passed = 0
    with tempfile.TemporaryDirectory() as room:
        chosen = itertools.islice(mutants(programs, args.samples), part, None, parts)
        while batch := list(itertools.islice(chosen, 400)):
            made += len(batch)
            places.update(m[:2] for m in batch)
            why, out = run(command, [], [m[3] for m in batch], room)
            if why:
                bisect(command, [], batch, room, bad)
                batch = [m for m in batch if not any(m is b[1] for k in bad.values() for b in k)]
                out = run(command, [], [m[3] for m in batch], room)[1]
            taken = [p for p in out.split("// -----") if p.strip()]
            passed += len(taken)
            for text in taken if args.exec else []:
                why = execute(args.exec, text, room)
                if why:
                    bad[why].append(([], ("", "", "", text)))
            for flags in PIPELINES:
                if run(command, flags, [m[3] for m in batch], room)[0]:
                    bisect(command, flags, batch, room, bad)
    for why, cases in sorted(bad.items()):
        flags, (op, place, form, text) = min(cases, key=lambda c: len(c[1][3]))
        print(f"{why}: {len(cases)}, as {op} {place} = {form} {' '.join(flags)}")
        if args.keep:
            os.makedirs(args.keep, exist_ok=True)
            name = re.sub(r"\W+", "_", why)[:80]
            with open(os.path.join(args.keep, name + ".mlir"), "w") as file:
                file.write(f"// {' '.join(flags)}\n{text}{RESOURCE}")
    print(f"{made} programs of {len(places)} places, {passed} taken, {sum(map(len, bad.values()))} ended badly")
    return 1 if bad or made == 0 else 0


sys.exit(main())
