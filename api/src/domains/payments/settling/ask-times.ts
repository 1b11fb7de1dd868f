const secondMs = 1000
const minuteMs = 60 * secondMs

/** How long after its expiry a payment still counts, for money that was on its way. */
export const graceMs = 3 * minuteMs
/** For so long we look whether money came for a payment that is over. */
export const lateMoneyMs = 24 * 60 * minuteMs

const firstPausesMs = [20 * secondMs, minuteMs, 2 * minuteMs]
const usualPauseMs = 5 * minuteMs
const longestPauseMs = 6 * 60 * minuteMs

interface Asked {
  createdAt: Date
  expiresAt: Date
}

export const isPastGrace = ({ expiresAt }: Asked, now: Date) => now.getTime() >= expiresAt.getTime() + graceMs

/**
 * When the gateway is asked next: often while the shopper waits, once when the time is over, then ever more rarely for
 * money that comes late. It follows from the clock alone, so that neither a restart nor another question shifts it.
 */
export function nextAskAt({ createdAt, expiresAt }: Asked, now: Date): Date | null {
  const [at, overAt] = [now.getTime(), expiresAt.getTime() + graceMs]
  const lastAt = expiresAt.getTime() + lateMoneyMs
  if (at >= lastAt) return null
  if (at < overAt)
    return new Date(Math.min(createdAt.getTime() + nextAgeMs(at - createdAt.getTime()), overAt))
  const pause = Math.min(Math.max(at - expiresAt.getTime(), usualPauseMs), longestPauseMs)
  return new Date(Math.min(at + pause, lastAt))
}

function nextAgeMs(ageMs: number): number {
  let next = 0
  for (const pause of firstPausesMs) {
    next += pause
    if (next > ageMs) return next
  }
  return next + (Math.floor((ageMs - next) / usualPauseMs) + 1) * usualPauseMs
}
