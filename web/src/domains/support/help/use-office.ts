import { useEffect, useState } from 'react'
import { isOfficeOpen, nextOfficeOpening, type Holidays } from '@haat/contract/shared/office-hours.ts'
import { useSiteSettings } from '#api/site-settings.ts'

const tickMs = 15_000

interface Office {
  now: Date
  isOpen: boolean
  opening: Date
  holidays: Holidays
}

/** Whether support is open at the moment; undefined until the page is hydrated. */
export function useOffice(): Office | undefined {
  const now = useNow()
  const settings = useSiteSettings()
  if (!now) return undefined
  const holidays = new Set(settings?.holidays)
  const hours = settings?.hours
  return {
    now,
    holidays,
    isOpen: isOfficeOpen(now, holidays, hours),
    opening: nextOfficeOpening(now, holidays, hours),
  }
}

/** The browser's time, undefined in the first render: the server's clock would differ and break hydration. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
