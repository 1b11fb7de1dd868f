import Undo2 from 'lucide-react/icons/undo-2'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'

/** What staff wrote over all of it when they sent it back, and where they wrote more. */
export function SentBackNotice({ onGo }: { onGo(field: string): void }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { listing } = useListing()
  const sentBack = listing?.sentBack
  if (!sentBack || listing.waiting) return null
  const { by, at, words, reasons } = sentBack
  return (
    <section role="status" className="rounded-panel border-l-4 border-crimson bg-blush p-5 text-crimson-deep">
      <h2 className="flex items-center gap-2 text-h3">
        <Undo2 aria-hidden className="size-5 shrink-0" />
        {by ? editor.sentBack(by) : editor.sentBackBySomeone}
      </h2>
      <p className="mt-1 text-small">
        {formatLocalDateTime(at, ui.language)} · {editor.sentBackText}
      </p>
      {words && <p className="mt-3 whitespace-pre-line wrap-anywhere">{words}</p>}
      {reasons.length > 0 && (
        <ul className="mt-3 grid gap-1 text-small">
          {reasons.map(({ field, words: reason }) => (
            <li key={`${field} ${reason}`} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="wrap-anywhere">{reason}</span>
              <button
                type="button"
                aria-label={editor.goTo(reason)}
                onClick={() => onGo(field)}
                className="min-h-11 font-semibold underline"
              >
                {editor.go}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
