#!/usr/bin/env bash
# Programs that run: those of this folder check their own results, and fail when one
# is changed; then what `sdyrt exec` takes, prints and writes, and how it ends.
# random.mlir.gz, sums_of_steps.mlir.gz and folds_of_steps.mlir.gz are of random
# programs, with what StableHLO's reference interpreter gives for them
# (execute_random.py --write), parallel.mlir.gz and parallel_steps.mlir.gz of
# collectives (execute_ranks.py --write);
# linear_calls.mlir.gz of JAX's linear algebra, with what JAX gives
# (execute_linear.py --write).
# usage: execute_test.sh SDYRT
set -euo pipefail
sdyrt=$1
here=$(cd "$(dirname "$0")" && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
failed=0
n=0

fail() {
    echo "FAIL: $*"
    failed=1
}

# shellcheck source=tests/program/left_out.sh
. "$here/../left_out.sh"
for program in "$here"/*.mlir; do
    is_left_out execute "$program" && continue
    "$sdyrt" exec "$program" || fail "$program"
    n=$((n + 1))
done
for packed in "$here"/*.mlir.gz; do
    if ! gzip -dc "$packed" | "$sdyrt" exec - 2>told; then
        if grep -q "LAPACK's routine is in no library" told; then
            echo "without LAPACK: $packed is left out"
        else
            fail "$packed: $(cat told)"
        fi
    fi
    n=$((n + 1))
done
[ "$n" -gt 5 ] || fail "only $n programs"
# Each step on several threads equals another way to its result, and results are
# of the same bits on any number of threads.
gzip -dc "$here/large_steps.mlir.gz" >large_steps.mlir
for threads in 1 3; do
    SDYRT_EXEC_THREADS=$threads "$sdyrt" exec large_steps.mlir ||
        fail "large_steps.mlir on $threads threads"
done
cat >bits.mlir <<'END'
func.func @main(%x: tensor<300x700xf32>) -> (tensor<f32>, tensor<700xf32>, tensor<300x300xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.tanh %x : tensor<300x700xf32>
  %0 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x700xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300x700xf32>, tensor<f32>) -> tensor<700xf32>
  %2 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<300x700xf32>, tensor<300x700xf32>) -> tensor<300x300xf32>
  return %0, %1, %2 : tensor<f32>, tensor<700xf32>, tensor<300x300xf32>
}
END
for threads in 1 3; do
    SDYRT_EXEC_THREADS=$threads "$sdyrt" exec bits.mlir --random 1 \
        --out bits$threads || fail "bits.mlir on $threads threads"
done
diff -r bits1 bits3 || fail "bits differ with the number of threads"
SDYRT_BLAS_LIB='' "$sdyrt" exec "$here/large_products.mlir" ||
    fail "without OpenBLAS"

# expect STATUS TEXT COMMAND..: ends with the status and prints the text.
expect() {
    local status=0 got
    got=$("${@:3}" 2>&1) || status=$?
    if [ "$status" != "$1" ] || [ "$got" != "$2" ]; then
        fail "${*:3}: status $status, not $1: $got"
    fi
}

cat >wrong.mlir <<'END'
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[1.0, 2.0], [3.0, 5.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  return
}
END
expect 1 "sdyrt: wrong.mlir:3:3: 'check.expect_eq_const' op does not hold: \
element [1, 1] is 4, expected 5, distance 1 (2097152 ULP); 1 of 4 are wrong" \
    "$sdyrt" exec wrong.mlir
expect 1 "sdyrt: cannot read '.': Is a directory" "$sdyrt" exec .
SDYRT_EXEC_THREADS=65 expect 1 "sdyrt: the environment's SDYRT_EXEC_THREADS is \
'65', expected 1 to 64" "$sdyrt" exec wrong.mlir
cat >dynamic.mlir <<'END'
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.abs %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
END
expect 3 "sdyrt: dynamic.mlir:1:1: 'func.func' op is not supported: argument \
0 has a dynamic shape: 'tensor<?xf32>'. Lower the program, or export it, with sizes" "$sdyrt" exec dynamic.mlir
cat >promoted.mlir <<'END'
func.func @main(%x: tensor<2xi8>) -> tensor<2xi32> {
  %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
  }) {replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<2xi8>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
END
expect 3 "sdyrt: promoted.mlir:2:8: 'stablehlo.all_reduce' op is not supported: \
a body of other types than its operands, which have to be converted before" \
    "$sdyrt" exec promoted.mlir --random 1
cat >unknown.mlir <<'END'
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq_const %0, dense<2> : tensor<i32> : tensor<i32>
  stablehlo.custom_call @nobody(%0) : (tensor<i32>) -> ()
  return
}
END
expect 3 "sdyrt: unknown.mlir:4:3: 'stablehlo.custom_call' op is not supported: \
a call of 'nobody': no function of that name is known. Give it one: --calls \
LIB.so, or sdyrt_program_compile_with" "$sdyrt" exec unknown.mlir
# lapack TEXT CONFIG TYPE LAYOUT: what is said of a factor by LAPACK.
lapack() {
    cat >lapack.mlir <<END
func.func @main() -> ($3, tensor<i32>) {
  %0 = stablehlo.constant dense<1.0> : $3
  %1:2 = stablehlo.custom_call @lapack_spotrf_ffi(%0) {mhlo.backend_config = $2$4} : ($3) -> ($3, tensor<i32>)
  return %1#0, %1#1 : $3, tensor<i32>
}
END
    expect 3 "sdyrt: lapack.mlir:3:10: 'stablehlo.custom_call' op is not supported: \
a call of 'lapack_spotrf_ffi' with $1" "$sdyrt" exec lapack.mlir
}
layouts=', operand_layouts = [dense<[0, 1]> : tensor<2xindex>], '
layouts+='result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]'
lapack "a layout that is not column-major" '{uplo = 76 : ui8}' 'tensor<2x2xf32>' ''
lapack "a layout that is not column-major" '{uplo = 76 : ui8}' 'tensor<2x2xf32>' \
    "${layouts//\[0, 1\]/[1, 0]}"
lapack "such types" '{uplo = 76 : ui8}' 'tensor<2x3xf32>' "$layouts"
lapack "such types" '{uplo = 76 : ui8}' 'tensor<2x2xf64>' "$layouts"
lapack "such a backend_config" '{uplo = 78 : ui8}' 'tensor<2x2xf32>' "$layouts"
lapack "such a backend_config" '"L"' 'tensor<2x2xf32>' "$layouts"
# Without checks functions are made in f64 and rounded: near 0, where they lose
# digits otherwise, and far.
cat >fast.mlir <<'END'
func.func @main() -> (tensor<5xf32>, tensor<7xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %x0 = stablehlo.constant dense<[-0.3, 0.34, 1.0, 10.0, -20.0]> : tensor<5xf32>
  %0 = stablehlo.exponential %x0 : tensor<5xf32>
  %x1 = stablehlo.constant dense<[-0.2, 0.2, 0.24, 1.0e-8, 0.26, 1.0, -3.0]> : tensor<7xf32>
  %1 = stablehlo.exponential_minus_one %x1 : tensor<7xf32>
  %x2 = stablehlo.constant dense<[0.7, 1.5, 3.0, 100.0, 1.0e-10]> : tensor<5xf32>
  %2 = stablehlo.log %x2 : tensor<5xf32>
  %x3 = stablehlo.constant dense<[1.0e-8, -0.2, 0.2, 1.0e-4, 3.0]> : tensor<5xf32>
  %3 = stablehlo.log_plus_one %x3 : tensor<5xf32>
  %x4 = stablehlo.constant dense<[0.005, -0.009, 0.02, 0.5, 3.0]> : tensor<5xf32>
  %4 = stablehlo.tanh %x4 : tensor<5xf32>
  return %0, %1, %2, %3, %4 : tensor<5xf32>, tensor<7xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}
END
expect 0 'tensor<5xf32> [0.740818202, 1.40494764, 2.71828175, 22026.4648, 2.06115369e-09]
tensor<7xf32> [-0.181269243, 0.221402764, 0.271249145, 9.99999994e-09, 0.296930075, 1.71828187, -0.950212955]
tensor<5xf32> [-0.356674969, 0.405465096, 1.09861231, 4.60517025, -23.0258503]
tensor<5xf32> [9.99999994e-09, -0.223143548, 0.182321563, 9.99949989e-05, 1.38629436]
tensor<5xf32> [0.00499995844, -0.00899975654, 0.0199973341, 0.462117165, 0.995054781]' \
    "$sdyrt" exec fast.mlir

cat >feed.mlir <<'END'
func.func @feed() -> tensor<2xi64> {
  %0 = stablehlo.create_token : !stablehlo.token
  %1:2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  return %1#0 : tensor<2xi64>
}
func.func @fed() -> (tensor<2xi64>, tensor<2xi64>) {
  %0 = stablehlo.constant dense<1> : tensor<2xi64>
  return %0, %0 : tensor<2xi64>, tensor<2xi64>
}
func.func @main() -> tensor<2xi64> {
  %0 = "interpreter.run_parallel"() {infeed = [@fed], programs = [[@feed]]} : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
END
expect 1 "sdyrt: feed.mlir:3:10: 'stablehlo.infeed' op gets 2 values, and has 1 \
results" "$sdyrt" exec feed.mlir
sed -i '/@fed()/s/-> .*/-> tensor<2xi32> {/; s/dense<1> : .*/dense<1> : tensor<2xi32>/
    s/return %0, %0.*/return %0 : tensor<2xi32>/' feed.mlir
expect 1 "sdyrt: feed.mlir:3:10: 'stablehlo.infeed' op gets a value of another \
type as result 0" "$sdyrt" exec feed.mlir
cat >quant.mlir <<'END'
func.func @main(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  return
}
END
expect 3 "sdyrt: quant.mlir:1:1: 'func.func' op is not supported: elements of \
type '!quant.uniform<i8:f32, 2.000000e+00>'" "$sdyrt" exec quant.mlir --random 1
cat >resize.mlir <<'END'
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.set_dimension_size"(%x, %n) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
END
sed -i '1a %n = stablehlo.constant dense<2> : tensor<i32>' resize.mlir
expect 3 "sdyrt: resize.mlir:3:8: 'stablehlo.set_dimension_size' op is not \
supported: the executor does not run this operation" \
    "$sdyrt" exec resize.mlir --random 1

# More memory than there is.
# large TYPE OP: a program with a tensor of this type, which the op makes.
large() {
    cat <<END
func.func @main() -> tensor<1xi8> {
  %0 = stablehlo.$2 : tensor<$1>
  %1 = stablehlo.negate %0 : tensor<$1>
  %2 = stablehlo.slice %1 [3:4] : (tensor<$1>) -> tensor<1xi8>
  return %2 : tensor<1xi8>
}
END
}
for n in 4611686018427387904 9223372036854775807; do
    large "${n}xi8" "iota dim = 0" >large.mlir
    expect 3 "sdyrt: large.mlir:2:8: 'stablehlo.iota' op is not supported: a \
tensor as large as 'tensor<${n}xi8>'" "$sdyrt" exec large.mlir
    large "${n}xi8" "constant dense<1>" >large.mlir
    expect 3 "sdyrt: large.mlir:2:8: 'stablehlo.constant' op is not supported: a \
tensor as large as 'tensor<${n}xi8>'" "$sdyrt" exec large.mlir
done

large 70368744177664xi8 "constant dense<1>" |
    sed 's/negate %0/reverse %0, dims = [0]/' >large.mlir
told=$(ASAN_OPTIONS=allocator_may_return_null=1 \
    TSAN_OPTIONS=allocator_may_return_null=1 \
    "$sdyrt" exec large.mlir 2>&1) && fail "128 TiB: $told"
grep -q "^sdyrt: no memory for the [0-9]* bytes of a run; the most, \
70368744177664, are for large.mlir:2:8: 'stablehlo.constant' op$" <<<"$told" ||
    fail "128 TiB: $told"

cat >circle.mlir <<'END'
func.func private @f(%x: tensor<i32>) -> tensor<i32> {
  %0 = func.call @f(%x) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %0 = func.call @f(%x) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
END
expect 3 "sdyrt: circle.mlir:2:8: 'func.call' op is not supported: calls deeper \
than 200" "$sdyrt" exec circle.mlir --random 1
cat >forever.mlir <<'END'
func.func @main() {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.while(%x = %true) : tensor<i1>
  cond {
    stablehlo.return %x : tensor<i1>
  } do {
    stablehlo.return %x : tensor<i1>
  }
  return
}
END
expect 1 "sdyrt: the run has taken longer than 0.2 s" \
    "$sdyrt" exec forever.mlir --timeout 0.2

# What each check lets pass: holds STATUS CHECK A B, of f32.
holds() {
    local call="check.$2 %a, %b" types="tensor<f32>, tensor<f32>" status=0
    case $2 in
    *,*) call="check.${2%%,*} %a, %b,${2#*,}" ;;
    @*) call="stablehlo.custom_call ${2/@/@check.}(%a, %b)"
        types="(tensor<f32>, tensor<f32>) -> ()" ;;
    esac
    [ "$2" != @eq ] || { call="%c = $call"; types=${types/()/tensor<i1>}; }
    "$sdyrt" exec - 2>told <<END || status=$?
func.func @main() {
  %a = stablehlo.constant dense<$3> : tensor<f32>
  %b = stablehlo.constant dense<$4> : tensor<f32>
  $call : $types
  return
}
END
    [ "$status" = "$1" ] || fail "$2 of $3 and $4: $status, not $1: $(cat told)"
}
nan=0x7FC00000 inf=0x7F800000
holds 0 @expect_close 0x3F800000 0x3F800003
holds 1 @expect_close 0x3F800000 0x3F800004
holds 0 expect_close 0x3F800000 0x3F800001
holds 1 expect_close 0x3F800000 0x3F800002
holds 0 "expect_close, max_ulp_difference = 2" 0x3F800000 0x3F800002
holds 1 "expect_close, max_ulp_difference = 2, min_ulp_difference = 1" 1.0 1.0
holds 0 expect_close -0.0 0.0
holds 0 expect_close -0.0 0x00000001
holds 1 expect_close 0x80000001 0x00000001
holds 0 expect_close $nan 0xFFC00001
holds 0 expect_close $inf $inf
holds 1 expect_close $inf 0x7F7FFFFF
holds 1 expect_close $nan 1.0
holds 0 @expect_almost_eq 1.0 1.0009
holds 1 @expect_almost_eq 1.0 1.0011
holds 0 expect_almost_eq 1.0 1.00009
holds 1 expect_almost_eq 1.0 1.00011
holds 1 expect_almost_eq 1000000.0 1000000.5
holds 0 expect_almost_eq $nan $nan
holds 0 expect_almost_eq $inf $inf
holds 1 expect_almost_eq $inf 0xFF800000
holds 0 @eq 1.0 1.00009
holds 1 @eq 1.0 1.00011
holds 0 expect_eq -0.0 0.0
holds 1 expect_eq 1.0 0x3F800001
holds 1 expect_eq $nan $nan

# Ctrl-C, when the program has printed that it runs.
sed '2a interpreter.print %true : tensor<i1>' forever.mlir >printing.mlir
"$sdyrt" exec printing.mlir >printed 2>interrupted &
while [ ! -s printed ] && kill -0 $! 2>/dev/null; do
    sleep 0.1
done
kill -INT $!
status=0
wait $! || status=$?
[ "$status: $(cat interrupted)" = "1: sdyrt: the run was interrupted" ] ||
    fail "Ctrl-C: status $status: $(cat interrupted)"

# On a terminal the run is shown, and its key ends it.
cat >terminal.py <<'END'
import os, pty, sys
child, terminal = pty.fork()
if child == 0:
    os.execv(sys.argv[1], sys.argv[1:])
seen = b""
while True:
    try:
        more = os.read(terminal, 4096)
    except OSError: # it has ended
        break
    if more == b"":
        break
    if b"running for" not in seen and b"running for" in seen + more:
        os.write(terminal, b"\x03")
    seen += more
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
last = seen.replace(b"^C", b"").split(b"\x1b[K")[-1].strip().decode()
shown = b" of 500 s; Ctrl-C ends it" in seen
print(status, shown, last)
END
got=$(timeout 600 python3 terminal.py "$sdyrt" exec forever.mlir --timeout 500)
[ "$got" = "1 True sdyrt: the run was interrupted" ] ||
    fail "on a terminal: $got"
expect 2 "sdyrt: --progress: expected auto, always or never, found 'now'" \
    "$sdyrt" exec forever.mlir --progress now

cat >sizes.mlir <<'END'
func.func @main(%s: tensor<1xi64>) -> tensor<3xf32> {
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
END
printf '\4\0\0\0\0\0\0\0' >four.bin
cat >cut.mlir <<'END'
func.func @main(%x: tensor<4xi8>, %from: tensor<1xi64>, %to: tensor<1xi64>) -> tensor<2xi8> {
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %0 = stablehlo.real_dynamic_slice %x, %from, %to, %one : (tensor<4xi8>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
END
printf '\1\2\3\4' >cut.bin
printf '\6\0\0\0\0\0\0\0' >six.bin
expect 1 "sdyrt: cut.mlir:3:8: 'stablehlo.real_dynamic_slice' op the slice of \
dimension 0 is not of the 2 elements of the result" \
    "$sdyrt" exec cut.mlir --arg 0=cut.bin --arg 1=four.bin --arg 2=six.bin
expect 1 "sdyrt: sizes.mlir:2:8: 'stablehlo.dynamic_iota' op size 0 is 4, and 3 in \
the type of the result" "$sdyrt" exec sizes.mlir --arg 0=four.bin
cat >probe.mlir <<'END'
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %n = stablehlo.constant dense<3> : tensor<i64>
  %0 = stablehlo.while(%i = %zero) : tensor<i64>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = interpreter.probe %i, probe_id = "turn" : tensor<i64>
    %2 = stablehlo.add %1, %one : tensor<i64>
    stablehlo.return %2 : tensor<i64>
  }
  %x = stablehlo.constant dense<[[1.0, 0.5], [0x7FC00000, -2.0e-40]]> : tensor<2x2xf32>
  interpreter.print %x : tensor<2x2xf32>
  interpreter.print %one : tensor<i64>
  check.expect_serialized_eq %zero, probe_id = "turn" : tensor<i64>
  check.expect_serialized_eq %one, probe_id = "turn", iteration = 2 : tensor<i64>
  check.expect_serialized_eq %one, probe_id = "turn", iteration = 4 : tensor<i64>
  return
}
END
expect 1 "%cst = tensor<2x2xf32> {
  [
    [1.000000e+00, 5.000000e-01],
    [0x7FC00000, -2.000000e-40]
  ]
}
%c_0 = tensor<i64> {1}
sdyrt: probe.mlir:19:3: 'check.expect_serialized_eq' op does not hold: probe \
'turn' has not run 4 times" "$sdyrt" exec probe.mlir

# A loop that writes an element of 4 MB a turn: in place, or for hours.
cat >turns.mlir <<'END'
func.func @main(%x: tensor<1048576xi32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<200000> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<1048576xi32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.dynamic_update_slice %a, %1, %i : (tensor<1048576xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1048576xi32>
    %3 = "stablehlo.scatter"(%2, %1, %i) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>):
      %6 = stablehlo.add %4, %5 : tensor<i32>
      stablehlo.return %6 : tensor<i32>
    }) : (tensor<1048576xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1048576xi32>
    %7 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %7, %3 : tensor<i32>, tensor<1048576xi32>
  }
  %8 = stablehlo.slice %0#1 [199999:200000] : (tensor<1048576xi32>) -> tensor<1xi32>
  %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
  return %9 : tensor<i32>
}
END
expect 0 "tensor<i32> 399998" \
    "$sdyrt" exec turns.mlir --random 1 --timeout 120

