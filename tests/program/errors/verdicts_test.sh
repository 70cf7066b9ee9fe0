#!/usr/bin/env bash
# Each row of verdicts.txt is verified to what it says, and each kind of
# messages.txt that collectives and their unreduced axes have is in a row.
# usage: verdicts_test.sh SHOW_ERRORS    or, for MLIR: verdicts_test.sh > FILE.mlir
set -euo pipefail
cd "$(dirname "$0")"

programs() {
    awk -F'|' '
    function rank(sharding) {
        sub(/\].*/, "", sharding)
        return gsub(/}/, "", sharding)
    }
    function on_mesh(sharding) {
        return "<" (sharding ~ /^@/ ? "" : "@m, ") sharding ">"
    }
    /^(#|$)/ { next }
    {
        type = "tensor<"
        for (i = 0; i < rank($1) || i < rank($3); i++)
            type = type "8x"
        type = type "f32>"
        if (n_programs++ > 0)
            print "// -----"
        axes = "[\"a\"=2, \"b\"=4, \"c\"=2]"
        print "sdy.mesh @m = <" axes ">"
        print "sdy.mesh @same = <" axes ">"
        print "sdy.mesh @perm = <" axes \
            ", device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>"
        print "sdy.mesh @other = <[\"a\"=4, \"b\"=4]>"
        print "sdy.mesh @e = <[\"x\"=8, \"y\"=2]>"
        print "sdy.mesh @max = <[], device_ids=[3]>"
        sharding = $1 == "missing" ? "" : " {sdy.sharding = #sdy.sharding" on_mesh($1) "}"
        out = ($2 ~ /^(reshard|sharding_constraint)/ ? "" : "out_sharding=") on_mesh($3)
        print "func.func @f(%a: " type sharding ") {"
        print "  %0 = sdy." $2 " %a " out " : " type
        print "  return"
        print "}"
    }' verdicts.txt
}

if [ $# -eq 0 ]; then
    programs
    exit
fi
made=$(mktemp)
trap 'rm -f "$made"' EXIT
programs >"$made"
failed=0
fail() {
    echo "FAIL: $*"
    failed=1
}

declare -A messages # of a kind, a line each
while IFS='|' read -r kind message; do
    messages[$kind]+=$message$'\n'
done < <(grep -v '^#' messages.txt)

n=0
while IFS='|' read -r operand op out verdict said; do
    verdict=${verdict#+}
    n=$((n + 1))
    if [ "$verdict" = ok ]; then
        [[ $said == *': ok' ]] || fail "$operand, $op, $out: $said"
    elif ! grep -qF -f <(printf '%s' "${messages[$verdict]-no such kind}") <<<"$said"; then
        fail "$operand, $op, $out: $said, not $verdict"
    fi
done < <(paste -d'|' <(grep -v -E '^(#|$)' verdicts.txt) \
    <("$1" "$made" | grep -E '^[0-9]+:( ok$|[0-9]+: error: )'))
[ "$n" -ge 100 ] || fail "$n rows"

# UNRED_DROPPED is told by the pass sdy-verify-unreduced-axes alone.
for kind in "${!messages[@]}"; do
    case $kind in
    UNRED_DROPPED) ;;
    COLL_* | A2A_* | CP_* | AR_* | S2U_* | R2U_* | UNRED_*)
        grep -qE "\\|\\+?$kind\$" verdicts.txt || fail "no row is $kind"
        ;;
    esac
done
echo "$n rows"
exit $failed
