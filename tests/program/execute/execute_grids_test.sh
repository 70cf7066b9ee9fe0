#!/usr/bin/env bash
# Programs of the dialect shard on ranks, on threads and as an MPI job: their
# operations, messages, what only a run knows, and what is refused.
# usage: execute_grids_test.sh SDYRT [MPIRUN [OPTIONS..]]
set -euo pipefail
# shellcheck source=tests/program/execute/ranks_lib.sh
. "$(dirname "$0")/ranks_lib.sh"

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
mkdir -p apart/rank1
printf '\1' >apart/arg0.bin
printf '\0' >apart/rank1/arg0.bin
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
# Each group's are 1 and 3 of 4, which are not its even parts.
sizes '' "%i = shard.process_linear_index on @g : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %half = arith.divui %i, %two : index
  %more = arith.muli %half, %two : index
  %n = arith.addi %more, %one : index
  %x = tensor.empty(%n) : tensor<?xi32>
  %0 = shard.update_halo %x on @g split_axes = [[0]] halo_sizes = [0, 0] : tensor<?xi32>" \
    >cores.mlir
expect 1 "sdyrt: cores.mlir:10:8: 'shard.update_halo' op has cores in dimension 0 \
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
