import { categorySources, productSource } from './domains/catalogue/catalogue.service.ts'
import { serviceSource } from './domains/services/services.service.ts'
import { vendorSource } from './domains/vendors/vendors.service.ts'

/** Everything that can be found. The search knows no room; here the rooms are told to it. */
export const searchSources = [productSource, serviceSource, vendorSource, ...categorySources]
