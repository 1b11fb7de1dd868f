import { Link } from '@tanstack/react-router'
import type { OwnTicket } from '@haat/contract/domains/support.tickets.ts'
import { useCall } from '#api/use-router-context.ts'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { ticketsQueries } from './my-tickets.queries.ts'
import { TicketBadge } from './ticket-badge.tsx'

/** The tickets of the user, those that changed last first. */
export function MyTickets() {
  const contact = useArea('contact')
  const { ui } = useMessages()
  const list = useEndlessList(ticketsQueries.mine(useCall()))
  return (
    <Panel title={contact.myTickets}>
      {list.hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{contact.myTicketsFailed}</p>
          <Button variant="secondary" isBusy={list.isFetching} onClick={list.refetch}>
            {ui.retry}
          </Button>
        </div>
      ) : !list.rows ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-20 rounded-control" />
          <Skeleton className="h-20 rounded-control" />
        </SkeletonGroup>
      ) : list.rows.length === 0 ? (
        <>
          <p className="font-semibold">{contact.noConversations}</p>
          <p className="mt-1 text-small text-muted">{contact.noConversationsText}</p>
        </>
      ) : (
        <>
          <ul className="-mx-3 grid">
            {list.rows.map((ticket) => (
              <TicketRow key={ticket.number} ticket={ticket} />
            ))}
          </ul>
          {list.hasMore && (
            <div className="mt-3 grid justify-items-start gap-3">
              <FormError text={list.hasMoreFailed ? contact.myTicketsFailed : undefined} />
              <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
                {contact.moreTickets}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}

function TicketRow({ ticket }: { ticket: OwnTicket }) {
  const contact = useArea('contact')
  const { number, subject, preview, status, hasNews, updatedAt } = ticket
  return (
    <li className="relative rounded-control px-3 py-3 hover:bg-sunken">
      <div className="flex items-start justify-between gap-3">
        <Link
          to="/contact-admin"
          search={{ ticket: number }}
          className="min-w-0 text-name text-ink no-underline [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {subject}
        </Link>
        <TicketBadge status={status} />
      </div>
      <p className="mt-1 line-clamp-2 text-small text-muted [overflow-wrap:anywhere]">{preview}</p>
      <p className="mt-1 flex items-center gap-2 text-fine text-muted">
        {number} · <DateText instant={updatedAt} />
        {hasNews && (
          <strong className="ml-auto flex items-center gap-1.5 font-semibold text-crimson">
            <span aria-hidden className="size-2 rounded-full bg-crimson-fill" />
            {contact.news}
          </strong>
        )}
      </p>
    </li>
  )
}