# Arguments and results, in both forms of files.
cat >add.mlir <<'END'
func.func @main(%x: tensor<2x2xi16>, %y: tensor<2x2xi16>) -> (tensor<2x2xi16>, tensor<i1>) {
  %0 = stablehlo.add %x, %y : tensor<2x2xi16>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  return %0, %1 : tensor<2x2xi16>, tensor<i1>
}
END
mkdir in
printf '\1\0\2\0\3\0\4\0' >in/arg0.bin
printf '\377\377\1\0\0\0\5\0' >other.bin
expect 0 "tensor<2x2xi16> [[0, 3], [3, 9]]
tensor<i1> true" "$sdyrt" exec add.mlir --in in --arg 1=other.bin
expect 0 "" "$sdyrt" exec add.mlir --in in --arg 1=other.bin --out made
expect 0 "tensor<2x2xi16> [[0, 6], [6, 18]]
tensor<i1> true" "$sdyrt" exec add.mlir --arg 0=made/result0.npy \
    --arg 1=made/result0.npy
[ "$(ls made)" = $'result0.npy\nresult1.npy' ] || fail "files: $(ls made)"
mkdir -p blocked/result1.npy
cp made/result0.npy blocked
expect 1 "sdyrt: cannot write 'blocked/result1.npy': Is a directory" \
    "$sdyrt" exec add.mlir --random 3 --out blocked
