import type { Language } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Areas } from '../../messages/areas.ts'
import type { Prices } from './price-filter.tsx'

/** "Rs. 600 to Rs. 2,400", or with one limit only; undefined without any. */
export function priceLabel({ minPrice, maxPrice }: Prices, texts: Areas['filters'], language: Language) {
  const low = minPrice === undefined ? undefined : formatRupees(minPrice * 100, language)
  const high = maxPrice === undefined ? undefined : formatRupees(maxPrice * 100, language)
  if (low && high) return texts.priceBetween(low, high)
  return low ? texts.priceFrom(low) : high && texts.priceTo(high)
}
