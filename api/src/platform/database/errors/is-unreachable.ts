import { errorCode } from './error-code.ts'
import { DatabaseHungError, statementTimedOut } from '../pool/timed-pool.ts'

/**
 * Codes of failures that pass: gone, starting, stopping, full or out of time, of PostgreSQL (classes 08, 53,
 * 57) and of the network.
 */
const passing = /^(08|53|57|3D000|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
/** The driver's own failures have a message but no code. */
const withoutCode = /connection terminated|timeout exceeded when trying to connect|is not queryable/i

/** Whether the database and not the query is to blame: then the same call may work in a minute. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const isMissingSocket = (at as NodeJS.ErrnoException).syscall === 'connect'
    if (at instanceof DatabaseHungError || isMissingSocket || withoutCode.test(at.message)) return true
  }
  return passing.test(errorCode(error) ?? '')
}

/** Whether the database is there but does not answer, instead of being gone. */
export function isHung(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseHungError || /connection timeout|timeout exceeded/i.test(at.message))
      return true
  }
  return errorCode(error) === statementTimedOut
}

/** Whether a statement was sent and its answer was lost: it may have been executed all the same. */
export function isAnswerLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseHungError) return !at.isBeforeSending
    if (/^connection terminated( unexpectedly)?$/i.test(at.message)) return true
    const { code, syscall } = at as NodeJS.ErrnoException
    if (syscall !== 'connect' && /^(ECONNRESET|EPIPE|ETIMEDOUT|57P0[123])$/.test(code ?? '')) return true
  }
  return false
}
