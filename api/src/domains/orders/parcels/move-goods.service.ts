import type { Tx } from '#platform/database/database.ts'
import {
  changeStock,
  listReturned,
  type StockAmount,
  type StockChange,
} from '#domains/catalogue/stock/stock.service.ts'
import type { LineRow } from '../orders.store.ts'
import { heldQuantity, sentQuantity } from './held.ts'
import { missingWords } from './lost-goods.ts'
import type { Move, Touched } from './move-parcels.service.ts'
import { withdrawSubstitutes } from './parcels.store.ts'

/** How many of each line a step moves: what the parcel holds, and of one that comes back what the shopper did not keep. */
const movedOf = (change: StockChange, to: Move['to'], line: LineRow): number =>
  change === 'takeBack' && to === 'partlyReturned'
    ? sentQuantity(line) - heldQuantity(line)
    : sentQuantity(line)

/** Changes the stock of all parcels in one statement: parcel by parcel, rows would not be locked in their common order. */
export async function moveGoods(tx: Tx, touched: Touched[], move: Move) {
  for (const [change, some] of Map.groupBy(touched, ({ step }) => step.stock)) {
    if (!change) continue
    const { orderId } = some[0]!.parcel
    const amounts = some.flatMap(({ lines }) =>
      lines.map((line) => ({ variantId: line.variantId, quantity: movedOf(change, move.to, line) })),
    )
    if (change === 'giveBack') {
      await giveUp(tx, some, amounts, move)
      continue
    }
    // Parcels refused in former times gave their goods back at the door.
    const back = change === 'takeBack' ? await listReturned(tx, orderId) : new Set()
    const moved = amounts.filter(({ variantId, quantity }) => quantity > 0 && !back.has(variantId))
    await changeSome(tx, change, moved, { orderId, at: move.at })
  }
}

/** What was kept for open questions about substitutes goes back on sale with the rest. */
async function giveUp(tx: Tx, some: Touched[], amounts: StockAmount[], { isLost, actorId, at }: Move) {
  const kept = await withdrawSubstitutes(
    tx,
    some.map(({ parcel }) => parcel.id),
  )
  for (const { parcelId, variantId } of kept) {
    some.find(({ parcel }) => parcel.id === parcelId)!.variantIds.add(variantId)
  }
  const { orderId } = some[0]!.parcel
  const held = amounts.filter(({ quantity }) => quantity > 0)
  if (!isLost) return changeSome(tx, 'giveBack', [...held, ...kept], {})
  await changeSome(tx, 'giveBack', kept, {})
  const facts = { orderId, at, words: missingWords(orderId), ...(actorId && { actorId }) }
  await changeSome(tx, 'lose', held, facts)
}

async function changeSome(
  tx: Tx,
  change: StockChange,
  amounts: StockAmount[],
  facts: Parameters<typeof changeStock>[3],
) {
  if (amounts.length > 0) await changeStock(tx, change, amounts, facts)
}
