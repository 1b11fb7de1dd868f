import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoParticulars } from '@haat/demo/shop/demo-particulars.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { signedIn } from '../../../../test/factories.ts'
import { newKey, openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'

let shop: OrderShop
let admin: Record<string, string>
beforeAll(async () => {
  shop = await openOrderShop()
  admin = await signedIn(shop.services, 'admin')
})
afterAll(() => shop.close())

async function set(path: string, wanted: (now: { version: number; opening: { version: number } }) => object) {
  const url = '/api/staff/shop'
  const now = (await shop.app.inject({ url, headers: admin })).json().data
  const answer = await shop.app.inject({
    method: 'PUT',
    url: url + path,
    headers: admin,
    payload: wanted(now),
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
const setOpen = (isOpen: boolean) =>
  shop.database.pool.query(
    "update settings set value = jsonb_set(value, '{isOpen}', $1) where key = 'opening'",
    [JSON.stringify(isOpen)],
  )
const setWays = (paymentWays: ('cod' | 'esewa' | 'khalti')[]) =>
  set('/particulars', ({ version }) => ({ particulars: { ...demoParticulars, paymentWays }, version }))

it('takes no order while it is closed, says why, and leaves the cart as it is', async () => {
  const person = await shop.shopper()
  const thing = await shop.make()
  await person.put(thing)
  await setOpen(false)
  const key = newKey()
  const refused = await person.buy('cod', key)
  expectRefusal(refused, 409, 'SHOP_CLOSED')
  expect(refused.json().message).toBe('We take no orders at the moment. You can look around.')
  await setOpen(true)
  expect((await person.buy('cod', key)).statusCode).toBe(200)
  await expectInvariants(shop.services.db)
})

it('takes only what an admin has switched on: cash, or a gateway', async () => {
  const person = await shop.shopper()
  await person.put(await shop.make())
  await setWays(['khalti'])
  const offered = (await person.quote()).methods.filter(({ refusal }) => refusal !== 'off')
  expect(offered.map(({ method }) => method)).toEqual(['khalti'])
  for (const method of ['cod', 'esewa']) expectRefusal(await person.buy(method), 409, 'CONFLICT')
  const placed = await person.buy('khalti')
  expect(placed.statusCode).toBe(200)
  await setWays(['cod', 'esewa'])
  const again = await person.send('POST', `/orders/${placed.json().data.number}/pay`, { method: 'khalti' })
  expectRefusal(again, 409, 'CONFLICT')
  await setWays(['cod', 'esewa', 'khalti'])
})
