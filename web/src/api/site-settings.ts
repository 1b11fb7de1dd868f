import { useQuery } from '@tanstack/react-query'
import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import { siteQueries } from './site.queries.ts'
import { useCall } from './use-router-context.ts'

/** Undefined while they are not there: a page stands without its footer's particulars rather than not at all. */
export const useSiteSettings = () => useQuery(siteQueries.settings(useCall())).data

/** When the settings could not be read, a function that asks for them again; undefined otherwise. */
export function useSettingsFailure() {
  const { isLoadingError, refetch } = useQuery(siteQueries.settings(useCall()))
  return isLoadingError ? () => void refetch() : undefined
}

/** Which of the two wallets, eSewa and Khalti, the shop takes. */
export function walletsOf(ways: SiteSettings['paymentWays']): 'esewa' | 'khalti' | 'both' | undefined {
  const hasEsewa = ways.includes('esewa')
  if (!ways.includes('khalti')) return hasEsewa ? 'esewa' : undefined
  return hasEsewa ? 'both' : 'khalti'
}
