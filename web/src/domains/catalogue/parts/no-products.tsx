import magnifier from 'picture:state-magnifier'
import teapot from 'picture:state-teapot'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { OtherListLink } from '#domains/search/other-list-link.tsx'
import { useOtherFound } from '#domains/search/use-everywhere.ts'
import { WaysOut, WayTo } from '#domains/search/ways-out.tsx'
import type { Areas } from '#messages/areas.ts'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { BilingualText } from '../bilingual-text.tsx'
import { catalogueQueries } from '../catalogue.queries.ts'
import { clearAll, countChosen } from '../count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'
import { WithoutOne } from './without-one.tsx'

type NoProductsProps = { search: ProductSearch; total: number }

interface Kind {
  heading: string
  text: string
  wayOn: { label: string; search: ProductSearch }
}

/** Why there is nothing decides the way out. */
function kindOf(
  search: ProductSearch,
  { total, isNoCategory }: { total: number; isNoCategory: boolean },
  texts: Areas['products'],
): Kind {
  if (total > 0) {
    const first = { ...search, pageIndex: undefined }
    return {
      heading: texts.pastEnd,
      text: texts.pastEndText,
      wayOn: { label: texts.firstPage, search: first },
    }
  }
  if (isNoCategory) {
    const elsewhere = { ...search, category: undefined, pageIndex: undefined }
    const wayOn = { label: search.searchTerm ? texts.searchAll : texts.seeAll, search: elsewhere }
    return { heading: texts.noCategory, text: texts.noCategoryText, wayOn }
  }
  if (countChosen(search) > 0) {
    const cleared = { label: texts.clearAll, search: clearAll(search) }
    return { heading: texts.nothing, text: texts.nothingText, wayOn: cleared }
  }
  const all = { label: texts.seeAll, search: {} }
  return search.searchTerm
    ? { heading: texts.noMatch(search.searchTerm), text: texts.noMatchText, wayOn: all }
    : { heading: texts.empty, text: texts.emptyText, wayOn: all }
}

export function NoProducts({ search, total }: NoProductsProps) {
  const texts = useArea('products')
  const call = useCall()
  const { data: tree } = useQuery(catalogueQueries.categories(call))
  const { category = '' } = search
  const path = useQuery({ ...catalogueQueries.path(call, category), enabled: category !== '' })
  const isNoCategory = category !== '' && path.data?.length === 0
  const { heading, text, wayOn } = kindOf(search, { total, isNoCategory }, texts)
  const place = { to: '/products/', search } as const
  const found = useOtherFound(place)
  const other = total === 0 ? found : undefined
  const departments = total === 0 && tree?.categories.map(asWay)
  return (
    <>
      <EmptyState
        picture={search.searchTerm ? magnifier : teapot}
        tone={search.searchTerm ? 'indigo' : 'pine'}
        heading={heading}
        headingLevel={2}
        actions={
          <>
            {other && <OtherListLink {...place} found={other} />}
            <Link
              to="/products/"
              search={wayOn.search}
              className={buttonClass({ variant: other ? 'secondary' : 'primary', isWide: true })}
            >
              {wayOn.label}
            </Link>
            {!other && (
              <Link to="/help-support" className={buttonClass({ variant: 'quiet', isWide: true })}>
                {texts.askUs}
              </Link>
            )}
          </>
        }
      >
        {text}
      </EmptyState>
      {total === 0 && <WithoutOne search={search} />}
      <WaysOut {...place}>{departments}</WaysOut>
    </>
  )
}

const asWay = ({ slug, name }: { slug: string; name: { en: string; ne: string } }): ReactNode => (
  <WayTo key={slug} to="/products/" category={slug}>
    <BilingualText text={name} />
  </WayTo>
)
