import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { minuteText } from '#domains/vendors/minute-text.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { dayFault, timesOf, type DayHours } from './day-hours.ts'
import { type HoursDraft } from './hours-draft.ts'

/** Lists in words what differs between two versions of a shop's hours. */
export function useHoursDifferences() {
  const { ui } = useMessages()
  const { shopHours } = useArea('vendor')
  const date = (day: string) => formatLocalDate(day, ui.language)

  function dayText(day: DayHours) {
    if (!day.isOpen) return shopHours.closed
    if (dayFault(day)) return shopHours.unfinished
    return timesOf(day)
      .map(({ opens, closes }) =>
        shopHours.times(minuteText(opens, ui.language), minuteText(closes, ui.language)),
      )
      .join(', ')
  }
  const weekText = (week: HoursDraft['week'], other: HoursDraft['week']) =>
    week
      ? week
          .map((day, at) => ({ text: dayText(day), name: weekdayNames[ui.language][at]!, at }))
          .filter(({ text, at }) => !other || text !== dayText(other[at]!))
          .map(({ text, name }) => `${name}: ${text}`)
          .join('; ')
      : shopHours.notSaid
  /** Both lists in full would be too long to find what differs. */
  function onlyIn(days: HoursDraft['closedDays'], other: HoursDraft['closedDays']) {
    const texts = (list: typeof days) =>
      list.map(({ day, words }) => [date(day), inLanguage(words, ui.language)].filter(Boolean).join(', '))
    const known = new Set(texts(other))
    return (
      texts(days)
        .filter((text) => !known.has(text))
        .join('; ') || shopHours.noneOfThese
    )
  }
  const holidayText = (holiday: HoursDraft['holiday']) =>
    holiday
      ? `${shopHours.fromTo(date(holiday.from), date(holiday.until))}: ${inLanguage(holiday.reason, ui.language)}`
      : shopHours.noHoliday
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

  return (theirs: HoursDraft, yours: HoursDraft) => [
    ...(isSame(theirs.week, yours.week)
      ? []
      : [
          {
            label: shopHours.week,
            theirs: weekText(theirs.week, yours.week),
            yours: weekText(yours.week, theirs.week),
          },
        ]),
    ...(isSame(theirs.closedDays, yours.closedDays)
      ? []
      : [
          {
            label: shopHours.closedDays,
            theirs: onlyIn(theirs.closedDays, yours.closedDays),
            yours: onlyIn(yours.closedDays, theirs.closedDays),
          },
        ]),
    ...(isSame(theirs.holiday, yours.holiday)
      ? []
      : [
          {
            label: shopHours.holiday,
            theirs: holidayText(theirs.holiday),
            yours: holidayText(yours.holiday),
          },
        ]),
  ]
}
