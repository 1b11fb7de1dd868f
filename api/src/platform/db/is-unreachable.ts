import { errorCode } from './error-code.ts'

/** Gone, starting, stopping, full, out of time: of PostgreSQL (classes 08, 53, 57) and of the network. */
const passing = /^(08|53|57|3D000|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
/** The driver's own failures carry no code. */
const withoutCode = /connection terminated|timeout exceeded when trying to connect|query read timeout/i

/** Whether the database, not the query, is to blame: then the same call may work in a minute. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const isMissingSocket = (at as NodeJS.ErrnoException).syscall === 'connect'
    if (isMissingSocket || withoutCode.test(at.message)) return true
  }
  return passing.test(errorCode(error) ?? '')
}
