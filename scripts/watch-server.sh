#!/bin/sh
# Runs the command that `npm start` gives it, and starts it again when it has died: by a signal, as after kill -9 or
# "JavaScript heap out of memory", or with an exit code that is none of those below. It is a shell and no program of Node, so
# that watching takes next to no memory. Decision 83 says when it starts nothing again, and why.
set -u

# The code of a start that was refused (`refusedStartCode` in the server), which would be refused again.
refused=78
first_pause_ms=${RESTART_AFTER_MS:-1000}
most_restarts=5
within_seconds=600

# systemd starts it again by itself, and `npm run dev` replaces the API after each save.
if [ -n "${INVOCATION_ID:-}${NOTIFY_SOCKET:-}" ] || [ "${NODE_ENV:-}" = development ]; then exec "$@"; fi
case $first_pause_ms in
*[!0-9]*)
	echo 'Bad setting RESTART_AFTER_MS: RESTART_AFTER_MS must be a number.' >&2
	exit "$refused"
	;;
esac

# The process that is waited for: the server, or the pause before its next start. A shell lets what it runs beside itself
# ignore SIGINT; Node listens again, a pause does not.
child=
is_pause=
is_asked_to_stop=
pass_on() {
	is_asked_to_stop=yes
	is_interrupted=yes
	[ -z "$is_pause" ] || set -- TERM
	[ -z "$child" ] || kill -s "$1" "$child" 2>/dev/null
}
trap 'pass_on TERM' TERM
trap 'pass_on INT' INT
trap 'pass_on HUP' HUP

# Runs a command and sets `code` to that with which it has ended. A signal ends `wait` early, which is then asked again; it
# says 127 where it had told of the end at the same moment.
run() {
	"$@" &
	child=$!
	# The signal may have come while there was nobody to pass it on to.
	[ -z "$is_asked_to_stop" ] || kill -s TERM "$child" 2>/dev/null
	code=
	while :; do
		is_interrupted=
		wait "$child"
		told=$?
		if [ "$told" != 127 ] || [ -z "$code" ]; then code=$told; fi
		[ -n "$is_interrupted" ] || return 0
	done
}

pause_ms=$first_pause_ms
restarts= # Their times, in seconds.
while :; do
	began=$(date +%s)
	run "$@"
	if [ -n "$is_asked_to_stop" ] || [ "$code" = 0 ] || [ "$code" = "$refused" ]; then exit "$code"; fi

	died=$(date +%s)
	server_code=$code
	how="has ended with exit code $code"
	[ "$code" -le 128 ] || how="was ended by SIG$(kill -l $((code - 128)))"
	recent=
	count=0
	for at in $restarts; do
		[ $((died - at)) -lt "$within_seconds" ] || continue
		recent="$recent $at"
		count=$((count + 1))
	done
	if [ "$count" -ge "$most_restarts" ]; then
		echo "Haat $how. It was started again $count times within ten minutes and is not any more: look at what it said before." >&2
		exit "$code"
	fi
	restarts="$recent $died"

	# What has run for ten minutes has died of something new.
	[ $((died - began)) -lt "$within_seconds" ] || pause_ms=$first_pause_ms
	pause=$(printf '%d.%03d' $((pause_ms / 1000)) $((pause_ms % 1000)))
	echo "Haat $how and is started again after $pause seconds." >&2
	is_pause=yes
	run sleep "$pause"
	is_pause=
	[ -z "$is_asked_to_stop" ] || exit "$server_code"
	pause_ms=$((pause_ms * 2))
	[ "$pause_ms" -le $((60 * first_pause_ms)) ] || pause_ms=$((60 * first_pause_ms))
done
