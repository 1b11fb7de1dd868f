import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { pageOfPath, pages, useOpenPages, type PageName } from '#console/console-pages.tsx'
import { useChatCount } from '#console/support/chats/chats.queries.ts'
import { useOpenTicketCount } from '#console/support/use-open-ticket-count.ts'
import { useWaitingCount } from '#console/applications/applications.queries.ts'
import { useWaitingReviewCount } from '#console/listings/listings.queries.ts'
import { useOpenCaseCount } from '#console/reviews/reviews.queries.ts'
import { useWaitingOrderCount } from '#console/orders/orders.queries.ts'

/** The phone's bar has room for this many pages; the menu beside them links to the rest. */
const maxPhonePages = 4

/** The pages that the reader may open, where each is found on a phone, and which of them the address names. */
export function usePageLinks(path: string) {
  const openPages = useOpenPages()
  return {
    openPages,
    phonePages: openPages.slice(0, maxPhonePages),
    furtherPages: openPages.slice(maxPhonePages),
    current: pageOfPath(path, openPages)?.name,
  }
}

interface PageLinkProps {
  name: PageName
  isCurrent: boolean
  className: string
  onClick?: () => void
  children?: ReactNode
}

/** A link to a page of the console: its icon and name, and how much waits there. */
export function PageLink({ name, isCurrent, className, onClick, children }: PageLinkProps) {
  const { frame } = useArea('staff')
  const page = pages.find((one) => one.name === name)
  if (!page) return null
  return (
    <Link
      to="/staff/$"
      params={{ _splat: name }}
      className={className}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(onClick && { onClick })}
    >
      {children}
      <span className="relative">
        <page.Icon aria-hidden />
        {name === 'desk' && (
          <>
            <OpenTicketsBadge />
            <ChatsBadge />
          </>
        )}
        {name === 'orders' && <WaitingOrdersBadge />}
        {name === 'vendors' && <WaitingApplicationsBadge />}
        {name === 'listings' && <WaitingListingsBadge />}
        {name === 'reviews' && <WaitingReviewsBadge />}
      </span>
      <span>{frame.places[name]}</span>
    </Link>
  )
}

function OpenTicketsBadge() {
  const { frame } = useArea('staff')
  const count = useOpenTicketCount()
  return count === undefined ? null : <WorkBadge count={count} label={frame.openTickets(count)} />
}

function WaitingOrdersBadge() {
  const { orders } = useArea('staff')
  const { ui } = useMessages()
  const waiting = useWaitingOrderCount()
  if (!waiting) return null
  const count = formatCount(waiting, ui.language)
  return <WorkBadge count={count} label={orders.waitingCount(count)} />
}

function WaitingApplicationsBadge() {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const waiting = useWaitingCount()
  if (!waiting) return null
  const count = formatCount(waiting, ui.language)
  return <WorkBadge count={count} label={vendors.waitingCount(count)} />
}

function WaitingListingsBadge() {
  const { listings } = useArea('staff')
  const { ui } = useMessages()
  const waiting = useWaitingReviewCount()
  if (!waiting) return null
  const count = formatCount(waiting, ui.language)
  return <WorkBadge count={count} label={listings.waitingCount(count)} />
}

function WaitingReviewsBadge() {
  const { reviews } = useArea('staff')
  const { ui } = useMessages()
  const waiting = useOpenCaseCount()
  if (!waiting) return null
  const count = formatCount(waiting, ui.language)
  return <WorkBadge count={count} label={reviews.waitingCount(count)} />
}

/** How much work a page holds. */
const WorkBadge = ({ count, label }: { count: string; label: string }) => (
  <span className="absolute -top-1.5 left-3 grid h-5 min-w-5 place-items-center rounded-badge bg-marigold px-1.5 text-micro font-extrabold text-on-marigold">
    <span aria-hidden>{count}</span>
    <span className="sr-only">{label}</span>
  </span>
)

/** The chats that wait for the reader, at the other side of the icon. */
function ChatsBadge() {
  const { chats } = useArea('staff')
  const { ui } = useMessages()
  const count = useChatCount(true)
  if (count === 0) return null
  const text = formatCount(count, ui.language)
  return (
    <span className="absolute -top-1.5 -left-4.5 grid h-5 min-w-5 place-items-center rounded-badge bg-white px-1.5 text-micro font-extrabold text-[#a50f38] ring-2 ring-[#a50f38]">
      <span aria-hidden>{text}</span>
      <span className="sr-only">{chats.needYou(text)}</span>
    </span>
  )
}
