"""Changes of the structure of a program: of what is defined where, of blocks and
regions, terminators, symbols, results, operands, types of functions, attributes,
aliases and locations. mutate.py makes them with --structure."""
import re

VALUE = re.compile(r"%[\w$.-]+(?:#\d+|:\d+)?")
BLOCK = re.compile(r"\^[\w$.-]+")
SYMBOL = re.compile(r"@[\w$.-]+")
ALIAS = re.compile(r"(?<![\w\">])[#!][a-z]\w*(?![\w.<])")
TERMINATOR = re.compile(r'"?\b(?:func\.return|stablehlo\.return|sdy\.return|return|x\.\w+)\b"?')
TERMINATORS = ["return", "func.return", "stablehlo.return", "sdy.return", '"func.return"', '"stablehlo.return"', '"sdy.return"', '"x.br"']
LINES = [
    '"x.br"()[^bb0] : () -> ()', '"x.br"()[^bb1] : () -> ()', '"x.br"()[^bb1, ^bb2] : () -> ()', '"x.done"() : () -> ()',
    '%n = "x.make"() : () -> tensor<4xf32>', '%n:2 = "x.make"() : () -> (i32, i64)', '%n, %m = "x.make"() : () -> (i32, i64)',
    '"func.return"()[^bb1] : () -> ()', '"func.return"() : () -> ()', '"stablehlo.return"() : () -> ()', '"sdy.return"() : () -> ()',
    "return", "stablehlo.return", "sdy.return", "^bb0:", "^bb1:", "^bb9(%z: tensor<4xf32>):", "^bb1(%z: i32, %z: i32):",
    "func.func @f() {", "func.func private @f()", "func.func @f()", "func.func nested @f()", "func.func private @f() { return }",
    "func.func @main(%z: i32) { return }", "module {", "module @inner {", "module {}", '"builtin.module"() ({', '"x.region"() ({', "}", "})",
    '"builtin.module"() ({}) : () -> ()', '"builtin.module"() ({}, {}) : () -> ()', '"func.func"() ({}) : () -> ()',
    'sdy.mesh @mesh = <["c"=3]>', 'sdy.mesh @f = <["c"=3]>', "call @f() : () -> ()", "func.call @nowhere() : () -> ()", "call @mesh() : () -> ()",
    "call @main() : () -> ()", "call @inner::@g() : () -> ()", "#a = 1 : i32", "#loc1 = loc(unknown)", "!t = i32", "#loc9 = loc(#loc9)", "#a.b = 1",
    '%n = sdy.named_computation<"nowhere">() in_shardings=[] out_shardings=[] () {', '"x.table"() ({ func.func @main() { return } }) : () -> ()',
    '"x.op"() <{sym_name = "f"}> {sym_name = "f"} : () -> ()', '"x.op"() {sym_name = "main"} : () -> ()', '"x.op"() {sym_name = "mesh"} : () -> ()',
    "%n = stablehlo.constant dense<1.0> : tensor<4xf32>", "%n:2 = stablehlo.constant dense<1.0> : tensor<4xf32>", "%n = stablehlo.nothing",
    '%n = "stablehlo.nothing"() : () -> i32', '"nowhere.op"() : () -> ()', "nowhere.op", "nothing",
]  # fmt: skip
LOCATIONS = [
    "loc(unknown)", 'loc("a":1:2)', 'loc("a":1:2 to 3:4)', "loc(#loc9)", "loc(#loc1)", "loc(", "loc()", "loc(1)", 'loc("a")', 'loc("a"(#loc1))',
    'loc(callsite("a" at "b"))', 'loc(callsite("a"))', 'loc(fused[])', 'loc(fused<1>["a", unknown])', "loc(#a)", 'loc("a":1)', 'loc(fused["a" "b"])',
    "loc(nothing)", 'loc("a":1:2:3)', 'loc("a":-1:2)', "loc(#sharding)", 'loc("a") loc("b")',
]  # fmt: skip
ATTRIBUTES = [
    "a", "a = 1 : i32", "a = @f", 'sym_name = "f"', 'sym_name = "main"', 'sym_visibility = "private"', 'sym_visibility = "hidden"', "sym_name = 1",
    "function_type = () -> ()", "callee = @f", "callee = @nowhere", "arg_attrs = [{}]", "res_attrs = [{}, {}]", "sdy.sharding = 1", "dimension = 0",
    "sdy.sharding = #sdy.sharding<@nowhere, [{}]>", "sdy.sharding = #sharding", "x.a = #a", "t = !t", '"a b" = 1', "operandSegmentSizes = array<i32: 1>",
    "sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>", "mesh = #sdy.mesh<[]>", "sdy.nothing = 1", "no_inline", "a = ", "= 1", "1",
]  # fmt: skip


def lines_of(text):
    return text.split("\n")


