import { useState } from 'react'
import { flushSync } from 'react-dom'
import { canMakeVersionStep } from '@haat/contract/domains/listings.rules.ts'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { keepReasons, readReasons, type Reasons } from './reasons/reason-drafts.ts'
import type { Deciding } from './use-deciding.ts'

export const idOfOverall = 'review-overall'

/** What the reader says about a version, and decides. */
export function useJudging(id: string, review: Review | undefined, deciding: Deciding) {
  const { decide: texts } = useArea('staff').listings
  const [reasons, setReasons] = useState<Reasons>(() => readReasons(id))
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const written = Object.entries(reasons).filter(([, words]) => words.trim() !== '')
  const canDo = (step: 'approve' | 'send-back' | 'take-back') =>
    review !== undefined && canMakeVersionStep(review.state, step)

  function keep(next: Reasons) {
    setReasons(next)
    keepReasons(id, next)
    setProblem(undefined)
  }
  function decideWithReasons(step: 'send-back' | 'take-back') {
    const said = written.map(([field, words]) => ({ field, words: words.trim() }))
    void deciding.decide(review!, {
      step,
      reasons: said.filter(({ field }) => field !== ''),
      words: said.find(({ field }) => field === '')?.words ?? '',
    })
  }
  /** Reasons that somebody wrote are not lost by a wrong key. */
  function approve() {
    if (!canDo('approve')) return
    if (written.length > 0) setProblem(texts.hasReasons)
    else void deciding.decide(review!, { step: 'approve' })
  }
  function sendBack() {
    if (!canDo('send-back') && !canDo('take-back')) return
    if (written.length === 0) {
      // The sentence takes room at the foot: the field is brought into sight above it.
      flushSync(() => setProblem(texts.reasonNeeded))
      document.getElementById(idOfOverall)?.focus()
    } else if (canDo('take-back')) setIsAsking(true)
    else decideWithReasons('send-back')
  }
  return {
    reasons,
    reasonCount: written.length,
    problem,
    isAsking,
    say: (field: string, words: string) => keep({ ...reasons, [field]: words }),
    drop(field: string) {
      const { [field]: _, ...others } = reasons
      keep(others)
    },
    approve,
    sendBack,
    stopAsking: () => setIsAsking(false),
    takeBack: () => decideWithReasons('take-back'),
  }
}
export type Judging = ReturnType<typeof useJudging>
