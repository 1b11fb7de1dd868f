import { sql } from 'drizzle-orm'
import type { OwnPhoto, OwnReview, OwnStanding } from '@haat/contract/domains/reviews.own.ts'
import type { CartProduct } from './cart-shop.ts'
import { photograph } from './picture-uploads.ts'
import { openRefundShop } from './refund-shop.ts'

/** A shop for tests of reviews: people who received something, and what they say about it. */
export async function openReviewShop() {
  const shop = await openRefundShop()
  const { db } = shop.services
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from vendors where id = ${shop.vendorId}`,
  )
  const slug = rows[0]!.slug

  type Shopper = Awaited<ReturnType<typeof shop.deliver>>['shopper']
  const write = (person: Pick<Shopper, 'send'>, productId: string, body: object = {}) =>
    person.send('PUT', `/own-reviews/product/${productId}`, { stars: 5, ...body })
  return {
    ...shop,
    slug,
    write,
    /** Somebody who received a product. */
    buyer: async (thing: CartProduct, quantity = 1) => shop.deliver([[thing, quantity]]),
    /** A buyer who has said something. */
    async reviewer(thing: CartProduct, body: object = {}) {
      const { shopper, number } = await shop.deliver([[thing, 1]])
      const answer = await write(shopper, thing.productId, body)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return { shopper, number, review: answer.json().data as OwnReview }
    },
    standing: async (person: Pick<Shopper, 'send'>, kind: string, id: string): Promise<OwnStanding> =>
      (await person.send('GET', `/own-reviews/${kind}/${id}`)).json().data,
    sendPhoto: (person: Pick<Shopper, 'headers'>, bytes: Buffer) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/own-reviews/photos',
        headers: { ...person.headers, 'content-type': 'image/jpeg' },
        payload: bytes,
      }),
    async photo(person: Pick<Shopper, 'headers'>): Promise<OwnPhoto> {
      const answer = await this.sendPhoto(person, await photograph(400, 300))
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json().data
    },
    list: async (productId: string, query = '') =>
      (await shop.app.inject({ url: `/api/products/${productId}/reviews${query}` })).json().data,
    summary: async (productId: string) =>
      (await shop.app.inject({ url: `/api/products/${productId}/reviews/summary` })).json().data,
    /** As if the review had first been written so many days before. */
    age: (reviewId: string, days: number) =>
      db.execute(
        sql`update reviews set created_at = created_at - ${days} * interval '1 day' where id = ${reviewId}`,
      ),
  }
}
export type ReviewShop = Awaited<ReturnType<typeof openReviewShop>>
