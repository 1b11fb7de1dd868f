/** Too many wait already, or have waited too long: the caller should come back in a moment. */
export class TooBusyError extends Error {}

/**
 * Lets a few pieces of heavy work run at once and a bounded number wait, so that a crowd at the door neither takes
 * all memory nor keeps everybody waiting for ever.
 *
 * @param longestWaitMs after which one that still waits is turned away.
 */
export function createTurnstile(atOnce: number, mayWait: number, longestWaitMs?: number) {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(new TooBusyError('It has waited too long'))
      }
      const timer = longestWaitMs === undefined ? undefined : setTimeout(leave, longestWaitMs)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(enter)
    })

  async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new TooBusyError('Too much heavy work is waiting')
      await turn()
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
  return Object.assign(pass, { counts: () => ({ running, waiting: waiting.length }) })
}
