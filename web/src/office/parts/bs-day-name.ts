import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames } from '@haat/contract/shared/calendar-names.ts'
import { formatDate, type Instant } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'

/** "1 Mangsir", "मङ्सिर १": a day by Bikram Sambat; by the international calendar where no almanac has it. */
export function bsDayName(instant: Instant, language: Language): string {
  const bs = publishedBsDateOf(instant)
  if (!bs) return formatDate(instant, language)
  const month = bsMonthNames[language][bs.month - 1]!
  const day = inDigitsOf(language, String(bs.day))
  return language === 'ne' ? `${month} ${day}` : `${day} ${month}`
}

/** "1 Mangsir (17 November 2026)"; once where no almanac has the day. */
export function dayInBoth(instant: Instant, language: Language): string {
  const [bs, ad] = [bsDayName(instant, language), formatDate(instant, language)]
  return bs === ad ? ad : `${bs} (${ad})`
}
