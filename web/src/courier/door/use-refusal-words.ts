import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { maxWrongCodes } from '@haat/contract/domains/orders.rules.ts'
import type { DoorOutcomeKind } from '@haat/contract/domains/orders.steps.rules.ts'
import { parseRupees } from '@haat/contract/shared/money.ts'
import { ApiFailure } from '#api/client.ts'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { Noted } from '../copy/phone-copy.ts'
import { useFigures } from '../parts/use-figures.ts'

const sales: readonly DoorOutcomeKind[] = ['delivered', 'partlyDelivered']

/** Why a parcel was not closed, in the reader's language. The API says it in English only. */
export function useRefusalWords() {
  const { door } = useCourierTexts()
  const { language } = useMessages().ui
  const { rupees } = useFigures()
  /** The two sums of a sentence of the API, if it is about sums. */
  const aboutCash = (sentence = '') => {
    const [taken, due] = (sentence.match(/Rs\.\s*\d[\d,]*(?:\.\d+)?/g) ?? []).map(parseRupees)
    return taken !== undefined && due !== undefined ? door.cashDiffers(rupees(taken), rupees(due)) : undefined
  }
  const isBlocked = ({ needsCode, guessesLeft }: PhoneStop, outcome: DoorOutcomeKind) =>
    needsCode && guessesLeft === 0 && sales.includes(outcome)
  const inEnglish = (sentence: string) => (language === 'en' && sentence ? sentence : undefined)
  return {
    /** At once, with the courier at the door. */
    ofFailure(stop: PhoneStop, outcome: DoorOutcomeKind, reason: unknown) {
      if (!(reason instanceof ApiFailure)) return door.refused
      if (isBlocked(stop, outcome)) return door.codeBlocked
      if (Object.keys(reason.fields).some((field) => /(^|\.)reference$/.test(field)))
        return door.referenceUsed
      return aboutCash(reason.fields['cashTakenPaisa']) ?? inEnglish(reason.message) ?? door.refused
    },
    /** On arrival, later. */
    ofNoted(stop: PhoneStop, { outcome, refusal }: Pick<Noted, 'outcome' | 'refusal'>) {
      // Staff may have closed it as it was noted.
      if (stop.isClosed) return stop.state === outcome ? undefined : door.closedMeanwhile
      if (isBlocked(stop, outcome)) return door.codeBlocked
      const isWrongCode = stop.needsCode && stop.guessesLeft < maxWrongCodes && sales.includes(outcome)
      return aboutCash(refusal) ?? (isWrongCode ? door.codeWrong : inEnglish(refusal))
    },
  }
}
