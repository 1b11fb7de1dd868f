import type { SiteSettings } from '@haat/contract/domains/content.site.ts'

/** Which of the wallets can be paid with. */
export function walletsOf(ways: SiteSettings['paymentWays']): 'esewa' | 'khalti' | 'both' | undefined {
  const hasEsewa = ways.includes('esewa')
  if (!ways.includes('khalti')) return hasEsewa ? 'esewa' : undefined
  return hasEsewa ? 'both' : 'khalti'
}
