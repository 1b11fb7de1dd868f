import type { ConfirmationCall } from '@haat/contract/domains/orders.staff.ts'
import { maxCallsInVain } from '@haat/contract/domains/orders.staff.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** The calls so far, oldest first: how each ended, who called and what was said. */
export function CallList({ calls }: { calls: ConfirmationCall[] }) {
  const { calls: texts } = useArea('staff').orders
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  const wordsOf = ({ outcome, callAgainAt }: ConfirmationCall, at: number) => {
    if (outcome === 'callAgain') return texts.noted.callAgain(dayAndTime(callAgainAt!, ui.language))
    if (outcome !== 'noAnswer') return texts.noted[outcome]
    const inVain = calls.slice(0, at + 1).filter((call) => call.outcome === 'noAnswer').length
    return texts.noted.noAnswer(count(inVain), count(maxCallsInVain))
  }
  if (calls.length === 0) return <p className="text-small text-muted">{texts.noneYet}</p>
  return (
    <ol className="relative grid gap-2.5 before:absolute before:top-3 before:bottom-3 before:left-[5px] before:w-0.5 before:bg-line">
      {calls.map((call, at) => (
        <li key={call.at} className="relative pl-5.5 text-small">
          <span
            aria-hidden
            className={classNames(
              'absolute top-1.5 left-0.5 size-2 rotate-45',
              call.outcome === 'confirmed' ? 'bg-pine' : 'bg-star',
            )}
          />
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <strong className="font-semibold">{wordsOf(call, at)}</strong>
            <time dateTime={call.at} className="text-fine text-muted">
              {dayAndTime(call.at, ui.language)}
            </time>
          </span>
          <span className="block text-muted [overflow-wrap:anywhere]">
            {[call.by, call.words].filter(Boolean).join('. ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
