import { useEffect, useState } from 'react'

const tickMs = 15_000

/** The time of the browser, unknown in the first frame: the server's clock would make another page of it. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
