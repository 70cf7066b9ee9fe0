#!/usr/bin/env python3
"""Run the programs of differs.mlir, one for each difference that
docs/propagation.md lists, with sdyrt-opt and with the passes in jaxlib, and see
that each ends as its first line says (// WHAT: ENDING: FLAGS).

    differs.py build/dev/tools/sdyrt-opt
"""
import os
import sys

import differential
import oracle


def main():
    differential.mlir = oracle.Mlir()
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "differs.mlir")
    with open(path, encoding="utf-8") as file:
        parts = file.read().split("// -----\n")
    wrong = 0
    for part in parts:
        what, said, flags = part.split("\n", 1)[0].removeprefix("// ").split(": ", 2)
        differential.SETS["here"] = flags.split()
        theirs = differential.theirs(part, ["here"], 10)[0]
        ending = differential.judge(theirs, differential.ours(sys.argv[1], flags.split(), part))
        if theirs[0] and ending == "other error":  # ours says more
            ending = "MLIR " + ("crashes" if theirs[0].startswith("crashed") else "refuses")
        if ending != said:
            print("%s: %s, not %s: %s" % (what, ending, said, (theirs[0] or "")[:150]))
            wrong += 1
    print("%d programs, %d end otherwise" % (len(parts), wrong))
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
