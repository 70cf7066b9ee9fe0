#!/usr/bin/env python3
"""Compare sdyrt-opt with MLIR as jaxlib has it (pip install jaxlib).

  compare_mlir.py SDYRT_OPT FILE..             every part of every file (parts
                                               are split at // -----)
  compare_mlir.py SDYRT_OPT --mutate N FILE..  N texts made from the files by
                                               deleting, doubling and replacing
                                               tokens
  compare_mlir.py SDYRT_OPT --floats N         N numbers of each float format

Compared are the own and the generic form, both with locations, or the line and
the words of the first error. --seed S: other mutants and numbers. --unknown:
ops of unknown dialects are allowed. --errors-only: what one reads and the other
refuses. Exit status 1: they differ; more than 128: sdyrt-opt has crashed.
"""
import argparse
import pickle
import random
import re
import subprocess
import sys
import tempfile

import oracle

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[%@#!^]?[\w$.-]+|->|\s+|.', re.S)
FORMATS = ("f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ "
           "f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ f8E8M0FNU bf16 f16 tf32 f32 f64")
BITS = {"bf16": 16, "f16": 16, "tf32": 19, "f32": 32, "f64": 64}


class Mlir(oracle.Mlir):
    """jaxlib's parser and printer."""

    def forms(self, text):
        """The error, or the forms."""
        with self.context, self.ir.Location.unknown():
            try:
                m = self.ir.Module.parse(text)
            except self.ir.MLIRError as e:
                return self.first_error(e), None
            op = m.operation
            return None, [op.get_asm(print_generic_op_form=g,
                                     enable_debug_info=d)
                          for g in (False, True) for d in (False, True)]

    def try_run(self, text):
        """The same in a process of its own: some texts end MLIR."""
        said, _ = oracle.in_child(lambda: pickle.dumps(self.forms(text)), 600)
        return pickle.loads(said) if said else ("MLIR ends", None)


KINDS = (("own", []), ("own, places", ["-mlir-print-debuginfo"]),
         ("generic", ["-mlir-print-op-generic"]),
         ("generic, places",
          ["-mlir-print-op-generic", "-mlir-print-debuginfo"]))


def ours(opt, text, unknown, no_places):
    with tempfile.NamedTemporaryFile("wb", suffix=".mlir") as f:
        f.write(text.encode("utf-8", "surrogateescape"))
        f.flush()
        forms = []
        for kind, flags in KINDS:
            if no_places and "places" in kind:
                forms.append(None)
                continue
            r = subprocess.run(
                [opt, f.name, oracle.VERSION] + flags +
                (["-allow-unregistered-dialect"] if unknown else []),
                capture_output=True, timeout=60)
            if r.returncode < 0 or r.returncode > 2:
                print(text)
                print(r.stderr.decode(errors="replace"))
                sys.exit("sdyrt-opt ended with %d" % r.returncode)
            said = r.stderr.decode("utf-8", "surrogateescape")
            if r.returncode != 0:
                m = re.search(r':(\d+):\d+: error: (.*)', said)
                return ("%s: %s" % m.groups() if m else said), None
            forms.append(r.stdout.decode("utf-8", "surrogateescape").replace(
                f.name, "-"))
        return None, forms


def difference(a, b):
    """The first place in which two texts differ."""
    i = 0
    while i < min(len(a), len(b)) and a[i] == b[i]:
        i += 1
    i = max(a.rfind("\n", 0, i) + 1, i - 60)
    return "ours %s\n  mlir %s" % (a[i:i + 160].split("\n")[0],
                                  b[i:i + 160].split("\n")[0])


def compare(options, mlir, name, text):
    """Whether they agree; says how they do not."""
    their_error, theirs = mlir.try_run(text)
    if their_error == "MLIR ends":
        return True
    error, forms = ours(options.opt, text, options.unknown,
                        options.no_places)
    if theirs is not None and forms is not None:
        if options.errors_only:
            return True
        for (kind, _), a, b in zip(KINDS, forms, theirs):
            if a is not None and a.rstrip("\n") != b.rstrip("\n"):
                print("%s: %s form:\n  %s" % (name, kind, difference(a, b)))
                return False
        return True
    if options.errors_only and (theirs is None) == (forms is None):
        return True
    if their_error is not None:
        their_error = their_error.split("\n")[0]
    if error != their_error:
        print("%s: error:\n  ours %s\n  mlir %s" % (name, error, their_error))
        if options.show:
            print(text)
        return False
    return True


def mutate(random_, texts):
    text = random_.choice(texts)
    tokens = TOKEN.findall(text)
    for _ in range(random_.choice((1, 1, 1, 2, 3))):
        i = random_.randrange(len(tokens))
        way = random_.randrange(4)
        if way == 0:
            del tokens[i]
        elif way == 1:
            tokens.insert(i, tokens[i])
        elif way == 2:
            tokens[i] = random_.choice(tokens)
        else:
            j = random_.randrange(len(tokens))
            tokens[i], tokens[j] = tokens[j], tokens[i]
        if not tokens:
            break
    return "".join(tokens)


def parts_of(paths):
    for path in paths:
        with open(path, encoding="utf-8", errors="surrogateescape") as f:
            for i, part in enumerate(re.split(r"^// -----.*$", f.read(),
                                              flags=re.M)):
                yield "%s part %d" % (path, i + 1), part


def small(texts):
    """Functions of modules, so that a mutant is read in no time."""
    for _, text in texts:
        if len(text) < 6000:
            yield text


def floats(random_, n):
    for name in FORMATS.split():
        bits = BITS.get(name) or int(re.match(r"f(\d+)", name).group(1))
        digits = (bits + 3) // 4
        values = ["0x%0*X" % (digits, random_.getrandbits(bits))
                  for _ in range(n)]
        values += ["%s%r" % (random_.choice(("", "-")),
                             random_.random() * 10.0 **
                             random_.randint(-45, 40)) for _ in range(n)]
        values = [v if v[0:2] == "0x" or "." in v else v.replace("e", ".0e")
                  for v in values]
        yield name, "module attributes {z.a = dense<[%s]> : tensor<%dx%s>} {}" \
            % (", ".join(values), len(values), name)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("opt")
    p.add_argument("files", nargs="*")
    p.add_argument("--mutate", type=int, default=0)
    p.add_argument("--floats", type=int, default=0)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--unknown", action="store_true")
    p.add_argument("--errors-only", action="store_true")
    p.add_argument("--no-places", action="store_true")
    p.add_argument("--show", action="store_true")
    options = p.parse_intermixed_args()
    random_ = random.Random(options.seed)
    mlir = Mlir(options.unknown)
    cases = parts_of(options.files)
    if options.floats:
        cases = floats(random_, options.floats)
    elif options.mutate:
        texts = list(small(cases))
        cases = (("mutant %d" % i, mutate(random_, texts))
                 for i in range(options.mutate))
    n = wrong = 0
    for name, text in cases:
        n += 1
        wrong += not compare(options, mlir, name, text)
    print("%d texts, %d differ" % (n, wrong))
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
