interface Count {
  current: number
  endsAt: number
}

/** More than the real visitors of one process in one window; a flood of made-up names takes no more memory than this. */
const roomForNames = 100_000

/**
 * How often each name was counted in its current window. All names of one count have windows of one length, so that the
 * name that came first is the one that ends first: it is the first to make room.
 */
export function createLocalCount(mostNames = roomForNames) {
  const counts = new Map<string, Count>()
  const dropFirst = (isToGo: (count: Count) => boolean) => {
    const [first] = counts
    if (first && isToGo(first[1])) counts.delete(first[0])
  }
  const count = (name: string, windowMs: number) => {
    const now = Date.now()
    const known = counts.get(name)
    const counted = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs }
    counted.current += 1
    if (counted !== known) {
      counts.delete(name)
      counts.set(name, counted)
      // Two for every one that comes: what has ended is gone before there are many of them.
      for (let gone = 0; gone < 2; gone++) dropFirst(({ endsAt }) => endsAt <= now)
      dropFirst(() => counts.size > mostNames)
    }
    return { current: counted.current, ttl: counted.endsAt - now }
  }
  const giveBack = (name: string) => {
    const known = counts.get(name)
    if (known && known.current > 0) known.current -= 1
  }
  return Object.assign(count, { giveBack })
}
