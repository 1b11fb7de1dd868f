import PencilLine from 'lucide-react/icons/pencil-line'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { useSession } from '#domains/account/session.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'

/** Whoever has saved within so long is taken to be writing still. */
const stillWritingMs = 10 * 60_000

/** Tells the second of two people who else writes in the listing. */
export function OtherEditor() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { listing } = useListing()
  const session = useSession()
  const now = useBrowserTime()
  const name = listing?.savedBy
  const me = session.status === 'signed-in' ? session.user.name : undefined
  if (!name || name === me || now.getTime() - Date.parse(listing.savedAt) > stillWritingMs) return null
  return (
    <section role="status" className="rounded-panel border-l-4 border-marigold bg-cream p-5 text-cream-ink">
      <h2 className="flex items-center gap-2 text-h3">
        <PencilLine aria-hidden className="size-5 shrink-0" />
        {editor.alsoEditing(name)}
      </h2>
      <p className="mt-1 text-small">{editor.alsoEditingText(formatTime(listing.savedAt, ui.language))}</p>
    </section>
  )
}
