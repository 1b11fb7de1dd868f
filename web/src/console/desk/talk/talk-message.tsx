import Lock from 'lucide-react/icons/lock'
import MailWarning from 'lucide-react/icons/mail-warning'
import type { DeskMessage } from '@haat/contract/domains/desk.ts'
import type { TicketPriority, TicketStatus, TicketType } from '@haat/contract/domains/tickets.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { dayAndTime, isSameDay } from '../short-time.ts'
import { FileChips } from '#domains/contact/file-chips.tsx'

interface TalkMessageProps {
  message: DeskMessage
  now: Date
}

/** Customers at the left, our people at the right, what only we read from edge to edge. */
export function TalkMessage({ message, now }: TalkMessageProps) {
  if (message.event) return <EventLine message={message} now={now} />
  if (message.channel === 'note') return <Note message={message} now={now} />
  const isOurs = message.author === 'staff'
  return (
    <li
      className={classNames(
        'w-fit max-w-[88%] min-w-48 rounded-control px-4 py-2.5',
        isOurs ? 'ml-auto rounded-br-[4px] bg-indigo-tint' : 'rounded-bl-[4px] bg-surface shadow-1',
      )}
    >
      <MessageHead message={message} now={now} />
      <Words words={message.words} />
      <FileChips files={message.files} />
    </li>
  )
}

function useMoment(at: string, now: Date) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  return isSameDay(at, now) ? desk.todayAt(formatTime(at, ui.language)) : dayAndTime(at, ui.language)
}

function MessageHead({ message, now }: TalkMessageProps) {
  const { desk } = useArea('staff')
  const { author, authorName, channel, mail, at } = message
  const when = useMoment(at, now)
  const way = author === 'customer' ? desk.channels[channel] : ''
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      <strong className="text-name text-ink">
        {author === 'staff' ? desk.staffName(authorName) : authorName}
      </strong>
      <span>
        <time dateTime={at}>{when}</time>
        {way && `, ${way}`}
      </span>
      {mail && (
        <span className={classNames('flex items-center gap-1', mail === 'failed' && 'text-crimson')}>
          {mail === 'failed' && <MailWarning aria-hidden className="size-4" />}· {desk.mails[mail]}
        </span>
      )}
    </p>
  )
}

const Words = ({ words }: { words: string }) => (
  <p className="mt-0.5 whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>
)

function Note({ message, now }: TalkMessageProps) {
  const { desk } = useArea('staff')
  const when = useMoment(message.at, now)
  return (
    <li className="rounded-control border-l-4 border-marigold bg-cream px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 text-small text-cream-ink">
        <Lock aria-hidden className="size-4" />
        <strong className="text-name text-ink">{desk.noteBy(message.authorName)}</strong>
        <time dateTime={message.at}>{when}</time>
      </p>
      <Words words={message.words} />
      <FileChips files={message.files} />
    </li>
  )
}

function EventLine({ message, now }: TalkMessageProps) {
  const words = useEventWords(message)
  const when = useMoment(message.at, now)
  return (
    <li className="text-center text-fine text-muted">
      {words} · <time dateTime={message.at}>{when}</time>
    </li>
  )
}

function useEventWords({ event, authorName }: DeskMessage): string {
  const { desk, live } = useArea('staff')
  if (!event) return ''
  const to = event.to ?? ''
  switch (event.kind) {
    case 'assigned':
      return event.to === null ? desk.events.unassigned(authorName) : desk.events.assigned(authorName, to)
    case 'status':
      return desk.events.status(authorName, desk.statuses[to as TicketStatus])
    case 'priority':
      return desk.events.priority(authorName, desk.priorities[to as TicketPriority])
    case 'type':
      return desk.events.type(authorName, desk.types[to as TicketType])
    case 'merged':
      return desk.events.merged(authorName, event.from ?? '', to)
    case 'left-chat':
      return desk.events.left
    case 'by-mail':
      return live.byMail
  }
}
