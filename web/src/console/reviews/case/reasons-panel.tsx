import type { ReactNode } from 'react'
import type { ModerationCaseDetail } from '@haat/contract/domains/reviews.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'

/** Why something is here: the words that were found, what readers say, and what else came from the device. */
export function ReasonsPanel({ found }: { found: ModerationCaseDetail }) {
  const { reviews } = useArea('staff')
  const { ui } = useMessages()
  const { hits, reports, device } = found
  const count = (number: number) => formatCount(number, ui.language)
  if (hits.length === 0 && reports.length === 0 && device === null) return null
  return (
    <Panel title={reviews.why}>
      <div className="grid gap-5">
        {hits.length > 0 && (
          <Part title={reviews.hits}>
            <p className="flex flex-wrap gap-2">
              {hits.map((word) => (
                <Badge key={word} tone="creamTint">
                  {word}
                </Badge>
              ))}
            </p>
          </Part>
        )}
        {reports.length > 0 && (
          <Part title={reviews.reports}>
            <ul className="grid gap-3">
              {reports.map(({ reason, words, at, isByShop }, position) => (
                <li key={position} className="text-small">
                  <span className="font-semibold">{reviews.readerReasons[reason]}</span>
                  <span className="text-muted">
                    {isByShop && ` · ${reviews.byShop}`} · {dayAndTime(at, ui.language)}
                  </span>
                  {words !== '' && <p className="mt-0.5 [overflow-wrap:anywhere]">{words}</p>}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {device !== null && (
          <Part title={reviews.device}>
            <p className="text-small font-semibold">
              {reviews.deviceText(
                count(device.accountCount),
                count(device.reviewCount),
                count(device.voteCount),
              )}
            </p>
            {device.accountCount > 1 && <p className="mt-0.5 text-small text-muted">{reviews.deviceNote}</p>}
          </Part>
        )}
      </div>
    </Panel>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 text-label">{title}</h3>
    {children}
  </div>
)
