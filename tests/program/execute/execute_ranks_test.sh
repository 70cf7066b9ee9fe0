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

# A rank that fails ends one in a loop, without collectives too.
cat >one_fails.mlir <<'END2'
func.func @main(%x: tensor<i1>) {
  check.expect_eq_const %x, dense<true> : tensor<i1> : tensor<i1>
  %0 = stablehlo.while(%a = %x) : tensor<i1>
  cond {
    stablehlo.return %a : tensor<i1>
  } do {
    stablehlo.return %a : tensor<i1>
  }
  return
}
END2
mkdir -p apart/rank1
printf '\1' >apart/arg0.bin
printf '\0' >apart/rank1/arg0.bin
expect 1 "sdyrt: one_fails.mlir:2:3: 'check.expect_eq_const' op does not hold: \
element [] is 0, expected 1, distance 1; 1 of 1 are wrong" \
    2 one_fails.mlir --in apart

# interrupt RANK ARGUMENTS..: interrupts a run of 2 ranks, or that rank of it;
# all ranks end. The run has begun when its progress is shown.
cat >started <<'END2'
#!/bin/sh
echo $$ >"pid${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-0}}"
exec "$@"
END2
chmod +x started
interrupt() {
    local rank=$1 status=0 pid launcher=(./started "$sdyrt" exec -n 2)
    shift
    if [ -n "${mpirun[*]-}" ]; then
        launcher=("${mpirun[@]}" -n 2 ./started "$sdyrt" exec --backend mpi)
    else
        rank=0
    fi
    rm -f out "pid$rank"
    timeout 300 "${launcher[@]}" "$@" --progress always \
        >out 2>&1 &
    pid=$!
    until grep -qs 'running for' out || ! kill -0 $pid 2>/dev/null; do
        sleep 0.2
    done
    kill -INT "$(cat "pid$rank")"
    wait $pid || status=$?
    if [ "$status" != 1 ] || ! grep -q 'sdyrt: .*the run was interrupted' out
    then
        fail "interrupting rank $rank of $*: status $status: $(cat out)"
    fi
}
cat >apart.mlir <<'END2'
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
END2
interrupt 0 wait.mlir --in slow
interrupt 1 apart.mlir

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

# The ranks of a partitioned program are the devices of its mesh.
cat >mesh.mlir <<'END2'
sdy.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<2xi8> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<ui32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  return %0 : tensor<ui32>
}
END2
expect 2 "sdyrt: --replicas 2: the program is partitioned: its ranks are the \
devices of a mesh, of one replica; see --whole" 2 mesh.mlir --random 1 \
    --replicas 2
expect 0 "rank 0
tensor<ui32> 0
rank 1
tensor<ui32> 1" 2 mesh.mlir --random 1 --replicas 2 --whole

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
on 4 shardings.mlir --random 3 --whole | sed '/^rank/d' | sort -u | cmp - alone ||
    fail "collectives of Shardy change a value"
on 4 shardings.mlir --random 3 | sort -u | cmp - alone ||
    fail "collectives of Shardy change a value whose tiles move"
[ "$(wc -l <alone)" = 1 ] || fail "on one device: $(cat alone)"
expect 1 "sdyrt: shardings.mlir:4:8: 'sdy.all_gather' op is on a mesh of 4 \
devices, and it runs on 2 ranks; -n 4 gives it as many" \
    2 shardings.mlir --random 3 --whole
expect 1 "sdyrt: shardings.mlir:1:1: 'sdy.mesh' op @mesh has 4 devices, \
and there are 2 ranks; -n 4 gives it as many" \
    2 shardings.mlir --random 3
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
got=$(on 4 manual.mlir --arg 0=x.bin --whole)
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
expect 0 "$manual" 4 manual.mlir --arg 0=x.bin

# A program with a mesh is partitioned: arguments are cut, results are whole again.
cat >parts.mlir <<'END2'
sdy.mesh @m = <["x"=2, "y"=2], device_ids=[3, 0, 2, 1]>
func.func @main(%a: tensor<5x3xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %b: tensor<f32>) -> (tensor<3x5xi32>, tensor<3x3xi32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}, tensor<f32>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<5x3xi32>) -> tensor<3x5xi32>
  %1 = stablehlo.dot %0, %a : (tensor<3x5xi32>, tensor<5x3xi32>) -> tensor<3x3xi32>
  %2 = stablehlo.add %b, %b : tensor<f32>
  return %0, %1, %2 : tensor<3x5xi32>, tensor<3x3xi32>, tensor<f32>
}
END2
python3 -c 'import array; array.array("i", range(15)).tofile(open("a.bin", "wb"))'
printf '\0\0\200\77' >b.bin
parts="tensor<3x5xi32> [[0, 3, 6, 9, 12], [1, 4, 7, 10, 13], [2, 5, 8, 11, 14]]
tensor<3x3xi32> [[270, 300, 330], [300, 335, 370], [330, 370, 410]]
tensor<f32> 2"
expect 0 "$parts" 4 parts.mlir --arg 0=a.bin --arg 1=b.bin
expect 0 "result 0: tensor<3x5xi32>: equal
result 1: tensor<3x3xi32>: equal
result 2: tensor<f32>: equal" 4 parts.mlir --arg 0=a.bin --arg 1=b.bin --check
expect 0 "" 4 parts.mlir --arg 0=a.bin --arg 1=b.bin --out joined
"$sdyrt" exec parts.mlir --arg 0=a.bin --arg 1=b.bin --out alone.d
diff -r joined alone.d || fail "results that are joined again"
expect 1 "sdyrt: a.bin: it has more than 4 bytes of elements, and 4 are needed" \
    4 parts.mlir --arg 0=a.bin --arg 1=a.bin
expect 1 "sdyrt: parts.mlir:1:1: 'sdy.mesh' op @m has 4 devices, and \
there are 3 ranks; -n 4 gives it as many" \
    3 parts.mlir --random 1
# A gather that each device has a part of keeps the signs of zeros.
for type in f32 bf16 'complex<f32>'; do
    zeros="[-0.0, 1.0, 0.0, -0.0]" got="[-0, 1, 0, -0]"
    case $type in c*)
        zeros="[(-0.0, -0.0), (1.0, -0.0), (0.0, -0.0), (0.0, 0.0)]"
        got="[(-0, -0), (1, -0), (0, -0), (0, 0)]"
        ;;
    esac
    cat >zeros.mlir <<END2
