import compass from 'picture:state-compass'
import teapot from 'picture:state-teapot'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { OwnQuestion } from '@haat/contract/domains/reviews.questions.ts'
import { ApiFailure } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { AnswerBox } from '../questions/answer-box.tsx'
import { AnswerWords, QuestionWords } from '../questions/question-item.tsx'
import { questionsQueries, useWithdrawQuestion } from '../questions.queries.ts'
import { useQuestionState } from './own-question-card.tsx'

/** One question, for whoever asked it or can answer it. */
export function OwnQuestionPage({ questionId }: { questionId: string }) {
  const { mine } = useArea('reviews').questions
  const { userId } = useCurrentUser()
  const query = useQuery(questionsQueries.one(useCall(), userId, questionId))
  const isMissing = query.error instanceof ApiFailure && query.error.status === 404
  return (
    <div className="grid gap-5">
      <HeadTags title={mine.title} description={undefined} path={undefined} isHidden />
      <Link
        to="/profile/questions/$"
        params={{ _splat: '' }}
        className="flex min-h-11 w-fit items-center gap-2 font-semibold text-crimson"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {mine.back}
      </Link>
      {query.data ? (
        <QuestionThere question={query.data} />
      ) : isMissing ? (
        <EmptyState
          picture={compass}
          heading={mine.missing}
          headingLevel={1}
          actions={
            <Link to="/products/" className={buttonClass({ variant: 'secondary' })}>
              {mine.browse}
            </Link>
          }
        >
          {mine.missingText}
        </EmptyState>
      ) : query.isError ? (
        <ErrorState picture={teapot} heading={mine.failed} query={query} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-20 rounded-panel" />
          <Skeleton className="h-40 rounded-panel" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function QuestionThere({ question }: { question: OwnQuestion }) {
  const texts = useArea('reviews').questions
  const stateOf = useQuestionState()
  const withdraw = useWithdrawQuestion()
  const { id, about, answers, isMine, mayAnswer, myAnswer, state } = question
  const [isAnswering, setIsAnswering] = useState(mayAnswer && !myAnswer)
  const isOpen = state === 'published' || state === 'held'
  const link =
    about.kind === 'product'
      ? ({ to: '/products/$productId', params: { productId: about.id }, hash: 'questions' } as const)
      : ({ to: '/services/$serviceId', params: { serviceId: about.id }, hash: 'questions' } as const)
  const takeBack = () =>
    withdraw.mutate(id, {
      onSuccess: () => void showToast('success', texts.mine.withdrawn),
      onError: () => void showToast('error', texts.mine.withdrawFailed),
    })
  return (
    <>
      <div className="flex items-center gap-4">
        {about.picture && (
          <Picture
            picture={about.picture}
            sizes="72px"
            onlyWidths={[160]}
            isDecorative
            className="size-18 shrink-0 rounded-picture"
          />
        )}
        <h1 className="text-title">
          <BilingualText text={about.title} />
        </h1>
      </div>
      <section aria-label={texts.question} className="rounded-panel bg-surface p-5 shadow-2">
        <QuestionWords question={question} />
        {answers.length > 0 && (
          <ul className="grid">
            {answers.map((answer) => (
              <AnswerWords key={answer.id} answer={answer} />
            ))}
          </ul>
        )}
        {(answers.length === 0 || !isOpen || state === 'held') && (
          <p className="mt-3 ml-11 text-small text-muted">{stateOf(question)}</p>
        )}
        {myAnswer && myAnswer.state !== 'published' && !isAnswering && (
          <p className="mt-3 ml-11 text-small text-muted">
            {myAnswer.state === 'held' ? texts.isHeld : texts.isRemoved}
          </p>
        )}
      </section>
      {isAnswering && (
        <AnswerBox questionId={id} answer={myAnswer ?? undefined} onClose={() => setIsAnswering(false)} />
      )}
      <div className="flex flex-wrap gap-2">
        {mayAnswer && !isAnswering && myAnswer?.state !== 'removed' && (
          <Button onClick={() => setIsAnswering(true)}>
            {myAnswer ? texts.editAnswer : texts.giveAnswer}
          </Button>
        )}
        <Link {...link} className={buttonClass({ variant: 'secondary' })}>
          {answers.length > 0 ? texts.mine.seeOnPage : texts.mine.seeThing}
        </Link>
        {isMine && isOpen && answers.length === 0 && (
          <Button variant="quiet" isBusy={withdraw.isPending} onClick={takeBack}>
            {texts.mine.withdraw}
          </Button>
        )}
      </div>
    </>
  )
}
