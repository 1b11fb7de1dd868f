import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vatStates } from '@haat/contract/domains/catalogue.rules.ts'
import { discountedGoods } from '@haat/contract/domains/commission.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { invoiceAmounts, rateOf } from './invoice-content.ts'

const nothing: Bilingual = { en: '', ne: '' }
const line = fc.record({
  title: fc.constant(nothing),
  choice: fc.constant<Bilingual[]>([]),
  sku: fc.constant('SKU'),
  quantity: fc.integer({ min: 1, max: 999 }),
  pricePaisa: fc.integer({ min: 1, max: 5_00_000_00 }),
  bearsDiscount: fc.boolean(),
})
/** A seller is registered for VAT, with goods of all kinds, or is not, and then nothing is said of VAT. */
const sale = fc
  .record({
    isRegistered: fc.boolean(),
    isFull: fc.boolean(),
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  })
  .chain(({ isRegistered, isFull, lines }) => {
    const goods = discountedGoods(lines)
    const states = isRegistered ? vatStates.filter((vat) => vat !== 'none') : (['none'] as const)
    return fc.record({
      kind: fc.constant(
        !isRegistered ? ('plain' as const) : isFull ? ('tax' as const) : ('abbreviated' as const),
      ),
      lines: fc.tuple(...lines.map((one) => fc.constantFrom(...states).map((vat) => ({ ...one, vat })))),
      discountPaisa: fc.integer({ min: 0, max: goods }),
      deliveryPaisa: fc.integer({ min: 0, max: 350_00 }),
    })
  })

it('the figures of every bill add up to the paisa', () => {
  fc.assert(
    fc.property(sale, (given) => {
      const bill = invoiceAmounts(given)
      const goods = bill.lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
      const paid = given.lines.reduce((sum, { quantity, pricePaisa }) => sum + quantity * pricePaisa, 0)
      const { goodsPaisa, discountPaisa, deliveryPaisa, taxablePaisa, exemptPaisa, zeroPaisa, vatPaisa } =
        bill
      expect(goods).toBe(goodsPaisa)
      // The total is what the shopper agreed to, whatever stands above it.
      expect(bill.totalPaisa).toBe(paid - given.discountPaisa + given.deliveryPaisa)
      const beforeVat = goodsPaisa - discountPaisa + deliveryPaisa
      if (bill.kind === 'tax') {
        expect(beforeVat).toBe(taxablePaisa + exemptPaisa + zeroPaisa)
        expect(beforeVat + vatPaisa).toBe(bill.totalPaisa)
      } else {
        expect(beforeVat).toBe(bill.totalPaisa)
        if (bill.kind === 'abbreviated')
          expect(taxablePaisa + vatPaisa + exemptPaisa + zeroPaisa).toBe(bill.totalPaisa)
        else expect([taxablePaisa, vatPaisa, exemptPaisa, zeroPaisa]).toEqual([0, 0, 0, 0])
      }
      expect(Math.abs(vatPaisa - taxablePaisa * 0.13)).toBeLessThan(1)
      for (const { rate, quantity, amountPaisa } of bill.lines) {
        expect(amountPaisa).toBeGreaterThanOrEqual(0)
        expect(Math.round(Number(rate) * quantity * 100)).toBe(amountPaisa)
      }
    }),
    { numRuns: 400 },
  )
})

it('rates of a tax invoice are without VAT, and those of exempt goods as they are', () => {
  const goods = { title: nothing, choice: [], sku: 'A', quantity: 2, pricePaisa: 113_00 }
  const lines = [
    { ...goods, vat: 'included' as const },
    { ...goods, vat: 'exempt' as const },
  ]
  expect(invoiceAmounts({ kind: 'tax', lines, discountPaisa: 0, deliveryPaisa: 0 })).toMatchObject({
    lines: [
      { rate: '100.00', amountPaisa: 200_00 },
      { rate: '113.00', amountPaisa: 226_00 },
    ],
    taxablePaisa: 200_00,
    vatPaisa: 26_00,
    exemptPaisa: 226_00,
    totalPaisa: 452_00,
  })
  expect(
    invoiceAmounts({ kind: 'abbreviated', lines, discountPaisa: 0, deliveryPaisa: 0 }).lines,
  ).toMatchObject([
    { rate: '113.00', amountPaisa: 226_00 },
    { rate: '113.00', amountPaisa: 226_00 },
  ])
})

it('a rate has no more decimals than it needs', () => {
  expect([rateOf(200_00, 2), rateOf(100, 3), rateOf(1, 1), rateOf(123_45, 999)]).toEqual([
    '100.00',
    '0.3333',
    '0.01',
    '0.123574',
  ])
})
