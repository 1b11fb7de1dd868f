import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { AdminForm } from './form/admin-form.tsx'
import { MyTickets } from './tickets/my-tickets.tsx'
import { TicketThread } from './tickets/ticket-thread.tsx'
import { SellPanel } from './help/sell-panel.tsx'
import { ticketNumberPattern } from '@haat/contract/domains/support.tickets.rules.ts'
import { matching } from './matching.ts'

interface ContactAdminPageProps {
  /** The URL's query, not validated yet. */
  search: { topic?: unknown; ticket?: unknown }
}

export function ContactAdminPage({ search: { topic, ticket } }: ContactAdminPageProps) {
  const contact = useArea('contact')
  const number = matching(ticket, ticketNumberPattern)
  return (
    <>
      <h1 className="text-h1">{contact.adminTitle}</h1>
      {topic === 'sell' ? <SellPanel /> : number ? <TicketThread number={number} /> : <ContactSection />}
    </>
  )
}

/** The form for everybody, and beside it the tickets of a signed-in user. */
function ContactSection() {
  const contact = useArea('contact')
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const isKnown = user !== undefined || session.status === 'anonymous'
  return (
    <>
      <p className="mt-2 max-w-(--container-text) text-lead text-muted">{contact.adminLead}</p>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        {isKnown ? <AdminForm key={user?.id} user={user} /> : <FormSkeleton />}
        {user && <MyTickets />}
      </div>
    </>
  )
}

const FormSkeleton = () => (
  <SkeletonGroup className="mt-5 grid gap-4">
    <Skeleton className="h-10 w-64 rounded-control" />
    <Skeleton className="h-96 rounded-panel" />
  </SkeletonGroup>
)
