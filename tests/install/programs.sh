#!/usr/bin/env bash
# docs/shard.md and docs/programs.md with an installed library: their programs,
# commands and what these print, as they stand there.
#   programs.sh BUILD
# Reads CMAKE and SANITIZE from the environment. 77: skipped.
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"
skip_sanitized 'what cc builds'
install_from "$1"
[ -e "$lib/libsdyrt_program.so" ] || skip 'the library is a static one'
mkdir "$temp/work"
cd "$temp/work"
cp "$temp/prefix/share/doc/sdyrt/examples/show_shardings.c" .

# run_page PAGE LEAST: its programs, each of which opens with its name, and its
# commands, at least so many.
run_page() {
    awk '/^```/ { inside = /^```mlir$/; file = ""; next }
        inside && file == "" { file = $2 }
        inside { print >file }' "$1"
    awk '/^```/ { inside = /^```console$/; next } inside' "$1" >expected
    [ "$(grep -c '^\$ ' expected)" -ge "$2" ]
    replay expected >found
    diff expected found
}
if [ -e "$temp/prefix/include/sdyrt/shard.h" ]; then
    run_page "$source/docs/shard.md" 4
fi
run_page "$source/docs/programs.md" 6

# What the example refuses.
status=0
./show_shardings wrong.mlir 2>said || status=$?
[ $status -eq 1 ]
grep -q '^wrong.mlir:12:8: .*unknown axis name: "modle"' said
status=0
./show_shardings 2>said || status=$?
[ $status -eq 2 ]
