#!/usr/bin/env bash
# Help texts, and that their examples work when pasted. Usage: help.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

mkdir "$sandbox/bin"
ln -s "$sdyrt" "$sandbox/bin/sdyrt"

# pastes HELP: run what stands below the line "Example.." or "Try this.." of a
# help text, up to an empty line, as if it had been typed; 1 when a line fails.
# Nothing is left out or mended: a wrapped line is two commands.
pastes() {
    sed -n '/^\(Example\|Try this\)/,/^$/p' "$1" | sed 1d >"$sandbox/example"
    grep -q '\<sdyrt ' "$sandbox/example" || return 1
    PATH="$sandbox/bin:$PATH" bash -e "$sandbox/example" \
        >"$sandbox/pasted" 2>&1 </dev/null
}

for command in "" shape groups show plan run propagate partition exec check \
    launch topo; do
    start "the example of '$command' works when pasted"
    # shellcheck disable=SC2086
    succeeds $command --help
    cp "$sandbox/stdout" "$sandbox/help"
    grep -q '^Usage: sdyrt' "$sandbox/help" || fail "no usage"
    [ "$(wc -L <"$sandbox/help")" -le 80 ] || fail "a long line"
    pastes "$sandbox/help" || fail "$(cat "$sandbox/pasted")"
    [ -n "$command" ] || continue
    succeeds help "$command"
    cmp "$sandbox/help" "$sandbox/stdout" || fail "help differs"
done

# damages NAME SED_SCRIPT: the help of run with a broken example is found out.
damages() {
    start "a broken example is found: $1"
    succeeds run --help
    sed "$2" "$sandbox/stdout" >"$sandbox/help"
    cmp -s "$sandbox/stdout" "$sandbox/help" && fail "nothing was damaged"
    pastes "$sandbox/help" && fail "it passed"
}
damages "a wrapped line" 's/ --in in /\n&/'
damages "a line that is not indented" 's/^ *sdyrt run .*/&\nnonsense/'
damages "a file too short" 's/ijklmnop/ijk/'
damages "a command that fails before others" 's/^  sdyrt run/  false\n&/'
# shellcheck disable=SC2016
damages "no example" '/^Example/,$d'

start "the version is printed"
succeeds --version
grep -Eq '^sdyrt [0-9]+\.[0-9]+\.[0-9]+ ' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"
start "help is asked for before an error is made"
succeeds shape --help --colour

finish
