import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '#domains/ledger/ledger.service.ts'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { openRunShop, type RunShop } from '../../../../test/run-shop.ts'
import { sendAs } from '../../../../test/shop-people.ts'
import { refundLinesInTransaction } from '../refunds/refund-lines.service.ts'
import { tellUnanswered } from './door-payments.service.ts'

let shop: RunShop
beforeAll(async () => {
  shop = await openRunShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

let references = 0
const newReference = () => `FONE ${(references += 1)}-X`
const inBooks = (account: 'vendor' | 'courier' | 'pending' | 'said', owner = String(shop.vendorId)) =>
  balanceOf(shop.services.db, account, owner)
const courierOwes = () => inBooks('courier', shop.courierId)

type Started = Awaited<ReturnType<RunShop['started']>>
/** The courier says at the door that the shopper has paid by QR code. */
const sayPaid = async ({ rider, parcel }: Pick<Started, 'rider' | 'parcel'>, reference: string, more = {}) =>
  rider.outcome(
    parcel.number,
    { outcome: 'delivered', code: await parcel.codeNow(), paidHow: 'qr', reference },
    more,
  )

async function saidPaid(reference = newReference()) {
  const started = await shop.started()
  const answer = await sayPaid(started, reference)
  expect(answer.json().data).toMatchObject({ state: 'applied', stop: { state: 'delivered' } })
  const { number } = started.parcel
  return { ...started, number, reference, paisa: (await shop.read(number)).totalPaisa }
}
const answerAs = (body: object, number: string, member = shop.sita) =>
  member.send(`POST ${shop.path}/parcels/${number}/door-payment`, body)
const cash = async () => (await shop.sita.send(`GET ${shop.path}/cash`)).json().data
const missing = { answer: 'missing', words: 'Looked into Fonepay and the bank' }

describe('a payment by QR code that only a courier says was made', () => {
  it('books nothing: the shop is told the reference and asked whether it has arrived', async () => {
    const before = { shop: await inBooks('vendor'), courier: await courierOwes() }
    const { number, reference, paisa } = await saidPaid()
    expect(await inBooks('vendor')).toBe(before.shop)
    expect(await courierOwes()).toBe(before.courier)
    expect((await shop.read(number)).saidPayment).toMatchObject({
      reference,
      amountPaisa: paisa,
      courierName: 'Valley Riders',
      answer: null,
    })
    expect((await cash()).saidPayments).toContainEqual(
      expect.objectContaining({ number, reference, amountPaisa: paisa, courierName: 'Valley Riders' }),
    )
    const { rows } = await shop.services.db.execute(sql`
      select kind, data->>'reference' as reference from notifications
      where kind = 'saidPayment' and data->>'orderNumber' = ${number}`)
    expect(rows).toContainEqual({ kind: 'saidPayment', reference })
    expect(await shop.tasksAbout(number)).toEqual([])
  })

  it('is a sale paid to the shop once the shop says that it has arrived, once', async () => {
    const { number, paisa } = await saidPaid()
    const [before, courier] = [await inBooks('vendor'), await courierOwes()]
    const answers = await Promise.all([1, 2, 3].map(() => answerAs({ answer: 'arrived' }, number)))
    for (const answer of answers) {
      expect(answer.json().data).toMatchObject({ paidHow: 'qr', saidPayment: { answer: 'arrived' } })
    }
    const after = await inBooks('vendor')
    // It has the sum itself, and owes what is not its own of it.
    expect(after - before).toBeGreaterThan(0)
    expect(after - before).toBeLessThan(paisa)
    expect(await courierOwes()).toBe(courier)
    expectRefusal(await answerAs(missing, number), 409, 'CONFLICT')
    expect((await cash()).saidPayments.map((one: { number: string }) => one.number)).not.toContain(number)
  })

  it('is due in cash from who was at the door once the shop misses it, and a task holds the words of both', async () => {
    const { number, reference, paisa } = await saidPaid()
    const before = await courierOwes()
    expectRefusal(await answerAs({ answer: 'missing' }, number), 422, 'VALIDATION_FAILED')
    const { data } = (await answerAs(missing, number)).json()
    expect(data).toMatchObject({ paidHow: 'cash', saidPayment: { answer: 'missing', words: missing.words } })
    expect((await courierOwes()) - before).toBe(paisa)
    expect((await cash()).parcels).toContainEqual(
      expect.objectContaining({ number, amountPaisa: paisa, isSaid: false }),
    )
    const [task] = await shop.tasksAbout(number)
    expect(task!.message).toContain('Valley Riders')
    expect(task!.message).toContain(reference)
    expect(task!.message).toContain(missing.words)
    expect(task!.message).toContain('Sita Gurung')
    // Found after all: the courier owes nothing, and the shop has its sale.
    expect((await answerAs({ answer: 'arrived' }, number)).json().data).toMatchObject({ paidHow: 'qr' })
    expect(await courierOwes()).toBe(before)
  })

  it('cannot be found any more once the cash was handed in', async () => {
    const { number } = await saidPaid()
    await answerAs(missing, number)
    const { token } = await makeToken(shop.services, 'staff', { rights: ['money'] })
    const { data } = (await sendAs(shop, bearer(token), `GET /staff/cash/couriers/${shop.courierId}`)).json()
    const { parcelId } = data.parcels.find((one: { number: string }) => one.number === number)
    const body = { id: randomUUID(), courierId: shop.courierId, parcelIds: [parcelId] }
    expect((await sendAs(shop, bearer(token), 'POST /staff/cash/hand-ins', body)).statusCode).toBe(200)
    expectRefusal(await answerAs({ answer: 'arrived' }, number), 409, 'CONFLICT')
    expect(await shop.read(number)).toMatchObject({ paidHow: 'cash', saidPayment: { answer: 'missing' } })
  })

  it('is a task of staff after two days without an answer, once', async () => {
    const { number, reference } = await saidPaid()
    const later = new Date(Date.now() + 49 * 3_600_000)
    await tellUnanswered(shop.services, shop.app.log, new Date(Date.now() + 47 * 3_600_000))
    expect(await shop.tasksAbout(number)).toEqual([])
    await tellUnanswered(shop.services, shop.app.log, later)
    await tellUnanswered(shop.services, shop.app.log, later)
    const tasks = await shop.tasksAbout(number)
    expect(tasks).toHaveLength(1)
    expect(tasks[0]!.message).toContain(reference)
    await answerAs({ answer: 'arrived' }, number)
  })

  it('is answered by owners, managers and staff with the right to money, and by nobody else', async () => {
    const { number } = await saidPaid()
    expectRefusal(await answerAs({ answer: 'arrived' }, number, shop.gita), 403, 'FORBIDDEN')
    const line = `POST /staff/orders/${number}/parcels/1/door-payment` as const
    expectRefusal(await shop.asStaff(line, { answer: 'arrived' }), 403, 'FORBIDDEN')
    const { token } = await makeToken(shop.services, 'staff', { rights: ['money', 'orders'] })
    const answer = await sendAs(shop, bearer(token), line, { answer: 'arrived' })
    expect(answer.json().data.parcels[0]).toMatchObject({ paidHow: 'qr' })
    const other = await shop.packed()
    expectRefusal(await answerAs({ answer: 'arrived' }, other.number), 409, 'CONFLICT')
  })

  it('can not be refunded before it is answered', async () => {
    const { number } = await saidPaid()
    const { user, sessionId } = await makeToken(shop.services, 'staff', { rights: ['money'] })
    const caller = {
      userId: user.id,
      sessionId,
      name: '',
      roles: ['staff' as const],
      staffRights: ['money' as const],
    }
    const variantId = (await shop.read(number)).lines[0]!.variantId
    await expect(
      shop.services.db.transaction((tx) =>
        refundLinesInTransaction(
          shop.services,
          tx,
          { ...caller, isConfirmed: true, ipAddress: '127.0.0.1' },
          { number, position: 1 },
          { id: randomUUID(), lines: [{ variantId, quantity: 1 }], reason: 'Broken' },
        ),
      ),
    ).rejects.toThrow('Nobody knows yet')
  })
})

describe('a reference of the bank', () => {
  it('counts once for each shop, however it is written', async () => {
    const { reference } = await saidPaid('Fone-00123 ab')
    const started = await shop.started(2)
    const [one] = started.parcels
    for (const spelling of [reference, 'FONE00123AB', ' fone – ००१२३/ab', 'ｆｏｎｅ００１２３ａｂ']) {
      const answer = await sayPaid({ rider: started.rider, parcel: one! }, spelling)
      expectRefusal(answer, 422, 'VALIDATION_FAILED')
      expect(answer.json().fields).toHaveProperty('reference')
    }
    expect((await shop.read(one!.number)).state).toBe('shipped')
    // The shop itself cannot note it either.
    const byShop = {
      outcome: 'delivered',
      code: await one!.codeNow(),
      paidHow: 'qr',
      reference: 'fone00123ab',
    }
    expectRefusal(await shop.door(one!.number, byShop), 422, 'VALIDATION_FAILED')
    const nothing = { ...byShop, reference: ' – / ' }
    expectRefusal(await shop.door(one!.number, nothing), 422, 'VALIDATION_FAILED')
    // Noted without a connection it becomes a task.
    const offline = await sayPaid({ rider: started.rider, parcel: one! }, reference, { wasOffline: true })
    expect(offline.json().data).toMatchObject({ state: 'task' })
  })

  it('counts once for two couriers who send it at the same moment', async () => {
    const two = [await shop.started(), await shop.started()]
    const reference = newReference()
    const answers = await Promise.all(two.map((started) => sayPaid(started, reference)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })

  it('can be noted again where the payment never arrived', async () => {
    const first = await saidPaid()
    await answerAs(missing, first.number)
    const second = await saidPaid(first.reference)
    await answerAs({ answer: 'arrived' }, second.number)
    expectRefusal(await answerAs({ answer: 'arrived' }, first.number), 422, 'VALIDATION_FAILED')
  })

  it('is guarded by the database itself', async () => {
    const { reference } = await saidPaid()
    const { rows } = await shop.services.db.execute<{ key: string }>(
      sql`select reference_key as key from door_payments where reference = ${reference}`,
    )
    await expect(
      shop.services.db.execute(sql`
        insert into door_payments (parcel_id, order_id, vendor_id, amount_paisa, reference, reference_key, said_by)
        values (-1, -1, ${shop.vendorId}, 1, 'x', ${rows[0]!.key}, 'courier')`),
    ).rejects.toThrow()
  })

  it('that the shop itself notes is its own answer', async () => {
    const { parcel } = await shop.started()
    const door = {
      outcome: 'delivered',
      code: await parcel.codeNow(),
      paidHow: 'qr',
      reference: newReference(),
    }
    const before = await inBooks('vendor')
    expect((await shop.door(parcel.number, door)).json().data).toMatchObject({
      paidHow: 'qr',
      saidPayment: null,
    })
    expect(await inBooks('vendor')).not.toBe(before)
  })
})

describe('cash that only the shop says a courier took', () => {
  async function saidByShop() {
    const started = await shop.started()
    const { number } = started.parcel
    const { cashPaisa } = await shop.read(number)
    const before = await courierOwes()
    const answer = await shop.door(number, { outcome: 'delivered', code: await started.parcel.codeNow() })
    expect(answer.json().data).toMatchObject({ state: 'delivered', isCashOnlySaid: true })
    expect(await courierOwes()).toBe(before)
    return { ...started, number, cashPaisa, before }
  }

  it('is marked and no debt of the courier, until its phone says the same', async () => {
    const { number, cashPaisa, before, rider } = await saidByShop()
    expect((await cash()).parcels).toContainEqual(
      expect.objectContaining({ number, amountPaisa: cashPaisa, isSaid: true }),
    )
    // Another sum bears nobody out.
    expectRefusal(
      await rider.outcome(number, { outcome: 'delivered' }, { cashTakenPaisa: cashPaisa - 100 }),
      409,
      'CONFLICT',
    )
    expect(await courierOwes()).toBe(before)
    expect(await rider.stop(number)).toMatchObject({ isClosed: true, saidPaisa: cashPaisa })
    const answer = await rider.outcome(number, { outcome: 'delivered' }, { cashTakenPaisa: cashPaisa })
    expect(answer.json().data).toMatchObject({ state: 'applied', stop: { saidPaisa: 0 } })
    expect((await courierOwes()) - before).toBe(cashPaisa)
    expect(await shop.read(number)).toMatchObject({ isCashOnlySaid: false })
  })

  it('becomes the courier’s by the count, not by being handed in', async () => {
    const { number, cashPaisa, before } = await saidByShop()
    const { token } = await makeToken(shop.services, 'staff', { rights: ['money'] })
    const send = (line: `${'GET' | 'POST' | 'DELETE'} /${string}`, body?: object) =>
      sendAs(shop, bearer(token), line, body)
    const read = async () => (await send(`GET /staff/cash/couriers/${shop.courierId}`)).json().data
    const held = (await read()).parcels.find((one: { number: string }) => one.number === number)
    expect(held).toMatchObject({ isSaid: true, amountPaisa: cashPaisa })
    const id = randomUUID()
    const handIn = (handInId: string) =>
      send('POST /staff/cash/hand-ins', {
        id: handInId,
        courierId: shop.courierId,
        parcelIds: [held.parcelId],
      })
    expect((await handIn(id)).statusCode).toBe(200)
    await send(`DELETE /staff/cash/hand-ins/${id}`)
    expect(await courierOwes()).toBe(before)
    const again = randomUUID()
    await handIn(again)
    expect(
      (await send(`POST /staff/cash/hand-ins/${again}/count`, { countedPaisa: cashPaisa })).statusCode,
    ).toBe(200)
    expect(await courierOwes()).toBe(before)
    expect(await inBooks('said', shop.courierId)).toBe((await read()).cash.saidPaisa)
    expect(await shop.read(number)).toMatchObject({ isCashOnlySaid: false })
  })
})
