/** Too many wait already: the caller should come back in a moment. */
export class TooBusyError extends Error {}

/**
 * Lets a few pieces of heavy work run at once and a bounded number wait, so that a crowd at the door neither takes
 * all memory nor keeps everybody waiting for ever.
 */
export function createTurnstile(atOnce: number, mayWait: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new TooBusyError('Too much heavy work is waiting')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // The place is handed on rather than given back: whoever waited longest goes first.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
