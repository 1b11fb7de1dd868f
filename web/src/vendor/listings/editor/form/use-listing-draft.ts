import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSavedDraft } from '../../../draft/use-saved-draft.ts'
import { listingQueries } from '../listing.queries.ts'
import { checkFields, type Fields } from './check-fields.ts'
import type { ListingDraft } from './listing-form.ts'

export interface DraftInput {
  shop: Shop
  /** What the fields hold before anything was saved. */
  empty: ListingContent
  /** The key that a new listing is begun with; its draft is kept under it until it could be. */
  startKey: string | undefined
  /** The last part of the address. */
  name: string
  picturesOf: string
  listing: Listing | undefined
  /** A new listing has got its id. */
  onCreated?(listingId: string): void
}

/** The listing without its kind, field by field. */
export function fieldsOf(content: ListingContent): Fields {
  const { kind: _, ...fields } = content
  return fields
}

export const draftOf = (listing: Listing): ListingDraft => ({
  version: listing.version,
  fields: fieldsOf(listing.content),
  listing,
})

export const draftName = (shopId: string, name: string) => `listing-${shopId}-${name}`

/** Saves a listing while it is written. `onFaults` is told the paths of what cannot be saved, with sentences of the API. */
export function useListingDraft(
  { shop, empty, startKey, name, listing, onCreated }: DraftInput,
  onFaults: (faults: Record<string, string>) => void,
) {
  const { kind } = empty
  const { shopId } = shop
  const call = useCall()
  const queryClient = useQueryClient()
  const paramsOf = (listingId: string) => ({ shopId, listingId })
  // A mutation, so that the portal hears of a refusal to somebody who was removed meanwhile.
  const { mutateAsync: save } = useMutation({
    mutationFn: async ({ seen, fields }: { seen: ListingDraft; fields: Fields }) => {
      const known = seen.listing ?? (await begin())
      const params = paramsOf(known.id)
      const body = { version: known.version, fields }
      const line = 'PATCH /vendor/shops/:shopId/listings/:listingId/draft'
      return draftOf((await call(line, { params, body })).data)
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.status === 422) onFaults(failure.fields)
    },
  })
  /** The same key gives the same listing, so an answer that was lost begins nothing twice. */
  async function begin(): Promise<Listing> {
    const body = { kind, key: startKey! }
    return (await call('POST /vendor/shops/:shopId/listings', { params: { shopId }, body })).data
  }

  const drafts = useRef<{ read(): { saved: ListingDraft } }>(undefined)
  const read = () => drafts.current!.read()
  const { draft, state } = useSavedDraft<ListingDraft, Fields>(
    useStable(listing, empty),
    {
      save: (seen, fields) => save({ seen: { ...seen, listing: withVersion(seen) }, fields }),
      async load(): Promise<ListingDraft> {
        const { saved } = read()
        if (!saved.listing) return saved
        const line = 'GET /vendor/shops/:shopId/listings/:listingId'
        return draftOf((await call(line, { params: paramsOf(saved.listing.id) })).data)
      },
      async check(edits) {
        const { fields, faults } = await checkFields(kind, edits)
        if (faults.length > 0) onFaults(Object.fromEntries(faults.map((path) => [path, ''])))
        return fields
      },
      onSaved({ listing: next }) {
        if (!next) return
        queryClient.setQueryData(listingQueries.listing(call, shopId, next.id).queryKey, next)
        void queryClient.invalidateQueries({
          queryKey: listingQueries.preview(call, shopId, next.id).queryKey,
        })
      },
    },
    { storageKey: draftName(shopId, name), keeping: 'browser' },
  )

  useEffect(() => void (drafts.current = draft), [draft])

  const createdId = startKey === undefined ? undefined : state.saved.listing?.id
  useEffect(() => {
    if (createdId === undefined) return
    draft.rename(draftName(shopId, createdId))
    onCreated?.(createdId)
    // Only its id matters: it is told once.
  }, [createdId]) // oxlint-disable-line react-hooks/exhaustive-deps

  return { draft, state }
}

const withVersion = ({ listing, version }: ListingDraft) => listing && { ...listing, version }

/** The same object for the same answer: a new one would be adopted again. */
function useStable(listing: Listing | undefined, empty: ListingContent): ListingDraft {
  const make = () =>
    listing ? draftOf(listing) : { version: 0, fields: fieldsOf(empty), listing: undefined }
  const [known, setKnown] = useState(make)
  if (known.listing === listing) return known
  const next = make()
  setKnown(next)
  return next
}
