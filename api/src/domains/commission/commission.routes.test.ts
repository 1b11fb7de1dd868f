import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { maxShopRules } from '@haat/contract/domains/commission.rules.ts'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import { dayFromToday, openCommissionShop, type CommissionShop } from '../../../test/commission-shop.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { joinAs, makeShop } from '../../../test/shop-people.ts'

let shop: CommissionShop
let sita: Awaited<ReturnType<CommissionShop['people']>>
beforeAll(async () => {
  shop = await openCommissionShop()
  sita = await shop.people()
})
afterAll(() => shop.close())
afterEach(() => shop.clear())

const tomorrow = dayFromToday(1)
const fieldsOf = (body: { fields?: Record<string, string> | undefined }) => Object.keys(body.fields ?? {})
const slugOf = async (vendorId: number) =>
  (await shop.database.pool.query<{ slug: string }>('select slug from vendors where id = $1', [vendorId]))
    .rows[0]!.slug
const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted()

describe('a rule for the commission', () => {
  it('is made for a shop, a category, a product and everything else, and named as they are', async () => {
    const thing = await shop.make({ title: 'Dhaka topi' })
    const { rows } = await shop.database.pool.query<{ slug: string; name: string }>(
      'select slug, name from categories where id = $1',
      [shop.categoryId],
    )
    const about = [
      { subject: 'shop', address: await slugOf(shop.vendorId) },
      { subject: 'category', address: rows[0]!.slug },
      { subject: 'product', address: thing.productId },
      { subject: 'default', address: '' },
    ]
    for (const one of about) {
      const made = await sita.add({ ...one, rate: 650, words: 'Agreed by phone', endsOn: dayFromToday(30) })
      expect(made.statusCode, made.body).toBe(200)
      expect(made.json().data).toMatchObject({ ...one, rate: 650, state: 'coming', words: 'Agreed by phone' })
    }
    const { items, counts } = await sita.list('coming')
    expect(counts).toEqual({ running: 0, coming: 4, ended: 0 })
    const names = Object.fromEntries(items.map(({ subject, name }) => [subject, name?.en ?? null]))
    expect(names).toMatchObject({ category: rows[0]!.name, product: 'Dhaka topi', default: null })
    const { rows: audited } = await shop.database.pool.query<{ action: string }>(
      "select action from audit_entries where action like 'commission.%'",
    )
    expect(audited).toHaveLength(4)
  })

  it.each([
    [{ rate: 8001 }, 'rate'],
    [{ rate: -1 }, 'rate'],
    [{ rate: 7.5 }, 'rate'],
    [{ rate: '8' }, 'rate'],
    [{ beginsOn: dayFromToday(-1) }, 'beginsOn'],
    [{ beginsOn: dayFromToday(0) }, 'beginsOn'],
    [{ beginsOn: dayFromToday(400) }, 'beginsOn'],
    [{ beginsOn: '2027-02-30' }, 'beginsOn'],
    [{ endsOn: dayFromToday(0) }, 'endsOn'],
    [{ address: 'something' }, 'address'],
    [{ subject: 'shop' }, 'address'],
    [{ subject: 'planet' }, 'subject'],
    [{ words: 'x'.repeat(201) }, 'words'],
    [{ isLoud: true }, 'body'],
  ])('is refused with %o', async (changes, field) => {
    const body = expectRefusal(await sita.add(changes), 422, 'VALIDATION_FAILED')
    expect(fieldsOf(body).join()).toContain(field)
    expect((await sita.list('coming')).counts['coming']).toBe(0)
  })

  it('is about something that is there', async () => {
    for (const subject of ['shop', 'category', 'product']) {
      expectRefusal(await sita.add({ subject, address: 'nothing-99999' }), 404, 'NOT_FOUND')
    }
  })

  it('asks for the right to money and a fresh code of the second factor', async () => {
    const rule = await shop.rule('default', 0, { from: 3 })
    const others = await shop.people(['vendors', 'catalogue', 'orders'])
    expectRefusal(await others.add({}), 403, 'FORBIDDEN')
    expectRefusal(await others.send('GET', ''), 403, 'FORBIDDEN')
    expectRefusal(await others.send('DELETE', `/${rule}`, { code: '123456' }), 403, 'FORBIDDEN')
    const member = await makeToken(shop.services, 'staff', { rights: ['money'], isConfirmed: false })
    const without = await shop.app.inject({
      url: '/api/staff/commission-rules',
      headers: bearer(member.token),
    })
    expectRefusal(without, 403, 'SECOND_FACTOR_REQUIRED')
    expectRefusal(await sita.add({ code: '000000' }), 422, 'VALIDATION_FAILED')
    expectRefusal(
      await sita.send('POST', `/${rule}/end`, { endsOn: dayFromToday(9), code: '000000' }),
      422,
      'VALIDATION_FAILED',
    )
    expectRefusal(await sita.send('DELETE', `/${rule}`, { code: '000000' }), 422, 'VALIDATION_FAILED')
    expect((await sita.list('coming')).items).toMatchObject([{ id: rule, endsOn: null, state: 'coming' }])
  })

  it('is never made, ended or withdrawn by somebody who belongs to the shop', async () => {
    const thing = await shop.make()
    await joinAs(shop, shop.vendorId, { user: { id: sita.userId } }, 'packer')
    const [own, ofProduct] = [
      await shop.rule('shop', shop.vendorId, { from: 3 }),
      await shop.rule('product', thing.number, { from: 3 }),
    ]
    const code = () => sita.code()
    const about = { subject: 'product', address: thing.productId }
    expectRefusal(await sita.add(about), 403, 'FORBIDDEN')
    expectRefusal(await sita.send('DELETE', `/${own}`, { code: await code() }), 403, 'FORBIDDEN')
    const end = { endsOn: dayFromToday(9), code: await code() }
    expectRefusal(await sita.send('POST', `/${ofProduct}/end`, end), 403, 'FORBIDDEN')
    await shop.database.pool.query('delete from vendor_members where user_id = $1', [sita.userId])
    expect((await sita.send('DELETE', `/${own}`, { code: await code() })).statusCode).toBe(200)
  })

  it('counts once however often it is sent, and its id stands for nothing else', async () => {
    const id = randomUUID()
    const first = await sita.add({ id })
    const again = await sita.add({ id, code: '000000' })
    expect(again.json().data).toEqual(first.json().data)
    expectRefusal(await sita.add({ id, rate: 100 }), 409, 'CONFLICT')
    expectRefusal(await sita.add({ id, rate: 8000 }), 409, 'CONFLICT')
    const { productId: address } = await shop.make()
    expectRefusal(await sita.add({ id, subject: 'product', address }), 409, 'CONFLICT')
    expectRefusal(await sita.add({ id, endsOn: dayFromToday(8) }), 409, 'CONFLICT')
    expectRefusal(await (await shop.people()).add({ id }), 409, 'CONFLICT')
    expect((await sita.list('coming')).items).toHaveLength(1)
  })

  it('never overlaps with another of the same subject, and one for something else may', async () => {
    await shop.rule('shop', shop.vendorId, { from: -10, to: 20 })
    const about = { subject: 'shop', address: await slugOf(shop.vendorId) }
    for (const days of [
      { beginsOn: tomorrow, endsOn: null },
      { beginsOn: dayFromToday(20), endsOn: dayFromToday(40) },
      { beginsOn: dayFromToday(5), endsOn: dayFromToday(6) },
    ]) {
      const { message } = expectRefusal(await sita.add({ ...about, ...days }), 409, 'CONFLICT')
      expect(message).toMatch(/^There is a rule of 5 % for this already/)
    }
    expect((await sita.add({ ...about, beginsOn: dayFromToday(21) })).statusCode).toBe(200)
    expect((await sita.add({ subject: 'default' })).statusCode).toBe(200)
  })

  it('of two at once is made once, also behind the back of the calls', async () => {
    const [gita, hari] = [await shop.people(), await shop.people()]
    expect(statusesOf(await Promise.all([gita.add({}), hari.add({})]))).toEqual([200, 409])
    await expect(shop.rule('default', 0, { from: 4, to: 5 })).rejects.toThrow()
    expect((await sita.list('coming')).items).toHaveLength(1)
  })
})

