#!/usr/bin/env bash
# check_analysis.sh BUILD [NODES]: fail on findings of clang-tidy (checks in
# .clang-tidy) and cppcheck in the library, the tools and the benches. BUILD is
# a folder with compile_commands.json: what it does not build, as kernels where
# there is no CUDA, is left out. NODES is how many states of a function the
# analyzer visits (225000, its own default: a third takes a third of the time).
set -euo pipefail
build=$(realpath "$1")
nodes=${2-225000}
cd "$(dirname "$0")/.."
folders=(base kernels mesh collectives runtime program opt shard testing check cli tools bench)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Each file once: clang-tidy would take it as often as targets compile it. Prints
# the files, the largest first.
once() {
    python3 - "$build/compile_commands.json" "$work/compile_commands.json" \
        "${folders[@]/#/$PWD/}" <<'END'
import json, os, sys
source, target, *folders = sys.argv[1:]
with open(source) as f:
    commands = {c["file"]: c for c in reversed(json.load(f))}
with open(target, "w") as f:
    json.dump(list(commands.values()), f)
own = tuple(folder + "/" for folder in folders)
files = [f for f in commands if f.endswith(".c") and f.startswith(own)]
for file in sorted(files, key=os.path.getsize, reverse=True):
    print(file, end="\0")
END
}

# Asserts state what the analyzer could not know. A switch has a case for each
# constant of an enum: a default would take those that are added.
once | xargs -0 -P "$(nproc)" -n 1 clang-tidy -p "$work" --quiet \
    --extra-arg={-UNDEBUG,-Wswitch-enum,-Xclang,-analyzer-config,-Xclang,max-nodes="$nodes"} \
    2> >(sed '/warnings\? generated\.$/d' >&2)
# uninitvar: its guess about loops that run at least once is often wrong, and
# clang-tidy follows the paths.
cppcheck -j "$(nproc)" --std=c11 --language=c -D_GNU_SOURCE -I include -I . \
    --enable=warning,performance,portability --inline-suppr --suppress=uninitvar \
    --error-exitcode=1 --quiet "${folders[@]}"
