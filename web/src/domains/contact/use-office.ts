import { isOfficeOpen, nextOfficeOpening, type Holidays } from '@haat/contract/shared/office-hours.ts'
import { useSiteSettings } from '#domains/site/use-site-settings.ts'
import { useNow } from './use-now.ts'

interface Office {
  now: Date
  isOpen: boolean
  opening: Date
  holidays: Holidays
}

/** Whether someone is at the desk at this moment; unknown until the page is alive. */
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
