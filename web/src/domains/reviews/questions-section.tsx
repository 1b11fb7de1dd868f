import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { z } from 'zod'
import type { questionSchema } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { reviewsQueries } from './reviews.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

type Question = z.infer<typeof questionSchema>

const shownAtOnce = 3

/** Questions about the product with their answers. The others are in a `<details>`, which needs no JavaScript. */
export function QuestionsSection({ productId }: { productId: string }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { data, isPending, isError, refetch } = useQuery(reviewsQueries.questions(useCall(), productId))
  const questions = data?.items ?? []
  const rest = questions.slice(shownAtOnce)
  return (
    <section id="questions" aria-labelledby="questions-title">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="questions-title" className="text-title">
          {texts.questions}
        </h2>
        <Link to="/help-support" className={buttonClass({ variant: 'quiet', className: 'max-md:-ml-5' })}>
          {texts.askUs}
        </Link>
      </div>
      {isPending && (
        <SkeletonGroup className="grid gap-3 py-4">
          <Skeleton className="h-4 w-2/3 rounded-full" />
          <Skeleton className="h-4 w-1/2 rounded-full" />
        </SkeletonGroup>
      )}
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4 py-3">
          <p>
            {texts.questionsFailed} {ui.triesItself}
          </p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {ui.retry}
          </Button>
        </div>
      )}
      {data && questions.length === 0 && <p className="mt-2 text-muted">{texts.noQuestions}</p>}
      <QuestionList questions={questions.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold text-crimson">
            {texts.moreQuestions(formatCount(rest.length, ui.language))}
          </summary>
          <QuestionList questions={rest} />
        </details>
      )}
    </section>
  )
}

function QuestionList({ questions }: { questions: Question[] }) {
  const texts = useArea('product')
  return (
    <ul className="max-w-[80ch]">
      {questions.map(({ id, author, question, answer, createdAt }) => (
        <li key={id} className="border-b border-line py-4 last:border-0">
          <p className="font-semibold">{question}</p>
          <p className="text-fine text-muted">
            {author}, <DateText instant={createdAt} />
          </p>
          {answer ? (
            <p className="mt-2 border-l-3 border-pine pl-3">{answer}</p>
          ) : (
            <p className="mt-2 text-small text-muted">{texts.noAnswer}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
