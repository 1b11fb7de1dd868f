import { formatDate } from '@haat/contract/shared/dates.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'

/** "from 8 November 2026 until 12 November 2026", or "Always". */
export function DaysWords({ from, until }: { from: string | null; until: string | null }) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const words = [
    ...(from === null ? [] : [home.fromOn(formatDate(from, ui.language))]),
    ...(until === null ? [] : [home.untilOn(formatDate(until, ui.language))]),
  ]
  return words.length > 0 ? words.join(' ') : home.always
}
