import type { ParcelActor, ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { failureText } from '../../members/failure-text.ts'
import { useFigures } from './use-figures.ts'

/** What the API says in English only. */
const isTold = ({ code }: ApiFailure) => code === 'CONFLICT' || code === 'VALIDATION_FAILED'

/** Why a step of a parcel was refused, in the reader's language; nothing while there is no failure. */
export function useFailureText() {
  const { failures, orders } = useArea('vendor')
  const { ui } = useMessages()
  const { time } = useFigures()
  const { refusals, states, facts } = orders

  /** Who was quicker and with what, or until when it has to wait: the API names it in fields. */
  function factsText({ code, fields }: ApiFailure) {
    const { reason, state, actor, by, at, until, courierId } = fields
    if (reason === 'moved' && at !== undefined) {
      const who = by || facts.actors[actor as ParcelActor]
      return refusals.moved(states[state as ParcelState], facts.by(who, time(at)))
    }
    if (reason === 'asked' && until !== undefined) return refusals.asked(time(until))
    if (reason === 'inRun') return refusals.inRun
    if (courierId !== undefined) return refusals.courier
    return code === 'NOT_FOUND' ? orders.missing : undefined
  }
  return (failure: unknown) => {
    const told = failure instanceof ApiFailure ? factsText(failure) : undefined
    if (told !== undefined) return told
    return failure instanceof ApiFailure && ui.language === 'en' && isTold(failure)
      ? failure.message
      : failureText(failure, failures)
  }
}
