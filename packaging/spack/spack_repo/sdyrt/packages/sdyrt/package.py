"""The recipe of libsdyrt for Spack (docs/releasing.md says how to try it).

A release adds a line, with the checksum that scripts/release.sh has written. Its
tarball is taken from the folder that spack is called in.
"""

import os

from spack_repo.builtin.build_systems.cmake import CMakePackage
from spack_repo.builtin.build_systems.cuda import CudaPackage

from spack.package import *


class Sdyrt(CMakePackage, CudaPackage):
    """The C runtime for Shardy shardings: reshards and collectives on threads,
    MPI and NCCL, and programs of StableHLO with shardings, without LLVM."""

    license("Apache-2.0")

    manual_download = True

    version(
        "0.2.0",
        sha256="ecaf143c16c6b2a5979d88b404f3b5f800557e20ea13f70ad9d803109a112576",
        url=f"file://{os.getcwd()}/sdyrt-0.2.0.tar.gz",
    )
    version("develop")  # a checkout: spack dev-build sdyrt@develop

    variant("mpi", default=True, description="The backend for MPI")
    variant("tools", default=True, description="The commands, the benchmark")
    variant("opt", default=True, description="sdyrt-opt and its passes by name")
    variant("shard", default=True, description="MLIR's dialect shard")
    variant("shared", default=True, description="Shared libraries")
    variant("blas", default=True, description="OpenBLAS, for programs")
    # "cuda" and "cuda_arch" are CudaPackage's: the backend for GPUs and NCCL.

    depends_on("c", type="build")
    depends_on("cxx", type="build", when="+cuda")
    depends_on("cmake@3.25:", type="build")
    depends_on("ninja", type="build")
    depends_on("pkgconfig", type="build")
    depends_on("uthash")
    depends_on("hwloc@2:")
    depends_on("mpi", when="+mpi")
    depends_on("jansson", when="+tools")
    depends_on("help2man", type="build", when="+tools")
    depends_on("openblas", type="run", when="+blas")  # opened when it is used
    depends_on("nccl@2.18:", type=("build", "run"), when="+cuda")  # as well

    conflicts("+shard", when="~opt", msg="the dialect's passes need opt")
    conflicts("+cuda", when="~shared", msg="the plug-in needs libsdyrt.so")

    generator("ninja")

    def cmake_args(self):
        args = [
            self.define("SDYRT_BUILD_TESTS", False),
            self.define_from_variant("SDYRT_BUILD_TOOLS", "tools"),
            self.define_from_variant("SDYRT_OPT", "opt"),
            self.define_from_variant("SDYRT_SHARD", "shard"),
            self.define_from_variant("SDYRT_MPI", "mpi"),
            self.define_from_variant("SDYRT_CUDA", "cuda"),
            self.define_from_variant("BUILD_SHARED_LIBS", "shared"),
        ]
        if "+cuda" in self.spec:
            arch = self.spec.variants["cuda_arch"].value
            if "none" not in arch:
                args.append(self.define("SDYRT_CUDA_ARCHITECTURES", list(arch)))
        return args

    def setup_run_environment(self, env):
        if "+blas" in self.spec:
            env.set("SDYRT_BLAS_LIB", self.spec["openblas"].libs[0])
        if "+cuda" in self.spec:
            env.set("SDYRT_NCCL_LIB", self.spec["nccl"].libs[0])
