#!/usr/bin/env bash
# Programs that were built with one version of the libraries and run with another:
# would they find all they need? By libabigail, of the public interface alone.
#   abi.sh OLD NEW             compare; 1 when something is gone or has changed
#   abi.sh --last-release NEW  compare with the newest release: its tag v*, or in
#                              a clone without tags the commit that dated it in
#                              CHANGELOG.md
#   abi.sh --store X DIR       write the interface of X, as files DIR/*.abi
#   abi.sh --self-test
# OLD, NEW and X are each a build or an installed tree with debug information, a
# folder that --store has written, or a commit, which is built for this.
#
# Compatible are new functions, new constants of an enum before its .._COUNT, and
# new members at the end of a struct that opens with struct_bytes. Libraries whose
# soname is another (a minor version below 1.0) may differ in all: what differs is
# said, and no failure.
set -euo pipefail
source=$(cd "$(dirname "$0")/.." && pwd)
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

# dump LIBRARY HEADERS FILE
dump() {
    readelf --section-headers --wide "$1" | grep -q '\.debug_info' || {
        echo "abi: no debug information in $1" >&2
        return 2
    }
    abidw --headers-dir "$2" --drop-private-types --no-comp-dir-path \
        --no-corpus-path --no-show-locs --out-file "$3" "$1"
}

# store FOLDER DIR: of a build or of an installed tree.
store() {
    local headers=$1/include lib library
    if [ -e "$1/CMakeCache.txt" ]; then
        headers=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' \
            "$1/CMakeCache.txt")/include
    fi
    lib=$(find "$1" -name libsdyrt.so -print -quit)
    [ "$lib" ] || {
        echo "abi: no libsdyrt.so in $1" >&2
        return 2
    }
    mkdir -p "$2"
    for library in "${lib%/*}"/libsdyrt*.so; do
        [[ $library != */libsdyrt_mpi.so ]] || continue # one of those beside it
        dump "$library" "$headers" "$2/$(basename "$library" .so).abi"
    done
}

# build COMMIT: in $temp/COMMIT/build
build() {
    local tree=$temp/$1
    mkdir -p "$tree"
    git -C "$source" archive "$1" | tar -x -C "$tree"
    {
        cmake -S "$tree" -B "$tree/build" -G Ninja -DSDYRT_CUDA=OFF \
            -DCMAKE_BUILD_TYPE=Debug -DSDYRT_BUILD_TOOLS=OFF \
            -DSDYRT_BUILD_TESTS=OFF &&
            cmake --build "$tree/build"
    } >"$temp/log" 2>&1 || {
        tail -n 20 "$temp/log" >&2
        return 2
    }
}

# interface X DIR: as --store; the files themselves, if X has them.
interface() {
    if ! [ -d "$1" ]; then
        local commit
        commit=$(git -C "$source" rev-parse --verify --quiet "$1^{commit}") || {
            echo "abi: '$1' is no folder and no commit" >&2
            return 2
        }
        build "$commit"
        store "$temp/$commit/build" "$2"
    elif compgen -G "$1/*.abi" >/dev/null; then
        mkdir -p "$2"
        cp "$1"/*.abi "$2"
    else
        store "$1" "$2"
    fi
}

# allowed OLD NEW: .abi files. What may change, as libabigail reads it: all that
# is internal, and what the head of this script says. libabigail's own rule for
# members at the end takes a changed member for one, and room that was padding.
allowed() {
    printf '[suppress_function]\nsymbol_name_regexp = ^sdyi_\n'
    printf '[suppress_variable]\nsymbol_name_regexp = ^sdyi_\n'
    awk -F "'" '/<enum-decl / { name = $2 }
        /<enumerator name=.[A-Z0-9_]*_COUNT. / {
            printf "[suppress_type]\ntype_kind = enum\nname = %s\n", name
            printf "changed_enumerators = %s\n", $2
        }' "$1"
    { abidiff --leaf-changes-only "$1" "$2" || true; } | awk '
        function close_struct() {
            if (grown && sized[name])
                printf "[suppress_type]\ntype_kind = struct\nname = %s\n", name
            grown = 0
        }
        NR == FNR { # OLD
            split($0, word, "\047")
            if (/<class-decl /)
                name = word[2]
            if (/<var-decl name=.struct_bytes./)
                sized[name] = 1
            next
        }
        /^\047struct / { name = $2; sub(/\047/, "", name); grown = 0 }
        /^  type size changed from/ { bytes = $5; grown = $7 > $5 }
        /^ .* at offset/ && match($0, /at offset [0-9]+/) {
            if (substr($0, RSTART + 10, RLENGTH - 10) + 0 < bytes)
                grown = 0
        }
        /data member (change|deletion)/ { grown = 0 }
        /^$/ { close_struct() }
        END { close_struct() }' "$1" -
}

# soname FILE
soname() {
    sed -n "1s/.* soname='\([^']*\)'.*/\1/p" "$1"
}

