import { aboutEndpoints } from './domains/about.ts'
import { accountEndpoints } from './domains/account.ts'
import { contactEndpoints } from './domains/contact.ts'
import { contentEndpoints } from './domains/content.ts'
import { healthEndpoints } from './domains/health.ts'
import { siteEndpoints } from './domains/site.ts'
import type { wishlistEndpoints } from './domains/wishlist.ts'

/** Every call that the server answers, keyed by its REST line. */
export const endpoints = {
  ...aboutEndpoints,
  ...accountEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...healthEndpoints,
  ...siteEndpoints,
}
export type Endpoints = typeof endpoints

/** Every call that a client makes: also those that the server does not answer yet, whose failure it lives with. */
export type Calls = Endpoints & typeof wishlistEndpoints
