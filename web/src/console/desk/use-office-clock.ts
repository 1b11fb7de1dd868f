import { useMemo } from 'react'
import { useSiteSettings } from '#domains/site/use-site-settings.ts'
import { useNow } from './use-now.ts'

/** Now, and the days on which nobody is here. */
export function useOfficeClock() {
  const now = useNow()
  const settings = useSiteSettings()
  const holidays = useMemo(() => new Set(settings?.holidays), [settings])
  return { now, holidays, hours: settings?.hours }
}
