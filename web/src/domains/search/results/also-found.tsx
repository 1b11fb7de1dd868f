import { Link } from '@tanstack/react-router'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Wrench from 'lucide-react/icons/wrench'
import type { SearchCount, Suggestion } from '@haat/contract/domains/search.ts'
import { inLanguage, languageOf } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { renderRouterLink } from '#ui/link/link-to.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'
import { suggestionHref } from '../type-ahead/suggestion-href.ts'
import type { SearchedList } from './searched-list.ts'
import { useSearchEverywhere, useOtherListCount } from './use-search-everywhere.ts'

const chipClass =
  'flex min-h-12 items-center gap-2.5 rounded-control border border-line bg-surface px-3.5 text-small font-semibold whitespace-nowrap hover:border-crimson hover:text-crimson [&>svg]:size-4.5 [&>svg]:text-muted'

/** Other results for the search term: the other list, and categories and vendors of that name. */
export function AlsoFound({ to, search }: SearchedList) {
  const texts = useArea('search')
  const { everywhere } = useSearchEverywhere(search)
  const other = useOtherListCount({ to, search })
  if (!everywhere) return null
  const suggestions = everywhere.places.filter(({ address }) => address !== search.category)
  if (!other && suggestions.length === 0) return null
  return (
    <nav aria-label={texts.also} className="mb-5">
      <ul className="flex gap-2 lg:flex-wrap max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:[scrollbar-width:none]">
        {other && (
          <li className="shrink-0">
            <OtherList to={to} search={search} count={other} />
          </li>
        )}
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.kind} ${suggestion.address}`} className="shrink-0">
            <SuggestionLink suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OtherList({ to, search: { searchTerm, exactly }, count }: SearchedList & { count: SearchCount }) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const figure = formatCount(count.count, ui.language)
  const label = count.isMore ? texts.more(figure) : figure
  const isProducts = to === '/products/'
  return (
    <Link
      to={isProducts ? '/services/' : '/products/'}
      search={{ searchTerm, exactly }}
      className={chipClass}
    >
      {isProducts ? <Wrench aria-hidden /> : <ShoppingBasket aria-hidden />}
      {isProducts ? texts.inServices(label) : texts.inProducts(label)}
    </Link>
  )
}

function SuggestionLink({ suggestion }: { suggestion: Suggestion }) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const { title, note, sign, kind, productCount, serviceCount } = suggestion
  const figure = (count: number) => formatCount(count, ui.language)
  const language = languageOf(title, ui.language)
  return renderRouterLink({
    href: suggestionHref(suggestion),
    className: chipClass,
    children: (
      <>
        {sign ? (
          <LetterSign {...sign} name={title} className="size-7 rounded-badge text-small" />
        ) : (
          <LayoutGrid aria-hidden />
        )}
        <span lang={language === ui.language ? undefined : language}>
          {note && kind !== 'vendor' && `${inLanguage(note, ui.language)} › `}
          {inLanguage(title, ui.language)}
        </span>
        <span className="font-normal text-muted">
          {productCount
            ? texts.productCount(figure(productCount))
            : texts.serviceCount(figure(serviceCount ?? 0))}
        </span>
      </>
    ),
  })
}