sdy.mesh @m = <["x"=2]>
func.func @main() -> tensor<4x$type> {
  %i = stablehlo.iota dim = 0 : tensor<4x1xi32>
  %0 = stablehlo.constant dense<$zeros> : tensor<4x$type>
  %1 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} %0 : tensor<4x$type>
  %2 = "stablehlo.gather"(%1, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4x$type>, tensor<4x1xi32>) -> tensor<4x$type>
  return %2 : tensor<4x$type>
}
END2
    "$sdyrt" partition zeros.mlir | grep -q select || fail "no mask of $type"
    expect 0 "tensor<4x$type> $got" 2 zeros.mlir
done

# What is in terms is given, and returned, as its sum.
cat >terms.mlir <<'END2'
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<2xi32> {sdy.sharding = #sdy.sharding<@m, [{}], unreduced={"x"}>}) -> (tensor<2xi32> {sdy.sharding = #sdy.sharding<@m, [{}], unreduced={"x"}>}) {
  return %a : tensor<2xi32>
}
END2
printf '\5\0\0\0\7\0\0\0' >terms.bin
expect 0 "tensor<2xi32> [5, 7]" 2 terms.mlir --arg 0=terms.bin
expect 0 "result 0: tensor<2xi32>: equal" 2 terms.mlir --arg 0=terms.bin --check
# Terms of a maximum or a minimum: that a manual computation gives, that a
# reduction makes and a constraint keeps.
for kind in max min; do
    sed "s/max/$kind/g" >extremes.mlir <<'END2'
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4x2xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) -> (tensor<2x2xi32>, tensor<4xi32>) {
  %start = stablehlo.constant dense<5> : tensor<i32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{}, {}], unreduced=max{"x"}>] manual_axes={"x"} (%tile: tensor<2x2xi32>) {
    sdy.return %tile : tensor<2x2xi32>
  } : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.reduce(%a init: %start) applies stablehlo.maximum across dimensions = [1] : (tensor<4x2xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = sdy.sharding_constraint %1 <@m, [{}], unreduced=max{"x"}> : tensor<4xi32>
  %3 = stablehlo.negate %2 : tensor<4xi32>
  return %0, %3 : tensor<2x2xi32>, tensor<4xi32>
}
END2
    python3 -c 'import array; array.array("i", [9, 0, 3, 7, 1, 4, 8, 2]).tofile(open("extremes.bin", "wb"))'
    extremes="tensor<2x2xi32> [[9, 4], [8, 7]]
tensor<4xi32> [-9, -7, -5, -8]"
    [ $kind = max ] || extremes="tensor<2x2xi32> [[1, 0], [3, 2]]
tensor<4xi32> [0, -3, -1, -2]"
    expect 0 "$extremes" 2 extremes.mlir --arg 0=extremes.bin
    expect 0 "rank 0
$extremes
rank 1
$extremes" 2 extremes.mlir --arg 0=extremes.bin --whole
done

# The number of a partition is no value that all devices have: outside of manual
# computations it is refused, in functions too, but for one device.
cat >position.mlir <<'END2'
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<2xui32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<2xui32>, tensor<ui32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%tile: tensor<1xui32>) {
    %2 = func.call @number() : () -> tensor<ui32>
    %3 = stablehlo.reshape %2 : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %3 : tensor<1xui32>
  } : (tensor<2xui32>) -> tensor<2xui32>
  %1 = stablehlo.replica_id : tensor<ui32>
  return %0, %1 : tensor<2xui32>, tensor<ui32>
}
func.func private @number() -> tensor<ui32> {
  %0 = stablehlo.partition_id : tensor<ui32>
  return %0 : tensor<ui32>
}
END2
expect 0 "tensor<2xui32> [0, 1]
tensor<ui32> 0" 2 position.mlir --random 1
sed 's/%1 = .*/%1 = func.call @number() : () -> tensor<ui32>/' position.mlir >called.mlir
refused="'stablehlo.partition_id' op is another number on each device, where all devices have \
one value: it belongs into an sdy.manual_computation"
expect 1 "sdyrt: called.mlir:12:8: $refused" 2 called.mlir --random 1
sed 's/replica_id/partition_id/' position.mlir >number.mlir
expect 1 "sdyrt: number.mlir:8:8: $refused" 2 number.mlir --random 1
sed 's/"x"=2/"x"=1/; /manual/,/^  }/d; s/%0, /%a, /' number.mlir >alone.mlir
expect 0 "tensor<2xui32> [9, 11]
tensor<ui32> 0" 1 alone.mlir --random 1

# Random numbers are those of one device, whatever moves before them: behind a
# sum, in a function called twice, of a loop, unused, of each tile.
cat >numbers_any.mlir <<'END2'
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<4xi32>, tensor<4xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, tensor<4xi32>, tensor<4xi32>) {
  %from = stablehlo.constant dense<0> : tensor<i32>
  %to = stablehlo.constant dense<1000> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.dot %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<i32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.rng %from, %to, %n, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  %3 = stablehlo.add %1, %2 : tensor<4xi32>
  %4 = func.call @random(%a) : (tensor<4xi32>) -> tensor<4xi32>
  %unused = stablehlo.rng %from, %to, %n, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  %5 = func.call @random(%4) : (tensor<4xi32>) -> tensor<4xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %6:2 = stablehlo.while(%i = %false, %b = %a) : tensor<i1>, tensor<4xi32>
  cond {
    %go = stablehlo.not %i : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %true = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.rng %from, %to, %n, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
    stablehlo.return %true, %7 : tensor<i1>, tensor<4xi32>
  }
  %8 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%tile: tensor<2xi32>) {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1000> : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<1xi64>
    %9 = stablehlo.rng %c0, %c1, %two, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<2xi32>
    sdy.return %9 : tensor<2xi32>
  } : (tensor<4xi32>) -> tensor<4xi32>
  return %3, %5, %6#1, %8 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
