import { Link } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import MailWarning from 'lucide-react/icons/mail-warning'
import { useLayoutEffect, useRef } from 'react'
import type { DeskMessage, DeskThread } from '@haat/contract/domains/support.desk.ts'
import type {
  SenderProof,
  MailReason,
  TicketPriority,
  TicketStatus,
  TicketType,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { FileChips } from '#ui/upload/file-chips.tsx'
import { SenderProofBadge } from '../sender-proof-badge.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { dayAndTime, isSameDay } from '../time/short-time.ts'

/** A list scrolled to within this distance of its end counts as being at the end. */
const nearEndPx = 120

/** The messages of a ticket. The list scrolls to new messages only while the reader is at its end. */
export function MessageList({ ticket }: { ticket: DeskThread }) {
  const { desk } = useArea('staff')
  const now = useBrowserTime()
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const last = ticket.messages.at(-1)?.id
  useLayoutEffect(() => {
    isAtEnd.current = true
  }, [ticket.number])
  useLayoutEffect(() => {
    const element = box.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [last, ticket.number])
  return (
    <div
      ref={box}
      tabIndex={0}
      role="log"
      aria-label={ticket.subject}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - clientHeight - scrollTop < nearEndPx
      }}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2 focus-visible:shadow-none md:px-6"
    >
      {ticket.about && (
        <p className="mb-3.5 w-fit rounded-chip bg-sunken px-3 py-1 text-small">
          {desk.about[ticket.about.kind]}: <strong className="font-semibold">{ticket.about.title}</strong>
        </p>
      )}
      <ol className="grid gap-3.5">
        {ticket.messages.map((message) => (
          <ConversationMessage key={message.id} message={message} proof={ticket.proof} now={now} />
        ))}
      </ol>
    </div>
  )
}

interface MessageProps {
  message: DeskMessage
  now: Date
}

interface ConversationMessageProps extends MessageProps {
  /** The sender proof of the ticket; a message shows its own proof only where it differs. */
  proof: SenderProof
}

/** Customers' messages stand at the left, staff's at the right; internal notes take the whole width. */
function ConversationMessage({ message, proof, now }: ConversationMessageProps) {
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
      <KeptApartNotice message={message} proof={proof} />
      <MessageHead message={message} now={now} />
      <MessageText text={message.words} />
      <FileChips files={message.files} />
    </li>
  )
}

/** Marks a message that came from a merged ticket, or whose sender is proven differently from the ticket's. */
function KeptApartNotice({ message, proof }: Omit<ConversationMessageProps, 'now'>) {
  const { desk } = useArea('staff')
  const { keptApart } = message
  const isFromMerged = keptApart !== null
  if (!isFromMerged && (message.proof === null || message.proof === proof)) return null
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-fine font-semibold text-cream-ink">
      {isFromMerged && (
        <Link to="/staff/$" params={{ _splat: `desk/${keptApart}` }} className="text-cream-ink">
          {desk.keptApart(keptApart)}
        </Link>
      )}
      {message.proof && <SenderProofBadge proof={message.proof} />}
    </p>
  )
}

function useTimeText(at: string, now: Date) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  return isSameDay(at, now) ? desk.todayAt(formatTime(at, ui.language)) : dayAndTime(at, ui.language)
}

function MessageHead({ message, now }: MessageProps) {
  const { desk, calls } = useArea('staff')
  const { author, authorName, channel, takenDownBy, mail, mailError, at } = message
  const hasMailFailed = mail === 'failed' || mail === 'ended'
  const when = useTimeText(at, now)
  const channelText = author === 'customer' ? desk.channels[channel] : ''
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      <strong className="text-name text-ink">
        {author === 'staff' ? desk.staffName(authorName) : authorName}
      </strong>
      <span>
        <time dateTime={at}>{when}</time>
        {channelText && `, ${channelText}`}
        {takenDownBy && `, ${calls.takenDownBy(takenDownBy)}`}
      </span>
      {mail && (
        <span className={classNames('flex items-center gap-1', hasMailFailed && 'text-crimson')}>
          {hasMailFailed && <MailWarning aria-hidden className="size-4" />}· {desk.mails[mail]}
        </span>
      )}
      {hasMailFailed && mailError && (
        <q lang="en" className="basis-full [overflow-wrap:anywhere]">
          {mailError}
        </q>
      )}
    </p>
  )
}

const MessageText = ({ text }: { text: string }) => (
  <p className="mt-0.5 whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
)

function Note({ message, now }: MessageProps) {
  const { desk } = useArea('staff')
  const when = useTimeText(message.at, now)
  return (
    <li className="rounded-control border-l-4 border-marigold bg-cream px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 text-small text-cream-ink">
        <Lock aria-hidden className="size-4" />
        <strong className="text-name text-ink">{desk.noteBy(message.authorName)}</strong>
        <time dateTime={message.at}>{when}</time>
      </p>
      <MessageText text={message.words} />
      <FileChips files={message.files} />
    </li>
  )
}

function EventLine({ message, now }: MessageProps) {
  const text = useEventText(message)
  const when = useTimeText(message.at, now)
  return (
    <li className="text-center text-fine text-muted">
      {text} · <time dateTime={message.at}>{when}</time>
    </li>
  )
}

function useEventText({ event, authorName }: DeskMessage): string {
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
      return live.byMail[event.to as MailReason] ?? live.toldByMail
  }
}
