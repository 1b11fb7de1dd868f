import { format } from 'node:util'
import type { Logger } from 'pino'

const maxCharacters = 500
const address = /[^\s<>"'@]+@[^\s<>"'@]+\.[^\s<>"'@]+/g
const query = /\?[^\s"'<>]*/g

/**
 * What a library printed, without private data: query strings carry tokens, and e-mail addresses are people's.
 */
export const redactOutput = (text: string) =>
  text.replace(query, '?…').replace(address, '…@…').trim().slice(0, maxCharacters)

const levels = {
  debug: 'debug',
  trace: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const

/**
 * From now on, what libraries print to the console and Node's own warnings become lines of the log. Objects are
 * left out, because nobody knows what they contain.
 */
export function logConsoleOutput(log: Logger) {
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, 'info'][]) {
    console[name] = (...printed: unknown[]) => {
      const err = printed.find((one) => one instanceof Error)
      const texts = printed.filter((one) => typeof one !== 'object' && typeof one !== 'function')
      log[level]({ ...(err && { err }), isPrinted: true }, redactOutput(format(...texts)) || 'printed')
    }
  }
  // Node's own listener would print the warnings.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'))
}
