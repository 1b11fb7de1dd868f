import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'

export const stateTones = {
  live: 'pineTint',
  'out-of-stock': 'sunken',
  'in-review': 'indigoTint',
  'sent-back': 'blushTint',
  draft: 'sunken',
  paused: 'creamTint',
} as const

const changesTones = {
  unsent: 'creamTint',
  'in-review': 'indigoTint',
  'sent-back': 'blushTint',
} as const

/** Where a listing stands, and what happens to new words and pictures of one that shoppers know already. */
export function StateBadges({ row: { state, changes, publicId } }: { row: ListingRow }) {
  const { listingList: listings } = useArea('vendor')
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={stateTones[state]}>{listings.states[state]}</Badge>
      {publicId !== null && changes !== 'none' && (
        <Badge tone={changesTones[changes]}>{listings.changes[changes]}</Badge>
      )}
    </span>
  )
}
