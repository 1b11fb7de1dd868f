import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { findPage, pages, type PageName } from '#console/console-pages.tsx'
import { useChatCount } from '#console/support/chats/chats.queries.ts'
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

/** A link to a page of the console: its icon and name, and for the desk how many tickets are open and how many chats wait. */
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
        {name === 'desk' && (
          <>
            <OpenTicketsBadge />
            <ChatsBadge />
          </>
        )}
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
