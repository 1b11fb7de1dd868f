import { addDays, nextWorkingDay } from '@haat/contract/shared/working-days.ts'
import type { getWorkingDays } from '../content/site/site.service.ts'
import type { LineRow } from './orders.store.ts'

export type WorkingDays = Awaited<ReturnType<typeof getWorkingDays>>

/** What nobody has opened can be returned for at least as long as this. */
const sealedReturnDays = 15

/**
 * The last days of a return, for each line by its own time: one packet of something fresh takes no right from the rest
 * of the parcel. The day of delivery does not count, and a last day that is a day off runs on to the next working day.
 */
export function returnDaysOf(
  { returnDays }: Pick<LineRow, 'returnDays'>,
  delivered: string,
  { holidays, week }: WorkingDays,
) {
  if (returnDays === 0) return { returnUntil: null, sealedReturnUntil: null }
  const lastDay = (days: number) => nextWorkingDay(addDays(delivered, days), holidays, week)
  return {
    returnUntil: lastDay(returnDays),
    sealedReturnUntil: lastDay(Math.max(returnDays, sealedReturnDays)),
  }
}

/** The last day on which a line can come back at all: the day of delivery where it cannot. */
export const lastReturnDay = (
  line: Pick<LineRow, 'returnDays'>,
  delivered: string,
  workingDays: WorkingDays,
) => returnDaysOf(line, delivered, workingDays).sealedReturnUntil ?? delivered
