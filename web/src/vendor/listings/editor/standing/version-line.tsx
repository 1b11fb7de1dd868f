import type { ListingVersion } from '@haat/contract/domains/listings.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** What was sent once, how it was decided and by whom. */
export function VersionLine({ version }: { version: ListingVersion }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { number, state, sentAt, sentBy, decidedAt, decidedBy, sentBack } = version
  const when = (at: string) => formatLocalDateTime(at, ui.language)
  return (
    <li className="py-3">
      <p className="font-semibold">
        {editor.version(formatCount(number, ui.language))} · {editor.versions[state]}
      </p>
      <p className="text-small text-muted">
        {sentBy ? editor.sentBy(sentBy, when(sentAt)) : editor.sentOn(when(sentAt))}
      </p>
      {decidedAt && (
        <p className="text-small text-muted">
          {decidedBy ? editor.decidedBy(decidedBy, when(decidedAt)) : editor.decidedOn(when(decidedAt))}
        </p>
      )}
      {sentBack && (
        <ul className="mt-2 grid gap-1 rounded-control bg-blush px-3.5 py-2.5 text-small text-crimson-deep">
          {[sentBack.words, ...sentBack.reasons.map(({ words }) => words)].filter(Boolean).map((words) => (
            <li key={words} className="wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
