import { vatPercent, type VatState } from '@haat/contract/domains/catalogue.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { shareByValue } from '#domains/delivery/delivery.service.ts'
import { taxSumsOf, vatGroupsOf, vatWithin } from '../../cart/tax-sums.ts'

/**
 * A tax invoice (कर बीजक) has rates without VAT. An abbreviated one (संक्षिप्त कर बीजक) has rates with VAT and is enough for
 * small sales. A seller who has a PAN only writes a plain bill (बिल).
 */
export type InvoiceKind = 'tax' | 'abbreviated' | 'plain'

/** Why a bill no longer holds. The words are stored as they are, and bills of earlier days have the first ones. */
export type CancelReason =
  | 'refused at the door'
  | 'cancelled before it left'
  | 'opened again'
  | 'a part was not taken'

/**
 * What a bill says, as it was when it was issued. It is stored whole, so that no later change of names, rates or settings
 * changes a bill. Rates, amounts, goods, discount and delivery are without VAT on a tax invoice and with it on the others.
 */
export interface InvoiceContent {
  /** The layout that draws it. Bills from before layouts were numbered have none: see `FirstInvoiceContent`. */
  layout: 2
  kind: InvoiceKind
  seller: {
    name: string
    /** The registered name in Nepali: empty when it was not known, missing in bills from before it was recorded. */
    nameNe?: string
    shopName: Bilingual
    address: Bilingual
    panNumber: string
  }
  lines: {
    title: Bilingual
    choice: Bilingual[]
    sku: string
    quantity: number
    vat: VatState
    /** Rupees as a decimal number, with as many places as it takes to come to the amount. */
    rate: string
    amountPaisa: number
  }[]
  goodsPaisa: number
  discountPaisa: number
  deliveryPaisa: number
  taxablePaisa: number
  exemptPaisa: number
  zeroPaisa: number
  vatPercent: number
  vatPaisa: number
  totalPaisa: number
  /** The day on which the goods were packed, as an instant; on bills of earlier days that on which they left. */
  suppliedAt: string
  /** The number of the bill that was cancelled when this one was issued. */
  replaces?: string
  /** On a credit note: the bill that it takes something back of, and why. Its amounts are what is taken back. */
  credits?: { bill: string; issuedAt: string; reason: string }
  /** The company that runs the market. */
  market: { name: Bilingual; panNumber: string }
}

export interface InvoiceLine {
  title: Bilingual
  choice: Bilingual[]
  sku: string
  quantity: number
  pricePaisa: number
  vat: VatState
  /** False for what the coupon is not for. */
  bearsDiscount?: boolean
}

interface Sale {
  kind: InvoiceKind
  lines: InvoiceLine[]
  discountPaisa: number
  deliveryPaisa: number
}

type Amounts = Omit<InvoiceContent, 'layout' | 'seller' | 'suppliedAt' | 'replaces' | 'credits' | 'market'>

/**
 * The figures of a bill. The total is what the shopper agreed to; VAT is taken out of it once, and what is left is shared
 * among the rows, so that every column adds up to the paisa.
 */
export function invoiceAmounts({ kind, lines, discountPaisa, deliveryPaisa }: Sale): Amounts {
  const taxed = lines.map(({ vat, pricePaisa, quantity, bearsDiscount }) => ({
    vat,
    paisa: pricePaisa * quantity,
    bearsDiscount,
  }))
  const goodsPaisa = taxed.reduce((sum, { paisa }) => sum + paisa, 0)
  const groups = vatGroupsOf({ discountPaisa, deliveryPaisa }, taxed)
  const sums = {
    kind,
    ...taxSumsOf(groups),
    vatPercent,
    totalPaisa: goodsPaisa - discountPaisa + deliveryPaisa,
  }
  const included = groups.find(({ vat }) => vat === 'included')
  const toRow = (line: InvoiceLine, amountPaisa: number) => {
    const { title, choice, sku, quantity, vat } = line
    return { title, choice, sku, quantity, vat, rate: rateOf(amountPaisa, quantity), amountPaisa }
  }
  if (kind !== 'tax' || !included) {
    const rows = lines.map((line) => toRow(line, line.pricePaisa * line.quantity))
    return { ...sums, lines: rows, goodsPaisa, discountPaisa, deliveryPaisa }
  }
  const lessDiscount = included.discountPaisa - vatWithin(included.discountPaisa)
  const lessDelivery = included.deliveryPaisa - vatWithin(included.deliveryPaisa)
  const lessGoods = sums.taxablePaisa + lessDiscount - lessDelivery
  const ofIncluded = taxed.map(({ vat, paisa }) => (vat === 'included' ? paisa : 0))
  const shares = shareByValue(lessGoods, ofIncluded)
  const rows = lines.map((line, at) => toRow(line, ofIncluded[at]! > 0 ? shares[at]! : taxed[at]!.paisa))
  return {
    ...sums,
    lines: rows,
    goodsPaisa: goodsPaisa - included.goodsPaisa + lessGoods,
    discountPaisa: discountPaisa - included.discountPaisa + lessDiscount,
    deliveryPaisa: deliveryPaisa - included.deliveryPaisa + lessDelivery,
  }
}

/** The rate with the fewest decimals that, times the quantity and rounded to the paisa, is the amount. */
export function rateOf(amountPaisa: number, quantity: number): string {
  const rateWith = (places: number) => {
    const scale = 10 ** (places - 2)
    const scaled = Math.round((amountPaisa * scale) / quantity)
    const isClose = Math.abs(scaled * quantity - amountPaisa * scale) * 2 < scale
    const digits = String(scaled).padStart(places + 1, '0')
    return { isClose, rate: `${digits.slice(0, -places)}.${digits.slice(-places)}` }
  }
  // Six places are close enough for every quantity that one line may have.
  const rates = [2, 4, 6].map(rateWith)
  return (rates.find(({ isClose }) => isClose) ?? rates.at(-1)!).rate
}
