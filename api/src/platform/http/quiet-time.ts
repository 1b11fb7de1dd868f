import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Resolves when nobody has been served for a moment, when it has waited long enough, or at the signal. */
export type WaitForQuiet = (signal: AbortSignal) => Promise<void>

const usualTimes = {
  /** Longer than the time between two requests of one page. */
  quietMs: 300,
  /** A shop that is never quiet still gets its work done, one piece after each wait of this length. */
  maxWaitMs: 5000,
  /** An answer that is open for longer is a stream or a slow line, which takes no time of the processor. */
  maxAnswerMs: 5000,
}
const checkMs = 50

/** Watches the requests of a server, for work that is done only while nobody waits for an answer. */
export function watchForQuiet(server: Server, times: Partial<typeof usualTimes> = {}): WaitForQuiet {
  const { quietMs, maxWaitMs, maxAnswerMs } = { ...usualTimes, ...times }
  const startTimes = new Map<ServerResponse, number>()
  let lastAt = -Infinity
  server.on('request', (_request, response: ServerResponse) => {
    lastAt = performance.now()
    startTimes.set(response, lastAt)
    response.once('close', () => {
      startTimes.delete(response)
      lastAt = performance.now()
    })
  })
  const isQuiet = () => {
    const now = performance.now()
    return (
      now - lastAt >= quietMs && [...startTimes.values()].every((startedAt) => now - startedAt >= maxAnswerMs)
    )
  }
  return async (signal) => {
    const waitsUntil = performance.now() + maxWaitMs
    while (!signal.aborted && !isQuiet() && performance.now() < waitsUntil) {
      await pause(checkMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
}
