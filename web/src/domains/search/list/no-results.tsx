import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SearchCount } from '@haat/contract/domains/search.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { RemovalSuggestions } from '#ui/list/removal-suggestions.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import type { ListTypes } from '../list-definition.ts'
import {
  clearAll,
  countChosen,
  withChoice,
  countsWithout,
  useChips,
  useFormat,
  useListTexts,
  type ListProps,
} from '../use-list.ts'
import type { SearchedList } from '../results/searched-list.ts'
import { useOtherListCount, useSearchEverywhere } from '../results/use-search-everywhere.ts'
import { ListLink } from './list-link.tsx'

/** In place of an empty list: why it is empty, and ways on. */
export function NoResults<L extends ListTypes>(props: ListProps<L> & { total: number }) {
  const { list, search, total } = props
  const { to } = list
  const texts = useListTexts(list)
  const ownTexts = useArea(list.area)
  const { data: tree } = useQuery(list.queries.departments(useCall()))
  const state = {
    total,
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
  const format = useFormat()
  const chips = useChips(props)
  const counts = useQueries({ queries: countsWithout(props, useCall()) })
  const suggestions = counts.map(({ data }, at) => ({
    ...chips[at]!,
    isDeadEnd: data?.total === 0,
    outcome: data && texts.count(format(data.total)),
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

/** For an empty list: a link to the other list, which has results for the same search. */
function OtherListLink({ to, search, count }: SearchedList & { count: SearchCount }) {
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

const chipClass =
  'flex min-h-11 items-center rounded-chip border border-line-strong bg-surface px-4 text-small font-semibold hover:border-crimson hover:text-crimson'

/** For a search without results: similar terms, popular searches and departments. */
function EmptySearchLinks({ to, search, children }: SearchedList & { children?: ReactNode }) {
  const texts = useArea('search')
  const { everywhere } = useSearchEverywhere(search)
  const searches = (words: readonly string[]) =>
    words.map((searchTerm) => (
      <li key={searchTerm}>
        <Link to={to} search={{ searchTerm }} className={chipClass}>
          {searchTerm}
        </Link>
      </li>
    ))
  return (
    <div className="mx-auto grid max-w-3xl gap-6 pb-8">
      {everywhere && everywhere.words.length > 0 && (
        <Way title={texts.nearest}>{searches(everywhere.words)}</Way>
      )}
      {everywhere && everywhere.popular.length > 0 && (
        <Way title={texts.othersSearch}>{searches(everywhere.popular)}</Way>
      )}
      {children && <Way title={texts.departments}>{children}</Way>}
    </div>
  )
}

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2.5 text-center text-h3">{title}</h3>
    <ul className="flex flex-wrap justify-center gap-2">{children}</ul>
  </section>
)

const CategoryChip = ({ to, category, children }: CategoryChipProps) => (
  <li>
    <Link to={to} search={{ category }} className={chipClass}>
      {children}
    </Link>
  </li>
)
type CategoryChipProps = { to: SearchedList['to']; category: string; children: ReactNode }
