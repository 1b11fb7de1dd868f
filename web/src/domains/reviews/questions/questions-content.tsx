import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { questionsPageSize, questionsQueries, type AskedSubject } from '../questions.queries.ts'
import { AskCard } from './ask-card.tsx'
import { AskedAboutContext } from './asked-about.ts'
import { QuestionItem } from './question-item.tsx'
import { useSettled } from './use-settled.ts'

const shownAtOnce = 2
/** As many as one answer of the API holds; who looks for one among more searches it. */
const allPageSize = 100

export interface QuestionsContentProps {
  subject: AskedSubject
  onSignIn?: (() => void) | undefined
}

/** Questions with their answers, and beside them a card to ask. */
export function QuestionsContent({ subject, onSignIn }: QuestionsContentProps) {
  return (
    <AskedAboutContext value={{ subject, onSignIn }}>
      <section
        id="questions"
        aria-labelledby="questions-title"
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6',
          subject.kind === 'product' && 'lg:grid-cols-[minmax(0,1fr)_26.5rem]',
        )}
      >
        <Questions subject={subject} />
        <AskCard key={subject.id} subject={subject} />
      </section>
    </AskedAboutContext>
  )
}

function Questions({ subject }: { subject: AskedSubject }) {
  const { ui } = useMessages()
  const texts = useArea('reviews').questions
  const [words, setWords] = useState('')
  const [pageSize, setPageSize] = useState(questionsPageSize)
  const searchTerm = useSettled(words.trim())
  // What needs JavaScript, and what is not seen at first, is left out of the HTML; its room is kept.
  const isHydrated = useIsHydrated()
  const call = useCall()
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery(
    questionsQueries.list(call, subject, { searchTerm, pageSize }),
  )
  const items = data?.items ?? []
  const total = data?.total ?? 0
  const isSearching = searchTerm !== ''
  const count = (n: number) => formatCount(n, ui.language)
  const first = isSearching ? items : items.slice(0, shownAtOnce)
  const rest = isSearching ? [] : items.slice(shownAtOnce)
  const answerCount = items.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="questions-title" className="text-title lg:text-h1">
            {texts.title}
          </h2>
          {!isSearching && total > 0 && total === items.length && (
            <p className="text-muted">{texts.count(count(total), count(answerCount))}</p>
          )}
        </div>
        {(total > 0 || isSearching) && (
          <div className="min-h-13 w-full sm:w-60">
            {isHydrated && (
              <label className="control flex items-center gap-2.5 bg-surface!">
                <Search aria-hidden className="size-5 shrink-0 text-muted" />
                <input
                  type="search"
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                  placeholder={texts.search}
                  aria-label={texts.search}
                  className="w-full min-w-0 bg-transparent outline-none placeholder:text-muted"
                />
              </label>
            )}
          </div>
        )}
      </div>
      <p role="status" className={classNames('text-small text-muted', isSearching ? 'pt-3' : 'sr-only')}>
        {isSearching &&
          data &&
          !isPlaceholderData &&
          (total === 0 ? texts.nothingFound : texts.found(count(total)))}
      </p>
      {isPending && (
        <SkeletonGroup className="grid gap-3 py-4">
          <Skeleton className="h-4 w-2/3 rounded-full" />
          <Skeleton className="h-4 w-1/2 rounded-full" />
        </SkeletonGroup>
      )}
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4 py-3">
          <p>
            {texts.failed} {ui.triesItself}
          </p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {ui.retry}
          </Button>
        </div>
      )}
      {data && total === 0 && !isSearching && <p className="mt-4 max-w-text text-muted">{texts.none}</p>}
      <ul className={classNames(isPlaceholderData && 'opacity-60')}>
        {first.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </ul>
      {rest.length > 0 && !isHydrated && <div className="mt-4 h-12" />}
      {rest.length > 0 && isHydrated && (
        <details className="group">
          <summary className="button button-secondary mt-4 w-fit cursor-pointer list-none group-open:hidden">
            {texts.all(count(total))}
          </summary>
          <ul>
            {rest.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </ul>
          {total > items.length && (
            <Button variant="secondary" className="mt-4" onClick={() => setPageSize(allPageSize)}>
              {texts.more}
            </Button>
          )}
        </details>
      )}
    </div>
  )
}
