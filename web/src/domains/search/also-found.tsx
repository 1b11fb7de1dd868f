import { Link } from '@tanstack/react-router'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Wrench from 'lucide-react/icons/wrench'
import type { Found, Suggestion } from '@haat/contract/domains/search.ts'
import { inLanguage, languageOf } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { linkTo } from '#ui/link-to.tsx'
import { signGrounds } from '#ui/sign-grounds.ts'
import { suggestionHref } from './parts/suggestion-href.ts'
import type { SearchPlace } from './search-place.ts'
import { useEverywhere, useOtherFound } from './use-everywhere.ts'

const chipClass =
  'flex min-h-12 items-center gap-2.5 rounded-control border border-line bg-surface px-3.5 text-small font-semibold whitespace-nowrap hover:border-crimson hover:text-crimson [&>svg]:size-4.5 [&>svg]:text-muted'

/** What the words find beside this list: the other list, categories and vendors of that name. */
export function AlsoFound({ to, search }: SearchPlace) {
  const texts = useArea('search')
  const { everywhere } = useEverywhere(search)
  const other = useOtherFound({ to, search })
  if (!everywhere) return null
  const places = everywhere.places.filter(({ address }) => address !== search.category)
  if (!other && places.length === 0) return null
  return (
    <nav aria-label={texts.also} className="mb-5">
      <ul className="flex gap-2 lg:flex-wrap max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:[scrollbar-width:none]">
        {other && (
          <li className="shrink-0">
            <OtherList to={to} search={search} found={other} />
          </li>
        )}
        {places.map((place) => (
          <li key={`${place.kind} ${place.address}`} className="shrink-0">
            <Place place={place} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OtherList({ to, search: { searchTerm, exactly }, found }: SearchPlace & { found: Found }) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const figure = formatCount(found.count, ui.language)
  const count = found.isMore ? texts.more(figure) : figure
  const isProducts = to === '/products/'
  return (
    <Link
      to={isProducts ? '/services/' : '/products/'}
      search={{ searchTerm, exactly }}
      className={chipClass}
    >
      {isProducts ? <Wrench aria-hidden /> : <ShoppingBasket aria-hidden />}
      {isProducts ? texts.inServices(count) : texts.inProducts(count)}
    </Link>
  )
}

function Place({ place }: { place: Suggestion }) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const { title, note, sign, kind, productCount, serviceCount } = place
  const figure = (count: number) => formatCount(count, ui.language)
  const language = languageOf(title, ui.language)
  return linkTo({
    href: suggestionHref(place),
    className: chipClass,
    children: (
      <>
        {sign ? (
          <span
            aria-hidden
            lang="ne"
            className={`grid size-7 place-items-center rounded-badge text-small leading-none font-extrabold ${signGrounds[sign.colour]}`}
          >
            {sign.letter}
          </span>
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
