import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useListing } from '../form/listing-form.ts'

const tones = {
  draft: 'sunken',
  'in-review': 'indigoTint',
  'sent-back': 'blushTint',
  live: 'pineTint',
  'out-of-stock': 'blushTint',
  paused: 'sunken',
} as const
const changeTones = { unsent: 'creamTint', 'in-review': 'indigoTint', 'sent-back': 'blushTint' } as const

/** Where the listing stands, and of a live one what becomes of its changes. */
export function StateBadges() {
  const { listingEditor: editor } = useArea('vendor')
  const { listing, keptAt } = useListing()
  const state = listing?.state ?? 'draft'
  // What was typed just now makes changes of a live listing before the API says so.
  const changes = listing?.live && listing.changes === 'none' && keptAt ? 'unsent' : listing?.changes
  return (
    <>
      <Badge tone={tones[state]}>{editor.states[state]}</Badge>
      {listing?.live && changes && changes !== 'none' && (
        <Badge tone={changeTones[changes]}>{editor.changes[changes]}</Badge>
      )}
    </>
  )
}
