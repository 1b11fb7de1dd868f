import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { accountNamesById } from '#domains/account/account.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { postCounted, postHandedIn, postTaken } from '#domains/ledger/ledger.service.ts'
import { listCashParcels } from '#domains/orders/parcels/cash-parcels.service.ts'
import { momentWords } from '#domains/orders/parcels/locked-parcel.ts'
import { lockOpenDay } from './box.service.ts'
import {
  findHandIn,
  giveBack,
  insertHandIn,
  listParcelsOf,
  listTakings,
  lockCash,
  takeIn,
  updateHandIn,
} from './cash.store.ts'
import type { HandInRow, TakingRow } from './cash.store.ts'
import { courierSubject } from './courier-subject.ts'

interface NewHandIn {
  id: string
  courierId: number
  parcelIds: number[]
}

/** A courier hands in the cash of these parcels. Sent twice, it is handed in once. */
export const handInCash = ({ db }: Services, caller: Caller, { id, courierId, parcelIds }: NewHandIn) =>
  db.transaction(async (tx) => {
    await lockCash(tx)
    const ids = [...new Set(parcelIds)]
    const takings = await listTakings(tx, ids)
    if (await isSaid(tx, { id, courierId, parcelCount: ids.length, takings })) return
    const { now, day } = await lockOpenDay(tx, caller)
    if (takings.length < ids.length) throw notFound('The cash of one of these parcels')
    refuseOthers(takings, courierId)
    const expectedPaisa = takings.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
    const parcelCount = takings.length
    await insertHandIn(tx, {
      id,
      courierId,
      day,
      parcelCount,
      expectedPaisa,
      handedInTo: caller.userId,
      handedInAt: now,
    })
    if ((await takeIn(tx, ids, id)) < ids.length) throw handedInAlready(takings)
    await recordAudit(tx, caller, {
      action: 'cash.hand-in',
      subject: await courierSubject(tx, courierId),
      after: { parcels: parcelCount, expectedPaisa },
    })
  })

interface SentHandIn {
  id: string
  courierId: number
  parcelCount: number
  takings: TakingRow[]
}

/** Whether this very thing was handed in before. */
async function isSaid(tx: Tx, { id, courierId, parcelCount, takings }: SentHandIn): Promise<boolean> {
  const before = await findHandIn(tx, id)
  if (!before) return false
  const isSame =
    before.courierId === courierId &&
    before.parcelCount === parcelCount &&
    takings.filter(({ handInId }) => handInId === id).length === parcelCount
  if (isSame) return true
  const sentence = before.undoneAt
    ? 'What was handed in under this id was taken back.'
    : 'Something else was handed in under this id.'
  throw new ApiError('CONFLICT', sentence, { id: sentence })
}

function refuseOthers(takings: TakingRow[], courierId: number) {
  const handedIn = takings.filter(({ handInId }) => handInId !== null)
  if (handedIn.length > 0) throw handedInAlready(handedIn)
  if (takings.some((taking) => taking.courierId !== courierId)) {
    throw new ApiError('CONFLICT', 'Another courier has the cash of one of these parcels.')
  }
}

function handedInAlready(takings: TakingRow[]) {
  const numbers = [...new Set(takings.map(({ orderId }) => orderNumber(orderId)))]
  const [named, rest] = [numbers.slice(0, 3).join(', '), numbers.length - 3]
  const which = rest > 0 ? `${named} and ${rest} more` : named
  return new ApiError('CONFLICT', `The cash of ${which} was handed in already.`)
}

async function getHandIn(tx: Tx, id: string): Promise<HandInRow> {
  const row = await findHandIn(tx, id)
  if (!row) throw notFound('This handing in')
  return row
}

async function countedAlready(tx: Tx, { countedBy, countedAt, countedPaisa }: HandInRow) {
  const name = (await accountNamesById(tx, [countedBy!])).get(countedBy!) || 'A colleague'
  const sentence = `${name} counted this ${momentWords(countedAt!)}: ${formatRupees(countedPaisa!, 'en')}.`
  return new ApiError('CONFLICT', sentence)
}

/** Takes back what was handed in by mistake, before it is counted. Returns the courier, who has the cash again. */
export const undoHandIn = ({ db }: Services, caller: Caller, id: string): Promise<number> =>
  db.transaction(async (tx) => {
    await lockCash(tx)
    const row = await getHandIn(tx, id)
    if (row.undoneAt !== null) return row.courierId
    if (row.countedAt !== null) throw await countedAlready(tx, row)
    const { now } = await lockOpenDay(tx, caller)
    await giveBack(tx, id)
    await updateHandIn(tx, id, { undoneBy: caller.userId, undoneAt: now })
    await recordAudit(tx, caller, {
      action: 'cash.undo-hand-in',
      subject: await courierSubject(tx, row.courierId),
      after: { parcels: row.parcelCount, expectedPaisa: row.expectedPaisa },
    })
    return row.courierId
  })

/** Writes down what was counted, once. Returns the courier. */
export const countCash = (
  { db }: Services,
  caller: Caller,
  id: string,
  { countedPaisa, words }: { countedPaisa: number; words: string },
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockCash(tx)
    const row = await getHandIn(tx, id)
    const { courierId, expectedPaisa } = row
    if (row.countedAt !== null) {
      if (row.countedBy === caller.userId && row.countedPaisa === countedPaisa) return courierId
      throw await countedAlready(tx, row)
    }
    if (row.undoneAt !== null) {
      throw new ApiError('CONFLICT', 'This was taken back: the courier has the cash again.')
    }
    if (countedPaisa !== expectedPaisa && words === '') {
      const sentence = `Please say why it is not ${formatRupees(expectedPaisa, 'en')}.`
      throw new ApiError('VALIDATION_FAILED', sentence, { words: sentence })
    }
    const { now, day } = await lockOpenDay(tx, caller)
    const owedPaisa = expectedPaisa - countedPaisa || null
    const counted = {
      countedPaisa,
      countedBy: caller.userId,
      countedAt: now,
      countedDay: day,
      words,
      owedPaisa,
    }
    await updateHandIn(tx, id, counted)
    const parcelIds = await listParcelsOf(tx, id)
    await postTaken(tx, parcelIds, now)
    await postCounted(tx, { handInId: id, courierId, expectedPaisa, countedPaisa }, now)
    await postHandedIn(tx, parcelIds, listCashParcels, now)
    await recordAudit(tx, caller, {
      action: 'cash.count',
      subject: await courierSubject(tx, courierId),
      after: { expectedPaisa, countedPaisa, words },
    })
    return courierId
  })
