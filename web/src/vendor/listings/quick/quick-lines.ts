import { findPriceFault, type PriceFault } from '@haat/contract/domains/listings.prices.rules.ts'
import type { ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import { maxPricePaisa, minPricePaisa } from '@haat/contract/domains/listings.rules.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import { maxOnHand } from '@haat/contract/domains/stock.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { parseRupees } from '@haat/contract/shared/money.ts'
import { readAmount } from '../../stock/read-amount.ts'

/** A variant that is in the shop, with what can be changed of it at once. */
export interface QuickLine {
  variantId: string
  sku: string
  /** The names of its values, in the order of the options. */
  choice: Bilingual[]
  pricePaisa: number
  /** What the deal asks that waits or runs; the price stays above it. */
  dealPaisa: number | null
  mrpPaisa: number | null
  /** Percent times a hundred. */
  commissionRate: number
  onHand: number
  /** Of these, how many are promised to orders. */
  promised: number
}

export interface QuickEdit {
  price?: string
  stock?: string
}
export type QuickEdits = Readonly<Record<string, QuickEdit>>

export type QuickFault = PriceFault | 'no-price' | 'no-count' | 'promised'

/** Both calls are asked one after the other, so a variant that one of them does not know yet is left out. */
export function linesOf(prices: ListingPrices, { live }: Pick<Listing, 'live'>): QuickLine[] {
  if (!live || live.content.kind !== 'product') return []
  const { options } = live.content
  const stock = new Map(live.variants.map((variant) => [variant.variantId, variant]))
  return prices.variants.flatMap(({ id, sku, values, standingPaisa, dealPaisa }) => {
    const held = stock.get(id)
    if (!held) return []
    const choice = values.flatMap((key, at) => options[at]?.values.find((one) => one.key === key)?.name ?? [])
    return {
      variantId: id,
      sku,
      choice,
      pricePaisa: standingPaisa,
      dealPaisa,
      mrpPaisa: prices.mrpPaisa,
      commissionRate: prices.commissionRate,
      onHand: held.onHand,
      promised: held.reserved + held.allocated,
    }
  })
}

/** What a typed line means: the new values where they differ, or what is wrong with them. */
export function readLine(line: QuickLine, { price, stock }: QuickEdit = {}) {
  const pricePaisa = price === undefined ? line.pricePaisa : parseRupees(price)
  const onHand = stock === undefined ? line.onHand : readAmount(stock)
  const isPrice = pricePaisa !== undefined && pricePaisa >= minPricePaisa && pricePaisa <= maxPricePaisa
  const priceFault: QuickFault | undefined = !isPrice
    ? 'no-price'
    : pricePaisa === line.pricePaisa
      ? undefined
      : findPriceFault(pricePaisa, line)
  const stockFault: QuickFault | undefined =
    onHand === undefined || onHand > maxOnHand ? 'no-count' : onHand < line.promised ? 'promised' : undefined
  return {
    pricePaisa: isPrice && pricePaisa !== line.pricePaisa ? pricePaisa : undefined,
    onHand: onHand === line.onHand ? undefined : onHand,
    priceFault,
    stockFault: onHand === line.onHand ? undefined : stockFault,
  }
}
