import { makeKey } from '#domains/chat/make-key.ts'

const place = 'haat-console'

/** The same for this tab, also when it is loaded again: it is the same console that comes back. */
export function consoleId(): string {
  try {
    const known = sessionStorage.getItem(place)
    if (known) return known
    const made = makeKey()
    sessionStorage.setItem(place, made)
    return made
  } catch {
    return makeKey()
  }
}
