import { nepalOffsetMs } from '@haat/contract/shared/dates.ts'
import type { RunRow } from './runs.store.ts'

const dayMs = 86_400_000

/** The midnight in Nepal at which the run ends by itself. */
export const endOfDay = ({ day }: Pick<RunRow, 'day'>) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs - nepalOffsetMs)

/** When the run ended, or null while it has not: it was taken back, or its day is over. */
export function endedAt(run: Pick<RunRow, 'day' | 'revokedAt'>, now: Date): Date | null {
  if (run.revokedAt) return run.revokedAt
  const end = endOfDay(run)
  return end <= now ? end : null
}
