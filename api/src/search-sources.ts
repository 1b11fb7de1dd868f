import { categorySources, productSource } from './domains/catalogue/catalogue.service.ts'
import { serviceSource } from './domains/services/services.service.ts'
import { vendorSource } from './domains/vendors/vendors.service.ts'

/**
 * Everything that the search can find. The search itself knows no other domain, so the sources are passed to it
 * here.
 */
export const searchSources = [productSource, serviceSource, vendorSource, ...categorySources]
