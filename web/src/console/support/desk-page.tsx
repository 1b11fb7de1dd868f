import envelope from 'picture:state-envelope'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, useEffect, useRef } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { ticketNumberPattern } from '@haat/contract/domains/support.tickets.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { areSingleKeysOn } from '#console/staff/palette/single-keys.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Sheet } from '#ui/modal/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { ContextColumn } from './context/context-column.tsx'
import { deskQueries } from './desk.queries.ts'
import { QueueColumn } from './queue/queue-column.tsx'
import { Composer } from './composer/composer.tsx'
import { useComposer } from './composer/use-composer.ts'
import { ConversationHead } from './conversation/conversation-head.tsx'
import { ChatStrip } from './chats/chat-strip.tsx'
import { useTakeTicket } from './chats/chats.queries.ts'
import { ConversationPeople } from './chats/conversation-people.tsx'
import { ConflictNotice, MergedNotice } from './conversation/conversation-notices.tsx'
import { MessageList } from './conversation/message-list.tsx'
import { useDeskSearch } from './queue/use-desk-search.ts'
import { filterOf } from './queue/queue-filter.ts'
import { useTicketChange } from './use-ticket-change.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const SavedRepliesPage = lazyPart(() => import('./replies/saved-replies-page.tsx'))

/** Serves `/staff/desk`, `/staff/desk/T-1029` (one ticket) and `/staff/desk/replies` (saved replies). */
export default function DeskPage({ rest }: { rest: string }) {
  if (rest === 'replies') {
    return (
      <Suspense>
        <SavedRepliesPage />
      </Suspense>
    )
  }
  return <DeskView openNumber={ticketNumberPattern.test(rest) ? rest : undefined} />
}

/** The support desk: queue, conversation and context side by side; on a phone one of them at a time. */
function DeskView({ openNumber }: { openNumber: string | undefined }) {
  const { desk } = useArea('staff')
  const address = useDeskSearch()
  const queue = useEndlessList(deskQueries.queue(useCall(), filterOf(address.search)))
  const { mutate: take } = useTakeTicket()
  const step = (by: 1 | -1) => {
    const at = queue.rows?.findIndex(({ number }) => number === openNumber) ?? -1
    const next = queue.rows?.[at === -1 ? 0 : at + by]
    if (next) address.open(next.number)
  }
  return (
    <div className="grid h-[var(--page-height,100dvh)] grid-cols-[minmax(0,1fr)] bg-paper md:grid-cols-[320px_minmax(0,1fr)] xl:grid-cols-[356px_minmax(0,1fr)_304px]">
      <PageTitle title={openNumber === undefined ? desk.title : `${openNumber} · ${desk.title}`} />
      <section
        aria-label={desk.queue}
        className={classNames(
          'flex min-h-0 flex-col border-r border-line bg-surface',
          openNumber !== undefined && 'max-md:hidden',
        )}
      >
        <QueueColumn
          address={address}
          queue={queue}
          openNumber={openNumber}
          onAssignToMe={({ number }) => take(number)}
        />
      </section>
      {openNumber === undefined ? (
        <NoOpenTicket onStep={step} />
      ) : (
        <OpenTicket number={openNumber} onBack={() => address.open(undefined)} onStep={step} />
      )}
    </div>
  )
}

function NoOpenTicket({ onStep }: { onStep(by: 1 | -1): void }) {
  const { desk } = useArea('staff')
  useDeskKeys({ j: () => onStep(1), k: () => onStep(1) })
  return (
    <div className="grid place-content-center max-md:hidden xl:col-span-2">
      <EmptyState picture={envelope} tone="indigo" headingLevel={2} heading={desk.chooseTitle} actions={null}>
        {desk.choose}
      </EmptyState>
    </div>
  )
}

interface OpenTicketProps {
  number: string
  onBack(): void
  onStep(by: 1 | -1): void
}

