import type { Cart } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Areas } from '#ui/messages/areas.ts'

/** Where the sums and days of the cart are true: the district of the default address, or the Kathmandu Valley. */
export const placeOf = (
  { districtName }: Pick<Cart, 'districtName'>,
  language: Language,
  texts: Pick<Areas['cart'], 'inValley' | 'inDistrict'>,
) => (districtName ? texts.inDistrict(inLanguage(districtName, language)) : texts.inValley)
