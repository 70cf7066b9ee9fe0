#!/usr/bin/env bash
# Fail where a name means two things: a tag or type name that two headers of the
# tree define, a name that two files of one library have. Each offence is a line
# NAME: FILE FILE. With --self-test: prove that planted ones, and only those, are
# found.
set -euo pipefail

# The library or program that each source belongs to, before its path.
of_libraries() {
    sed -E 's#^(kernels/cuda|runtime/nccl)/#cuda &#;t
        s#^runtime/mpi/#mpi &#;t
        s#^(base|mesh|kernels|collectives|runtime)/#core &#;t
        s#^(tools/opt|bench/[^/]*)/#\1 &#;t
        s#^(program|opt|shard|testing|check|cli|tools)/#\1 &#' | grep ' '
}

# check_files ROOT
check_files() {
    cd "$1"
    find . \( -path ./tests -o -path ./build -o -path ./examples \) -prune -o \
        \( -name '*.[ch]' -o -name '*.cu' -o -name '*.cuh' \) -printf '%P\n' | sort |
        of_libraries | awk '{
        name = $2
        sub(/.*\//, "", name)
        where[$1, name] = where[$1, name] " " $2
        if (++n[$1, name] == 2)
            twice[$1, name] = name
    }
    END {
        for (key in twice) {
            print twice[key] ":" where[key]
            failed = 1
        }
        exit failed
    }'
}

# check_tags ROOT: the headers below ROOT, but for those of tests.
check_tags() {
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

# check ROOT
check() {
    local status=0
    (check_tags "$1") || status=1
    (check_files "$1") || status=1
    return $status
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
    mkdir -p "$root"/runtime/{mpi,shm} "$root"/program
    touch "$root"/runtime/{mpi,shm}/d.c "$root"/program/a.h
    (check "$root") || { echo "found what is not there" >&2; return 1; }
    printf 'typedef enum sdyi_a {\n} sdyi_a;\n' >"$root/mesh/c.h"
    touch "$root"/mesh/d.c
    found=$( (check "$root") || true)
    [ "$found" = 'sdyi_a: ./base/a.h ./mesh/c.h
d.c: mesh/d.c runtime/shm/d.c' ] || { echo "found: $found" >&2; return 1; }
}

case ${1-} in
--self-test) self_test ;;
'') check "$(dirname "$0")/.." ;;
*)
    echo "usage: check_tags.sh [--self-test]" >&2
    exit 2
    ;;
esac
