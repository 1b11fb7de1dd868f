import { useId, useState } from 'react'
import { reasonsWithWords, type RemovalReason } from '@haat/contract/domains/reviews.rules.ts'
import type { ModerationCaseDetail } from '@haat/contract/domains/reviews.staff.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useDecideCase, type CaseDecision } from '../reviews.queries.ts'

/** A note is one line of the audit log. */
const oneLine = (words: string) => words.trim().replaceAll(/\s+/g, ' ')

/** What staff choose about a case, and what came of it. */
export function useDeciding(found: ModerationCaseDetail | undefined, onDecided: () => void) {
  const { decide: texts } = useArea('staff').reviews
  const [reason, setReason] = useState<RemovalReason>()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const reasonsId = useId()
  const { mutate, isPending, variables } = useDecideCase()

  function send(decision: CaseDecision) {
    if (!found || found.decision || isPending) return
    setProblem(undefined)
    mutate(
      { found, decision },
      {
        onSuccess: () => {
          void showToast('success', decision.reason === null ? texts.kept : texts.removed)
          onDecided()
        },
        onError: (failure) => setProblem(whyFailed(failure)),
      },
    )
  }
  function whyFailed(failure: unknown) {
    const status = failure instanceof ApiFailure ? failure.status : undefined
    if (status === 409) return texts.meanwhile
    return status === 403 ? texts.own : texts.failed
  }
  const focusReasons = () =>
    document.getElementById(reasonsId)?.querySelector<HTMLInputElement>('input:checked, input')?.focus()
  return {
    reason,
    words,
    problem,
    reasonsId,
    isKeeping: isPending && variables.decision.reason === null,
    isRemoving: isPending && variables.decision.reason !== null,
    setWords,
    choose(chosen: RemovalReason) {
      setReason(chosen)
      setProblem(undefined)
    },
    focusReasons,
    keep: () => send({ reason: null, words: oneLine(words) }),
    remove() {
      if (!reason) {
        setProblem(texts.chooseReason)
        focusReasons()
      } else if (oneLine(words) === '' && reasonsWithWords.includes(reason)) setProblem(texts.wordsNeeded)
      else send({ reason, words: oneLine(words) })
    },
  }
}
export type Deciding = ReturnType<typeof useDeciding>
