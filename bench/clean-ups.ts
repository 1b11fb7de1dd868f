type CleanUp = () => unknown

/**
 * Clean-ups of a run: for child processes, databases and folders. They run in reverse order, however the run
 * ends.
 */
const cleanUps: CleanUp[] = []

export const onCleanUp = (cleanUp: CleanUp) => void cleanUps.push(cleanUp)

let hasBegun = false
/** A request that fails after the clean-up has begun is not reported. */
export const isCleaningUp = () => hasBegun

export async function cleanUpAll() {
  hasBegun = true
  for (const cleanUp of cleanUps.splice(0).toReversed()) {
    // The others must run even when one of them fails.
    await Promise.resolve(cleanUp()).catch((error: unknown) => console.error(error))
  }
}

export function cleanUpOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUpAll().then(() => process.exit(130)))
  }
}
