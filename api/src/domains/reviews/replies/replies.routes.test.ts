import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notification } from '@haat/contract/domains/notifications.ts'
import type { ShopReview } from '@haat/contract/domains/reviews.shop.ts'
import { makeCategory, makeProduct } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { makeReview } from '../../../../test/review-factories.ts'
import { makePerson, makeShop } from '../../../../test/shop-people.ts'
import { makeShopKeeper } from '../../../../test/suspend.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

const openShop = () => makeShop(haat, ['owner', 'manager', 'packer'])
let shop: Awaited<ReturnType<typeof openShop>>
let product: { id: string; number: number }
beforeEach(async () => {
  shop = await openShop()
  const { id: categoryId } = await makeCategory(haat.services, { slug: `shawls-${shop.vendorId}` })
  const slug = `stole-${shop.vendorId}`
  product = await makeProduct(haat.services, { vendorId: shop.vendorId, categoryId, slug })
})

const review = (changes: Partial<Parameters<typeof makeReview>[1]> = {}) =>
  makeReview(haat.services, { vendorId: shop.vendorId, productId: product.number, ...changes })
const list = async (query = '', person = shop.manager) =>
  (await person.send(`GET ${shop.path}/reviews?${query}`)).json().data as {
    items: ShopReview[]
    nextCursor: string | null
    unansweredCount: number
    totalCount: number
  }
const reply = (id: number, text: string, person = shop.manager) =>
  person.send(`PUT ${shop.path}/reviews/${id}/reply`, { text })
const withdraw = (id: number) => shop.manager.send(`DELETE ${shop.path}/reviews/${id}/reply`)
const shown = async () =>
  (await haat.app.inject({ url: `/api/products/${product.id}/reviews` })).json().data.items as {
    reply: { text: string } | null
  }[]
const agoDays = (id: number, days: number) =>
  haat.database.pool.query(`update reviews set replied_at = now() - $2 * interval '1 day' where id = $1`, [
    id,
    days,
  ])

describe('the reviews of a shop', () => {
  it('are read page by page, the newest first, by what waits for a reply and by stars', async () => {
    const first = await review({ stars: 5 })
    const second = await review({ stars: 2, productId: null, aspects: { onTime: 4, unknown: 1 } })
    await review({ stars: 3, state: 'held' })
    await reply(first, 'Thank you.')
    const unanswered = await list()
    expect(unanswered).toMatchObject({ unansweredCount: 1, totalCount: 2, nextCursor: null })
    expect(unanswered.items).toMatchObject([
      {
        id: String(second),
        about: { kind: 'shop', id: shop.slug },
        aspects: [{ name: { en: 'Sent on time' }, stars: 4 }],
        reply: null,
        replyState: null,
        replyEditableUntil: null,
      },
    ])
    expect(JSON.stringify(unanswered)).not.toContain('H-')
    expect((await list('view=answered')).items.map(({ id }) => id)).toEqual([String(first)])
    expect((await list('view=all&stars=2')).items.map(({ id }) => id)).toEqual([String(second)])
    const { items, nextCursor } = await list('view=all&pageSize=1')
    expect(items.map(({ id }) => id)).toEqual([String(second)])
    const rest = await list(`view=all&pageSize=1&cursor=${nextCursor}`)
    expect(rest.items.map(({ id }) => id)).toEqual([String(first)])
    expectRefusal(await shop.owner.send(`GET ${shop.path}/reviews?cursor=1`), 400, 'BAD_REQUEST')
  })

  it('are not those of another shop, nor for who packs', async () => {
    const id = await review()
    const other = await openShop()
    expectRefusal(await other.owner.send(`GET ${shop.path}/reviews`), 404, 'NOT_FOUND')
    const line = `PUT ${other.path}/reviews/${id}/reply` as const
    expectRefusal(await other.owner.send(line, { text: 'We are they.' }), 404, 'NOT_FOUND')
    expectRefusal(await reply(id, 'We are they.', other.owner), 404, 'NOT_FOUND')
    expectRefusal(await reply(id, 'I pack.', shop.packer), 403, 'FORBIDDEN')
    expect((await shown())[0]!.reply).toBeNull()
  })
})

