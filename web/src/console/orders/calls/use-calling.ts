import { useState } from 'react'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { callOutcomes, type CallOutcome } from '@haat/contract/domains/orders.staff.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { nepalOffsetMs } from '@haat/contract/shared/dates.ts'
import type { PageKeys } from '#console/staff/palette/tools-context.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useNoteCall } from '../orders.queries.ts'

/** Whether staff have to ask the shopper by phone: a cash order that nobody has confirmed. */
export const waitsForCall = ({ order }: StaffOrder) =>
  order.method === 'cod' && order.parcels.some(({ state }) => state === 'placed')

/** The moment of a field for day and time, which means Nepal's time. */
export const instantOf = (typed: string) =>
  new Date(new Date(`${typed}:00Z`).getTime() - nepalOffsetMs).toISOString()

/** What is noted of a call, until it is saved; the next order opens then. */
export function useCalling(number: string, onNext: () => void) {
  const { calls } = useArea('staff').orders
  const [outcome, setOutcome] = useState<CallOutcome>()
  const [words, setWords] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useNoteCall(number)

  function choose(next: CallOutcome) {
    setOutcome(next)
    setProblem(undefined)
  }

  function save(seenCalls: number) {
    if (outcome === undefined) return setProblem(calls.choose)
    if (outcome === 'callAgain' && again === '') return setProblem(calls.chooseWhen)
    const callAgainAt = outcome === 'callAgain' ? { callAgainAt: instantOf(again) } : {}
    mutate(
      { outcome, words: words.trim(), seenCalls, ...callAgainAt },
      {
        onSuccess() {
          void showToast('success', calls.saved)
          onNext()
        },
        onError: (error) => setProblem(problemOf(error)),
      },
    )
  }

  const { faults } = useArea('staff').orderParcels
  function problemOf(error: unknown) {
    if (!(error instanceof ApiFailure)) return faults.failed
    if (error.status === 403) return faults.own
    if (error.status === 409) return calls.colleague
    return 'callAgainAt' in error.fields ? calls.tooLate : faults.failed
  }

  return {
    outcome,
    words,
    again,
    problem,
    isBusy: isPending,
    choose,
    setWords,
    setAgain,
    save,
    skip: onNext,
  }
}
export type Calling = ReturnType<typeof useCalling>

/** The keys 1 to 4 say how the call ended. */
export const callKeys = (calling: Calling, texts: Areas['staff']['orders']): PageKeys =>
  Object.fromEntries(
    callOutcomes.map((outcome, at) => [
      String(at + 1),
      { what: texts.keys.outcome(texts.calls.outcomes[outcome]), act: () => calling.choose(outcome) },
    ]),
  )
