/** One piece of work that several wait for: it is given up when the last of them has gone. */
export function sharedWork<T>(start: (signal: AbortSignal) => Promise<T>) {
  const giveUp = new AbortController()
  let waiting = 0
  let isDone = false
  const work = start(giveUp.signal).finally(() => (isDone = true))
  // Whoever waits is told of a failure; nobody may be left.
  work.catch(() => {})
  return {
    isGivenUp: () => giveUp.signal.aborted,
    async wait(signal?: AbortSignal): Promise<T> {
      waiting += 1
      if (isDone || !signal) return work
      const leave = () => {
        waiting -= 1
        if (waiting === 0 && !isDone) giveUp.abort()
      }
      signal.addEventListener('abort', leave, { once: true })
      try {
        return await work
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
  }
}
export type SharedWork<T> = ReturnType<typeof sharedWork<T>>
