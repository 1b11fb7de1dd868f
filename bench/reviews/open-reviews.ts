import type pg from 'pg'
import type { Services } from '../../api/src/services.ts'
import { bearer, makeToken } from '../../api/test/factories.ts'
import { deepPages, reading } from '../calls/ask.ts'
import type { Scenario } from '../calls/scenarios.ts'
import { openFilled } from '../servers/filled-server.ts'
import { fillPurchases, fillReviews, firstProduct, type ReviewSizes } from './fill-reviews.ts'

/** As many as of the reference: what the database does beside weighs less on each. */
const requests = 200
/** Enough that nobody writes about the same thing twice in a run. */
const writers = { people: 300, products: 20 }

interface Readers {
  people: Record<string, string>[]
  bought: string[]
  shop: string
}

/** A server of its own on the demo with so many reviews, and with people who have something to review. */
export async function openReviews(sizes: ReviewSizes) {
  const filled = { reviews: 0 }
  const side = await openFilled(
    async (services, client) => {
      filled.reviews = await fillReviews(client, sizes)
      return makeReaders(services, client)
    },
    async (_address, _client, readers) => reviewCalls(readers),
  )
  return { side, filled }
}

async function makeReaders(services: Services, client: pg.Client): Promise<Readers> {
  const people: Record<string, string>[] = []
  const userIds: string[] = []
  for (let at = 0; at < writers.people; at += 1) {
    const { user, token } = await makeToken(services, 'shopper')
    // Each on a device of their own: several on one would be shown to staff.
    people.push({ ...bearer(token), 'user-agent': `telephone ${at}` })
    userIds.push(user.id)
  }
  await client.query('update users set email_verified = true where id = any($1)', [userIds])
  const bought = await fillPurchases(client, userIds, writers.products)
  const { rows } = await client.query<{ slug: string }>(
    `select v.slug from vendors v join products p on p.vendor_id = v.id where p.id = ${firstProduct}`,
  )
  return { people, bought, shop: rows[0]!.slug }
}

function reviewCalls({ people, bought, shop }: Readers): Scenario[] {
  const typical = `/api/products/reviewed-${firstProduct + 7}`
  const large = `/api/products/reviewed-${firstProduct}`
  let written = 0
  let voted = 0
  const calls: Omit<Scenario, 'requests'>[] = [
    reading('reviews of a product', `${typical}/reviews`),
    reading('summary of a product', `${typical}/reviews/summary`),
    reading('of one with 5,000', `${large}/reviews`),
    reading('of one with 5,000, deep page', `${large}/reviews?pageIndex=${deepPages}`),
    reading('of one with 5,000, five stars', `${large}/reviews?stars=5`),
    reading('of one with 5,000, with photos', `${large}/reviews?withPhotos=yes`),
    reading(
      'of one with 5,000, three filters',
      `${large}/reviews?stars=4,5&language=ne&withReply=yes&sortField=createdAt`,
    ),
    reading('summary of one with 5,000', `${large}/reviews/summary`),
    reading('reviews of a shop', `/api/vendors/${shop}/reviews`),
    reading('what somebody may write', '/api/own-reviews/to-write', people[0]!),
    {
      name: 'writing a review',
      next() {
        const n = (written += 1)
        const body = { stars: 1 + (n % 5), text: `Warm, soft and as described, said number ${n}` }
        const product = bought[Math.floor(n / people.length) % bought.length]!
        return {
          method: 'PUT',
          path: `/api/own-reviews/product/${product}`,
          headers: people[n % people.length]!,
          body: JSON.stringify(body),
        }
      },
    },
    {
      name: 'finding a review helpful',
      next() {
        const n = (voted += 1)
        return {
          method: 'PUT',
          path: `/api/reviews/${100_000 + n * 3}/vote`,
          headers: people[n % people.length]!,
        }
      },
    },
  ]
  return calls.map((call) => ({ ...call, requests }))
}
