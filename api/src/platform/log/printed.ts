import { format } from 'node:util'
import type { Logger } from 'pino'

const mostCharacters = 500
const address = /[^\s<>"'@]+@[^\s<>"'@]+\.[^\s<>"'@]+/g
const query = /\?[^\s"'<>]*/g

/** What a library printed, without what may be somebody's: query strings carry tokens, and addresses are people's. */
export const tidyPrinted = (text: string) =>
  text.replace(query, '?…').replace(address, '…@…').trim().slice(0, mostCharacters)

const levels = {
  debug: 'debug',
  trace: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const

/**
 * Libraries print to the console, and Node prints its warnings: from now on both are lines of the log. Objects are left out,
 * since nobody knows what is in them.
 */
export function logWhatIsPrinted(log: Logger) {
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, 'info'][]) {
    console[name] = (...said: unknown[]) => {
      const err = said.find((one) => one instanceof Error)
      const words = said.filter((one) => typeof one !== 'object' && typeof one !== 'function')
      log[level]({ ...(err && { err }), isPrinted: true }, tidyPrinted(format(...words)) || 'printed')
    }
  }
  // Node's own listener is the one that would print them.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'))
}
