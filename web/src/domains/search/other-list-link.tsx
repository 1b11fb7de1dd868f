import { Link } from '@tanstack/react-router'
import type { Found } from '@haat/contract/domains/search.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { SearchPlace } from './search-place.ts'

/** Nothing here, but something there: the first way out. */
export function OtherListLink({ to, search, found }: SearchPlace & { found: Found }) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const isProducts = to === '/products/'
  const figure = formatCount(found.count, ui.language)
  const count = found.isMore ? texts.more(figure) : figure
  return (
    <Link
      to={isProducts ? '/services/' : '/products/'}
      search={{ searchTerm: search.searchTerm, exactly: search.exactly }}
      className={buttonClass({ isWide: true })}
    >
      {isProducts ? texts.seeServices(count) : texts.seeProducts(count)}
    </Link>
  )
}
