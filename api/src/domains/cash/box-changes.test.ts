import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openCashShop, type CashShop, type CourierAnswer } from '../../../test/cash-shop.ts'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { balanceOf } from '../ledger/ledger.service.ts'

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

interface RemittancePage {
  items: { id: string }[]
  nextCursor: string | null
}

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

describe('a difference', () => {
  async function differing(paisa: number) {
    const courier = await handedIn(1)
    await count(courier.handInId, courier.paisa - paisa, 'Differs')
    return courier
  }
  const end = async (
    courierId: string,
    amountPaisa: number,
    how: string,
    { id = randomUUID(), by = sita, code = '' } = {},
  ) =>
    by.send('POST', '/differences', {
      id,
      courierId,
      amountPaisa,
      end: how,
      words: 'As agreed',
      code: code || (await by.code()),
    })

  it('is paid later and comes into the box, or Haat bears it', async () => {
    const [paid, borne] = [await differing(30_00), await differing(40_00)]
    const [cash, loss] = [await inBooks('cash'), await inBooks('loss')]
    expect(dataOf(await end(paid.id, 30_00, 'paid')).cash.differencePaisa).toBe(0)
    expect(dataOf(await end(borne.id, 40_00, 'writtenOff')).cash.differencePaisa).toBe(0)
    expect([(await inBooks('cash')) - cash, (await inBooks('loss')) - loss]).toEqual([30_00, 40_00])
    expect([await inBooks('difference', paid.id), await inBooks('difference', borne.id)]).toEqual([0, 0])
  })

  it('of too much is given back out of the box', async () => {
    const { id } = await differing(-20_00)
    const cash = await inBooks('cash')
    expect((await end(id, -20_00, 'paid')).statusCode).toBe(200)
    expect((await inBooks('cash')) - cash).toBe(-20_00)
  })

  it('ends only as it was seen: who saw less is told, and nothing ends', async () => {
    const courier = await differing(30_00)
    await shop.deliver(courier.id)
    const { parcels } = await sita.readCourier(courier.id)
    const more = randomUUID()
    await handIn({ ...courier, parcelIds: [parcels[0]!.parcelId] }, { id: more })
    await count(more, parcels[0]!.amountPaisa - 5_00, 'Again', gita)
    const refused = expectRefusal(await end(courier.id, 30_00, 'writtenOff'), 409, 'CONFLICT')
    expect(refused.message).toMatch(/35 by now, not .*30/)
    expect((await sita.readCourier(courier.id)).cash.differencePaisa).toBe(35_00)
    expect((await end(courier.id, 35_00, 'writtenOff')).statusCode).toBe(200)
    expectRefusal(await end(courier.id, 35_00, 'writtenOff'), 409, 'CONFLICT')
  })

  it('of which nothing is left keeps no courier in the list', async () => {
    const courier = await differing(10_00)
    await shop.deliver(courier.id)
    const { parcels } = await sita.readCourier(courier.id)
    const isListed = async () =>
      (await sita.read()).couriers.some(({ courierId }) => courierId === courier.id)
    const more = randomUUID()
    await handIn({ ...courier, parcelIds: [parcels[0]!.parcelId] }, { id: more })
    expect(await isListed()).toBe(true)
    await count(more, parcels[0]!.amountPaisa + 10_00, 'It was in the other bag')
    expect(await isListed()).toBe(false)
  })

  it('sent twice, and at once, ends once; by two people at once, too', async () => {
    const courier = await differing(15_00)
    const loss = await inBooks('loss')
    const [id, code] = [randomUUID(), await sita.code()]
    const same = await Promise.all([1, 2, 3].map(() => end(courier.id, 15_00, 'writtenOff', { id, code })))
    expect(statusesOf(same)).toEqual([200, 200, 200])
    expect((await inBooks('loss')) - loss).toBe(15_00)
    expectRefusal(await end(courier.id, 15_00, 'writtenOff', { id, by: gita }), 409, 'CONFLICT')
    const other = await differing(25_00)
    const both = await Promise.all([sita, gita].map((by) => end(other.id, 25_00, 'paid', { by })))
    expect(statusesOf(both)).toEqual([200, 409])
  })

  it('needs a fresh second factor', async () => {
    const { id } = await differing(10_00)
    expectRefusal(await end(id, 10_00, 'paid', { code: '000000' }), 422, 'VALIDATION_FAILED')
    const without = { id: randomUUID(), courierId: id, amountPaisa: 10_00, end: 'paid', words: 'So' }
    expectRefusal(await sita.send('POST', '/differences', without), 422, 'VALIDATION_FAILED')
    expect((await sita.readCourier(id)).cash.differencePaisa).toBe(10_00)
  })
})

