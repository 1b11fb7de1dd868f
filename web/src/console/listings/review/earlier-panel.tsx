import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'

/** Earlier versions of the listing and how they were decided. */
export function EarlierPanel({ review: { earlier } }: { review: Review }) {
  const { earlier: texts, states } = useArea('staff').listings
  const { ui } = useMessages()
  return (
    <Panel title={texts.title}>
      {earlier.length === 0 && <p className="text-small text-muted">{texts.none}</p>}
      <ol>
        {earlier.map(({ id, number, state, sentAt, decidedAt, decidedBy, sentBack }) => (
          <li key={id} className="border-t border-line py-2 first:border-0">
            <p className="text-small font-semibold">
              {texts.line(formatCount(number, ui.language), states[state])}
            </p>
            <p className="text-fine text-muted">
              {[decidedBy, dayAndTime(decidedAt ?? sentAt, ui.language)].filter(Boolean).join(', ')}
            </p>
            {sentBack && (
              <ul className="mt-1 grid gap-1 text-small [overflow-wrap:anywhere] whitespace-pre-line">
                {sentBack.reasons.map(({ field, words }) => (
                  <li key={field}>{words}</li>
                ))}
                {sentBack.words !== '' && <li>{sentBack.words}</li>}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
