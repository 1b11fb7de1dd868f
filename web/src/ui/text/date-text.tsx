import { bsDateOf, formatBsDate } from '@haat/contract/shared/bikram-sambat.ts'
import { formatDate, formatDateTime, formatLongDate } from '@haat/contract/shared/dates.ts'
import type { Instant } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { useMessages } from '../messages/use-messages.ts'

type Form = 'date' | 'dateTime' | 'long' | 'bs'

type DateTextProps = {
  instant: Instant
  /** `bs` is the date in the Bikram Sambat calendar, as far as our table reaches. */
  form?: Form
  /** Adds the Bikram Sambat date. */
  hasBikramSambat?: boolean
}

function formatInBs(instant: Instant, language: Language): string {
  const bs = bsDateOf(instant)
  return bs ? formatBsDate(bs, language) : formatDate(instant, language)
}

const forms: Record<Form, (instant: Instant, language: Language) => string> = {
  date: formatDate,
  dateTime: formatDateTime,
  long: formatLongDate,
  bs: formatInBs,
}

/** A date in Nepal's time zone, whatever the reader's own. */
export function DateText({ instant, form = 'date', hasBikramSambat }: DateTextProps) {
  const { ui } = useMessages()
  const bs = hasBikramSambat ? bsDateOf(instant) : undefined
  const bsText = bs && formatBsDate(bs, ui.language)
  return (
    <time dateTime={new Date(instant).toISOString()}>
      {forms[form](instant, ui.language)}
      {bsText && (
        <span className="text-muted">
          {' '}
          · {bs.isForecast ? ui.bikramSambatForecast(bsText) : ui.bikramSambat(bsText)}
        </span>
      )}
    </time>
  )
}