def some_lines(rng, lines):
    """The first and last of the lines of an op, or one line."""
    at = rng.choice([i for i, line in enumerate(lines) if line.strip()] or [0])
    depth = 0
    if lines[at].strip()[:1] in "}^)#!" or rng.random() < 0.1:
        return at, at
    for end in range(at, len(lines)):
        depth += lines[end].count("{") - lines[end].count("}")
        if depth <= 0:
            return at, end
    return at, at


def move_op(rng, text):
    """An op elsewhere: before what it uses, in another block, in none."""
    lines = lines_of(text)
    at, end = some_lines(rng, lines)
    op = lines[at : end + 1]
    del lines[at : end + 1]
    to = rng.randrange(len(lines) + 1)
    return "\n".join(lines[:to] + op + lines[to:])


def copy_op(rng, text):
    lines = lines_of(text)
    at, end = some_lines(rng, lines)
    to = rng.randrange(len(lines) + 1)
    return "\n".join(lines[:to] + lines[at : end + 1] + lines[to:])


def delete_op(rng, text):
    lines = lines_of(text)
    at, end = some_lines(rng, lines)
    del lines[at : end + 1]
    return "\n".join(lines)


def add_line(rng, text):
    lines = lines_of(text)
    at = rng.randrange(len(lines) + 1)
    line = rng.choice(LINES)
    lines.insert(at, line)
    if line.endswith("{") and rng.random() < 0.8:
        end = rng.randrange(at + 1, len(lines) + 1)
        closing = "}) : () -> ()" if "(" in line[-2:] else "} : () -> ()" if "named_" in line else "}"
        lines.insert(end, closing)
    return "\n".join(lines)


def replace_one(rng, pattern, text, to):
    """One match by another text, which `to` makes of it."""
    found = list(pattern.finditer(text))
    if not found:
        return text
    at = rng.choice(found)
    return text[: at.start()] + to(at.group()) + text[at.end() :]


def rename(rng, text):
    """A value, block, symbol or alias by another of the text, or by a new one."""
    pattern = rng.choice([VALUE, VALUE, BLOCK, SYMBOL, SYMBOL, ALIAS])
    names = pattern.findall(text)
    if not names:
        return text
    new = names[0][0] + rng.choice(["new", "0", "9", "arg0", "f", "main", "bb0", "loc"])
    return replace_one(rng, pattern, text, lambda _: rng.choice(names) if rng.random() < 0.8 else new)


def number_result(rng, text):
    number = rng.choice(["#0", "#1", "#5", ":0", ":1", ":2", ":3", "#-1", "#", ":", "", "#4294967296", ":4294967297", "#01", "#x"])
    return replace_one(rng, VALUE, text, lambda name: re.sub(r"[#:].*", "", name) + number)


def change_terminator(rng, text):
    return replace_one(rng, TERMINATOR, text, lambda _: rng.choice(TERMINATORS))


def change_blocks(rng, text):
    """Labels and their arguments, successors."""
    label = re.compile(r"\^\w+(?:\([^()]*\))?:")
    how = rng.randrange(4)
    if how == 0:
        return replace_one(rng, label, text, lambda found: rng.choice(["", "^bb1:", found[:-1], found.split("(")[0].rstrip(":") + ":"]))
    if how == 1:
        extra = rng.choice(["(%z: i32):", "(%arg0: i32):", "(%z: tensor<4xf32>, %y: i1):", "():", "(%z):", "(i32):", '(%z: i32 loc("z")):'])
        return replace_one(rng, label, text, lambda found: found.split("(")[0].rstrip(":") + extra)
    successors = re.compile(r"\[\^[^\]]*\]")
    lists = ["", "[]", "[^bb0]", "[^bb1]", "[^bb1, ^bb1]", "[^bb9]", "[^bb2, ^bb3, ^bb1]", "[%arg0]", "[^bb1(%arg0)]", "[^bb1 : i32]"]
    if how == 2 and successors.search(text):
        return replace_one(rng, successors, text, lambda _: rng.choice(lists))
    return replace_one(rng, re.compile(r'"[\w.]+"\([^()]*\)'), text, lambda found: found + rng.choice(lists))


def groups(text, opening):
    """The start and end of each balanced pair of brackets."""
    closing = {"{": "}", "(": ")", "[": "]"}[opening]
    open_at, found = [], []
    for i, c in enumerate(text):
        if c == opening:
            open_at.append(i)
        elif c == closing and open_at:
            found.append((open_at.pop(), i + 1))
    return found


def change_group(rng, text):
    """A region, dictionary or list: away, empty, twice, another."""
    found = groups(text, rng.choice("{{{(["))
    if not found:
        return text
    start, end = rng.choice(found)
    other = rng.choice(found)
    group = text[start:end]
    to = rng.choice(["", group[0] + group[-1], group + ", " + group, group + group, group[1:-1], text[other[0] : other[1]], group + ", {}", "({})"])
    return text[:start] + to + text[end:]


