import teapot from 'picture:state-teapot'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { questionsQueries } from '../questions.queries.ts'
import { OwnQuestionCard } from './own-question-card.tsx'

const firstCount = 10
const allCount = 100

/** What the reader asked, and what others ask about things that the reader has. */
export function OwnQuestionsPage() {
  const { mine } = useArea('reviews').questions
  const call = useCall()
  const { userId } = useCurrentUser()
  const asked = useQuery(questionsQueries.asked(call, userId, firstCount))
  const toAnswer = useQuery(questionsQueries.toAnswer(call, userId, firstCount))
  // Both lists come together, so that neither moves the other.
  const isLoading = [asked, toAnswer].some(({ isPending, failureCount }) => isPending && failureCount === 0)
  return (
    <div className="grid gap-8">
      <HeadTags title={mine.title} description={undefined} path={undefined} isHidden />
      <h1 className="text-h1">{mine.title}</h1>
      {isLoading ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-24 rounded-panel" />
          <Skeleton className="h-24 rounded-panel" />
        </SkeletonGroup>
      ) : (
        <>
          <QuestionList kind="toAnswer" />
          <QuestionList kind="asked" />
        </>
      )}
    </div>
  )
}

function QuestionList({ kind }: { kind: 'asked' | 'toAnswer' }) {
  const { mine, more } = useArea('reviews').questions
  const { ui } = useMessages()
  const { userId } = useCurrentUser()
  const [pageSize, setPageSize] = useState(firstCount)
  const query = useQuery(questionsQueries[kind](useCall(), userId, pageSize))
  const items = query.data?.items
  const total = query.data?.total ?? 0
  // Nobody needs to read that there is nothing to answer above what they asked themselves.
  if (kind === 'toAnswer' && items?.length === 0) return null
  return (
    <section aria-labelledby={`questions-${kind}`} className="grid gap-4">
      <h2 id={`questions-${kind}`} className="flex items-baseline gap-2 text-title">
        {kind === 'asked' ? mine.asked : mine.toAnswer}
        {total > 0 && <span className="text-small text-muted">{formatCount(total, ui.language)}</span>}
      </h2>
      {query.isPending && (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-24 rounded-panel" />
          <Skeleton className="h-24 rounded-panel" />
        </SkeletonGroup>
      )}
      {query.isError && !items && (
        <ErrorState picture={teapot} heading={mine.failed} headingLevel={2} query={query} />
      )}
      {items?.length === 0 && (
        <EmptyState
          picture={teapot}
          heading={mine.askedNone}
          headingLevel={2}
          actions={
            <Link to="/products/" className={buttonClass()}>
              {mine.browse}
            </Link>
          }
        >
          {mine.askedNoneText}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className="grid gap-3">
          {items.map((question) => (
            <OwnQuestionCard key={question.id} question={question} />
          ))}
        </ul>
      )}
      {items && items.length < total && pageSize === firstCount && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setPageSize(allCount)}>
          {more}
        </Button>
      )}
    </section>
  )
}
