import { expect, it } from 'vitest'
import { discountPercent } from './catalogue.rules.ts'

it.each([
  [645_000, 890_000, 28],
  [100, 200, 50],
  [199_99, 200_00, 0],
  [200, 200, 0],
  [300, 200, 0],
  [300, null, 0],
])('from %i, before %o, it is %i percent less', (pricePaisa, oldPricePaisa, percent) => {
  expect(discountPercent({ pricePaisa, oldPricePaisa })).toBe(percent)
})
