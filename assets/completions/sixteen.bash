# Completion of sixteen(1) for bash.

_sixteen() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= each
  for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $each in
      types | history | score | check) command=$each; break ;;
    esac
  done
  COMPREPLY=()
  case $previous in
    --form) COMPREPLY=($(compgen -W 'short full' -- "$word")); return ;;
    --lang) COMPREPLY=($(compgen -W '@LANGUAGES@' -- "$word")); return ;;
    --questions) compopt -o filenames; COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  local options='--lang --help --version'
  local test_options='--form --questions --plain --resume --new --no-save --mouse --ascii'
  case $command in
    types) ;;
    history) options="--json --delete --yes $options" ;;
    score) options="--form --questions --plain $options" ;;
    check) ;;
    *) options="$test_options $options" ;;
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
    return
  fi
  case $command in
    types)
      local types='INTJ INTP ENTJ ENTP INFJ INFP ENFJ ENFP ISTJ ISFJ ESTJ ESFJ ISTP ISFP ESTP ESFP'
      COMPREPLY=($(compgen -W "$types" -- "${word^^}"))
      ;;
    check) compopt -o filenames; COMPREPLY=($(compgen -f -- "$word")) ;;
    '') COMPREPLY=($(compgen -W 'types history score check' -- "$word")) ;;
  esac
}

complete -F _sixteen sixteen