describe('bringing cash to the bank', () => {
  const remit = async (amountPaisa: number, { id = randomUUID(), by = sita, code = '' } = {}) =>
    by.send('POST', '/remittances', {
      id,
      amountPaisa,
      reference: 'Slip 3318',
      code: code || (await by.code()),
    })
  const fill = async () => {
    const { handInId, paisa } = await handedIn(1)
    await count(handInId, paisa)
    return paisa
  }

  it('takes it out of the box, once, with the number of the slip and who brought it', async () => {
    const paisa = await fill()
    const [box, bank] = [await inBooks('cash'), await inBooks('bank')]
    const [id, code] = [randomUUID(), await sita.code()]
    const answers = await Promise.all([1, 2, 3].map(() => remit(paisa, { id, code })))
    expect(statusesOf(answers)).toEqual([200, 200, 200])
    expect(answers[0]!.json().data.today).toMatchObject({ boxPaisa: box - paisa })
    expect([await inBooks('cash'), (await inBooks('bank')) - bank]).toEqual([box - paisa, paisa])
    const { items } = (await sita.send('GET', '/remittances')).json().data
    expect(items[0]).toMatchObject({ id, amountPaisa: paisa, reference: 'Slip 3318', by: 'Anjali Shrestha' })
    const other = await remit(paisa, { id, by: gita })
    expectRefusal(other, 409, 'CONFLICT')
    expect(other.json().fields).toHaveProperty('id')
  })

  it('is no more than the box holds, also by two at once', async () => {
    await fill()
    const { boxPaisa } = (await sita.read()).today
    const refused = expectRefusal(await remit(boxPaisa + 1), 409, 'CONFLICT')
    expect(refused.message).toContain('in the box')
    const both = await Promise.all([sita, gita].map((by) => remit(boxPaisa, { by })))
    expect(statusesOf(both)).toEqual([200, 409])
    expect((await sita.read()).today.boxPaisa).toBe(0)
    expectRefusal(await remit(0), 422, 'VALIDATION_FAILED')
  })

  it('needs a second factor that is right and was not used before; a refused change leaves the code', async () => {
    const paisa = await fill()
    expectRefusal(await remit(paisa, { code: '000000' }), 422, 'VALIDATION_FAILED')
    const code = await sita.code()
    expectRefusal(await remit(99_000_000_00, { code }), 409, 'CONFLICT')
    expect((await remit(1_00, { code })).statusCode).toBe(200)
    const refused = await remit(1_00, { code })
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
    expect(refused.json().fields).toHaveProperty('code')
  })

  it('is listed page by page, the newest first', async () => {
    await fill()
    for (let n = 0; n < 3; n += 1) await remit(1_00)
    const walked: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
      const page: RemittancePage = (await sita.send('GET', `/remittances?pageSize=2${query}`)).json().data
      walked.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    const all = (await sita.send('GET', '/remittances?pageSize=100')).json().data.items
    expect(walked).toEqual(all.map(({ id }: { id: string }) => id))
    for (const cursor of ['nonsense', `999999999999999~${randomUUID()}`]) {
      expectRefusal(await sita.send('GET', `/remittances?cursor=${cursor}`), 422, 'VALIDATION_FAILED')
    }
  })
})
