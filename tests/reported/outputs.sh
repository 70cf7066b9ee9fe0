#!/usr/bin/env bash
# Outputs: a tool that fails leaves what was there, and nothing else.
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# A device that is full: a node of our own, or a link to the machine's, which
# who is not root cannot remove.
full() {
    mknod full c 1 7 2>/dev/null && : 2>/dev/null >full && return
    rm -f full
    [ "$(id -u)" -ne 0 ] && [ -c /dev/full ] && ln -s /dev/full full
}

good() {
    cat >good.mlir <<'END'
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
END
    printf 'func.func @f() { oops }\n' >bad.mlir
    echo KEEP >k
}

# only FILE..: what the folder has, hidden files too.
shopt -s dotglob
only() {
    local there=(*)
    [ "${there[*]}" = "$*" ] ||
        fail "there is: ${there[*]}"
}
# has FILE TEXT
has() {
    grep -qF -- "$2" "$1" || fail "no '$2' in $1: $(cat "$1")"
}
# stays TEST FILE, such as -c /dev/null
stays() {
    test "$1" "$2" || fail "$2 has changed: $(stat -c %F "$2")"
}

start "the input is the output, and wrong"
good
run "$opt" bad.mlir -cse -o bad.mlir
says 1 "oops"
same bad.mlir 'func.func @f() { oops }'
only bad.mlir good.mlir k

for tool in "$opt" "$sdyrt propagate" "$sdyrt partition"; do
    start "$tool: an error keeps the file"
    good
    # shellcheck disable=SC2086 # a command and its name
    run $tool bad.mlir -o k
    says 1 "oops"
    same k KEEP
    only bad.mlir good.mlir k

    start "$tool: the file is replaced, and its mode stays"
    good
    chmod 640 k
    ln k other
    # shellcheck disable=SC2086
    run $tool good.mlir -o k
    [ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
    [ "$(head -c 6 k)" = module ] || fail "k is $(cat k)"
    [ "$(stat -c %a k)" = 640 ] || fail "mode $(stat -c %a k)"
    same other KEEP
    only bad.mlir good.mlir k other

    start "$tool: links stay, and what they lead to is replaced"
    good
    mkdir d
    mv k d/k
    ln -s d/k k
    ln -s k l
    ln -s d/new n
    # shellcheck disable=SC2086
    for name in l n; do
        run $tool good.mlir -o $name
        [ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
    done
    for name in k l n; do
        stays -L $name
    done
    has d/k negate
    has d/new negate
    cd d && only k new && cd ..

    start "$tool: - is standard output"
    good
    # shellcheck disable=SC2086
    run $tool good.mlir -o -
    says 0 "stablehlo.negate"
    only bad.mlir good.mlir k

    start "$tool: /dev/stdout is appended to, /dev/null is left"
    good
    # shellcheck disable=SC2086
    $tool good.mlir -o /dev/stdout >>k || fail "exit status"
    has k KEEP
    has k negate
    # shellcheck disable=SC2086
    run $tool good.mlir -o /dev/null
    [ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
    stays -c /dev/null
    # shellcheck disable=SC2086
    $tool good.mlir -o /dev/fd/5 5>five || fail "exit status of /dev/fd/5"
    has five negate
    only bad.mlir five good.mlir k

    start "$tool: a pipe stays"
    good
    mkfifo p
    cat p >taken &
    # shellcheck disable=SC2086
    run $tool good.mlir -o p
    [ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
    wait $!
    has taken negate
    stays -p p

    start "$tool: a device is full"
    good
    if full; then
        # shellcheck disable=SC2086
        run $tool good.mlir -o full
        says 1 "cannot write 'full': No space left on device"
        stays -c full
        [ "$(wc -l <"$sandbox/stderr")" -eq 1 ] ||
            fail "more than a line: $(cat "$sandbox/stderr")"
    fi

    start "$tool: a file that becomes too large"
    good
    # shellcheck disable=SC2086
    (trap '' XFSZ && ulimit -f 0 && exec $tool good.mlir -o k 2>&1) |
        cat >"$sandbox/stderr"
    grep -q "cannot write 'k': File too large" "$sandbox/stderr" ||
        fail "$(cat "$sandbox/stderr")"
    same k KEEP
    only bad.mlir good.mlir k

    start "$tool: places that are no place"
    good
    mkdir d
    # shellcheck disable=SC2086
    run $tool good.mlir -o no/such
    says 1 "cannot write 'no/such': No such file or directory"
    # shellcheck disable=SC2086
    run $tool good.mlir -o d
    says 1 "cannot write 'd': Is a directory"
    ln -s a b
    ln -s b a
    # shellcheck disable=SC2086
    run $tool good.mlir -o a
    says 1 "cannot write 'a': Too many levels of symbolic links"
    if [ "$(id -u)" -ne 0 ]; then
        echo KEEP >d/k
        chmod 555 d
        # shellcheck disable=SC2086
        run $tool good.mlir -o d/k
        says 1 "cannot make a file in folder 'd': Permission denied"
        chmod 444 k
        # shellcheck disable=SC2086
        run $tool good.mlir -o k
        says 1 "cannot write 'k': Permission denied"
        same d/k KEEP
        same k KEEP
        chmod 755 d
    fi
done

start "the page of propagate is - too, and devices stay"
good
run "$sdyrt" propagate good.mlir --html -
says 0 "<!doctype html>"
if full; then
    run "$sdyrt" propagate good.mlir --html full
    says 1 "cannot write 'full': No space left on device"
    stays -c full
fi
run "$sdyrt" propagate good.mlir --html
says 2 "option '--html' needs a value"

start "results of exec are all new, or all old"
cat >two.mlir <<'END'
func.func @main(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  return %a, %a : tensor<2xf32>, tensor<2xf32>
}
END
mkdir -p out/result1.npy
echo KEEP >out/result0.npy
run "$sdyrt" exec two.mlir --random 1 --out out
says 1 "cannot write 'out/result1.npy': Is a directory"
same out/result0.npy KEEP
cd out && only result0.npy result1.npy

start "files of passes are whole or as they were"
good
run "$opt" good.mlir --sdy-save-module=module-dump-directory=no
says 1 "cannot write 'no/"

start "a limit on the sizes of files is a full disk, and no signal"
good
for command in "$opt good.mlir -o k" "$sdyrt propagate good.mlir -o k" \
    "$sdyrt propagate good.mlir --html k" "$sdyrt partition good.mlir -o k" \
    "$sdyrt exec good.mlir --random 1 --out out"; do
    # shellcheck disable=SC2086 # a command and what it takes
    run bash -c 'ulimit -f 0; exec "$@"' - $command 2>/dev/null
    [ "$status" -eq 1 ] || fail "status $status: $command"
    same k KEEP
done
only bad.mlir good.mlir k out
[ -z "$(ls -A out)" ] || fail "there is: $(ls -A out)"

start "what sdyrt-opt says of itself has an end, too"
good
for option in --help --version --list-passes --show-dialects; do
    run bash -c '"$@" >/dev/full' - "$opt" $option
    says 1 "sdyrt-opt: cannot write standard output: No space left on device"
done

finish
