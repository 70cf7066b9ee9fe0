# Playing what a page shows.
# shellcheck shell=bash

# replay FILE: run the commands of a transcript, those after `$ `, which go on
# after a \ at the end, as a reader pastes them; prints them with what they say,
# as FILE should have it.
replay() {
    local line command=''
    while IFS= read -r line; do
        if [[ $line == '$ '* ]]; then
            command=${line#'$ '}
        elif [ -n "$command" ]; then
            command+=$'\n'$line
        else
            continue
        fi
        printf '%s\n' "$line"
        if [[ $line != *\\ ]]; then
            bash -e -o pipefail -c "$command" </dev/null
            command=''
        fi
    done <"$1"
}
