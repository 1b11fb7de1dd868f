import { useEffect, useState } from 'react'

const tickMs = 1000

/**
 * Counts the seconds until an action may be repeated.
 *
 * @param runsAtFirst whether the action has just been done, so that the count begins at once.
 */
export function useCoolDown(seconds: number, runsAtFirst = true): { left: number; restart(): void } {
  const [now, setNow] = useState(() => Date.now())
  const [end, setEnd] = useState(runsAtFirst ? now + seconds * 1000 : now)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isOver = left === 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isOver])

  function restart() {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return { left, restart }
}
