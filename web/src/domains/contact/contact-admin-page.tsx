import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#messages/use-area.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { AdminForm } from './admin-form.tsx'
import { MyTickets } from './my-tickets.tsx'
import { OwnThread } from './own-thread.tsx'
import { SellPanel } from './sell-panel.tsx'
import { shaped } from './shaped.ts'

interface ContactAdminPageProps {
  /** The query of the address, as it was typed. */
  search: { topic?: unknown; ticket?: unknown }
}

export function ContactAdminPage({ search: { topic, ticket } }: ContactAdminPageProps) {
  const contact = useArea('contact')
  const number = shaped(ticket, /^T-\d{1,9}$/)
  return (
    <>
      <h1 className="text-h1">{contact.adminTitle}</h1>
      {topic === 'sell' ? <SellPanel /> : number ? <OwnThread number={number} /> : <WritePlace />}
    </>
  )
}

/** The form for everybody; beside it, for who is signed in, what was written before. */
function WritePlace() {
  const contact = useArea('contact')
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const isKnown = user !== undefined || session.status === 'anonymous'
  return (
    <>
      <p className="mt-2 max-w-(--container-text) text-lead text-muted">{contact.adminLead}</p>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        {isKnown ? <AdminForm key={user?.id} user={user} /> : <PlaceSkeleton />}
        {user && <MyTickets />}
      </div>
    </>
  )
}

const PlaceSkeleton = () => (
  <SkeletonGroup className="mt-5 grid gap-4">
    <Skeleton className="h-10 w-64 rounded-control" />
    <Skeleton className="h-96 rounded-panel" />
  </SkeletonGroup>
)
