import { aboutEndpoints } from './domains/about.ts'
import { accountEndpoints } from './domains/account.ts'
import { contactEndpoints } from './domains/contact.ts'
import { contentEndpoints } from './domains/content.ts'
import { healthEndpoints } from './domains/health.ts'
import { siteEndpoints } from './domains/site.ts'

/** Every call of the API, keyed by its REST line. */
export const endpoints = {
  ...aboutEndpoints,
  ...accountEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...healthEndpoints,
  ...siteEndpoints,
}
export type Endpoints = typeof endpoints
