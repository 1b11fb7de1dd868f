import envelope from 'picture:state-envelope'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskThread, DeskTicket } from '@haat/contract/domains/support.desk.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { HeadTags } from '#ui/head-tags.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ContextColumn } from './context/context-column.tsx'
import { deskQueries } from './desk.queries.ts'
import { QueueColumn } from './queue/queue-column.tsx'
import { TalkColumn } from './talk/talk-column.tsx'
import { TalkSkeleton } from './talk/talk-skeleton.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useDeskSearch } from './use-desk-search.ts'
import { useQueue } from './use-queue.ts'
import { useTicketChange } from './use-ticket-change.ts'

/** Queue, talk and context beside each other; on a phone one at a time. */
export function DeskView({ opened }: { opened: string | undefined }) {
  const { desk } = useArea('staff')
  const place = useDeskSearch()
  const queue = useQueue(place.search)
  const takeFromList = useTake()
  const step = (by: 1 | -1) => {
    const at = queue.items.findIndex(({ number }) => number === opened)
    const next = queue.items[at === -1 ? 0 : at + by]
    if (next) place.open(next.number)
  }
  return (
    <div className="grid h-[var(--place-height,100dvh)] grid-cols-[minmax(0,1fr)] bg-paper md:grid-cols-[320px_minmax(0,1fr)] xl:grid-cols-[356px_minmax(0,1fr)_304px]">
      <HeadTags
        title={opened === undefined ? desk.title : `${opened} · ${desk.title}`}
        description={undefined}
        path={undefined}
        isHidden
      />
      <section
        aria-label={desk.queue}
        className={classNames(
          'flex min-h-0 flex-col border-r border-line bg-surface',
          opened !== undefined && 'max-md:hidden',
        )}
      >
        <QueueColumn desk={place} queue={queue} opened={opened} onTake={takeFromList} />
      </section>
      {opened === undefined ? (
        <NothingOpen onStep={step} />
      ) : (
        <OpenTicket number={opened} onBack={() => place.open(undefined)} onStep={step} />
      )}
    </div>
  )
}

/** From the list: of the version that is there, as nobody owns it. */
function useTake() {
  const { desk } = useArea('staff')
  const call = useCall()
  const client = useQueryClient()
  const session = useSession()
  return (ticket: DeskTicket) => {
    if (session.status !== 'signed-in') return
    const params = { number: ticket.number }
    call('GET /staff/tickets/:number', { params })
      .then(({ data: { version } }) =>
        call('PATCH /staff/tickets/:number', { params, body: { version, assigneeId: session.user.id } }),
      )
      .catch(() => void showToast('error', desk.notSent))
      .finally(() => void client.invalidateQueries({ queryKey: ['desk'] }))
  }
}

function NothingOpen({ onStep }: { onStep(by: 1 | -1): void }) {
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
  const { data, error, isFetching, refetch } = useQuery(deskQueries.ticket(useCall(), number))
  if (data) return <TicketColumns ticket={data} onBack={onBack} onStep={onStep} />
  if (!error) return <TalkSkeleton />
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
        <ErrorState
          picture={envelope}
          headingLevel={2}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {desk.failed}
        </ErrorState>
      )}
    </div>
  )
}

function TicketColumns({ ticket, onBack, onStep }: Omit<OpenTicketProps, 'number'> & { ticket: DeskThread }) {
  const { desk } = useArea('staff')
  const change = useTicketChange(ticket)
  const [isContextOpen, setIsContextOpen] = useState(false)
  return (
    <>
      <section aria-label={ticket.number} className="flex min-h-0 min-w-0 flex-col">
        <TalkColumn
          ticket={ticket}
          change={change}
          onBack={onBack}
          onContext={() => setIsContextOpen(true)}
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
