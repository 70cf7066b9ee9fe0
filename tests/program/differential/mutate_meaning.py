"""Changes after which most programs are still programs, of another meaning: of the
numbers of constants and the form they stand in, attributes, operands, operations,
sizes, element types, shardings and meshes, and the order of lines. mutate.py makes
them with --meaning, execute_mutants.py runs what comes of them."""
import re
import struct

TYPE = re.compile(r"tensor<((?:\d+x)*)([a-z]\w*)>")
CONSTANT = re.compile(r"dense<((?:[^<>\"]|\"[^\"]*\")*)> : " + TYPE.pattern)
NUMBER = re.compile(r"-?\b(?:0x[0-9A-Fa-f]+|\d+(?:\.\d*(?:[eE][+-]?\d+)?)?)\b|\btrue\b|\bfalse\b")
# what has numbers that are none of an attribute
OTHERS = re.compile(r'"[^"\n]*"|[%#@^][\w.$-]+(?:#\d+)?|(?:dense|sparse|tensor|complex)<[^<>]*(?:<[^<>]*>)?[^<>]*>|[A-Za-z_]\w*')
WHOLE = re.compile(r"(?<![\w.])-?\d+(?![\w.])")
VALUE = re.compile(r"%[\w$.-]+(?:#\d+)?")
SHARDING = re.compile(r"<@(\w+), \[((?:\{[^{}]*\}(?:p\d+)?(?:, )?)*)\]((?:, (?:replicated|unreduced)=\{[^{}]*\})*)>")
MESH = re.compile(r"(sdy\.mesh @\w+ = )<\[([^\]]*)\](, device_ids=\[[^\]]*\])?>")
CLASSES = [
    "add subtract multiply maximum minimum", "and or xor", "shift_left shift_right_arithmetic shift_right_logical",
    "abs negate sign", "abs negate sign ceil floor round_nearest_afz round_nearest_even sqrt", "not popcnt count_leading_zeros",
    "exponential log sine cosine tanh log_plus_one exponential_minus_one cbrt rsqrt tan logistic", "divide remainder power atan2",
    "reduce_max reduce_min", "real imag", "EQ NE LT LE GT GE", "FLOAT TOTALORDER", "SIGNED UNSIGNED", "CLAMP FILL_OR_DROP",
    "all_gather all_reduce", "is_stable=true is_stable=false",
]  # fmt: skip
ELEMENTS = ["f64 i64 ui64", "f32 i32 ui32", "f16 bf16 i16 ui16", "f8E4M3FN f8E5M2 f8E3M4 f8E4M3 f8E5M2FNUZ i8 ui8", "f32 f64", "i32 i64 i8", "i4 ui4 i2 ui2"]
PACKED = {"f64": "d", "f32": "f", "f16": "e", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "ui64": "Q", "ui32": "I", "ui16": "H", "ui8": "B"}
INTEGERS = ["0", "1", "-1", "2", "3", "5", "7", "127", "-128", "255", "32767", "-2147483648", "4294967295", "9223372036854775807"]
FLOATS = ["0.0", "-0.0", "1.0", "-1.0", "0.5", "3.0", "1.0e10", "-1.0e-10", "65504.0", "1.0e38", "-7.25"]


def replace(text, match, to, group=0):
    return text[: match.start(group)] + to + text[match.end(group) :]


def one_of(rng, pattern, text):
    found = list(pattern.finditer(text))
    return rng.choice(found) if found else None


# -- constants -----------------------------------------------------------------


def another_number(rng, number):
    if number in ("true", "false"):
        return "false" if number == "true" else "true"
    if number.startswith("0x"):
        at = rng.randrange(2, len(number))
        return number[:at] + rng.choice("01789ABCDEF") + number[at + 1 :]
    return rng.choice(FLOATS if "." in number else INTEGERS)


def literal(rng, text):
    found = one_of(rng, CONSTANT, text)
    number = found and one_of(rng, NUMBER, found[1])
    if not number:
        return text
    return replace(text, found, replace(found[1], number, another_number(rng, number[0])), 1)


def numbers_of(body, code, count):
    """What stands in dense<..>, one for each element; None: of another form."""
    if '"' in body or "(" in body:
        return None
    numbers = []
    for n in NUMBER.findall(body):
        if n.startswith("0x") and code in "def":
            numbers.append(struct.unpack("<" + code, struct.pack("<" + {"d": "Q", "e": "H", "f": "I"}[code], int(n, 16)))[0])
        else:
            numbers.append(float(n) if code in "def" else int(n, 0))
    return numbers * count if "[" not in body and len(numbers) == 1 else numbers if len(numbers) == count else None


def nested(words, sizes):
    if not sizes:
        return words[0]
    step = len(words) // sizes[0] if sizes[0] else 0
    return "[" + ", ".join(nested(words[i * step : (i + 1) * step], sizes[1:]) for i in range(sizes[0])) + "]"


def word_of(number, code):
    """A number as its bits say, which every form takes."""
    if code in "def":
        return "0x%0*X" % (2 * struct.calcsize(code), int.from_bytes(struct.pack("<" + code, number), "little"))
    return str(number)


