interface Count {
  current: number
  endsAt: number
}

const mostNames = 5000

/** How often each name was counted in its current window; the name that was new longest ago makes room. */
export function createLocalCount() {
  const counts = new Map<string, Count>()
  return (name: string, windowMs: number) => {
    const now = Date.now()
    const known = counts.get(name)
    const count = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs }
    count.current += 1
    if (count !== known) {
      counts.delete(name)
      counts.set(name, count)
      if (counts.size > mostNames) counts.delete(counts.keys().next().value!)
    }
    return { current: count.current, ttl: count.endsAt - now }
  }
}
