import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { findPage, pages, type PageName } from '#console/console-pages.tsx'
import { useOpenTicketCount } from '#console/support/use-open-ticket-count.ts'

/** The phone's bar has room for this many pages; the menu beside them links to the rest. */
const maxPhonePages = 4

export const phonePages = pages.slice(0, maxPhonePages)
export const furtherPages = pages.slice(maxPhonePages)

export const isPathOfPage = (path: string, name: PageName) =>
  findPage(path.split('/').find(Boolean))?.name === name

interface PageLinkProps {
  name: PageName
  isCurrent: boolean
  className: string
  onClick?: () => void
  children?: ReactNode
}

/** A link to a page of the console: its icon and name, and for the desk the number of open tickets. */
export function PageLink({ name, isCurrent, className, onClick, children }: PageLinkProps) {
  const { frame } = useArea('staff')
  const page = findPage(name)
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
        {name === 'desk' && <OpenTicketsBadge />}
      </span>
      <span>{frame.places[name]}</span>
    </Link>
  )
}

function OpenTicketsBadge() {
  const { frame } = useArea('staff')
  const count = useOpenTicketCount()
  if (count === undefined) return null
  return (
    <span className="absolute -top-1.5 left-3 grid h-5 min-w-5 place-items-center rounded-badge bg-marigold px-1.5 text-micro font-extrabold text-on-marigold">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{frame.openTickets(count)}</span>
    </span>
  )
}
