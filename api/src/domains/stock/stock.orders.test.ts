import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shelvesOf } from '#domains/catalogue/stock/stock.service.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openOrderShop, type OrderShop } from '../../../test/order-shop.ts'
import { joinAs, makePerson, sendAs, type Person } from '../../../test/shop-people.ts'
import type { CartProduct } from '../../../test/cart-shop.ts'

let shop: OrderShop
let member: Person
let path: `/vendor/shops/${string}`
beforeAll(async () => {
  shop = await openOrderShop()
  member = await makePerson(shop)
  await joinAs(shop, shop.vendorId, member, 'owner')
  path = `/vendor/shops/any-${shop.vendorId}`
})
afterAll(() => shop.close())

const correct = ({ variantId }: CartProduct, body: object) =>
  sendAs(
    shop,
    { ...member.headers, 'idempotency-key': randomUUID() },
    `POST ${path}/stock/${variantId}/movements`,
    body,
  )
const advance = (number: string, to: 'confirmed' | 'packed' | 'shipped' | 'refused' | 'returned') =>
  advanceParcel(shop.services, { number, position: 1, to, actor: 'staff' })

it('a parcel that leaves and comes back leaves two movements with the number of its order', async () => {
  const thing = await shop.make({ variants: [{ values: [], onHand: 9 }] })
  const { number } = await (await shop.shopper()).buyProducts([[thing, 2]])
  const life = ['confirmed', 'packed', 'shipped', 'refused', 'returned'] as const
  for (const to of life) await advance(number, to)
  const { items } = (await member.send(`GET ${path}/stock/${thing.variantId}/movements`)).json().data
  expect(items).toMatchObject([
    { change: 2, reason: 'returned', by: null, orderNumber: number },
    { change: -2, reason: 'sent', by: null, orderNumber: number },
    { change: 9, reason: 'opening', orderNumber: null },
  ])
  await expectInvariants(shop.services.db)
})

it('a version that tells no reasons leaves movements all the same', async () => {
  const thing = await shop.make({ variants: [{ values: [], onHand: 9 }] })
  await (await shop.shopper()).buyProducts([[thing, 2]])
  const run = (set: string) =>
    shop.database.pool.query(`update stock set ${set} where variant_id = $1`, [thing.variantId])
  await run('on_hand = on_hand - 2, allocated = allocated - 2')
  await run('on_hand = on_hand + 2, allocated = allocated + 2')
  const { items } = (await member.send(`GET ${path}/stock/${thing.variantId}/movements`)).json().data
  expect(items.map(({ reason }: { reason: string }) => reason)).toEqual(['other', 'sent', 'opening'])
  await expectInvariants(shop.services.db)
})

const step = fc.oneof(
  fc.record({ what: fc.constant('buy' as const), many: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ what: fc.constant('send' as const), many: fc.constant(0) }),
  fc.record({ what: fc.constant('lose' as const), many: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ what: fc.constant('receive' as const), many: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ what: fc.constant('count' as const), many: fc.integer({ min: 0, max: 12 }) }),
)

it('orders and corrections at the same time never sell more than there is, and every change is written down', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const thing = await shop.make({ variants: [{ values: [], onHand: 6 }], pricePaisa: 300_00 })
      const numbers: string[] = []
      const shoppers = await Promise.all(steps.map(({ what }) => (what === 'buy' ? shop.shopper() : null)))
      await Promise.all(
        steps.map(async ({ what, many }, at) => {
          if (what === 'buy') {
            const person = shoppers[at]!
            await person.put(thing, many)
            const answer = await person.buy('cod')
            expect([200, 409, 422], answer.body).toContain(answer.statusCode)
            if (answer.statusCode === 200) numbers.push(answer.json().data.number)
          } else if (what === 'send') {
            const number = numbers.pop()
            if (number)
              for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(number, to)
          } else {
            const body = {
              lose: { reason: 'lost', change: -many, words: '' },
              receive: { reason: 'received', change: many, words: '' },
              count: { reason: 'counted', counted: many, seenOnHand: 6, words: '' },
            }[what]
            const answer = await correct(thing, body)
            expect([200, 409], answer.body).toContain(answer.statusCode)
          }
        }),
      )
      const { on_hand, reserved, allocated } = await shop.stockOf(thing)
      expect(on_hand).toBeGreaterThanOrEqual(reserved + allocated)
    }),
    { numRuns: process.env['LONG_ROUNDS'] ? 60 : 4 },
  )
  await expectInvariants(shop.services.db)
})

it('a shelf is empty until a member says where a variant lies', async () => {
  const [thing, other] = [await shop.make(), await shop.make()]
  const put = (shelf: unknown) =>
    member.send(`PUT ${path}/stock/${thing.variantId}/shelf`, { shelf } as object)
  expect((await put('')).json().data.shelf).toBe('')
  expect((await put(' A-3 ')).json().data.shelf).toBe('A-3')
  expect((await put('माथि-३')).json().data.shelf).toBe('माथि-३')
  const ids = [thing, other].map(({ variantId }) => Number(variantId))
  expect(await shelvesOf(shop.services.db, ids)).toEqual(new Map([[ids[0], 'माथि-३']]))
  for (const wrong of ['x'.repeat(13), 3, null, undefined]) {
    expectRefusal(await put(wrong), 422, 'VALIDATION_FAILED')
  }
})
