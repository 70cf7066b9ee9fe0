"""cffi_test.py INCLUDE: the public headers as cffi reads them, against what a C
compiler makes of them: sizes of structs, constants of enums, the functions; and
no field that Python cannot name."""

import glob
import keyword
import os
import re
import subprocess
import sys
import tempfile

import cffi

include = sys.argv[1]
paths = sorted(glob.glob(include + "/sdyrt/*.h"))
lines = [f"#include <sdyrt/{os.path.basename(path)}>\n" for path in paths]
declarations = subprocess.run(
    ["cc", "-E", "-P", "-DSDYRT_CDEF", "-I" + include, "-xc", "-"],
    input="".join(lines),
    check=True,
    stdout=subprocess.PIPE,
    text=True,
).stdout
ffi = cffi.FFI()
ffi.cdef("typedef void *MPI_Comm;" + declarations)
libs = [ffi.dlopen("libsdyrt.so"), ffi.dlopen("libsdyrt_program.so")]
libs += [
    ffi.dlopen(f"libsdyrt_{name}.so")
    for name in ("opt", "shard", "mpi")
    if f"{include}/sdyrt/{name}.h" in paths
]
types = [ffi.typeof(name) for name in ffi.list_types()[0]]

# -- functions
text = "".join(open(path, encoding="utf-8").read() for path in paths)
functions = re.findall(r"^SDYRT_API\b[^;(]*?(\w+)\(", text, re.M)
assert len(functions) > 60, functions
for function in functions:
    found = [lib for lib in libs if hasattr(lib, function)]
    assert len(found) > 0, function
    assert ffi.typeof(getattr(found[0], function)).kind == "function", function

# -- fields that are keywords have a name beside it
for type in types:
    if type.kind != "struct" or not type.fields:
        continue
    fields = [name for name, _ in type.fields]
    for name in filter(keyword.iskeyword, fields):
        assert name + "_" in fields, f"{type.cname}.{name}"
    for name in filter(lambda name: name.endswith("_"), fields):
        offsets = [ffi.offsetof(type, n) for n in (name, name[:-1])]
        assert offsets[0] == offsets[1], f"{type.cname}.{name}"
assert "from_" in [name for name, _ in ffi.typeof("sdyrt_op").fields]

# -- sizes and constants
sizes = {
    f"sizeof({type.cname})": ffi.sizeof(type)
    for type in types
    if type.kind == "struct" and type.fields
}
constants = {
    name: number
    for type in types
    if type.kind == "enum"
    for name, number in type.relements.items()
}
assert len(sizes) >= 15 and len(constants) >= 150, (len(sizes), len(constants))
seen = {**sizes, **constants}
with tempfile.TemporaryDirectory() as folder:
    source = folder + "/seen.c"
    with open(source, "w", encoding="utf-8") as file:
        file.writelines(line for line in lines if "mpi.h" not in line)
        for name, number in seen.items():
            file.write(f'_Static_assert({name} == {number}, "{name}");\n')
    subprocess.run(
        ["cc", "-std=c11", "-fsyntax-only", "-I" + include, source], check=True
    )
print(f"{len(functions)} functions, {len(sizes)} structs, {len(constants)} constants")
