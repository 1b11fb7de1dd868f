/** From so many on it is better to put all of them in order. */
const many = 1000

/** The first so many in order. Most of the others are behind the last of them at once. */
export function firstOf<T>(
  all: Iterable<T>,
  isWanted: (one: T) => boolean,
  compare: (a: T, b: T) => number,
  most: number,
): T[] {
  if (most > many) return [...all].filter(isWanted).toSorted(compare).slice(0, most)
  const first: T[] = []
  for (const one of all) {
    if (!isWanted(one)) continue
    if (first.length === most && compare(one, first[most - 1]!) >= 0) continue
    if (first.length === most) first.pop()
    let at = first.length
    while (at > 0 && compare(one, first[at - 1]!) < 0) at -= 1
    first.splice(at, 0, one)
  }
  return first
}
