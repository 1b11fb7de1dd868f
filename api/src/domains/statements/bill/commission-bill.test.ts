import { describe, expect, it } from 'vitest'
import type { EntryLine } from '@haat/contract/domains/ledger.ts'
import { createBillSums } from './commission-bill.ts'

const line = (kind: EntryLine['kind'], amountPaisa: number, ...rates: [number, number][]): EntryLine => ({
  kind,
  amountPaisa,
  rates: rates.map(([rate, basePaisa]) => ({ rate, basePaisa })),
})
function billOf(...entries: EntryLine[][]) {
  const sums = createBillSums()
  for (const lines of entries) sums.add({ lines })
  return sums.toAmounts()
}

describe('a bill of the commission', () => {
  it('has a line for every rate and for what was given back, and is what the entries have taken', () => {
    const bill = billOf(
      [line('sale', 1000_00), line('commission', -80_00, [800, 1000_00]), line('vat', -10_40, [1300, 80_00])],
      [line('sale', 500_00), line('commission', -25_00, [500, 500_00]), line('vat', -3_25, [1300, 25_00])],
      [
        line('refund', -100_00),
        line('commissionBack', 8_00, [800, 100_00]),
        line('vatBack', 1_04, [1300, 8_00]),
      ],
    )
    expect(bill).toEqual({
      kind: 'bill',
      lines: [
        { kind: 'taken', rate: 500, vatRate: 1300, count: 1, basePaisa: 500_00, commissionPaisa: 25_00 },
        { kind: 'taken', rate: 800, vatRate: 1300, count: 1, basePaisa: 1000_00, commissionPaisa: 80_00 },
        { kind: 'givenBack', rate: 800, vatRate: 1300, count: 1, basePaisa: 100_00, commissionPaisa: 8_00 },
      ],
      commissionPaisa: 97_00,
      vatPaisa: 12_61,
      totalPaisa: 109_61,
    })
  })

  it('shares the commission of a parcel of several rates, and the last one bears the rounding', () => {
    const bill = billOf([line('commission', -13, [800, 99], [500, 133]), line('vat', -2, [1300, 13])])
    expect(bill!.lines.map(({ rate, commissionPaisa }) => [rate, commissionPaisa])).toEqual([
      [500, 6],
      [800, 7],
    ])
  })

  it('keeps sales from before VAT was added apart', () => {
    const bill = billOf(
      [line('commission', -100_00, [1000, 1000_00])],
      [line('commission', -80_00, [1000, 800_00]), line('vat', -10_40, [1300, 80_00])],
    )
    expect(bill!.lines.map(({ vatRate, commissionPaisa }) => [vatRate, commissionPaisa])).toEqual([
      [0, 100_00],
      [1300, 80_00],
    ])
    expect(bill!.totalPaisa).toBe(190_40)
  })

  it('is a credit note with positive amounts where more was given back, and is none where nothing is left', () => {
    const sale = [line('commission', -8_00, [800, 100_00]), line('vat', -1_04, [1300, 8_00])]
    const refund = [line('commissionBack', 8_00, [800, 100_00]), line('vatBack', 1_04, [1300, 8_00])]
    expect(billOf(refund)).toMatchObject({ kind: 'creditNote', commissionPaisa: 8_00, totalPaisa: 9_04 })
    expect(billOf(sale, refund)).toBeUndefined()
    expect(billOf([line('payout', -500_00)])).toBeUndefined()
  })
})
