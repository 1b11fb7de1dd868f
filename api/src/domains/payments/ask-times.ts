const secondMs = 1000
const minuteMs = 60 * secondMs

/** How long after its time a try may still be paid, for money that is on its way. */
export const graceMs = 3 * minuteMs
/** So long we look whether money came for a try that is over. */
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
 * When the gateway is asked next: often while somebody waits, once when the time is over, then ever more rarely for money
 * that comes late. From the clock alone, so that no restart and no other question shifts it.
 */
export function nextAskAt({ createdAt, expiresAt }: Asked, now: Date): Date | null {
  const [at, overAt] = [now.getTime(), expiresAt.getTime() + graceMs]
  const lastAt = expiresAt.getTime() + lateMoneyMs
  if (at >= lastAt) return null
  if (at < overAt) return new Date(Math.min(createdAt.getTime() + nextAge(at - createdAt.getTime()), overAt))
  const pause = Math.min(Math.max(at - expiresAt.getTime(), usualPauseMs), longestPauseMs)
  return new Date(Math.min(at + pause, lastAt))
}

function nextAge(age: number): number {
  let next = 0
  for (const pause of firstPausesMs) {
    next += pause
    if (next > age) return next
  }
  return next + (Math.floor((age - next) / usualPauseMs) + 1) * usualPauseMs
}