describe('a reply', () => {
  it('is one, is shown at once, can be changed, and is told to who wrote the review, once', async () => {
    const maya = await makePerson(haat)
    const id = await review({ userId: maya.user.id })
    await Promise.all([reply(id, 'Thank you.'), reply(id, 'Thank you.', shop.owner)])
    const changed = (await reply(id, 'Thank you, come again.')).json().data as ShopReview
    expect(changed).toMatchObject({ reply: { text: 'Thank you, come again.' }, replyState: 'published' })
    expect((await shown()).map((one) => one.reply?.text)).toEqual(['Thank you, come again.'])
    const told = (await maya.send('GET /notifications')).json().data.items as Notification[]
    expect(told.map(({ kind }) => kind)).toEqual(['reviewReply'])
    const { rows } = await haat.database.pool.query(
      `select count from review_sums where kind = 'product' and subject_id = $1 and name = 'reply'`,
      [product.number],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('can be changed and taken back for thirty days, and written again after it was taken back', async () => {
    const id = await review()
    await reply(id, 'Thank you.')
    await agoDays(id, 29)
    expect((await reply(id, 'Many thanks.')).statusCode).toBe(200)
    expect((await withdraw(id)).json().data.reply).toBeNull()
    expect((await withdraw(id)).statusCode).toBe(200)
    await reply(id, 'Welcome.')
    await agoDays(id, 32)
    expect(expectRefusal(await reply(id, 'Too late.'), 409, 'CONFLICT').message).toContain('30 days')
    expectRefusal(await withdraw(id), 409, 'CONFLICT')
    expect((await reply(id, 'Welcome.')).statusCode).toBe(200)
  })

  it('with a telephone number or a link is refused by name', async () => {
    const id = await review()
    const refuse = async (text: string) =>
      expectRefusal(await reply(id, text), 422, 'VALIDATION_FAILED').fields
    expect(await refuse('Call us: 98412 34567')).toHaveProperty(
      'text',
      expect.stringContaining('telephone number'),
    )
    expect((await refuse('See www.haat.example'))!['text']).toContain('the link')
    expect(await refuse('९८४१२३४५६७ or mail@haat.example')).toHaveProperty(
      'text',
      expect.stringMatching(/telephone number and .*e-mail/),
    )
    for (const text of ['', '   ', 'x'.repeat(1001)]) await refuse(text)
    expect((await shown())[0]!.reply).toBeNull()
  })

  it('with insulting words is seen by nobody until staff have looked at it', async () => {
    const maya = await makePerson(haat)
    const id = await review({ userId: maya.user.id })
    const held = (await reply(id, 'You are an idiot.')).json().data as ShopReview
    expect(held).toMatchObject({ replyState: 'held', reply: { text: 'You are an idiot.' } })
    expect((await reply(id, 'You are kind.')).json().data.replyState).toBe('held')
    expect((await shown())[0]!.reply).toBeNull()
    expect((await maya.send('GET /notifications')).json().data.items).toEqual([])
    const { rows } = await haat.database.pool.query(
      `select hits, decided_at from moderation_cases where kind = 'reply' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ hits: ['idiot'], decided_at: null }])
  })

  it('that staff took off the page stays off', async () => {
    const id = await review()
    await reply(id, 'Thank you.')
    await haat.database.pool.query(`update reviews set reply_state = 'removed' where id = $1`, [id])
    expectRefusal(await reply(id, 'Thank you.'), 409, 'CONFLICT')
    expectRefusal(await withdraw(id), 409, 'CONFLICT')
    const [one] = (await list('view=answered')).items
    expect(one).toMatchObject({ replyState: 'removed' })
  })

  it('to a review that is off the page, or of a suspended shop, is refused', async () => {
    const id = await review({ state: 'removed' })
    expectRefusal(await reply(id, 'Thank you.'), 404, 'NOT_FOUND')
    const other = await review()
    await (await makeShopKeeper(haat)).suspend(shop.vendorId)
    expectRefusal(await reply(other, 'Thank you.'), 409, 'SHOP_SUSPENDED')
    expect((await list()).items).toHaveLength(1)
  })
})
