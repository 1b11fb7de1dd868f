import type { PriceUnit } from '@haat/contract/domains/services.rules.ts'
import type { Pair } from '../bilingual.ts'
import type { PictureSpec } from '../demo-types.ts'

/** What is done and what it costs, before anybody in particular offers it. Prices in rupees. */
export interface BaseService {
  category: string
  title: Pair
  text: Pair
  unit: PriceUnit
  options: (readonly [en: string, ne: string, minutes: number, visit: number, labour: number])[]
  parts?: (readonly [en: string, ne: string, price: number])[]
  picture: readonly [object: string, backdrop: PictureSpec['backdrop'], beside?: string]
  warrantyDays: number
}