[ "$(ls -A blocked)" = $'result0.npy\nresult1.npy' ] ||
    fail "files: $(ls -A blocked)"
tail -c 8 blocked/result0.npy | cmp - <(printf '\0\0\3\0\3\0\11\0') ||
    fail "one result is written, and the other not"
expect 1 "sdyrt: argument 1: no file is given for it, nor --random" \
    "$sdyrt" exec add.mlir --in in
expect 1 "sdyrt: made/result1.npy: its elements are '|b1', and i16 is '<i2'" \
    "$sdyrt" exec add.mlir --in in --arg 1=made/result1.npy
printf '\1\0' >short.bin
expect 1 "sdyrt: short.bin: it has 2 bytes of elements, and 8 are needed" \
    "$sdyrt" exec add.mlir --in in --arg 1=short.bin
printf '123456789' >long.bin
expect 1 "sdyrt: long.bin: it has more than 8 bytes of elements, and 8 are needed" \
    "$sdyrt" exec add.mlir --in in --arg 1=long.bin
# npy FILE DESCR FORTRAN SHAPE BYTES..: a file of these, in octal.
npy() {
    local header="{'descr': '$2', 'fortran_order': $3, 'shape': $4, }"
    {
        # shellcheck disable=SC2059
        printf '\223NUMPY\1\0'"\\$(printf '%03o' ${#header})\\0"
        printf '%s' "$header"
        # shellcheck disable=SC2059
        printf "$5"
    } >"$1"
}
eight='\1\0\2\0\3\0\4\0'
# refuse TEXT: what is said of the argument bad.npy
refuse() {
    expect 1 "sdyrt: bad.npy: $1" \
        "$sdyrt" exec add.mlir --in in --arg 1=bad.npy
}
npy bad.npy '<i2' False '(2, 2)' "$eight"
expect 0 "tensor<2x2xi16> [[2, 4], [6, 8]]
tensor<i1> true" "$sdyrt" exec add.mlir --in in --arg 1=bad.npy
npy bad.npy '<i2' True '(2, 2)' "$eight"
expect 0 "tensor<2x2xi16> [[2, 5], [5, 8]]
tensor<i1> true" "$sdyrt" exec add.mlir --in in --arg 1=bad.npy
npy bad.npy '>i2' True '(2, 2)' '\0\1\0\2\0\3\0\4'
expect 0 "tensor<2x2xi16> [[2, 5], [5, 8]]
tensor<i1> true" "$sdyrt" exec add.mlir --in in --arg 1=bad.npy
npy bad.npy '<u2' False '(2, 2)' "$eight"
refuse "its elements are '<u2', and i16 is '<i2'"
npy bad.npy '<i2' False '(4,)' "$eight"
refuse "its shape is (4,), and (2, 2) is needed"
npy bad.npy '<i2' False '(2, 2, 1)' "$eight"
refuse "its shape is (2, 2, 1), and (2, 2) is needed"
npy bad.npy '<i2' False '(2, 2)' '\1\0\2'
refuse "it has 3 bytes of elements, and 8 are needed"
npy bad.npy '<i2' False '(2, 2)' "$eight$eight"
refuse "it has more than 8 bytes of elements, and 8 are needed"
npy whole.npy '<i2' False '(2, 2)' "$eight"
for version in '\11\0' '\4\0' '\0\0' '\1\1' '\2\1'; do
    { printf '\223NUMPY' && printf '%b' "$version" && tail -c +9 whole.npy; } \
        >bad.npy
    number=$(od -An -tu1 -j6 -N2 bad.npy | awk '{ print $1 "." $2 }')
    refuse "it is of version $number of .npy, and 1.0, 2.0 and 3.0 are read"
