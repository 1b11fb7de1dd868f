import type { SuspensionReason } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { StaffVendor } from '@haat/contract/domains/vendors.staff.ts'
import { makeCategory, makeProduct, makeService, recount } from './catalogue-factories.ts'
import { bearer, makeToken } from './factories.ts'
import type { OrderShop } from './order-shop.ts'
import { sendAs } from './shop-people.ts'
import type { TestApp } from './test-app.ts'

interface Suspending {
  reason?: SuspensionReason
  words?: string
  reopensOn?: string | null
}

/** Somebody of staff who looks after shops, by calls of the API; the shop is named by its number. */
export async function makeShopKeeper(haat: TestApp) {
  const { user, token } = await makeToken(haat.services, 'admin')
  const headers = bearer(token)
  const look = (vendorId: number) => sendAs(haat, headers, `GET /staff/vendors/shop-${vendorId}`)
  const suspend = (vendorId: number, body: Suspending = {}) =>
    sendAs(haat, headers, `POST /staff/vendors/shop-${vendorId}/suspend`, {
      reason: 'orders-not-served',
      words: 'Three parcels were not sent.',
      reopensOn: null,
      ...body,
    })
  return {
    user,
    headers,
    look,
    suspend,
    /** Ends the suspension that lasts, or the one with this id. */
    async reopen(vendorId: number, suspensionId?: string) {
      const { suspensions }: StaffVendor = (await look(vendorId)).json().data
      return sendAs(haat, headers, `POST /staff/vendors/shop-${vendorId}/reopen`, {
        suspensionId: suspensionId ?? suspensions[0]?.id,
        words: 'Thank you.',
      })
    },
  }
}

let words = 0
/** A vendor with a product and a service that only one other vendor has a word for. */
export async function makeSuspect(shop: OrderShop) {
  const word = `zari${String.fromCharCode(97 + words++)}`
  const { id: vendorId, slug } = await shop.makeVendor()
  const neighbour = await shop.makeVendor()
  const { id: categoryId, slug: category } = await makeCategory(shop.services)
  const kind = await makeCategory(shop.services, { kind: 'service' })
  const title = `${word} cap`
  const product = await shop.make({ vendorId, categoryId, title, titleNe: `${word} टोपी` })
  const near = await makeProduct(shop.services, {
    vendorId: neighbour.id,
    categoryId,
    title: `${word} shawl`,
  })
  const serviceId = await makeService(shop.services, {
    vendorId,
    categoryId: kind.id,
    title: `${word} mending`,
  })
  await recount(shop.services)
  return { word, vendorId, slug, product, near, serviceId, category, serviceCategory: kind.slug }
}
export type Suspect = Awaited<ReturnType<typeof makeSuspect>>
