import { isClearEmail } from '@haat/contract/shared/email.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { tomorrowInNepal } from '../free-day.ts'

export const requestFields = ['dayWished', 'name', 'email', 'phoneNumber', 'note'] as const
export type RequestField = (typeof requestFields)[number]
export type RequestValues = Record<RequestField, string>

/** The key of our own message, so that it follows a change of language, or the API's message as it came. */
export type Problem = keyof Areas['services']['problems'] | { message: string }
export type Problems = Partial<Record<RequestField, Problem | undefined>>

/** For each weekday from Sunday, whether the provider works. */
type WorkingDays = readonly boolean[]

/** Expects trimmed values. */
export const validateRequest = (values: RequestValues, works: WorkingDays, now: Date): Problems => ({
  dayWished: dayProblem(values.dayWished, works, now),
  name: values.name === '' ? 'nameRequired' : undefined,
  email: emailProblem(values.email),
  phoneNumber: phoneProblem(values.phoneNumber),
})

function dayProblem(day: string, works: WorkingDays, now: Date): Problem | undefined {
  if (day === '') return 'dayRequired'
  if (day < tomorrowInNepal(now)) return 'dayPast'
  return works[new Date(day).getUTCDay()] ? undefined : 'dayOff'
}

function phoneProblem(typed: string): Problem | undefined {
  if (typed === '') return 'phoneRequired'
  return toE164(typed) ? undefined : 'phoneInvalid'
}

function emailProblem(email: string): Problem | undefined {
  if (email === '') return 'emailRequired'
  return isClearEmail(email) ? undefined : 'emailInvalid'
}
