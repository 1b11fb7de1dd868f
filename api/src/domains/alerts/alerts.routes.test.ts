import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leastFollowers, maxFollowedShops, maxStockAlerts } from '@haat/contract/domains/alerts.rules.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makePerson, sendAs, type Person } from '../../../test/shop-people.ts'
import { openStockShop, type StockShop } from '../../../test/stock-shop.ts'
import { makeShopKeeper } from '../../../test/suspend.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { getUserRow } from '../account/account.service.ts'
import { closeAccount } from '../account/close-account.service.ts'

let haat: TestApp
let shop: StockShop
beforeAll(async () => {
  haat = await buildTestApp()
  shop = await openStockShop(haat)
})
afterAll(() => haat.close())

const run = (text: string, values: unknown[] = []) => haat.database.pool.query(text, values)
const idsOf = async (person: Person) => (await person.send('GET /alerts')).json().data
const listOf = async (person: Person) => (await person.send('GET /alerts/list')).json().data
const wait = (person: Person, variantId: string) => person.send(`PUT /alerts/variants/${variantId}`)
const follow = (person: Person, slug: string) => person.send(`PUT /alerts/shops/${slug}`)

describe('waiting for something that is out of stock', () => {
  it('begins once and is taken back once, however often it is said', async () => {
    const person = await makePerson(haat)
    const [small, large] = await shop.make('Cap', [0, 0])
    for (const _time of [1, 2]) {
      const answer = await wait(person, small!)
      expect(answer.json()).toMatchObject({ message: 'We will tell you when it is back.' })
      expect(answer.json().data).toEqual({ variantIds: [small], shopSlugs: [] })
    }
    await wait(person, large!)
    expect(await idsOf(person)).toEqual({ variantIds: [large, small], shopSlugs: [] })
    for (const _time of [1, 2]) {
      const answer = await person.send(`DELETE /alerts/variants/${small}`)
      expect(answer.json().data).toEqual({ variantIds: [large], shopSlugs: [] })
    }
  })

  it('is refused of what can be bought, and of what there is not', async () => {
    const person = await makePerson(haat)
    const [small] = await shop.make('Cap', [3])
    const { message } = expectRefusal(await wait(person, small!), 409, 'CONFLICT')
    expect(message).toBe('This is in stock. You can buy it now.')
    expectRefusal(await wait(person, '999999999'), 404, 'NOT_FOUND')
    expectRefusal(await wait(person, 'rubbish'), 422, 'VALIDATION_FAILED')
    expect(await idsOf(person)).toEqual({ variantIds: [], shopSlugs: [] })
  })

  it('is possible of what its shop has paused, although there is some', async () => {
    const person = await makePerson(haat)
    const [small] = await shop.make('Paused cap', [3])
    await run(
      'update products set is_on_sale = false where id = (select product_id from product_variants where id = $1)',
      [small],
    )
    expect((await wait(person, small!)).json().data.variantIds).toEqual([small])
    expect((await listOf(person)).waiting[0].product).toMatchObject({ stock: 'out' })
    expect((await listOf(person)).waiting[0].product.paused).toBeDefined()
  })

  it('lists each with its card and the choice, newest first, and nothing of anybody else', async () => {
    const [person, other] = [await makePerson(haat), await makePerson(haat)]
    const [small, medium] = await shop.make('Woollen cap', [0, 0])
    await wait(other, small!)
    await wait(person, small!)
    await wait(person, medium!)
    const { waiting, following } = await listOf(person)
    expect(following).toEqual([])
    expect(waiting).toMatchObject([
      { variantId: medium, choice: [{ en: 'm' }], product: { title: { en: 'Woollen cap' }, stock: 'out' } },
      { variantId: small, choice: [{ en: 's' }] },
    ])
  })

  it(`ends at ${maxStockAlerts}, also for 50 requests at once; one that is known needs no room`, async () => {
    const person = await makePerson(haat)
    const [known] = await shop.make('Known cap', [0])
    await wait(person, known!)
    await run(
      `insert into stock_alerts (user_id, variant_id, product_id, vendor_id)
       select $1, 900000000 + n, 900000000 + n, $2 from generate_series(1, $3::int) n`,
      [person.user.id, shop.vendorId, maxStockAlerts - 6],
    )
    const variants: string[] = []
    for (let made = 0; made < 10; made += 1) variants.push(...(await shop.make('Cap', [0, 0, 0, 0, 0])))
    const answers = await Promise.all(variants.map((variantId) => wait(person, variantId)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    const refused = answers.find(({ statusCode }) => statusCode !== 200)!
    expectRefusal(refused, 409, 'CONFLICT')
    expect(refused.body).toContain(`at most ${maxStockAlerts} things`)
    expect((await wait(person, known!)).statusCode).toBe(200)
    const { rows } = await run('select count(*)::int n from stock_alerts where user_id = $1', [
      person.user.id,
    ])
    expect(rows[0].n).toBe(maxStockAlerts)
  })
})

describe('following a shop', () => {
  it('begins once and is taken back once, by any name that the shop has had', async () => {
    const person = await makePerson(haat)
    await run(`insert into vendor_slugs (slug, vendor_id) values ('once-called', $1)`, [shop.vendorId])
    for (const slug of [shop.slug, 'once-called']) {
      expect((await follow(person, slug)).json().data).toEqual({ variantIds: [], shopSlugs: [shop.slug] })
    }
    expect((await listOf(person)).following).toMatchObject([{ shop: { slug: shop.slug } }])
    for (const slug of ['once-called', shop.slug]) {
      expect((await person.send(`DELETE /alerts/shops/${slug}`)).json().data.shopSlugs).toEqual([])
    }
    expectRefusal(await follow(person, 'nowhere'), 404, 'NOT_FOUND')
  })

  it(`ends at ${maxFollowedShops}`, async () => {
    const person = await makePerson(haat)
    await run(
      `insert into shop_follows (user_id, vendor_id) select $1, 900000000 + n from generate_series(1, $2::int) n`,
      [person.user.id, maxFollowedShops],
    )
    expectRefusal(await follow(person, shop.slug), 409, 'CONFLICT')
  })

  it(`shows the page of the shop how many do, from ${leastFollowers} on, and never who`, async () => {
    const crowded = await openStockShop(haat)
    const add = (count: number) =>
      run(
        `insert into shop_follows (user_id, vendor_id) select gen_random_uuid(), $1 from generate_series(1, $2::int)`,
        [crowded.vendorId, count],
      )
    const shown = async () =>
      (await sendAs(haat, {}, `GET /vendors/${crowded.slug}`)).json().data.followerCount
    await add(leastFollowers - 1)
    expect(await shown()).toBeNull()
    const person = await makePerson(haat)
    await follow(person, crowded.slug)
    expect(await shown()).toBe(leastFollowers)
    await add(20_000)
    expect(await shown()).toBe(10_000)
  })
})

it('a suspended shop and what it sells can be waited for', async () => {
  const person = await makePerson(haat)
  const other = await openStockShop(haat)
  const [variantId] = await other.make('Cap', [4])
  const keeper = await makeShopKeeper(haat)
  await keeper.suspend(other.vendorId)
  expect((await wait(person, variantId!)).statusCode).toBe(200)
  expect((await follow(person, other.slug)).statusCode).toBe(200)
})

describe('an account', () => {
  it('takes along what it waits for and whom it follows, and leaves nothing of it when it closes', async () => {
    const person = await makePerson(haat)
    const [variantId] = await shop.make('Exported cap', [0])
    await wait(person, variantId!)
    await follow(person, shop.slug)
    const exported = (await person.send('GET /account/export')).json()
    const { alerts } = exported.data ?? exported
    expect(alerts).toMatchObject({
      waitingFor: [{ title: { en: 'Exported cap' } }],
      following: [{ shop: shop.slug }],
    })
    const { db } = haat.services
    const row = await getUserRow(db, person.user.id)
    await db.transaction((tx) => closeAccount(haat.services, tx, row))
    for (const table of ['stock_alerts', 'shop_follows']) {
      expect((await run(`select from ${table} where user_id = $1`, [person.user.id])).rowCount).toBe(0)
    }
  })
})

it('nobody who is not signed in is told or remembered', async () => {
  for (const line of [
    'GET /alerts',
    'GET /alerts/list',
    'PUT /alerts/variants/1',
    'PUT /alerts/shops/a',
  ] as const) {
    expectRefusal(await sendAs(haat, {}, line), 401, 'UNAUTHENTICATED')
  }
})