def sparse(words, sizes):
    places, values = [], []
    for i, word in enumerate(words):
        if int(word, 0) != 0:
            index = []
            for size in reversed(sizes):
                index.insert(0, i % size)
                i //= size
            places.append("[" + ", ".join(map(str, index)) + "]")
            values.append(word)
    return "sparse<[%s], [%s]>" % (", ".join(places), ", ".join(values)) if places else "sparse<>"


def form(rng, text):
    """The same elements in another form of attribute; now and then some are left out."""
    found = one_of(rng, CONSTANT, text)
    code = found and PACKED.get(found[3])
    if not code:
        return text
    sizes = [int(n) for n in found[2].split("x")[:-1]]
    count = 1
    for n in sizes:
        count *= n
    try:
        numbers = numbers_of(found[1], code, count) if count <= 1000 else None
        data = b"".join(struct.pack("<" + code, n) for n in numbers) if numbers else b""
    except (struct.error, OverflowError, ValueError):
        return text
    if not data:
        return text
    if rng.random() < 0.1:
        data = data[: -rng.randint(1, len(data))]
        numbers = numbers[:-1]
    words = [word_of(n, code) for n in numbers]
    type_ = found[0][found[0].rindex("> : ") + 1 :]
    how = rng.randrange(6)
    if how == 0 and len(words) == count:
        return replace(text, found, "dense<%s>%s" % (nested(words, sizes), type_))
    if how == 1 and words:
        return replace(text, found, "dense<%s>%s" % (words[0], type_))
    if how == 2:
        return replace(text, found, 'dense<"0x%s">%s' % (data.hex().upper(), type_))
    if how == 3 and "{-#" not in text:
        name = rng.choice(["a", "a", "a", "elsewhere", "__elided__"])
        blob = '\n{-# dialect_resources: { builtin: { a: "0x%02x000000%s" } } #-}\n' % (rng.choice([1, 4, 8, 16, 64]), data.hex().upper())
        return replace(text, found, "dense_resource<%s>%s" % (name, type_)) + blob
    if how == 4 and sizes and len(words) == count:
        return replace(text, found, sparse(words, sizes) + type_)
    return text


# -- attributes, operands, operations ------------------------------------------


def attribute(rng, text):
    """A whole number that is neither an element nor a size."""
    hidden = OTHERS.sub(lambda m: "_" * len(m[0]), text)
    found = one_of(rng, WHOLE, hidden)
    if not found:
        return text
    n = int(found[0])
    to = rng.choice([n + 1, n - 1, n + 1, n - 1, 0, 1, 2, -1, -n, 2 * n, 2**31, 2**63 - 1, -(2**63)])
    return replace(text, found, str(to))


def types_of(text):
    """The type of each value whose line says it at its end or, of an argument, behind it."""
    types = {}
    for m in re.finditer(r"^\s*(%[\w$.-]+) = .*[ >](tensor<[^<>]*>)(?: loc\(.*\))?$", text, re.M):
        types[m[1]] = m[2]
    for m in re.finditer(r"(%[\w$.-]+): (tensor<[^<>]*>)", text):
        types[m[1]] = m[2]
    return types


def operands(rng, text):
    """Two operands of an op change places, or one is another value of its type."""
    lines = text.split("\n")
    at = rng.choice([i for i, line in enumerate(lines) if len(VALUE.findall(line)) > 1] or [0])
    start = lines[at].find(" = ") + 3
    used = list(VALUE.finditer(lines[at], start))
    if not used:
        return text
    types = types_of("\n".join(lines[:at]))
    of_type = {}
    for value, type_ in types.items():
        of_type.setdefault(type_, []).append(value)
    a = rng.choice(used)
    same = [m for m in used if m[0] != a[0] and types.get(m[0]) == types.get(a[0])]
    if same and rng.random() < 0.5:
        b = rng.choice(same)
        first, second = sorted((a, b), key=lambda m: m.start())
        lines[at] = replace(replace(lines[at], second, first[0]), first, second[0])
    else:
        lines[at] = replace(lines[at], a, rng.choice(of_type.get(types.get(a[0]), [a[0]])))
    return "\n".join(lines)


def operation(rng, text):
    names = [n for c in CLASSES for n in c.split()]
    found = one_of(rng, re.compile(r"(?<![\w@%%])(?:%s)(?![\w@])" % "|".join(map(re.escape, names))), text)
    if not found:
        return text
    return replace(text, found, rng.choice(rng.choice([c for c in CLASSES if found[0] in c.split()]).split()))


# -- sizes, element types, lines -----------------------------------------------


def size(rng, text):
    """A size everywhere in types, and perhaps in attributes as well."""
    sizes = sorted({n for m in TYPE.finditer(text) for n in m[1].split("x")[:-1]})
    if not sizes:
        return text
    n = rng.choice(sizes)
    to = str(rng.choice([int(n) + 1, int(n) - 1, 1, 2 * int(n), 0, int(n) + 3]))
    changed = TYPE.sub(lambda m: "tensor<%s%s>" % ("".join((to if d == n else d) + "x" for d in m[1].split("x")[:-1]), m[2]), text)
    if rng.random() < 0.5:
        changed = re.sub(r"(?<=[\[, ])%s(?=[\],])" % n, to, changed)
    return changed


