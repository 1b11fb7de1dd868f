import { Link } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import MailWarning from 'lucide-react/icons/mail-warning'
import type { DeskMessage } from '@haat/contract/domains/support.desk.ts'
import type {
  SenderProof,
  TicketPriority,
  TicketStatus,
  TicketType,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { ProofMark } from '../proof-mark.tsx'
import { dayAndTime, isSameDay } from '../short-time.ts'
import { FileChips } from '#domains/contact/file-chips.tsx'

interface MessageProps {
  message: DeskMessage
  now: Date
}

interface TalkMessageProps extends MessageProps {
  /** Of the ticket: said again only of words whose sender is less certain. */
  proof: SenderProof
}

/** Customers at the left, our people at the right, what only we read from edge to edge. */
export function TalkMessage({ message, proof, now }: TalkMessageProps) {
  if (message.event) return <EventLine message={message} now={now} />
  if (message.channel === 'note') return <Note message={message} now={now} />
  const isOurs = message.author === 'staff'
  return (
    <li
      className={classNames(
        'w-fit max-w-[88%] min-w-48 rounded-control px-4 py-2.5',
        isOurs ? 'ml-auto rounded-br-[4px] bg-indigo-tint' : 'rounded-bl-[4px] bg-surface shadow-1',
        message.keptApart !== null && 'outline-2 outline-marigold outline-dashed',
      )}
    >
      <KeptApart message={message} proof={proof} />
      <MessageHead message={message} now={now} />
      <Words words={message.words} />
      <FileChips files={message.files} />
    </li>
  )
}

/** Words of another ticket, or of somebody who is less certain than the sender of this one. */
function KeptApart({ message, proof }: Omit<TalkMessageProps, 'now'>) {
  const { desk } = useArea('staff')
  const { keptApart } = message
  const isOther = keptApart !== null
  if (!isOther && (message.proof === null || message.proof === proof)) return null
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-fine font-semibold text-cream-ink">
      {isOther && (
        <Link to="/staff/$" params={{ _splat: `desk/${keptApart}` }} className="text-cream-ink">
          {desk.keptApart(keptApart)}
        </Link>
      )}
      {message.proof && <ProofMark proof={message.proof} />}
    </p>
  )
}

function useMoment(at: string, now: Date) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  return isSameDay(at, now) ? desk.todayAt(formatTime(at, ui.language)) : dayAndTime(at, ui.language)
}

function MessageHead({ message, now }: MessageProps) {
  const { desk } = useArea('staff')
  const { author, authorName, channel, mail, mailError, at } = message
  const isStuck = mail === 'failed' || mail === 'ended'
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
        <span className={classNames('flex items-center gap-1', isStuck && 'text-crimson')}>
          {isStuck && <MailWarning aria-hidden className="size-4" />}· {desk.mails[mail]}
        </span>
      )}
      {isStuck && mailError && (
        <q lang="en" className="basis-full [overflow-wrap:anywhere]">
          {mailError}
        </q>
      )}
    </p>
  )
}

const Words = ({ words }: { words: string }) => (
  <p className="mt-0.5 whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>
)

function Note({ message, now }: MessageProps) {
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

function EventLine({ message, now }: MessageProps) {
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
    case 'parted':
      return desk.events.parted(event.from ?? '')
    case 'left-chat':
      return desk.events.left
    case 'by-mail':
      return live.byMail
  }
}
