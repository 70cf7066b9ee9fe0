"""Features of random programs: what a run of differential.py has covered."""
import re

OF_PROGRAM = {
    "sub-axis": r':\(\d+\)\d',
    "open dimension": r"\?[^>]*\}",
    "closed axes": r'\{"[^?{}]*"\}',
    "priority": r"\}p\d",
    "replicated axes": r"replicated=\{\"",
    "unreduced axes": r"unreduced=\{\"",
    "several meshes": r"sdy\.mesh @[^\n]*\n(?:.*\n)*?\s*sdy\.mesh @",
    "inline mesh": r"sharding(?:_per_value)?<\[?<?mesh<|<mesh<",
    "axis of size 1": r'sdy\.mesh.*"\w+"=1\b',
    "while": r"stablehlo\.while",
    "case": r"stablehlo\.case",
    "optimization_barrier": r"optimization_barrier",
    "manual computation": r"sdy\.manual_computation",
    "named computation": r"sdy\.named_computation",
    "sharding group": r"sdy\.sharding_group",
    "propagation barrier": r"sdy\.propagation_barrier",
    "constraint": r"sdy\.sharding_constraint",
    "call": r"(?:func\.)?call @(\w+)\(",
    "several calls of a function": r"call @(\w+)\((?:.*\n)*?.*call @\1\(",
    "call in a private function": r"func\.func private @(?:(?!\n\}).|\n(?!\}))*?call @",
    "custom rule": r"op_sharding_rule<.*custom>",
    "blocked factor": r"blocked_propagation=",
    "factor of a custom rule in two": r"op_sharding_rule<.*\[[i-z]{2}",
    "sharded result of main": r"@main\(.*-> .*sdy\.sharding",
    "sharding on an op": r"sharding_per_value",
    "reshape": r"stablehlo\.reshape",
    "gather": r"stablehlo\.gather",
    "batched gather": r"stablehlo\.gather.*batching_dims",
    "scatter": r"stablehlo\.scatter",
    "convolution": r"stablehlo\.convolution",
    "dot_general": r"dot_general",
    "reduce": r"stablehlo\.reduce[(\"]",
    "reduce_window": r"stablehlo\.reduce_window",
    "select_and_scatter": r"stablehlo\.select_and_scatter",
    "concatenate": r"stablehlo\.concatenate",
    "pad": r"stablehlo\.pad",
    "slice": r"stablehlo\.slice",
    "dynamic_slice": r"stablehlo\.dynamic_slice",
    "dynamic_update_slice": r"stablehlo\.dynamic_update_slice",
    "sort": r"stablehlo\.sort",
    "fft": r"stablehlo\.fft",
    "cholesky": r"stablehlo\.cholesky",
    "triangular_solve": r"stablehlo\.triangular_solve",
    "rng_bit_generator": r"stablehlo\.rng_bit_generator",
    "reverse": r"stablehlo\.reverse",
    "custom call": r"stablehlo\.custom_call",
    "op of several results": r"%\w+:[2-9] =",
    "rank 0": r"tensor<f32>",
    "dimension that axes do not divide": r"tensor<(?:\d+x)*[1379]x",
}
SUB_AXIS = r'"\w+":\(\d+\)\d+'
OF_RESULT = ("compound dimension in a rule", "more shardings", "more axes on a value",
             "sub-axis given by propagation", "dead ops erased", "constraint made for a group")  # fmt: skip


def names():
    return list(OF_PROGRAM) + list(OF_RESULT)


def of_program(text):
    return {name for name, pattern in OF_PROGRAM.items() if re.search(pattern, text)}


def count(pattern, text):
    return len(re.findall(pattern, text))


def of_result(text, result, flags):
    """What a set of flags did to a program."""
    found = set()
    if flags == "rules":
        if re.search(r"op_sharding_rule<\(.*\[[a-z]{2}", result):
            found.add("compound dimension in a rule")
        return found
    if flags not in ("basic", "aggressive", "op_priority", "user_priority"):
        return found
    if count("sdy.sharding", result) > count("sdy.sharding", text):
        found.add("more shardings")
    if count(r'"\w+"[,:}]', result) > count(r'"\w+"[,:}]', text):
        found.add("more axes on a value")
    if count(SUB_AXIS, result) > count(SUB_AXIS, text):
        found.add("sub-axis given by propagation")
    if count(r"\n +%\w+(?::\d+)? = ", result) < count(r"\n +%\w+(?::\d+)? = ", text):
        found.add("dead ops erased")
    if count("sharding_constraint", result) > count("sharding_constraint", text):
        found.add("constraint made for a group")
    return found
