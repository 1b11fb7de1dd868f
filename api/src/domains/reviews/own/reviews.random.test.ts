import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recount } from '../../../../test/catalogue-factories.ts'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { openReviewShop, type ReviewShop } from '../../../../test/review-shop.ts'
import { sendAs } from '../../../../test/shop-people.ts'
import { removeUnusedPhotos } from '../photos/review-photos.service.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
const plan = isLong ? { numRuns: 60, maxLength: 120 } : { numRuns: 3, maxLength: 40 }

const actions = ['write', 'write', 'edit', 'edit', 'photo', 'withdraw', 'vote', 'vote', 'unvote'] as const
const rareActions = [
  'insult',
  'report',
  'remove',
  'keep',
  'keep',
  'keep',
  'reply',
  'refund',
  'tidy',
  'kill',
] as const
const step = fc.record({
  what: fc.constantFrom(...actions, ...actions, ...rareActions),
  who: fc.nat(3),
  at: fc.nat(30),
  isAlone: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Buyer = Awaited<ReturnType<ReviewShop['deliver']>>

let shop: ReviewShop
let staff: Record<string, string>
let things: CartProduct[]
const buyers: Buyer[] = []
let kills = 0

beforeAll(async () => {
  shop = await openReviewShop()
  staff = bearer((await makeToken(shop.services, 'staff', { rights: ['catalogue'] })).token)
  const variants = [{ values: [], onHand: 100 }]
  things = [
    await shop.make({ variants, pricePaisa: 300_00 }),
    await shop.make({ variants, pricePaisa: 250_00 }),
  ]
  for (let at = 0; at < 4; at += 1) {
    buyers.push(
      await shop.deliver([
        [things[0]!, 3],
        [things[1]!, 3],
      ]),
    )
  }
  await recount(shop.services)
})
afterAll(() => shop.close())

const query = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)
const some = <T>(list: T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

const idsWhere = async (where: string, values: unknown[] = []) =>
  (await query(`select id from reviews where ${where} order by id`, values)).rows.map(({ id }) => String(id))
const looseOf = async ({ shopper }: Buyer) =>
  (
    await query('select id from review_photos where user_id = $1 and review_id is null limit 3', [
      shopper.userId,
    ])
  ).rows.map(({ id }) => id as string)

async function decide(how: 'remove' | 'keep', at: number) {
  const answer = await sendAs(shop, staff, 'GET /staff/moderation')
  const found = some<{ id: string; writtenAt: string }>(answer.json().data?.items ?? [], at)
  if (!found) return undefined
  const body = { writtenAt: found.writtenAt, ...(how === 'remove' && { reason: 'insult' }) }
  return sendAs(shop, staff, `POST /staff/moderation/${found.id}/${how}`, body)
}

async function act({ what, who, at }: Step): Promise<LightMyRequestResponse | undefined> {
  const buyer = buyers[who]!
  const { shopper } = buyer
  const thing = things[at % things.length]!
  const path = at % 5 === 0 ? `/own-reviews/shop/${shop.slug}` : `/own-reviews/product/${thing.productId}`
  const review = async () => some(await idsWhere(`state <> 'legacy'`), at)
  if (what === 'write') return shopper.send('PUT', path, { stars: 1 + (at % 5) })
  if (what === 'edit') {
    const aspects = at % 5 === 0 ? { onTime: 1 + (at % 4) } : {}
    const body = { stars: 1 + (at % 5), text: `Said ${at}`, aspects, photoIds: await looseOf(buyer) }
    return shopper.send('PUT', path, body)
  }
  if (what === 'insult') return shopper.send('PUT', path, { stars: 1, text: 'idiot' })
  if (what === 'withdraw') return shopper.send('DELETE', path)
  if (what === 'photo') {
    const id = randomUUID()
    await query(
      `insert into pictures (id, width, height, blur, widths, status) values ($1, 320, 320, '', '{320}', 'ready')`,
      [id],
    )
    await query('insert into review_photos (id, user_id, picture_id) values ($1, $2, $3)', [
      id,
      shopper.userId,
      id,
    ])
    return undefined
  }
  if (what === 'kill') {
    kills += 1
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    )
    return undefined
  }
  if (what === 'tidy') {
    await removeUnusedPhotos(shop.services)
    return undefined
  }
  if (what === 'refund') return shop.money.refund(buyer.number, [[thing, 1]])
  if (what === 'remove' || what === 'keep') return decide(what, at)
  const id = await review()
  if (id === undefined) return undefined
  if (what === 'reply')
    return shop.sita.send(`PUT ${shop.path}/reviews/${id}/reply`, { text: `Thank you ${at}` })
  if (what === 'report') return shopper.send('POST', `/reviews/${id}/reports`, { reason: 'insult' })
  return shopper.send(what === 'vote' ? 'PUT' : 'DELETE', `/reviews/${id}/vote`)
}

async function play(one: Step) {
  // Whose connection is cut is told to try again, and nothing of it is left.
  const answer = await act(one).catch((error: unknown) => {
    if (kills === 0) throw error
  })
  const isCut = kills > 0 && answer?.statusCode === 503
  if (answer && !isCut) expect(answer.statusCode, `${one.what}: ${answer.body}`).toBeLessThan(500)
}

it(
  'whatever buyers, the shop and staff do, alone, at once or with their connections cut: sums are what the rows say',
  { timeout: isLong ? 1_800_000 : 120_000 },
  async () => {
    let shown = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: plan.maxLength / 2, maxLength: plan.maxLength }),
        async (steps) => {
          let running: Promise<unknown>[] = []
          for (const one of steps) {
            running.push(play(one))
            if (one.isAlone) running = (await Promise.all(running)) && []
          }
          await Promise.all(running)
          await shop.services.db.execute(sql`select 1`).catch(() => undefined)
          await removeUnusedPhotos(shop.services)
          shown += (await idsWhere(`state = 'published'`)).length
          await expectInvariants(shop.services.db)
        },
      ),
      { numRuns: plan.numRuns, endOnFailure: true },
    )
    console.log(`${shown} reviews shown after ${plan.numRuns} plays with ${kills} kills`)
    expect(shown).toBeGreaterThan(0)
  },
)
