import teapot from 'picture:state-teapot'
import { useState } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { Segments } from '#office/parts/segments.tsx'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { Button } from '#ui/button/button.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { AnswerSpeed } from './questions/answer-speed.tsx'
import { ShopQuestionCard } from './questions/shop-question-card.tsx'
import { shopQuestionsQueries, type QuestionView } from './shop-questions.queries.ts'

/** What shoppers ask about the things of the shop: what waits for an answer, and what is answered. */
export default function QuestionsPage({ shop: { shopId } }: { shop: Shop }) {
  const { shopQuestions: texts } = useArea('vendor')
  const { ui } = useMessages()
  const [view, setView] = useState<QuestionView>('open')
  const list = useEndlessList(shopQuestionsQueries.list(useCall(), shopId, view))
  const otherView = view === 'open' ? 'answered' : 'open'
  const open = list.firstPage?.openCount
  const speed = list.firstPage?.answerTime
  return (
    <PageLayout>
      <PageHead
        title={texts.title}
        note={open ? `${texts.openCount(formatCount(open, ui.language))}. ${texts.lead}` : texts.lead}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid gap-4">
          <fieldset className="max-w-sm">
            <legend className="sr-only">{texts.viewsLabel}</legend>
            <Segments names={texts.views} chosen={view} onChoose={setView} />
          </fieldset>
          {list.hasFailed && (
            <ErrorState
              picture={teapot}
              heading={texts.loadFailed}
              headingLevel={2}
              onRetry={list.refetch}
              isRetrying={list.isFetching}
            />
          )}
          {!list.rows && !list.hasFailed && <QuestionSkeleton />}
          {list.rows?.length === 0 && (
            <EmptyState
              picture={teapot}
              heading={texts.none[view]}
              headingLevel={2}
              actions={
                <Button variant="secondary" onClick={() => setView(otherView)}>
                  {texts.views[otherView]}
                </Button>
              }
            >
              {texts.noneText[view]}
            </EmptyState>
          )}
          {list.rows && list.rows.length > 0 && (
            <ul className="grid gap-3">
              {list.rows.map((question) => (
                <ShopQuestionCard key={question.id} shopId={shopId} question={question} />
              ))}
            </ul>
          )}
          {list.hasMore && (
            <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
              {texts.more}
            </Button>
          )}
        </div>
        {speed && <AnswerSpeed speed={speed} />}
      </div>
    </PageLayout>
  )
}

const QuestionSkeleton = () => (
  <SkeletonGroup className="grid gap-3">
    {[0, 1, 2].map((each) => (
      <Skeleton key={each} className="h-36 rounded-panel" />
    ))}
  </SkeletonGroup>
)
