import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'

interface OwnedOrder {
  userId: string
  /** The vendors of its parcels. */
  vendorIds: number[]
}

/** Why somebody does not work for Haat on orders: they placed one, or their own shop sends it. Undefined where they may. */
export async function ownOrderReason(
  { vendorHoldings }: Services,
  db: Tx,
  caller: Caller,
  orders: OwnedOrder[],
): Promise<string | undefined> {
  if (orders.some(({ userId }) => userId === caller.userId)) {
    return 'This is your own order. Somebody else has to look after it.'
  }
  for (const vendorId of new Set(orders.flatMap(({ vendorIds }) => vendorIds))) {
    if (await vendorHoldings.isMember(db, caller.userId, vendorId)) {
      return 'You belong to a shop of this order. Somebody else has to look after it.'
    }
  }
  return undefined
}

export async function refuseOwnOrder(services: Services, db: Tx, caller: Caller, ...orders: OwnedOrder[]) {
  const reason = await ownOrderReason(services, db, caller, orders)
  if (reason !== undefined) throw new ApiError('FORBIDDEN', reason)
}