describe('the days of a rule', () => {
  const end = async (id: string, endsOn: string) =>
    sita.send('POST', `/${id}/end`, { endsOn, code: await sita.code() })
  const withdraw = async (id: string) => sita.send('DELETE', `/${id}`, { code: await sita.code() })

  it('end today at the earliest, so that the rate of no day changes that has begun', async () => {
    const id = await shop.rule('default', 0, { from: -5 })
    for (const day of [dayFromToday(-1), dayFromToday(-9)]) {
      const body = expectRefusal(await end(id, day), 422, 'VALIDATION_FAILED')
      expect(fieldsOf(body)).toEqual(['endsOn'])
    }
    const ended: CommissionRule = (await end(id, dayFromToday(0))).json().data
    expect(ended).toMatchObject({ state: 'running', endsOn: dayFromToday(0), endedBy: expect.any(String) })
    expect(
      (await sita.send('POST', `/${id}/end`, { endsOn: dayFromToday(0), code: '000000' })).statusCode,
    ).toBe(200)
  })

  it('can be more as long as no other rule is in the way', async () => {
    const id = await shop.rule('default', 0, { from: -5, to: 3 })
    await shop.rule('default', 0, { from: 10, rate: 900 })
    expectRefusal(await end(id, dayFromToday(10)), 409, 'CONFLICT')
    expect((await end(id, dayFromToday(9))).json().data.endsOn).toBe(dayFromToday(9))
  })

  it('stay when it has ended, and a rule that has begun cannot be withdrawn', async () => {
    const over = await shop.rule('default', 0, { from: -9, to: -1 })
    expectRefusal(await end(over, dayFromToday(5)), 409, 'CONFLICT')
    expectRefusal(await withdraw(over), 409, 'CONFLICT')
    const running = await shop.rule('default', 0)
    expectRefusal(await withdraw(running), 409, 'CONFLICT')
    expectRefusal(await withdraw(randomUUID()), 404, 'NOT_FOUND')
    expect((await sita.list('running')).items).toMatchObject([{ id: running }])
  })

  it('are free again when it is withdrawn before it begins', async () => {
    const id = await shop.rule('default', 0, { from: 2 })
    expect((await withdraw(id)).json().data).toMatchObject({ state: 'withdrawn' })
    expect((await sita.send('DELETE', `/${id}`, { code: '000000' })).statusCode).toBe(200)
    expectRefusal(await end(id, dayFromToday(5)), 409, 'CONFLICT')
    expect((await sita.add({ beginsOn: dayFromToday(2) })).statusCode).toBe(200)
    expect((await sita.list('ended')).items).toMatchObject([{ id, state: 'withdrawn' }])
  })

  it('decide in which list it stands, which is walked by cursor', async () => {
    const running: string[] = []
    for (const days of [1, 2, 3]) {
      const thing = await shop.make()
      running.push(await shop.rule('product', thing.number, { from: -days }))
    }
    const first = (await sita.send('GET', '?state=running&pageSize=2')).json().data
    const rest = (await sita.send('GET', `?state=running&pageSize=2&cursor=${first.nextCursor}`)).json().data
    expect([...first.items, ...rest.items].map(({ id }: CommissionRule) => id)).toEqual(running)
    expect(rest.nextCursor).toBeNull()
    for (const cursor of ['nonsense', randomUUID()]) {
      expectRefusal(await sita.send('GET', `?cursor=${cursor}`), 422, 'VALIDATION_FAILED')
    }
  })
})

