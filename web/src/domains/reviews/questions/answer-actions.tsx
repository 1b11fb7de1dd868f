import { useQueryClient } from '@tanstack/react-query'
import Flag from 'lucide-react/icons/flag'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { startTransition, Suspense, useState } from 'react'
import type { Answer, Question, QuestionStanding } from '@haat/contract/domains/reviews.questions.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { fetchedDialog } from '#ui/modal/fetched-dialog.tsx'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { keyOfSubject, questionsQueries, useQuestionStanding } from '../questions.queries.ts'
import { useVote } from '../use-vote.ts'
import { useAskedAbout } from './asked-about.ts'

const ReportDialog = fetchedDialog(async () => (await import('./report-post-dialog.tsx')).ReportPostDialog)

export const textActionClass =
  'flex min-h-11 items-center gap-1.5 rounded-control text-small [&>svg]:size-4 [&>svg]:shrink-0'

interface Listed {
  items: Question[]
}

/** Whether the reader found an answer helpful. */
function useAnswerVote({ id }: Answer) {
  const call = useCall()
  const texts = useArea('reviews').questions
  const queryClient = useQueryClient()
  const { subject, onSignIn } = useAskedAbout()
  const { userId } = useCurrentUser()
  const { data: standing } = useQuestionStanding(subject)

  function setCount(change: (before: number) => number) {
    const changed = (answer: Answer) =>
      answer.id === id ? { ...answer, helpfulCount: Math.max(0, change(answer.helpfulCount)) } : answer
    queryClient.setQueriesData<Listed>(
      { queryKey: keyOfSubject(subject) },
      (page) =>
        page && {
          ...page,
          items: page.items.map((question) => ({ ...question, answers: question.answers.map(changed) })),
        },
    )
  }
  function setVoted(next: boolean) {
    const { queryKey } = questionsQueries.standing(call, userId, subject)
    queryClient.setQueryData<QuestionStanding>(queryKey, (before) => {
      if (!before) return before
      const others = before.votedAnswerIds.filter((one) => one !== id)
      return { ...before, votedAnswerIds: next ? [...others, id] : others }
    })
  }
  return useVote({
    name: `answer ${id}`,
    known: standing?.votedAnswerIds.includes(id),
    send: async (next) => {
      const params = { answerId: id }
      const answer = next
        ? await call('PUT /answers/:answerId/vote', { params })
        : await call('DELETE /answers/:answerId/vote', { params })
      return answer.data
    },
    setVoted,
    setCount,
    failedText: texts.voteFailed,
    onSignIn,
  })
}

export function HelpfulButton({ answer }: { answer: Answer }) {
  const { ui } = useMessages()
  const texts = useArea('reviews').questions
  const { isVoted, toggle } = useAnswerVote(answer)
  // The list may be a minute old: one's own vote counts already.
  const count = Math.max(answer.helpfulCount, isVoted ? 1 : 0)
  return (
    <button
      type="button"
      aria-pressed={isVoted}
      onClick={toggle}
      className={`${textActionClass} text-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-crimson`}
    >
      <ThumbsUp aria-hidden />
      {count === 0 ? texts.notHelpful : texts.helpful(formatCount(count, ui.language))}
    </button>
  )
}

export function ReportButton({ kind, id }: { kind: 'question' | 'answer'; id: string }) {
  const { report } = useArea('reviews').questions
  const { onSignIn } = useAskedAbout()
  const { findUserId } = useCurrentUser()
  const [isOpen, setIsOpen] = useState(false)
  const open = () =>
    findUserId().then(
      () => startTransition(() => setIsOpen(true)),
      () => onSignIn?.(),
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={`${textActionClass} text-muted hover:text-ink`}
      >
        <Flag aria-hidden />
        {report.action}
      </button>
      {isOpen && (
        <Suspense fallback={<LoadingBar />}>
          <ReportDialog kind={kind} id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
