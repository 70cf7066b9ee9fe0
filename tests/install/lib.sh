# What the tests of what a user meets share. A test includes it first: $here is
# its folder, $source the tree, and $temp is removed when it ends.
# Reads CMAKE and SANITIZE from the environment. 77: skipped.
# shellcheck shell=bash
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
source=$here/../..
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
# shellcheck source=tests/replay.sh
. "$source/tests/replay.sh"

skip() {
    echo "skipped: $1"
    exit 77
}

# skip_sanitized WHAT: what is built and run here is without the library's.
skip_sanitized() {
    [ -z "${SANITIZE-}" ] || skip "$1 is without sanitizers ($SANITIZE)"
}

# install_from BUILD: in $temp/prefix, where compilers and programs then find it.
install_from() {
    "$CMAKE" --install "$1" --prefix "$temp/prefix" >"$temp/install.log"
    local pc
    pc=$(find "$temp/prefix" -name sdyrt.pc)
    lib=${pc%/pkgconfig/*}
    export PKG_CONFIG_PATH=${pc%/*} LD_LIBRARY_PATH=$lib
    export PATH=$temp/prefix/bin:$PATH
}

# python_with MODULES: the path of a python3 that can import them. The system's
# may have what another one in PATH lacks.
python_with() {
    local python
    for python in python3 /usr/bin/python3; do
        "$python" -c "import $1, sys; print(sys.executable)" 2>/dev/null &&
            return
    done
    return 1
}
