import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { ShopPage } from '@haat/contract/domains/vendors.page.ts'

export const checks = ['name', 'about', 'returnPolicy', 'deliveryWords', 'banner', 'logo'] as const
export type Check = (typeof checks)[number]

/** The first language in which a text is empty; undefined when both are written. */
const emptyIn = ({ en, ne }: Bilingual) => (en === '' ? 'en' : ne === '' ? 'ne' : undefined)

/** The field that a line of the checklist still waits for; undefined when it is done. */
export function openField(page: ShopPage, check: Check): string | undefined {
  if (check === 'logo') return page.logo ? undefined : 'logo'
  const language = check === 'banner' ? emptyIn(page.banner.alt) : emptyIn(page[check])
  return language && `${check === 'banner' ? 'banner.alt' : check}.${language}`
}
