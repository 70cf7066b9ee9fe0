#!/usr/bin/env bash
# What newer Shardy and StableHLO have: groups along axes of a mesh, options behind
# propagation, sizes of 64 bits, reductions that stay what they are; and attributes
# of a form that a place is not meant for, which were read as what they are not.
# usage: newer.sh SDYRT SDYRT_OPT
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# -- groups as axes of a mesh ---------------------------------------------------

start "groups as axes of a mesh run as those of ids"
cat >cut.mlir <<'MLIR'
sdy.mesh @m = <["a"=2, "b"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
func.func @main() -> (tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{}]>}, tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b":(1)2}]>}) {
  %0 = sdy.manual_computation() in_shardings=[] out_shardings=[<@m, [{"a", "b"}]>] manual_axes={"a", "b"} () {
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i32>
    %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
    sdy.return %3 : tensor<1xi32>
  } : () -> tensor<8xi32>
  %4 = sdy.all_gather [{"a", "b"}] %0 out_sharding=<@m, [{}]> : tensor<8xi32>
  %5 = sdy.all_gather [{"b":(2)2}] %0 out_sharding=<@m, [{"a", "b":(1)2}]> : tensor<8xi32>
  return %4, %5 : tensor<8xi32>, tensor<8xi32>
}
MLIR
for rgv3 in false true; do
    run "$opt" cut.mlir -sdy-convert-global-to-local=enable-rgv3=$rgv3 \
        -sdy-drop-sharding-and-mesh -o $rgv3.mlir
    [ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
    run "$sdyrt" exec -n 8 $rgv3.mlir
    says 0 'tensor<8xi32> [7, 6, 5, 4, 3, 2, 1, 0]'
    cp "$sandbox/stdout" $rgv3.txt
done
cmp false.txt true.txt || fail 'results differ'
grep -q 'axes = \[#stablehlo.axis_ref<name = "a">, #stablehlo.axis_ref<name = "b">\]' true.mlir ||
    fail "no axes: $(cat true.mlir)"
grep -qF 'dense<[[7, 6], [5, 4], [3, 2], [1, 0]]>' true.mlir ||
    fail "a part of an axis is no table: $(cat true.mlir)"

start "meshes are put into groups, and missed there"
sed 's/replica_groups = .*, use_global/replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "a">]>, use_global/' \
    >groups.mlir <<'MLIR'
sdy.mesh @m = <["a"=2]>
func.func @main(%x: tensor<2xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = G, use_global_device_ids}> : (tensor<2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
MLIR
run "$opt" groups.mlir -sdy-inline-meshes
says 0 '<mesh = #stablehlo.mesh<axes=[<name = "a", size = 2>]>, axes'
sed 's/mesh = @m/mesh = @x/' groups.mlir >gone.mlir
run "$opt" gone.mlir -sdy-inline-meshes
says 1 "mesh symbol 'x' not found"

# -- behind propagation, and sizes of factors -----------------------------------

start "options of what is behind propagation"
cat >add.mlir <<'MLIR'
sdy.mesh @m = <["u"=2]>
func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
MLIR
run "$opt" add.mlir -sdy-propagation-pipeline
says 0 'sdy.mesh @m'
run "$opt" add.mlir "-sdy-propagation-pipeline=inline-meshes=true enable-per-instruction-partitioning=true"
says 0 'sdy.manual_computation(%arg0) in_shardings=[<mesh<["u"=2]>, [{"u"}]>]'

start "sizes of factors of 64 bits"
cat >rule.mlir <<'MLIR'
func.func @main(%x: tensor<4294967296xf32>) -> tensor<4294967296xf32> {
  %0 = stablehlo.negate %x : tensor<4294967296xf32>
  return %0 : tensor<4294967296xf32>
}
MLIR
run "$opt" rule.mlir -sdy-populate-op-sharding-rules -o ruled.mlir
[ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
run "$opt" ruled.mlir
says 0 '{i=4294967296}'
run "$opt" ruled.mlir --sdy-version=jaxlib-0.10.2
says 1 'integer value too large'

# -- reductions that are no sums ------------------------------------------------

start "no pass makes a maximum a sum"
cat >max.mlir <<'MLIR'
sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "e"=1]>
func.func private @g(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}], unreduced=max{"c"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}], unreduced=max{"c"}>}) {
  %0 = stablehlo.maximum %x, %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}], unreduced=max{"c"}>]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "e", ?}, {"b":(1)2, ?}], replicated={"b":(2)2}, unreduced=max{"c"}>}, %y: tensor<7x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b":(1)2}], unreduced=max{"c"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}], unreduced=max{"c"}>}, tensor<7x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {?}], unreduced=max{"c"}>}) {
  %0 = sdy.sharding_constraint %x <@m, [{"a", ?}, {?}], unreduced=max{"c"}> : tensor<8x8xf32>
  sdy.sharding_group %0 group_id=0 : tensor<8x8xf32>
  %1 = func.call @g(%0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}], unreduced=max{"c"}>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.sharding_group %1 group_id=0 : tensor<8x8xf32>
  %2 = sdy.reshard %1 <@m, [{}, {"b"}], unreduced=max{"c"}> : tensor<8x8xf32>
  %3 = sdy.manual_computation(%2) in_shardings=[<@m, [{}, {"b"}], unreduced=max{"c"}>] out_shardings=[<@m, [{}, {"b"}], unreduced=max{"c"}>] manual_axes={"b"} (%p: tensor<8x2xf32>) {
    %q = stablehlo.maximum %p, %p {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced=max{"c"}>]>} : tensor<8x2xf32>
    sdy.return %q : tensor<8x2xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = stablehlo.maximum %y, %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {?}], unreduced=max{"c"}>]>} : tensor<7x8xf32>
  return %3, %4 : tensor<8x8xf32>, tensor<7x8xf32>
}
MLIR
passed=0
while read -r pass; do
    run "$opt" "--$pass" max.mlir
    [ "$status" -eq 0 ] || continue # those of whole devices alone refuse it
    passed=$((passed + 1))
    n=$(grep -o 'unreduced=max{' "$sandbox/stdout" | wc -l)
    [ "$n" -ge 11 ] || fail "$pass: $n of 14 lists are left"
    grep -qF 'unreduced={' "$sandbox/stdout" && fail "$pass: a maximum is a sum"
