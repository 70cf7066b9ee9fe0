#!/usr/bin/env bash
# Man pages and completion, made of what --help prints.
#   manual.sh COMMAND SDYRT_OPT SDYRT_PERF
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"
programs=("$sdyrt" "$(realpath "$2")" "$(realpath "$3")")
made=$sandbox/made
"$here/../../packaging/manual.sh" "$made" 9.8.7 "${programs[@]}" || exit 1

declare -A _sdyrt_words # which they fill
# Completion loads them by the name of the program.
for program in "${programs[@]}"; do
    # shellcheck source=/dev/null
    . "$made/completions/$(basename "$program")" || exit 1
done
# shellcheck disable=SC2317 # called by what is loaded
compopt() { spaced=$1$2; } # for a word that readline completes

# completes LINE WORD..: what is proposed at the end of LINE, after which
# readline stands; of `--option=value` it makes three words.
completes() {
    start "completion of '$1'"
    read -ra COMP_WORDS <<<"${1//=/ = }"
    [[ $1 != *' ' ]] || COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    spaced=
    _sdyrt "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" \
        "${COMP_WORDS[COMP_CWORD - 1]}"
    [ "${COMPREPLY[*]}" = "${*:2}" ] || fail "gave '${COMPREPLY[*]}'"
}

completes 'sdyrt sh' shape show
completes 'sdyrt help par' partition
completes 'sdyrt plan all_' all_gather all_slice all_reduce all_to_all
completes 'sdyrt plan reshard --reduction=m' max min
completes 'sdyrt plan --uneven=' ceil low high
completes 'sdyrt plan -u ' ceil low high
completes 'sdyrt plan --in'
completes 'sdyrt run --in' --in=
[ "$spaced" = -onospace ] || fail 'a space after ='
completes 'sdyrt run --in='
completes '/usr/bin/sdyrt topo --j' --json
[ -z "$spaced" ] || fail 'no space after an option without value'
completes 'sdyrt-opt --cano' --canonicalize
completes 'sdyrt_perf --check=' 0 1
completes 'sdyrt_perf --warm' --warmup_iters=

# options HELP: the long options that a help lists.
options() {
    sed -nE 's/^ +(-[^ ]+ )? *--([a-z0-9_-]+).*/--\2/p' "$1"
}

# has_options PROGRAM [COMMAND]: each option that its help lists is proposed, and
# has an entry in its page.
has_options() {
    local words option page
    words=$(basename "$1")${2+ $2}
    start "the options of $words"
    page=$made/man1/${words/ /-}.1
    "$@" --help >"$sandbox/help"
    options "$sandbox/help" >"$sandbox/options"
    [ -s "$sandbox/options" ] || fail 'there are none'
    while read -r option; do
        [[ " ${_sdyrt_words["$words"]} " =~ " $option"=?' ' ]] ||
            fail "$option is not proposed"
        [ ! -e "$page" ] ||
            grep -qE "^(.fB-.*, *)?.fB$option([[]|=|.f)" \
                <(sed 's/\\-/-/g' "$page") || fail "$option is in no page"
    done <"$sandbox/options"
}

has_options "$sdyrt" plan
has_options "$sdyrt" propagate
has_options "${programs[1]}"
has_options "${programs[2]}"

if command -v help2man >/dev/null; then
    start 'a page for each program and command, with a summary and a version'
    "$sdyrt" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/sdyrt-\1.1/p' |
        sort - <(printf 'sdyrt.1\nsdyrt-opt.1\nsdyrt_perf.1\n') >"$sandbox/pages"
    diff "$sandbox/pages" <(cd "$made/man1" && printf '%s\n' * | sort) ||
        fail 'other pages'
    for page in "$made"/man1/*; do
        grep -A 1 '^\.SH NAME' "$page" | grep -q ' \\- [a-z]' ||
            fail "$page has no summary"
        grep -q '^\.TH .* 9\.8\.7"' "$page" || fail "$page has no version"
    done
fi

finish
