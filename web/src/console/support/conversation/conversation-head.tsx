import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Flag from 'lucide-react/icons/flag'
import PanelRightOpen from 'lucide-react/icons/panel-right-open'
import Timer from 'lucide-react/icons/timer'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import {
  ticketMoves,
  ticketPriorities,
  type TicketPriority,
  type TicketStatus,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Initials } from '#office/parts/initials.tsx'
import { deskQueries, type TicketChange } from '../desk.queries.ts'
import { dueOf } from '../time/due.ts'
import { SenderProofBadge } from '../sender-proof-badge.tsx'
import { isSameDay, shortTime } from '../time/short-time.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useOffice } from '#api/use-office.ts'

interface ConversationHeadProps {
  ticket: DeskThread
  onChange(change: Omit<TicketChange, 'version'>): void
  /** Tells of a solved ticket, which can then be taken back. */
  onStatus(status: TicketStatus): void
  onBack(): void
  onShowContext(): void
}

const statusClasses = {
  open: 'bg-cream text-cream-ink',
  waiting: 'bg-indigo-tint text-indigo',
  solved: 'bg-pine-tint text-pine',
}

export function ConversationHead(props: ConversationHeadProps) {
  const { ticket, onChange, onStatus, onBack, onShowContext } = props
  const { desk } = useArea('staff')
  const isMerged = ticket.mergedInto !== null
  return (
    // Toasts stand below it, so that they cover neither the head nor the composer.
    <header data-page-head className="border-b border-line bg-surface px-4 py-3 md:px-6">
      <div className="flex items-start gap-2">
        <IconButton label={desk.back} onClick={onBack} className="-ml-2 md:hidden">
          <ArrowLeft aria-hidden />
        </IconButton>
        <h2 className="min-w-0 grow self-center text-title [overflow-wrap:anywhere]">{ticket.subject}</h2>
        <StatusSelect ticket={ticket} onStatus={onStatus} isDisabled={isMerged} />
        <IconButton label={desk.showContext} onClick={onShowContext} className="-mr-2 xl:hidden">
          <PanelRightOpen aria-hidden />
        </IconButton>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <p className="text-small text-muted">
          {ticket.number} · {desk.types[ticket.type]}
        </p>
        <SenderProofBadge proof={ticket.proof} />
        <OwnerSelect ticket={ticket} onChange={onChange} isDisabled={isMerged} />
        <PrioritySelect ticket={ticket} onChange={onChange} isDisabled={isMerged} />
        {ticket.status === 'open' && <DueTime answerBy={ticket.answerBy} />}
      </div>
    </header>
  )
}

type SelectProps = Pick<ConversationHeadProps, 'ticket' | 'onChange'> & { isDisabled: boolean }

type StatusSelectProps = Pick<ConversationHeadProps, 'ticket' | 'onStatus'> & { isDisabled: boolean }

function StatusSelect({ ticket, onStatus, isDisabled }: StatusSelectProps) {
  const { desk } = useArea('staff')
  const { status } = ticket
  const options = [status, ...ticketMoves[status]]
  return (
    <PlainSelect
      label={desk.status}
      value={status}
      isDisabled={isDisabled}
      hasArrow={false}
      options={options.map((value) => ({ value, label: desk.statuses[value] }))}
      onChoose={(value) => onStatus(value as TicketStatus)}
      className={classNames('badge shrink-0 font-semibold', statusClasses[status])}
    >
      {desk.statuses[status]}
    </PlainSelect>
  )
}

function OwnerSelect({ ticket, onChange, isDisabled }: SelectProps) {
  const { desk } = useArea('staff')
  const call = useCall()
  const { data: people = [] } = useQuery(deskQueries.people(call))
  const { assignee } = ticket
  const known = assignee && !people.some(({ id }) => id === assignee.id) ? [assignee, ...people] : people
  return (
    <PlainSelect
      label={desk.owner}
      value={assignee?.id ?? ''}
      isDisabled={isDisabled}
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
    </PlainSelect>
  )
}

function PrioritySelect({ ticket, onChange, isDisabled }: SelectProps) {
  const { desk } = useArea('staff')
  const { priority } = ticket
  return (
    <PlainSelect
      label={desk.priority}
      value={priority}
      isDisabled={isDisabled}
      options={ticketPriorities.map((value) => ({ value, label: desk.priorities[value] }))}
      onChoose={(value) => onChange({ priority: value as TicketPriority })}
      className={priority === 'normal' ? 'text-muted' : 'font-semibold text-crimson'}
    >
      <Flag aria-hidden className="size-4" />
      {desk.priorities[priority]}
    </PlainSelect>
  )
}

const dueClasses = { calm: 'text-pine', soon: 'text-cream-ink', late: 'text-crimson' }

function DueTime({ answerBy }: { answerBy: string }) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const office = useOffice()
  if (!office) return null
  const { tone } = dueOf(office, answerBy, now)
  const when = isSameDay(answerBy, now)
    ? desk.today(formatTime(answerBy, ui.language))
    : shortTime(answerBy, now, ui.language)
  return (
    <p className={classNames('ml-auto flex items-center gap-2 text-small font-semibold', dueClasses[tone])}>
      <Timer aria-hidden className="size-4" />
      {tone === 'late' ? desk.answerLate(when) : desk.answerBy(when)}
    </p>
  )
}

interface PlainSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose(value: string): void
  /** What is shown; the invisible native select lies above it. */
  children: ReactNode
  className?: string
  hasArrow?: boolean
  isDisabled?: boolean
}

/** A native select with a look of our own, so that keyboards, phones and screen readers handle it as usual. */
function PlainSelect(props: PlainSelectProps) {
  const { label, value, options, onChoose, children, className, hasArrow = true, isDisabled = false } = props
  return (
    <label
      className={classNames(
        'relative flex min-h-7 items-center gap-2 rounded-badge text-small focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      {children}
      {hasArrow && <ChevronDown aria-hidden className="size-4 shrink-0" />}
      <select
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.value)}
        className="absolute inset-0 size-full appearance-none opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
