#!/usr/bin/env bash
# The examples of pages of docs/. Usage: docs.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"
# shellcheck source=tests/replay.sh
. "$here/../replay.sh"

# Programs of a page open with their names.
for page in command from-jax propagation; do
    start "the examples of docs/$page.md print what stands there"
    awk '/^```/ { inside = /^```mlir$/; file = "" }
        inside && file == "" && $1 == "//" { file = $2 }
        file != "" { print >file }' "$here/../../docs/$page.md"
    mkdir bin
    ln -s "$sdyrt" bin/sdyrt
    PATH="$PWD/bin:$PATH"
    # shellcheck disable=SC2016
    sed -n '/^```console$/,/^```$/p' "$here/../../docs/$page.md" |
        sed '/^```/d' >"$sandbox/expected"
    grep -q '^\$ ' "$sandbox/expected" || fail "no examples"
    replay "$sandbox/expected" 2>&1 | no_times >"$sandbox/found"
    no_times <"$sandbox/expected" | diff - "$sandbox/found" ||
        fail "other output"
done

start "docs/environment.md has every variable that is read or set"
for part in base cli tools bench examples kernels runtime check; do
    grep -rhoE --include='*.[ch]' --include='*.cu' \
        '"((SDYRT|NCCL|CUDA|SLURM|TORCHELASTIC|MASTER|LOCAL|OMPI|PMIX?)_[A-Z0-9_]+|RANK|WORLD_SIZE)"' \
        "$here/../../$part"
done | tr -d '"' | sort -u >names
[ "$(wc -l <names)" -ge 40 ] || fail "only $(wc -l <names) variables"
while read -r variable; do
    grep -q "\`$variable\`" "$here/../../docs/environment.md" ||
        fail "docs/environment.md has no $variable"
done <names

finish
