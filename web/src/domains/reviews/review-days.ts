import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames, monthNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts, type Instant } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** By the calendar of Nepal: "18 Ashwin", "१८ असोज"; by the international one where no almanac knows the day. */
function bsDay(instant: Instant, language: Language, hasYear: boolean): string | undefined {
  const bs = publishedBsDateOf(instant)
  if (!bs) return undefined
  return inDigitsOf(
    language,
    `${bs.day} ${bsMonthNames[language][bs.month - 1]}${hasYear ? ` ${bs.year}` : ''}`,
  )
}

/** "21 Oct", "२१ अक्टोबर" */
function adDay(instant: Instant, language: Language, hasYear: boolean): string {
  const { day, month, year } = nepalDateParts(instant)
  const name = monthNames[language][month - 1]!
  const short = language === 'en' ? name.slice(0, 3) : name
  return inDigitsOf(language, `${day} ${short}${hasYear ? ` ${year}` : ''}`)
}

/** Days without their year where that is the year of the page, in one calendar or in both. */
export function useReviewDays() {
  const { ui } = useMessages()
  const { madeAt } = usePublicConfig()
  const isOtherYear = (instant: Instant) => nepalDateParts(instant).year !== nepalDateParts(madeAt).year
  return {
    /** "18 Ashwin" */
    day(instant: Instant) {
      const hasYear = isOtherYear(instant)
      return bsDay(instant, ui.language, hasYear) ?? adDay(instant, ui.language, hasYear)
    },
    /** "4 Kartik · 21 Oct" */
    bothDays(instant: Instant) {
      const hasYear = isOtherYear(instant)
      const days = [bsDay(instant, ui.language, hasYear), adDay(instant, ui.language, hasYear)]
      return days.filter((day) => day !== undefined).join(' · ')
    },
  }
}
