/** The part of an event of Chromium's trace that is read here; durations are in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** From beginning to end. */
  dur?: number
  /** CPU time of the thread. */
  tdur?: number
  args?: { name?: string }
}

/** The categories of the trace in which tasks are told. */
export const taskCategories = ['toplevel']
const taskName = 'ThreadControllerImpl::RunTask'
/** A longer task is one that the browser calls long. */
export const longMs = 50

/** Milliseconds of one task. */
interface Task {
  wall: number
  cpu: number
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The tasks of the page's main thread. */
export function mainThreadTasks(events: TraceEvent[]): Task[] {
  const mainThreads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const perThread = mainThreads.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && event.name === taskName)
      .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 })),
  )
  const cpuOf = (tasks: Task[]) => sum(tasks.map(({ cpu }) => cpu))
  // The browser keeps further renderers ready, which do next to nothing.
  const [busiest = []] = perThread.toSorted((a, b) => cpuOf(b) - cpuOf(a))
  return busiest
}

/**
 * CPU milliseconds that the tasks of the page's main thread take beyond 50 ms each: what Lighthouse's blocked time
 * counts, but without the time in which the machine did something else.
 */
export const cpuBeyondLongTask = (events: TraceEvent[]): number =>
  sum(mainThreadTasks(events).map(({ cpu }) => Math.max(0, cpu - longMs)))