it('tells a shop its own rate, however many rules there are for its products', async () => {
  const mine = await makeShop(shop, ['owner'])
  const thing = await shop.make({ vendorId: mine.vendorId })
  await shop.rule('shop', mine.vendorId, { rate: 600, from: -1 })
  for (let day = 1; day <= maxShopRules; day++) {
    await shop.rule('product', thing.number, { rate: 0, from: day, to: day })
  }
  const { rate, rules } = (await mine.owner.send(`GET ${mine.path}/commission`)).json().data
  expect(rules).toHaveLength(maxShopRules)
  expect(rate).toBe(600)
})

it('tells a shop what holds and will hold for it, and nobody else of it', async () => {
  const mine = await makeShop(shop, ['owner', 'manager'])
  const thing = await shop.make({ vendorId: mine.vendorId })
  const other = await shop.make()
  const usual = async () => (await shop.app.inject({ url: '/api/commission' })).json().data
  expect(await usual()).toEqual({ rate: 800, vatRate: 1300 })
  await shop.rule('default', 0, { rate: 900, from: -3 })
  expect(await usual()).toEqual({ rate: 900, vatRate: 1300 })
  await shop.rule('shop', mine.vendorId, { rate: 600, from: 3 })
  await shop.rule('product', thing.number, { rate: 0 })
  await shop.rule('product', other.number, { rate: 100 })
  await shop.rule('category', shop.categoryId, { rate: 750, from: -9, to: -2 })
  const read = await mine.owner.send(`GET ${mine.path}/commission`)
  expect(read.json().data).toMatchObject({
    rate: 900,
    vatRate: 1300,
    rules: [
      { subject: 'product', rate: 0, state: 'running' },
      { subject: 'shop', rate: 600, state: 'coming', beginsOn: dayFromToday(3) },
      { subject: 'default', rate: 900, name: null },
    ],
  })
  expectRefusal(await mine.manager.send(`GET ${mine.path}/commission`), 403, 'FORBIDDEN')
  const stranger = await makeShop(shop, ['owner'])
  expectRefusal(await stranger.owner.send(`GET ${mine.path}/commission`), 404, 'NOT_FOUND')
})
