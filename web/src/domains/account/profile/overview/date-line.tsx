import { useState } from 'react'
import { bsDateOf, formatBsDate } from '@haat/contract/shared/bikram-sambat.ts'
import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatDate, nepalDateParts } from '@haat/contract/shared/dates.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** "Tuesday 1 Mangsir 2083 · 17 November 2026": the day in Nepal, in both calendars. */
export function DateLine() {
  const { language } = useMessages().ui
  const [now] = useState(() => new Date())
  const bs = bsDateOf(now)
  const weekday = weekdayNames[language][nepalDateParts(now).weekday]
  return (
    <p className="mt-1 text-lead text-muted">
      {weekday} {bs && `${formatBsDate(bs, language)} · `}
      {formatDate(now, language)}
    </p>
  )
}
