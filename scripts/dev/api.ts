import { runApi, type ApiRun, type ApiState, type Invoke } from './api-run.ts'
import type { ToApi } from './messages.ts'

/**
 * The process of the API, replaced at every restart. The old one ends when the new one is ready: until then it
 * finishes its requests, and keeps the database of the data folder running.
 */
export function createApi(invoke: Invoke) {
  const living = new Set<ApiRun>()
  const begun = Promise.withResolvers<void>()
  let newest: ApiRun | undefined
  let isEnding = false

  async function watch(run: ApiRun) {
    living.add(run)
    void run.ended.then(() => {
      living.delete(run)
      if (run === newest && !isEnding)
        console.error('The API has ended. It is started again when something is saved.')
    })
    await run.settled
    if (run !== newest || run.state().kind !== 'ready') return
    for (const other of living) if (other !== run) void other.end()
  }

  return {
    /** From now on requests get what was saved, or an error that says why not. */
    restart() {
      const before = newest
      newest = runApi(invoke)
      void watch(newest)
      begun.resolve()
      if (before?.state().kind === 'starting') void before.end()
    },
    /** Requests that wait for a process that is given up get the answer of the next one. */
    async settled(): Promise<ApiState> {
      await begun.promise
      for (;;) {
        const run = newest
        await run?.settled
        if (run && run === newest) return run.state()
      }
    },
    tell: (message: ToApi) => newest?.tell(message),
    async end() {
      isEnding = true
      await Promise.all([...living].map((run) => run.end()))
    },
  }
}

export type Api = ReturnType<typeof createApi>