def element(rng, text):
    """An element type everywhere, or in one function."""
    has = [(c, e) for c in ELEMENTS for e in c.split() if re.search(r"[<x]%s>" % e, text)]
    if not has:
        return text
    members, e = rng.choice(has)
    return re.sub(r"(?<=[<x])%s(?=>)" % e, rng.choice(members.split()), text)


def line(rng, text):
    """A line that is copied under a new name, or two that change places."""
    lines = text.split("\n")
    ops = [i for i, s in enumerate(lines) if re.match(r"\s*%[\w$.-]+ = .*[^{(,]$", s) and "({" not in s]
    if len(ops) < 2:
        return text
    at = rng.choice(ops)
    if rng.random() < 0.5:
        lines.insert(at + 1, re.sub(r"%[\w$.-]+", "%again", lines[at], count=1))
    elif at + 1 in ops:
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return "\n".join(lines)


# -- shardings and meshes ------------------------------------------------------


def axes_of(text, mesh):
    found = re.search(r"sdy\.mesh @%s = <\[([^\]]*)\]" % mesh, text)
    return re.findall(r'"(\w+)"=(\d+)', found[1]) if found else []


def change_axes(rng, dims, axes):
    """Of lists of axes, each with whether it is open: one is another."""
    i, k = rng.randrange(len(dims)), rng.randrange(len(dims))
    how = rng.randrange(6)
    if how == 0:
        dims[i][1] = not dims[i][1]
    elif how == 1 and dims[i][0]:
        dims[k][0].append(dims[i][0].pop())
    elif how == 2 and dims[i][0]:
        dims[i][0].pop(rng.randrange(len(dims[i][0])))
    elif how == 3:
        rng.shuffle(dims[i][0])
    elif how == 4 and axes:
        name, n = rng.choice(axes)
        pre = rng.choice([1, 1, 2, 3])
        dims[i][0].append(rng.choice(['"%s"' % name, '"%s":(%d)%d' % (name, pre, rng.choice([2, 2, int(n), 4]))]))
    elif axes:
        dims[i][0] = ['"%s"' % name for name, _ in rng.sample(axes, rng.randint(0, len(axes)))]


def sharding(rng, text):
    found = one_of(rng, SHARDING, text)
    if not found:
        return text
    axes = axes_of(text, found[1])
    dims = []
    for body, priority in re.findall(r"\{([^{}]*)\}(p\d+)?", found[2]):
        parts = re.findall(r'"\w+"(?::\(\d+\)\d+)?', body)
        dims.append([parts, "?" in body, priority])
    more = found[3]
    if dims and rng.random() < 0.75:
        change_axes(rng, dims, axes)
    elif axes:
        more = ', %s={"%s"}' % (rng.choice(["replicated", "unreduced"]), rng.choice(axes)[0]) if not more or rng.random() < 0.5 else ""
    if dims and rng.random() < 0.1:
        rng.choice(dims)[2] = rng.choice(["p0", "p1", "p2", ""])
    body = ", ".join("{%s}%s" % (", ".join(parts + ["?"] * is_open), priority) for parts, is_open, priority in dims)
    return replace(text, found, "<@%s, [%s]%s>" % (found[1], body, more))


def mesh(rng, text):
    found = one_of(rng, MESH, text)
    if not found:
        return text
    axes = re.findall(r'"(\w+)"=(\d+)', found[2])
    ids = found[3] or ""
    total = 1
    for _, n in axes:
        total *= int(n)
    how = rng.randrange(7)
    if how < 2 and total <= 64:
        order = list(range(total))
        rng.shuffle(order)
        if how and order:
            order[0] = rng.choice([order[-1], total, -1, order[0]])
        ids = ", device_ids=[%s]" % ", ".join(map(str, order))
    elif how == 2 and axes:
        k = rng.randrange(len(axes))
        axes[k] = (axes[k][0], rng.choice(["1", "2", "3", "4", "8"]))
    elif how == 3:
        rng.shuffle(axes)
    elif how == 4:
        axes.insert(rng.randint(0, len(axes)), ("one", "1"))
    elif how == 5 and rng.random() < 0.5:
        axes, ids = [], rng.choice(["", ", device_ids=[0]", ", device_ids=[3]"])
    elif how == 6:
        ids = ""
    return replace(text, found, "%s<[%s]%s>" % (found[1], ", ".join('"%s"=%s' % a for a in axes), ids))


VALUES = [literal, literal, form, form, attribute, attribute, operands, operands, operation, operation, size, element, line]
SHARDINGS = [sharding, sharding, sharding, mesh]


def mutate(rng, text):
    """One change or more, those of shardings as often as the others where there are any."""
    before = text
    for _ in range(50):
        kinds = SHARDINGS if SHARDING.search(text) and rng.random() < 0.5 else VALUES
        text = rng.choice(kinds)(rng, text)
        if text != before and rng.random() < 0.85:
            break
    return text
