import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { readPaper } from '../../../../test/read-paper.ts'
import { openRunShop, type RunShop } from '../../../../test/run-shop.ts'

let shop: RunShop
beforeAll(async () => {
  shop = await openRunShop()
})
afterAll(() => shop.close())

const home = {
  localLevel: 'tokha',
  ward: 7,
  tole: 'Gongabu Marga',
  landmark: 'Green gate behind the temple',
}
const note = 'Ask for me at the tea shop'
const secrets = ['Tokha', 'टोखा', home.tole, home.landmark, note]

/** An order of one thing that its buyer has not confirmed. */
async function placed() {
  const thing = await shop.make({ variants: [{ values: [], onHand: 9 }] })
  const person = await shop.shopper(home)
  await person.put(thing)
  const { mark } = await person.quote()
  const answer = await person.placeOrder({ addressId: person.addressId, method: 'cod', mark, note })
  expect(answer.statusCode, answer.body).toBe(200)
  const { number } = answer.json().data as { number: string }
  return { person, number }
}
const advance = (number: string, to: ParcelState) =>
  advanceParcel(shop.services, { number, position: 1, to, actor: 'staff' })

/** Everything that the shop is told of an order, by its lists, by its search and on its page. */
async function toldOf(number: string) {
  const paths = ['?view=all&pageSize=100', `?view=all&searchTerm=${number}`, `/${number}`]
  const answers = []
  for (const query of paths) answers.push(await shop.sita.send(`GET ${shop.path}/parcels${query}`))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  return answers.map(({ body }) => body)
}
async function expectHidden(number: string, why: 'unconfirmed' | 'over') {
  for (const body of await toldOf(number)) {
    expect(body).toContain(`"${number}"`)
    for (const secret of secrets) expect(body).not.toContain(secret)
  }
  const { delivery, ...parcel } = await shop.read(number)
  expect(parcel).toMatchObject({ ward: null, place: { en: 'Kathmandu' }, hasNote: false, note: '' })
  expect(delivery).toMatchObject({
    name: 'Anjali Shrestha',
    districtName: { en: 'Kathmandu' },
    localLevelName: null,
    ward: null,
    hiddenStreet: why,
    phoneNumber: null,
  })
}
async function expectShown(number: string) {
  const { delivery, place } = await shop.read(number)
  expect(place.en).toBe('Tokha, Kathmandu')
  expect(delivery).toMatchObject({ ward: 7, tole: home.tole, landmark: home.landmark, hiddenStreet: null })
  expect((await toldOf(number))[2]).toContain(note)
}
/** Moves the last days of a return, or forgets them as in parcels from before they were recorded. */
const setLastDay = (number: string, day: string | null) =>
  shop.services.db.execute(
    sql`update order_lines set return_until = ${day}::date where parcel_id in (select id from parcels where order_id = ${orderIdOf(number)})`,
  )
/** A parcel that a courier brought in a run of the shop. */
async function delivered() {
  const { person, number } = await placed()
  await advance(number, 'confirmed')
  await shop.pack(number)
  const run = await shop.runOf([number])
  await advance(number, 'shipped')
  const { doorCode } = (await person.getOrder(number)).parcels[0]!
  const answer = await shop.door(number, { outcome: 'delivered', code: doorCode! })
  expect(answer.statusCode, answer.body).toBe(200)
  return { number, run }
}
const today = nepalDay(new Date())

describe('the street of a buyer', () => {
  it('is told to the shop from when the order is confirmed, and no more once it is given up', async () => {
    const { number } = await placed()
    await expectHidden(number, 'unconfirmed')
    await advance(number, 'confirmed')
    await expectShown(number)
    await shop.accept(number)
    await expectShown(number)
    const answer = await shop.step(number, 'decline', { reason: 'damaged', words: '' })
    expect(answer.statusCode, answer.body).toBe(200)
    await expectHidden(number, 'over')
  })

  it('is forgotten with an order that its buyer never confirmed', async () => {
    const { number } = await placed()
    await advance(number, 'cancelled')
    await expectHidden(number, 'over')
  })

  it('is told until the last day of a return, then nowhere but on the bill; staff go on seeing it', async () => {
    const { number, run } = await delivered()
    await expectShown(number)
    await setLastDay(number, today)
    await expectShown(number)
    expect((await shop.readRun(run.id)).stops[0]!.place.en).toBe('Tokha, Kathmandu')
    await setLastDay(number, addDays(today, -1))
    await expectHidden(number, 'over')
    expect((await shop.readRun(run.id)).stops[0]!.place.en).toBe('Kathmandu')
    const bill = await shop.sita.send(`GET ${shop.path}/papers?numbers=${number}&kinds=bill&language=en`)
    expect((await readPaper(bill.rawPayload))[0]!.text).toContain(home.tole)
    for (const kind of ['label', 'slip']) {
      const refused = await shop.sita.send(`GET ${shop.path}/papers?numbers=${number}&kinds=${kind}`)
      expect(refused.statusCode).toBe(409)
    }
    const answer = await shop.asStaff(`GET /staff/orders/${number}`)
    const { parcels } = answer.json().data as StaffOrder
    expect(parcels[0]!.delivery).toMatchObject({ tole: home.tole, hiddenStreet: null })
  })

  it('of a parcel whose last day was not recorded is told for as long as its money waited', async () => {
    const { number } = await delivered()
    await setLastDay(number, null)
    const move = (days: number) =>
      shop.services.db.execute(
        sql`update parcels set state_at = now() - make_interval(days => ${days}) where order_id = ${orderIdOf(number)}`,
      )
    await move(30)
    await expectShown(number)
    await move(40)
    await expectHidden(number, 'over')
  })
})
