#!/usr/bin/env bash
# A new user's first day with an installed library:
#   new_user.sh BUILD LAUNCHER      LAUNCHER: mpiexec
# Each step is something that people tried who had read only the README, and what
# they must be told. The tests of each part go deeper; here they are in one place,
# in an install and not in a build.
# Reads CC, CMAKE and SANITIZE from the environment. 77: skipped.
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"
launcher=$2
skip_sanitized 'what cc builds'
install_from "$1"
unset RANK WORLD_SIZE SDYRT_LOG SDYRT_TIMEOUT
mkdir "$temp/work"
cd "$temp/work"

# says STATUS TEXT COMMAND..: ends with that status within minutes, and has a
# line that matches TEXT among what it prints.
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

# count N TEXT: so many lines of the last output match.
count() {
    [ "$(grep -Ec -- "$2" said)" -eq "$1" ] || {
        printf 'FAILED: not %d times "%s" in:\n' "$1" "$2" >&2
        cat said >&2
        exit 1
    }
}

# compile FILE: to ./NAME.
compile() {
    local flags
    read -ra flags < <(pkg-config --cflags --libs sdyrt)
    "$CC" -std=c11 -o "$(basename "$1" .c)" "$1" "${flags[@]}"
}

mesh='@mesh=<["x"=2]>'
rows='<@mesh, [{"x"}, {}]>'
gather=(all_gather --mesh "$mesh" --type 'tensor<4x4xf32>' --from "$rows"
    --to '<@mesh, [{}, {}]>' --axes '[{"x"}, {}]')
# to be followed by a type and a reduction
reduce=(all_reduce --mesh "$mesh" --from '<@mesh, [{}]>' --to '<@mesh, [{}]>'
    --axes '{"x"}')

# -- a rank that is gone is waited for by nobody -------------------------------

compile "$here/new_user/gone.c"
says 0 '^rank [01]: ABORTED: .*rank 2 .*its function has returned' ./gone returns
count 2 '^rank [01]: ABORTED: '
says 0 '^rank [01]: ABORTED: .*no room for weights' ./gone aborts
count 2 '^rank [01]: ABORTED: '

# -- as many ranks as were asked for, or none ----------------------------------

says 1 'of 2 processes, each of which would run all ranks' \
    sdyrt launch -n 2 -- sdyrt check --cases 1
says 1 'this process is alone, 1 rank' \
    sdyrt check -n 8 --backend mpi --cases 1
says 1 'this process is alone' sdyrt_perf --backend mpi --op all_gather
says 1 '-n 8, but the job has 2 ranks' \
    "$launcher" -n 2 sdyrt check -n 8 --backend mpi --cases 1
says 1 'of 2 processes, each of which would run all ranks' \
    "$launcher" -n 2 sdyrt check --cases 1
says 0 '5 passed, 0 failed.* on 2 ranks of mpi' \
    "$launcher" -n 2 sdyrt check --backend mpi --cases 5 --seed 1

# -- what JAX prints is pasted -------------------------------------------------