done < <("$opt" --list-passes | sed -n 's/^  --\([^ ]*\) .*/\1/p')
[ "$passed" -ge 40 ] || fail "only $passed passes took it"

# -- attributes of another form -------------------------------------------------

# refuses NAME TEXT LINE: of a function of %x, tensor<2x3xf32>, %y, tensor<3xf32>,
# and %z, tensor<f32>
refuses() {
    start "$1"
    printf '%s\n' 'func.func @main(%x: tensor<2x3xf32>, %y: tensor<3xf32>, %z: tensor<f32>) {' \
        "$3" '  return' '}' >in.mlir
    run "$sdyrt" exec in.mlir --random 1
    [ "$status" -ne 0 ] || fail 'it ran'
    [ "$status" -lt 128 ] || fail "a signal: $status"
    grep -qF -- "$2" "$sandbox/stderr" || fail "no '$2' in $(cat "$sandbox/stderr")"
}

refuses "groups that are another record" "attribute 'replica_groups' failed to satisfy constraint" \
    '%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.gather<>}> : (tensor<2x3xf32>) -> tensor<4x3xf32>'
refuses "a dimension that is not there" 'operand 1, whose dimension 0 of 3 is dimension -1 of the result' \
    '%0 = chlo.broadcast_add %x, %y {broadcast_dimensions = array<i64: -1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>'
refuses "groups of -1 without end" 'groups that are filled up with -1 alone' \
    '%0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %a : tensor<f32>
    }) {replica_groups = dense<-1> : tensor<1x9223372036854775807xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>'
refuses "devices of a mesh, all the same" 'device_ids of a mesh have 9223372036854775807 devices, all 0' \
    '%0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %a : tensor<f32>
    }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>], device_ids = dense<0> : tensor<9223372036854775807xi64>>, axes = []>} : (tensor<2x3xf32>) -> tensor<2x3xf32>'
refuses "padding of 2^62 between elements" "inferred type(s) 'tensor<9223372036854775807xf32>'" \
    '%0 = stablehlo.pad %y, %z, low = [0], high = [0], interior = [4611686018427387904] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>'
refuses "an exchange of no groups" 'group size of replica_groups must be 3' \
    '%0 = "stablehlo.all_to_all"(%y) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 3 : i64, replica_groups = dense<> : tensor<0x3xi64>} : (tensor<3xf32>) -> tensor<3xf32>'

finish
