type LetGo = () => unknown

/** What a run holds: children, databases, folders. It lets go of all of it, last first, however it ends. */
const held: LetGo[] = []

export const hold = (letGo: LetGo) => void held.push(letGo)

let hasBegun = false
/** From then on a request that fails is no news. */
export const isLettingGo = () => hasBegun

export async function letGoOfAll() {
  hasBegun = true
  for (const letGo of held.splice(0).toReversed()) {
    // What is left must be let go of even when one of them fails.
    await Promise.resolve(letGo()).catch((error: unknown) => console.error(error))
  }
}

export function letGoOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void letGoOfAll().then(() => process.exit(130)))
  }
}
