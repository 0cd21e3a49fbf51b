#!/bin/sh
# A bot with nothing but curl and sed: sh bot.sh http://localhost:8000 TABLE SEAT. It makes the first move it is offered.
set -eu
[ $# -eq 3 ] || { echo "usage: sh bot.sh http://localhost:8000 TABLE SEAT" >&2; exit 2; }
table="$1/api/tables/$2"
json='Content-Type: application/json'
curl -fs "$table" >/dev/null || { echo "No table $2 at $1." >&2; exit 1; }
token=$(curl -s -H "$json" -d '{"name":"Curl","program":true}' "$1/api/guests" | sed 's/.*"token":"\([^"]*\)".*/\1/')
ask() { curl -s -H "$json" -H "Authorization: Bearer $token" -d "$1" "$table/requests" >&2; echo >&2; }

refusal=$(ask "{\"type\":\"sit\",\"id\":\"sit\",\"seat\":$3}" 2>&1 | sed -n 's/.*"refused".*"text":"\([^"]*\)".*/\1/p')
[ -z "$refusal" ] || { echo "$refusal" >&2; exit 1; }
number=0
curl -sN -H "Authorization: Bearer $token" "$table/stream" | while read -r update; do
    case $update in *'"phase":"over"'*) exit ;; esac
    words=$(printf '%s' "$update" | sed -n 's/.*"moves":\[{"words":"\([^"]*\)".*/\1/p')
    number=$((number + 1))
    if [ -n "$words" ]; then ask "{\"type\":\"move\",\"id\":\"$number\",\"words\":\"$words\"}"; fi
done
