import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openReviewShop, type ReviewShop } from '../../../../test/review-shop.ts'
import { makeShopKeeper } from '../../../../test/suspend.ts'
import { colouredShawl, recount } from '../../../../test/catalogue-factories.ts'

let shop: ReviewShop
beforeAll(async () => {
  shop = await openReviewShop()
})
afterAll(async () => {
  await recount(shop.services)
  await expectInvariants(shop.services.db)
  await shop.close()
})

const rowOf = async (id: string) =>
  (await shop.services.db.execute(sql`select * from reviews where id = ${id}`)).rows[0]!
const casesOf = async (id: string) =>
  (
    await shop.services.db.execute(
      sql`select reasons, hits from moderation_cases where kind = 'review' and subject_id = ${id}`,
    )
  ).rows

describe('who received something', () => {
  it('finds it among the reviews to write, says something, and everybody reads it', async () => {
    const variants = [
      { values: ['red'], onHand: 5 },
      { values: ['blue'], onHand: 5 },
    ]
    const thing = await shop.make({ ...colouredShawl, title: 'Shawl', titleNe: 'सल', variants })
    const { shopper } = await shop.buyer(thing)
    const toWrite = (await shopper.send('GET', '/own-reviews/to-write')).json().data
    expect(toWrite).toMatchObject({
      total: 2,
      items: [
        {
          kind: 'product',
          id: thing.productId,
          title: { en: 'Shawl' },
          choice: [{ en: 'Rhododendron red' }],
        },
        { kind: 'shop', id: shop.slug, picture: null },
      ],
    })
    const before = await shop.standing(shopper, 'product', thing.productId)
    expect(before).toMatchObject({
      purchase: { id: thing.productId, boughtOn: toWrite.items[0].boughtOn },
      refusal: null,
      review: null,
      shownAs: { author: 'Anjali S.', place: { en: 'Kathmandu' } },
      votedReviewIds: [],
    })
    const answer = await shop.write(shopper, thing.productId, { stars: 4, text: 'Warm, soft, and red' })
    expect(answer.json()).toMatchObject({
      message: 'Your review is posted.',
      data: { stars: 4, state: 'published', editedAt: null, about: { id: thing.productId } },
    })
    expect(await shop.list(thing.productId)).toMatchObject({
      total: 1,
      items: [
        {
          author: 'Anjali S.',
          place: { en: 'Kathmandu' },
          stars: 4,
          text: 'Warm, soft, and red',
          language: 'en',
          choice: [{ en: 'Rhododendron red' }],
        },
      ],
    })
    expect(await shop.summary(thing.productId)).toMatchObject({
      ratings: { average: 4, count: 1, byStars: [0, 0, 0, 1, 0] },
      byLanguage: { en: 1, ne: 0 },
      byValue: [{ key: 'red', name: { en: 'Rhododendron red' }, count: 1 }],
    })
    expect((await shopper.send('GET', '/own-reviews/to-write')).json().data.items).toMatchObject([
      { kind: 'shop' },
    ])
    expect((await shopper.send('GET', '/own-reviews')).json().data).toMatchObject({
      total: 1,
      items: [{ stars: 4 }],
    })
    // Cards and lists of products know it at once.
    const { items } = (
      await shop.app.inject({ url: `/api/products?vendor=${shop.slug}&sortField=rating` })
    ).json().data
    expect(items[0]).toMatchObject({ id: thing.productId, rating: 4, ratingCount: 1 })
  })

  it('judges the shop by how it sends', async () => {
    const { shopper } = await shop.buyer(await shop.make())
    const path = `/own-reviews/shop/${shop.slug}`
    expectRefusal(
      await shopper.send('PUT', path, { stars: 5, aspects: { beauty: 3 } }),
      422,
      'VALIDATION_FAILED',
    )
    const answer = await shopper.send('PUT', path, {
      stars: 2,
      aspects: { onTime: 1, asDescribed: 4 },
      text: 'ढिलो आयो',
    })
    expect(answer.json().data).toMatchObject({ about: { kind: 'shop', id: shop.slug, choice: [] } })
    const { data } = (await shop.app.inject({ url: `/api/vendors/${shop.slug}/reviews` })).json()
    expect(data.items.find(({ text }: { text: string }) => text === 'ढिलो आयो')).toMatchObject({
      language: 'ne',
      about: null,
    })
    expect(data.items.find(({ about }: { about: unknown }) => about !== null)).toMatchObject({
      about: { kind: 'product' },
    })
    const summary = (await shop.app.inject({ url: `/api/vendors/${shop.slug}/reviews/summary` })).json().data
    expect(summary.aspects).toMatchObject([
      { key: 'onTime', name: { en: 'Sent on time' }, average: 1, count: 1 },
      { key: 'asDescribed', average: 4 },
    ])
    expect(summary.byValue).toEqual([])
  })

  it('writes once, however often it is sent and from wherever', async () => {
    const thing = await shop.make()
    const { shopper } = await shop.buyer(thing)
    const answers = await Promise.all(
      [5, 4, 3, 5, 4, 3].map((stars) => shop.write(shopper, thing.productId, { stars })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    expect((await shop.summary(thing.productId)).ratings.count).toBe(1)
    const again = { stars: 2, text: 'The same' }
    const first = (await shop.write(shopper, thing.productId, again)).json().data
    expect((await shop.write(shopper, thing.productId, again)).json().data).toEqual(first)
  })

  it('changes it for thirty days, takes it back, and writes it anew', async () => {
    const thing = await shop.make()
    const { shopper, review } = await shop.reviewer(thing, { stars: 1, text: 'Too thin' })
    const changed = await shop.write(shopper, thing.productId, { stars: 3, text: 'Thin, but warm' })
    expect(changed.json().data).toMatchObject({ id: review.id, editedAt: expect.any(String) })
    const voter = await shop.shopper()
    await voter.send('PUT', `/reviews/${review.id}/vote`)
    const path = `/own-reviews/product/${thing.productId}`
    const taken = await shopper.send('DELETE', path)
    expect(taken.json().data).toMatchObject({ review: null, refusal: null })
    expect(await rowOf(review.id)).toMatchObject({ state: 'withdrawn', text: '', helpful_count: 0 })
    expect((await shop.list(thing.productId)).total).toBe(0)
    expect((await shopper.send('DELETE', path)).statusCode).toBe(200)
    const anew = await shop.write(shopper, thing.productId, { stars: 4 })
    expect(anew.json().data).toMatchObject({ id: review.id, state: 'published', text: '' })
    await shop.age(review.id, 30)
    expect((await shop.write(shopper, thing.productId, { stars: 5 })).statusCode).toBe(200)
    await shop.age(review.id, 1)
    const late = expectRefusal(await shop.write(shopper, thing.productId, { stars: 1 }), 409, 'CONFLICT')
    expect(late.fields).toHaveProperty('tooLate')
    expectRefusal(await shopper.send('DELETE', path), 409, 'CONFLICT')
    expect(await shop.standing(shopper, 'product', thing.productId)).toMatchObject({
      refusal: 'tooLate',
      review: { stars: 5 },
    })
  })

  it('can say so also when the shop is suspended or the thing is not sold any more', async () => {
    const other = await shop.makeVendor()
    const thing = await shop.make({ vendorId: other.id })
    const person = await shop.shopper()
    const { number } = await person.buyProducts([[thing]])
    await shop.money.send('POST', `orders/${number}/calls`, { outcome: 'confirmed', seenCalls: 0 })
    for (const step of ['pack', 'leave']) await shop.money.send('POST', `orders/${number}/parcels/1/${step}`)
    expect(await shop.standing(person, 'product', thing.productId)).toMatchObject({
      refusal: 'notReceived',
      purchase: null,
    })
    const early = expectRefusal(await shop.write(person, thing.productId), 409, 'CONFLICT')
    expect(early.fields).toHaveProperty('notReceived')
    const code = (await person.getOrder(number)).parcels[0]!.doorCode
    await shop.money.send('POST', `orders/${number}/parcels/1/door`, { outcome: 'delivered', code })
    await shop.services.db.execute(sql`update products set is_on_sale = false where id = ${thing.number}`)
    await (await makeShopKeeper(shop)).suspend(other.id)
    const review = (await shop.write(person, thing.productId, { stars: 2 })).json().data
    expect(review.state).toBe('published')
    const voter = await shop.shopper()
    expect((await voter.send('PUT', `/reviews/${review.id}/vote`)).statusCode).toBe(200)
  })
})

describe('a review is refused', () => {
  it('of what was not bought, of a service, and of what there is not', async () => {
    const thing = await shop.make()
    const stranger = await shop.shopper()
    const refusal = expectRefusal(await shop.write(stranger, thing.productId), 403, 'FORBIDDEN')
    expect(refusal.fields).toEqual({ notBought: 'Only who bought this on Haat can review it.' })
    expect((await shop.standing(stranger, 'product', thing.productId)).refusal).toBe('notBought')
    expectRefusal(await shop.write(stranger, 'nothing-999999'), 404, 'NOT_FOUND')
    expectRefusal(
      await stranger.send('PUT', '/own-reviews/service/none-9999', { stars: 5 }),
      404,
      'NOT_FOUND',
    )
    expectRefusal(
      await stranger.send('PUT', `/own-reviews/shop/${shop.slug}`, { stars: 5 }),
      403,
      'FORBIDDEN',
    )
  })

  it('after the money went back, and of a part of it not', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 20 }] })
    const whole = await shop.buyer(thing)
    await shop.money.refund(whole.number, [[thing, 1]])
    const refusal = expectRefusal(await shop.write(whole.shopper, thing.productId), 403, 'FORBIDDEN')
    expect(refusal.fields).toHaveProperty('refunded')
    const part = await shop.buyer(thing, 2)
    await shop.money.refund(part.number, [[thing, 1]])
    expect((await shop.write(part.shopper, thing.productId)).statusCode).toBe(200)
    // What stands on the page stays when the money goes back later, and can still be changed.
    await shop.money.refund(part.number, [[thing, 1]])
    expect((await shop.list(thing.productId)).total).toBe(1)
    expect((await shop.write(part.shopper, thing.productId, { stars: 2 })).statusCode).toBe(200)
  })

  it('of one’s own shop, and without a confirmed address', async () => {
    const thing = await shop.make()
    const { shopper } = await shop.buyer(thing)
    await shop.unverify(shopper.userId)
    const unverified = expectRefusal(await shop.write(shopper, thing.productId), 403, 'EMAIL_UNVERIFIED')
    expect(unverified.fields).toHaveProperty('unverified')
    await shop.services.db.execute(sql`update users set email_verified = true where id = ${shopper.userId}`)
    await shop.services.db.execute(
      sql`update users set roles = '{shopper,vendor}' where id = ${shopper.userId}`,
    )
    await shop.services.db.execute(sql`insert into vendor_members (id, vendor_id, user_id, role)
      values (gen_random_uuid(), ${shop.vendorId}, ${shopper.userId}, 'packer')`)
    const own = expectRefusal(await shop.write(shopper, thing.productId), 403, 'FORBIDDEN')
    expect(own.fields).toHaveProperty('ownShop')
    expect((await shopper.send('GET', '/own-reviews/to-write')).json().data.total).toBe(0)
  })

  it('for contacts in its words, by name; insults wait for staff, and scripts are words', async () => {
    const thing = await shop.make()
    const { shopper } = await shop.buyer(thing)
    const refusal = expectRefusal(
      await shop.write(shopper, thing.productId, { text: 'Call ९८४१२३४५६७ or see shop.example.com' }),
      422,
      'VALIDATION_FAILED',
    )
    expect(refusal.fields!['text']).toContain('a phone number and a link')
    const held = (await shop.write(shopper, thing.productId, { text: 'The seller is an idiot' })).json()
    expect(held).toMatchObject({ message: 'We look at your review first.', data: { state: 'held' } })
    expect(await casesOf(held.data.id)).toMatchObject([
      { reasons: expect.arrayContaining(['words']), hits: ['idiot'] },
    ])
    expect((await shop.list(thing.productId)).total).toBe(0)
    expect((await shop.write(shopper, thing.productId, { text: 'Not nice' })).json().data.state).toBe('held')
    const other = await shop.reviewer(thing, { text: '<script>alert(1)</script> & "good"' })
    expect((await shop.list(thing.productId)).items[0].text).toBe('<script>alert(1)</script> & "good"')
    for (const body of [
      { stars: 6 },
      { stars: 0 },
      { stars: 4.5 },
      { text: 'x'.repeat(2001) },
      { extra: 1 },
    ]) {
      expectRefusal(await shop.write(other.shopper, thing.productId, body), 422, 'VALIDATION_FAILED')
    }
  })
})
