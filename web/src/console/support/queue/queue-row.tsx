import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import type { DeskTicket } from '@haat/contract/domains/support.desk.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Office } from '@haat/contract/shared/office-clock.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { Initials } from '#office/parts/initials.tsx'
import { SenderProofBadge } from '../sender-proof-badge.tsx'
import { dueOf, type Due } from '../time/due.ts'
import { shortTime } from '../time/short-time.ts'

interface QueueRowProps {
  ticket: DeskTicket
  isOpen: boolean
  query: object
  now: Date
  /** Undefined until its hours are known: until then nothing is said about time. */
  office: Office | undefined
  onAssignToMe(ticket: DeskTicket): void
}

export function QueueRow({ ticket, isOpen, query, now, office, onAssignToMe }: QueueRowProps) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const { number, name, subject, type, status, assignee, priority } = ticket
  const isDue = status === 'open'
  return (
    <li
      className={classNames(
        'relative border-b border-line px-4.5 py-3.5 transition-colors',
        isOpen ? 'bg-blush' : 'hover:bg-paper',
      )}
    >
      {isOpen && <span aria-hidden className="weave weave-turned weave-1 absolute inset-y-0 left-0 h-full" />}
      <div className="flex items-baseline gap-2">
        <Link
          to="/staff/$"
          params={{ _splat: `desk/${number}` }}
          search={query}
          resetScroll={false}
          data-ticket={number}
          className="min-w-0 truncate text-name text-ink no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {name}
        </Link>
        <span className="shrink-0 text-small text-muted">{number}</span>
        <time dateTime={ticket.updatedAt} className="ml-auto shrink-0 text-small text-muted">
          {shortTime(ticket.updatedAt, now, ui.language)}
        </time>
      </div>
      <p className={classNames('mt-0.5 truncate', isDue ? 'font-semibold' : 'text-muted')}>{subject}</p>
      <SenderProofBadge proof={ticket.proof} className="mt-1.5" />
      <div className="mt-1.5 flex min-h-6 items-center gap-2">
        <span className="min-w-0 truncate text-fine text-muted">
          {desk.types[type]}
          {priority !== 'normal' && (
            <strong className="font-semibold text-crimson"> · {desk.priorities[priority]}</strong>
          )}
        </span>
        {ticket.isLive && <span className="badge bg-pine-tint font-semibold text-pine">{desk.live}</span>}
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {isDue ? (
            office && <DueBar answerBy={ticket.answerBy} now={now} office={office} />
          ) : (
            <span className="text-fine font-semibold text-muted">{desk.statuses[status]}</span>
          )}
          {assignee ? (
            <span title={assignee.name}>
              <Initials id={assignee.id} name={assignee.name} />
              <span className="sr-only">{assignee.name}</span>
            </span>
          ) : (
            <button
              type="button"
              aria-label={`${desk.takeIt}: ${number}`}
              title={desk.takeIt}
              onClick={() => onAssignToMe(ticket)}
              className="relative z-1 grid size-5.5 place-items-center rounded-badge border-[1.5px] border-line-strong bg-surface before:absolute before:-inset-2.5 hover:bg-sunken"
            >
              <Plus aria-hidden className="size-3" />
            </button>
          )}
        </span>
      </div>
    </li>
  )
}

const tones = {
  calm: { text: 'text-pine', bar: 'bg-pine' },
  soon: { text: 'text-cream-ink', bar: 'bg-star' },
  late: { text: 'text-crimson', bar: 'bg-crimson-fill' },
}

/** A short text for time of the office, whose days are shorter than others. */
function useDueText({ minutesPerDay }: Office) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  const span = (minutes: number) => {
    if (minutes < 60) return desk.minutes(count(Math.max(1, Math.round(minutes))))
    if (minutes < minutesPerDay * 2) return desk.hours(count(Math.round(minutes / 60)))
    return desk.days(count(Math.round(minutes / minutesPerDay)))
  }
  return ({ tone, minutes }: Due) => {
    if (tone !== 'late') return desk.left(span(minutes))
    return minutes < 1 ? desk.lateNow : desk.late(span(minutes))
  }
}

interface DueBarProps {
  answerBy: string
  now: Date
  office: Office
}

/** A bar with a text beside it, because colour alone must not carry the meaning. */
function DueBar({ answerBy, now, office }: DueBarProps) {
  const { desk } = useArea('staff')
  const due = dueOf(office, answerBy, now)
  const dueText = useDueText(office)
  const { text, bar } = tones[due.tone]
  return (
    <span
      title={desk.inOfficeTime}
      className={classNames('flex items-center gap-1.5 text-fine font-semibold', text)}
    >
      <span aria-hidden className="h-1.5 w-13.5 overflow-hidden rounded-full bg-line">
        <span
          className={classNames('block h-full min-w-1.5 rounded-full', bar)}
          style={{ width: `${Math.round(due.part * 100)}%` }}
        />
      </span>
      {dueText(due)}
    </span>
  )
}
