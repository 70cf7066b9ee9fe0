#!/usr/bin/env python3
"""Run the programs of differs.mlir, one for each difference that
docs/propagation.md lists, with sdyrt-opt and with the passes in jaxlib, and see
that each ends as its first line says (// WHAT: ENDING: FLAGS); and those of
golden/versions/, that --sdy-version=jaxlib-0.10.2 is like jaxlib.

    differs.py build/dev/tools/sdyrt-opt
"""
import pathlib
import shlex
import sys

import differential
import oracle


HERE = pathlib.Path(__file__).resolve().parent


def programs():
    """What it is, the flags, the endings that it may have, its text."""
    for part in (HERE / "differs.mlir").read_text().split("// -----\n"):
        what, said, flags = part.split("\n", 1)[0].removeprefix("// ").split(": ", 2)
        yield what, flags.split(), (said,), part
    for path in sorted((HERE.parent / "golden" / "versions").glob("*.mlir")):
        text = path.read_text()
        flags = text.split("\n", 1)[0].removeprefix("// sdyrt-opt ")
        yield path.stem, shlex.split(flags), ("equal", "same error"), text


def main():
    differential.mlir = oracle.Mlir()
    n = wrong = 0
    for what, flags, said, text in programs():
        differential.SETS["here"] = flags
        theirs = differential.theirs(text, ["here"], 10)[0]
        ending = differential.judge(theirs, differential.ours(sys.argv[1], flags, text))
        if theirs[0] and ending == "other error":  # ours says more
            ending = "MLIR " + ("crashes" if theirs[0].startswith("crashed") else "refuses")
        if ending not in said:
            print("%s: %s, not %s: %s" % (what, ending, said[0], (theirs[0] or "")[:150]))
            wrong += 1
        n += 1
    print("%d programs, %d end otherwise" % (n, wrong))
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
