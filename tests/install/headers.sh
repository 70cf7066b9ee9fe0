#!/usr/bin/env bash
# The public headers as a program reads them: every enum constant states its
# number, no two of an enum share one, every struct that a call is given by
# pointer opens with struct_bytes and has its INIT macro, those that do not are
# the values that export.h lists, and the names of kinds are the header's.
#   headers.sh LIB   what a program links with the library
# Reads CC and SANITIZE from the environment.
# shellcheck disable=SC2001,SC2028 # expressions for sed, and C's \n
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"
include=$source/include

fail() {
    echo "headers: $1" >&2
    exit 1
}

# Without comments and lines of the preprocessor; one typedef a line.
cat "$include"/sdyrt/*.h | awk '
    /^#/ { while (/\\$/) getline; next }
    {
        line = line " " $0
        while ((start = index(line, "/*")) && (end = index(line, "*/")))
            line = substr(line, 1, start - 1) substr(line, end + 2)
        if (start == 0) { printf "%s", line; line = "" }
    }' | sed 's/  */ /g; s/typedef /\n&/g; s/} sdyrt_[a-z_]*;/&\n/g' >"$temp/text"

# -- enums
grep '^typedef enum' "$temp/text" >"$temp/enums"
[ "$(wc -l <"$temp/enums")" -ge 10 ] || fail "fewer than 10 enums were found"
while read -r line; do
    name=$(sed 's/typedef enum \([a-z_]*\) .*/\1/' <<<"$line")
    sed 's/.*{ *//; s/ *}.*//; s/ *, */\n/g' <<<"$line" >"$temp/constants"
    bad=$(grep -vxE 'SDYRT_[A-Z0-9_]+ = [0-9]+' "$temp/constants" | head -1) || true
    [ -z "$bad" ] || fail "$name: '$bad' states no number"
    twice=$(sed 's/.*= //' "$temp/constants" | sort | uniq -d | head -1) || true
    [ -z "$twice" ] || fail "$name: $twice is two constants"
    [ "$name" != sdyrt_error_kind ] || cp "$temp/constants" "$temp/kinds"
done <"$temp/enums"

# -- structs
plain=$(sed -n '/keep their form:/,/\*\//p' "$include/sdyrt/export.h" |
    grep -o 'sdyrt_[a-z_]*')
grep '^typedef struct [a-z_]* {' "$temp/text" >"$temp/structs"
[ "$(wc -l <"$temp/structs")" -ge 15 ] || fail "fewer than 15 structs were found"
while read -r line; do
    name=$(sed 's/typedef struct \([a-z_]*\) .*/\1/' <<<"$line")
    if [[ $line == *"{ size_t struct_bytes;"* ]]; then
        echo "$name"
    elif ! grep -qx "$name" <<<"$plain"; then
        fail "$name does not open with struct_bytes, nor is it listed as a value"
    fi
done <"$temp/structs" >"$temp/sized"
for name in $plain; do
    ! grep -qx "$name" "$temp/sized" || fail "$name is listed as a value"
    grep -q "^typedef struct $name " "$temp/structs" || fail "there is no $name"
done

# -- as the compiler sees it
{
    echo '#include <sdyrt/cuda.h>'
    echo '#include <sdyrt/execute.h>'
    echo '#include <sdyrt/nccl.h>'
    echo '#include <sdyrt/opt.h>'
    echo '#include <sdyrt/program.h>'
    echo '#include <sdyrt/sdyrt.h>'
    echo '#include <stdio.h>'
    echo '#include <string.h>'
    echo 'int main(void) {'
    while read -r name; do
        echo "    const $name v_$name = ${name^^}_INIT;"
        echo "    if (v_$name.struct_bytes != sizeof v_$name)"
        echo "        return printf(\"$name\\n\");"
    done <"$temp/sized"
    while read -r name _; do
        echo "    if (strcmp(sdyrt_error_kind_name($name),"
        echo "               \"${name#SDYRT_KIND_}\") != 0)"
        echo "        return printf(\"$name\\n\");"
    done <"$temp/kinds"
    echo '    return 0;'
    echo '}'
} >"$temp/use.c"
"${CC:-cc}" -std=c11 -Wall -Wextra -Werror ${SANITIZE:+"-fsanitize=$SANITIZE"} \
    -I"$include" "$temp/use.c" -o "$temp/use" "$@" \
    -Wl,-rpath,"$(dirname "$1")"
"$temp/use" || fail "it is not what its INIT macro or its name says"
echo "$(wc -l <"$temp/enums") enums, $(wc -l <"$temp/structs") structs," \
    "$(wc -l <"$temp/kinds") kinds"
