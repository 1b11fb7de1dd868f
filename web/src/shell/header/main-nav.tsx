import Tag from 'lucide-react/icons/tag'
import { Link } from '#ui/link/link.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Links to the pages that most people look for. On a phone the bottom bar and the menu have them. */
export function MainNav() {
  const { shell } = useMessages()
  return (
    <nav aria-label={shell.mainNav} className="main-nav">
      <Link to="/products/" search={{ deals: true }} className="deals-link">
        <Tag aria-hidden />
        {shell.deals}
      </Link>
      <Link to="/products/" search={{ sortField: 'createdAt', sortOrder: 'desc' }}>
        {shell.newArrivals}
      </Link>
      <Link to="/products/" search={{ origin: 'nepal' }}>
        {shell.madeInNepal}
      </Link>
      <Link to="/services/">{shell.bookService}</Link>
      <Link to="/vendors/">{shell.vendors}</Link>
      <Link to="/help-support">{shell.help}</Link>
    </nav>
  )
}
