import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { variantKeyOf } from '@haat/contract/domains/listings.bulk.rules.ts'
import type { ListingCells } from '@haat/contract/domains/listings.bulk.ts'
import { mrpKey } from '@haat/contract/domains/listings.rules.ts'
import type { SoldListing, SoldOption, SoldVariant } from './sold-listings.store.ts'

/** The lowest price that none of a listing may be above; a version that waits counts as well. */
export function mrpOf({ mrps, content }: SoldListing): number | null {
  const drafted = content?.particulars[mrpKey]
  const known = [...mrps, typeof drafted === 'string' ? drafted : null].map(Number).filter((mrp) => mrp > 0)
  return known.length === 0 ? null : Math.min(...known)
}

export const standingOf = ({ standingPaisa, pricePaisa }: SoldVariant) => standingPaisa ?? pricePaisa

const choiceOf = (options: readonly SoldOption[], values: readonly string[]) =>
  values.flatMap((key, at) => options[at]?.values.find((one) => one.key === key)?.name ?? [])

/** What the grid shows of a product; null for a service. */
export function cellsOf(sold: SoldListing): ListingCells | null {
  const { kind, isLive, content, options, deal } = sold
  if (kind !== 'product') return null
  const shared = {
    mrpPaisa: mrpOf(sold),
    deal: deal && {
      from: nepalDay(deal.startsAt),
      until: nepalDay(deal.endsAt - 1),
      isRunning: deal.isRunning,
    },
  }
  if (!isLive) {
    const drafted = content?.kind === 'product' ? content : null
    const variants = (drafted?.variants ?? []).map(({ values, sku, pricePaisa, stock, isOffered }) => ({
      key: variantKeyOf(values),
      choice: choiceOf(drafted?.options ?? [], values),
      sku,
      pricePaisa,
      dealPaisa: null,
      onHand: stock,
      promised: 0,
      isOffered,
    }))
    return { ...shared, deal: null, variants }
  }
  const variants = sold.variants.map((variant) => ({
    key: variantKeyOf(variant.values),
    choice: choiceOf(options ?? [], variant.values),
    sku: variant.sku,
    pricePaisa: standingOf(variant),
    dealPaisa: deal?.prices[variant.id] ?? null,
    onHand: variant.onHand,
    promised: variant.promised,
    isOffered: variant.isOffered,
  }))
  return { ...shared, variants }
}
