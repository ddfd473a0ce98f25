# Scores lines of answers to the full form, for comparison with `sixteen score`: the same bytes out.
#
#   mawk -v key="$(sh Tests/Floor/key.sh assets/questions.json)" -f Tests/Floor/score.awk
#
# key: two letters a question, the poles of its first and its second choice.

BEGIN {
  count = length(key) / 2
  poles = split("E I S N T F J P", pole, " ")
  for (i = 1; i <= count; i++) {
    first[i] = substr(key, 2 * i - 1, 1)
    second[i] = substr(key, 2 * i, 1)
    questions[first[i]]++
    questions[second[i]]++
  }
}

{
  line = $0
  sub(/\r$/, "", line)
  if (line ~ /[AaBb ]/) {
    gsub(/[Aa]/, "1", line)
    gsub(/[Bb]/, "2", line)
    gsub(/ /, "-", line)
  }
  if (length(line) != count || line ~ /[^12-]/) {
    printf "line %d is not in order\n", NR > "/dev/stderr"
    status = 65
    next
  }

  for (i = 1; i <= poles; i++) n[pole[i]] = 0
  for (i = 1; i <= count; i++) {
    answer = substr(line, i, 1)
    if (answer == "1") n[first[i]]++
    else if (answer == "2") n[second[i]]++
  }

  type = ties = ""
  for (i = 1; i <= poles; i += 2) {
    a = n[pole[i]]
    b = n[pole[i + 1]]
    if (5 * (a + b) < 4 * questions[pole[i]]) type = type "X"
    else type = type (a > b ? pole[i] : pole[i + 1])
    if (a == b && type !~ /X$/) ties = ties (ties == "" ? "" : ",") "\"" pole[i] pole[i + 1] "\""
  }
  printf "{\"schema\":1,\"form\":\"full\",\"form_version\":\"1.0\",\"answers\":\"%s\"", line
  printf ",\"counts\":{\"E\":%d,\"I\":%d,\"S\":%d,\"N\":%d", n["E"], n["I"], n["S"], n["N"]
  printf ",\"T\":%d,\"F\":%d,\"J\":%d,\"P\":%d}", n["T"], n["F"], n["J"], n["P"]
  printf ",\"type\":\"%s\",\"ties\":[%s]}\n", type, ties
}

END { exit status }