def split_list(text):
    """The parts of a list at its own commas."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += c in "({[<"
        depth -= c in ")}]" or (c == ">" and text[i - 1] != "-")
        if c == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    parts.append(text[start:])
    return [p.strip() for p in parts if p.strip()]


def change_list(rng, text):
    """An entry of a list less, twice, or at another place: operands, results,
    types, arguments, attributes."""
    found = [g for g in groups(text, rng.choice("((({[")) if "\n" not in text[g[0] : g[1]]]
    if not found:
        return text
    start, end = rng.choice(found)
    parts = split_list(text[start + 1 : end - 1])
    how = rng.randrange(4)
    if how == 0 or not parts:
        other = rng.choice(found)
        parts += split_list(text[other[0] + 1 : other[1] - 1])[:1]
    elif how == 1:
        parts.pop(rng.randrange(len(parts)))
    elif how == 2:
        parts.insert(rng.randrange(len(parts) + 1), rng.choice(parts))
    else:
        rng.shuffle(parts)
    return text[: start + 1] + ", ".join(parts) + text[end - 1 :]


def change_attributes(rng, text):
    """Attributes in the wrong dictionary, twice, unknown, gone."""
    dictionaries = re.compile(r"<\{[^{}]*\}>|(?<=[ )\d]) ?\{[^{}\n]*\}")
    extra = rng.choice(ATTRIBUTES)
    how = rng.randrange(5)
    if how == 0:
        return replace_one(rng, re.compile(r"<\{([^{}]*)\}>"), text, lambda found: found[1:-1])
    if how == 1:
        return replace_one(rng, re.compile(r" \{[^{}\n]*\}(?= : )"), text, lambda found: " <" + found[1:] + ">")
    if how == 2:
        return replace_one(rng, dictionaries, text, lambda found: found.replace("{", "{" + extra + ", ", 1))
    if how == 3:
        return replace_one(rng, re.compile(r" : \(?(?:tensor|\()"), text, lambda found: " {" + extra + "}" + found)
    return replace_one(rng, re.compile(r'"[\w.]+"\([^()]*\)'), text, lambda found: found + " <{" + extra + "}>")


def change_alias(rng, text):
    lines = lines_of(text)
    found = [i for i, line in enumerate(lines) if re.match(r"[#!]\w+ = ", line)]
    how = rng.randrange(3)
    if how == 0 or not found:
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(["#sharding = 1", "!t = i32", "#loc1 = loc(unknown)", "#a = #a", "#a = #b\n#b = 1", "!t = !t", "#loc = loc(\"a\")", "#0 = 1", "# = 1", "#a = ", "!a : i32"]))
    elif how == 1:
        lines.insert(rng.randrange(len(lines) + 1), lines[rng.choice(found)])
    else:
        at = rng.choice(found)
        lines.insert(rng.randrange(len(lines)), lines.pop(at))
    return "\n".join(lines)


def change_location(rng, text):
    at = re.compile(r" loc\([^()\n]*(?:\([^()\n]*\))?\)")
    if rng.random() < 0.4 and at.search(text):
        return replace_one(rng, at, text, lambda _: rng.choice(["", " " + rng.choice(LOCATIONS)]))
    return replace_one(rng, re.compile(r"(?m)$|(?<=f32)(?=[,)])"), text, lambda _: " " + rng.choice(LOCATIONS))


def change_function(rng, text):
    """The signature, visibility, body and name of a function."""
    how = rng.randrange(4)
    if how == 0:
        return replace_one(rng, re.compile(r"func\.func (?:private )?"), text, lambda _: rng.choice(["func.func ", "func.func private ", "func.func public ", "func.func nested ", "func.func hidden "]))
    if how == 1:
        return replace_one(rng, re.compile(r"(?m)(?<=[)>}\w]) \{$"), text, lambda _: rng.choice(["", " {}", " {\n}", " {}\n{", " attributes {a} {", " attributes {sym_name = \"f\"} {", " loc(unknown) {"]))
    if how == 2:
        return replace_one(rng, re.compile(r"-> (?:\([^()]*\)|tensor<[^<>]*>)"), text, lambda _: rng.choice(["", "-> ()", "-> i32", "-> (i32, i64)", "-> tensor<4xf32>", "-> (tensor<4xf32>, tensor<4xf32>)", "->", "-> (tensor<4xf32> {a = 1})", "-> (tensor<4xf32> {sdy.a})"]))
    return replace_one(rng, re.compile(r"%\w+: [^,)]*"), text, lambda found: rng.choice(["", "%arg0: i32", "tensor<4xf32>", "...", found + " {a = 1}", found + " {sdy.x = 1}", found + ", " + found, found.split(":")[0]]))


CHANGES = [
    move_op, move_op, copy_op, delete_op, add_line, add_line, rename, rename, number_result, change_terminator, change_blocks, change_blocks,
    change_group, change_list, change_list, change_attributes, change_alias, change_location, change_function,
]  # fmt: skip


def mutate(rng, text):
    changed = text
    while changed == text or rng.random() < 0.25:
        changed = rng.choice(CHANGES)(rng, changed)
    return changed
