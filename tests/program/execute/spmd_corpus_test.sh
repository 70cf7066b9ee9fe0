#!/usr/bin/env bash
# Programs of JAX with shardings give on 8 ranks what they give on one device: what
# moves, integers and bits exactly, floats as near as `sdyrt exec --check` says. Programs
# of bf16 are run as such of f32, and as they are in all that does not round.
# usage: spmd_corpus_test.sh SDYRT [NAME..]   (of golden/printed/; without one, those of JAX that
# run here: not those that call Python or a partitioner of the user's)
set -euo pipefail
sdyrt=$1
shift
cd "$(dirname "$0")/../golden/printed"
if [ $# -eq 0 ]; then
    set -- captured_constants cond_switch constraint_unconstrained elementwise_zoo \
        embedding_gather_scatter_grad fft_linalg kv_cache_per_row_scatter \
        llama_block_fwd llama_block_grad llama_scan_layers low_precision_types \
        mesh_permuted_devices mlp_train_fsdp_tp moe_auto_einsum \
        multi_mesh_axis_and_priorities \
        pipeline_custom_vjp_call ring_attention_shard_map rng_bit_generator_dropout \
        shard_alike_groups shard_map_collectives shard_map_partial_manual topk_sort_rng
fi
failed=0
for name in "$@"; do
    text=$(cat "$name.mlir")
    case $name in llama_*) text=${text//bf16/f32} ;; esac
    if ! out=$(timeout 600 "$sdyrt" exec - -n 8 --random 1 --check <<<"$text" 2>&1); then
        echo "FAIL: $name: $out"
        failed=1
    fi
    echo "$name: $(grep -c ': equal$' <<<"$out") of $(wc -l <<<"$out") results equal"
done
exit $failed
