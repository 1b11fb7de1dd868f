import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { readPdfText } from '../../../../seeds/legal/read-pdf-text.ts'
import { makeVendor } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { listLines, listParcels, lockOrder } from '../orders.store.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { cancelInvoice, issueInvoice, listBills, replaceInvoice } from './invoices.service.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(async () => {
  await expectInvariants(shop.services.db)
  await shop.close()
})

const lastMoment = new Date('2026-07-16T18:14:59Z')
const newYear = new Date('2026-07-16T18:15:00Z')

/** A confirmed parcel of a seller whose bills begin at 1. */
async function sell(pricePaisa = 1130_00) {
  const { id: vendorId } = await makeVendor(shop.services, { isVatRegistered: true })
  const buyer = await shop.shopper()
  const thing = await shop.make({ pricePaisa, vendorId })
  const { number } = await buyer.buyProducts([[thing, 2]])
  const orderId = orderIdOf(number)!
  const soldIn = async (tx: Tx) => {
    const order = (await lockOrder(tx, orderId))!
    const [parcel] = await listParcels(tx, [orderId])
    return { order, parcel: parcel!, lines: await listLines(tx, [parcel!.id]) }
  }
  const { parcel } = await shop.services.db.transaction(soldIn)
  const inTransaction = (work: (tx: Tx, sold: Awaited<ReturnType<typeof soldIn>>) => Promise<void>) =>
    shop.services.db.transaction(async (tx) => work(tx, await soldIn(tx)))
  const bills = async () => (await listBills(shop.services.db, [parcel.id])).get(parcel.id) ?? []
  return {
    buyer,
    vendorId,
    number,
    bills,
    inTransaction,
    /** The numbers, each with a minus where it is cancelled. */
    numbers: async () =>
      (await bills()).map(({ number: bill, cancelledAt }) => (cancelledAt ? `-${bill}` : bill)),
    read: async () =>
      readPdfText((await buyer.send('GET', `/orders/${number}/parcels/1/invoice`)).rawPayload).body,
    async leave() {
      for (const to of ['confirmed', 'packed', 'shipped'] as const)
        await advanceParcel(shop.services, { number, position: 1, to, actor: 'staff' })
    },
  }
}

it('a parcel has one bill that holds, whoever asks for one how often', async () => {
  const sale = await sell()
  const issue = () => sale.inTransaction((tx, sold) => issueInvoice(tx, sold, newYear))
  await Promise.all([issue(), issue(), issue()])
  await sale.leave()
  expect(await sale.numbers()).toEqual(['2083/84-1'])
  expect(await sale.bills()).toEqual([
    { number: '2083/84-1', issuedAt: newYear.toISOString(), totalPaisa: 2260_00, cancelledAt: null },
  ])
})

it('a bill that is cancelled keeps its number and is shown until another holds', async () => {
  const sale = await sell()
  await sale.inTransaction((tx, sold) => issueInvoice(tx, sold, lastMoment))
  await sale.inTransaction((tx, { parcel }) => cancelInvoice(tx, parcel.id, 'opened again', newYear))
  expect(await sale.numbers()).toEqual(['-2082/83-1'])
  expect((await sale.buyer.getOrder(sale.number)).parcels[0]).toMatchObject({
    hasInvoice: true,
    isInvoiceCancelled: true,
  })
  expect(await sale.read()).toMatch(/Cancelled on 1 Shrawan 2083 BS: the parcel was packed anew/)
  await sale.inTransaction((tx, { parcel }) => cancelInvoice(tx, parcel.id, 'cancelled before it left'))
  await sale.leave()
  const [old, current] = await sale.bills()
  expect(old).toMatchObject({ number: '2082/83-1', cancelledAt: newYear.toISOString() })
  expect(current!.cancelledAt).toBeNull()
  expect((await sale.buyer.getOrder(sale.number)).parcels[0]!.isInvoiceCancelled).toBe(false)
  const text = await sale.read()
  expect(text).toContain(current!.number)
  expect(text).not.toMatch(/Cancelled|Replaces/)
})

it('at midnight in Nepal on 1 Shrawan the numbers begin anew; a bill of the old year is replaced in the new one', async () => {
  const sale = await sell()
  await sale.inTransaction((tx, sold) => issueInvoice(tx, sold, lastMoment))
  await sale.inTransaction((tx, sold) => replaceInvoice(tx, sold, 'a part was not taken', newYear))
  expect(await sale.numbers()).toEqual(['-2082/83-1', '2083/84-1'])
  const text = await sale.read()
  expect(text).toMatch(/Replaces.*2082\/83-1/s)
  expect(text).toMatch(/1 Shrawan 2083 BS/)
  await sale.leave()
})

it('an attempt that comes to nothing takes no number', async () => {
  const sale = await sell()
  const stopped = sale.inTransaction(async (tx, sold) => {
    await issueInvoice(tx, sold, newYear)
    await replaceInvoice(tx, sold, 'opened again', newYear)
    throw new Error('The line went dead')
  })
  await expect(stopped).rejects.toThrow('The line went dead')
  expect(await sale.numbers()).toEqual([])
  await sale.inTransaction((tx, sold) => replaceInvoice(tx, sold, 'opened again', newYear))
  await sale.leave()
  expect(await sale.numbers()).toEqual(['2083/84-1'])
})

it('the database itself refuses a second bill that holds', async () => {
  const sale = await sell()
  await sale.leave()
  const copy = sql`insert into invoices (parcel_id, vendor_id, fiscal_year, number, paper)
    select parcel_id, vendor_id, fiscal_year, number + 1, paper from invoices where vendor_id = ${sale.vendorId}`
  await expect(shop.services.db.execute(copy)).rejects.toMatchObject({
    cause: { constraint: 'invoices_current' },
  })
})

it('the database refuses a parcel that is cancelled without its bill, as the release before would do', async () => {
  const sale = await sell()
  for (const to of ['confirmed', 'packed'] as const)
    await advanceParcel(shop.services, { number: sale.number, position: 1, to, actor: 'staff' })
  const alone = shop.services.db.execute(
    sql`update parcels set state = 'cancelled' where order_id = ${orderIdOf(sale.number)}`,
  )
  await expect(alone).rejects.toMatchObject({ cause: { code: '23514' } })
  const [bill] = await sale.numbers()
  const answer = await sale.buyer.send('POST', `/orders/${sale.number}/parcels/1/cancel`, { reason: 'other' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await sale.numbers()).toEqual([`-${bill}`])
})
