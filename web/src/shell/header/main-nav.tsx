import { Link } from '@tanstack/react-router'
import Tag from 'lucide-react/icons/tag'
import { useMessages } from '#ui/messages/use-messages.ts'

const linkClass = 'flex min-h-12 items-center gap-2 font-semibold hover:text-crimson'

/** Links to the pages that most people look for. On a phone the bottom bar and the menu have them. */
export function MainNav() {
  const { shell } = useMessages()
  return (
    <nav aria-label={shell.mainNav} className="hidden gap-7 text-label md:flex">
      <Link to="/products/" search={{ deals: true }} className={`${linkClass} text-crimson`}>
        <Tag aria-hidden className="size-[18px]" />
        {shell.deals}
      </Link>
      <Link to="/products/" search={{ sortField: 'createdAt', sortOrder: 'desc' }} className={linkClass}>
        {shell.newArrivals}
      </Link>
      <Link to="/products/" search={{ origin: 'nepal' }} className={linkClass}>
        {shell.madeInNepal}
      </Link>
      <Link to="/services/" className={linkClass}>
        {shell.bookService}
      </Link>
      <Link to="/vendors/" className={linkClass}>
        {shell.vendors}
      </Link>
      <Link to="/help-support" className={linkClass}>
        {shell.help}
      </Link>
    </nav>
  )
}
