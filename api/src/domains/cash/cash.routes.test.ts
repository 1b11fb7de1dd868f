import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { openCashShop, type CashShop, type CourierAnswer } from '../../../test/cash-shop.ts'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { joinAs, makePerson } from '../../../test/shop-people.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { getVendorRow } from '../vendors/vendors.service.ts'

let shop: CashShop
let sita: Awaited<ReturnType<CashShop['staff']>>
let gita: typeof sita
beforeAll(async () => {
  shop = await openCashShop()
  sita = await shop.staff()
  gita = await shop.staff()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

let names = 0
/** A courier who holds the cash of some parcels. */
async function courierWith(parcels: number) {
  const id = await shop.courier(`Riders ${(names += 1)}`)
  for (let n = 0; n < parcels; n += 1) await shop.deliver(id)
  const { parcels: held, cash } = await sita.readCourier(id)
  return { id, held, paisa: cash.heldPaisa, parcelIds: held.map(({ parcelId }) => parcelId) }
}
type Courier = Awaited<ReturnType<typeof courierWith>>
const handIn = (courier: Courier, { id = randomUUID(), by = sita, parcelIds = courier.parcelIds } = {}) =>
  by.send('POST', '/hand-ins', { id, courierId: courier.id, parcelIds })
const count = (id: string, countedPaisa: number, words = '', by = sita) =>
  by.send('POST', `/hand-ins/${id}/count`, { countedPaisa, words })
async function handedIn(parcels: number) {
  const courier = await courierWith(parcels)
  const id = randomUUID()
  await handIn(courier, { id })
  return { ...courier, handInId: id }
}
const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted()
const dataOf = (answer: { json(): { data: CourierAnswer } }) => answer.json().data
const inBooks = (account: 'cash' | 'courier' | 'difference' | 'loss' | 'bank', owner = '') =>
  balanceOf(shop.services.db, account, owner)

describe('cash that a courier took', () => {
  it('is held from the door on, by courier and by shop, the oldest first, and late after two days', async () => {
    const before = await sita.read()
    const [slow, quick] = [await shop.courier('Slow Riders'), await shop.courier('Quick Riders')]
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const first = await shop.deliver(slow, daysAgo(3))
    const second = await shop.deliver(slow, daysAgo(1))
    const third = await shop.deliver(quick, daysAgo(1.9))
    const after = await sita.read()
    expect(after.couriers.filter(({ courierId }) => [slow, quick].includes(courierId))).toEqual([
      {
        courierId: slow,
        courierName: 'Slow Riders',
        heldPaisa: first.paisa + second.paisa,
        parcelCount: 2,
        oldestAt: expect.any(String),
        isLate: true,
        uncountedPaisa: 0,
        saidPaisa: 0,
        differencePaisa: 0,
      },
      expect.objectContaining({ courierId: quick, heldPaisa: third.paisa, isLate: false }),
    ])
    const [shopBefore, shopAfter] = [before, after].map(({ shops }) => shops[0]?.heldPaisa ?? 0)
    expect(shopAfter! - shopBefore!).toBe(first.paisa + second.paisa + third.paisa)
    const { parcels } = await sita.readCourier(slow)
    expect(parcels.map(({ number }) => number)).toEqual([first.number, second.number])
    expect(await inBooks('courier', slow)).toBe(first.paisa + second.paisa)
  })

  it('from before couriers were recorded is held by one without a name, and can be handed in', async () => {
    const { number, paisa } = await shop.deliver(null)
    const { cash, parcels } = await sita.readCourier('0')
    expect(cash).toMatchObject({ courierName: '', heldPaisa: paisa })
    const handed = await handIn({ id: '0', held: parcels, paisa, parcelIds: [parcels[0]!.parcelId] })
    expect(parcels[0]!.number).toBe(number)
    const [waiting] = dataOf(handed).handIns
    expect((await count(waiting!.id, paisa)).statusCode).toBe(200)
    expect(await inBooks('courier')).toBe(0)
  })

  it('of a courier or a parcel that is not there is not found', async () => {
    expectRefusal(await sita.send('GET', '/couriers/999999999'), 404, 'NOT_FOUND')
    const courier = await courierWith(1)
    expectRefusal(await handIn(courier, { parcelIds: ['999999999'] }), 404, 'NOT_FOUND')
    const other = await courierWith(1)
    expectRefusal(await handIn(courier, { parcelIds: other.parcelIds }), 409, 'CONFLICT')
    expectRefusal(await count(randomUUID(), 100), 404, 'NOT_FOUND')
  })
})

describe('handing in', () => {
  it('sent twice, and by many at once, is one', async () => {
    const courier = await courierWith(2)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => handIn(courier, { id })))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200])
    const { cash, parcels, handIns } = dataOf(await handIn(courier, { id }))
    expect(cash).toMatchObject({
      heldPaisa: 0,
      parcelCount: 0,
      oldestAt: null,
      uncountedPaisa: courier.paisa,
    })
    expect(parcels).toEqual([])
    expect(handIns).toMatchObject([{ id, parcelCount: 2, expectedPaisa: courier.paisa, countedPaisa: null }])
    const other = await courierWith(1)
    expectRefusal(await handIn(other, { id }), 409, 'CONFLICT')
    for (const parcelIds of [courier.parcelIds.slice(1), [...courier.parcelIds, '999999999']]) {
      const refused = await handIn(courier, { id, parcelIds })
      expectRefusal(refused, 409, 'CONFLICT')
      expect(refused.json().fields).toHaveProperty('id')
    }
  })

  it('of one parcel by two people at once happens once, and the other is told which it was', async () => {
    const courier = await courierWith(1)
    const answers = await Promise.all([handIn(courier), handIn(courier, { by: gita })])
    expect(statusesOf(answers)).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)!
    expect(expectRefusal(refused, 409, 'CONFLICT').message).toBe(
      `The cash of ${courier.held[0]!.number} was handed in already.`,
    )
    expect((await sita.readCourier(courier.id)).handIns).toHaveLength(1)
  })

  it('by mistake is taken back until it is counted, and the courier has the cash again', async () => {
    const { handInId, ...courier } = await handedIn(2)
    const undo = () => sita.send('DELETE', `/hand-ins/${handInId}`)
    expect(dataOf(await undo()).cash).toMatchObject({ heldPaisa: courier.paisa, uncountedPaisa: 0 })
    expect(dataOf(await undo()).handIns).toEqual([])
    // What is sent again after it was taken back hands nothing in, and says so.
    expectRefusal(await handIn(courier, { id: handInId }), 409, 'CONFLICT')
    expect((await sita.readCourier(courier.id)).cash.heldPaisa).toBe(courier.paisa)
    expectRefusal(await count(handInId, courier.paisa), 409, 'CONFLICT')
    const again = await handIn(courier)
    const { id } = dataOf(again).handIns[0]!
    await count(id, courier.paisa)
    expectRefusal(await sita.send('DELETE', `/hand-ins/${id}`), 409, 'CONFLICT')
  })
})