func.func private @random(%a: tensor<4xi32>) -> tensor<4xi32> {
  %from = stablehlo.constant dense<0> : tensor<i32>
  %to = stablehlo.constant dense<1000> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.rng %from, %to, %n, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  %1 = stablehlo.add %0, %a : tensor<4xi32>
  return %1 : tensor<4xi32>
}
END2
expect 0 "$(printf 'result %d: tensor<4xi32>: equal\n' 0 1 2 3)" \
    2 numbers_any.mlir --random 1 --check
on 2 numbers_any.mlir --random 1 >numbers_any
on 2 numbers_any.mlir --random 1 --whole | sed '/^rank/d' |
    cmp - <(cat numbers_any numbers_any) || fail "random numbers of --whole"
cat >tile.mlir <<'END2'
sdy.mesh @m = <["x"=2]>
func.func @main() -> (tensor<1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>, sdyrt.global = tensor<2xi32>}) {
  %0 = stablehlo.constant dense<1> : tensor<1xi32>
  return %0 : tensor<1xi32>
}
END2
expect 1 "sdyrt: tile.mlir:2:1: 'func.func' op is of one device already: result 0 \
is a tile, as its sdyrt.global says" 2 tile.mlir

cat >plain.mlir <<'END2'
func.func @main(%a: tensor<5xf32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
END2
expect 2 "sdyrt: --check: the program is not partitioned: it has no mesh; see --mesh \
(one of the dialect shard runs as it is, unless it is annotated and has no collectives)" \
    2 plain.mlir --random 1 --check
python3 -c 'import array; array.array("f", [1e8, 1, 1, 1, -1e8]).tofile(open("f.bin", "wb"))'
sharded=(--mesh '@m=<["x"=3]>' --sharding '0=<@m, [{"x"}]>')
expect 1 "sdyrt: --check: result 0: element [] of rank 0 is 0, and on \
one device 3; 3 of all ranks' elements are wrong, by up to 1 of the largest element, 3; \
allowed 0.0001 (--tolerance)" \
    3 plain.mlir --arg 0=f.bin "${sharded[@]}" --check
expect 1 "sdyrt: plain.mlir:1:1: 'func.func' op arg 0 - unknown mesh: @m" 3 plain.mlir --random 1 \
    --sharding '0=<@m, [{"x"}]>'

# The mesh is one that the arguments hold; another one is used by nothing; the
# function that runs may be private.
cat >held.mlir <<'END2'
sdy.mesh @unused = <["x"=16]>
func.func private @negate(%a: tensor<7x5xi32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2]>, [{"a"}, {"b"}]>}) -> tensor<7x5xi32> {
  %0 = stablehlo.negate %a : tensor<7x5xi32>
  return %0 : tensor<7x5xi32>
}
END2
expect 0 "result 0: tensor<7x5xi32>: equal" 4 held.mlir --random 1 --check
expect 1 "sdyrt: held.mlir:2:1: 'func.func' op its mesh has 4 devices, and there are 3 \
ranks; -n 4 gives it as many" 3 held.mlir --random 1
[ "$("$sdyrt" partition held.mlir --summary | sed -n '1s/:.*//p')" = "// device 0 of 4" ] ||
    fail "the summary of a mesh that arguments hold"
