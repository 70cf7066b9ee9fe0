"""MLIR as jaxlib has it (pip install jaxlib): its parser, printer and passes.

A text can end or hang MLIR, so texts are run in processes of their own, which
are forked from one that has loaded it. MLIR works on one thread here."""
import os
import re
import select
import signal
import tempfile

# of sdyrt-opt, which follows a newer Shardy without it
VERSION = "--sdy-version=jaxlib-0.10.2"
# what -sdy-NAME runs on every function by itself, as sdy_opt has it
ON_FUNCTIONS = """constant-or-scalar-merger drop-sharding-rules
 explicit-gather-scatter-batching insert-explicit-reshards pad-for-divisibility
 populate-op-sharding-rules remove-all-gather-reduce-scatter-for-cmv1
 reshard-to-collectives sharding-constraint-to-reshard sink-data-flow-edges
 sink-func-data-flow-edges""".split()


def pipeline(flags):
    """The text of a pipeline for flags of sdyrt-opt."""
    parts = []
    for flag in flags:
        name, _, options = flag.lstrip("-").partition("=")
        if name == "pass-pipeline":
            return options
        part = name + ("{%s}" % options if options else "")
        on_function = name.startswith("sdy-") and name[4:] in ON_FUNCTIONS
        parts.append("func.func(%s)" % part if on_function else part)
    return "builtin.module(%s)" % ",".join(parts)


class Mlir:
    """jaxlib's MLIR, with the dialects of sdyrt-opt."""

    def __init__(self, unknown=False):
        from jaxlib.mlir import ir, passmanager
        from jaxlib.mlir.dialects import chlo, mhlo, sdy, stablehlo
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext

        self.ir, self.manager = ir, passmanager.PassManager
        stablehlo.register_stablehlo_passes()
        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        self.context = ir.Context()
        self.context.enable_multithreading(False)
        self.context.append_dialect_registry(registry)
        self.context.load_all_available_dialects()
        for dialect in (sdy, stablehlo, chlo):
            dialect.register_dialect(self.context)
        mhlo.register_mhlo_dialect(self.context)
        # the dialect quant is one that this pass brings along
        with self.context, ir.Location.unknown():
            self.manager.parse("builtin.module(vhlo-legalize-to-stablehlo)").run(ir.Module.parse("").operation)
        self.context.allow_unregistered_dialects = unknown

    def first_error(self, error):
        """`LINE: TEXT`"""
        for d in error.error_diagnostics:
            place = re.search(r":(\d+):(\d+)", str(d.location))
            return "%d: %s" % (int(place.group(1)) if place else 0, d.message)
        return "0: ?"

    def run(self, text, flags):
        """(error, None), or (None, the program after the passes)."""
        with self.context, self.ir.Location.unknown():
            try:
                module = self.ir.Module.parse(text)
                if flags:
                    self.manager.parse(pipeline(flags)).run(module.operation)
            except self.ir.MLIRError as e:
                return self.first_error(e), None
            except ValueError as e:
                return "0: " + str(e).split("\n", maxsplit=1)[0], None
            return None, str(module)


def why(status, stderr):
    """What is known of the end of a process."""
    stderr.seek(0)
    said = [line for line in stderr.read().decode(errors="replace").split("\n") if "ERROR" in line or "Check failed" in line]
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return "does not end"
    return said[-1].strip() if said else "ends with status %d" % status


def in_child(work, seconds):
    """(the bytes that work() returns in a process of its own, None), or (None,
    why it crashes or takes longer)."""
    r, w = os.pipe()
    stderr = tempfile.TemporaryFile()
    child = os.fork()
    if child == 0:
        os.close(r)
        os.dup2(stderr.fileno(), 2)
        with os.fdopen(w, "wb") as out:
            out.write(work())
        os._exit(0)
    os.close(w)
    said = []
    with os.fdopen(r, "rb", buffering=0) as answer:
        while select.select([answer], [], [], seconds)[0]:
            said.append(answer.read(1 << 20))
            if not said[-1]:
                break
        else:
            os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    with stderr:
        return (b"".join(said), None) if status == 0 else (None, why(status, stderr))
