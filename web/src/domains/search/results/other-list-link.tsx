import { Link } from '@tanstack/react-router'
import type { SearchCount } from '@haat/contract/domains/search.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { SearchedList } from './searched-list.ts'

/** For an empty list: a link to the other list, which has results for the same search. */
export function OtherListLink({ to, search, count }: SearchedList & { count: SearchCount }) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const isProducts = to === '/products/'
  const figure = formatCount(count.count, ui.language)
  const label = count.isMore ? texts.more(figure) : figure
  return (
    <Link
      to={isProducts ? '/services/' : '/products/'}
      search={{ searchTerm: search.searchTerm, exactly: search.exactly }}
      className={buttonClass({ isWide: true })}
    >
      {isProducts ? texts.seeServices(label) : texts.seeProducts(label)}
    </Link>
  )
}
