import { formatBothCalendars } from '@haat/contract/shared/local-dates.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** "Tuesday 17 November 2026", with the day of the other calendar beside it. */
export function OrderDay({ at }: { at: string }) {
  return <time dateTime={at}>{formatBothCalendars(at, useMessages().ui.language)}</time>
}
