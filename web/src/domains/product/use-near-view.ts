import { useEffect, useRef, useState } from 'react'

/** A screenful away: early enough to be there in time. */
const rootMargin = '800px'

/** Whether somebody has come near it. */
export function useNearView() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        setIsNear(true)
      },
      { rootMargin },
    )
    watcher.observe(place.current!)
    return () => watcher.disconnect()
  }, [])
  return { place, isNear }
}
