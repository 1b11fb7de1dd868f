import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { HiddenStreet } from '@haat/contract/domains/orders.parcel-view.ts'
import { soldStates, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { listLastReturnDays } from './parcels.store.ts'

const unconfirmedStates: readonly ParcelState[] = ['awaitingPayment', 'placed']
const overStates: readonly ParcelState[] = ['declined', 'cancelled', 'returned']

/**
 * The parcels whose shop is told no more than the district, and why. A shop knows where somebody lives from when the order is
 * confirmed until the last day on which something can come back: before that the order may come to nothing, and afterwards the
 * street is nobody's business.
 */
export async function findHiddenStreets(
  db: Tx,
  parcels: { id: number; state: ParcelState }[],
): Promise<Map<number, HiddenStreet>> {
  const sold = parcels.filter(({ state }) => soldStates.includes(state)).map(({ id }) => id)
  const lastDays = sold.length === 0 ? new Map<number, string>() : await listLastReturnDays(db, sold)
  const today = nepalDay(new Date())
  const hidden = new Map<number, HiddenStreet>()
  for (const { id, state } of parcels) {
    if (unconfirmedStates.includes(state)) hidden.set(id, 'unconfirmed')
    else if (overStates.includes(state) || lastDays.get(id)! < today) hidden.set(id, 'over')
  }
  return hidden
}
