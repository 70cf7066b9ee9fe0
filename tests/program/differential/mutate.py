#!/usr/bin/env python3
"""Compare what sdyrt-opt and MLIR say of programs with a mistake in them.

    mutate.py [--structure | --meaning] SDYRT_OPT MLIR_OPT SEED COUNT FILE..

MLIR_OPT is a command that takes sdyrt-opt's flags and prints what MLIR prints.
Programs are the parts of the files, and the functions of their modules; in each
of COUNT a token, a type, a number, an operand or a line is changed. Compared are
the first error, its place, and what is printed where there is none; kinds of
differences are told with the shortest program of each. MLIR_FULL=1: all errors
and notes. --structure: all of them, of programs whose structure is changed as
mutate_structure.py does, such as those of structure_seeds.mlir in both forms.
--meaning: the first error of programs that mutate_meaning.py changes, most of which
can be read.
MLIR goes on where its readers of attributes fail: "failed to parse Sdy_Mesh
parameter ..".

What is meant to differ: meshes of more than 2^63 - 1 devices, which MLIR counts
to a negative number; reductions max and min, the dialect mhlo and the dialects
that are not built into it; the order of axes that the mesh does not have.
"""
import collections
import os
import random
import re
import subprocess
import sys
import tempfile

import mutate_meaning
import mutate_structure

TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|[%@#!^]?[A-Za-z_][\w.$-]*|[%#^]\d+|\d+(?:\.\d*(?:[eE][+-]?\d+)?)?|->|::|\s+|.', re.S)
TYPE = re.compile(r"tensor<[^<>]*(?:<[^<>]*>[^<>]*)?>")
NUMBERS = ["0", "1", "2", "3", "5", "8", "100", "1.0", "0x10", "4294967296", "9223372036854775807"]
TYPES = [
    "tensor<2x3xf32>", "tensor<?x3xf32>", "tensor<f32>", "tensor<i1>", "tensor<2xi64>", "f32", "index",
    "complex<f32>", "tuple<tensor<f32>>", "!stablehlo.token", "tensor<*xf32>", "vector<2xf32>", "ui8", "bf16",
    "tensor<?x3xf32, #stablehlo.bounds<4, ?>>", "tensor<4xindex>", "tensor<2x2xf8E4M3FN>",
]  # fmt: skip


def kind(token):
    if token[0] in '"%@#!^':
        return token[0]
    return "n" if token[0].isdigit() else "w" if token[0].isalpha() or token[0] == "_" else "p"


def change_type(rng, text):
    found = list(TYPE.finditer(text))
    if not found:
        return text
    at = rng.choice(found)
    to = rng.choice([m.group() for m in found] + rng.sample(TYPES, 4))
    sizes = list(re.finditer(r"\d+(?=x)|\?(?=x)", at.group()))
    if sizes and rng.random() < 0.4:
        size = rng.choice(sizes)
        to = at.group()[: size.start()] + rng.choice(["?", "0", "1", "2", "7"]) + at.group()[size.end() :]
    return text[: at.start()] + to + text[at.end() :]


def change_line(rng, text):
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    how = rng.random()
    if how < 0.4:
        del lines[at]
    elif how < 0.7:
        lines.insert(at, lines[at])
    else:
        lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


def change_token(rng, text, pool):
    tokens = TOKEN.findall(text)
    places = [i for i, token in enumerate(tokens) if not token.isspace()]
    if len(places) < 3:
        return text
    n = rng.randrange(len(places) - 1)
    at, after = places[n], places[n + 1]
    values = [i for i in places if kind(tokens[i]) == "%"]
    how = rng.random()
    if how < 0.25:
        tokens[at] = ""
    elif how < 0.35:
        tokens[at] += " " + tokens[at]
    elif how < 0.47:
        tokens[at], tokens[after] = tokens[after], tokens[at]
    elif how < 0.6:
        numbers = [i for i in places if kind(tokens[i]) == "n"]
        if numbers:
            tokens[rng.choice(numbers)] = rng.choice(NUMBERS)
    elif how < 0.72 and len(values) > 1:
        a, b = rng.sample(values, 2)
        tokens[a] = tokens[b]
    else:
        tokens[at] = rng.choice(pool[kind(tokens[at])])
    return "".join(tokens)


def mutate(rng, text, pool):
    while True:
        how = rng.random()
        if how < 0.2:
            text = change_type(rng, text)
        elif how < 0.3:
            text = change_line(rng, text)
        else:
            text = change_token(rng, text, pool)
        if rng.random() < 0.85:
            return text


def programs(path):
    text = open(path).read()
    for part in re.split(r"^// -----.*\n", text, flags=re.M):
        if len(part) < 6000:
            yield part
    meshes = "".join(line + "\n" for line in text.split("\n") if line.startswith("  sdy.mesh"))
    for func in re.finditer(r"^  func\.func.*?^  \}\n", text, re.S | re.M):
        if len(func.group()) < 3000:
            yield meshes + func.group()


MARK = "mark\n"  # between the texts: a text with an error of its own
CARET = re.compile(r"\s*\^$")


def run(command, texts, path, full):
    """What a command says of each text, and prints: None where it crashed."""
    with open(path, "w") as file:
        file.write("// -----\n".join([MARK] + [part for text in texts for part in (text, MARK)]))
    got = subprocess.run(command + ["-split-input-file", path], capture_output=True, text=True, errors="replace")
    if got.returncode not in (0, 1) or "Traceback" in got.stderr:
        half = len(texts) // 2
        return [None] if half == 0 else run(command, texts[:half], path, full) + run(command, texts[half:], path, full)
    said = []
    row = 0
    lines = got.stderr.replace("\0", "").split("\n")
    for line, after in zip(lines, lines[1:] + [""]):
        if not line or CARET.match(line) or CARET.match(after) or "note: Available dialects: " in line:
            continue  # the line of the text that is shown; the others have more dialects
        if ": error: custom op 'mark' is unknown" in line:
            row += (texts[len(said) - 1].count("\n") if said else -1) + 3
            said.append([])
            continue
        place = re.match(r"(.*?):(\d+)(?::(\d+))?: ((?:error|warning|remark|note): .*)", line)
        if place:
            before = row if place[1] == path and place[2] != "0" else 1
            line = "%d:%s: %s" % (int(place[2]) - before, place[3] or 0, place[4])
        said[-1].append(line)
    printed = re.split(r"^// -----\n", got.stdout, flags=re.M)[1::2]
    return [("\n".join(s if full else s[:1]), p.strip()) for s, p in zip(said, printed)]


def first_difference(theirs, own):
    """What both say where they first differ."""
    sides = [(side or ("crash", ""))[0].split("\n") for side in (theirs, own)]
    n = max(map(len, sides))
    lines = [[(s + [""] * n)[i] for s in sides] for i in range(n)]
    return next((pair for pair in lines if pair[0] != pair[1]), ["what is printed"] * 2)


def main():
    ways = {"--structure": mutate_structure.mutate, "--meaning": mutate_meaning.mutate}
    change = ways.get(sys.argv[1])
    if change:
        del sys.argv[1]
    full = change is mutate_structure.mutate or "MLIR_FULL" in os.environ
    ours, mlir, seed, count = sys.argv[1].split(), sys.argv[2].split(), int(sys.argv[3]), int(sys.argv[4])
    rng = random.Random(seed)
    seeds = [p for path in sys.argv[5:] for p in programs(path)]
    pool = collections.defaultdict(list)
    for token in sorted({t for s in seeds for t in TOKEN.findall(s) if not t.isspace()}):
        pool[kind(token)].append(token)
    kinds = collections.defaultdict(list)
    n = crashes = 0
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "parts.mlir")
        while n < count:
            chosen = [rng.choice(seeds) for _ in range(min(200, count - n))]
            texts = [change(rng, s) if change else mutate(rng, s, pool) for s in chosen]
            texts = [t.rstrip("\n") + "\n" for t in texts if "// -----" not in t]
            n += len(texts)
            for text, theirs, own in zip(texts, run(mlir, texts, path, full), run(ours, texts, path, full)):
                crashes += theirs is None
                if theirs is None or theirs == own:
                    continue
                pair = [said or "ok" for said in first_difference(theirs, own)]
                key = tuple(re.sub(r'"[^"]*"|[%@#!][\w.]+|\'[^\']*\'|-?\d+', "_", p)[:70] for p in pair)
                kinds[key].append((len(text), text, pair))
    for found in sorted(kinds.values(), key=len, reverse=True):
        _, text, pair = min(found)
        print("== %d\nMLIR: %s\nhere: %s\n%s" % (len(found), pair[0][:400], pair[1][:400], text[:1500]))
    print("%d programs, %d differ, MLIR crashed on %d" % (n, sum(map(len, kinds.values())), crashes))


main()
