# What there is on this machine, for gpu_check.sh: GPUs, NCCL, versions.
# shellcheck shell=bash disable=SC2154,SC2034

gpus=0 gpu_names=() no_gpu='' nccl='' driver='' commit='' exclusive=''

# print_pythons: every python3, of the PATH and of environments.
print_pythons() {
    local file
    {
        type -aP python3
        for file in "${VIRTUAL_ENV:-/nowhere}" "${CONDA_PREFIX:-/nowhere}" \
            /opt/* /opt/*/{,.}venv "${HOME:-/root}"/*conda*; do
            [ ! -x "$file/bin/python3" ] || echo "$file/bin/python3"
        done
    } | awk '!known[$0]++'
}

# print_nccl_folders: where NCCL may be, the likeliest first: in the bundle, the
# toolkit, a Python package, a distribution's paths.
print_nccl_folders() {
    local toolkit python
    toolkit=$(command -v nvcc) && toolkit=$(realpath "$toolkit")
    printf '%s\n' "$folder/lib" "${NCCL_ROOT:-/nowhere}"/lib{,64} \
        "${NCCL_HOME:-/nowhere}"/lib{,64}
    printf '%s\n' {"${CUDA_HOME:-/nowhere}","${CUDA_PATH:-/nowhere}","${toolkit%/bin/nvcc}",/usr/local/cuda*}/{lib64,lib,targets/*/lib}
    while read -r python; do
        briefly "$python" -c 'import sys
for path in sys.path: print(path + "/nvidia/nccl/lib")' 2>/dev/null
    done < <(print_pythons)
    printf '%s\n' /usr/lib/*-linux-gnu /usr/lib64 /usr/local/lib \
        /usr/local/nccl*/lib /opt/nccl*/lib \
        {/usr,/usr/local,/opt/*,/opt/*/.venv,"${HOME:-/root}"/.local}/lib/python3*/{site,dist}-packages/nvidia/nccl/lib
}

# print_nccl_files: the libraries that there are.
print_nccl_files() {
    local path
    print_nccl_folders | while read -r path; do
        [ ! -e "$path/libnccl.so.2" ] || realpath "$path/libnccl.so.2"
    done | awk '!known[$0]++'
}

# ask: info.txt, and what is in it.
ask() {
    local key value limit
    gpus=0 gpu_names=() no_gpu='' nccl='' no_nccl=''
    limit=$(left)
    limit=$((limit < 1 ? 1 : limit > 60 ? 60 : limit))
    run_cut "$limit" "$out/info.txt" "$(program gpu_info)"
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

# shm_needed N: MB of /dev/shm for N ranks that share a GPU. NCCL has 33 for
# sockets, of a process and a communicator: for the world's and its like, which
# share resources, and for two with each other rank, which do not.
shm_needed() {
    echo $(($1 * (150 + 66 * ($1 - 1))))
}

# shm_room: MB that /dev/shm has left.
shm_room() {
    briefly df -Pk /dev/shm 2>/dev/null |
        awk 'NR == 2 { kib = $4 } END { print int(kib * 1.024 / 1000) }'
}

# tell_sharing: what keeps ranks from sharing a GPU, before any of them tries.
tell_sharing() {
    local need room what='ranks that share a GPU'
    [ "$gpus" -lt 8 ] && [ "$part" != 1 ] || return 0
    exclusive=$(briefly nvidia-smi --query-gpu=compute_mode \
        --format=csv,noheader 2>/dev/null | grep -m 1 -i exclusive)
    [ -z "$exclusive" ] || add_row info "$what" - SKIP \
        "compute mode $exclusive; as root: nvidia-smi -c DEFAULT" 0.0
    need=$(shm_needed 8)
    room=$(shm_room)
    [ "$room" -ge "$need" ] || add_row info "$what" - SKIP \
        "/dev/shm has $room MB, 8 ranks need $need; $(tell_remedy)" 0.0
}

tell_remedy() {
    echo 'as root: mount -o remount,size=5G /dev/shm; containers: --shm-size=5g'
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
    tell_sharing
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
