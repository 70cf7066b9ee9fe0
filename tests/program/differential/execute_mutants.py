#!/usr/bin/env python3
"""Programs that mutate_meaning.py changes, run by `sdyrt exec` and by StableHLO's
reference interpreter, which is in jaxlib: nothing crashes or hangs, both take the same
programs, and values have the same bits where execute_random.py says so of the program
that was changed.

usage: execute_mutants.py SDYRT FIRST COUNT [--keep DIR] [FILE..]
       execute_mutants.py SDYRT FIRST COUNT --ranks [--opt SDYRT_OPT] [--keep DIR] FILE..

Each is made of a program of execute_random.py, or of one of the files (parts of them,
--split-input-file's). Arguments are random. With --ranks it is of the files alone, and
runs on the devices of its mesh, `exec -n N --check`, N being 16 at most; --opt: and
Shardy's pipelines run on it. A program's number is its seed. Told are
  crash, hang    of ours
  taken          what the reference's parser or verifiers refuse and ours does not
  refused        the reverse; with status 3 where the program is right and does not run
  wrong          other values; with --ranks, than on one device
What the reference cannot run (execute_programs.py) is counted alone; its gather along
operand_batching_dims takes other elements. A sanitizer's report is a crash: set
ASAN_OPTIONS=allocator_may_return_null=1, since some programs ask for much memory."""
import argparse
import collections
import concurrent.futures
import os
import pickle
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import numpy as np
import execute_random
import mutate_meaning
from execute_programs import REAL

AT_ONCE = 25
PIPELINES = ["-sdy-propagation-pipeline", "-sdy-export-pipeline", "-sdy-partitioner-pipeline"]
LIMIT, LIMIT_OF_REFERENCE = 60, 10  # seconds of a program
MEMORY = 16 << 30


class Seeds:
    """Programs to change, each with how near its results must be: (element, leaf, line)."""

    def __init__(self, paths):
        parts = [part for path in paths for part in re.split(r"^// -----.*\n", open(path).read(), flags=re.M)]
        self.parts = [part for part in parts if "func.func" in part and len(part) < 20000]

    def take(self, rng, seed):
        if self.parts and (rng.random() < 0.3 or seed is None):
            return rng.choice(self.parts), None
        p, text = execute_random.make(seed, True)
        at = text.rindex("    return")
        return text[:at] + execute_random.CHECK + text[at:], p

    def mutant(self, seed, of_files):
        rng = random.Random(seed)
        before, p = self.take(rng, None if of_files else seed)
        return mutate_meaning.mutate(rng, before), p


# -- the reference -------------------------------------------------------------


