#!/usr/bin/env bash
# Programs on ranks: what each rank takes and gives, on threads and as an MPI
# job, and how runs end when ranks differ, fail, wait or are too slow.
# usage: execute_ranks_test.sh SDYRT [MPIRUN [OPTIONS..]]
set -euo pipefail
sdyrt=$1
shift
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
failed=0

fail() {
    echo "FAIL: $*"
    failed=1
}

# on N ARGUMENTS..: run `sdyrt exec` on N ranks.
if [ $# -gt 0 ]; then
    mpirun=("$@")
    on() {
        timeout 300 "${mpirun[@]}" -n "$1" "$sdyrt" exec --backend mpi "${@:2}"
    }
else
    on() {
        timeout 300 "$sdyrt" exec -n "$1" "${@:2}"
    }
fi

# expect STATUS TEXT N ARGUMENTS..: ends with the status and prints the text,
# its first line where it fails: launchers add theirs.
expect() {
    local status=0 got
    got=$(on "${@:3}" 2>&1) || status=$?
    if [ "$1" != 0 ]; then
        got=$(grep -m 1 '^sdyrt:' <<<"$got" |
            sed 's/^sdyrt: rank [0-9]*: /sdyrt: /') || true
    fi
    if [ "$status" != "$1" ] || [ "$got" != "$2" ]; then
        fail "$3 ranks, ${*:4}: status $status, not $1: $got"
    fi
}

# Arguments: of all ranks, of one.
cat >gather.mlir <<'END2'
func.func @main(%x: tensor<2xi8>) -> (tensor<6xi8>, tensor<ui32>) {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>, use_global_device_ids}> : (tensor<2xi8>) -> tensor<6xi8>
  %1 = stablehlo.partition_id : tensor<ui32>
  return %0, %1 : tensor<6xi8>, tensor<ui32>
}
END2
mkdir -p in/rank1
printf '\1\2' >in/arg0.bin
printf '\5\6' >in/rank1/arg0.bin
gathered="tensor<6xi8> [1, 2, 1, 2, 5, 6]"
expect 0 "rank 0
$gathered
tensor<ui32> 0
rank 1
$gathered
tensor<ui32> 1
rank 2
$gathered
tensor<ui32> 2" 3 gather.mlir --in in
expect 0 "" 3 gather.mlir --in in --out made
for rank in 0 1 2; do
    tail -c 6 "made/rank$rank/result0.npy" | cmp - <(printf '\1\2\1\2\5\6') ||
        fail "result of rank $rank"
done
expect 1 "sdyrt: gather.mlir:2:8: 'stablehlo.all_gather' op names rank 2, and \
it runs on 2 ranks, which are 1 x 2 replicas and partitions" \
    2 gather.mlir --in in

# A rank that fails ends the others; one that does not end is ended.
cat >check.mlir <<'END2'
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  check.expect_eq_const %x, dense<1> : tensor<i32> : tensor<i32>
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
END2
mkdir -p one/rank1
printf '\1\0\0\0' >one/arg0.bin
expect 0 "rank 0
tensor<i32> 0
rank 1
tensor<i32> 0" 2 check.mlir --in one
printf '\2\0\0\0' >one/rank1/arg0.bin
on 2 check.mlir --in one >out 2>&1 && fail "a check that does not hold"
grep -q "^sdyrt: .*check.mlir:2:3: 'check.expect_eq_const' op does not hold" \
    out || fail "$(cat out)"

cat >wait.mlir <<'END2'
func.func @main(%x: tensor<i1>, %y: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%a = %x) : tensor<i1>
  cond {
    stablehlo.return %a : tensor<i1>
  } do {
    stablehlo.return %a : tensor<i1>
  }
  %1 = "stablehlo.all_gather"(%y) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}
END2
sed -i 's/tensor<i32>/tensor<1xi32>/g; s/-> tensor<1xi32>/-> tensor<2xi32>/
    s/return %1 : tensor<1xi32>/return %1 : tensor<2xi32>/' wait.mlir
mkdir -p slow/rank1
printf '\0' >slow/arg0.bin
printf '\1' >slow/rank1/arg0.bin
printf '\1\0\0\0' >slow/arg1.bin
expect 1 "sdyrt: the run has taken longer than 1 s" \
    2 wait.mlir --in slow --timeout 1

# Replicas and partitions.
cat >numbers.mlir <<'END2'
func.func @main(%x: tensor<1xi8>) -> (tensor<ui32>, tensor<ui32>, tensor<2xi8>) {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.partition_id : tensor<ui32>
  %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i8>
  %3 = stablehlo.reshape %2 : (tensor<i8>) -> tensor<1xi8>
  %4 = "stablehlo.all_gather"(%3) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<1xi8>) -> tensor<2xi8>
  return %0, %1, %4 : tensor<ui32>, tensor<ui32>, tensor<2xi8>
}
END2
expect 0 "rank 0
tensor<ui32> 0
tensor<ui32> 0
tensor<2xi8> [0, 0]
rank 1
tensor<ui32> 0
tensor<ui32> 1
tensor<2xi8> [1, 1]
rank 2
tensor<ui32> 1
tensor<ui32> 0
tensor<2xi8> [0, 0]
rank 3
tensor<ui32> 1
tensor<ui32> 1
tensor<2xi8> [1, 1]" 4 numbers.mlir --replicas 2 --random 1

bench=$(on 2 gather.mlir --bench 2>&1) && fail "groups of 3 ranks on 2"
bench=$(on 3 gather.mlir --bench)
[[ $bench =~ ^best\ [0-9.]+\ ms$ ]] || fail "--bench: $bench"

exit $failed
