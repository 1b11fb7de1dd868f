import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { CartProduct } from '../../../test/cart-shop.ts'
import { openOrderShop, type OrderShop } from '../../../test/order-shop.ts'
import { recountFigures } from './figures.service.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const ask = async (path: string) => (await shop.app.inject({ url: `/api${path}` })).json().data
/** Copies the parcel of an order so often, each promised and sent so many days ago. */
async function copyParcels(
  orderId: number,
  count: number,
  { promised, sent }: Record<string, number | null>,
) {
  await shop.services.db.execute(sql`
    with made as (
      insert into orders (user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed)
      select o.user_id, o.method, o.goods_paisa, o.discount_paisa, o.delivery_paisa, o.total_paisa, o.district, o.address_sealed
      from orders o, generate_series(1, ${count}::int) where o.id = ${orderId} returning id
    ), parcel as (
      insert into parcels (order_id, vendor_id, user_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
        discount_payer, commission_paisa, due_from, due_to, state_at)
      select made.id, p.vendor_id, p.user_id, ${sent === null ? 'confirmed' : 'delivered'}, p.goods_paisa, p.discount_paisa, p.delivery_paisa,
        p.total_paisa, p.discount_payer, p.commission_paisa, nepal_today() - ${promised}::int, nepal_today() - ${promised}::int + 2,
        now() - make_interval(days => ${sent ?? promised}::int)
      from made, parcels p where p.order_id = ${orderId} returning id
    ), line as (
      insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
        return_days, commission_rate)
      select parcel.id, l.variant_id, l.vendor_id, l.product_id, l.title, l.choice, l.picture, l.sku, l.price_paisa, l.quantity,
        l.return_days, l.commission_rate
      from parcel, order_lines l join parcels p on p.id = l.parcel_id where p.order_id = ${orderId}
    )
    insert into parcel_events (parcel_id, position, state, at, actor)
    select parcel.id, 1, 'shipped', now() - make_interval(days => ${sent ?? 0}::int), 'vendor' from parcel
    where ${sent !== null}::boolean`)
  await recountFigures(shop.services)
}

async function sell(thing: CartProduct, quantity: number): Promise<number> {
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[thing, quantity]])
  return orderIdOf(number)!
}

it('a shop says how many parcels it sent in time as soon as there are twenty, rounded down', async () => {
  const { id: vendorId, slug } = await shop.makeVendor()
  const order = await sell(await shop.make({ vendorId }), 1)
  const onTime = async () => (await ask(`/vendors/${slug}`)).onTimePercent
  await copyParcels(order, 18, { promised: 10, sent: 11 })
  await copyParcels(order, 5, { promised: 100, sent: 101 })
  await copyParcels(order, 1, { promised: 10, sent: 8 })
  // What is promised for days to come and what is older than ninety days counts for nothing.
  expect(await onTime()).toBeNull()
  // A parcel that should have been sent by now is late.
  await copyParcels(order, 1, { promised: 3, sent: null })
  expect(await onTime()).toBe(90)
  await copyParcels(order, 1, { promised: 10, sent: 10 })
  expect(await onTime()).toBe(90)
})

it('a product says how many were delivered in thirty days, and nothing of what was cancelled or is older', async () => {
  const thing = await shop.make({ soldCount: 640 })
  const soldLately = async () => (await ask(`/products/${thing.productId}`)).soldLately
  const order = await sell(thing, 2)
  await recountFigures(shop.services)
  expect(await soldLately()).toBe(0)
  await copyParcels(order, 3, { promised: 10, sent: 9 })
  expect(await soldLately()).toBe(6)
  await shop.services.db.execute(
    sql`update parcels set state_at = now() - interval '31 days' where state = 'delivered'`,
  )
  await recountFigures(shop.services)
  expect(await soldLately()).toBe(0)
})
