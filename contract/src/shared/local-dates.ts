import { formatBsDate, publishedBsDateOf } from './bikram-sambat.ts'
import { bsMonthNames, monthNames, weekdayNames } from './calendar-names.ts'
import { formatDate, formatLongDateUs, formatTime, nepalDateParts, type Instant } from './dates.ts'
import type { Language } from './language.ts'
import { inDigitsOf } from './numbers.ts'

// People in Nepal tell days by Bikram Sambat in Nepali and by the international calendar in English, so each
// language has one calendar. Days before 2000 BS and days that no almanac has published are international in both.

/** "17 November 2026", "२०८३ मङ्सिर १ गते" */
export function formatLocalDate(instant: Instant, language: Language): string {
  const bs = language === 'ne' ? publishedBsDateOf(instant) : undefined
  return bs ? formatBsDate(bs, 'ne') : formatDate(instant, language)
}

/** "Tuesday, November 17, 2026", "२०८३ मङ्सिर १ गते, मङ्गलबार" */
export function formatLocalLongDate(instant: Instant, language: Language): string {
  if (language === 'en') return formatLongDateUs(instant)
  return `${formatLocalDate(instant, 'ne')}, ${weekdayNames.ne[nepalDateParts(instant).weekday]}`
}

/** "17 November 2026, 9:00 AM", "२०८३ मङ्सिर १ गते, बिहान ९:००" */
export function formatLocalDateTime(instant: Instant, language: Language): string {
  return `${formatLocalDate(instant, language)}, ${formatTime(instant, language)}`
}

/** Both calendars: "Tuesday, 17 November 2026 · 1 Mangsir 2083 BS", "२०८३ मङ्सिर १ गते, मङ्गलबार (१७ नोभेम्बर २०२६)". */
export function formatBothCalendars(instant: Instant, language: Language): string {
  const bs = publishedBsDateOf(instant)
  const weekday = weekdayNames[language][nepalDateParts(instant).weekday]
  const date = formatDate(instant, language)
  if (!bs) return `${weekday}, ${date}`
  const bsDate = formatBsDate(bs, language)
  return language === 'ne' ? `${bsDate}, ${weekday} (${date})` : `${weekday}, ${date} · ${bsDate} BS`
}

interface DayNames {
  weekday: string
  day: string
  month: string
}

/** The names of a day in the calendar of a language, for texts that put them together. */
export function localDay(instant: Instant, language: Language): DayNames {
  const parts = nepalDateParts(instant)
  const bs = language === 'ne' ? publishedBsDateOf(instant) : undefined
  return {
    weekday: weekdayNames[language][parts.weekday]!,
    day: inDigitsOf(language, String(bs?.day ?? parts.day)),
    month: bs ? bsMonthNames.ne[bs.month - 1]! : monthNames[language][parts.month - 1]!,
  }
}

/** Nepali names the month of two days with the first of them, English with the last. */
export const hasMonthFirst = (language: Language) => language === 'ne'
