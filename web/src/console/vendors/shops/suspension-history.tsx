import { suspensionReasonNames } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { PastSuspension } from '@haat/contract/domains/vendors.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'

/** Every suspension that a shop has had and how it ended, newest first. */
export function SuspensionHistory({ suspensions }: { suspensions: readonly PastSuspension[] }) {
  const { history } = useArea('staff').vendorShops
  const { ui } = useMessages()
  if (suspensions.length === 0) return <p className="px-1 text-small text-muted">{history.none}</p>
  const entries = suspensions.flatMap(({ id, since, reason, words, by, ended }) => [
    ...(ended
      ? [
          {
            key: `${id} ended`,
            at: ended.at,
            tone: 'text-pine',
            title: ended.how === 'day' ? history.reopenedByDay : history.reopenedBy,
            detail: ended.how === 'day' ? '' : history.by(ended.by ?? history.someone, ended.words),
          },
        ]
      : []),
    {
      key: id,
      at: since,
      tone: 'text-crimson',
      title: history.suspended,
      detail: history.by(
        by ?? history.someone,
        `${inLanguage(suspensionReasonNames[reason], ui.language)}. ${words}`,
      ),
    },
  ])
  return (
    <Panel title={history.title}>
      <ol>
        {entries.map(({ key, at, tone, title, detail }) => (
          <li key={key} className="flex gap-3.5 pb-3.5">
            <Diamond className={`mt-1 size-3.5 shrink-0 ${tone}`} />
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <p className="font-semibold">{title}</p>
                <time dateTime={at} className="text-fine text-muted">
                  {dayAndTime(at, ui.language)}
                </time>
              </div>
              {detail !== '' && <p className="text-small text-muted [overflow-wrap:anywhere]">{detail}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
