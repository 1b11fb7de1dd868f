import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commissionOfParcel, discountedGoods } from '@haat/contract/domains/commission.rules.ts'
import type { LineRow } from '../orders.store.ts'
import { refundAmounts } from './line-refund-amounts.ts'
import type { LineRefundWithLines } from './line-refunds.store.ts'

const someLines = fc.uniqueArray(
  fc.record({
    variantId: fc.integer({ min: 1, max: 99 }),
    pricePaisa: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    commissionRate: fc.integer({ min: 0, max: 10_000 }),
    bearsDiscount: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4, selector: ({ variantId }) => variantId },
)
const parcels = fc.record({
  lines: someLines,
  /** How much of the goods a coupon paid, in thousandths. */
  discount: fc.integer({ min: 0, max: 1000 }),
  isOld: fc.boolean(),
  /** In which order the pieces are refunded, and how many at once. */
  order: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
})

it('whatever is refunded in whatever order, all pieces give back what was paid, with the whole commission and its VAT', () => {
  fc.assert(
    fc.property(parcels, ({ lines: sold, discount, isOld, order }) => {
      const goods = sold.reduce((sum, { pricePaisa, quantity }) => sum + pricePaisa * quantity, 0)
      const discountPaisa = Math.floor((discountedGoods(sold) * discount) / 1000)
      const commissionVatRate = isOld ? 0 : 1300
      const parcel = {
        discountPaisa,
        commissionVatRate,
        ...commissionOfParcel({ discountPaisa, commissionVatRate }, sold),
      }
      const lines = sold.map((line) => ({ ...line, sentQuantity: null, takenQuantity: null }) as LineRow)
      const left = new Map(sold.map(({ variantId, quantity }) => [variantId, quantity]))
      const former: LineRefundWithLines[] = []
      for (let at = 0; left.size > 0; at += 1) {
        const choice = order[at % order.length]! + at
        const [variantId, most] = [...left][choice % left.size]!
        const quantity = 1 + (choice % most)
        const amounts = refundAmounts({ parcel, lines, former, pieces: [{ variantId, quantity }] })
        former.push(amounts as unknown as LineRefundWithLines)
        const line = sold.find((one) => one.variantId === variantId)!
        if (!line.bearsDiscount) expect(amounts.discountPaisa).toBe(0)
        if (most === quantity) left.delete(variantId)
        else left.set(variantId, most - quantity)
      }
      const sum = (name: 'paidPaisa' | 'goodsPaisa' | 'commissionPaisa' | 'commissionVatPaisa') =>
        former.reduce((total, one) => total + one[name], 0)
      expect(sum('goodsPaisa')).toBe(goods)
      expect(sum('paidPaisa')).toBe(goods - discountPaisa)
      expect(sum('commissionPaisa')).toBe(parcel.commissionPaisa)
      expect(sum('commissionVatPaisa')).toBe(parcel.commissionVatPaisa)
      for (const { paidPaisa, discountPaisa: less, commissionPaisa, commissionVatPaisa } of former) {
        expect(Math.min(paidPaisa, less, commissionPaisa, commissionVatPaisa)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  )
})
