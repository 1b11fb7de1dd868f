import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReviewShop, type ReviewShop } from '../../../../test/review-shop.ts'
import { inviteReviewers } from './invite-reviewers.service.ts'

let shop: ReviewShop
beforeAll(async () => {
  shop = await openReviewShop()
})
afterAll(() => shop.close())

/** As if everything had been delivered so many days before. */
const cameBefore = async (number: string, days: number) => {
  await shop.services.db.execute(sql`update parcel_events set at = at - ${days} * interval '1 day'
    where parcel_id in (select id from parcels where order_id = ${Number(number.slice(2))})`)
  await shop.services.db.execute(sql`update parcels set state_at = state_at - ${days} * interval '1 day'
    where order_id = ${Number(number.slice(2))}`)
}
/** At ten in the morning in Nepal, so many days from today. */
const morning = (days = 0) => {
  const now = new Date(Date.now() + days * 86_400_000 + 345 * 60_000)
  return new Date(`${now.toISOString().slice(0, 10)}T10:00:00+05:45`)
}
const ask = (now = morning()) => inviteReviewers(shop.services, shop.app.log, now)
const mailsTo = async (userId: string) =>
  (
    await shop.services.db.execute<{
      subject: string
      text_body: string
      html_body: string
      stop_link: string
    }>(
      sql`select m.* from mails m join users u on u.email = m.to_address where u.id = ${userId} and m.kind = 'review.invitation'`,
    )
  ).rows

it('asks once, a week after a parcel came, with a link for each star', async () => {
  const [one, two] = [await shop.make({ title: 'Copper jug' }), await shop.make({ title: 'Felt slippers' })]
  const { shopper, number } = await shop.deliver([
    [one, 1],
    [two, 2],
  ])
  await cameBefore(number, 6)
  await ask()
  expect(await mailsTo(shopper.userId)).toEqual([])
  await cameBefore(number, 1)
  await ask(new Date(morning().getTime() - 4 * 3_600_000))
  expect(await mailsTo(shopper.userId)).toEqual([])
  await Promise.all([ask(), ask()])
  await ask(morning(1))
  const mails = await mailsTo(shopper.userId)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail!.subject).toBe('How do you like “Copper jug” and the rest?')
  for (const { productId } of [one, two]) {
    for (const stars of [1, 2, 3, 4, 5]) {
      const link = `/profile/reviews/write/product/${productId}?stars=${stars}`
      expect(mail!.text_body).toContain(link)
      expect(mail!.html_body).toContain(link)
    }
  }
  expect(mail!.stop_link).toContain('http')
  expect((await shopper.send('GET', '/notifications')).json().data.items).toContainEqual(
    expect.objectContaining({
      kind: 'reviewInvitation',
      data: expect.objectContaining({ count: 2, orderNumber: number }),
    }),
  )
})

it('writes in the language of the account', async () => {
  const { shopper, number } = await shop.buyer(await shop.make({ titleNe: 'तामाको गाग्री' }))
  await shop.services.db.execute(sql`update users set language = 'ne' where id = ${shopper.userId}`)
  await cameBefore(number, 7)
  await ask()
  expect((await mailsTo(shopper.userId))[0]!.subject).toBe('“तामाको गाग्री” कस्तो लाग्यो?')
})

it('asks nobody about what was reviewed, refunded, came long ago, or is their own', async () => {
  const thing = await shop.make({ variants: [{ values: [], onHand: 50 }] })
  const reviewed = await shop.reviewer(thing)
  const refunded = await shop.buyer(thing)
  await shop.money.refund(refunded.number, [[thing, 1]])
  const old = await shop.buyer(thing)
  const stopped = await shop.buyer(thing)
  await shop.services.db.execute(sql`insert into notification_choices (user_id, kind, mail, is_stopped)
    values (${stopped.shopper.userId}, 'reviewInvitation', 'never', false)`)
  for (const { number } of [reviewed, refunded, stopped]) await cameBefore(number, 8)
  await cameBefore(old.number, 15)
  await ask()
  for (const { shopper } of [reviewed, refunded, old, stopped])
    expect(await mailsTo(shopper.userId)).toEqual([])
})
