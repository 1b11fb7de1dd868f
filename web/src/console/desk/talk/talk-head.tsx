import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Flag from 'lucide-react/icons/flag'
import PanelRightOpen from 'lucide-react/icons/panel-right-open'
import Timer from 'lucide-react/icons/timer'
import UserRound from 'lucide-react/icons/user-round'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import {
  ticketMoves,
  ticketPriorities,
  type TicketPriority,
  type TicketStatus,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { deskQueries, type TicketChange } from '../desk.queries.ts'
import { dueOf } from '../due.ts'
import { Initials } from '../initials.tsx'
import { ProofMark } from '../proof-mark.tsx'
import { isSameDay, shortTime } from '../short-time.ts'
import { useOfficeClock } from '../use-office-clock.ts'
import { QuietSelect } from './quiet-select.tsx'

interface TalkHeadProps {
  ticket: DeskThread
  onChange(change: Omit<TicketChange, 'version'>): void
  onBack(): void
  onContext(): void
}

const statusLooks = {
  open: 'bg-cream text-cream-ink',
  waiting: 'bg-indigo-tint text-indigo',
  solved: 'bg-pine-tint text-pine',
}

export function TalkHead({ ticket, onChange, onBack, onContext }: TalkHeadProps) {
  const { desk } = useArea('staff')
  const isMerged = ticket.mergedInto !== null
  return (
    <header className="border-b border-line bg-surface px-4 py-3 md:px-6">
      <div className="flex items-start gap-2">
        <IconButton label={desk.back} onClick={onBack} className="-ml-2 md:hidden">
          <ArrowLeft aria-hidden />
        </IconButton>
        <h2 className="min-w-0 grow self-center text-title [overflow-wrap:anywhere]">{ticket.subject}</h2>
        <StatusChoice ticket={ticket} onChange={onChange} isOff={isMerged} />
        <IconButton label={desk.showContext} onClick={onContext} className="-mr-2 xl:hidden">
          <PanelRightOpen aria-hidden />
        </IconButton>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <p className="text-small text-muted">
          {ticket.number} · {desk.types[ticket.type]}
        </p>
        <ProofMark proof={ticket.proof} />
        <OwnerChoice ticket={ticket} onChange={onChange} isOff={isMerged} />
        <PriorityChoice ticket={ticket} onChange={onChange} isOff={isMerged} />
        {ticket.status === 'open' && <DueLine answerBy={ticket.answerBy} />}
      </div>
    </header>
  )
}

type ChoiceProps = Pick<TalkHeadProps, 'ticket' | 'onChange'> & { isOff: boolean }

function StatusChoice({ ticket, onChange, isOff }: ChoiceProps) {
  const { desk } = useArea('staff')
  const { status } = ticket
  const options = [status, ...ticketMoves[status]]
  return (
    <QuietSelect
      label={desk.status}
      value={status}
      isOff={isOff}
      hasArrow={false}
      options={options.map((value) => ({ value, label: desk.statuses[value] }))}
      onChoose={(value) => onChange({ status: value as TicketStatus })}
      className={classNames('badge shrink-0 font-semibold', statusLooks[status])}
    >
      {desk.statuses[status]}
    </QuietSelect>
  )
}

function OwnerChoice({ ticket, onChange, isOff }: ChoiceProps) {
  const { desk } = useArea('staff')
  const call = useCall()
  const { data: people = [] } = useQuery(deskQueries.people(call))
  const { assignee } = ticket
  const known = assignee && !people.some(({ id }) => id === assignee.id) ? [assignee, ...people] : people
  return (
    <QuietSelect
      label={desk.owner}
      value={assignee?.id ?? ''}
      isOff={isOff}
      options={[
        { value: '', label: desk.noOwner },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChoose={(id) => onChange({ assigneeId: id === '' ? null : id })}
    >
      {assignee ? (
        <Initials id={assignee.id} name={assignee.name} />
      ) : (
        <UserRound aria-hidden className="size-4.5 text-muted" />
      )}
      <span className="max-w-40 truncate">{assignee?.name ?? desk.noOwner}</span>
    </QuietSelect>
  )
}

function PriorityChoice({ ticket, onChange, isOff }: ChoiceProps) {
  const { desk } = useArea('staff')
  const { priority } = ticket
  return (
    <QuietSelect
      label={desk.priority}
      value={priority}
      isOff={isOff}
      options={ticketPriorities.map((value) => ({ value, label: desk.priorities[value] }))}
      onChoose={(value) => onChange({ priority: value as TicketPriority })}
      className={priority === 'normal' ? 'text-muted' : 'font-semibold text-crimson'}
    >
      <Flag aria-hidden className="size-4" />
      {desk.priorities[priority]}
    </QuietSelect>
  )
}

const dueLooks = { calm: 'text-pine', soon: 'text-cream-ink', late: 'text-crimson' }

function DueLine({ answerBy }: { answerBy: string }) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const { now, holidays, hours } = useOfficeClock()
  const { tone } = dueOf(answerBy, now, holidays, hours)
  const when = isSameDay(answerBy, now)
    ? desk.today(formatTime(answerBy, ui.language))
    : shortTime(answerBy, now, ui.language)
  return (
    <p className={classNames('ml-auto flex items-center gap-2 text-small font-semibold', dueLooks[tone])}>
      <Timer aria-hidden className="size-4" />
      {tone === 'late' ? desk.answerLate(when) : desk.answerBy(when)}
    </p>
  )
}
