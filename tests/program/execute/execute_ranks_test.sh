#!/usr/bin/env bash
# Programs on ranks: what each rank takes and gives, on threads and as an MPI
# job, and how runs end when ranks differ, fail, wait or are too slow.
# usage: execute_ranks_test.sh SDYRT [MPIRUN [OPTIONS..]]
set -euo pipefail
# shellcheck source=tests/program/execute/ranks_lib.sh
. "$(dirname "$0")/ranks_lib.sh"


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
devices of a mesh, of one replica" 2 mesh.mlir --random 1 --replicas 2
expect 2 "sdyrt: --whole: the program has a mesh: each rank has tiles of its \
values" 2 mesh.mlir --random 1 --whole

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
on 4 shardings.mlir --random 3 | sort -u | cmp - alone ||
    fail "collectives of Shardy change a value whose tiles move"
[ "$(wc -l <alone)" = 1 ] || fail "on one device: $(cat alone)"
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
manual="tensor<4x4xi32> [[0, 0, 1, 1], [0, 0, 1, 1], [2, 2, 3, 3], [2, 2, 3, 3]]
tensor<4x2xi32> [[2, 4], [10, 12], [18, 20], [26, 28]]
tensor<4x4xi32> [[0, 1, 3, 4], [4, 5, 7, 8], [10, 11, 13, 14], [14, 15, 17, 18]]"
expect 0 "$manual" 4 manual.mlir --arg 0=x.bin
expect 0 "result 0: tensor<4x4xi32>: equal
result 1: tensor<4x2xi32>: equal
result 2: tensor<4x4xi32>: equal" 4 manual.mlir --arg 0=x.bin --check

# What is made on each device is cut on the edge of a manual computation: what a
# result is compared with is one program for all devices.
cat >sources.mlir <<'END2'
sdy.mesh @m = <["x"=2]>
func.func @main() -> (tensor<4xi32>, tensor<4xi32>) {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %c = stablehlo.constant dense<[8, 2, 5, 7]> : tensor<4xi32>
  %0:2 = sdy.manual_computation(%iota, %c) in_shardings=[<@m, [{"x"}]>, <@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>, <@m, [{"x"}]>] manual_axes={"x"} (%a: tensor<2xi32>, %b: tensor<2xi32>) {
    %own = stablehlo.iota dim = 0 : tensor<2xi32>
    %1 = stablehlo.add %a, %own : tensor<2xi32>
    sdy.return %1, %b : tensor<2xi32>, tensor<2xi32>
  } : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  return %0#0, %0#1 : tensor<4xi32>, tensor<4xi32>
}
END2
expect 0 "tensor<4xi32> [0, 2, 2, 4]
tensor<4xi32> [8, 2, 5, 7]" 2 sources.mlir
expect 0 "result 0: tensor<4xi32>: equal
result 1: tensor<4xi32>: equal" 2 sources.mlir --check
"$sdyrt" exec sources.mlir >out 2>&1 && fail "a manual computation on a rank"
grep -q "mesh of 2 devices, and it runs on 1 rank; -n 2" out ||
    fail "$(cat out)"
# One in a function that nothing calls asks for no ranks.
sed 's/@main()/@other()/' sources.mlir >uncalled.mlir
cat >>uncalled.mlir <<'END2'
func.func @main() -> tensor<i32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  return %c : tensor<i32>
}
END2
[ "$("$sdyrt" exec uncalled.mlir)" = "tensor<i32> 7" ] ||
    fail "a manual computation that is not called"
expect 0 "result 0: tensor<i32>: equal" 2 uncalled.mlir --check

# Tiles of tensors of as many dimensions as there may be.
ones=1x1x1x1x1x1x1x1x1x1x1x1x1x1
free="{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}"
cat >rank16.mlir <<END2
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<2x${ones}x2xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, $free, {}]>}) -> tensor<2x${ones}x2xi32> {
  %0 = sdy.sharding_constraint %a <@m, [{}, $free, {"x"}]> : tensor<2x${ones}x2xi32>
  %1 = stablehlo.negate %0 : tensor<2x${ones}x2xi32>
  return %1 : tensor<2x${ones}x2xi32>
}
END2
expect 0 "result 0: tensor<2x${ones}x2xi32>: equal" \
    2 rank16.mlir --random 1 --check

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
cat >tile.mlir <<'END2'
sdy.mesh @m = <["x"=2]>
func.func @main() -> (tensor<1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>, sdyrt.global = tensor<2xi32>}) {
  %0 = stablehlo.constant dense<1> : tensor<1xi32>
  return %0 : tensor<1xi32>
}
END2
expect 0 "rank 0
tensor<1xi32> [1]
rank 1
tensor<1xi32> [1]" 2 tile.mlir
expect 2 "sdyrt: --check: the program is not partitioned: it is of one device \
already" 2 tile.mlir --check

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
exit $failed
