import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recount } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { photograph } from '../../../../test/picture-uploads.ts'
import { openReviewShop, type ReviewShop } from '../../../../test/review-shop.ts'
import { removeUnusedPhotos } from './review-photos.service.ts'

let shop: ReviewShop
beforeAll(async () => {
  shop = await openReviewShop()
})
afterAll(async () => {
  await recount(shop.services)
  await expectInvariants(shop.services.db)
  await shop.close()
})

const look = (src: string) => shop.app.inject({ url: `${src}-320.webp` })
const photoRows = async () =>
  (await shop.services.db.execute(sql`select count(*)::int as n from review_photos`)).rows[0]!['n']

it('come into the review that names them, in its order, and onto the page', async () => {
  const thing = await shop.make()
  const { shopper } = await shop.buyer(thing)
  const [one, two] = [await shop.photo(shopper), await shop.photo(shopper)]
  const photoIds = [two.photoId, one.photoId]
  const review = (await shop.write(shopper, thing.productId, { photoIds })).json().data
  expect(review.photos.map(({ photoId }: { photoId: string }) => photoId)).toEqual(photoIds)
  const { items } = await shop.list(thing.productId, '?withPhotos=yes')
  expect(items[0].photos.map(({ src }: { src: string }) => src)).toEqual([two.picture.src, one.picture.src])
  expect(items[0].photos[0].alt.en).toBe('Photo by Anjali S.')
  expect(await shop.summary(thing.productId)).toMatchObject({
    withPhotos: 1,
    photoCount: 2,
    photos: [
      { reviewId: review.id, picture: { src: two.picture.src } },
      { picture: { src: one.picture.src } },
    ],
  })
  // One that is taken out of the review is gone for good.
  await shop.write(shopper, thing.productId, { photoIds: [one.photoId] })
  await removeUnusedPhotos(shop.services)
  expect((await look(two.picture.src)).statusCode).toBe(404)
  expect((await look(one.picture.src)).statusCode).toBe(200)
  await shopper.send('DELETE', `/own-reviews/product/${thing.productId}`)
  await removeUnusedPhotos(shop.services)
  expect((await look(one.picture.src)).statusCode).toBe(404)
  expect(await photoRows()).toBe(0)
})

it('hold nothing of the file that was sent, such as where it was taken', async () => {
  const shopper = await shop.shopper()
  const exif = {
    IFD0: { Artist: 'Anjali of Baneshwor' },
    IFD3: { GPSLatitude: '27/1 42/1 0/1', GPSLatitudeRef: 'N' },
  }
  const bytes = await sharp(await photograph(400, 300))
    .withExif(exif)
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { picture } = (await shop.sendPhoto(shopper, bytes)).json().data
  const kept = await sharp((await look(picture.src)).rawPayload).metadata()
  expect(kept.exif).toBeUndefined()
  // The same file of somebody else is another picture, so that each can be removed alone.
  const other = (await shop.sendPhoto(await shop.shopper(), bytes)).json().data
  expect(other.picture.src).not.toBe(picture.src)
})

it('are refused with a sentence where they are none, too large or too many', async () => {
  const thing = await shop.make()
  const { shopper } = await shop.buyer(thing)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const none = expectRefusal(await shop.sendPhoto(shopper, svg), 415, 'UNSUPPORTED_MEDIA_TYPE')
  expect(none.message).toBe('A picture must be a JPEG, PNG, WebP or AVIF file.')
  const cut = (await photograph(400, 300)).subarray(0, 2000)
  expectRefusal(await shop.sendPhoto(shopper, cut), 422, 'VALIDATION_FAILED')
  const large = expectRefusal(
    await shop.sendPhoto(shopper, Buffer.alloc(30_000_000, 1)),
    413,
    'PAYLOAD_TOO_LARGE',
  )
  expect(large.message).toBe('The file is too large: at most 8 MB.')
  const ids: string[] = []
  for (let at = 0; at < 12; at += 1) ids.push((await shop.photo(shopper)).photoId)
  expectRefusal(await shop.sendPhoto(shopper, await photograph(200)), 409, 'CONFLICT')
  expectRefusal(
    await shop.write(shopper, thing.productId, { photoIds: ids.slice(0, 7) }),
    422,
    'VALIDATION_FAILED',
  )
  expect((await shop.write(shopper, thing.productId, { photoIds: ids.slice(0, 6) })).statusCode).toBe(200)
})

it('of somebody else, of another review, or gone since come into no review', async () => {
  const [thing, second] = [await shop.make(), await shop.make()]
  const { shopper } = await shop.deliver([
    [thing, 1],
    [second, 1],
  ])
  const theirs = await shop.photo(await shop.shopper())
  const mine = await shop.photo(shopper)
  const refused = async (productId: string, photoId: string) =>
    expectRefusal(await shop.write(shopper, productId, { photoIds: [photoId] }), 422, 'VALIDATION_FAILED')
      .fields
  expect(await refused(thing.productId, theirs.photoId)).toHaveProperty('photoIds')
  expect((await shop.list(thing.productId)).total).toBe(0)
  await shop.write(shopper, thing.productId, { photoIds: [mine.photoId] })
  await refused(second.productId, mine.photoId)
  // Nobody has put the other one into a review for two days.
  await removeUnusedPhotos(shop.services, new Date(Date.now() + 3 * 86_400_000))
  expect((await look(theirs.picture.src)).statusCode).toBe(404)
  expect((await look(mine.picture.src)).statusCode).toBe(200)
})
