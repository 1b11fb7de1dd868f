import { maxCallsInVain, type CallOutcome } from '@haat/contract/domains/orders.staff.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { recountStock } from '../../catalogue/stock/stock.service.ts'
import { callHours, listParcels, lockOrder, updateOrder, type OrderRow } from '../orders.store.ts'
import { moveParcelsInTransaction } from '../parcels/move-parcels.service.ts'
import { insertCall, listCalls, type CallRow } from './confirmation-calls.store.ts'
import { orderIdOrRefuse, orderSubject } from './order-of-number.ts'
import { refuseOwnOrder } from './own-order.ts'

interface NewCall {
  outcome: CallOutcome
  words: string
  callAgainAt?: string | undefined
  seenCalls: number
}

/**
 * Notes how a call ended, with all that follows from it: the order is confirmed, or it ends because the shopper does not
 * want it or could not be reached three times.
 */
export async function noteCall(services: Services, caller: Caller, number: string, call: NewCall) {
  const orderId = orderIdOrRefuse(number)
  const touched = await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound('This order')
    const parcels = await listParcels(tx, [orderId])
    const waiting = parcels.filter(({ state }) => state === 'placed')
    if (order.method !== 'cod' || waiting.length === 0) throw waitsForNoCall()
    await refuseOwnOrder(services, tx, caller, {
      userId: order.userId,
      vendorIds: parcels.map(({ vendorId }) => vendorId),
    })
    const calls = await listCalls(tx, orderId)
    if (calls.length !== call.seenCalls) throw calledMeanwhile()
    const until = waiting[0]!.stateAt.getTime() + callHours * 3_600_000
    const callAgainAt = call.outcome === 'callAgain' ? readAgain(call.callAgainAt, until, caller.at) : null
    const { outcome, words } = call
    await insertCall(tx, {
      orderId,
      outcome,
      words,
      callAgainAt,
      actorId: caller.userId,
      ...(caller.at && { at: caller.at }),
    })
    await recordAudit(tx, caller, {
      action: 'order.call',
      subject: orderSubject(order.id),
      after: {
        outcome,
        ...(words && { words }),
        ...(callAgainAt && { callAgainAt: callAgainAt.toISOString() }),
      },
    })
    return follow(services, tx, caller, { order, outcome, calls })
  })
  const variantIds = touched.flatMap((one) => [...one.variantIds])
  if (variantIds.length > 0) await recountStock(services.db, variantIds)
  services.outbox.wake()
}

/** How many calls were noted so far. */
export const countCalls = async ({ db }: Services, number: string) =>
  (await listCalls(db, orderIdOrRefuse(number))).length

interface Ended {
  order: OrderRow
  outcome: CallOutcome
  /** The calls before this one. */
  calls: CallRow[]
}

async function follow(services: Services, tx: Tx, caller: Caller, { order, outcome, calls }: Ended) {
  const move = (to: 'confirmed' | 'cancelled', note?: string) =>
    moveParcelsInTransaction(services, tx, order.id, ({ state }) => state === 'placed', {
      to,
      actor: 'staff',
      actorId: caller.userId,
      ...(note && { note }),
      ...(caller.at && { at: caller.at }),
    })
  if (outcome === 'confirmed') {
    await updateOrder(tx, order.id, { confirmCodeSealed: null, confirmedAt: caller.at ?? new Date() })
    return move('confirmed', 'by phone')
  }
  if (outcome === 'refused') return move('cancelled', 'refused by phone')
  const inVain = calls.filter((one) => one.outcome === 'noAnswer').length + 1
  if (outcome === 'noAnswer' && inVain >= maxCallsInVain) return move('cancelled', 'not reached by phone')
  return []
}

const waitsForNoCall = () =>
  new ApiError('CONFLICT', 'This order waits for no call: it is confirmed, paid online, or over.')
const calledMeanwhile = () =>
  new ApiError('CONFLICT', 'A colleague has noted a call meanwhile. Look at it, then decide.')

/** A call that would come after the order has ended is no use. */
function readAgain(text: string | undefined, until: number, now = new Date()): Date {
  const at = new Date(text ?? Number.NaN)
  const sentence =
    Number.isNaN(at.getTime()) || at.getTime() <= now.getTime()
      ? 'Please choose a time that is still to come.'
      : at.getTime() > until
        ? `The order waits for ${callHours} hours at most. Please choose an earlier time.`
        : undefined
  if (sentence) throw new ApiError('VALIDATION_FAILED', sentence, { callAgainAt: sentence })
  return at
}
