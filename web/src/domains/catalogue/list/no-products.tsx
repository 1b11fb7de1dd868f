import magnifier from 'picture:state-magnifier'
import teapot from 'picture:state-teapot'
import { useQuery, useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { OtherListLink } from '#domains/search/other-list-link.tsx'
import { useOtherListCount } from '#domains/search/use-search-everywhere.ts'
import { EmptySearchLinks, CategoryChip } from '#domains/search/empty-search-links.tsx'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { catalogueQueries } from '../catalogue.queries.ts'
import { clearAll, countChosen } from '../filters/count-chosen.ts'
import { type ProductSearch, withChoice } from '../product-search.ts'
import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import { RemovalSuggestions } from '#ui/list/removal-suggestions.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { countsWithout } from '../filters/counts-without.ts'
import { useCategoryPath } from './use-category-path.ts'
import { useChosenFilters } from '../filters/use-chosen-filters.ts'

type NoProductsProps = { search: ProductSearch; total: number }

interface EmptyReason {
  heading: string
  text: string
  action: { label: string; search: ProductSearch }
}

/** The reason for the empty list decides where the button leads. */
function emptyStateOf(
  search: ProductSearch,
  { total, isNoCategory }: { total: number; isNoCategory: boolean },
  texts: Areas['products'],
): EmptyReason {
  if (total > 0) {
    const first = { ...search, pageIndex: undefined }
    return {
      heading: texts.pastEnd,
      text: texts.pastEndText,
      action: { label: texts.firstPage, search: first },
    }
  }
  if (isNoCategory) {
    const elsewhere = { ...search, category: undefined, pageIndex: undefined }
    const action = { label: search.searchTerm ? texts.searchAll : texts.seeAll, search: elsewhere }
    return { heading: texts.noCategory, text: texts.noCategoryText, action }
  }
  if (countChosen(search) > 0) {
    const cleared = { label: texts.clearAll, search: clearAll(search) }
    return { heading: texts.nothing, text: texts.nothingText, action: cleared }
  }
  const all = { label: texts.seeAll, search: {} }
  return search.searchTerm
    ? { heading: texts.noMatch(search.searchTerm), text: texts.noMatchText, action: all }
    : { heading: texts.empty, text: texts.emptyText, action: all }
}

export function NoProducts({ search, total }: NoProductsProps) {
  const texts = useArea('products')
  const call = useCall()
  const { data: tree } = useQuery(catalogueQueries.categories(call))
  const { category = '' } = search
  const path = useQuery({ ...catalogueQueries.path(call, category), enabled: category !== '' })
  const isNoCategory = category !== '' && path.data?.length === 0
  const { heading, text, action } = emptyStateOf(search, { total, isNoCategory }, texts)
  const list = { to: '/products/', search } as const
  const otherCount = useOtherListCount(list)
  const other = total === 0 ? otherCount : undefined
  const departments = total === 0 && tree?.categories.map(departmentLink)
  return (
    <>
      <EmptyState
        picture={search.searchTerm ? magnifier : teapot}
        tone={search.searchTerm ? 'indigo' : 'pine'}
        heading={heading}
        headingLevel={2}
        actions={
          <>
            {other && <OtherListLink {...list} count={other} />}
            <Link
              to="/products/"
              search={action.search}
              className={buttonClass({ variant: other ? 'secondary' : 'primary', isWide: true })}
            >
              {action.label}
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
      {total === 0 && <SuggestedRemovals search={search} />}
      <EmptySearchLinks {...list}>{departments}</EmptySearchLinks>
    </>
  )
}

const departmentLink = ({ slug, name }: { slug: string; name: { en: string; ne: string } }): ReactNode => (
  <CategoryChip key={slug} to="/products/" category={slug}>
    <BilingualText text={name} />
  </CategoryChip>
)

/** Suggests filters to remove, each with how many products there would be without it. */
function SuggestedRemovals({ search }: { search: ProductSearch }) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const chosen = useChosenFilters(search, useCategoryPath(search.category))
  const counts = useQueries({ queries: countsWithout(useCall(), search) })
  const suggestions = counts.map(({ data }, at) => ({
    ...chosen[at]!,
    isDeadEnd: data?.total === 0,
    outcome: data && texts.count(formatCappedCount(data.total, ui.language, data.isCapped)),
  }))
  return (
    <RemovalSuggestions
      suggestions={suggestions}
      renderLink={(suggestion, props) => (
        <Link
          to="/products/"
          search={withChoice(search, suggestion.without)}
          resetScroll={false}
          {...props}
        />
      )}
    />
  )
}
