#!/usr/bin/env bash
# The programs of docs/python.md, run as they stand there with an installed
# library, and cffi's view of the headers.
#   python.sh threads BUILD          the headers, and what needs no MPI
#   python.sh mpi BUILD LAUNCHER     what is started by mpirun
# Reads CMAKE and SANITIZE from the environment. 77: skipped.
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"
way=$1
page=$source/docs/python.md
skip_sanitized Python
modules='cffi, numpy'
[ "$way" = threads ] || modules+=', mpi4py'
mkdir "$temp/bin"
python=$(python_with "$modules") ||
    skip "a python3 that has $modules is not there"
printf '#!/bin/sh\nexec "%s" "$@"\n' "$python" >"$temp/bin/python3"
chmod +x "$temp/bin/python3"

install_from "$2"
[ -e "$lib/libsdyrt.so" ] || skip 'the library is a static one'
export PATH=$temp/bin:$PATH
cd "$temp"

# The library and mpi4py must have one MPI.
mpi_of() {
    ldd "$1" | awk '$1 ~ /^libmpi/ { print $3; exit }' | xargs realpath
}
if [ "$way" = mpi ]; then
    ln -s "$3" bin/mpirun
    module=$(python3 -c 'import mpi4py, glob
print(glob.glob(mpi4py.__path__[0] + "/MPI.*.so")[0])')
    [ "$(mpi_of "$module")" = "$(mpi_of "$lib/libsdyrt_mpi.so")" ] ||
        skip 'mpi4py has another MPI'
else
    python3 "$here/cffi_test.py" "$temp/prefix/include"
    python3 "$here/from_pytorch_test.py" "$source/docs/from-pytorch.md"
fi

# The programs: each opens with its name.
awk '/^```/ { inside = /^```python$/; file = ""; next }
    inside && file == "" { file = $2; sub(/:$/, "", file) }
    inside { print >file }' "$page"
# Their output: of those that start with mpirun, or of the others.
awk -v mpi="$([ "$way" = mpi ] && echo 1 || echo 0)" '
    /^```/ { inside = /^```console$/; next }
    inside && /^\$ / { shown = /^\$ mpirun / == mpi }
    inside && shown' "$page" >expected
grep -q '^\$ ' expected || {
    echo "no program in $page" >&2
    exit 1
}
replay expected >found
diff expected found
cat found
[ "$way" = mpi ] && exit
PYTHONPATH=. python3 "$here/python_arrays_test.py"
# Without what reads the headers.
PKG_CONFIG_PATH='' PKG_CONFIG_LIBDIR=/nowhere PYTHONPATH=. \
    python3 -c 'import sdyrt; sdyrt.load()' 2>said && exit 1
grep -F "sdyrt: cc and pkg-config read its headers, and 'pkg-config" said
