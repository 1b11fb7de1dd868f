import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recount } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { forgetUnconfirmedVotes } from '../forget-unconfirmed-votes.service.ts'
import { openReviewShop, type ReviewShop } from '../../../../test/review-shop.ts'

let shop: ReviewShop
beforeAll(async () => {
  shop = await openReviewShop()
})
afterAll(async () => {
  await recount(shop.services)
  await expectInvariants(shop.services.db)
  await shop.close()
})

type Shopper = Awaited<ReturnType<ReviewShop['shopper']>>
const vote = (person: Pick<Shopper, 'headers'>, reviewId: string, agent: string) =>
  shop.app.inject({
    method: 'PUT',
    url: `/api/reviews/${reviewId}/vote`,
    headers: { ...person.headers, 'user-agent': agent },
  })
const flagged = async () =>
  (
    await shop.services.db.execute(
      sql`select subject_id::int as id from moderation_cases where reasons ? 'device' order by subject_id`,
    )
  ).rows.map(({ id }) => String(id))

it('count once, can be taken back a thousand times, and are remembered', async () => {
  const thing = await shop.make()
  const { review, shopper } = await shop.reviewer(thing)
  const voter = await shop.shopper()
  const path = `/reviews/${review.id}/vote`
  for (let at = 0; at < 20; at += 1) {
    expect((await voter.send('PUT', path)).json().data).toEqual({ helpfulCount: 1, isVoted: true })
    await voter.send('PUT', path)
    expect((await voter.send('DELETE', path)).json().data).toEqual({ helpfulCount: 0, isVoted: false })
    await voter.send('DELETE', path)
  }
  await Promise.all(Array.from({ length: 10 }, (_, at) => voter.send(at % 2 ? 'PUT' : 'DELETE', path)))
  await voter.send('PUT', path)
  expect((await shop.standing(voter, 'product', thing.productId)).votedReviewIds).toEqual([review.id])
  expectRefusal(await shopper.send('PUT', path), 409, 'CONFLICT')
  expectRefusal(await voter.send('PUT', '/reviews/999999999/vote'), 404, 'NOT_FOUND')
  await shop.services.db.execute(sql`update reviews set state = 'removed' where id = ${review.id}`)
  const gone = expectRefusal(await voter.send('PUT', path), 409, 'CONFLICT')
  expect(gone.message).toBe('This review is not shown any more, so nobody can vote for it.')
  expect((await voter.send('DELETE', path)).json().data).toEqual({ helpfulCount: 0, isVoted: false })
})

it('of three accounts on one device are shown to staff, and refused to nobody', async () => {
  const { review } = await shop.reviewer(await shop.make())
  const people = [await shop.shopper(), await shop.shopper(), await shop.shopper(), await shop.shopper()]
  await vote(people[3]!, review.id, 'another telephone')
  for (const person of people.slice(0, 2)) await vote(person, review.id, 'one telephone')
  expect(await flagged()).toEqual([])
  expect((await vote(people[2]!, review.id, 'one telephone')).statusCode).toBe(200)
  expect(await flagged()).toEqual([review.id])
  // Staff have looked: the same device is no news for a month.
  await shop.services.db.execute(sql`update moderation_cases set decision = 'kept', decided_at = now()`)
  await vote(await shop.shopper(), review.id, 'one telephone')
  expect(await flagged()).toEqual([review.id])
})

it('and reviews of three accounts on one device are shown to staff, all of them', async () => {
  const thing = await shop.make({ variants: [{ values: [], onHand: 50 }] })
  const ids: string[] = []
  for (let at = 0; at < 3; at += 1) {
    const { shopper } = await shop.buyer(thing)
    const answer = await shop.app.inject({
      method: 'PUT',
      url: `/api/own-reviews/product/${thing.productId}`,
      headers: { ...shopper.headers, 'user-agent': 'a third telephone' },
      payload: { stars: 5 },
    })
    ids.push(answer.json().data.id)
  }
  expect(await flagged()).toEqual(expect.arrayContaining(ids))
  const { rows } = await shop.services.db.execute(sql`select device from reviews where id = ${ids[0]!}`)
  expect(rows[0]!['device']).toMatch(/^[\w-]{22}$/)
})

it('of an account that has confirmed nothing are refused with what it has to do, and then count', async () => {
  const { review } = await shop.reviewer(await shop.make())
  const path = `/reviews/${review.id}/vote`
  const voter = await shop.shopper()
  await shop.unverify(voter.userId)
  const { message } = expectRefusal(await voter.send('PUT', path), 403, 'EMAIL_UNVERIFIED')
  expect(message).toBe('Please confirm your e-mail address first, then your vote counts.')
  await shop.services.db.execute(sql`update users set email_verified = true where id = ${voter.userId}`)
  expect((await voter.send('PUT', path)).json().data).toEqual({ helpfulCount: 1, isVoted: true })
})

it('that such accounts gave before are taken back, and nobody else’s', async () => {
  const { review } = await shop.reviewer(await shop.make())
  const path = `/reviews/${review.id}/vote`
  const voters = await Promise.all([1, 2, 3, 4].map(() => shop.shopper()))
  for (const voter of voters) await voter.send('PUT', path)
  for (const voter of voters.slice(1)) await shop.unverify(voter.userId)
  await forgetUnconfirmedVotes(shop.services, 2)
  const { rows } = await shop.services.db.execute(sql`
    select helpful_count, array(select user_id from review_votes where review_id = r.id) as voters
    from reviews r where id = ${review.id}`)
  expect(rows).toEqual([{ helpful_count: 1, voters: [voters[0]!.userId] }])
  expect((await voters[1]!.send('DELETE', path)).json().data).toEqual({ helpfulCount: 1, isVoted: false })
})
