import type { PriceUnit } from '@haat/contract/domains/services.rules.ts'
import type { Pair } from '../shop/bilingual.ts'
import type { PictureSpec } from '../shop/demo-types.ts'

/** A service before a certain provider offers it, who changes its prices. Prices are in rupees. */
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
