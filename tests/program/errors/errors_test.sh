#!/usr/bin/env bash
# Every part of *.mlir has the errors that MLIR tells, in its words, at its
# places, with its notes: the .txt beside it, which errors.py made of it; but those
# of newer.mlir, shard*.mlir and tosa.mlir, which it does not know, and of operands
# of collective_broadcast, which newer MLIR has several of. Those of limits/
# have the errors of limits that are ours.
# usage: errors_test.sh SHOW_ERRORS
set -euo pipefail
show=$1
cd "$(dirname "$0")"
# shellcheck source=tests/program/left_out.sh
. ../left_out.sh
failed=0
n=0
programs=(*.mlir)
for parts in "${programs[@]}" limits/*.mlir; do
    is_left_out errors "$parts" && continue
    if ! diff "${parts%.mlir}.txt" <("$show" "$parts"); then
        echo "FAIL: $parts (< MLIR, > here)"
        failed=1
    fi
    n=$((n + $(grep -c '^// -----$' "$parts")))
done
[ "$n" -gt 0 ] || exit 1
told=$(cat "${programs[@]/%mlir/txt}" ../golden/pass_errors/*.mlir \
    ../../mesh/*.c | tr -d "\\\\")
while IFS='|' read -r kind message; do
    if [ "${kind#\#}" = "$kind" ] && ! grep -qF -- "$message" <<<"$told"; then
        echo "FAIL: no test has a message of $kind: $message"
        failed=1
    fi
done <messages.txt
echo "$n programs"
exit $failed
