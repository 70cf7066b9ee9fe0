#!/usr/bin/env bash
# The two libraries export no name twice: whoever links both would get one of
# them, which one the order of linking says.
# usage: names_test.sh NM LIBSDYRT LIBSDYRT_PROGRAM
set -euo pipefail
nm=$1

# names LIBRARY: those that it exports, but the linker's own.
names() {
    local flags=(-g --defined-only)
    [[ $1 == *.a ]] || flags+=(-D)
    "$nm" "${flags[@]}" "$1" | awk 'NF == 3 && $3 !~ /^_/ { print $3 }' |
        sort -u
}

for library in "$2" "$3"; do
    names "$library" | grep '^sdyrt_' >/dev/null || {
        echo "$library exports nothing"
        exit 1
    }
done
twice=$(comm -12 <(names "$2") <(names "$3"))
[ -z "$twice" ] || {
    printf 'exported by both:\n%s\n' "$twice"
    exit 1
}
