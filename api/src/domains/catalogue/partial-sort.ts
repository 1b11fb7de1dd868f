/** To take more than this, sorting everything is faster. */
const fewEnough = 1000

/** The first `count` in order. Most of the others are behind the last of these, which one comparison shows. */
export function partialSort<T>(
  all: Iterable<T>,
  isWanted: (one: T) => boolean,
  compare: (a: T, b: T) => number,
  count: number,
): T[] {
  if (count > fewEnough) return [...all].filter(isWanted).toSorted(compare).slice(0, count)
  const first: T[] = []
  for (const one of all) {
    if (!isWanted(one)) continue
    if (first.length === count && compare(one, first[count - 1]!) >= 0) continue
    if (first.length === count) first.pop()
    let at = first.length
    while (at > 0 && compare(one, first[at - 1]!) < 0) at -= 1
    first.splice(at, 0, one)
  }
  return first
}
