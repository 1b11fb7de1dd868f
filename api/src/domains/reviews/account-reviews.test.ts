import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recount } from '../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { openReviewShop, type ReviewShop } from '../../../test/review-shop.ts'
import { closeAccount } from '../account/close-account.service.ts'
import { exportMyData } from '../account/export.service.ts'
import { findLiveUser } from '../account/account.service.ts'
import { removeUnusedPhotos } from './photos/review-photos.service.ts'

let shop: ReviewShop
beforeAll(async () => {
  shop = await openReviewShop()
})
afterAll(async () => {
  await recount(shop.services)
  await expectInvariants(shop.services.db)
  await shop.close()
})

it('takes along what somebody wrote, and closes the account without taking it from the page', async () => {
  const { db } = shop.services
  const [thing, second] = [await shop.make(), await shop.make()]
  const { review: other } = await shop.reviewer(second)
  const { shopper } = await shop.buyer(thing)
  const [used, loose] = [await shop.photo(shopper), await shop.photo(shopper)]
  await shop.write(shopper, thing.productId, { stars: 2, text: 'Thin', photoIds: [used.photoId] })
  await shopper.send('PUT', `/reviews/${other.id}/vote`)
  await shopper.send('POST', `/reviews/${other.id}/reports`, { reason: 'other', words: 'Look' })
  expect((await exportMyData(shop.services, shopper.userId)).reviews).toMatchObject({
    written: [
      {
        about: { kind: 'product', id: thing.productId },
        signedAs: 'Anjali S.',
        stars: 2,
        text: 'Thin',
        photoCount: 1,
      },
    ],
    foundHelpful: [{ reviewId: other.id }],
    photoCount: 2,
  })
  await db.transaction(async (tx) =>
    closeAccount(shop.services, tx, (await findLiveUser(tx, shopper.userId))!),
  )
  const { items, total } = await shop.list(thing.productId)
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ author: '', stars: 2, text: 'Thin', photos: [{ src: used.picture.src }] })
  expect((await shop.list(second.productId)).items[0].helpfulCount).toBe(0)
  const { rows } = await db.execute(sql`
    select (select count(*) from reviews where user_id = ${shopper.userId} or device is not null and author = '')
      + (select count(*) from review_votes where user_id = ${shopper.userId})
      + (select count(*) from reports where user_id = ${shopper.userId})
      + (select count(*) from review_photos where user_id = ${shopper.userId}) as left`)
  expect(Number(rows[0]!['left'])).toBe(0)
  await removeUnusedPhotos(shop.services)
  expect((await shop.app.inject({ url: `${loose.picture.src}-320.webp` })).statusCode).toBe(404)
  expect((await shop.app.inject({ url: `${used.picture.src}-320.webp` })).statusCode).toBe(200)
})
