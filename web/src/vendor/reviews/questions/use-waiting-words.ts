import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const minutesOfDay = 24 * 60

/** "44 min", "2 h 10 min", "3 days". */
export function useWaitingWords() {
  const { shopQuestions: texts } = useArea('vendor')
  const { language } = useMessages().ui
  const count = (n: number) => formatCount(n, language)
  return (minutes: number): string => {
    if (minutes < 60) return texts.minutes(count(minutes))
    if (minutes < minutesOfDay) return texts.hours(count(Math.floor(minutes / 60)), count(minutes % 60))
    return texts.days(count(Math.floor(minutes / minutesOfDay)))
  }
}
