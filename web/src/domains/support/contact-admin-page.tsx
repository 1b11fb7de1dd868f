import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { AdminForm } from './form/admin-form.tsx'
import { MyTickets } from './tickets/my-tickets.tsx'
import { TicketThread } from './tickets/ticket-thread.tsx'
import { ticketNumberPattern } from '@haat/contract/domains/support.tickets.rules.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Panel } from '#ui/panel.tsx'
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

/** Leads who wants to sell to opening a shop, and says what it takes and what happens to who writes first. */
function SellPanel() {
  const contact = useArea('contact')
  const lists = [
    { title: contact.sellThen, lines: [contact.sellNumber, contact.sellAnswer] },
    { title: contact.sellNeeds, lines: [contact.sellPan, contact.sellAccount, contact.sellGoods] },
  ]
  return (
    <Panel className="mt-5 md:px-5 md:py-4">
      <div className="flex items-center justify-between gap-8">
        <div>
          <h2 className="text-title">{contact.sellHeading}</h2>
          <p className="mt-3 max-w-(--container-text) text-lead">{contact.sellText}</p>
          {lists.map(({ title, lines }) => (
            <section key={title} className="mt-5">
              <h3 className="text-h3">{title}</h3>
              <ul className="mt-2 grid gap-2">
                {lines.map((line) => (
                  <li key={line} className="flex gap-3">
                    <Diamond className="mt-1.5 size-3 shrink-0 text-crimson" />
                    {line}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/vendor/$" params={{ _splat: 'apply' }} className={buttonClass()}>
              {contact.sellOpen}
            </Link>
            <Link
              to="/help-support"
              search={{ type: 'business' }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {contact.sellWrite}
            </Link>
          </div>
        </div>
        <div className="state-arch state-arch-cream shrink-0 max-md:hidden">
          <img src={basket.src} width={basket.width} height={basket.height} alt="" className="h-34 w-auto" />
          <Weave className="w-full" />
        </div>
      </div>
    </Panel>
  )
}
