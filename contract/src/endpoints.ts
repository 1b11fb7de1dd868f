import { aboutEndpoints } from './domains/content.about.ts'
import { accountProofEndpoints } from './domains/account.proof.ts'
import { accountEndpoints } from './domains/account.ts'
import { secondFactorEndpoints } from './domains/account.second-factor.ts'
import { addressesEndpoints } from './domains/addresses.ts'
import { applicationsEndpoints } from './domains/applications.ts'
import { applicationsForStaffEndpoints } from './domains/applications.staff.ts'
import { auditEndpoints } from './domains/audit.ts'
import { callsEndpoints } from './domains/support.calls.ts'
import { cartEndpoints } from './domains/cart.ts'
import { catalogueEndpoints } from './domains/catalogue.ts'
import { chatsEndpoints } from './domains/support.chats.ts'
import { contactEndpoints } from './domains/support.contact.ts'
import { contentEndpoints } from './domains/content.ts'
import { cspEndpoints } from './domains/csp.ts'
import { deskEndpoints } from './domains/support.desk.ts'
import { healthEndpoints } from './domains/health.ts'
import { homeEndpoints } from './domains/home.ts'
import { mailsEndpoints } from './domains/mails.ts'
import { membersEndpoints } from './domains/members.ts'
import { metricsEndpoints } from './domains/metrics.ts'
import { ordersEndpoints } from './domains/orders.ts'
import { payoutsEndpoints } from './domains/payouts.ts'
import { reviewsEndpoints } from './domains/reviews.ts'
import { searchEndpoints } from './domains/search.ts'
import { shopPageEndpoints } from './domains/vendors.page.ts'
import { siteEndpoints } from './domains/content.site.ts'
import { servicesEndpoints } from './domains/services.ts'
import { staffEndpoints } from './domains/staff.ts'
import { staffPeopleEndpoints } from './domains/staff.people.ts'
import { ticketsEndpoints } from './domains/support.tickets.ts'
import { vendorsEndpoints } from './domains/vendors.ts'
import { vendorsForStaffEndpoints } from './domains/vendors.staff.ts'
import { wishlistEndpoints } from './domains/wishlist.ts'

/** Every call of the API, keyed by its REST line. */
export const endpoints = {
  ...aboutEndpoints,
  ...accountEndpoints,
  ...accountProofEndpoints,
  ...secondFactorEndpoints,
  ...addressesEndpoints,
  ...applicationsEndpoints,
  ...applicationsForStaffEndpoints,
  ...auditEndpoints,
  ...callsEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...chatsEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...cspEndpoints,
  ...deskEndpoints,
  ...healthEndpoints,
  ...homeEndpoints,
  ...mailsEndpoints,
  ...membersEndpoints,
  ...metricsEndpoints,
  ...ordersEndpoints,
  ...payoutsEndpoints,
  ...reviewsEndpoints,
  ...searchEndpoints,
  ...servicesEndpoints,
  ...shopPageEndpoints,
  ...siteEndpoints,
  ...staffEndpoints,
  ...staffPeopleEndpoints,
  ...ticketsEndpoints,
  ...vendorsEndpoints,
  ...vendorsForStaffEndpoints,
  ...wishlistEndpoints,
}
export type Endpoints = typeof endpoints
