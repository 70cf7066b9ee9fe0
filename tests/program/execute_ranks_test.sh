#!/usr/bin/env bash
# Programs on ranks: what each rank takes and gives, on threads and as an MPI
# job, and how runs end when ranks differ, fail, wait or are too slow.
# usage: execute_ranks_test.sh SDYRT [MPIRUN [OPTIONS..]]
set -euo pipefail
sdyrt=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
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

# Shardings: values stay through each collective, whose tiles move; manual
# computations, one in another.
cat >shardings.mlir <<'END2'
sdy.mesh @mesh = <["x"=2, "y"=2]>
sdy.mesh @back = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>
func.func @main(%a: tensor<4x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) {
  %0 = sdy.all_gather [{}, {"y"}] %a out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xi32>
  %1 = sdy.all_slice [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xi32>
  %2 = sdy.all_to_all [{"y"}: 1->0] %1 out_sharding=<@mesh, [{"x", "y"}, {}]> : tensor<4x8xi32>
  %3 = sdy.collective_permute %2 out_sharding=<@mesh, [{"y", "x"}, {}]> : tensor<4x8xi32>
  %4 = sdy.all_reduce {"y"} %0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xi32>
  %5 = sdy.reduce_scatter [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xi32>
  %6 = sdy.sharded_to_unreduced [{}, {"y"}] %a out_sharding=<@mesh, [{"x"}, {}], unreduced={"y"}> : tensor<4x8xi32>
  %7 = sdy.all_reduce {"y"} %6 out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xi32>
  %8 = sdy.replicated_to_unreduced {"y"} %0 out_sharding=<@mesh, [{"x"}, {}], unreduced={"y"}> : tensor<4x8xi32>
  %9 = sdy.collective_permute %a out_sharding=<@back, [{"x"}, {"y"}]> : tensor<4x8xi32>
  return %3, %4, %5, %6, %7, %8, %9 : tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>
}
END2
"$sdyrt" exec shardings.mlir --random 3 | sort -u >alone
on 4 shardings.mlir --random 3 | sed '/^rank/d' | sort -u | cmp - alone ||
    fail "collectives of Shardy change a value"
[ "$(wc -l <alone)" = 1 ] || fail "on one device: $(cat alone)"
expect 1 "sdyrt: shardings.mlir:4:8: 'sdy.all_gather' op is on a mesh of 4 \
devices, and it runs on 2 ranks" 2 shardings.mlir --random 3
cat >manual.mlir <<'END2'
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<4x4xi32>) -> (tensor<4x4xi32>, tensor<4x2xi32>, tensor<4x4xi32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {"y"}]>] out_shardings=[<@mesh, [{"x"}, {"y"}]>] manual_axes={"x", "y"} (%arg1: tensor<2x2xi32>) {
    %p = stablehlo.partition_id : tensor<ui32>
    %c = stablehlo.convert %p : (tensor<ui32>) -> tensor<i32>
    %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    sdy.return %b : tensor<2x2xi32>
  } : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %1 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {"y"}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x", "y"} (%arg1: tensor<2x2xi32>) {
    %s = "stablehlo.all_reduce"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %s = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
    sdy.return %s : tensor<2x2xi32>
  } : (tensor<4x4xi32>) -> tensor<4x2xi32>
  %2 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x4xi32>) {
    %3 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{}, {"y"}]>] out_shardings=[<@mesh, [{}, {"y"}]>] manual_axes={"y"} (%arg2: tensor<2x2xi32>) {
      %p = stablehlo.partition_id : tensor<ui32>
      %c = stablehlo.convert %p : (tensor<ui32>) -> tensor<i32>
      %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
      %s = stablehlo.add %b, %arg2 : tensor<2x2xi32>
      sdy.return %s : tensor<2x2xi32>
    } : (tensor<2x4xi32>) -> tensor<2x4xi32>
    sdy.return %3 : tensor<2x4xi32>
  } : (tensor<4x4xi32>) -> tensor<4x4xi32>
  return %0, %1, %2 : tensor<4x4xi32>, tensor<4x2xi32>, tensor<4x4xi32>
}
END2
python3 -c 'import array; array.array("i", range(16)).tofile(open("x.bin", "wb"))'
got=$(on 4 manual.mlir --arg 0=x.bin)
manual="tensor<4x4xi32> [[0, 0, 1, 1], [0, 0, 1, 1], [2, 2, 3, 3], [2, 2, 3, 3]]
tensor<4x2xi32> [[2, 4], [10, 12], [18, 20], [26, 28]]
tensor<4x4xi32> [[0, 1, 3, 4], [4, 5, 7, 8], [10, 11, 13, 14], [14, 15, 17, 18]]"
[ "$got" = "rank 0
$manual
rank 1
$manual
rank 2
$manual
rank 3
$manual" ] || fail "manual computations: $got"

# Ranks that run different programs are told so before anything runs.
if [ $# -gt 0 ]; then
    sed 's/stablehlo.subtract/stablehlo.add/' check.mlir >other.mlir
    timeout 300 "$@" -n 1 "$sdyrt" exec --backend mpi check.mlir --in one : \
        -n 1 "$sdyrt" exec --backend mpi other.mlir --in one >out 2>&1 &&
        fail "different programs"
    grep -q "rank 0 and rank 1 run different programs" out ||
        fail "different programs: $(cat out)"
fi

# Random functions as programs of ranks, beside run_parallel.
if [ $# -gt 0 ]; then
    "$here/execute_ranks.py" "$sdyrt" 700 2 --ranks "$@" || failed=1
else
    "$here/execute_ranks.py" "$sdyrt" 500 60 --ranks || failed=1
fi

if [ $# = 0 ]; then
    bench=$(on 2 gather.mlir --bench 2>&1) && fail "groups of 3 ranks on 2"
    bench=$(on 3 gather.mlir --bench)
    [[ $bench =~ ^best\ [0-9.]+\ ms$ ]] || fail "--bench: $bench"
fi

exit $failed
