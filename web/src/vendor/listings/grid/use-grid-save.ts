import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type Dispatch } from 'react'
import { maxBulkCells, maxBulkListings } from '@haat/contract/domains/listings.bulk.rules.ts'
import type { BulkAnswer, BulkCell } from '@haat/contract/domains/listings.bulk.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { useCall } from '#api/use-router-context.ts'
import { faultOf, type GridChanges, type ListingChanges } from './grid-model.ts'
import type { GridAction } from './grid-state.ts'

interface Sendable {
  listingId: string
  names: string[]
  cells: BulkCell[]
}

/** Listings all of whose changes can be saved. */
export const sendableOf = (changes: GridChanges): Sendable[] =>
  [...changes].flatMap(([listingId, listing]) => {
    const names = Object.keys(listing.cells)
    if (names.some((name) => faultOf(listing, name))) return []
    return {
      listingId,
      names,
      cells: names.map((name) => toCell(listing, name)),
    }
  })

function toCell({ cells }: ListingChanges, name: string): BulkCell {
  const { field, variant, was, now } = cells[name]!
  return { field, ...(variant !== null && { variant }), was, now } as BulkCell
}

/** As many listings at a time as one call takes. */
function packed(listings: readonly Sendable[]): Sendable[][] {
  const packs: Sendable[][] = []
  let cells = Infinity
  for (const listing of listings) {
    cells += listing.cells.length
    if (cells > maxBulkCells || packs.at(-1)!.length === maxBulkListings) {
      packs.push([])
      cells = listing.cells.length
    }
    packs.at(-1)!.push(listing)
  }
  return packs
}

/**
 * Saves all listings whose changes are right; what was not saved stays in the grid with its reason. The same changes that are sent
 * again, because no answer came, go with the same key.
 */
export function useGridSave(shopId: string, changes: GridChanges, dispatch: Dispatch<GridAction>) {
  const call = useCall()
  const queryClient = useQueryClient()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: async () => {
      const done = { saved: 0, left: 0 }
      for (const pack of packed(sendableOf(changes))) {
        const listings = pack.map(({ listingId, cells }) => ({
          listingId,
          cells,
        }))
        const text = JSON.stringify(listings)
        const key = keys.current.get(text) ?? makeUuid()
        keys.current.set(text, key)
        const body = { key, listings }
        const answer: BulkAnswer = (
          await call('POST /vendor/shops/:shopId/listings/bulk', {
            params: { shopId },
            body,
          })
        ).data
        keys.current.delete(text)
        dispatch({
          type: 'answered',
          answer,
          sent: new Map(pack.map(({ listingId, names }) => [listingId, names])),
        })
        const ids = answer.items.flatMap(({ listingId, isSaved }) => (isSaved ? listingId : []))
        // What is saved is taken out once the list says it itself, so that nothing flickers back.
        await queryClient.invalidateQueries({
          queryKey: ['vendor', 'shops', shopId],
        })
        dispatch({ type: 'saved', ids })
        for (const { listingId, cells } of pack) {
          if (ids.includes(listingId)) done.saved += cells.length
          else done.left += cells.length
        }
      }
      return done
    },
  })
}
