#!/usr/bin/env python3
"""Reading, verifying and printing programs: libsdyrt_program beside jaxlib.

    compare.py [--lib build/release/libsdyrt_program.so] [--megabytes 10]

A program of JAX is repeated to so many megabytes, and both read and print it in
turn: times are seconds, least and median of the rounds, the ratio is jaxlib's
over ours. Memory is the growth of a process's peak while it reads and prints.
Then a constant of 256 MB of hexadecimal digits, by ours alone. Without jaxlib
there is nothing to compare with: exit status 77.
"""
import argparse
import ctypes
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent
PROGRAM = TOP / "tests" / "program" / "golden" / "printed" / "llama_block_grad.mlir"
ROUNDS = 5


# -- texts ---------------------------------------------------------------------


def repeated(megabytes):
    """The functions of a program again and again, each time by other names."""
    source = PROGRAM.read_text()
    start, end = source.index("func.func"), source.rindex("}")
    parts, size, n = [source[:start].rstrip(" ")], 0, 0
    while size < megabytes * 1e6:
        parts.append(re.sub(r"@([\w.$]+)(?=\()", rf"@\1_r{n}", source[start:end]))
        size += len(parts[-1])
        n += 1
    return ("".join(parts) + "}\n").encode()


def constant(megabytes):
    n = int(megabytes * 1e6) // 8
    block = os.urandom(1 << 16).hex().upper()
    digits = (block * (8 * n // len(block) + 1))[: 8 * n]
    text = (
        "func.func @f() -> tensor<{0}xf32> {{\n"
        '  %cst = stablehlo.constant dense<"0x{1}"> : tensor<{0}xf32>\n'
        "  return %cst : tensor<{0}xf32>\n}}\n"
    )
    return text.format(n, digits).encode()


# -- the two -------------------------------------------------------------------


class Source(ctypes.Structure):
    _fields_ = [
        ("struct_bytes", ctypes.c_size_t),
        ("name", ctypes.c_char_p),
        ("text", ctypes.c_void_p),
        ("bytes", ctypes.c_size_t),
        ("first_line", ctypes.c_int),
        ("allow_unknown_ops", ctypes.c_bool),
        ("unverified", ctypes.c_bool),
        ("bare", ctypes.c_bool),
    ]


WRITE = ctypes.CFUNCTYPE(
    ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t
)


class Ours:
    name = "sdyrt"

    def __init__(self, path):
        self.lib = ctypes.CDLL(path)
        self.pool = ctypes.c_void_p()
        self.check(self.lib.sdyrt_pool_create(ctypes.byref(self.pool)))

    def check(self, status):
        if status != 0:
            core = ctypes.CDLL("libsdyrt.so")
            core.sdyrt_last_error.restype = ctypes.c_char_p
            sys.exit(core.sdyrt_last_error().decode())

    def read(self, text):
        buffer = ctypes.c_char_p(text)
        source = Source(
            ctypes.sizeof(Source),
            b"-",
            ctypes.cast(buffer, ctypes.c_void_p),
            len(text),
            1,
            False,
        )
        program = ctypes.c_void_p()
        self.check(
            self.lib.sdyrt_program_parse(
                self.pool, ctypes.byref(source), ctypes.byref(program)
            )
        )
        return program

    def print(self, program):
        written = 0

        def take(_state, _text, n):
            nonlocal written
            written += n
            return True

        self.check(self.lib.sdyrt_program_print(program, None, WRITE(take), None))
        return written

    def free(self, program):
        self.lib.sdyrt_program_destroy(program)


class Jaxlib:
    name = "jaxlib"

    def __init__(self, _path):
        from jaxlib.mlir import ir
        from jaxlib.mlir.dialects import sdy, stablehlo

        self.ir = ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext

        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        self.context = ir.Context()
        self.context.append_dialect_registry(registry)
        self.context.load_all_available_dialects()
        sdy.register_dialect(self.context)
        stablehlo.register_dialect(self.context)

    def read(self, text):
        return self.ir.Module.parse(text, self.context)

    def print(self, module):
        return len(str(module))

    def free(self, _module):
        pass


# -- measuring -----------------------------------------------------------------


def seconds(system, text):
    start = time.perf_counter()
    program = system.read(text)
    middle = time.perf_counter()
    written = system.print(program)
    end = time.perf_counter()
    system.free(program)
    return middle - start, end - middle, written


def peak_kilobytes():
    with open("/proc/self/status", encoding="ascii") as status:
        for line in status:
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    return 0


def report_memory(which, path, file):
    """In a process of its own, which only reads the text and prints it: how far the
    peak has grown when it is read, and when it is printed as well."""
    system = Ours(path) if which == "sdyrt" else Jaxlib(path)
    text = pathlib.Path(file).read_bytes()
    before = peak_kilobytes()
    program = system.read(text)
    print(peak_kilobytes() - before)
    system.print(program)
    print(peak_kilobytes() - before)


def memory(which, options):
    with tempfile.NamedTemporaryFile() as file:
        file.write(repeated(options.megabytes))
        file.flush()
        command = [sys.executable, __file__, "--lib", options.lib]
        command += ["--memory-of", which, "--text", file.name]
        out = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        return [int(kilobytes) for kilobytes in out.split()]


def row(name, ours, theirs):
    print(
        f"{name:8} {min(ours):8.3f} {statistics.median(ours):8.3f} "
        f"{min(theirs):8.3f} {statistics.median(theirs):8.3f} "
        f"{min(theirs) / min(ours):6.1f} "
        f"{statistics.median(theirs) / statistics.median(ours):6.1f}"
    )


def compare(options):
    systems = [Ours(options.lib), Jaxlib(options.lib)]
    text = repeated(options.megabytes)
    times = [[], []]
    lengths = set()
    for _ in range(ROUNDS):
        for system, list_ in zip(systems, times):
            *both, written = seconds(system, text)
            list_.append(both)
            lengths.add(written)
    if len(lengths) != 1:
        sys.exit(f"the two print texts of different lengths: {sorted(lengths)}")
    print(f"{len(text) / 1e6:.1f} MB, {ROUNDS} rounds")
    print("            sdyrt            jaxlib           ratio")
    print("           least   median    least   median  least median")
    for i, name in enumerate(("read", "print")):
        row(name, [t[i] for t in times[0]], [t[i] for t in times[1]])
    row("both", [sum(t) for t in times[0]], [sum(t) for t in times[1]])
    both = zip(memory("sdyrt", options), memory("jaxlib", options))
    for name, (ours, theirs) in zip(("read", "read and printed"), both):
        print(f"memory, {name}: {ours / 1024:.1f} MiB, ", end="")
        print(f"jaxlib {theirs / 1024:.1f} MiB, ratio {theirs / ours:.2f}")
    text = constant(256)
    times = [seconds(systems[0], text) for _ in range(3)]
    for i, name in enumerate(("read", "printed")):
        speed = len(text) / 1e6 / min(t[i] for t in times)
        print(f"a constant of {len(text) / 1e6:.0f} MB is {name} at {speed:.0f} MB/s")


def has_jaxlib():
    try:
        import jaxlib  # noqa: F401
    except ImportError:
        print("skipped: there is no jaxlib", file=sys.stderr)
        return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    default = TOP / "build" / "release" / "libsdyrt_program.so"
    parser.add_argument("--lib", default=str(default))
    parser.add_argument("--megabytes", type=float, default=10)
    parser.add_argument("--memory-of", choices=("sdyrt", "jaxlib"))
    parser.add_argument("--text", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.memory_of:
        report_memory(options.memory_of, options.lib, options.text)
        return 0
    if not has_jaxlib():
        return 77
    compare(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
