import { objectionDays } from '@haat/contract/domains/applications.rules.ts'
import type { ApplicationRow, EventRow } from './applications.store.ts'

const dayMs = 86_400_000

/** Until when a refusal can be objected to: only the first one. */
export function objectByOf({ state }: Pick<ApplicationRow, 'state'>, events: EventRow[]): Date | null {
  const refused = events.findLast(({ step }) => step === 'refuse')
  if (state !== 'refused' || !refused || events.some(({ step }) => step === 'object')) return null
  const until = new Date(refused.at.getTime() + objectionDays * dayMs)
  return until > new Date() ? until : null
}
