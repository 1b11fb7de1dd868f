import type { Services } from '#services.ts'
import {
  countAllShops,
  countDays,
  countProducts,
  lockState,
  placeOnDays,
  queueNewlyLate,
  takeChanged,
} from './renew-figures.store.ts'

const parcelsAtOnce = 1000

/** Counts one batch; returns whether there may be more. */
const renewSome = ({ db }: Pick<Services, 'db'>) =>
  db.transaction(async (tx) => {
    await lockState(tx)
    await queueNewlyLate(tx)
    const parcelIds = await takeChanged(tx, parcelsAtOnce)
    if (parcelIds.length === 0) return false
    const days = await placeOnDays(tx, parcelIds)
    await countDays(tx, days)
    await countProducts(tx, days)
    await countAllShops(tx, days)
    return true
  })

/**
 * Brings the sums of shops and days up to date with the parcels that changed. The days of these are counted from the beginning,
 * so a sum cannot drift, and one batch is one transaction: after a crash the rest is still in the queue (decision 69).
 */
export async function renewFigures(services: Pick<Services, 'db'>): Promise<void> {
  while (await renewSome(services));
}