cat >dump.mlir <<'EOF'
sdy.mesh @mesh = <["data"=2]> {stablehlo.mesh = #stablehlo.mesh<x>}
EOF
says 0 '^ +1 +1 +\[2, 0\] +2x4 ' sdyrt shape --mesh "$(cat dump.mlir)" \
    --type 'tensor<4x4xf32>' \
    --sharding 'sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>'
says 0 '^ +1 +1 +\[2, 0\] +2x4 ' sdyrt shape --mesh "$(cat dump.mlir)" \
    --type 'tensor<4x4xf32>' --sharding '<@mesh, [{"data"}, {}]> : tensor<4x4xf32>'
says 2 'lower\(\.\.\)\.as_text\(\)' sdyrt shape --mesh "$(cat dump.mlir)" \
    --type 'tensor<4x4xf32>' --sharding "NamedSharding(mesh, P('data', None))"

# -- and, or, xor --------------------------------------------------------------

mkdir in
printf '\x0f\xf0' >in/dev-0.bin
printf '\x3c\xff' >in/dev-1.bin
for op in and:0cf0 or:3fff xor:330f; do
    says 0 '' sdyrt run "${reduce[@]}" --type 'tensor<2xui8>' \
        --reduction "${op%:*}" --in in --out out
    [ "$(od -An -tx1 out/dev-1.bin | tr -d ' ')" = "${op#*:}" ]
done
says 1 'f32 has no reduction xor' sdyrt plan "${reduce[@]}" --type 'tensor<2xf32>' --reduction xor

# -- a job whose processes ignore signals ends ---------------------------------

sdyrt launch -n 2 --grace 1 -- bash -c \
    "trap '' INT TERM; touch ready.\$RANK; while :; do sleep 0.1; done" \
    2>said &
job=$!
for _ in {1..600}; do
    if [ -e ready.0 ] && [ -e ready.1 ]; then break; fi
    sleep 0.1
done
kill -TERM $job
status=0
wait $job || status=$?
[ "$status" -eq 143 ]
count 1 'were killed.* SIGTERM'

# -- what is installed ---------------------------------------------------------

doc=$temp/prefix/share/doc/sdyrt
for file in "$temp"/prefix/share/sdyrt/{plot.py,workloads} \
    "$doc"/{README.md,docs/guide.md,examples/trainer_to_generator.c}; do
    [ -e "$file" ]
done
compile "$doc/examples/own_tile.c"
says 0 '^rank ' ./own_tile
says 1 "has no component 'rocm'" "$CMAKE" -DCOMPONENTS=rocm \
    -DCMAKE_PREFIX_PATH="$temp/prefix" -P "$here/consumer/components.cmake"

# A trainer on four ranks, a generator on two; one rank too many.
read -ra flags < <(pkg-config --cflags --libs sdyrt-mpi)
cc -o trainer "$doc/examples/trainer_to_generator.c" "${flags[@]}"
says 0 '^rank 5: 20 tensors a step, .* 0 elements wrong' \
    "$launcher" -n 7 ./trainer
count 6 ' 0 elements wrong'

# -- spelling ------------------------------------------------------------------

for pair in u8:ui8 float32:f32 bfloat16:bf16 bool:i1; do
    says 2 "did you mean '${pair#*:}'" sdyrt shape --mesh "$mesh" \
        --type "tensor<4x4x${pair%:*}>" --sharding "$rows"
done
says 2 'the element type is missing' sdyrt shape --mesh "$mesh" \
    --type 'tensor<4x4>' --sharding "$rows"

# -- what a plan says ----------------------------------------------------------

says 0 '^ *total +64 B' sdyrt plan "${gather[@]}"
count 1 '^ *least '
count 1 '^ *most '
count 1 ' estimate$'

# -- sdyrt_perf finds what is wrong before it measures -------------------------

says 1 "cannot write '/no/such" sdyrt_perf --op all_gather -J /no/such/folder/a
[ "$(wc -l <said)" -eq 1 ]
says 2 'unknown option' sdyrt_perf --nonsense
says 0 '' sdyrt_perf --op all_gather -b 1K -e 1K -n 3 -J perf.json
grep -q '"cpu"' perf.json

# -- a line an operation -------------------------------------------------------

mkdir tiles
head -c 32 /dev/zero | tee tiles/dev-0.bin >tiles/dev-1.bin
says 0 '^sdyrt: rank [01] of 2: #1 all_gather .* 32 B sent' \
    env SDYRT_LOG=1 sdyrt run "${gather[@]}" --in tiles --out gathered

# -- each page is there, and what it links to ----------------------------------

for page in from-jax from-pytorch tiles environment python launch guide; do
    [ -s "$doc/docs/$page.md" ]
done
"$source/scripts/check_links.sh"

# -- Python reads the headers as they are --------------------------------------

python=$(python_with cffi) ||
    skip 'all steps passed but this one: a python3 with cffi is not there'
says 0 '' "$python" "$here/cffi_test.py" "$temp/prefix/include"
echo "all steps passed"
