import { Link } from '@tanstack/react-router'
import type { TicketContext } from '@haat/contract/domains/support.context.ts'
import { useArea } from '#ui/messages/use-area.ts'

/** The tickets that a ticket names. One of another sender says so: it must not be talked about here. */
export function NamedTickets({ tickets }: { tickets: TicketContext['tickets'] }) {
  const { desk } = useArea('staff')
  return (
    <section>
      <h3 className="text-h3">{desk.ticketsNamed}</h3>
      <ul aria-label={desk.ticketsNamed} className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {tickets.map(({ number, subject, status, isSenders }) => (
          <li key={number} className="flex items-baseline justify-between gap-3 text-small">
            <span className="min-w-0">
              <Link
                to="/staff/$"
                params={{ _splat: `desk/${number}` }}
                className="block truncate text-ink hover:underline"
              >
                {number} {subject}
              </Link>
              {!isSenders && (
                <span className="block text-fine font-semibold text-cream-ink">{desk.ticketOthers}</span>
              )}
            </span>
            <span className="shrink-0 text-muted">{desk.statuses[status]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
