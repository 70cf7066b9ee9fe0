# shellcheck shell=bash
# Programs that need the dialects of libsdyrt_shard are left out where
# SDYRT_TEST_WITHOUT says that it was not built: those whose names begin with
# shard, and those of of_shard.txt.
left_out=$(cat "$(dirname "${BASH_SOURCE[0]}")/of_shard.txt")

# is_left_out FOLDER FILE
is_left_out() {
    local name
    name=$(basename "$2")
    [ "${SDYRT_TEST_WITHOUT-}" = shard ] || return 1
    [[ $name == shard* ]] || grep -qxF "$1/${name%%.*}" <<<"$left_out"
}
