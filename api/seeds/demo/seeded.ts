/** A number from a text (FNV-1a, 32 bits): the same text is the same number for ever. */
export function numberFrom(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  }
  return hash >>> 0
}

/** Numbers from 0 up to 1 in an order that the seed decides (mulberry32). */
export function seededNumbers(seed: string): () => number {
  let state = numberFrom(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The list in an order that the seed decides. */
export function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
  }
  return copy
}
