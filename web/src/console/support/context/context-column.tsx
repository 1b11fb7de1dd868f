import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import MailWarning from 'lucide-react/icons/mail-warning'
import { useState } from 'react'
import type { TicketContext } from '@haat/contract/domains/support.context.ts'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Initials } from '#office/parts/initials.tsx'
import { deskQueries } from '../desk.queries.ts'
import { SenderProofBadge } from '../sender-proof-badge.tsx'
import { Fact } from './fact.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { NamedOrders } from './named-orders.tsx'
import { NamedTickets } from './named-tickets.tsx'

/** What is known about the sender of a ticket: their account, the order it is about, and earlier tickets. */
export function ContextColumn({ ticket }: { ticket: DeskThread }) {
  const { desk } = useArea('staff')
  const { number, version } = ticket
  const { data, isError, refetch } = useQuery({
    ...deskQueries.context(useCall(), { number, version }),
    // Only of the same ticket: what is known about one person is never shown beside the ticket of another.
    placeholderData: (before, query) => (query?.queryKey[2] === number ? before : undefined),
  })
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{desk.contextFailed}</p>
        <RetryButton onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <ContextSkeleton />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 *:not-last:border-b *:not-last:border-line *:not-last:pb-4">
      <Customer ticket={ticket} customer={data.customer} />
      {data.orders.length > 0 && (
        <NamedOrders key={number} number={number} version={version} context={data} />
      )}
      {data.tickets.length > 0 && <NamedTickets tickets={data.tickets} />}
      <EarlierTickets ticket={ticket} earlier={data.earlier} isUnproven={isUnknown(ticket, data.customer)} />
    </div>
  )
}

function RetryButton({ onRetry }: { onRetry(): void }) {
  const { ui } = useMessages()
  return (
    <Button variant="secondary" onClick={onRetry}>
      {ui.retry}
    </Button>
  )
}

/** Whether no account stands for the sender, so that nothing is known of them but what they say. */
const isUnknown = ({ proof }: DeskThread, { since }: TicketContext['customer']) =>
  proof === 'none' || (proof === 'phone' && since === null)

interface CustomerProps {
  ticket: DeskThread
  customer: TicketContext['customer']
}

function Customer({ ticket, customer }: CustomerProps) {
  const { desk, calls } = useArea('staff')
  const { ui } = useMessages()
  const { orders, spentPaisa, refused, since } = customer
  const isCaller = ticket.proof === 'phone'
  const isUnproven = isUnknown(ticket, customer)
  // A ticket that the system opened has no address of its own; it is about the customer who bought.
  const email = ticket.email || customer.email
  const year = since === null ? undefined : bsDateOf(since)?.year
  const sinceText = year === undefined ? desk.noAccount : desk.since(inDigitsOf(ui.language, String(year)))
  return (
    <section aria-label={desk.context}>
      <div className="flex items-center gap-3">
        <Initials id="x" name={customer.name} className="size-12 text-lead" />
        <p className="min-w-0">
          <strong className="block truncate text-lead font-semibold">{customer.name}</strong>
          <span className="block text-small text-muted">
            {[...ticket.phoneNumbers.slice(0, 1), sinceText].join(' · ')}
          </span>
        </p>
      </div>
      {(isUnproven || isCaller) && (
        <div className="mt-3.5">
          <SenderProofBadge proof={ticket.proof} />
          <p className="mt-1.5 text-small text-muted">{isCaller ? calls.unproven : desk.unknownSender}</p>
        </div>
      )}
      <dl className="mt-3.5 grid gap-2">
        {email && (
          <Fact label={desk.email}>
            <a href={`mailto:${email}`} className="[overflow-wrap:anywhere] text-ink">
              {email}
            </a>
            {customer.mailComesBack && (
              <span className="flex items-center gap-1 text-fine font-semibold text-crimson">
                <MailWarning aria-hidden className="size-4 shrink-0" />
                {desk.mailComesBack}
              </span>
            )}
            {since !== null && (
              <span className="block text-fine text-muted">
                {customer.emailVerified ? desk.verified : desk.unverified}
              </span>
            )}
          </Fact>
        )}
        <Fact label={desk.orders}>
          {isUnproven
            ? desk.noOrders
            : orders === 0
              ? formatCount(0, ui.language)
              : desk.ordersWorth(formatCount(orders, ui.language), formatRupees(spentPaisa, ui.language))}
        </Fact>
        {!isUnproven && <Fact label={desk.refused}>{formatCount(refused, ui.language)}</Fact>}
      </dl>
    </section>
  )
}

interface EarlierTicketsProps {
  ticket: DeskThread
  earlier: TicketContext['earlier']
  isUnproven: boolean
}

function EarlierTickets({ ticket, earlier, isUnproven }: EarlierTicketsProps) {
  const { desk } = useArea('staff')
  const [isMerging, setIsMerging] = useState(false)
  const canMerge = ticket.mergedInto === null && ticket.proof !== 'system'
  return (
    <section>
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-h3">{desk.earlier}</h3>
        {canMerge && (
          <button
            type="button"
            onClick={() => setIsMerging(true)}
            className="min-h-9 text-small font-semibold text-crimson hover:underline"
          >
            {desk.merge}
          </button>
        )}
      </div>
      {earlier.length === 0 && (
        <p className="mt-1.5 text-small text-muted">{isUnproven ? desk.noOrders : desk.noEarlier}</p>
      )}
      <ul className="mt-2 grid gap-2">
        {earlier.map(({ number, subject, status }) => (
          <li key={number} className="flex items-baseline justify-between gap-3 text-small">
            <Link
              to="/staff/$"
              params={{ _splat: `desk/${number}` }}
              className="min-w-0 truncate text-ink hover:underline"
            >
              {subject}
            </Link>
            <span className="shrink-0 text-muted">{desk.statuses[status]}</span>
          </li>
        ))}
      </ul>
      <MergeDialog ticket={ticket} others={earlier} isOpen={isMerging} onClose={() => setIsMerging(false)} />
    </section>
  )
}

const ContextSkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <div className="flex gap-3">
      <Skeleton className="size-12 rounded-control" />
      <Skeleton className="h-10 grow rounded-chip" />
    </div>
    <Skeleton className="h-24 rounded-control" />
    <Skeleton className="h-56 rounded-control" />
  </SkeletonGroup>
)
