import { formatDate } from '@haat/contract/shared/dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { Draft } from './desk-form.tsx'

const priorities = ['normal', 'high', 'urgent'] as const

/** In which settings two people differ, as each reads them. */
export function useSettingsChanges() {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const days = (list: readonly string[]) =>
    list.length === 0 ? settings.noHolidays : list.map((day) => formatDate(day, ui.language)).join('; ')
  const minutes = (count: number) => `${inDigitsOf(ui.language, String(count))} ${settings.minutes}`
  return (theirs: Draft, yours: Draft) => [
    ...priorities
      .filter((priority) => theirs.answerMinutes[priority] !== yours.answerMinutes[priority])
      .map((priority) => ({
        label: settings.priorities[priority],
        theirs: minutes(theirs.answerMinutes[priority]),
        yours: minutes(yours.answerMinutes[priority]),
      })),
    ...(days(theirs.holidays) === days(yours.holidays)
      ? []
      : [{ label: settings.holidays, theirs: days(theirs.holidays), yours: days(yours.holidays) }]),
  ]
}
