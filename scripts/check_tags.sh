#!/usr/bin/env bash
# Fail where two headers define one tag or type name: a name means one thing in the
# whole tree. Each offence is a line NAME: HEADER HEADER. With --self-test: prove
# that a planted one, and only that, is found.
set -euo pipefail

# check ROOT: the headers below ROOT, but for those of tests.
check() {
    cd "$1"
    # shellcheck disable=SC2016 # an awk program
    find . \( -path ./tests -o -path ./build \) -prune -o \
        \( -name '*.h' -o -name '*.cuh' \) -print0 | sort -z | xargs -0 awk '
    function define(name) {
        if (where[name] == "")
            where[name] = FILENAME
        else if (index(where[name] " ", FILENAME " ") == 0) {
            where[name] = where[name] " " FILENAME
            twice[name] = 1
        }
    }
    { sub(/ *\/\*.*/, "") }
    /^(typedef )?(struct|enum|union) sdy[irt]+_[a-z0-9_]+ \{/ {
        define($0 ~ /^typedef/ ? $3 : $2)
    }
    /^\} sdy[irt]+_[a-z0-9_]+;/ { sub(/;.*/, "", $2); define($2) }
    /^typedef [^{(]*;/ { name = $NF; sub(/^\*/, "", name); sub(/;.*/, "", name)
        if ($2 != "struct" || $3 != name) define(name) }
    /^typedef [^{]* sdy[irt]+_[a-z0-9_]+\(/ {
        match($0, /sdy[irt]+_[a-z0-9_]+\(/)
        define(substr($0, RSTART, RLENGTH - 1))
    }
    END {
        for (name in twice) {
            print name ": " where[name]
            failed = 1
        }
        exit failed
    }'
}

self_test() {
    local root found
    root=$(mktemp -d)
    trap 'rm -rf "$root"' RETURN
    mkdir -p "$root"/{base,mesh}
    printf 'typedef struct sdyi_a {\n} sdyi_a;\ntypedef void sdyi_f(int x);\nstruct sdyi_b;\n' \
        >"$root/base/a.h"
    printf 'struct sdyi_a;\ntypedef struct sdyi_b {\n} sdyi_b;\n' >"$root/mesh/b.h"
    (check "$root") || { echo "found what is not there" >&2; return 1; }
    printf 'typedef enum sdyi_a {\n} sdyi_a;\n' >"$root/mesh/c.h"
    found=$( (check "$root") || true)
    [ "$found" = 'sdyi_a: ./base/a.h ./mesh/c.h' ] || { echo "found: $found" >&2; return 1; }
}

case ${1-} in
--self-test) self_test ;;
'') check "$(dirname "$0")/.." ;;
*)
    echo "usage: check_tags.sh [--self-test]" >&2
    exit 2
    ;;
esac