describe('counting', () => {
  it('puts into the box what was counted, once, whoever counts at the same time', async () => {
    const { handInId, paisa, id } = await handedIn(2)
    const before = await inBooks('cash')
    const answers = await Promise.all([count(handInId, paisa), count(handInId, paisa - 1_00, 'Less', gita)])
    expect(statusesOf(answers)).toEqual([200, 409])
    const [handed] = (await sita.readCourier(id)).handIns
    expect((await inBooks('cash')) - before).toBe(handed!.countedPaisa)
    expect(await inBooks('courier', id)).toBe(0)
    const winner = handed!.countedPaisa === paisa ? sita : gita
    expect((await count(handInId, handed!.countedPaisa!, handed!.words, winner)).statusCode).toBe(200)
    const late = await count(handInId, paisa - 5_00, 'Other', gita)
    expect(expectRefusal(late, 409, 'CONFLICT').message).toMatch(/counted this on .+ at .+: Rs/)
  })

  it('what differs needs words, and is owed by the courier', async () => {
    const { handInId, paisa, id } = await handedIn(1)
    const refused = await count(handInId, paisa - 10_00)
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
    expect(refused.json().fields).toHaveProperty('words')
    const { cash, handIns } = dataOf(await count(handInId, paisa - 10_00, 'One note was torn'))
    expect(cash).toMatchObject({ heldPaisa: 0, uncountedPaisa: 0, differencePaisa: 10_00 })
    expect(handIns[0]).toMatchObject({ countedPaisa: paisa - 10_00, words: 'One note was torn' })
    expect(await inBooks('difference', id)).toBe(10_00)
    expect(await inBooks('courier', id)).toBe(0)
  })

  it.each([-1, 1.5, 10_000_000_001])('%s is no amount', async (amount) => {
    expectRefusal(await count(randomUUID(), amount), 422, 'VALIDATION_FAILED')
  })
})