done
for version in '\2\0' '\3\0'; do # whose length has four bytes
    { printf '\223NUMPY%b' "$version" && head -c 10 whole.npy | tail -c 2 &&
        printf '\0\0' && tail -c +11 whole.npy; } >newer.npy
    expect 0 "tensor<2x2xi16> [[2, 4], [6, 8]]
tensor<i1> true" "$sdyrt" exec add.mlir --in in --arg 1=newer.npy
done
for bytes in 7 9 40; do
    head -c "$bytes" whole.npy >bad.npy
    refuse "its header is no header of .npy"
done
# bad_header TEXT HEADER: what is said of a file with this header.
bad_header() {
    # shellcheck disable=SC2059
    printf "\223NUMPY\1\0\\$(printf '%03o' ${#2})\0%s" "$2" >bad.npy
    refuse "$1"
}
for key in descr fortran_order shape; do
    header="{'descr': '<i2', 'fortran_order': False, 'shape': (2, 2), }"
    bad_header "its header is no header of .npy: it has no good '$key'" \
        "${header/"'$key'"/"'key'"}    "
done
bad_header "its header is no header of .npy: it has no good 'shape'" \
    "{'descr': '<i2', 'fortran_order': False, 'shape': (2, 2      "
bad_header "its header is no header of .npy: it has no good 'fortran_order'" \
    "{'descr': '<i2', 'fortran_order': Perhaps, 'shape': (2, 2)}  "
