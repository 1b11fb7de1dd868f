import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#ui/messages/areas.ts'
import type { Service } from '@haat/contract/domains/services.ts'

export type ServiceOption = Service['options'][number]

/** The price without spare parts. */
export const sumOf = ({ visitPaisa, labourPaisa }: ServiceOption) => visitPaisa + labourPaisa

/** "90 min", and whole hours from two on: a month of lessons is "36 h". */
export function lengthOf(
  { minutes }: Pick<ServiceOption, 'minutes'>,
  texts: Pick<Areas['services'], 'minutes' | 'wholeHours'>,
  language: Language,
): string {
  const isWhole = minutes >= 120 && minutes % 60 === 0
  return isWhole
    ? texts.wholeHours(inDigitsOf(language, String(minutes / 60)))
    : texts.minutes(inDigitsOf(language, String(minutes)))
}
