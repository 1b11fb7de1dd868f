import envelope from 'picture:state-envelope'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useState } from 'react'
import type { OwnThread as Thread, ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useNow } from '#ui/device/use-now.ts'
import { dayAndTime } from './day-and-time.ts'
import { FileChips } from '#ui/upload/file-chips.tsx'
import { ticketsQueries } from './my-tickets.queries.ts'
import { matching } from '../matching.ts'
import { ReplyForm } from './reply-form.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { storeTicketKey } from './ticket-keys.ts'

/** The conversation of a ticket, for its signed-in sender or anybody with the link of our mail. */
export function TicketThread({ number }: { number: string }) {
  const isReady = useKeyOfAddress(number)
  const session = useSession()
  const isKnown = session.status === 'signed-in' || session.status === 'anonymous'
  const contact = useArea('contact')
  const query = useQuery({
    ...ticketsQueries.one(useCall(), number),
    enabled: isReady && isKnown,
  })
  const { data, error } = query
  if (data) return <ShownThread thread={data} isSignedIn={session.status === 'signed-in'} />
  if (!error) {
    return (
      <SkeletonGroup className="mt-5 grid gap-4">
        <Skeleton className="h-10 w-64 rounded-control" />
        <Skeleton className="h-96 rounded-panel" />
      </SkeletonGroup>
    )
  }
  if (!(error instanceof ApiFailure && error.status === 404)) {
    return <ErrorState picture={envelope} headingLevel={2} query={query} />
  }
  return (
    <EmptyState
      picture={envelope}
      tone="indigo"
      headingLevel={2}
      heading={contact.threadGone}
      actions={<ButtonLink to="/contact-admin">{contact.writeToUs}</ButtonLink>}
    >
      {contact.threadGoneText}
    </EmptyState>
  )
}

/** Removes the key from the URL before anything is loaded, so that a copied link does not hold it. */
function useKeyOfAddress(number: string): boolean {
  const key = matching(useSearch({ from: '/_main/contact-admin' }).key, /^[\w-]{20,100}$/)
  const navigate = useNavigate()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (key !== undefined) {
      storeTicketKey(number, key)
      void navigate({ to: '/contact-admin', search: { ticket: number }, replace: true })
    }
    setIsReady(true)
  }, [key, number, navigate])
  return isReady
}

function ShownThread({ thread, isSignedIn }: { thread: Thread; isSignedIn: boolean }) {
  const contact = useArea('contact')
  const { ui } = useMessages()
  const now = useNow()
  const { number, subject, status, answerBy, about, messages, mergedInto } = thread
  return (
    <Panel className="mt-5">
      <Link
        to="/contact-admin"
        className="flex min-h-11 w-fit items-center gap-1.5 text-small font-semibold text-crimson no-underline hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {isSignedIn ? contact.allMine : contact.writeToUs}
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-title [overflow-wrap:anywhere]">{subject}</h2>
        <TicketBadge status={status} />
      </div>
      <p className="mt-1 text-small text-muted">
        {[number, about && `${contact.threadAbout[about.kind]}: ${about.title}`].filter(Boolean).join(' · ')}
      </p>
      {answerBy && now && (
        <p className="mt-1 text-small text-muted">
          {(new Date(answerBy) > now ? contact.threadAnswerBy : contact.threadAnswerLate)(
            dayAndTime(new Date(answerBy), now, ui.language),
          )}
        </p>
      )}
      <ol role="log" aria-label={subject} className="mt-5 grid gap-3.5">
        {messages.map((message) => (
          <OwnMessage key={message.id} message={message} />
        ))}
      </ol>
      {mergedInto === null ? (
        <ReplyForm number={number} isSolved={status === 'solved'} />
      ) : (
        <p className="mt-5 rounded-control bg-sunken px-4 py-3">
          {isSignedIn ? (
            <Link to="/contact-admin" search={{ ticket: mergedInto }} className="text-crimson">
              {contact.threadMerged(mergedInto)}
            </Link>
          ) : (
            contact.threadMerged(mergedInto)
          )}
        </p>
      )}
    </Panel>
  )
}

function OwnMessage({ message }: { message: ThreadMessage }) {
  const contact = useArea('contact')
  const isOurs = message.author === 'staff'
  return (
    <li
      className={classNames(
        'w-fit max-w-[88%] min-w-48 rounded-control px-4 py-2.5',
        isOurs ? 'rounded-bl-[4px] bg-sunken' : 'ml-auto rounded-br-[4px] bg-indigo-tint',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-muted">
        <strong className="text-name text-ink">
          {isOurs ? contact.threadFrom(message.authorName) : contact.threadYou}
        </strong>
        <DateText instant={message.at} form="dateTime" />
        {message.takenDownBy && <span>{contact.threadTakenDown(message.takenDownBy)}</span>}
      </p>
      <p className="mt-0.5 whitespace-pre-wrap [overflow-wrap:anywhere]">{message.words}</p>
      <FileChips files={message.files} />
    </li>
  )
}
