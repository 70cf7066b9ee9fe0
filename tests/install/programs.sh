#!/usr/bin/env bash
# docs/programs.md with an installed library: its program, its commands and what
# they print, as they stand there.
#   programs.sh BUILD
# Reads CMAKE and SANITIZE from the environment. 77: skipped.
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"
page=$source/docs/programs.md
skip_sanitized 'what cc builds'
install_from "$1"
[ -e "$lib/libsdyrt_program.so" ] || skip 'the library is a static one'
mkdir "$temp/work"
cd "$temp/work"
cp "$temp/prefix/share/doc/sdyrt/examples/show_shardings.c" .

# The programs: each opens with its name.
awk '/^```/ { inside = /^```mlir$/; file = ""; next }
    inside && file == "" { file = $2 }
    inside { print >file }' "$page"
awk '/^```/ { inside = /^```console$/; next } inside' "$page" >expected
[ "$(grep -c '^\$ ' expected)" -ge 6 ]
replay expected >found
diff expected found

# What the example refuses.
status=0
./show_shardings wrong.mlir 2>said || status=$?
[ $status -eq 1 ]
grep -q '^wrong.mlir:12:8: .*unknown axis name: "modle"' said
status=0
./show_shardings 2>said || status=$?
[ $status -eq 2 ]
