import { sql } from 'drizzle-orm'
import { categorySources, productSource } from './domains/catalogue/catalogue.service.ts'
import { serviceSource } from './domains/services/services.service.ts'
import { isOfOpenVendor, vendorSource } from './domains/vendors/vendors.service.ts'

/**
 * Everything that the search can find. The search itself knows no other domain, so the sources are passed to it
 * here.
 */
export const searchSources = [productSource, serviceSource, vendorSource, ...categorySources]

/** What of it can be found. Staff search among all vendors; the lists of the shop leave the suspended ones out themselves. */
export const isDocumentShown = sql.raw(`(kind = 'vendor' or ${isOfOpenVendor('vendor_id')})`)
