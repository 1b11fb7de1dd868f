/** The part of an event of Chromium's trace that is read here; durations are in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** CPU time of the thread. */
  tdur?: number
  args?: { name?: string }
}

/** A task of a thread in the category `toplevel`. */
const taskName = 'ThreadControllerImpl::RunTask'
const longMs = 50

/**
 * CPU milliseconds that the tasks of the page's main thread take beyond 50 ms each: what Lighthouse's blocked time
 * counts, but without the time in which the machine did something else.
 */
export function cpuBeyondLongTask(events: TraceEvent[]): number {
  const mainThreads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const perThread = mainThreads.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && event.name === taskName)
      .map(({ tdur = 0 }) => tdur / 1000),
  )
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  // The browser keeps further renderers ready, which do next to nothing.
  const [busiest = []] = perThread.toSorted((a, b) => sum(b) - sum(a))
  return sum(busiest.map((ms) => Math.max(0, ms - longMs)))
}
