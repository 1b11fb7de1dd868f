import { useQuery } from '@tanstack/react-query'
import Landmark from 'lucide-react/icons/landmark'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import type { CashDay, CashOverview } from '@haat/contract/domains/cash.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { openDayQuery } from '../cash.queries.ts'
import { CloseDayDialog } from '../dialogs/close-day-dialog.tsx'
import { RemitDialog } from '../dialogs/remit-dialog.tsx'
import { useSums } from '../use-sums.ts'

/** What lies in the box today, and what is done with it. */
export function BoxPanel({ overview: { today, openDays } }: { overview: CashOverview }) {
  const { box: texts } = useArea('staff').cash
  const sums = useSums()
  const [dialog, setDialog] = useState<'remit' | CashDay>()
  const isClosed = today.closedAt !== null
  const [first] = openDays
  const { data: openDay } = useQuery({
    ...openDayQuery(useCall(), first ?? ''),
    enabled: first !== undefined,
  })
  return (
    <Panel title={texts.title} action={<span className="text-small text-muted">{sums.day(today.day)}</span>}>
      <DaySums day={today} />
      {isClosed ? (
        <ClosedNote day={today} />
      ) : (
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button
            className="grow"
            icon={<Landmark aria-hidden />}
            disabled={today.boxPaisa === 0}
            onClick={() => setDialog('remit')}
          >
            {texts.remit}
          </Button>
          {first === undefined && (
            <Button
              variant="secondary"
              className="grow"
              icon={<Lock aria-hidden />}
              onClick={() => setDialog(today)}
            >
              {texts.close}
            </Button>
          )}
        </div>
      )}
      {first !== undefined && (
        <div className="mt-5 rounded-control bg-cream p-4 text-cream-ink">
          <h3 className="text-label">{texts.openDays}</h3>
          <p className="text-small">{openDays.map(sums.day).join(', ')}</p>
          <Button
            variant="secondary"
            className="mt-3"
            disabled={openDay === undefined}
            onClick={() => setDialog(openDay)}
          >
            {texts.closeDay(sums.day(first))}
          </Button>
        </div>
      )}
      {dialog === 'remit' && <RemitDialog boxPaisa={today.boxPaisa} onClose={() => setDialog(undefined)} />}
      {dialog && dialog !== 'remit' && <CloseDayDialog seen={dialog} onClose={() => setDialog(undefined)} />}
    </Panel>
  )
}

function ClosedNote({ day }: { day: CashDay }) {
  const { box: texts } = useArea('staff').cash
  const { ui } = useMessages()
  return (
    <p className="mt-4 flex gap-2 rounded-control bg-pine-tint p-4 text-small text-pine">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="block font-semibold">
          {texts.closed(day.closedBy ?? '', formatTime(day.closedAt!, ui.language))}
        </strong>
        {texts.closedText}
      </span>
    </p>
  )
}

/** How the box came to hold what it holds: each line adds up to the last. */
function DaySums({ day }: { day: CashDay }) {
  const { box: texts } = useArea('staff').cash
  const { rupees } = useSums()
  const lines: [string, number][] = [
    [texts.start, day.startPaisa],
    [texts.counted, day.countedPaisa],
    [texts.madeGood, day.madeGoodPaisa],
    [texts.remitted, -day.remittedPaisa],
  ]
  return (
    <dl className="grid gap-1 text-small">
      {lines.map(([name, paisa]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-muted">{name}</dt>
          <dd>{rupees(paisa)}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-2">
        <dt className="font-semibold">{texts.box}</dt>
        <dd className="text-h2">{rupees(day.boxPaisa)}</dd>
      </div>
      {day.foundPaisa !== null && (
        <div className="flex justify-between gap-3">
          <dt className="text-muted">{texts.found}</dt>
          <dd>{rupees(day.foundPaisa)}</dd>
        </div>
      )}
    </dl>
  )
}
