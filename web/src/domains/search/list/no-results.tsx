import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { RemovalSuggestions } from '#ui/list/removal-suggestions.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import type { ListTypes } from '../list-definition.ts'
import {
  clearAll,
  countChosen,
  withChoice,
  countsWithout,
  useCategoryPath,
  useChips,
  useFormat,
  useListTexts,
  type ListProps,
} from '../use-list.ts'
import { CategoryChip, EmptySearchLinks } from '../results/empty-search-links.tsx'
import { OtherListLink } from '../results/other-list-link.tsx'
import { useOtherListCount } from '../results/use-search-everywhere.ts'
import { ListLink } from './list-link.tsx'

/** In place of an empty list: why it is empty, and ways on. */
export function NoResults<L extends ListTypes>(props: ListProps<L> & { total: number }) {
  const { list, search, total } = props
  const { to } = list
  const texts = useListTexts(list)
  const ownTexts = useArea(list.area)
  const { data: tree } = useQuery(list.queries.departments(useCall()))
  const path = useCategoryPath(props)
  const state = {
    total,
    isNoCategory: search.category !== undefined && path?.length === 0,
    hasChosen: countChosen(list.table, search) > 0,
    cleared: clearAll(list.table, search),
  }
  const { heading, text, action, isPastEnd } = list.emptyReason(search, state, ownTexts)
  const otherCount = useOtherListCount({ to, search })
  const other = isPastEnd ? undefined : otherCount
  return (
    <>
      <EmptyState
        {...list.emptyPicture(search)}
        heading={heading}
        headingLevel={2}
        actions={
          <>
            {other && <OtherListLink to={to} search={search} count={other} />}
            <ListLink
              to={to}
              search={action.search}
              className={buttonClass({ variant: other ? 'secondary' : 'primary', isWide: true })}
            >
              {action.label}
            </ListLink>
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
      {total === 0 && <SuggestedRemovals {...props} />}
      <EmptySearchLinks to={to} search={search}>
        {!isPastEnd &&
          tree?.categories.map(({ slug, name }) => (
            <CategoryChip key={slug} to={to} category={slug}>
              <BilingualText text={name} />
            </CategoryChip>
          ))}
      </EmptySearchLinks>
    </>
  )
}

/** Suggests filters to remove, each with how many results there would be without it. */
function SuggestedRemovals<L extends ListTypes>(props: ListProps<L>) {
  const { list, search } = props
  const texts = useListTexts(list)
  const format = useFormat(undefined)
  const chips = useChips(props)
  const counts = useQueries({ queries: countsWithout(props, useCall()) })
  const suggestions = counts.map(({ data }, at) => ({
    ...chips[at]!,
    isDeadEnd: data?.total === 0,
    outcome: data && texts.count(format(data.total, data.isCapped)),
  }))
  return (
    <RemovalSuggestions
      suggestions={suggestions}
      renderLink={({ without }, link) => (
        <ListLink to={list.to} search={withChoice(search, without)} resetScroll={false} {...link} />
      )}
    />
  )
}
