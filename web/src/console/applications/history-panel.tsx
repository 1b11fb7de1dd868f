import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'

type Entry = StaffApplication['history'][number]

/** The steps of an application, oldest first; the newest is marked. */
export function HistoryPanel({ application }: { application: StaffApplication }) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const steps = application.history.filter(({ step }) => step !== 'begin')
  const textOf = useEntryTexts()
  if (steps.length === 0) return null
  return (
    <Panel title={vendors.history.title}>
      <ol>
        {steps.map((entry, at) => {
          const isLast = at === steps.length - 1
          const { title, detail } = textOf(entry, steps.slice(0, at))
          return (
            <li key={at} className="relative flex gap-3.5 pb-3.5">
              {!isLast && <span aria-hidden className="absolute top-3 bottom-0 left-1.5 w-0.5 bg-pine" />}
              <Diamond className={classNames('relative mt-1 size-3.5 shrink-0', toneOf(entry, isLast))} />
              <div className="min-w-0 grow">
                <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <p className={classNames('font-semibold', isLast && 'text-crimson')}>{title}</p>
                  <time dateTime={entry.at} className="text-fine text-muted">
                    {dayAndTime(entry.at, ui.language)}
                  </time>
                </div>
                {detail !== '' && <p className="text-small text-muted [overflow-wrap:anywhere]">{detail}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

const toneOf = ({ step }: Entry, isLast: boolean) => {
  if (isLast) return 'text-crimson'
  return step === 'send-back' || step === 'refuse' || step === 'stay-refused' ? 'text-star' : 'text-pine'
}

function useEntryTexts() {
  const { history, checklist, decide } = useArea('staff').vendors
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)

  const titleOf = ({ step, lines }: Entry, before: readonly Entry[]) => {
    if (step === 'begin') return ''
    if (step === 'send-back') return history.sentBack(count(lines.length))
    if (step !== 'send' || !before.some((earlier) => earlier.step === 'send')) {
      return history.steps[step === 'send' ? 'send' : step]
    }
    return lines.length > 0 ? history.sentAgain(count(lines.length)) : history.sentAgainPlain
  }
  const detailOf = ({ step, lines, reason, note }: Entry) => {
    const named = lines.map((one) => {
      const name = checklist.lines[one.line]
      return step === 'send-back' && one.reason
        ? history.lineReason(name, checklist.reasons[one.reason])
        : name
    })
    const parts = [named.join(', '), reason ? decide.refusals[reason] : '', note]
    return parts.filter((part) => part !== '').join('. ')
  }
  return (entry: Entry, before: readonly Entry[]) => ({
    title: titleOf(entry, before),
    detail: entry.staffName === '' ? detailOf(entry) : history.by(entry.staffName, detailOf(entry)),
  })
}
