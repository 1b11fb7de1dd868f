import { growingPauseMs } from './growing-pause.ts'

const pauses = { firstMs: 300, longestMs: 10_000 }
/** A link may lead to a file, to a mail or nowhere. A page that is still there after this time was not left. */
const leavingMs = 60_000

let running = 0
let leftAt = -Infinity
const isBeingLeft = () => Date.now() - leftAt < leavingMs

function note({ type, persisted }: Event & { persisted?: boolean }) {
  if (type === 'beforeunload') leftAt = Date.now()
  else if (type === 'pagehide') leftAt = Infinity
  // Back as it was. Without the mark it is the event of a first load, which may come in the middle of leaving.
  else if (persisted) leftAt = -Infinity
}

/** Listened to only while something is loading: Firefox keeps no page for the way back that listens to `beforeunload`. */
const events = ['beforeunload', 'pagehide', 'pageshow']

/**
 * Loads something that the page needs, and does not fail while the page is being left: browsers end what is loading as soon as
 * the way to the next page begins, and the page is seen until that has come. Should the page stay after all, what it needs is
 * loaded again.
 */
export async function unlessLeft<T>(load: () => Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (running++ === 0) for (const type of events) addEventListener(type, note)
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await load()
      } catch (failure) {
        if (signal?.aborted || !isBeingLeft()) throw failure
        await new Promise((resolve) => setTimeout(resolve, growingPauseMs(tries, pauses)))
      }
    }
  } finally {
    if (--running === 0) for (const type of events) removeEventListener(type, note)
  }
}
