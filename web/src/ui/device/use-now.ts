import { useEffect, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

const minuteMs = 60_000

/**
 * The time of this browser, renewed at every full minute and when the tab is looked at again, since timers of tabs
 * in the background are late. For what is never rendered on the server.
 */
export function useBrowserTime(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
      setNow(new Date())
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}

/** The same; undefined on the server and while the page is hydrated, because a kept page is older than now. */
export function useNow(): Date | undefined {
  const isHydrated = useIsHydrated()
  const now = useBrowserTime()
  return isHydrated ? now : undefined
}
