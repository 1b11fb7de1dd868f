import { maxOnHand } from '@haat/contract/domains/stock.rules.ts'
import type { StockCorrection, StockItem } from '@haat/contract/domains/stock.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { ApiError } from '#plugins/api-error.ts'
import { noSuchShop, notForThisRole } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import {
  correctStockRow,
  recountStock,
  setLowMark,
  setShelf,
  type StockRow,
} from '../catalogue/stock/stock.service.ts'
import { membershipFinder } from '../members/members.service.ts'
import { findMovementByKey } from './stock-movements.store.ts'
import { getStockRow, toStockItem } from './stock.service.ts'

/** Whose variant it is, and who says so. */
interface Corrector {
  vendorId: number
  variantId: string
  actorId: string
  /** When it happened, if that was not now: a demo tells of days before it was started. */
  at?: Date
}

const uniqueViolation = '23505'

const changeOf = (correction: StockCorrection) =>
  correction.reason === 'counted' ? correction.counted - correction.seenOnHand : correction.change

/** What is there now, for a screen that shows it beside what was typed. */
const figuresOf = ({ onHand, reserved, allocated }: StockRow) => ({
  onHand: String(onHand),
  reserved: String(reserved),
  allocated: String(allocated),
})

/** Says why nothing was changed. */
function refusal(row: StockRow, correction: StockCorrection): ApiError {
  const { onHand, reserved, allocated } = row
  if (correction.reason === 'counted' && correction.seenOnHand !== onHand) {
    const sentence = `This has changed meanwhile. On hand now: ${onHand}. Please count again.`
    return new ApiError('STOCK_CHANGED', sentence, figuresOf(row))
  }
  const after = onHand + changeOf(correction)
  if (after > maxOnHand) {
    const sentence = `At most ${maxOnHand} of one variant can be on hand.`
    return new ApiError('VALIDATION_FAILED', sentence, { amount: sentence })
  }
  const promised = reserved + allocated
  if (after < promised) {
    const sentence = `Promised to orders: ${promised}. No fewer can be on hand. Cancel orders first.`
    return new ApiError('STOCK_PROMISED', sentence, figuresOf(row))
  }
  const sentence = 'Somebody is changing this at this moment. Please try again.'
  return new ApiError('STOCK_CHANGED', sentence, figuresOf(row))
}

/** Whether the key was used for the same change before; refuses one that was used for another. */
async function isDoneAlready(
  { db }: Pick<Services, 'db'>,
  { vendorId, variantId, actorId }: Corrector,
  correction: StockCorrection,
  key: string,
): Promise<boolean> {
  const row = await findMovementByKey(db, vendorId, key)
  if (!row) return false
  const isSame =
    row.variantId === Number(variantId) &&
    row.actorId === actorId &&
    row.reason === correction.reason &&
    row.change === changeOf(correction) &&
    row.words === correction.words
  if (isSame) return true
  throw new ApiError('CONFLICT', 'This key was used for another change. Please look again.')
}

/**
 * Takes a change back whose member has meanwhile left the shop or lost the right. It is asked after the change, which may
 * have waited for another one.
 */
async function refuseFormerMember(tx: Tx, { actorId, vendorId }: Pick<Corrector, 'actorId' | 'vendorId'>) {
  const membership = await membershipFinder(tx)(actorId, vendorId)
  if (!membership) throw noSuchShop()
  if (!membership.rights.includes('stock')) throw notForThisRole()
}

/** Says that there is more or less on hand; the same key says it once. */
export async function correctStock(
  services: Services,
  corrector: Corrector,
  correction: StockCorrection,
  key: string,
): Promise<StockItem> {
  const { db } = services
  const { vendorId, variantId, actorId, at } = corrector
  const { id } = await getStockRow(db, vendorId, variantId)
  if (!(await isDoneAlready(services, corrector, correction, key))) {
    try {
      await change()
    } catch (error) {
      // The same request has just been done beside this one.
      const isTwin = errorCode(error) === uniqueViolation
      if (!isTwin || !(await isDoneAlready(services, corrector, correction, key))) throw error
    }
    await recountStock(db, [id])
  }
  return toStockItem(await getStockRow(db, vendorId, variantId))

  async function change() {
    const { reason, words } = correction
    const seen = reason === 'counted' ? { seenOnHand: correction.seenOnHand } : {}
    const wanted = { variantId: id, vendorId, change: changeOf(correction), ...seen, maxOnHand }
    const isDone = await db.transaction(async (tx) => {
      const isCorrected = await correctStockRow(tx, wanted, { reason, words, actorId, key, at })
      await refuseFormerMember(tx, corrector)
      return isCorrected
    })
    if (!isDone) throw refusal(await getStockRow(db, vendorId, variantId), correction)
  }
}

type SetOnVariant<Value> = (
  tx: Tx,
  variant: { variantId: number; vendorId: number },
  value: Value,
) => Promise<unknown>

/** Changes what a member says of a variant beside its stock. */
const changer =
  <Value>(set: SetOnVariant<Value>) =>
  async (
    { db }: Pick<Services, 'db'>,
    corrector: Omit<Corrector, 'at'>,
    value: Value,
  ): Promise<StockItem> => {
    const { vendorId, variantId } = corrector
    await db.transaction(async (tx) => {
      await set(tx, { variantId: Number(variantId), vendorId }, value)
      await refuseFormerMember(tx, corrector)
    })
    return toStockItem(await getStockRow(db, vendorId, variantId))
  }

export const changeLowMark = changer<number | null>(setLowMark)
export const changeShelf = changer<string>(setShelf)