bad_header "its elements are [('a', '<i2')], and i16 is '<i2'" \
    "{'descr': [('a', '<i2')], 'fortran_order': False, 'shape': (2, 2)}  "
bad_header "its elements are '<i', and i16 is '<i2'" \
    "{'descr': '<i', 'fortran_order': False, 'shape': (2, 2)}  "
printf 'PK\3\4 and more' >bad.npy
refuse "it does not begin as .npy does, but as .npz, which has several arrays"
printf '12345678' >bad.npy
refuse "it does not begin as .npy does; raw elements are called .bin"
expect 1 "sdyrt: nothing.npy: No such file or directory" \
    "$sdyrt" exec add.mlir --in in --arg 1=nothing.npy
expect 1 "sdyrt: in: Is a directory" \
    "$sdyrt" exec add.mlir --in in --arg 1=in

expect 1 "sdyrt: --arg: the program has 2 arguments, and none of number 2" \
    "$sdyrt" exec add.mlir --in in --arg 2=short.bin
"$sdyrt" exec add.mlir --random 7 >first
"$sdyrt" exec add.mlir --random 7 | cmp - first || fail "--random 7 differs"

bench=$("$sdyrt" exec add.mlir --bench)
[[ $bench =~ ^best\ [0-9.]+\ ms$ ]] || fail "--bench: $bench"

