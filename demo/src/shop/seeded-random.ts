/** The 32-bit FNV-1a hash of a text: the demo must be the same at every start, so it uses no random numbers. */
export function numberFrom(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  }
  return hash >>> 0
}

/** A generator of numbers from 0 up to 1 (mulberry32); the same seed gives the same numbers. */
export function seededNumbers(seed: string): () => number {
  let state = numberFrom(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A copy of the list in the order that the given numbers decide. */
export function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
  }
  return copy
}
