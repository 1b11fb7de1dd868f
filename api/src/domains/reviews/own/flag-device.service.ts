import type { Services } from '#services.ts'
import { openCase } from '../moderation/open-case.service.ts'
import { deviceAt, notLookedAt } from './votes.store.ts'

/** So many accounts on one device, that say something about one shop within so many days, are worth a look. */
const leastAccounts = 3
const days = 30
const maxFlagged = 20

/**
 * Shows staff what came from several accounts of one device about one shop. Nothing is refused: families share a telephone. It is
 * done after the writing and apart from it: who decides about one of these cases may wait for the sums that the writing holds.
 */
export async function flagDevice(
  { db }: Pick<Services, 'db'>,
  { device, vendorId, reviewId }: { device: string; vendorId: number; reviewId?: number },
) {
  const { accounts, reviews } = await deviceAt(db, { device, vendorId, days })
  if (accounts < leastAccounts) return
  const found = [...new Set([...(reviewId === undefined ? [] : [reviewId]), ...reviews])].slice(0, maxFlagged)
  for (const subjectId of await notLookedAt(db, found, days)) {
    await openCase(db, { kind: 'review', subjectId, reason: 'device' })
  }
}
