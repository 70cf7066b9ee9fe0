#!/usr/bin/env bash
# Fail where a source file includes what its folder may not: each offence is a
# line file:line: text. With --self-test: prove that planted offences, and only
# those, are found.
#
# A folder's headers are known by the first part of their path; includes of the
# system and of dependencies are free, but for the public headers, which have
# C11's alone, and mpi.h in the header of that name. Unit tests may reach inside and are not looked at.
set -euo pipefail

# check ROOT: the tree below ROOT.
check() {
    cd "$1"
    # shellcheck disable=SC2016 # an awk program
    find include base kernels mesh collectives runtime program opt shard testing cli check tools bench \
        examples \
        \( -name '*.[ch]' -o -name '*.def' -o -name '*.cu' -o -name '*.cuh' \) -print0 |
        sort -z | xargs -0 awk '
    BEGIN {
        # What each folder may include, besides <sdyrt/..>.
        allowed["base"] = "^base/"
        allowed["kernels"] = "^(base|kernels)/"
        allowed["mesh"] = "^(base|mesh)/"
        allowed["collectives/ops"] = "^(base|mesh|collectives/ops)/"
        allowed["collectives/plan"] = \
            "^(base|mesh|collectives/(ops|plan))/"
        allowed["runtime"] = "^(base|kernels|mesh|collectives|runtime)/"
        allowed["program"] = "^(base|program)/"
        allowed["program/ir"] = "^(base|mesh|program/(ir|rows))/"
        allowed["program/rows"] = "^program/rows/"
        allowed["program/text"] = "^(base|mesh|program/(ir|text))/"
        allowed["program/dialects"] = \
            "^(base|mesh|collectives/ops|program/(ir|rows|text|dialects))/"
        allowed["program/propagation"] = \
            "^(base|mesh|program/(ir|rows|text|dialects|propagation))/"
        allowed["program/passes"] = \
            "^(base|mesh|program/(ir|rows|text|dialects|propagation|passes))/"
        allowed["program/partition"] = \
            "^(base|mesh|program/(ir|rows|text|dialects|propagation|passes" \
            "|partition))/"
        allowed["program/execute"] = \
            "^((base|mesh|kernels|program/(ir|rows|text|dialects|execute))/" \
            "|runtime/compare_calls[.]h$)"
        allowed["opt"] = \
            "^((base|mesh|opt|program/(ir|rows|text|dialects|propagation" \
            "|passes))/|program/internal[.]h$)"
        allowed["shard"] = "^(base|mesh|kernels|opt|shard|program)/"
        allowed["testing"] = "^(base|opt|shard|program|testing)/"
        allowed["check"] = "^check/"
        allowed["cli"] = \
            "^(cli/|base/(bytes|out_file)[.]h$|runtime/plugin[.]h$)"
        allowed["tools"] = "^(tools/|cli/|check/|base/out_file[.]h$" \
            "|kernels/convert_values[.]h$|testing/testing[.]h$|[^/]*$)"
        allowed["bench"] = "^(bench/|cli/|[^/]*$)"
        allowed["bench/kernels"] = \
            "^(bench/|cli/|[^/]*$|kernels/(box|cuda|ragged)[.]h$)"
        allowed["bench/nccl_scale"] = \
            "^(bench/|cli/|base/agree[.]h$|[^/]*$" \
            "|runtime/(bound_plan|nccl/program)[.]h$)"
        allowed["examples"] = "^[^/]*$"
        own = "^(base|kernels|runtime|mesh|collectives|program|opt|shard" \
            "|testing|cli|check|tools|bench|examples)/"
        libc = "^(assert|complex|ctype|errno|fenv|float|inttypes|iso646" \
            "|limits|locale|math|setjmp|signal|stdalign|stdarg|stdatomic" \
            "|stdbool|stddef|stdint|stdio|stdlib|stdnoreturn|string|tgmath" \
            "|threads|time|uchar|wchar|wctype)[.]h$"
    }
    FNR == 1 {
        split(FILENAME, part, "/")
        folder = part[1]
        if ((folder "/" part[2]) in allowed)
            folder = folder "/" part[2]
    }
    /^[ \t]*#[ \t]*include/ {
        path = $0
        sub(/^[^<"]*[<"]/, "", path)
        sub(/[>"].*/, "", path)
        quoted = $0 ~ /include[ \t]*"/
        if (path ~ /(^|\/)[.][.]?\//)
            good = 0
        else if (path ~ /^sdyrt\//)
            good = !quoted
        else if (folder == "include")
            good = !quoted && (path ~ libc || \
                FILENAME == "include/sdyrt/mpi.h" && path == "mpi.h")
        else if (quoted || path ~ own)
            good = quoted && path ~ allowed[folder]
        else
            good = 1
        if (!good) {
            printf "%s:%d: %s may not have: %s\n", FILENAME, FNR, folder, $0
            offences++
        }
    }
    END { exit offences > 0 }'
}

# Lines that say BAD must be found, and no others.
self_test() {
    local root found expected
    root=$(mktemp -d)
    # shellcheck disable=SC2064 # the name of now
    trap "rm -rf '$root'" EXIT
    mkdir -p "$root"/{include/sdyrt,base,kernels/cuda,mesh,runtime} \
        "$root"/{opt,shard,testing,cli,check,tools} \
        "$root"/program/{ir,rows,text,dialects/func,propagation,passes,execute} \
        "$root"/{collectives/{ops,plan},bench/{kernels,workloads}} \
        "$root"/examples
    plant() {
        printf '%s\n' "${@:2}" >"$root/$1"
    }
    plant include/sdyrt/a.h '#include <sdyrt/b.h>' '#include <stdint.h>' \
        '#include <mpi.h> // BAD' '#include "sdyrt/b.h" // BAD' \
        '#include "mesh/a.h" // BAD'
    plant include/sdyrt/mpi.h '#include <mpi.h>' '#include <sdyrt/b.h>' \
        '#include <hwloc.h> // BAD'
    plant base/a.c '#include "base/status.h"' '#include <hwloc.h>' \
        '#include "mesh/a.h" // BAD' '#include "runtime/a.h" // BAD'
    plant kernels/a.c '#include "kernels/a.h"' '#include <string.h>' \
        '#include "base/status.h"' '  # include "mesh/a.h" // BAD' \
        '#include "runtime/a.h" // BAD'
    plant kernels/cuda/a.cu '#include "kernels/a.h"' '#include <cuda.h>' \
        '#include "base/status.h"' '#include "runtime/a.h" // BAD'
    plant kernels/cuda/a.cuh '#include "mesh/a.h" // BAD'
    plant mesh/a.c '#include "mesh/a.h"' '#include "base/status.h"' \
        '#include "runtime/threads.h" // BAD' '#include "kernels/box.h" // BAD'
    plant collectives/ops/a.c '#include "collectives/ops/a.h"' \
        '#include "mesh/a.h"' '#include "collectives/plan/a.h" // BAD' \
        '#include "runtime/a.h" // BAD'
    plant collectives/plan/a.c '#include "collectives/ops/a.h"' \
        '#include "collectives/plan/a.h"' '#include "kernels/a.h" // BAD' \
        '#include "runtime/context.h" // BAD'
    plant runtime/a.c '#include "kernels/a.h"' '#include <hwloc.h>' \
        '#include "collectives/plan/a.h"' '#include "tools/a.h" // BAD'
    plant program/a.c '#include "program/dialects/a.h"' \
        '#include "runtime/a.h" // BAD' '#include "opt/a.h" // BAD' \
        '#include "shard/a.h" // BAD' '#include "testing/a.h" // BAD'
    plant program/ir/a.c '#include "mesh/a.h"' '#include "program/rows/a.def"' \
        '#include "program/text/a.h" // BAD' '#include "kernels/a.h" // BAD'
    plant program/rows/a.def '#include "program/rows/b.def"' \
        '#include "program/ir/a.h" // BAD'
    plant program/text/a.c '#include "program/ir/a.h"' \
        '#include "program/dialects/a.h" // BAD'
    plant program/dialects/func/a.c '#include "program/text/a.h"' \
        '#include "program/a.h" // BAD' '#include "runtime/a.h" // BAD'
    plant program/propagation/a.c '#include "program/dialects/a.h"' \
        '#include "program/passes/a.h" // BAD' '#include "kernels/a.h" // BAD'
    plant program/passes/a.c '#include "program/propagation/a.h"' \
        '#include "runtime/a.h" // BAD'
    plant opt/a.c '#include "program/passes/a.h"' '#include "opt/a.h"' \
        '#include "program/internal.h"' '#include "program/execute/a.h" // BAD' \
        '#include "shard/a.h" // BAD' '#include "tools/a.h" // BAD'
    plant shard/a.c '#include "program/execute/a.h"' '#include "opt/a.h"' \
        '#include "kernels/a.h"' '#include "runtime/a.h" // BAD' \
        '#include "testing/a.h" // BAD'
    plant testing/a.c '#include "program/execute/a.h"' '#include "shard/a.h"' \
        '#include "runtime/a.h" // BAD' '#include "tools/a.h" // BAD'
    plant cli/a.c '#include "cli/a.h"' '#include <sdyrt/sdyrt.h>' \
        '#include <jansson.h>' '#include "runtime/plugin.h"' \
        '#include "check/a.h" // BAD' '#include "runtime/a.h" // BAD' \
        '#include "base/status.h" // BAD'
    plant program/execute/a.c '#include "kernels/a.h"' \
        '#include "runtime/compare_calls.h"' \
        '#include "program/dialects/a.h"' '#include "runtime/a.h" // BAD' \
        '#include "program/passes/a.h" // BAD'
    plant check/a.c '#include "check/a.h"' '#include <sdyrt/sdyrt.h>' \
        '#include "mesh/a.h" // BAD' '#include "tools/a.h" // BAD' \
        '#include "base/status.h" // BAD'
    plant tools/a.c '#include "a.h"' '#include "check/a.h"' \
        '#include "cli/a.h"' '#include "testing/testing.h"' \
        '#include <sdyrt/sdyrt.h>' '#include "testing/a.h" // BAD' \
        '#include <jansson.h>' '#include "mesh/a.h" // BAD' \
        '#include "../mesh/a.h" // BAD' '#include <mesh/a.h> // BAD'
    plant bench/kernels/a.c '#include "kernels/box.h"' \
        '#include "kernels/cuda.h"' '#include "kernels/merge.h" // BAD'
    plant bench/workloads/a.c '#include <sdyrt/plan.h>' \
        '#include "kernels/box.h" // BAD'
    plant examples/a.c '#include <sdyrt/sdyrt.h>' \
        '#include "base/status.h" // BAD'

    expected=$(cd "$root" && grep -rn BAD . | sed 's/^\.\///' | cut -d: -f1,2 |
        sort)
    if found=$(check "$root"); then
        echo "self-test: planted offences were accepted" >&2
        return 1
    fi
    diff <(echo "$expected") <(echo "$found" | cut -d: -f1,2 | sort)
}

case "${1-}" in
--self-test) self_test ;;
'') (check "$(dirname "$0")/..") ;;
*)
    echo "usage: $0 [--self-test]" >&2
    exit 2
    ;;
esac
