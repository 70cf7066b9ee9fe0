#!/usr/bin/env python3
"""The recipe for Spack (packaging/spack) beside CMakeLists.txt, without Spack:
its variants set options that are there, all that a user may choose is a variant,
and what CMake looks for is depended on.
    spack_test.py TREE
"""

import itertools
import re
import sys
import types
from pathlib import Path

tree = Path(sys.argv[1])
recipe = tree / "packaging/spack/spack_repo/sdyrt/packages/sdyrt/package.py"

declared = {}  # variant -> default
needed = {}  # package -> when, "" for always


class Recipe:
    """What the recipe uses of Spack's CMakePackage."""

    def define(self, name, value):
        if isinstance(value, list):
            return f"-D{name}:STRING={';'.join(value)}"
        return f"-D{name}:BOOL={'ON' if value else 'OFF'}"

    def define_from_variant(self, name, variant):
        assert variant in declared, f"no variant {variant}"
        return self.define(name, f"+{variant}" in self.spec)


class Cuda:
    pass


class Spec(set):
    variants = {"cuda_arch": types.SimpleNamespace(value=("80", "90"))}

    def __getitem__(self, package):
        assert f"+{needed[package].lstrip('+')}" in self, f"{package} is not there"
        return types.SimpleNamespace(libs=[f"/lib/{package}.so"])


def variant(name, default, description):
    assert description
    declared[name] = default


def depends_on(package, type=None, when=""):
    needed[re.split("[@+~]", package)[0]] = when


def load():
    """The recipe's class, on modules that stand in for Spack's."""
    spack = types.ModuleType("spack.package")
    for name in ("license", "version", "conflicts", "generator"):
        setattr(spack, name, lambda *_, **__: None)
    spack.variant, spack.depends_on = variant, depends_on
    build = "spack_repo.builtin.build_systems"
    sys.modules.update({name: types.ModuleType(name) for name in (
        "spack", "spack_repo", "spack_repo.builtin", build, build + ".cmake",
        build + ".cuda")}, **{"spack.package": spack})
    sys.modules[build + ".cmake"].CMakePackage = Recipe
    sys.modules[build + ".cuda"].CudaPackage = Cuda
    declared["cuda"] = False  # CudaPackage's
    scope = {}
    exec(compile(recipe.read_text(), recipe, "exec"), scope)
    return scope["Sdyrt"]


def options_of(package, chosen):
    """name -> value of the options that the recipe passes to CMake."""
    package.spec = Spec(f"+{name}" for name in chosen)
    return dict(re.fullmatch(r"-D(\w+):\w+=(.*)", arg).groups()
                for arg in package.cmake_args())


def main():
    package = load()()
    cmake = "".join((tree / name).read_text() for name in (
        "CMakeLists.txt", "cmake/cuda.cmake", "cmake/mpi.cmake",
        "cli/CMakeLists.txt"))
    there = set(re.findall(r"^option\((SDYRT_\w+)", cmake, re.M)
                + re.findall(r"^set\((SDYRT_\w+) [^)]*CACHE", cmake, re.M))
    of_others = {"SDYRT_SANITIZE", "SDYRT_WARNINGS_AS_ERRORS",
                 "SDYRT_BUILD_FUZZ", "SDYRT_INSTALL",  # developers
                 "SDYRT_MPI_ALSO"}  # machines with several MPIs: Spack's has one
    passed = set()
    for n in range(len(declared) + 1):
        for chosen in itertools.combinations(declared, n):
            options = options_of(package, chosen)
            passed |= set(options)
            assert options["SDYRT_MPI"] == ("ON" if "mpi" in chosen else "OFF")
            assert ("SDYRT_CUDA_ARCHITECTURES" in options) == ("cuda" in chosen)
            package.setup_run_environment(types.SimpleNamespace(
                set=lambda name, value: None))
    passed.remove("BUILD_SHARED_LIBS")  # CMake's own
    assert passed <= there, f"CMake has no {passed - there}"
    assert there - passed == of_others, \
        f"no variant sets {there - passed - of_others}"
    assert options_of(package, ["cuda"])["SDYRT_CUDA_ARCHITECTURES"] == "80;90"

    least = re.search(r"cmake_minimum_required\(VERSION ([0-9.]+)", cmake)[1]
    assert f'"cmake@{least}:"' in recipe.read_text(), f"CMake is {least}"
    for module in re.findall(
            r"pkg_check_modules\(\w+ REQUIRED IMPORTED_TARGET (?:GLOBAL )?(\w+)",
            cmake):
        assert module in needed, f"no dependency {module}"
    for name, when in needed.items():
        assert when.lstrip("+~") in declared or not when, f"{name}: {when}"
    print(f"{len(declared)} variants, {len(passed)} options,"
          f" {len(needed)} dependencies")


main()
