import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findMissing } from '@haat/contract/domains/listings.missing.ts'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { listingCategories } from '#office/catalogue/listing-categories.ts'
import { pricesQuery } from '../../prices/prices.queries.ts'
import { factsOf, findCategory } from '../category/category-facts.ts'
import { listingQueries } from '../listing.queries.ts'
import type { Fields } from './check-fields.ts'
import { noHistory, remember, step } from './edit-history.ts'
import { isWithin } from './field-id.ts'
import type { ListingForm, Refusal } from './listing-form.ts'
import { withLiveValues } from './live-values.ts'
import { useErrorText } from './use-error-text.ts'
import { draftOf, useListingDraft, type DraftInput } from './use-listing-draft.ts'

export function useListingForm(input: DraftInput): ListingForm {
  const { shop } = input
  const { kind } = input.empty
  const call = useCall()
  const queryClient = useQueryClient()
  const [history, setHistory] = useState(noHistory)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [isAsked, setIsAsked] = useState(false)
  const categories = useQuery(listingCategories(call, kind))
  const { draft, state } = useListingDraft(input, setFaults)
  const { saved, edits } = state
  // Staff decide, and others pause it, without a new version of the draft.
  const newest = input.listing
  const listing = newest && newest.version >= saved.version ? newest : saved.listing
  const { data: prices } = useQuery({
    ...pricesQuery(call, { shopId: shop.shopId, listingId: listing?.id ?? '' }),
    enabled: kind === 'product' && Boolean(listing?.live),
  })
  const written = { kind, ...saved.fields, ...edits } as ListingContent
  const content = withLiveValues(written, listing, prices)
  const category = findCategory(categories.data ?? [], content.categorySlug)
  const missing = findMissing(content, factsOf(category, content))
  const errorAt = useErrorText({ faults, missing, isAsked, isLoading: !categories.data })

  const { mutateAsync: end, isPending: isEnding } = useMutation({
    mutationFn: async (how: 'submit' | 'withdraw' | 'discard'): Promise<Listing> => {
      const { saved: seen } = draft.read()
      const params = { shopId: shop.shopId, listingId: seen.listing!.id }
      const body = { version: seen.version }
      const path = '/vendor/shops/:shopId/listings/:listingId'
      if (how === 'withdraw') return (await call(`POST ${path}/withdraw`, { params })).data
      return (await call(`POST ${path}/${how}`, { params, body })).data
    },
  })

  function change(changes: Fields) {
    setFaults((all) => Object.fromEntries(Object.entries(all).filter(([path]) => !isTouched(path, changes))))
    draft.edit(changes)
  }
  async function finish(how: 'submit' | 'withdraw' | 'discard'): Promise<Refusal | undefined> {
    await draft.flush()
    const { save, invalid, edits: left } = draft.read()
    if (save === 'conflict' || invalid.size > 0) return { field: Object.keys(faults)[0] ?? [...invalid][0] }
    if (Object.keys(left).length > 0 || !draft.read().saved.listing)
      return { failure: new TypeError('What was typed is not saved yet') }
    try {
      const next = await end(how)
      // What was typed while it was under way is not in what was sent.
      draft.restart(draftOf(next), how !== 'discard')
      queryClient.setQueryData(listingQueries.listing(call, shop.shopId, next.id).queryKey, next)
      void queryClient.invalidateQueries({ queryKey: ['vendor', 'shops', shop.shopId, 'listings'] })
      setHistory(noHistory)
      setIsAsked(false)
      return undefined
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.status !== 422) return { failure }
      setFaults(failure.fields)
      setIsAsked(true)
      return { field: Object.keys(failure.fields)[0] }
    }
  }
  function turn(way: 'undo' | 'redo') {
    const found = step(history, written as unknown as Fields, way)
    if (!found) return
    setHistory(found.history)
    change(found.changes)
  }

  const isNew = !listing?.live
  return {
    ...state,
    shop,
    listing,
    picturesOf: input.picturesOf,
    content,
    canChange: shop.state !== 'suspended',
    hasChanges: isNew || Object.keys(edits).length > 0 || listing.changes !== 'none',
    edit(changes) {
      setHistory(remember(history, written as unknown as Fields, changes, Date.now()))
      change(changes)
    },
    flush: draft.flush,
    keepMine: () => void draft.keepMine(),
    takeTheirs: () => void draft.takeTheirs(),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => turn('undo'),
    redo: () => turn('redo'),
    categories,
    category,
    missing,
    errorAt,
    reasonsAt: (part) =>
      (listing?.sentBack?.reasons ?? [])
        .filter(({ field }) => isWithin(field, part))
        .map(({ words }) => words),
    showMissing: () => setIsAsked(true),
    submit: () => finish('submit'),
    withdraw: () => finish('withdraw'),
    discard: () => finish('discard'),
    isEnding,
  }
}

const isTouched = (path: string, changes: Fields) =>
  Object.keys(changes).some((field) => isWithin(path.replace(/^fields\./, ''), field))