describe('what couriers hold of a shop', () => {
  it('is read by its members who see its figures: by courier and parcel, without what was handed in', async () => {
    const [packer, manager] = [await makePerson(shop), await makePerson(shop)]
    await joinAs(shop, shop.vendorId, await makePerson(shop), 'owner')
    await joinAs(shop, shop.vendorId, packer, 'packer')
    await joinAs(shop, shop.vendorId, manager, 'manager')
    const { slug } = await getVendorRow(shop.services.db, shop.vendorId)
    const path = `/vendor/shops/${toPublicId(slug, shop.vendorId)}/cash` as const
    const read = async () => (await manager.send(`GET ${path}`)).json().data
    const before = (await read()).heldPaisa
    const courier = await courierWith(2)
    const { heldPaisa, couriers, parcels } = await read()
    expect(heldPaisa - before).toBe(courier.paisa)
    const { courierName } = (await sita.readCourier(courier.id)).cash
    expect(couriers).toContainEqual({
      courierName,
      heldPaisa: courier.paisa,
      parcelCount: 2,
      oldestAt: expect.any(String),
      isLate: false,
    })
    for (const { number, amountPaisa, takenAt } of courier.held) {
      expect(parcels).toContainEqual({ number, courierName, amountPaisa, takenAt, isSaid: false })
    }
    await handIn(courier)
    expect((await read()).heldPaisa).toBe(before)
    expectRefusal(await packer.send(`GET ${path}`), 403, 'FORBIDDEN')
    expectRefusal(await (await makePerson(shop)).send(`GET ${path}`), 404, 'NOT_FOUND')
  })
})

describe('who may see and move cash', () => {
  it('is staff with the right to money, and nobody else', async () => {
    const others = await shop.staff(['support', 'content', 'catalogue', 'vendors', 'orders', 'people'])
    for (const path of ['', '/couriers/0', '/remittances', '/days']) {
      expectRefusal(await others.send('GET', path), 403, 'FORBIDDEN')
    }
    const courier = await courierWith(1)
    expectRefusal(await handIn(courier, { by: others }), 403, 'FORBIDDEN')
    expect((await sita.readCourier(courier.id)).cash.heldPaisa).toBe(courier.paisa)
  })

  it('what they do is in the audit log, with sums and words', async () => {
    const { handInId, paisa, id } = await handedIn(1)
    await count(handInId, paisa - 1_00, 'A coin')
    const { rows } = await shop.services.db.execute(
      sql`select action, after from audit_entries where subject_kind = 'courier' and subject_id = ${id} order by at, id`,
    )
    expect(rows).toEqual([
      { action: 'cash.hand-in', after: { parcels: 1, expectedPaisa: paisa } },
      { action: 'cash.count', after: { expectedPaisa: paisa, countedPaisa: paisa - 1_00, words: 'A coin' } },
    ])
  })
})

it.each(['0000-01-01', '0001-01-01', '1999-12-31', '2027-02-30'])('%s is no day with cash', async (day) => {
  const body = { boxPaisa: 0, foundPaisa: 0, code: await sita.code() }
  expectRefusal(await sita.send('POST', `/days/${day}/close`, body), 422, 'VALIDATION_FAILED')
})
