/** Runs one piece of work for several callers, and aborts it when the last of them has gone. */
export function sharedWork<T>(start: (signal: AbortSignal) => Promise<T>) {
  const giveUp = new AbortController()
  let waiting = 0
  let isDone = false
  const work = start(giveUp.signal).finally(() => (isDone = true))
  // The callers that wait get the failure; without this handler it would be unhandled when none is left.
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
