import { commissionVatRate } from '@haat/contract/domains/commission.rules.ts'
import type { EntryLine, LedgerEntry } from '@haat/contract/domains/ledger.ts'
import type { BillKind } from '@haat/contract/domains/statements.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

/** What was taken or given back at one rate. */
export interface BillLine {
  kind: 'taken' | 'givenBack'
  /** Percent times a hundred; null where the lines of the parcel do not say it. */
  rate: number | null
  /** Of the VAT on the commission: 0 for what was sold before it was added. */
  vatRate: number
  /** How many parcels or refunds have a part in it. */
  count: number
  basePaisa: number
  commissionPaisa: number
}

/** The amounts of a bill, in its own sign: what a credit note gives back is positive. */
export interface BillAmounts {
  kind: BillKind
  lines: BillLine[]
  commissionPaisa: number
  vatPaisa: number
  totalPaisa: number
}

/**
 * What Haat's bill to a shop says, as it was when the month was closed. It is stored whole, so that no later change of names
 * or settings changes it.
 */
export interface CommissionBill extends BillAmounts {
  /** The layout that draws it. */
  layout: 1
  month: string
  seller: { name: Bilingual; address: Bilingual; panNumber: string }
  buyer: {
    name: string
    nameNe: string
    shopName: Bilingual
    address: Bilingual
    panNumber: string
    isVatRegistered: boolean
  }
}

/** The lines of an entry that a bill is about; everything else of the books is the shop's own. */
const billed = { commission: 'vat', commissionBack: 'vatBack' } as const
type Billed = keyof typeof billed
const isBilled = (kind: EntryLine['kind']): kind is Billed => kind !== null && kind in billed

/** Adds up the commission of entries and the VAT on it, as each entry has rounded them. */
export function createBillSums() {
  const lines = new Map<string, BillLine>()
  const sums = { commissionPaisa: 0, vatPaisa: 0 }

  function addLine(kind: BillLine['kind'], vatRate: number, parts: Part[]) {
    for (const { rate, basePaisa, commissionPaisa } of parts) {
      const key = `${kind} ${rate} ${vatRate}`
      const line = lines.get(key) ?? { kind, rate, vatRate, count: 0, basePaisa: 0, commissionPaisa: 0 }
      line.count += 1
      line.basePaisa += basePaisa
      line.commissionPaisa += commissionPaisa
      lines.set(key, line)
    }
  }

  function add(entry: Pick<LedgerEntry, 'lines'>) {
    for (const line of entry.lines) {
      const { kind, amountPaisa } = line
      if (!isBilled(kind)) continue
      const vat = entry.lines.find((other) => other.kind === billed[kind])
      // The shop's sign: what it gives is negative.
      sums.commissionPaisa -= amountPaisa
      sums.vatPaisa -= vat?.amountPaisa ?? 0
      const side = kind === 'commission' ? 'taken' : 'givenBack'
      addLine(side, vat ? (vat.rates[0]?.rate ?? commissionVatRate) : 0, partsByRate(line))
    }
  }

  /** Undefined where nothing was taken, or exactly as much given back. */
  function toAmounts(): BillAmounts | undefined {
    const total = sums.commissionPaisa + sums.vatPaisa
    if (sums.commissionPaisa === 0 && sums.vatPaisa === 0) return undefined
    const sign = total < 0 ? -1 : 1
    return {
      kind: total < 0 ? 'creditNote' : 'bill',
      lines: [...lines.values()].toSorted(
        (a, b) => b.kind.localeCompare(a.kind) || (a.rate ?? 0) - (b.rate ?? 0) || a.vatRate - b.vatRate,
      ),
      commissionPaisa: sign * sums.commissionPaisa,
      vatPaisa: sign * sums.vatPaisa,
      totalPaisa: sign * total,
    }
  }

  return { add, toAmounts }
}

interface Part {
  rate: number | null
  basePaisa: number
  commissionPaisa: number
}

/** A parcel may have goods of several rates, and its commission is rounded once: the last rate bears the rounding. */
function partsByRate({ rates, amountPaisa }: EntryLine): Part[] {
  let left = Math.abs(amountPaisa)
  if (rates.length === 0) return [{ rate: null, basePaisa: 0, commissionPaisa: left }]
  return rates.map(({ rate, basePaisa }, at) => {
    const share = Number((BigInt(basePaisa) * BigInt(rate)) / 10_000n)
    const commissionPaisa = at === rates.length - 1 ? left : Math.min(left, share)
    left -= commissionPaisa
    return { rate, basePaisa, commissionPaisa }
  })
}
