#!/usr/bin/env bash
# Fail where a table lists ops beside the op table: what an op is and does is a
# column of its row, in program/rows or, for what only some users link, in a file
# *.def of theirs. Each offence is a line file:line: text. With --self-test: prove
# that planted offences, and only those, are found.
set -euo pipefail

# check ROOT: the initializers of arrays below ROOT that name two ops or more. Of a
# dialect whose rows are its own the verifier of conversions and the kinds of
# communication may.
check() {
    cd "$1"
    # shellcheck disable=SC2016 # an awk program
    find program opt shard testing \( -path '*/standard/arith.c' -o -path '*/execute/grid.c' \) -prune \
        -o -name '*.[ch]' -print0 | sort -z | xargs -0 awk '
    FNR == 1 { inside = 0 }
    { sub(/ *\/\*.*/, "") }
    /\[[^]]*\] = *\{/ || (opens && /^ *\{/) { inside = 1; n = 0 }
    { opens = /\] =$/ }
    inside {
        line = $0
        while (match(line, /SDYI_OP_[A-Z][A-Z0-9_]*/)) {
            name = substr(line, RSTART, RLENGTH)
            line = substr(line, RSTART + RLENGTH)
            if (name != "SDYI_OP_COUNT" && ++n > 1) {
                print FILENAME ":" FNR ": " $0
                failed = 1
                break
            }
        }
    }
    /\};/ { inside = 0 }
    END { exit failed }'
}

self_test() {
    tree=$(mktemp -d)
    trap 'rm -rf "$tree"' EXIT
    mkdir -p "$tree"/{program/rows,opt,shard,testing}
    cat >"$tree/program/good.c" <<'EOF'
static const sdyi_row rows[SDYI_OP_COUNT] = {
#include "program/rows/all.def"
};
sdyi_value *const operands[] = {a, put(op, SDYI_OP_STABLEHLO_ADD, b)};
int n = op->row->kind == SDYI_OP_STABLEHLO_ADD ? SDYI_OP_STABLEHLO_OR : 0;
EOF
    echo 'OP(STABLEHLO_ADD, "stablehlo.add")' >"$tree/program/rows/all.def"
    (check "$tree") || return 1
    cat >"$tree/program/bad.c" <<'EOF'
static const struct {
    sdyi_op_kind kind;
    int way;
} table[] = {
    {SDYI_OP_STABLEHLO_ADD, 1},
    {SDYI_OP_STABLEHLO_OR, 2}, /* the offence: a second one */
};
static const int kinds[] = {SDYI_OP_STABLEHLO_ADD, SDYI_OP_STABLEHLO_OR};
EOF
    found=$( (check "$tree") || true)
    wanted='program/bad.c:6:     {SDYI_OP_STABLEHLO_OR, 2},
program/bad.c:8: static const int kinds[] = {SDYI_OP_STABLEHLO_ADD, SDYI_OP_STABLEHLO_OR};'
    [[ $found == "$wanted" ]] || {
        echo "$found"
        return 1
    }
}

case ${1:-} in
--self-test) self_test ;;
'') check "$(dirname "$0")/.." ;;
*)
    echo "usage: check_rows.sh [--self-test]" >&2
    exit 2
    ;;
esac
