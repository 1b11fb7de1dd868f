import type { LineChange } from '@haat/contract/domains/orders.steps.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { oweRefund } from '#domains/payments/refunds/refunds.service.ts'
import { listLines, type LineRow, type OrderRow, type ParcelRow } from '../orders.store.ts'
import { heldQuantity, sumsOf, type WholeParcel } from './held.ts'
import type { ParcelPerson } from './locked-parcel.ts'
import { insertLine, insertLineChange, resumOrder, updateLine, updateParcel } from './parcels.store.ts'
import type { NewLine } from './parcels.store.ts'

interface Changed {
  kind: LineChange
  line: LineRow
  /** How many are left. */
  quantity: number
  /** The line that comes in its place. */
  instead?: NewLine
  person: ParcelPerson
  /** The parcel before the first of several changes at once: the discount is rounded once for all of them. */
  whole?: WholeParcel
}

/**
 * Writes that a parcel holds less of a line, with its sums and those of the order; what was paid online for it is owed back.
 * The order must be locked, and something must be left in the parcel. Returns the parcel as it is afterwards.
 */
export async function changeLine(
  tx: Tx,
  { order, parcel }: { order: OrderRow; parcel: ParcelRow },
  { kind, line, quantity, instead, person: { actor, actorId, at }, whole: given }: Changed,
): Promise<ParcelRow> {
  const { variantId } = line
  const whole = given ?? { parcel, lines: await listLines(tx, [parcel.id]) }
  const column = kind === 'notTaken' ? { takenQuantity: quantity } : { sentQuantity: quantity }
  await updateLine(tx, parcel.id, variantId, column)
  if (instead) await insertLine(tx, instead)
  const sums = sumsOf(whole, await listLines(tx, [parcel.id]))
  await updateParcel(tx, parcel.id, sums)
  await resumOrder(tx, order.id)
  const differencePaisa = parcel.totalPaisa - sums.totalPaisa
  const lineChangeId = await insertLineChange(tx, {
    parcelId: parcel.id,
    variantId,
    kind,
    fromQuantity: heldQuantity(line),
    toQuantity: quantity,
    otherVariantId: instead?.variantId ?? null,
    differencePaisa,
    actor,
    actorId,
    ...(at && { at }),
  })
  if (isGateway(order.method)) {
    await oweRefund(tx, {
      orderId: order.id,
      parcelId: parcel.id,
      lineChangeId,
      amountPaisa: differencePaisa,
    })
  }
  return { ...parcel, ...sums }
}
