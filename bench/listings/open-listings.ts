import type pg from 'pg'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { listUnlisted } from '../../api/src/domains/listings/listings.service.ts'
import { makeCategory, makeVendor } from '../../api/test/catalogue-factories.ts'
import { bearer, makeToken } from '../../api/test/factories.ts'
import { openFilled } from '../servers/filled-server.ts'
import { fillShop } from './fill-shop.ts'
import { listingCalls } from './listing-calls.ts'

/** A server of its own on the demo with one shop that lists so much, and what its members and staff do. */
export const openListings = (count: number, approvals: number) =>
  openFilled(
    async (services, client) => {
      const owner = await makeToken(services, 'vendor')
      const staff = await makeToken(services, 'staff', { rights: ['catalogue'] })
      const { id: vendorId, slug } = await makeVendor(services)
      const category = await makeCategory(services)
      await fillShop(client, services, {
        vendorId,
        categoryId: category.id,
        ownerId: owner.user.id,
        count,
      })
      await listUnlisted(services.db)
      await spreadStates(client, vendorId)
      const shop = { path: `/api/vendor/shops/${toPublicId(slug, vendorId)}`, vendorId }
      return { people: { member: bearer(owner.token), staff: bearer(staff.token) }, shop }
    },
    (address, client, { people, shop }) => listingCalls(address, client, people, shop, approvals),
  )

/** Some are paused, some sold out, some were sent back. */
export async function spreadStates(client: pg.Client, vendorId: number) {
  await client.query(
    `update products set is_on_sale = id % 20 <> 3, is_in_stock = id % 25 <> 4 where vendor_id = $1 and (id % 20 = 3 or id % 25 = 4)`,
    [vendorId],
  )
  await client.query(
    `update listings l set is_paused = not p.is_on_sale from products p where p.id = l.product_id and l.vendor_id = $1 and not p.is_on_sale`,
    [vendorId],
  )
}