cat >single.mlir <<'END2'
sdy.mesh @ninth = <[], device_ids=[9]>
func.func @main(%a: tensor<4xi32> {sdy.sharding = #sdy.sharding<@ninth, []>}) -> tensor<4xi32> {
  return %a : tensor<4xi32>
}
END2
expect 1 "sdyrt: single.mlir:1:1: 'sdy.mesh' op @ninth is device 9, and there are 3 ranks" \
    3 single.mlir --random 1 --mesh '@m=<["x"=3]>'
echo 'module {}' >empty.mlir
expect 1 "sdyrt: empty.mlir:1:1: 'builtin.module' op has no function to run" 2 empty.mlir
# What rounds to a narrower float on the way may be off as far as that: in an operation
# of its own, in a region. A call may be as far off as anything.
cat >narrow.mlir <<'END2'
func.func @main(%a: tensor<5xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
  %3 = stablehlo.convert %2 : (tensor<bf16>) -> tensor<f32>
  %4 = stablehlo.multiply %1, %3 : tensor<f32>
  %5 = "stablehlo.case"(%i) ({
    %7 = stablehlo.convert %1 : (tensor<f32>) -> tensor<f16>
    %8 = stablehlo.convert %7 : (tensor<f16>) -> tensor<f32>
    %9 = stablehlo.multiply %1, %8 : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  %6 = call @f(%1) : (tensor<f32>) -> tensor<f32>
  return %1, %4, %5, %6 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
func.func private @f(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}
END2
python3 -c 'import array; array.array("f", [1, 5e-8, 5e-8, 0, 0]).tofile(open("g.bin", "wb"))'
off="tensor<f32>: largest error 1.2e-07 of the largest element, 1; allowed"
expect 0 "result 0: $off 0.0001
result 1: $off 0.04
result 2: $off 0.005
result 3: $off 0.04" 3 narrow.mlir --arg 0=g.bin "${sharded[@]}" --check
expect 0 "result 0: $off 0.3
result 1: $off 0.3
result 2: $off 0.3
result 3: $off 0.3" 3 narrow.mlir --arg 0=g.bin "${sharded[@]}" --check --tolerance 0.3

# Ranks are device ids, and tiles are by position in the mesh: of {"b", "a"} rank
# 4 a + b has tile 2 b + a, so tile 1 is sent by rank 4 to rank 1, and not the
# other way round; of @turned rank 7 has tile 0.
cat >positions.mlir <<'END2'
sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @turned = <["a"=2, "b"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
func.func @main() {
  %x = stablehlo.iota dim = 0 : tensor<8x2xi32>
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"b", "a"}, {}]>] out_shardings=[<@mesh, [{"a", "b"}, {}]>] manual_axes={"a", "b"} (%arg1: tensor<1x2xi32>) {
    %s = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 0], [1, 2], [2, 4], [3, 6], [4, 1], [5, 3], [6, 5], [7, 7]]> : tensor<8x2xi64>}> : (tensor<1x2xi32>) -> tensor<1x2xi32>
    sdy.return %s : tensor<1x2xi32>
  } : (tensor<8x2xi32>) -> tensor<8x2xi32>
  check.expect_eq %0, %x : tensor<8x2xi32>, tensor<8x2xi32>
  %1 = sdy.manual_computation(%x) in_shardings=[<@turned, [{"a", "b"}, {}]>] out_shardings=[<@turned, [{"a", "b"}, {}]>] manual_axes={"a", "b"} (%arg1: tensor<1x2xi32>) {
    %p = stablehlo.partition_id : tensor<ui32>
    %c = stablehlo.convert %p : (tensor<ui32>) -> tensor<i32>
    %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
    %s = stablehlo.add %b, %arg1 : tensor<1x2xi32>
    sdy.return %s : tensor<1x2xi32>
  } : (tensor<8x2xi32>) -> tensor<8x2xi32>
  check.expect_eq_const %1, dense<7> : tensor<8x2xi32> : tensor<8x2xi32>
  return
}
END2
if [ $# = 0 ]; then
    expect 0 "$(printf 'rank %d\n' 0 1 2 3 4 5 6 7)" 8 positions.mlir --whole
    expect 0 "" 8 positions.mlir
    sed '/_pairs/s/\[\([0-7]\), \([0-7]\)\]/[\2, \1]/g' positions.mlir \
        >exchanged.mlir
    on 8 exchanged.mlir >out 2>&1 && fail "tiles at other ranks"
    grep -q "'check.expect_eq' op does not hold" out || fail "$(cat out)"
fi

# Programs of JAX over 8 devices, with what JAX gave, on a mesh each; made with
# execute_jax_many.py --only FAMILY:NUMBER --keep DIR.
if [ $# = 0 ]; then
    tar -xzf "$here/jax_many.tar.gz"
    for one in jax_many/*; do
        for how in "--expect $one" --check; do
            # shellcheck disable=SC2086
            on 8 "$one/f.mlir" --in "$one" $how --tolerance 1e-3 >out 2>&1 ||
                fail "$one $how: $(cat out)"
        done
    done
    [ "$(find jax_many -name result0.npy | wc -l)" = 8 ] || fail "not 8 of JAX"
fi

# Ranks that run different programs are told so before anything runs.
if [ $# -gt 0 ]; then
    sed 's/stablehlo.subtract/stablehlo.add/' check.mlir >other.mlir
    timeout 300 "$@" -n 1 "$sdyrt" exec --backend mpi check.mlir --in one : \
        -n 1 "$sdyrt" exec --backend mpi other.mlir --in one >out 2>&1 &&
        fail "different programs"
    grep -q "rank 1 calls an executor for program" out ||
        fail "different programs: $(cat out)"
fi

# Random functions as programs of ranks, beside run_parallel.
if [ $# -gt 0 ]; then
    "$here/../random/execute_ranks.py" "$sdyrt" 700 2 --ranks "$@" || failed=1
else
    "$here/../random/execute_ranks.py" "$sdyrt" 500 60 --ranks || failed=1
fi

if [ $# = 0 ]; then
    bench=$(on 2 gather.mlir --bench 2>&1) && fail "groups of 3 ranks on 2"
    # Rank 1 alone has something to do: a run takes as long as it does, and that
    # is many turns of its loop.
    cat >turns.mlir <<'END2'
func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  return %0 : tensor<i32>
}
END2
    mkdir -p turns/rank1
    printf '\0\0\0\0' >turns/arg0.bin
    printf '\0\0\2\0' >turns/rank1/arg0.bin
    bench=$(on 2 turns.mlir --in turns --bench)
    grep -qE '^mean [0-9.]+ ms, of which collectives' <<<"$bench" ||
        fail "--bench on ranks: $bench"
    awk '/^best [0-9.]+ ms$/ { best = $2 } /^mean/ { mean = $2 }
        END { exit !(best > 0.1 && mean >= best) }' <<<"$bench" ||
        fail "--bench of ranks one of which is slow: $bench"

    # Values that ranks print are whole ones.
    cat >shown.mlir <<'END2'
func.func @main(%x: tensor<40x20xi32>) {
  interpreter.print %x : tensor<40x20xi32>
  return
}
END2
    on 8 shown.mlir --random 1 | grep -v '^rank' >shown
    "$sdyrt" exec shown.mlir --random 1 >once
    for _ in 1 2 3 4 5 6 7 8; do cat once; done | cmp - shown ||
        fail "values that ranks print"
fi

# What has begun is done where it has begun.
cat >async.mlir <<'END2'
func.func @main(%x: tensor<2xi8>) -> tensor<4xi8> {
  %f = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<2xi8>):
    %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<2xi8>) -> tensor<4xi8>
    stablehlo.return %0 : tensor<4xi8>
  }) : (tensor<2xi8>) -> !stablehlo.future<tensor<4xi8>>
  %1 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi8>>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}
END2
mkdir -p async/rank1
printf '\1\2' >async/arg0.bin
printf '\3\4' >async/rank1/arg0.bin
expect 0 "rank 0
tensor<4xi8> [3, 4, 1, 2]
rank 1
tensor<4xi8> [3, 4, 1, 2]" 2 async.mlir --in async --replicas 2

# The dialect shard: each operation; a program that is cut by a pass gives what
# the whole program gives; halos.
on 6 "$here/ranks/shard.mlir" | cmp - "$here/ranks/shard.out" ||
    fail "operations of the dialect shard"
expect 1 "sdyrt: $here/ranks/shard.mlir:18:15: 'shard.all_gather' op is on a \
grid of 2x3 devices, and it runs on 4 ranks" 4 "$here/ranks/shard.mlir"
for shape in 4 2 ?x2 0x3 0x?; do
    cat >other.mlir <<END2
shard.grid @g(shape = $shape)
func.func @main() -> tensor<1xi64> {
  %i = shard.process_linear_index on @g : index
  %n = arith.index_cast %i : index to i64
  %x = tensor.from_elements %n : tensor<1xi64>
  return %x : tensor<1xi64>
}
END2
    advice=
    [ "${#shape}" = 1 ] && advice="; -n $shape gives it as many"
    expect 1 "sdyrt: other.mlir:3:8: 'shard.process_linear_index' op is on a grid \
of $shape devices, and it runs on 3 ranks$advice" 3 other.mlir
done
# Numbers are arguments and results; constants of any dialect; the sharding of a
# value; a basis of the run.
cat >numbers.mlir <<'END2'
shard.grid @g(shape = 2x?)
func.func @main(%r: index, %a: tensor<1x2x2xf32>, %f: f32, %b: i1, %w: i8) -> (tensor<1x2x2xf32>, index, index, index, f32, i1, i8) {
  %i = shard.process_linear_index on @g : index
  %root = shard.broadcast %a on @g grid_axes = [1] root = [%r] : (tensor<1x2x2xf32>, index) -> tensor<1x2x2xf32>
  %z = arith.constant dense<0.0> : tensor<1xf32>
  %m = tosa.matmul %root, %root, %z, %z : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2xf32>
  %s = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %v = shard.shard %a to %s : tensor<1x2x2xf32>
  %t = shard.get_sharding %v : tensor<1x2x2xf32> -> !shard.sharding
  %n:2 = shard.grid_shape @g : index, index
  %at:2 = affine.delinearize_index %i into (%n#0, %n#1) : index, index
  %size:3 = shard.shard_shape dims = [7, 2, 2] sharding = %t device = [%at#0, %at#1] : index, index, index
  %back = affine.linearize_index [%at#1, %at#0] by (%n#1, %n#0) : index
  return %m, %size#0, %at#1, %back, %f, %b, %w : tensor<1x2x2xf32>, index, index, index, f32, i1, i8
}
END2
mkdir -p numbers
printf '\1\0\0\0\0\0\0\0' >numbers/arg0.bin
printf '\0\0\200?\0\0\0@\0\0@@\0\0\200@' >numbers/arg1.bin
printf '\0\0\0@' >numbers/arg2.bin
printf '\1' >numbers/arg3.bin
printf '\377' >numbers/arg4.bin
for rank in "0 3 0 0" "1 4 1 2" "2 3 0 1" "3 4 1 3"; do
    read -r r size at back <<<"$rank"
    printf '%s\n' "rank $r" "tensor<1x2x2xf32> [[[7, 10], [15, 22]]]" \
        "tensor<i64> $size" "tensor<i64> $at" "tensor<i64> $back" \
        "tensor<f32> 2" "tensor<i1> true" "tensor<i8> -1"
done >numbers.out
on 4 numbers.mlir --in numbers | cmp - numbers.out || fail "numbers"
printf '\2\0\0\0\0\0\0\0' >numbers/arg0.bin
expect 1 "sdyrt: numbers.mlir:4:11: 'shard.broadcast' op: broadcast: Out of bounds \
coordinate 0 for in-group device \"root\". Got 2, but expected value in the range \
[0, 1]." 4 numbers.mlir --in numbers
# Roots, shapes of shards and branches that a run knows.
on 6 "$here/ranks/shard_run.mlir" | cmp - "$here/ranks/shard_run.out" ||
    fail "what only a run knows"
cat >roots.mlir <<'END2'
shard.grid @g(shape = 2)
func.func @main(%at: tensor<index>) -> tensor<2xi8> {
  %root = tensor.extract %at[] : tensor<index>
  %x = arith.constant dense<7> : tensor<2xi8>
  %0 = shard.broadcast %x on @g grid_axes = [0] root = [%root] : (tensor<2xi8>, index) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
END2
mkdir -p roots/rank1
printf '\2\0\0\0\0\0\0\0' >roots/arg0.bin
printf '\2\0\0\0\0\0\0\0' >roots/rank1/arg0.bin
expect 1 "sdyrt: roots.mlir:5:8: 'shard.broadcast' op: broadcast: Out of bounds \
coordinate 0 for in-group device \"root\". Got 2, but expected value in the range \
[0, 1]." 2 roots.mlir --in roots
printf '\0\0\0\0\0\0\0\0' >roots/rank1/arg0.bin
printf '\1\0\0\0\0\0\0\0' >roots/arg0.bin
if on 2 roots.mlir --in roots >out 2>&1 || ! grep -q "root = " out; then
    fail "roots that differ: $(cat out)"
fi
printf '\2\0\0\0\0\0\0\0' >roots/rank1/arg0.bin
if on 2 roots.mlir --in roots >out 2>&1 ||
    ! grep -q "Out of bounds coordinate 0" out; then
    fail "a root outside of its group on one rank: $(cat out)"
fi
cat >groups.mlir <<'END2'
shard.grid @g(shape = 2x2)
func.func @main() -> (tensor<1xi64>, tensor<2xi64>) {
  %rank = shard.process_linear_index on @g : index
  %at:2 = shard.process_multi_index on @g : index, index
  %i = arith.index_cast %rank : index to i64
  %x = tensor.from_elements %i : tensor<1xi64>
  %0 = shard.broadcast %x on @g grid_axes = [1] root = [%at#0] : (tensor<1xi64>, index) -> tensor<1xi64>
  %1 = shard.gather %x on @g grid_axes = [0] gather_axis = 0 root = [%at#1] : (tensor<1xi64>, index) -> tensor<2xi64>
  return %0, %1 : tensor<1xi64>, tensor<2xi64>
}
END2
expect 0 "rank 0
tensor<1xi64> [0]
tensor<2xi64> [0, 2]
rank 1
tensor<1xi64> [0]
tensor<2xi64> [0, 0]
rank 2
tensor<1xi64> [3]
tensor<2xi64> [0, 0]
rank 3
tensor<1xi64> [3]
tensor<2xi64> [1, 3]" 4 groups.mlir
# Each rank takes its own way; loops of branches without an end, on all ranks
# and beside a rank that fails.
cat >branches.mlir <<'END2'
shard.grid @g(shape = 2)
func.func @main() -> tensor<2xi64> {
  %rank = shard.process_linear_index on @g : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %x = arith.constant dense<5> : tensor<1xi64>
  cf.br ^head(%zero, %x : index, tensor<1xi64>)
^head(%i: index, %y: tensor<1xi64>):
  %more = arith.cmpi slt, %i, %three : index
  cf.cond_br %more, ^body, ^done
^body:
  %is_first = arith.cmpi eq, %rank, %zero : index
  cf.cond_br %is_first, ^double, ^sum(%y : tensor<1xi64>)
^double:
  %twice = arith.addi %y, %y : tensor<1xi64>
  cf.br ^sum(%twice : tensor<1xi64>)
^sum(%z: tensor<1xi64>):
  %sum = shard.all_reduce %z on @g grid_axes = [0] : tensor<1xi64> -> tensor<1xi64>
  %next = arith.addi %i, %one : index
  cf.br ^head(%next, %sum : index, tensor<1xi64>)
^done:
  %all = shard.all_gather %y on @g grid_axes = [0] gather_axis = 0 : tensor<1xi64> -> tensor<2xi64>
  return %all : tensor<2xi64>
}
END2
expect 0 "rank 0
tensor<2xi64> [135, 135]
rank 1
tensor<2xi64> [135, 135]" 2 branches.mlir
cat >loop.mlir <<'END2'
func.func @main(%c: tensor<i1>) {
  %0 = tensor.extract %c[] : tensor<i1>
  cf.br ^turn
^turn:
  cf.cond_br %0, ^turn, ^end
^end:
  check.expect_eq_const %c, dense<true> : tensor<i1> : tensor<i1>
  return
}
END2
expect 1 "sdyrt: loop.mlir:7:3: 'check.expect_eq_const' op does not hold: \
element [] is 0, expected 1, distance 1; 1 of 1 are wrong" 2 loop.mlir --in apart
printf '\1' >true.bin
expect 1 "sdyrt: the run has taken longer than 0.5 s" \
    2 loop.mlir --arg 0=true.bin --timeout 0.5
sed 's/cond_br.*/br ^turn/' loop.mlir >forever.mlir
expect 3 "sdyrt: forever.mlir:1:1: 'func.func' op is not supported: it does not \
return" 1 forever.mlir
cat >halos.mlir <<'END2'
shard.grid @g(shape = 3)
func.func @main(%x: tensor<7xi8>) -> tensor<7xi8> {
  %0 = shard.update_halo %x on @g split_axes = [[0]] halo_sizes = [1, 2] : tensor<7xi8>
  return %0 : tensor<7xi8>
}
END2
mkdir -p halos/rank1 halos/rank2
printf '\1\12\13\14\15\2\3' >halos/arg0.bin
printf '\1\24\25\26\27\2\3' >halos/rank1/arg0.bin
printf '\1\36\37\40\41\2\3' >halos/rank2/arg0.bin
expect 0 "rank 0
tensor<7xi8> [1, 10, 11, 12, 13, 20, 21]
rank 1
tensor<7xi8> [13, 20, 21, 22, 23, 30, 31]
rank 2
tensor<7xi8> [23, 30, 31, 32, 33, 2, 3]" 3 halos.mlir --in halos

# Pieces that are not alike have not the sizes of one type.
for shape in 3 "?"; do
    cat >pieces.mlir <<END2
shard.grid @g(shape = $shape)
func.func @main() -> tensor<7xi32> {
  %x = arith.constant dense<7> : tensor<7xi32>
  %0 = shard.all_to_all %x on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<7xi32> -> tensor<7xi32>
  return %0 : tensor<7xi32>
}
END2
    on 3 pieces.mlir >out 2>&1 && fail "pieces of 7 on 3 ranks"
    grep -qE "pieces.mlir:4:8: 'shard.all_to_all' op has a result of size 7 in \
dimension 0, which on this rank is of size (6|9)\$" out || fail "$(cat out)"
done
on 7 pieces.mlir >out || fail "pieces of 7 on 7 ranks"

# A sum of all ranks is on the first, of as many as there are; a root that no
# rank has is told.
cat >root.mlir <<'END'
func.func @main() -> tensor<i64> {
  %x = stablehlo.constant dense<3> : tensor<i64>
  %root = stablehlo.constant dense<$root> : tensor<1xi32>
  %0 = "stablehlo.collective_reduce"(%x, %root) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<> : tensor<0x0xi64>, has_dynamic_root = true} : (tensor<i64>, tensor<1xi32>) -> tensor<i64>
  return %0 : tensor<i64>
}
END
for n in 1 2 3 5 8; do
    # shellcheck disable=SC2016 # of the program, not of the shell
    sed 's/\$root/'$((n - 1))/ root.mlir >at.mlir
    sum=$(on "$n" at.mlir | sed -n '/^rank/!p' | grep -v 'i64> 0$')
    [ "$sum" = "tensor<i64> $((3 * n))" ] || fail "a root of $n: $sum"
done
expect 1 "sdyrt: at.mlir:4:8: 'stablehlo.collective_reduce' op has root 7 for \
operand 0, in a group of 2 ranks" 2 at.mlir

# Messages, and halos, that a run decides; reductions of small integers.
for program in messages:4 roots:4 started:2 exchanges:3 alone:2 small:3 bits:3; do
    on "${program#*:}" "$here/ranks/${program%:*}.mlir" |
        cmp - "$here/ranks/${program%:*}.out" || fail "$program"
done
# What a rank sends first is what the next one takes last, which is larger.
sed -e 's/%r1 = .*/%r1 = shard.recv %xx on @g grid_axes = [0] source = [%left] : (tensor<2xi64>, index) -> tensor<2xi64>/' \
    -e 's/%s1 = .*/%s1 = shard.send %xx on @g grid_axes = [0] destination = [%left] : (tensor<2xi64>, index) -> tensor<2xi64>/' \
    -e 's/%y = .*/&\n  %xx = tensor.from_elements %v, %v : tensor<2xi64>/' \
    -e 's/tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>/tensor<1xi64>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>/' \
    "$here/ranks/exchanges.mlir" >sizes.mlir
on 3 sizes.mlir >out 2>&1 && fail "an exchange of other sizes"
grep -q "sizes.mlir:[0-9]*:[0-9]*: 'shard.recv' op" out || fail "$(cat out)"
number() { printf '%b' "\\0$(printf '%03o' "$1")\\0\\0\\0\\0\\0\\0\\0"; }
number 1 >halos/arg1.bin
on 3 "$here/ranks/halos.mlir" --in halos | cmp - "$here/ranks/halos.out" ||
    fail "halos that a run knows"
number 2 >halos/rank2/arg1.bin
expect 1 "sdyrt: $here/ranks/halos.mlir:6:8: 'shard.update_halo' op has halo 0 of 1 \
on rank 0 and of 2 on rank 2" 3 "$here/ranks/halos.mlir" --in halos
for low in '\6\0\0\0\0\0\0\0' '\377\377\377\377\377\377\377\377'; do
    # shellcheck disable=SC2059
    printf "$low" | tee halos/rank2/arg1.bin >halos/arg1.bin
    expect 1 "sdyrt: $here/ranks/halos.mlir:6:8: 'shard.update_halo' op has no room \
in dimension 0 for its halos" 3 "$here/ranks/halos.mlir" --in halos
done
# Sizes of ranks that do not go together, or that nothing says.
sizes() {
    printf 'shard.grid @g(shape = 2x2)\nfunc.func @main(%s) {\n%s\n  return\n}\n' \
        "$1" "$2"
}
one_or_two='%i = shard.process_linear_index on @g : index
  %one = arith.constant 1 : index
  %n = arith.addi %i, %one : index
  %x = tensor.empty(%n) : tensor<?xi32>'
sizes '%x: tensor<?xi32>' '' >unsaid.mlir
expect 1 "sdyrt: unsaid.mlir:2:1: 'func.func' op argument 0 has sizes that \
nothing says: 'sdyrt.shard' says what it is the shard of, as shard-partition \
does" 4 unsaid.mlir --random 1
sizes '' "$one_or_two" >grid.mlir
expect 1 "sdyrt: grid.mlir:3:6: 'shard.process_linear_index' op is on a grid \
that is not of 3 devices, as many as there are ranks" 3 grid.mlir
sizes '' "$one_or_two
  %0 = shard.all_reduce %x on @g grid_axes = [0] : tensor<?xi32> -> tensor<?xi32>" \
    >group.mlir
expect 1 "sdyrt: group.mlir:7:8: 'shard.all_reduce' op has operands of 1 and of \
3 elements in dimension 0, on ranks 0 and 2 of a group" 4 group.mlir
sizes '' "$one_or_two
  %0 = tensor.cast %x : tensor<?xi32> to tensor<1xi32>" >cast.mlir
expect 1 "sdyrt: cast.mlir:7:8: 'tensor.cast' op has 2 elements in dimension 0 \
on rank 1, and its result 1" 4 cast.mlir
sizes '' "$one_or_two
  %y = arith.constant dense<1> : tensor<1xi32>
  %0 = tosa.add %x, %y : (tensor<?xi32>, tensor<1xi32>) -> tensor<?xi32>
  %c = tensor.cast %y : tensor<1xi32> to tensor<?xi32>
  %1 = tosa.sub %x, %c : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>" \
    >loops.mlir
expect 1 "sdyrt: loops.mlir:10:8: 'tosa.sub' op has operands of 2 and of 1 \
elements in dimension 0, on rank 1" 4 loops.mlir
sizes '' "$one_or_two
  %0 = shard.update_halo %x on @g split_axes = [[0]] halo_sizes = [0, 0] : tensor<?xi32>" \
    >cores.mlir
expect 1 "sdyrt: cores.mlir:7:8: 'shard.update_halo' op has cores in dimension 0 \
that are not the shards of one tensor" 4 cores.mlir
sizes '' "$one_or_two
  %y = tensor.empty(%one) : tensor<?xi32>
  %p = arith.cmpi eq, %i, %one : index
  cf.cond_br %p, ^bb1(%x : tensor<?xi32>), ^bb1(%y : tensor<?xi32>)
^bb1(%b: tensor<?xi32>):" >branches.mlir
expect 1 "sdyrt: branches.mlir:9:3: 'cf.cond_br' op gives argument 0 of a block \
other sizes than another branch does" 4 branches.mlir
sizes '' '%s = shard.sharding @g split_axes = [[0, 2]] : !shard.sharding' >axis.mlir
expect 3 "sdyrt: axis.mlir:3:6: 'shard.sharding' op is not supported: grid axis 2 \
of a grid of rank 2" 4 axis.mlir
# What only a run knows stays open.
sizes '' "$one_or_two
  %p = shard.process_linear_index on @g : index
  %t = tensor.from_elements %p : tensor<1xindex>
  %s = tensor.extract %t[%one] : tensor<1xindex>
  %y = tensor.empty(%s) : tensor<?xi32>" >run.mlir
expect 3 "sdyrt: run.mlir:10:8: 'tensor.empty' op is not supported: a dynamic \
shape: 'tensor<?xi32>'" 4 run.mlir
# So do integers that wrap.
sizes '' '%a = arith.constant 100 : i8
  %b = arith.addi %a, %a : i8
  %n = arith.index_cast %b : i8 to index
  %x = tensor.empty(%n) : tensor<?xi32>' >wraps.mlir
expect 3 "sdyrt: wraps.mlir:6:8: 'tensor.empty' op is not supported: a dynamic \
shape: 'tensor<?xi32>'" 4 wraps.mlir
# message TEXT LINE..: how a program of 3 ranks with these lines ends.
message() {
    {
        cat <<'END2'
shard.grid @g(shape = 3)
func.func @main() {
  %x = arith.constant dense<7> : tensor<1xi64>
  %rank = shard.process_linear_index on @g : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %up = arith.addi %rank, %one : index
  %is_zero = arith.cmpi eq, %rank, %zero : index
END2
        printf '  %s\n' "${@:2}" "cf.br ^end" "^end:" "return" "}"
    } >message.mlir
    SDYRT_TIMEOUT=1 expect 1 "sdyrt: message.mlir:$1" 3 message.mlir
}
to="(tensor<1xi64>) -> tensor<1xi64>" to_any="(tensor<1xi64>, index) -> tensor<1xi64>"
message "10:8: 'shard.recv' op has on rank 2 a destination with coordinate 0 of 3, \
of an axis of size 3" \
    "%s = shard.send %x on @g grid_axes = [0] destination = [%up] : $to_any" \
    "%r = shard.recv %x on @g grid_axes = [0] : $to"
message "10:8: 'shard.recv' op has no source, and rank 1 is sent to by ranks 0 and 2" \
    "%s = shard.send %x on @g grid_axes = [0] destination = [1] : $to" \
    "%r = shard.recv %x on @g grid_axes = [0] : $to"
message "13:8: 'shard.recv' op gets nothing: rank 0 sends to rank 1, which receives \
from rank 2" "%two = arith.addi %one, %one : index" \
    "%is_two = arith.cmpi eq, %rank, %two : index" \
    "%next = arith.select %is_two, %zero, %up : index" \
    "%s = shard.send %x on @g grid_axes = [0] destination = [%next] : $to_any" \
    "%r = shard.recv %x on @g grid_axes = [0] source = [%next] : $to_any"
# One rank sends, or receives, and the other does not, which may have ended.
for lost in "shard.send destination send to receive" \
    "shard.recv source receive from send"; do
    read -r op peer does from other <<<"$lost"
    sed -e "s/%two = .*/cf.cond_br %is_zero, ^a, ^end/; s/%is_two.*/^a:/" \
        -e "s/%next = .*/%s = $op %x on @g grid_axes = [0] $peer = [2] : $to/" \
        -e '/%next/d' message.mlir >lost.mlir
    SDYRT_TIMEOUT=1 on 3 lost.mlir >out 2>&1 && fail "$op alone"
    grep -qE "lost.mlir:11:8: '$op' op: rank 0 wait(ed 1 s|s in vain) to $does 8 \
bytes $from rank 2, which has not come to $other them" out ||
        fail "$op alone: $(cat out)"
done
message "12:8: 'shard.send' op has on rank 0 a destination with coordinate 0 of -1, of \
an axis of size 3" "cf.cond_br %is_zero, ^a, ^end" "^a:" \
    "%minus = arith.subi %zero, %one : index" \
    "%s = shard.send %x on @g grid_axes = [0] destination = [%minus] : $to_any"
cat >cut.mlir <<'END2'
shard.grid @g(shape = 2x2)
func.func @main(%a: tensor<2x6x8xi32>, %b: tensor<2x8x4xi32>, %z: tensor<1xi32>) -> tensor<2x6x4xi32> {
  %all = shard.sharding @g split_axes = [[]] : !shard.sharding
  %sa = shard.sharding @g split_axes = [[0], [], [1]] : !shard.sharding
  %sb = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %sc = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %a0 = shard.shard %a to %all : tensor<2x6x8xi32>
  %a1 = shard.shard %a0 to %sa annotate_for_users : tensor<2x6x8xi32>
  %b0 = shard.shard %b to %all : tensor<2x8x4xi32>
  %b1 = shard.shard %b0 to %sb annotate_for_users : tensor<2x8x4xi32>
  %z0 = shard.shard %z to %all : tensor<1xi32>
  %z1 = shard.shard %z0 to %all annotate_for_users : tensor<1xi32>
  %c = tosa.matmul %a1, %b1 : (tensor<2x6x8xi32>, tensor<2x8x4xi32>) -> tensor<2x6x4xi32>
  %c0 = shard.shard %c to %sc : tensor<2x6x4xi32>
  %c1 = shard.shard %c0 to %sc annotate_for_users : tensor<2x6x4xi32>
  %d = tosa.abs %c1 : (tensor<2x6x4xi32>) -> tensor<2x6x4xi32>
  %d0 = shard.shard %d to %sc : tensor<2x6x4xi32>
  %d1 = shard.shard %d0 to %all annotate_for_users : tensor<2x6x4xi32>
  return %d1 : tensor<2x6x4xi32>
}
END2
"$(dirname "$sdyrt")/sdyrt-opt" -shard-partition cut.mlir >local.mlir
for op in all_slice all_reduce all_gather; do
    grep -q "shard.$op" local.mlir || fail "no $op: $(cat local.mlir)"
done
on 4 cut.mlir --random 5 --whole >whole
on 4 cut.mlir --random 5 --check | grep -q ': equal$' || fail "what exec cuts"
on 4 local.mlir --random 5 | cmp - whole || fail "a program that is cut"

# An all_slice as a pass writes it, which takes the grid's sizes from the run.
cat >slice.mlir <<'END2'
shard.grid @g(shape = 2x2)
func.func @main(%a: tensor<3x8xi32>) -> tensor<3x2xi32> {
  %0 = shard.all_slice %a on @g grid_axes = [1, 0] slice_axis = 1 : tensor<3x8xi32> -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}
END2
"$(dirname "$sdyrt")/sdyrt-opt" -test-grid-all-slice-op-lowering \
    -test-grid-process-multi-index-op-lowering slice.mlir >local.mlir
grep -q "delinearize_index .* into (%" local.mlir || fail "$(cat local.mlir)"
on 4 slice.mlir --random 5 >whole
on 4 local.mlir --random 5 | cmp - whole || fail "a slice that is lowered"

# refused TEXT BODY: a function that does not run is told of before it does.
refused() {
    printf 'shard.grid @g(shape = 2)\nfunc.func @main(%%x: tensor<2xi32>%s' \
        ") -> tensor<2xi32> { $2 return %0 : tensor<2xi32> }" >refused.mlir
    expect 3 "sdyrt: refused.mlir:2:$1" 2 refused.mlir --random 1
}
refused "60: 'shard.recv' op is not supported: no source, and no shard.send before \
it that all ranks come to" "%0 = shard.recv %x on @g grid_axes = [0] : (tensor<2xi32>) -> tensor<2xi32>"
refused "60: 'shard.all_reduce' op is not supported: the reduction generic, \
which does not say how two elements are combined" \
    "%0 = shard.all_reduce %x on @g grid_axes = [0] reduction = generic : tensor<2xi32> -> tensor<2xi32>"
refused "103: 'shard.all_reduce' op is not supported: the reduction average of \
'tensor<2xi1>'" "%b = arith.cmpi eq, %x, %x : tensor<2xi32> %1 = shard.all_reduce %b on @g grid_axes = [0] reduction = average : tensor<2xi1> -> tensor<2xi1> %0 = arith.addi %x, %x : tensor<2xi32>"
refused "60: 'shard.all_reduce' op is not supported: the reduction sum of \
'tensor<2xf8E5M2>'" \
    "%1 = shard.all_reduce %x on @g grid_axes = [0] : tensor<2xi32> -> tensor<2xf8E5M2> %0 = arith.addi %x, %x : tensor<2xi32>"
exit $failed
