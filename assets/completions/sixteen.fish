# Completion of sixteen(1) for fish.

set -l commands types history score check
set -l types INTJ INTP ENTJ ENTP INFJ INFP ENFJ ENFP ISTJ ISFJ ESTJ ESFJ ISTP ISFP ESTP ESFP
set -l test "not __fish_seen_subcommand_from $commands"
set -l asked "$test; or __fish_seen_subcommand_from score"

complete -c sixteen -f
complete -c sixteen -n $test -a types -d 'List the types, or show one'
complete -c sixteen -n $test -a history -d 'List past results'
complete -c sixteen -n $test -a score -d 'Score sheets of answers'
complete -c sixteen -n $test -a check -d 'Check question files'
complete -c sixteen -n '__fish_seen_subcommand_from types' -a "$types"
complete -c sixteen -n '__fish_seen_subcommand_from check' -F

complete -c sixteen -l lang -x -a '@LANGUAGES@' -d 'The language to use'
complete -c sixteen -l help -d 'Show a summary'
complete -c sixteen -l version -d 'Show the version'
complete -c sixteen -n $asked -l form -x -a 'short full' -d 'How many questions'
complete -c sixteen -n $asked -l questions -r -F -d 'Take the questions from a file'
complete -c sixteen -n $asked -l plain -d 'Line by line'
complete -c sixteen -n $test -l resume -d 'Go on with the unfinished test'
complete -c sixteen -n $test -l new -d 'Start a new test'
complete -c sixteen -n $test -l no-save -d 'Keep nothing'
complete -c sixteen -n $test -l mouse -d 'Make choices and buttons clickable'
complete -c sixteen -n $test -l ascii -d 'Draw with ASCII only'
complete -c sixteen -n '__fish_seen_subcommand_from history' -l json -d 'Hand the lines through'
complete -c sixteen -n '__fish_seen_subcommand_from history' -l delete -d 'Delete all that is kept'
complete -c sixteen -n '__fish_seen_subcommand_from history' -l yes -d 'Do not ask'
