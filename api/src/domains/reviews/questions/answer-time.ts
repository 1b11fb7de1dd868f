import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { isClosedOn, minutesOfDay, type ShopTimes } from '@haat/contract/domains/vendors.page.rules.ts'
import { leastAnswers, quickAnswerMinutes } from '@haat/contract/domains/reviews.rules.ts'
import type { AnswerTime } from '@haat/contract/domains/reviews.shop-questions.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'

const minuteMs = 60_000

/** The parts of a day in which a shop is open. One that has not said its hours is open all day, but for the days it has closed. */
function timesOn(shop: ShopTimes, day: string) {
  if (isClosedOn(shop, day)) return []
  return shop.hours ? (shop.hours[new Date(day).getUTCDay()] ?? []) : [{ opens: 0, closes: minutesOfDay }]
}

/** The minutes between two moments in which a shop was open by its hours, its closed days and its holiday of today. */
export function openMinutesBetween(shop: ShopTimes, from: Date, to: Date): number {
  let sumMs = 0
  for (let day = nepalDay(from); day <= nepalDay(to); day = addDays(day, 1)) {
    const midnight = Date.parse(`${day}T00:00:00+05:45`)
    for (const { opens, closes } of timesOn(shop, day)) {
      const start = Math.max(from.getTime(), midnight + opens * minuteMs)
      const end = Math.min(to.getTime(), midnight + closes * minuteMs)
      sumMs += Math.max(0, end - start)
    }
  }
  return Math.round(sumMs / minuteMs)
}

export interface AnsweredQuestion {
  askedAt: Date
  answeredAt: Date
}

/** How soon a shop answers: the middle of all times, and how many were quick, of the same day, or later. */
export function answerTimeOf(shop: ShopTimes, answered: AnsweredQuestion[]): AnswerTime {
  const times = answered.map(({ askedAt, answeredAt }) => ({
    minutes: openMinutesBetween(shop, askedAt, answeredAt),
    isSameDay: nepalDay(askedAt) === nepalDay(answeredAt),
  }))
  const sorted = times.map(({ minutes }) => minutes).toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const middle = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0]
  const quick = times.filter(({ minutes }) => minutes <= quickAnswerMinutes).length
  const sameDay = times.filter(({ minutes, isSameDay }) => minutes > quickAnswerMinutes && isSameDay).length
  return {
    questionCount: times.length,
    medianMinutes: times.length < leastAnswers ? null : Math.round((middle[0]! + middle[1]!) / 2),
    withinTwoHours: quick,
    sameDay,
    later: times.length - quick - sameDay,
  }
}
