#!/usr/bin/env bash
# One install on a machine with Open MPI, with MPICH and with neither:
#   two_mpis.sh BUILD      which has plug-ins for both
# Reads CMAKE and SANITIZE from the environment. 77: skipped.
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"
skip_sanitized 'what mpicc builds'
install_from "$1"
for name in openmpi mpich; do
    if ! [ -e "$lib/libsdyrt_mpi_$name.so" ] ||
        ! command -v mpicc.$name mpiexec.$name >/dev/null; then
        skip "no plug-in for $name, or no mpicc.$name and mpiexec.$name"
    fi
done
declare -A called=([openmpi]='Open MPI' [mpich]='MPICH')
cd "$temp"

# says STATUS TEXT COMMAND..: ends so, and has that line.
says() {
    local expected=$1 text=$2 status=0
    shift 2
    timeout 200 "$@" >said 2>&1 </dev/null || status=$?
    if [ "$status" -ne "$expected" ] || ! grep -Eq -- "$text" said; then
        printf 'FAILED: %s\nstatus %d, not %d, or no "%s" in:\n' \
            "$*" "$status" "$expected" "$text" >&2
        cat said >&2
        exit 1
    fi
}

mkdir -p consumer
cat >consumer/CMakeLists.txt <<'E2'
cmake_minimum_required(VERSION 3.25)
project(consumer LANGUAGES C)
find_package(sdyrt CONFIG REQUIRED ${COMPONENTS})
message(STATUS "backends: ${sdyrt_BACKENDS}, mpi: ${sdyrt_mpi_FOUND}.")
if(sdyrt_mpi_FOUND)
    add_executable(trainer ${EXAMPLE})
    target_link_libraries(trainer PRIVATE sdyrt::mpi)
endif()
E2
example=$temp/prefix/share/doc/sdyrt/examples/trainer_to_generator.c

# configure STATUS TEXT NAME [COMPONENTS]: the consumer in build.NAME, with the
# compiler of that MPI; TEXT may go over lines.
configure() {
    says "$1" '' "$CMAKE" --fresh -S consumer -B "build.$3" -G Ninja \
        -DEXAMPLE="$example" -DCOMPONENTS="${4-}" \
        -DCMAKE_PREFIX_PATH="$temp/prefix" -DMPI_C_COMPILER="mpicc.$3"
    tr -s ' \n' ' ' <said | grep -qF -- "$2" || {
        echo "FAILED: no '$2' in:" >&2
        cat said >&2
        exit 1
    }
}

for name in openmpi mpich; do
    # A program that links no MPI opens the one whose mpirun has started it.
    says 0 '20 passed, 0 failed.* on 3 ranks of mpi' "mpiexec.$name" -n 3 \
        sdyrt check --backend mpi --cases 20 --seed 1
    says 0 "^ *mpi: ${called[$name]}" "mpiexec.$name" -n 1 sdyrt topo
    says 0 'Wrong elements: 0 OK' "mpiexec.$name" -n 2 \
        sdyrt_perf --op all_gather -b 1K -e 1K -n 2 --vs all
    # One with an MPI_Comm links that of the MPI that it is compiled with.
    read -ra flags < <(pkg-config --cflags --libs "sdyrt-mpi-$name")
    cc -o "trainer.$name" "$example" "${flags[@]}"
    says 0 '^rank 5: .* 0 elements wrong' "mpiexec.$name" -n 7 "./trainer.$name"
    configure 0 'backends: threads;mpi, mpi: TRUE.' "$name" 'COMPONENTS;mpi'
    "$CMAKE" --build "build.$name" >log
    says 0 '^rank 5: .* 0 elements wrong' "mpiexec.$name" -n 7 \
        "build.$name/trainer"
    says 0 "libsdyrt_mpi_$name" readelf -d "build.$name/trainer"
done

# A package with one of the two has mpi for that one alone.
rm "$lib"/libsdyrt_mpi_mpich.so.*.*.*
configure 0 'backends: threads;mpi, mpi: TRUE.' openmpi 'COMPONENTS;mpi'
configure 0 'backends: threads;mpi, mpi: FALSE.' mpich 'OPTIONAL_COMPONENTS;mpi'
configure 1 "(mpich): it lacks $lib/libsdyrt_mpi_mpich.so." mpich 'COMPONENTS;mpi'

# A machine without MPI: threads, and an error that names the file.
rm "$lib"/libsdyrt_{mpi,perf_mpi}*
configure 0 'backends: threads, mpi: .' openmpi
configure 0 'backends: threads, mpi: FALSE.' openmpi 'OPTIONAL_COMPONENTS;mpi'
configure 1 "has no component 'mpi': it lacks $lib/libsdyrt_mpi_" \
    openmpi 'COMPONENTS;mpi'
says 0 '5 passed, 0 failed' sdyrt check --backend threads -n 2 --cases 5
says 0 '' sdyrt_perf --op all_gather -b 1K -e 1K -n 2
says 1 'the plug-in for MPI cannot be used: libsdyrt_mpi\.so\.[0-9.]*: cannot' \
    sdyrt check --backend mpi --cases 5
says 0 '^ *mpi: the plug-in for MPI cannot be used: libsdyrt_mpi' sdyrt topo
echo 'one install, two MPIs and none'
