import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useFigures } from '../orders/parts/use-figures.ts'

/** "Tuesday, 1 Mangsir" */
export function useDayName() {
  const { language } = useMessages().ui
  const figures = useFigures()
  return (day: string) =>
    `${weekdayNames[language][nepalDateParts(day).weekday]}, ${figures.bsDay(day) ?? figures.adDay(day)}`
}
