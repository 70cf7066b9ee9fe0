# shellcheck shell=bash
# Completion for the programs of libsdyrt. The table below holds the words that may
# stand behind others: of a command its options, those that take a value with `=`;
# of an option its values, or FILE; and at WORD what is no option. A word that is
# in no list may be a file.

# _sdyrt PROGRAM WORD BEFORE: called by `complete -F`.
_sdyrt() {
    local at=${1##*/} word=$2 before=$3
    [ "$word" != = ] || word= # readline takes `=` for a word
    [ "$before" != = ] || before=${COMP_WORDS[COMP_CWORD - 2]}
    if [ "$COMP_CWORD" -gt 1 ] && [ "${_sdyrt_words["$at WORD"]-}" ]; then
        at+=" ${COMP_WORDS[1]}"
    fi
    local words=${_sdyrt_words["$at $before"]-}
    if [ -z "$words" ]; then
        [[ $word == -* ]] || at+=' WORD'
        words=${_sdyrt_words["$at"]-}
    fi
    [ "$words" != FILE ] || words=
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace
}
