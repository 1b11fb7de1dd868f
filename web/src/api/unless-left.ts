import { askAgainWhile } from './ask-again.ts'

/** A link may lead to a file, to a mail or nowhere. A page that is still there after this time was not left. */
const leavingMs = 60_000

let running = 0
let leftAt = 0
const isBeingLeft = () => Date.now() - leftAt < leavingMs

const note = () => {
  leftAt = Date.now()
}

/** Listened to only while something is loading: Firefox keeps no page for the way back that listens to `beforeunload`. */
const events = ['beforeunload', 'pagehide']

/**
 * Loads something that the page needs, and does not fail while the page is being left: browsers end what is loading as soon as
 * the way to the next page begins, and the page is seen until that has come. Should the page stay after all, what it needs is
 * loaded again.
 */
export async function unlessLeft<T>(load: () => Promise<T>): Promise<T> {
  if (running++ === 0) for (const type of events) addEventListener(type, note)
  try {
    return await askAgainWhile(isBeingLeft, load)
  } finally {
    if (--running === 0) for (const type of events) removeEventListener(type, note)
  }
}
