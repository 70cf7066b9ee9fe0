#!/usr/bin/env bash
# What every command refuses. Usage: errors.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

misuses "no command" "no command"
misuses "an unknown command" "'shaep'" shaep
misuses "an unknown global option" "'--shape'" --shape
misuses "help of an unknown command" "'shaep'" help shaep
misuses "help of two commands" "'plan'" help shape plan
misuses "a version of something" "'shape'" --version shape
for command in shape groups show plan run check topo; do
    misuses "$command: an unknown option" "'--colour'" $command --colour
    misuses "$command: an unknown short option" "'-Z'" $command -Z
    misuses "$command: a value too many" "takes no value" $command --json=1
done
for command in shape groups show check topo; do
    misuses "$command: an argument" "'thing'" $command thing
done
for command in shape show; do
    ok=(--mesh "$m8" --type 'tensor<8x16xf32>')
    misuses "$command: a missing value" "needs a value" $command --mesh
    misuses "$command: a short missing value" "needs a value" $command -m
    misuses "$command: an ambiguous option" "--help" $command --o
    misuses "$command: no type" "needs --type" $command --mesh "$m8" \
        --sharding '<@m, [{}]>'
    misuses "$command: no sharding" "needs --sharding" $command "${ok[@]}"
    refuses "$command: no mesh" "@m" $command --type 'tensor<8xf32>' \
        --sharding '<@m, [{}]>'
    refuses "$command: an unknown mesh" "@n" $command "${ok[@]}" \
        --sharding '<@n, [{}, {}]>'
    refuses "$command: an unknown axis" '"c"' $command "${ok[@]}" \
        --sharding '<@m, [{"c"}, {}]>'
    misuses "$command: a malformed sharding" "--sharding: " $command \
        "${ok[@]}" --sharding '<@m, [{"a"}, {}'
    refuses "$command: rank" "2" $command "${ok[@]}" \
        --sharding '<@m, [{"a"}]>'
    misuses "$command: a malformed type" "--type: " $command --mesh "$m8" \
        --type 'tensor<8y16xf32>' --sharding '<@m, [{}, {}]>'
    misuses "$command: a malformed mesh" "--mesh @m: " $command \
        --mesh '@m=<["a"=]>'
    refuses "$command: an axis of size 0" "--mesh @m: " $command \
        --mesh '@m=<["a"=0]>'
    misuses "$command: a mesh twice" "@m is given twice" $command \
        --mesh "$m8" --mesh "$x4"
    misuses "$command: an unknown cut" "'round'" $command "${ok[@]}" \
        --sharding '<@m, [{"a"}, {}]>' --uneven round
    misuses "$command: offsets without a dimension" "--offsets: " $command \
        "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 0,4,8
    refuses "$command: offsets of no dimension" "dimension 2" $command \
        "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 2:0,4,8
    refuses "$command: offsets that do not fit" "sdyrt: " $command \
        "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 0:0,4,9
    refuses "$command: too few offsets" "sdyrt: " $command \
        "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 0:0,8
    misuses "$command: offsets that are no numbers" "--offsets: " $command \
        "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 0:0,four,8
    misuses "$command: a type twice" "--type is given more than once" \
        $command "${ok[@]}" -t 'tensor<8x16xf32>' \
        --sharding '<@m, [{"a"}, {}]>'
    misuses "$command: a sharding twice" "--sharding is given more than once" \
        $command "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' \
        --shard '<@m, [{"b"}, {}]>'
    misuses "$command: a cut twice" "--uneven is given more than once" \
        $command "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' -u low -u high
    refuses "$command: a size that does not fit" "2^63 - 1" $command \
        --mesh "$m8" --type 'tensor<9223372036854775808xf32>' \
        --sharding '<@m, [{"a"}]>'
    misuses "$command: newlines stay on one line" "sdyrt: " $command \
        --mesh $'@m\n=\n["a"=2]'
done
misuses "a device is a number" "'one'" shape --mesh "$m8" --device one
misuses "a device is not negative" "-1" shape --mesh "$m8" --device=-1
misuses "a device fits 63 bits" "'9223372036854775808'" shape \
    --device 9223372036854775808
if [ -w /dev/full ]; then
    for command in topo --help --version "help plan" "shape --help" \
        "topo --json" "check --cases 3"; do
        start "a full disk under $command"
        # shellcheck disable=SC2086
        "$sdyrt" $command >/dev/full 2>"$sandbox/stderr" </dev/null
        status=$?
        : >"$sandbox/stdout"
        check_refusal 1 "standard output"
    done
fi

finish
