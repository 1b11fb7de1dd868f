import { useEffect, useMemo, useState } from 'react'
import { useSiteSettings } from '#api/site-settings.ts'

const tickMs = 30_000

/** The current time, renewed every half minute, so that due times move on while they are on the screen. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The current time, with the holidays and opening hours of the office. */
export function useOfficeClock() {
  const now = useNow()
  const settings = useSiteSettings()
  const holidays = useMemo(() => new Set(settings?.holidays), [settings])
  return { now, holidays, hours: settings?.hours }
}
