# What the tests of what a user meets share.
# shellcheck shell=bash

# replay FILE: run the commands of a transcript, those after `$ `, which go on
# after a \ at the end; prints them with what they say, as FILE should have it.
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

# python_with MODULES: the path of a python3 that can import them. The system's
# may have what another one in PATH lacks.
python_with() {
    local python
    for python in python3 /usr/bin/python3; do
        "$python" -c "import $1, sys; print(sys.executable)" 2>/dev/null &&
            return
    done
    return 1
}
