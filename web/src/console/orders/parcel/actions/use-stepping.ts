import { useState } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useParcelStep, type ParcelStepInput } from '../../orders.queries.ts'

/** Takes steps with a parcel, one after the other, and says what came of each. */
export function useStepping({ number, position }: Pick<ShopParcel, 'number' | 'position'>) {
  const { done, faults } = useArea('staff').orderParcels
  const { ui } = useMessages()
  const { mutate, isPending, variables } = useParcelStep(number, position)
  const [problem, setProblem] = useState<string>()

  /** Why it was refused: the API says so in English; in Nepali what to do about it is said instead. */
  function problemOf(error: unknown) {
    if (!(error instanceof ApiFailure) || error.status >= 500) return faults.failed
    if (error.status === 403) return faults.own
    if ('code' in error.fields || error.status === 422)
      return ui.language === 'en' ? error.message : faults.code
    return ui.language === 'en' ? error.message : faults.changed
  }

  function take(input: ParcelStepInput, onDone?: () => void) {
    if (isPending) return
    setProblem(undefined)
    mutate(input, {
      onSuccess() {
        void showToast('success', done[doneName(input)])
        onDone?.()
      },
      onError: (error) => setProblem(problemOf(error)),
    })
  }
  return {
    take,
    problem,
    forget: () => setProblem(undefined),
    busyStep: isPending ? variables.step : undefined,
  }
}
export type Stepping = ReturnType<typeof useStepping>

function doneName(input: ParcelStepInput) {
  if (input.step === 'door') return input.body.outcome
  if (input.step === 'door-payment')
    return input.body.answer === 'arrived' ? 'paymentArrived' : 'paymentMissing'
  if (input.step === 'hand-over') return input.isLate ? 'number' : 'handOver'
  return input.step === 'free-door-code' ? 'freeCode' : input.step
}
