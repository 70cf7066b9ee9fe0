#!/usr/bin/env bash
# The examples of docs/command.md. Usage: docs.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

start "the examples of docs/command.md print what stands there"
mkdir bin
ln -s "$sdyrt" bin/sdyrt
# shellcheck disable=SC2016
sed -n '/^```console$/,/^```$/p' "$here/../../docs/command.md" |
    sed '/^```/d' >"$sandbox/expected"
grep -q '^\$ ' "$sandbox/expected" || fail "no examples"
command=''
while IFS= read -r line; do
    case $line in
    '$ '*) command=${line#'$ '} ;;
    '> '*) command+=$'\n'${line#'> '} ;;
    esac
    [ -n "$command" ] || continue
    case $line in
    '$ '* | '> '*) printf '%s\n' "$line" ;;
    esac
    case $line in
    *\\) ;;
    *)
        PATH="$PWD/bin:$PATH" bash -c "$command" </dev/null 2>&1
        command=''
        ;;
    esac
done <"$sandbox/expected" | no_times >"$sandbox/found"
no_times <"$sandbox/expected" | diff - "$sandbox/found" ||
    fail "other output"

finish
