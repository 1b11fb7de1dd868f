import { growingPause } from './growing-pause.ts'

const pauses = { firstMs: 300, longestMs: 30_000 }

/** Loads something, and what does not come again and again for as long as that makes sense. */
export async function askAgainWhile<T>(
  makesSense: () => boolean,
  load: () => Promise<T>,
  tries = 0,
): Promise<T> {
  try {
    return await load()
  } catch (failure) {
    if (!makesSense()) throw failure
    await growingPause(tries, pauses)
    return askAgainWhile(makesSense, load, tries + 1)
  }
}