# docs/ops.md has a row for each operation, and says of each whether it runs:
# with an entry of its own, with loops, or as the end of a block.
root=$here/../../..
awk 'BEGIN { RS = "(^|\n)OP[(]" }
    FNR > 1 && match($0, /"[a-z]+[.][^"]+"/) {
        name = substr($0, RSTART + 1, RLENGTH - 2)
        if (name !~ /^(builtin.module|func.func|sdy.mesh|shard.grid|.*[.]return)$/)
            print name, $0 ~ /[.](execute|successors) =|LOOPS[(]/ ? "runs" : "-"
    }' "$root"/program/rows/{builtin,chlo,sdyrt,stablehlo_*}.def "$root"/shard/rows/*.def "$root"/testing/ops.def |
        sort >in_rows
# shellcheck disable=SC2016 # the backquotes are the page's
sed -n 's/^| `\([a-z]*[.][^`]*\)` | \([^|]*\) |.*/\1 \2/p' "$root/docs/ops.md" |
    awk '{ print $1, $2 == "-" ? "-" : "runs" }' | sort >in_docs
[ "$(wc -l <in_rows)" -gt 150 ] || fail "only $(wc -l <in_rows) rows were found"
diff in_rows in_docs || fail "docs/ops.md (>) and the rows (<) differ"

exit $failed