function OpenTicket({ number, onBack, onStep }: OpenTicketProps) {
  const { desk } = useArea('staff')
  const query = useQuery(deskQueries.ticket(useCall(), number))
  const { data, error } = query
  if (data) return <TicketColumns ticket={data} onBack={onBack} onStep={onStep} />
  if (!error) return <ConversationSkeleton />
  const isGone = error instanceof ApiFailure && error.status === 404
  return (
    <div className="grid place-content-center xl:col-span-2">
      {isGone ? (
        <EmptyState
          picture={envelope}
          headingLevel={2}
          heading={desk.ticketGone}
          actions={<Button onClick={onBack}>{desk.toList}</Button>}
        >
          {desk.ticketGoneText}
        </EmptyState>
      ) : (
        <ErrorState picture={envelope} headingLevel={2} query={query}>
          {desk.failed}
        </ErrorState>
      )}
    </div>
  )
}

function TicketColumns({ ticket, onBack, onStep }: Omit<OpenTicketProps, 'number'> & { ticket: DeskThread }) {
  const { desk } = useArea('staff')
  const [isContextOpen, setIsContextOpen] = useState(false)
  return (
    <>
      <section aria-label={ticket.number} className="flex min-h-0 min-w-0 flex-col">
        <Conversation
          key={ticket.number}
          ticket={ticket}
          onBack={onBack}
          onShowContext={() => setIsContextOpen(true)}
          onStep={onStep}
        />
      </section>
      <aside
        aria-label={desk.context}
        className="min-h-0 overflow-y-auto overscroll-contain border-l border-line p-5 max-xl:hidden"
      >
        <ContextColumn ticket={ticket} />
      </aside>
      <Sheet isOpen={isContextOpen} onClose={() => setIsContextOpen(false)} title={desk.showContext}>
        <ContextColumn ticket={ticket} />
      </Sheet>
    </>
  )
}

interface ConversationProps extends Omit<OpenTicketProps, 'number'> {
  ticket: DeskThread
  onShowContext(): void
}

/** The messages of the open ticket, and the field below them in which staff write. */
function Conversation({ ticket, onBack, onShowContext, onStep }: ConversationProps) {
  const change = useTicketChange(ticket)
  const composer = useComposer(ticket, change.showConflict)
  const { query } = useDeskSearch()
  useDeskKeys({
    j: () => onStep(1),
    k: () => onStep(-1),
    r: () => composer.startWriting('reply'),
    n: () => composer.startWriting('note'),
    e: () => change.setStatus('solved'),
    a: change.assignToMe,
  })
  return (
    <>
      <ChatStrip openNumber={ticket.number} query={query} />
      <ConversationHead
        ticket={ticket}
        onChange={change.save}
        onStatus={change.setStatus}
        onBack={onBack}
        onShowContext={onShowContext}
      />
      <MessageList ticket={ticket} />
      <ConversationPeople ticket={ticket} isWriting={composer.draft.words !== ''} />
      {change.hasConflict && <ConflictNotice onDismiss={change.dismissConflict} />}
      {ticket.mergedInto !== null && <MergedNotice ticket={ticket} into={ticket.mergedInto} />}
      {(ticket.mergedInto === null || ticket.isKeptApart) && (
        <Composer ticket={ticket} composer={composer} onStatus={change.setStatus} />
      )}
    </>
  )
}

const ConversationSkeleton = () => (
  <SkeletonGroup className="flex min-h-0 flex-col xl:col-span-2">
    <div className="grid h-22 content-center gap-2 border-b border-line bg-surface px-6">
      <Skeleton className="h-6 w-72 rounded-full" />
      <Skeleton className="h-4 w-52 rounded-full" />
    </div>
    <div className="grid gap-3.5 px-6 py-4">
      <Skeleton className="h-28 w-4/5 rounded-control" />
      <Skeleton tone="indigo" className="ml-auto h-22 w-4/5 rounded-control" />
      <Skeleton className="h-18 w-3/5 rounded-control" />
    </div>
  </SkeletonGroup>
)

type Keys = Partial<Record<string, () => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Single-letter shortcuts of the desk; they do nothing while somebody types or a dialog is open. */
function useDeskKeys(keys: Keys) {
  const latestKeys = useRef(keys)
  useEffect(() => {
    latestKeys.current = keys
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog:modal') || !areSingleKeysOn()) return
      const action = latestKeys.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
