import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { courierNamesById, unnamedCouriers } from '#domains/couriers/couriers.service.ts'

/** The name of a courier; empty for 0, which stands for parcels from before their courier was recorded. */
export async function courierNameOrRefuse(db: Tx, courierId: number): Promise<string> {
  if (courierId === 0) return ''
  const name = (await courierNamesById(db, [courierId])).get(courierId)
  if (name === undefined) throw notFound('This courier')
  return name
}

/** What an entry of the audit log about the cash of a courier is about. */
export const courierSubject = async (db: Tx, courierId: number) => ({
  kind: 'courier',
  id: String(courierId),
  label: (await courierNameOrRefuse(db, courierId)) || unnamedCouriers,
})
