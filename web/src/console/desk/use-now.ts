import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The clock of the desk: what is due moves on while it is looked at. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
