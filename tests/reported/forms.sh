#!/usr/bin/env bash
# Attributes in the places of ops' own forms: stripped, whole in both spellings,
# and by alias, as MLIR reads and refuses them; and words of the old dialect mesh.
# usage: forms.sh SDYRT SDYRT_OPT
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# A function with a sharded argument around one statement, with aliases before.
around() {
    cat <<MLIR
$1
sdy.mesh @m = <["x"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %b: tensor<8xcomplex<f32>>) {
  $2
  return
}
MLIR
}

# reads NAME TEXT LINE: the program is printed, with this line in it.
reads() {
    start "$1"
    printf '%s\n' "$2" >in.mlir
    run "$opt" in.mlir
    says 0 "$3"
}

# refuses NAME TEXT MESSAGE
refuses() {
    start "$1"
    printf '%s\n' "$2" >in.mlir
    run "$opt" in.mlir
    says 1 "error: $3"
}

mesh='sdy.mesh @m = <["x"=2]>'
reads "mesh whole" 'sdy.mesh @m = #sdy.mesh<["x"=2]>' "$mesh"
reads "mesh in brackets" 'sdy.mesh @m = #sdy<mesh<["x"=2]>>' "$mesh"
reads "mesh by alias" '#q = #sdy.mesh<["x"=2]>
sdy.mesh @m = #q' "$mesh"

s='#s = #sdy.sharding<@m, [{}]>'
t='tensor<8xf32>'
gather='[{"x"}] %arg0 out_sharding=<@m, [{}]>'
reads "out_sharding by alias" "$(around "$s" \
    "%0 = sdy.all_gather [{\"x\"}] %a out_sharding=#s : $t")" "$gather"
reads "edge by alias" "$(around "$s" "%0 = sdy.data_flow_edge %a sharding=#s : $t")" \
    'sdy.data_flow_edge %arg0 sharding=<@m, [{}]>'
reads "lists of axes" "$(around "" \
    "%0 = sdy.all_gather #sdy<list_of_axis_ref_lists[{\"x\"}]> %a out_sharding=<@m, [{}]> : $t")" \
    "$gather"

# manual IN MANUAL: a manual computation with these forms
manual() {
    around "$s" "%0 = sdy.manual_computation(%a) in_shardings=[$1]
      out_shardings=[<@m, [{\"x\"}]>] manual_axes=$2 (%c: tensor<4xf32>) {
      sdy.return %c : tensor<4xf32>
    } : ($t) -> $t"
}
in='in_shardings=[<@m, [{"x"}]>]'
reads "manual_axes" "$(manual '<@m, [{"x"}]>' '#sdy<manual_axes{"x"}>')" "$in"
reads "in_shardings" "$(manual '#sdy.sharding<@m, [{"x"}]>' '{"x"}')" "$in"
refuses "all of in_shardings" "$(around "$s" "%0 = sdy.manual_computation(%a) \
in_shardings=#sdy.sharding_per_value<[#s]> out_shardings=[] manual_axes={} () {} : () -> ()")" \
    "expected '['"

reads "shardings of values" "$(around "$s" "%0 = stablehlo.add %a, %a \
{sdy.sharding = #sdy.sharding_per_value<[#sdy.sharding<@m, [{\"x\"}]>]>} : $t")" \
    '#sdy.sharding_per_value<[<@m, [{"x"}]>]>'
reads "shardings of values by alias" "$(around "$s" "%0 = stablehlo.add %a, %a \
{sdy.sharding = #sdy.sharding_per_value<[#s]>} : $t")" \
    '#sdy.sharding_per_value<[<@m, [{}]>]>'
reads "comparison" "$(around "" "%0 = stablehlo.compare \
#stablehlo<comparison_direction LT>, %a, %a : ($t, $t) -> tensor<8xi1>")" \
    'stablehlo.compare LT, %arg0, %arg0'
reads "comparison by alias" "$(around '#lt = #stablehlo<comparison_direction LT>' \
    "%0 = stablehlo.compare #lt, %a, %a : ($t, $t) -> tensor<8xi1>")" \
    'stablehlo.compare LT, %arg0, %arg0'
reads "fft" "$(around "" "%0 = stablehlo.fft %b, type = #stablehlo<fft_type FFT>, \
length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>")" \
    'type = FFT, length = [8]'

# What MLIR refuses as well, in its words.
refuses "constraint by alias" "$(around "$s" "%0 = sdy.sharding_constraint %a #s : $t")" \
    'invalid SSA value result number'
refuses "a mesh for its name" "$(around '#q = #sdy.mesh<["x"=2]>' \
    "%0 = sdy.reshard %a <#q, [{}]> : $t")" \
    "custom op 'sdy.reshard' invalid kind of attribute specified"
refuses "whole before a colon" "$(around "" \
    "%0 = sdy.data_flow_edge %a sharding=#sdy.sharding<@m, [{}]> : $t")" "expected ':'"

[ "${SDYRT_TEST_WITHOUT-}" != shard ] || finish
grid='mesh.mesh @g(shape = 2)
func.func @f(%a: tensor<4xf32>) {
  %0 = mesh.all_gather %a on @g WORD = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
  return
}'
reads "mesh_axes" "${grid/WORD/mesh_axes}" 'shard.all_gather %arg0 on @g grid_axes = [0]'
refuses "grid_axes in the old dialect" "${grid/WORD/grid_axes}" \
    "custom op 'shard.all_gather' expected 'mesh_axes', which is the name of 'grid_axes'"
finish
