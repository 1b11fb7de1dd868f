import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import { useArea } from '#ui/messages/use-area.ts'
import { useListing } from '../form/listing-form.ts'

/** What staff wrote at a field when they sent the listing back; it stands above the field. */
export function ReasonNotes({ part }: { part: string }) {
  const { listingEditor: editor } = useArea('vendor')
  const reasons = useListing().reasonsAt(part)
  if (reasons.length === 0) return null
  return (
    <ul className="mb-3 grid gap-2">
      {reasons.map((words) => (
        <li
          key={words}
          className="flex items-start gap-2 rounded-control bg-blush px-3.5 py-2.5 text-small text-crimson-deep"
        >
          <MessageSquareWarning aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span className="wrap-anywhere">
            <span className="font-semibold">{editor.reasonAt}</span> {words}
          </span>
        </li>
      ))}
    </ul>
  )
}
