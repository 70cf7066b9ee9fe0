# What there is on this machine, for gpu_check.sh: GPUs, NCCL, versions.
# shellcheck shell=bash disable=SC2154,SC2034

gpus=0 gpu_names=() no_gpu='' nccl='' driver='' commit=''

# print_nccl_files: where NCCL commonly lies, the likeliest first.
print_nccl_files() {
    local in_python file
    in_python=$(briefly python3 -c 'import nvidia.nccl as n; print(list(n.__path__)[0])' \
        2>/dev/null)
    for file in "$folder"/lib "${in_python:-/nowhere}"/lib \
        /usr/lib/*-linux-gnu /usr/lib64 /usr/local/lib /usr/local/cuda*/lib64 \
        /usr/local/nccl*/lib /opt/nccl*/lib \
        {/usr,/usr/local,/opt/*,/opt/*/.venv,"${HOME:-/root}"/.local}/lib/python3*/{site,dist}-packages/nvidia/nccl/lib; do
        [ ! -e "$file/libnccl.so.2" ] || echo "$file/libnccl.so.2"
    done
}

# ask: info.txt, and what is in it.
ask() {
    local key value
    gpus=0 gpu_names=() no_gpu='' nccl='' no_nccl=''
    run_cut 60 "$out/info.txt" "$(program gpu_info)"
    info_status=$run_status
    while IFS=$'\t' read -r key value; do
        case $key in
        gpu) gpu_names+=("$value") gpus=$((gpus + 1)) ;;
        no_gpu) no_gpu=$value ;;
        nccl) nccl=$value ;;
        no_nccl) no_nccl=$value ;;
        esac
    done <"$out/info.txt"
}

find_versions() {
    driver=$(briefly nvidia-smi --query-gpu=driver_version --format=csv,noheader \
        2>/dev/null | head -n 1)
    [ -n "$driver" ] || driver=$(sed -n 's/^NVRM version: *//p' \
        /proc/driver/nvidia/version 2>/dev/null)
    if [ -f "$folder/commit" ]; then
        commit=$(<"$folder/commit")
    else
        commit=$(git -C "$here" describe --always --dirty --abbrev=40 \
            2>/dev/null)
    fi
}

# look: the step info. Without it nothing can be said of the rest.
look() {
    local file start
    start=$(now_us)
    find_versions
    if [ -z "$(program gpu_info)" ]; then
        : >"$out/info.txt"
        no_gpu="no gpu_info in $folder: it was built without CUDA"
        add_row info 'GPUs, driver, NCCL' - SKIP "$no_gpu" 0.0
        return
    fi
    ask
    if [ "$gpus" -gt 0 ] && [ -z "$nccl" ] && [ -z "${SDYRT_NCCL_LIB-}" ]; then
        while read -r file; do
            export SDYRT_NCCL_LIB=$file
            ask
            [ -z "$nccl" ] || break
            unset SDYRT_NCCL_LIB
        done < <(print_nccl_files)
    fi
    {
        echo "driver: ${driver:-unknown}, commit: ${commit:-unknown}," \
            "NCCL from: ${SDYRT_NCCL_LIB-the loader}"
        briefly nvidia-smi 2>&1
        briefly df -h /dev/shm 2>&1
        briefly "$(program sdyrt)" topo 2>&1
    } >"$out/machine.log"
    if [ "$gpus" -eq 0 ]; then
        case $info_status in
        0 | 77) ;;
        *) no_gpu="gpu_info: exit status $info_status: $(last_line \
            "$out/info.txt")" ;;
        esac
        add_row info 'GPUs, driver, NCCL' - SKIP "no GPU: $no_gpu" \
            "$(seconds_of $(($(now_us) - start)))" info.txt
        return
    fi
    printf '%s\n' "${gpu_names[@]}"
    if [ -n "$nccl" ]; then
        add_row info 'GPUs, driver, NCCL' - PASS "driver ${driver:-?}, $nccl" \
            "$(seconds_of $(($(now_us) - start)))" info.txt
    else
        add_row info 'GPUs, driver, NCCL' - FAIL "no NCCL: $no_nccl" \
            "$(seconds_of $(($(now_us) - start)))" info.txt
    fi
}

# find_sanitizer: sets sanitizer, empty where there is none.
find_sanitizer() {
    local try
    sanitizer=''
    for try in "$folder/sanitizer" "${CUDA_HOME:-/nowhere}/bin" \
        "${CUDA_PATH:-/nowhere}/bin" /usr/local/cuda/bin; do
        if [ -x "$try/compute-sanitizer" ]; then
            sanitizer=$try/compute-sanitizer
            return
        fi
    done
    sanitizer=$(command -v compute-sanitizer)
}
