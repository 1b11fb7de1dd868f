interface Count {
  current: number
  endsAt: number
}

/**
 * More than the real visitors of one process in one window; a flood of made-up names takes no more memory than
 * this.
 */
const roomForNames = 100_000

/**
 * Counts each name in its current window. All windows have the same length, so the name that came first expires
 * first and makes room first.
 */
export function createLocalCounter(maxNames = roomForNames) {
  const counts = new Map<string, Count>()
  // One walk through all of them: to begin again each time would go over every place that was ever left empty, which made a
  // name cost a millisecond as soon as there were many.
  let walk = counts.entries()
  let first: [string, Count] | undefined
  const findFirst = () => {
    while (!first || counts.get(first[0]) !== first[1]) {
      first = walk.next().value
      if (first) continue
      if (counts.size === 0) return undefined
      walk = counts.entries()
    }
    return first
  }
  const dropFirst = (isToGo: (count: Count) => boolean) => {
    const found = findFirst()
    if (found && isToGo(found[1])) counts.delete(found[0])
  }
  const count = (name: string, windowMs: number) => {
    const now = Date.now()
    const known = counts.get(name)
    const counted = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs }
    counted.current += 1
    if (counted !== known) {
      counts.delete(name)
      counts.set(name, counted)
      // Drops up to two for every new one, so that expired names are gone before there are many of them.
      for (let gone = 0; gone < 2; gone++) dropFirst(({ endsAt }) => endsAt <= now)
      dropFirst(() => counts.size > maxNames)
    }
    return { current: counted.current, ttl: counted.endsAt - now }
  }
  const giveBack = (name: string) => {
    const known = counts.get(name)
    if (known && known.current > 0) known.current -= 1
  }
  return Object.assign(count, { giveBack })
}
