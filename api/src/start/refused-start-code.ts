/**
 * The exit code of a start that was refused and has said why: it would be refused again. `scripts/watch-server.sh` knows it,
 * and starts again what ended with any other but 0. (EX_CONFIG of sysexits.h.)
 */
export const refusedStartCode = 78
