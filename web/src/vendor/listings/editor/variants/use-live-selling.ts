import { useState } from 'react'
import type { DealDays } from '@haat/contract/domains/listings.prices.rules.ts'
import type { PriceChange, VariantPrices } from '@haat/contract/domains/listings.prices.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../../members/failure-text.ts'
import { useChangePrices, useListingPrices } from '../../prices/prices.queries.ts'
import { useProduct } from '../form/listing-form.ts'
import { withCells, type CellChange, type Selling } from './selling.ts'

/** The variants of a live product: prices of those that shoppers see are changed at once, the rest in the draft. */
export function useLiveSelling({ id: listingId }: Listing) {
  const { listingEditor: editor, failures } = useArea('vendor')
  const { shop, content, edit } = useProduct()
  const subject = { shopId: shop.shopId, listingId }
  const { data: prices } = useListingPrices(subject)
  const change = useChangePrices(subject)
  const [days, setDays] = useState<DealDays | null>()
  const [typedDeals, setTypedDeals] = useState<Record<string, number | null>>({})
  const [chosenId, setChosenId] = useState<string>()
  const [faults, setFaults] = useState<Record<string, string>>({})

  const pricesOf = (values: readonly string[]) =>
    prices?.variants.find((one) => one.values.join('/') === values.join('/'))
  const inShop = content.variants.map(({ values }) => pricesOf(values))
  const shownDays = days === undefined ? (prices?.deal ?? null) : days
  // A cell that was emptied leaves its variant out.
  const dealPrices: Record<string, number> = {}
  for (const { id, dealPaisa } of prices?.variants ?? []) {
    const asked = id in typedDeals ? typedDeals[id] : dealPaisa
    if (typeof asked === 'number') dealPrices[id] = asked
  }

  async function send(changes: PriceChange[]) {
    if (changes.length === 0) return
    try {
      setFaults({})
      await change.mutateAsync(changes)
      void showToast('success', editor.priceSaved)
    } catch (failure) {
      const faulty = failure instanceof ApiFailure ? Object.entries(failure.fields) : []
      setFaults(
        Object.fromEntries(
          faulty.map(([path]) => [changes[Number(/\d+/.exec(path)?.[0])]?.variantId, editor.pricesFailed]),
        ),
      )
      void showToast('error', failureText(failure, failures) ?? editor.pricesFailed)
    }
  }
  function apply(changes: CellChange[]) {
    const known = (row: number) => inShop[row]
    const own = changes.filter(({ row, field }) => field === 'sku' || !known(row))
    if (own.length > 0) edit({ variants: withCells(content.variants, own) })
    for (const { row, field, value } of changes) {
      const live = known(row)
      if (field !== 'dealPaisa' || !live) continue
      setTypedDeals((all) => ({ ...all, [live.id]: typeof value === 'number' ? value : null }))
    }
    void send(changes.flatMap((one) => priceChangeOf(one, known(one.row))))
  }
  function toggle(row: number) {
    const live = inShop[row]
    if (live) void send([{ variantId: live.id, wasOffered: live.isOffered, isOffered: !live.isOffered }])
    else {
      const variant = content.variants[row]!
      edit({ variants: content.variants.with(row, { ...variant, isOffered: !variant.isOffered }) })
    }
  }

  const selling: Selling = {
    variants: content.variants.map((variant, row) => {
      const live = inShop[row]
      return {
        ...variant,
        ...(live && { pricePaisa: live.standingPaisa, isOffered: live.isOffered }),
        isLive: live !== undefined,
        dealPaisa: live ? (dealPrices[live.id] ?? null) : null,
        fault: live && faults[live.id],
      }
    }),
    hasDeal: shownDays !== null,
    apply,
    toggle,
    onChoose: (row) => setChosenId(inShop[row]?.id),
    isSaving: change.isPending,
    rate: prices?.commissionRate,
  }
  return { selling, prices, subject, days: shownDays, setDays, dealPrices, chosenId }
}

function priceChangeOf({ field, value }: CellChange, live: VariantPrices | undefined): PriceChange[] {
  if (!live || field !== 'pricePaisa' || typeof value !== 'number' || value === live.standingPaisa) return []
  return [{ variantId: live.id, wasPaisa: live.standingPaisa, pricePaisa: value }]
}