# compare OLD NEW: folders of .abi files.
compare() {
    local broken=0 status old new name
    for old in "$1"/*.abi; do
        name=$(basename "$old")
        new=$2/$name
        if ! [ -e "$new" ]; then
            echo "${name%.abi}: the library is gone"
            broken=1
            continue
        fi
        allowed "$old" "$new" >"$temp/allowed"
        status=0
        abidiff --suppressions "$temp/allowed" --no-added-syms \
            "$old" "$new" >"$temp/report" 2>&1 || status=$?
        if ((status & 3)); then # could not compare
            cat "$temp/report" >&2
            return 2
        elif [ "$(soname "$old")" != "$(soname "$new")" ]; then
            echo "${name%.abi}: $(soname "$old") is $(soname "$new") now;" \
                'programs are built anew'
            grep -vi soname "$temp/report" || true
        elif [ "$status" -eq 0 ]; then
            echo "${name%.abi}: compatible"
        else
            echo "${name%.abi}: programs that were built with it break:"
            cat "$temp/report"
            broken=1
        fi
    done
    return $broken
}

# -- self-test -----------------------------------------------------------------
# tiny NAME [SED_SCRIPT [VERSION]]: a library in $temp/NAME, changed so.
tiny() {
    local folder=$temp/$1
    mkdir -p "$folder/include/sdyrt" "$folder/lib"
    sed -E "${2-}" >"$folder/include/sdyrt/tiny.h" <<'END'
typedef enum { SDYRT_RED, SDYRT_BLUE, SDYRT_COLOR_COUNT } sdyrt_color;
typedef struct { unsigned long struct_bytes; int first; } sdyrt_grows;
typedef struct { int low; int high; } sdyrt_stays;
typedef struct sdyrt_hidden sdyrt_hidden;
int sdyrt_one(sdyrt_grows *a, sdyrt_stays *b, sdyrt_color c);
int sdyrt_two(sdyrt_hidden *h);
int sdyi_three(int i);
END
    sed -E "${2-}" >"$folder/tiny.c" <<'END'
#include "include/sdyrt/tiny.h"
struct sdyrt_hidden { int secret; };
int sdyrt_one(sdyrt_grows *a, sdyrt_stays *b, sdyrt_color c) { return a->first + b->low + (int)c; }
int sdyrt_two(sdyrt_hidden *h) { return h->secret; }
int sdyi_three(int i) { return i; }
END
    "${CC:-cc}" -g -shared -fPIC "-Wl,-soname,libsdyrt.so.${3-0.2}" \
        -o "$folder/lib/libsdyrt.so" "$folder/tiny.c"
}

# expect STATUS TEXT NAME SED_SCRIPT [VERSION]: of the library so changed.
expect() {
    local status=0
    rm -rf "$temp/new"
    tiny new "${@:4}"
    "$0" "$temp/old.abi" "$temp/new" >"$temp/said" || status=$?
    if [ "$status" -ne "$1" ] || ! grep -qF "$2" "$temp/said"; then
        echo "self-test: $3: exit status $status, not $1, or no '$2':" >&2
        cat "$temp/said" >&2
        return 1
    fi
}

self_test() {
    tiny old
    "$0" --store "$temp/old" "$temp/old.abi"
    expect 0 compatible 'nothing' ''
    expect 1 "'function int sdyrt_two(sdyrt_hidden*)'" 'a function is gone' \
        '/sdyrt_two/d'
    expect 1 'parameter 2 ' 'a parameter more' \
        's/(int sdyrt_two\(sdyrt_hidden \*h)/\1, int i/'
    expect 1 sdyrt_stays 'a struct grows' 's/(int high;)/\1 int more;/'
    expect 1 sdyrt_grows 'a member in the middle' 's/(int first;)/int zeroth; \1/'
    expect 1 sdyrt_grows 'a member of another type' 's/int first;/long first;/'
    expect 1 SDYRT_BLUE 'a constant in the middle' 's/ (SDYRT_BLUE)/ SDYRT_GREEN, \1/'
    # shellcheck disable=SC2016 # the last line, of sed
    expect 0 compatible 'a new function' '$s/$/\nint sdyrt_new(void);/
        s/^(.include.*)/\1\nint sdyrt_new(void) { return 0; }/'
    expect 0 compatible 'a struct with its size grows' 's/(int first;)/\1 long more;/'
    expect 1 sdyrt_grows 'a member in what was padding' 's/(int first;)/\1 int more;/'
    expect 1 sdyrt_grows 'a new member and a changed one' \
        's/int first;/float first; long more;/'
    expect 0 compatible 'a new constant' 's/ (SDYRT_COLOR_COUNT)/ SDYRT_GREEN, \1/'
    expect 0 compatible 'a hidden struct' 's/(int secret;)/int more; \1/'
    expect 0 compatible 'an internal function is gone' '/sdyi_three/d'
    expect 0 'libsdyrt.so.0.2 is libsdyrt.so.0.3 now' 'another soname' \
        '/sdyrt_two/d' 0.3
    cp "$temp"/old.abi/{libsdyrt,libsdyrt_more}.abi
    expect 1 'libsdyrt_more: the library is gone' 'a library is gone' ''
    echo 'abi: the self-test passed'
}

case "${1-}:$#" in
--self-test:1) self_test ;;
--store:3) interface "$2" "$3" ;;
--last-release:2)
    release=$(git -C "$source" describe --tags --match 'v*' --abbrev=0 2>/dev/null ||
        git -C "$source" log -n 1 --format=%H -G'^## \[[0-9.]+\] - [0-9]' -- CHANGELOG.md)
    [ "$release" ] || {
        echo 'abi: there is no release to compare with' >&2
        exit 2
    }
    interface "$release" "$temp/old"
    echo "abi: compared with $(git -C "$source" log -n 1 --format='%h, %s' "$release")"
    interface "$2" "$temp/new"
    compare "$temp/old" "$temp/new"
    ;;
*:2)
    interface "$1" "$temp/old"
    interface "$2" "$temp/new"
    compare "$temp/old" "$temp/new"
    ;;
*)
    sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p}' "$0" >&2
    exit 2
    ;;
esac
