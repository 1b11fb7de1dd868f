import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCashShop, type CashShop } from '../../../test/cash-shop.ts'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'
import { balanceOf, postCounted } from '../ledger/ledger.service.ts'
import { postCountedParcels } from './cash.jobs.ts'

let shop: CashShop
beforeAll(async () => {
  shop = await openCashShop()
})
afterAll(() => shop.close())

it('what an older program counted comes into the books of its shop, once', async () => {
  const { db } = shop.services
  const sita = await shop.staff()
  const courierId = await shop.courier('Valley Riders')
  for (let n = 0; n < 2; n += 1) await shop.deliver(courierId)
  const { parcels, cash } = await sita.readCourier(courierId)
  const [first, second] = parcels.map(({ parcelId }) => parcelId)
  const handIn = async (parcelId: string) => {
    const id = randomUUID()
    const sent = await sita.send('POST', '/hand-ins', { id, courierId, parcelIds: [parcelId] })
    expect(sent.statusCode, sent.body).toBe(200)
    return id
  }
  const handInId = await handIn(first!)
  await handIn(second!)
  const paisa = cash.heldPaisa / 2
  // It wrote down what was counted, and posted only that the box has it.
  await shop.database.pool.query(
    `update cash_hand_ins set counted_paisa = expected_paisa, counted_by = handed_in_to, counted_at = now(), counted_day = day where id = $1`,
    [handInId],
  )
  await db.transaction((tx) =>
    postCounted(tx, { handInId, courierId: Number(courierId), expectedPaisa: paisa, countedPaisa: paisa }),
  )
  const pending = () => balanceOf(db, 'pending', String(shop.vendorId))
  expect(await pending()).toBe(-2 * paisa)
  await postCountedParcels(shop.services)
  await postCountedParcels(shop.services)
  // What waits to be counted is left alone.
  expect(await pending()).toBe(-paisa)
  const { rows } = await shop.database.pool.query(
    `select parcel_id from ledger_postings where key like 'handedIn %'`,
  )
  expect(rows.map((row) => String(row['parcel_id']))).toEqual([first])
  await expectInvariants(db)
  await expectBalances(db)
})
