#!/usr/bin/env python3
"""What MLIR says of the parts of a file, in the form of show_errors.c.
usage: errors.py FILE.mlir COMMAND.. > FILE.txt
COMMAND FILE -split-input-file prints the diagnostics of each part to stderr."""
import bisect, re, subprocess, sys

path, command = sys.argv[1], sys.argv[2:]
parts = open(path).read().split("// -----\n")
firsts = [1]
for part in parts:
    firsts.append(firsts[-1] + part.count("\n") + 1)
said = [[] for _ in parts]
out = subprocess.run(command + [path, "-split-input-file"], capture_output=True, text=True).stderr.replace("\0", "")
at = None
for line in out.splitlines():
    place = re.match(re.escape(path) + r":(\d+):(\d+): ((?:error|warning|remark|note): .*)", line)
    if place:
        at = said[bisect.bisect_right(firsts, int(place[1])) - 1]
        at.append("%s:%s: %s" % place.groups())
    else:
        at.append(line)
for first, lines in zip(firsts, said):
    print("\n".join(lines) if lines else "%d: ok" % first)
