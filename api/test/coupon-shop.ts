import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NewCoupon, ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { CartProduct } from './cart-shop.ts'
import { makeCategory } from './catalogue-factories.ts'
import { openRefundShop } from './refund-shop.ts'

const plenty = { variants: [{ values: [], onHand: 900 }] }

const newCode = () => `C${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`
/** A coupon of ten percent for everything, from today on. */
export const couponBody = (changes: Partial<NewCoupon> = {}): NewCoupon => ({
  code: newCode(),
  kind: 'percent',
  value: 10,
  maxPaisa: null,
  minimumPaisa: 0,
  beginsOn: nepalDay(new Date()),
  endsOn: null,
  useLimit: null,
  limitPerShopper: null,
  isAnnounced: false,
  scope: 'all',
  subjects: [],
  ...changes,
})
/** Limits that are none. */
export const noLimits = { endsOn: null, useLimit: null, limitPerShopper: null, isAnnounced: false }

/** A shop for tests of its coupons: shawls in one category, and hats in another. */
export async function openCouponShop() {
  const shop = await openRefundShop()
  const { services, sita, path, vendorId } = shop
  const shawl = await shop.make({ ...plenty, pricePaisa: 1_999_99 })
  const hats = await makeCategory(services, { slug: 'hats', name: 'Hats' })
  const topi = await shop.make({ ...plenty, pricePaisa: 500_01, categoryId: hats.id })

  const add = (body: object, who = sita) => who.send(`POST ${path}/coupons`, body)
  async function addCoupon(changes: Partial<NewCoupon> = {}): Promise<ShopCoupon> {
    const answer = await add(couponBody(changes))
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().data
  }
  const listCoupons = async (
    query = '',
  ): Promise<{ items: ShopCoupon[]; nextCursor: string | null; counts: Record<string, number> }> =>
    (await sita.send(`GET ${path}/coupons${query}`)).json().data

  return {
    ...shop,
    shawl,
    topi,
    add,
    addCoupon,
    listCoupons,
    readCoupon: async ({ code }: ShopCoupon) =>
      (await listCoupons(`?searchTerm=${code}`)).items.find((one) => one.code === code)!,
    change: (verb: 'PATCH' | 'DELETE', { code }: { code: string }, body?: object) =>
      sita.send(`${verb} ${path}/coupons/${code}`, body),
    pause: ({ code }: ShopCoupon, isPaused: boolean) =>
      sita.send(`PUT ${path}/coupons/${code}/pause`, { isPaused }),
    end: ({ code }: ShopCoupon) => sita.send(`POST ${path}/coupons/${code}/end`),
    /** A shopper with goods and a coupon in the cart. */
    async shopperWith({ code }: { code: string }, things: [CartProduct, number][]) {
      const shopper = await shop.shopper()
      for (const [thing, quantity] of things) await shopper.put(thing, quantity)
      const cart = (await shopper.send('PUT', '/cart/coupon', { code })).json().data
      return { shopper, cart }
    },
    /** What the books of the shop say of its coupons in an order. */
    async inBooks(number: string) {
      const { rows } = await services.db.execute<{ paisa: string }>(sql`
        select coalesce(sum(l.amount), 0) as paisa from ledger_lines l join ledger_postings g on g.id = l.posting_id
        where l.account = 'vendor' and l.owner = ${String(vendorId)} and l.kind in ('discount', 'discountBack')
          and g.order_id = ${orderIdOf(number)}`)
      return Number(rows[0]!.paisa)
    },
  }
}
export type CouponShop = Awaited<ReturnType<typeof openCouponShop>>
