/** Too many callers wait already, or this one has waited too long: it should come back in a moment. */
export class TooBusyError extends Error {}

/**
 * Lets a few pieces of heavy work run at once and a limited number wait, so that a crowd neither takes all
 * memory nor makes everybody wait for ever.
 *
 * @param longestWaitMs a caller that still waits after this time is refused.
 */
export function createConcurrencyLimit(maxAtOnce: number, maxWaiting: number, longestWaitMs?: number) {
  const waiting: (() => void)[] = []
  let running = 0

  const waitForSlot = () =>
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

  async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw new TooBusyError('Too much heavy work is waiting')
      await waitForSlot()
    } else running++
    try {
      return await work()
    } finally {
      // The slot goes to the caller that has waited longest instead of becoming free.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return Object.assign(runLimited, { counts: () => ({ running, waiting: waiting.length }) })
}