def dense_of(sparse):
    """sparse<[[0, 1], ..], [7, ..]> : TYPE as dense<[0, 7, ..]>: the interpreter reads
    memory of another kind for the former."""
    places, values, dims, e = sparse.groups()
    sizes = [int(d) for d in dims.split("x")[:-1]]
    words = ["0" if e[0] in "iu" else "0x" + "0" * (int(e.strip("bf")) // 4)] * int(np.prod(sizes))
    for place, value in zip(re.findall(r"\[([^\[\]]+)\]", places or ""), (values or "").split(", ")):
        at = 0
        for size, index in zip(sizes, place.split(", ")):
            at = at * size + int(index)
        words[at] = value
    return "dense<%s> : tensor<%s%s>" % (mutate_meaning.nested(words, sizes), dims, e)


def without_resources(text):
    """Likewise the blob of a dense_resource<a>, without the alignment before it."""
    blob = re.search(r'\{-# dialect_resources: \{ builtin: \{ a: "0x.{8}(\w*)" \} \} #-\}', text)
    return text.replace("dense_resource<a>", 'dense<"0x%s">' % blob[1]) if blob else text


SPARSE = re.compile(r"sparse<(?:\[((?:\[[^\[\]]*\](?:, )?)*)\], \[([^\[\]]*)\])?> : " + mutate_meaning.TYPE.pattern)


def constant_of(type_, rng):
    """Random elements, as a file has them and as MLIR's text."""
    dims, e = re.fullmatch(r"tensor<((?:\d+x)*)(.*)>", type_).groups()
    count = int(np.prod([int(d) for d in dims.split("x")[:-1]], dtype=np.int64))
    if e in ("f32", "f64"):
        a = rng.uniform(-1, 1, count).astype("<" + e[0] + str(int(e[1:]) // 8))
    elif re.fullmatch(r"u?i(8|16|32|64)", e):
        a = rng.integers(0, 8, count).astype(("<u" if e[0] == "u" else "<i") + str(int(e.lstrip("ui")) // 8))
    elif e == "bf16":
        a = (rng.uniform(-1, 1, count).astype("<f4").view("<u4") >> 16).astype("<u2")
    elif e == "i1":
        a = rng.integers(0, 2, count).astype("u1")
        return a, "dense<%s> : tensor<%dxi1>" % (str([bool(x) for x in a]).lower(), count)
    else:
        raise ValueError("arguments of " + e)
    return a, 'dense<"0x%s"> : %s' % (a.tobytes().hex().upper(), type_) if count else "dense<> : " + type_


class Reference(execute_random.Reference):
    """What it says of each text: ("refused", why), ("ends", why) or ("ok", values,
    arguments, types); a program may end the process."""

    def judge(self, text, seed, send):
        ir = self.ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
        from jaxlib.mlir.dialects import mhlo, sdy
        from jaxlib.mlir.passmanager import PassManager

        with ir.Context() as context, ir.Location.unknown():
            registry = ir.DialectRegistry()
            _jax_mlir_ext.register_dialects(registry)
            context.append_dialect_registry(registry)
            for dialect in (self.stablehlo, self.chlo, sdy):
                dialect.register_dialect(context)
            mhlo.register_mhlo_dialect(context)
            context.load_all_available_dialects()
            try:
                module = ir.Module.parse(re.sub(r"\n *check\..*", "", SPARSE.sub(dense_of, without_resources(text))))
            except ir.MLIRError as e:
                where = e.error_diagnostics[0] if e.error_diagnostics else e
                return send(("refused", str(getattr(where, "message", where))[:300]))
            try:
                main = ir.SymbolTable(module.operation)["main"]
            except KeyError:
                return send(("ends", "no @main"))
            send(("ends", "the interpreter"))  # unless it lives
            rng = np.random.default_rng(seed)
            try:
                types = [str(t) for t in ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value).inputs]
                made = [constant_of(t, rng) for t in types]
                parsed = [ir.DenseElementsAttr(ir.Attribute.parse(words)) for _, words in made]
                PassManager.parse("builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)
                out = self.stablehlo.eval_module(module, parsed)
            except Exception as e:
                return send(("ends", str(e).split("\n")[0][:200], [a for a, _ in made] if "made" in dir() else []))
            return send(("ok", [self.values(a) for a in out], [a for a, _ in made]))

    def values(self, attribute):
        try:
            return np.array(self.ir.DenseElementsAttr(attribute))
        except Exception:
            return None

    def judge_all(self, programs):
        """The last that each has sent."""
        said = [("ends", "")] * len(programs)
        start = 0
        while start < len(programs):
            with tempfile.TemporaryFile() as file:
                child = os.fork()
                if child == 0:
                    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                    for i in range(start, len(programs)):
                        def send(what, i=i):
                            pickle.dump((i, what), file)
                            file.flush()
                        send(("ends", "crash, no end, or memory"))
                        signal.alarm(LIMIT_OF_REFERENCE)  # which ends it
                        self.judge(*programs[i], send)
                    os._exit(0)
                ended = os.waitpid(child, 0)[1]
                file.seek(0)
                last = start
                try:
                    while True:
                        last, what = pickle.load(file)
                        said[last] = what
                except EOFError:
                    pass
                start = len(programs) if ended == 0 else last + 1
        return said


# -- ours ----------------------------------------------------------------------


def run(command, folder):
    """(status, stderr): "hang", "crash" or a number."""
    try:
        r = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=LIMIT, cwd=folder, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return "hang", ""
    if r.returncode < 0 or r.returncode > 3 or "Sanitizer" in r.stderr:
        return "crash", r.stderr[:2000]
    return r.returncode, r.stderr.strip()


def elements_as(p, text):
    """How each result is compared, of the types that the text has now."""
    returned = []
    for name, type_, e, leaf, line in p.returned:
        now = re.search(r"^\s*%s = stablehlo\.bitcast_convert .*: \(tensor<(?:\d+x)*(\w+)>\)" % re.escape(name), text, re.M)
        returned.append((name, type_, now[1] if e and now and now[1] in REAL else e, leaf, line))
    return returned


def compare(p, text, ours, theirs):
    if p is None:
        for k, (a, b) in enumerate(zip(ours, theirs)):
            if b is None or a.size != b.size:
                continue
            a, b = a.reshape(b.shape), b
            if a.dtype.kind in "fc" and b.dtype.kind in "fc":
                with np.errstate(all="ignore"):
                    most = max(1e-30, np.abs(b[np.isfinite(b)]).max(initial=0))
                    if not np.allclose(a, b, rtol=1e-5, atol=1e-5 * most, equal_nan=True):
                        return "result %d is %s, not %s" % (k, a.ravel()[:8], b.ravel()[:8])
            elif a.dtype.itemsize == b.dtype.itemsize and a.tobytes() != b.tobytes():
                return "result %d is %s, not %s" % (k, a.ravel()[:8], b.ravel()[:8])
        return None
    p.returned = elements_as(p, text)
    try:
        return execute_random.compare(p, ours, theirs)
    except (ValueError, KeyError, TypeError) as e:
        return None if len(ours) != len(theirs) else "cannot compare: %s" % e


def on_one(o, seed, text, p, said):
    """(kind, why): what is counted of a program."""
    with tempfile.TemporaryDirectory() as folder:
        open(os.path.join(folder, "p.mlir"), "w").write(text)
        os.mkdir(os.path.join(folder, "in"))
        for i, a in enumerate(said[2] if len(said) > 2 else []):
            open(os.path.join(folder, "in", "arg%d.bin" % i), "wb").write(a.tobytes())
        command = [o.sdyrt, "exec", "p.mlir", "--out", "out", "--timeout", str(LIMIT_OF_REFERENCE)]
        command += ["--in", "in"] if os.listdir(os.path.join(folder, "in")) else ["--random", "1"]
        status, why = run(command, folder)
        if status in ("hang", "crash"):
            return status, why
        if said[0] == "refused":
            return ("taken", "%s (there)" % said[1]) if status in (0, 3) and "jax" not in why else ("both refuse", "")
        if status == 3:
            return "status 3" + (" of what runs there" if said[0] == "ok" else ""), why
        if status != 0:
            at_run = "trap" if said[0] != "ok" else "refused"
            return at_run, why
        if said[0] != "ok":
            return "there: " + said[1], ""
        ours = [np.load(os.path.join(folder, "out", "result%d.npy" % i)) for i in range(len(os.listdir(os.path.join(folder, "out"))))] if said[1] else []
        wrong = compare(p, text, ours, said[1])
        return ("wrong", wrong) if wrong else ("equal", "")


def device_count(text):
    counts = [1]
    for axes, ids in re.findall(r"sdy\.mesh @\w+ = <\[([^\]]*)\](, device_ids=\[[^\]]*\])?", text):
        counts.append(int(np.prod([int(n) for n in re.findall(r"=(\d+)", axes)] or [1], dtype=object)))
    return max(counts)


def on_ranks(o, seed, text, _p, _said):
    n = device_count(text)
    with tempfile.TemporaryDirectory() as folder:
        open(os.path.join(folder, "p.mlir"), "w").write(text)
        for pipeline in PIPELINES if o.opt else []:
            status, why = run([o.opt, pipeline, "p.mlir", "-o", "made.mlir"], folder)
            if status in ("hang", "crash"):
                return status, pipeline + ": " + why
        if n > 16:
            return "large", ""
        common = [o.sdyrt, "exec", "p.mlir", "--random", str(seed), "--quiet", "--timeout", str(LIMIT_OF_REFERENCE)]
        status, why = run(common + ["-n", str(max(n, 2)), "--check"], folder)
        if status == 0:
            return "equal", ""
        one = run(common, folder)
        if status not in ("hang", "crash"):
            kind = "wrong" if re.search(r"result \d+: element", why) else "refused on ranks alone" if one[0] == 0 else "refused"
            return (kind if status != 3 else "status 3"), why
        return status, why


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdyrt", type=os.path.abspath)
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--ranks", action="store_true")
    parser.add_argument("--opt", type=os.path.abspath)
    parser.add_argument("--keep", help="where programs of which something is told stay")
    parser.add_argument("--jobs", type=int, default=2)
    o = parser.parse_intermixed_args()
    seeds, reference = Seeds(o.files), None if o.ranks else Reference()
    counts, whys = collections.Counter(), collections.Counter()
    for start in range(o.first, o.first + o.count, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, o.first + o.count))
        programs = [seeds.mutant(n, o.ranks) for n in numbers]
        said = [("ok", [])] * len(programs) if o.ranks else reference.judge_all([(text, n) for n, (text, _) in zip(numbers, programs)])
        with concurrent.futures.ThreadPoolExecutor(o.jobs) as pool:
            ends = list(pool.map(lambda args: (on_ranks if o.ranks else on_one)(o, args[0], *args[1], args[2]), zip(numbers, programs, said)))
        for n, (text, _), (kind, why) in zip(numbers, programs, ends):
            counts[kind] += 1
            if kind not in ("equal", "both refuse", "large") and not kind.startswith("there"):
                short = (kind, re.sub(r"[%@]?[\w./-]*\d[\w.]*", "_", why.split("\n")[0])[:90])
                whys[short] += 1
                if whys[short] <= 3:
                    print("%d: %s: %s" % (n, kind, why[:1500]), flush=True)
                if o.keep and (kind in ("crash", "hang", "wrong", "taken") or whys[short] <= 3):
                    os.makedirs(o.keep, exist_ok=True)
                    open(os.path.join(o.keep, "%d.mlir" % n), "w").write(text)
    for (kind, why), n in whys.most_common():
        print("%5d %s: %s" % (n, kind, why))
    print("%d programs: %s" % (o.count, ", ".join("%s %d" % pair for pair in counts.most_common())))
    return any(counts[kind] for kind in ("crash", "hang", "wrong", "taken"))


if __name__ == "__main__":
    sys.exit(main())
