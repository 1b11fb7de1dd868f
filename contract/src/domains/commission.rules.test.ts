import { describe, expect, it } from 'vitest'
import {
  commissionOf,
  commissionOfParcel,
  discountShares,
  firstFreeDay,
  formatRate,
  ruleStateOn,
  vatOnCommission,
} from './commission.rules.ts'

const line = (variantId: number, pricePaisa: number, quantity = 1, commissionRate = 800) => ({
  variantId,
  pricePaisa,
  quantity,
  commissionRate,
})

describe('a discount', () => {
  it('is shared by the goods of the lines in the order of the variants, to the paisa', () => {
    const lines = [line(9, 100), line(3, 100), line(5, 100)]
    expect([...discountShares(lines, 100)]).toEqual([
      [3, 33],
      [5, 33],
      [9, 34],
    ])
    expect([...discountShares([line(1, 500, 0), line(2, 500, 2)], 250).values()]).toEqual([0, 250])
    expect([...discountShares([line(1, 500, 0)], 0).values()]).toEqual([0])
  })

  it('comes off those lines only that the coupon is for', () => {
    const others = { ...line(3, 400), bearsDiscount: false }
    expect([...discountShares([line(9, 100), others, line(5, 100)], 101)]).toEqual([
      [3, 0],
      [5, 50],
      [9, 51],
    ])
    expect([...discountShares([others], 0).values()]).toEqual([0])
  })

  it('never comes to more or less, and takes from no line more than it costs', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const lines = Array.from({ length: 1 + (seed % 7) }, (_, at) =>
        line(at + 1, 1 + ((seed * 7919 * (at + 1)) % 200_000_000), 1 + (seed % 9)),
      )
      const goods = lines.reduce((sum, { pricePaisa, quantity }) => sum + pricePaisa * quantity, 0)
      for (const discount of [0, 1, Math.floor(goods / 3), goods]) {
        const shares = discountShares(lines, discount)
        expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(discount)
        for (const { variantId, pricePaisa, quantity } of lines) {
          const share = shares.get(variantId)!
          expect(share >= 0 && share <= pricePaisa * quantity).toBe(true)
        }
      }
    }
  })
})

describe('the commission', () => {
  it('of Rs. 1,000 is 80, and the VAT on it 10.40', () => {
    expect([commissionOf(1000_00), vatOnCommission(80_00)]).toEqual([80_00, 10_40])
    expect(vatOnCommission(50)).toBe(7)
    expect(vatOnCommission(0)).toBe(0)
  })

  it('is rounded once for all lines of a parcel, each by its own rate', () => {
    const parcel = { discountPaisa: 0, commissionVatRate: 1300 }
    expect(commissionOfParcel(parcel, [line(1, 6), line(2, 7)])).toEqual({
      commissionPaisa: 1,
      commissionVatPaisa: 0,
    })
    expect(commissionOfParcel(parcel, [line(1, 1000_00, 2, 0), line(2, 100_00, 1, 10_000)])).toEqual({
      commissionPaisa: 100_00,
      commissionVatPaisa: 13_00,
    })
  })

  it('is of what was paid, and without VAT of the price before the discount, as before', () => {
    const lines = [line(1, 500_00), line(2, 300_00)]
    expect(commissionOfParcel({ discountPaisa: 400_00, commissionVatRate: 1300 }, lines)).toEqual({
      commissionPaisa: 32_00,
      commissionVatPaisa: 4_16,
    })
    expect(commissionOfParcel({ discountPaisa: 400_00, commissionVatRate: 0 }, lines)).toEqual({
      commissionPaisa: 64_00,
      commissionVatPaisa: 0,
    })
  })
})

it('the rate of a day can be changed until some minutes before it begins in Nepal', () => {
  // Midnight in Nepal is 18:15 UTC.
  expect(firstFreeDay(new Date('2026-11-17T18:15:00Z'))).toBe('2026-11-19')
  expect(firstFreeDay(new Date('2026-11-18T18:09:59Z'))).toBe('2026-11-19')
  expect(firstFreeDay(new Date('2026-11-18T18:10:00Z'))).toBe('2026-11-20')
})

it('a rule holds from the first of its days to the last', () => {
  const days = { beginsOn: '2026-11-10', endsOn: '2026-11-20' }
  const states = ['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map((day) => ruleStateOn(days, day))
  expect(states).toEqual(['coming', 'running', 'running', 'ended'])
  expect(ruleStateOn({ ...days, endsOn: null }, '2099-01-01')).toBe('running')
})

it('a rate has as many places as it needs', () => {
  expect([formatRate(800, 'en'), formatRate(655, 'en'), formatRate(650, 'ne')]).toEqual(['8', '6.55', '६.५'])
})
