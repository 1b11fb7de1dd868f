import { slugChangeDays } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopEdition } from '@haat/contract/domains/vendors.page.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { errorConstraint } from '#platform/database/errors/error-code.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { saveVendorDocument } from '../vendor-documents.service.ts'
import { getVendorRow } from '../vendors.service.ts'
import { readShopEdition } from './shop-edition.service.ts'
import { changeableFrom, listFormerSlugs, updateSlug } from './shop-slug.store.ts'

export { updateSlug } from './shop-slug.store.ts'

/** What refuses a name: one that a shop has, and one that another shop had. */
const takenConstraints = ['vendors_slug_unique', 'vendor_slugs_taken']

/** Gives a shop another address name. It may go back to a name of its own at any time; the former one stays its own too. */
export async function changeShopSlug(
  services: Services,
  membership: Membership,
  slug: string,
): Promise<ShopEdition> {
  const { vendorId } = membership
  const edition = await services.db
    .transaction(async (tx) => {
      await services.vendorHoldings.lockShopFor(tx, membership, 'shop')
      const { slug: present } = await getVendorRow(tx, vendorId)
      if (present !== slug) {
        const former = await listFormerSlugs(tx, vendorId)
        if (!former.some((one) => one.slug === slug)) refuseTooSoon(changeableFrom(former))
        await updateSlug(tx, vendorId, slug)
        await saveVendorDocument(tx, vendorId)
      }
      return readShopEdition(services, tx, vendorId)
    })
    .catch((error: unknown) => {
      throw takenConstraints.includes(errorConstraint(error) ?? '') ? taken() : error
    })
  await services.bus.publish('vendors', [vendorId])
  return edition
}

function refuseTooSoon(from: Date | undefined) {
  if (!from) return
  const sentence = `An address name can be changed once in ${slugChangeDays} days: again from ${formatDate(from, 'en')}.`
  throw new ApiError('SLUG_CHANGED_LATELY', sentence, { slug: sentence })
}

function taken() {
  const sentence = 'Another shop has this address name, or had it. Please choose another.'
  return new ApiError('SLUG_TAKEN', sentence, { slug: sentence })
}
