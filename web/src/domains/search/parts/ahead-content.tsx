import { use } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocalList } from '#ui/local-list.ts'
import { recentSearches } from '../recent-searches.ts'
import { AheadContext } from './ahead-context.ts'
import { AheadFoot } from './ahead-foot.tsx'
import { AheadNotice } from './ahead-notice.tsx'
import { FailedSuggestions, NoSuggestions, WaitingSuggestions } from './ahead-state.tsx'
import { PopularList } from './popular-list.tsx'
import { RecentList } from './recent-list.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** Beside suggestions there is room for some of them only. */
const few = { recent: 3, popular: 4 }

/**
 * What there is to choose from: lines for the words typed, and searches of one's own and of others. On a phone the
 * latter make room once something is typed.
 */
export function AheadContent({ term }: { term: string }) {
  const { listId } = use(AheadContext)
  const texts = useArea('search')
  const { list, isBehind, popular, everywhere } = useSuggestions(term)
  const kept = useLocalList(recentSearches)
  const isTyped = term !== ''
  const recent = isTyped ? kept.slice(0, few.recent) : kept
  const others = popular
    .filter((words) => !recent.includes(words))
    .slice(0, isTyped ? few.popular : undefined)
  const meant = isTyped && !isBehind ? list.data?.didYouMean : null
  const ids = { recent: `${listId}-recent`, popular: `${listId}-popular` }
  // A shop in which nobody has searched yet has nothing to set beside.
  const hasAside = others.length > 0 || (isTyped && recent.length > 0)
  const owned = [recent.length > 0 && ids.recent, others.length > 0 && ids.popular].filter(Boolean)
  return (
    <>
      {meant && <AheadNotice term={term} meant={meant} />}
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
            aria-owns={owned.join(' ') || undefined}
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
      <AheadFoot words={meant ?? term} found={everywhere} />
    </>
  )
}

const Hint = () => <p className="px-2.5 py-2 text-muted">{useArea('search').hint}</p>

type StateProps = { term: string; isBehind: boolean; list: ReturnType<typeof useSuggestions>['list'] }

/** What is there instead of lines, and for screen readers how many there are. */
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
