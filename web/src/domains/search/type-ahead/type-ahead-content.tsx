import { use, type ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { recentSearches } from './recent-searches.ts'
import { TypeAheadContext } from './type-ahead-context.ts'
import { TypeAheadFoot } from './type-ahead-foot.tsx'
import { FailedSuggestions, NoSuggestions, WaitingSuggestions } from './type-ahead-state.tsx'
import { RecentList } from './recent-list.tsx'
import { useSuggestions } from './use-suggestions.ts'
import TrendingUp from 'lucide-react/icons/trending-up'
import { hrefWithSearch } from '#ui/link/href-with-search.ts'
import { TypeAheadOption } from './type-ahead-option.tsx'
import { Link } from '@tanstack/react-router'
import Sparkles from 'lucide-react/icons/sparkles'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import { SuggestionRow } from './suggestion-row.tsx'

/** Limits for the time when suggestions take most of the room. */
const few = { recent: 3, popular: 4 }

/**
 * The options: suggestions for the typed text, recent searches and popular searches. On a phone the searches are
 * hidden once something is typed.
 */
export function TypeAheadContent({ term }: { term: string }) {
  const { listId } = use(TypeAheadContext)
  const texts = useArea('search')
  const { list, isBehind, popular, everywhere } = useSuggestions(term)
  const stored = useLocalList(recentSearches)
  const isTyped = term !== ''
  const recent = isTyped ? stored.slice(0, few.recent) : stored
  const others = popular
    .filter((searchTerm) => !recent.includes(searchTerm))
    .slice(0, isTyped ? few.popular : undefined)
  const meant = isTyped && !isBehind ? list.data?.didYouMean : null
  const ids = { recent: `${listId}-recent`, popular: `${listId}-popular` }
  // A shop in which nobody has searched yet has no popular searches.
  const hasAside = others.length > 0 || (isTyped && recent.length > 0)
  const ownedIds = [recent.length > 0 && ids.recent, others.length > 0 && ids.popular].filter(Boolean)
  return (
    <>
      {meant && <TypeAheadNotice term={term} meant={meant} />}
      <div
        className={classNames(
          'min-h-0 grow overflow-y-auto overscroll-contain md:grid',
          hasAside && (isTyped ? 'md:grid-cols-[minmax(0,1fr)_16.5rem]' : 'md:grid-cols-2'),
        )}
      >
        <div className="px-3 py-2.5 md:pb-4">
          <div
            id={listId}
            role="listbox"
            aria-label={texts.suggestions}
            aria-owns={ownedIds.join(' ') || undefined}
            aria-busy={isTyped && (isBehind || list.isPending)}
          >
            {isTyped && list.data && <SuggestionList suggestions={list.data.suggestions} term={term} />}
          </div>
          {isTyped && <State term={term} list={list} isBehind={isBehind} />}
          {!isTyped && (recent.length > 0 ? <RecentList id={ids.recent} searches={recent} /> : <Hint />)}
        </div>
        {hasAside && (
          <div
            className={classNames(
              'px-3 py-2.5 md:border-l md:border-line md:bg-paper md:pb-4',
              isTyped && 'max-md:hidden',
            )}
          >
            {isTyped && recent.length > 0 && <RecentList id={ids.recent} searches={recent} />}
            {others.length > 0 && <PopularList id={ids.popular} searches={others} />}
          </div>
        )}
      </div>
      <TypeAheadFoot searchTerm={meant ?? term} totals={everywhere} />
    </>
  )
}

const Hint = () => <p className="px-2.5 py-2 text-muted">{useArea('search').hint}</p>

type StateProps = { term: string; isBehind: boolean; list: ReturnType<typeof useSuggestions>['list'] }

/** Failure, waiting or no suggestions, and for screen readers the number of suggestions. */
function State({ term, list, isBehind }: StateProps) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const count = list.data?.suggestions.length ?? 0
  if (list.isError)
    return <FailedSuggestions onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  if (!list.data) return <WaitingSuggestions />
  return (
    <>
      {count === 0 && !isBehind && <NoSuggestions term={term} />}
      <p role="status" className="sr-only">
        {!isBehind && count > 0 && texts.countSaid(formatCount(count, ui.language))}
      </p>
    </>
  )
}

function PopularList({ id, searches }: { id: string; searches: readonly string[] }) {
  const texts = useArea('search')
  return (
    <TypeAheadGroup id={id} title={texts.popular}>
      {searches.map((searchTerm, at) => (
        <TypeAheadOption
          key={searchTerm}
          name={`popular-${at}`}
          href={hrefWithSearch('/products/', { searchTerm })}
          searchTerm={searchTerm}
          className="h-11 gap-3 px-2.5"
        >
          <TrendingUp aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="truncate">{searchTerm}</span>
        </TypeAheadOption>
      ))}
    </TypeAheadGroup>
  )
}

/** Says how the search term was corrected, with a link to search for it exactly. */
function TypeAheadNotice({ term, meant }: { term: string; meant: string }) {
  const { onChosen } = use(TypeAheadContext)
  const texts = useArea('search')
  return (
    <div className="flex gap-x-3 bg-cream px-5 text-cream-ink max-md:pt-2.5 md:items-center">
      <Sparkles aria-hidden className="size-5 shrink-0 max-md:mt-0.5" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 break-words">
          {texts.didYouMean}
          <b className="font-extrabold">{meant}</b>
          {texts.showingIt}
        </p>
        <Link
          to="/products/"
          search={{ searchTerm: term, exactly: true }}
          onClick={() => onChosen(term)}
          className="flex min-h-12 max-w-full items-center font-semibold break-words text-crimson hover:underline"
        >
          {texts.keep(term)}
        </Link>
      </div>
    </div>
  )
}

type SuggestionListProps = { suggestions: readonly Suggestion[]; term: string }

/** The suggestions grouped by kind: search terms, products, services, categories and vendors. */
function SuggestionList({ suggestions, term }: SuggestionListProps) {
  const { listId } = use(TypeAheadContext)
  const texts = useArea('search')
  const groups = [
    { name: 'words', title: texts.words, kinds: ['search'] },
    { name: 'products', title: texts.products, kinds: ['product'] },
    { name: 'services', title: texts.services, kinds: ['service'] },
    { name: 'places', title: texts.places, kinds: ['category', 'serviceCategory', 'vendor'] },
  ]
  return groups.map(({ name, title, kinds }) => {
    const ofKind = suggestions.filter(({ kind }) => kinds.includes(kind))
    if (ofKind.length === 0) return null
    return (
      <TypeAheadGroup key={name} id={`${listId}-${name}`} title={title}>
        {ofKind.map((suggestion) => (
          <SuggestionRow
            key={`${suggestion.kind} ${suggestion.address}`}
            suggestion={suggestion}
            term={term}
          />
        ))}
      </TypeAheadGroup>
    )
  })
}

type TypeAheadGroupProps = { id: string; title: string; children: ReactNode }

/** Options of one kind under their heading. */
const TypeAheadGroup = ({ id, title, children }: TypeAheadGroupProps) => (
  <div id={id} role="group" aria-labelledby={`${id}-title`}>
    <p id={`${id}-title`} role="presentation" className="px-2.5 pt-2 pb-1 text-small text-muted">
      {title}
    </p>
    {children}
  </div>
)
