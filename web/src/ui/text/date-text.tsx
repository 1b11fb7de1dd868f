import { formatDate, formatLongDate, isoDay, type Instant } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { bsDateOf, formatBsDate } from '@haat/contract/shared/bikram-sambat.ts'
import { formatLocalDate, formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { useMessages } from '../messages/use-messages.ts'

type Form = 'date' | 'dateTime' | 'long'

type DateTextProps = {
  instant: Instant
  /** `long` is the line of legal pages, international in both languages. */
  form?: Form
  /** Adds the date by the other calendar: Bikram Sambat in English, the international one in Nepali. */
  hasOtherCalendar?: boolean
}

const forms: Record<Form, (instant: Instant, language: Language) => string> = {
  date: formatLocalDate,
  dateTime: formatLocalDateTime,
  long: formatLongDate,
}

/** A date in Nepal's time zone, whatever the reader's own, by the calendar of the language. */
export function DateText({ instant, form = 'date', hasOtherCalendar }: DateTextProps) {
  const { ui } = useMessages()
  const bs = hasOtherCalendar ? bsDateOf(instant) : undefined
  return (
    <time dateTime={form === 'dateTime' ? new Date(instant).toISOString() : isoDay(instant)}>
      {forms[form](instant, ui.language)}
      {bs && <span className="text-muted">{besideText(instant, bs, ui)}</span>}
    </time>
  )
}

function besideText(
  instant: Instant,
  bs: NonNullable<ReturnType<typeof bsDateOf>>,
  ui: ReturnType<typeof useMessages>['ui'],
): string {
  const bsText = formatBsDate(bs, ui.language)
  if (bs.isForecast) return ` · ${ui.bikramSambatForecast(bsText)}`
  return ui.language === 'ne' ? ` (${formatDate(instant, 'ne')})` : ` · ${ui.bikramSambat(bsText)}`
}
