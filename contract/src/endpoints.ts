import { aboutEndpoints } from './domains/content.about.ts'
import { accountProofEndpoints } from './domains/account.proof.ts'
import { accountEndpoints } from './domains/account.ts'
import { secondFactorEndpoints } from './domains/account.second-factor.ts'
import { addressesEndpoints } from './domains/addresses.ts'
import { alertsEndpoints } from './domains/alerts.ts'
import { applicationsEndpoints } from './domains/applications.ts'
import { applicationsForStaffEndpoints } from './domains/applications.staff.ts'
import { auditEndpoints } from './domains/audit.ts'
import { callsEndpoints } from './domains/support.calls.ts'
import { cartEndpoints } from './domains/cart.ts'
import { cashEndpoints } from './domains/cash.ts'
import { categoriesEndpoints } from './domains/catalogue.categories.ts'
import { catalogueEndpoints } from './domains/catalogue.ts'
import { chatsEndpoints } from './domains/support.chats.ts'
import { commissionEndpoints } from './domains/commission.ts'
import { contactEndpoints } from './domains/support.contact.ts'
import { contentEndpoints } from './domains/content.ts'
import { contentTextEndpoints } from './domains/content.text.ts'
import { couponsForStaffEndpoints } from './domains/coupons.staff.ts'
import { couponsEndpoints } from './domains/coupons.ts'
import { courierPhoneEndpoints } from './domains/runs.phone.ts'
import { couriersEndpoints } from './domains/couriers.ts'
import { cspEndpoints } from './domains/csp.ts'
import { deskEndpoints } from './domains/support.desk.ts'
import { figuresEndpoints } from './domains/figures.ts'
import { healthEndpoints } from './domains/health.ts'
import { homeEndpoints } from './domains/home.ts'
import { importsEndpoints } from './domains/imports.ts'
import { ledgerEndpoints } from './domains/ledger.ts'
import { bulkListingsEndpoints } from './domains/listings.bulk.ts'
import { listingPricesEndpoints } from './domains/listings.prices.ts'
import { listingsEndpoints } from './domains/listings.ts'
import { listingsForStaffEndpoints } from './domains/listings.staff.ts'
import { listingPicturesEndpoints } from './domains/listings.pictures.ts'
import { mailsEndpoints } from './domains/mails.ts'
import { membersEndpoints } from './domains/members.ts'
import { metricsEndpoints } from './domains/metrics.ts'
import { notificationsEndpoints } from './domains/notifications.ts'
import { ordersEndpoints } from './domains/orders.ts'
import { ordersForStaffEndpoints } from './domains/orders.staff.ts'
import { papersEndpoints } from './domains/orders.papers.ts'
import { lineRefundEndpoints } from './domains/orders.refunds.ts'
import { parcelsEndpoints } from './domains/orders.parcels.ts'
import { payoutsEndpoints } from './domains/payouts.ts'
import { payoutsForStaffEndpoints } from './domains/payouts.staff.ts'
import { ownReviewsEndpoints } from './domains/reviews.own.ts'
import { reviewsEndpoints } from './domains/reviews.ts'
import { reviewRepliesEndpoints } from './domains/reviews.shop.ts'
import { reviewsForStaffEndpoints } from './domains/reviews.staff.ts'
import { questionsEndpoints } from './domains/reviews.questions.ts'
import { runsEndpoints } from './domains/runs.ts'
import { searchEndpoints } from './domains/search.ts'
import { shopQuestionsEndpoints } from './domains/reviews.shop-questions.ts'
import { shopPageEndpoints } from './domains/vendors.page.ts'
import { siteEndpoints } from './domains/content.site.ts'
import { servicesEndpoints } from './domains/services.ts'
import { staffEndpoints } from './domains/staff.ts'
import { staffPeopleEndpoints } from './domains/staff.people.ts'
import { statementsEndpoints } from './domains/statements.ts'
import { stockEndpoints } from './domains/stock.ts'
import { ticketsEndpoints } from './domains/support.tickets.ts'
import { vendorsEndpoints } from './domains/vendors.ts'
import { vendorsForStaffEndpoints } from './domains/vendors.staff.ts'
import { viewsEndpoints } from './domains/views.ts'
import { wishlistEndpoints } from './domains/wishlist.ts'

/** Every call of the API, keyed by its REST line. */
export const endpoints = {
  ...aboutEndpoints,
  ...accountEndpoints,
  ...accountProofEndpoints,
  ...secondFactorEndpoints,
  ...addressesEndpoints,
  ...alertsEndpoints,
  ...applicationsEndpoints,
  ...applicationsForStaffEndpoints,
  ...auditEndpoints,
  ...callsEndpoints,
  ...cartEndpoints,
  ...cashEndpoints,
  ...catalogueEndpoints,
  ...categoriesEndpoints,
  ...chatsEndpoints,
  ...commissionEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...contentTextEndpoints,
  ...couponsEndpoints,
  ...couponsForStaffEndpoints,
  ...courierPhoneEndpoints,
  ...couriersEndpoints,
  ...cspEndpoints,
  ...deskEndpoints,
  ...figuresEndpoints,
  ...healthEndpoints,
  ...homeEndpoints,
  ...importsEndpoints,
  ...ledgerEndpoints,
  ...listingPricesEndpoints,
  ...bulkListingsEndpoints,
  ...listingsEndpoints,
  ...listingsForStaffEndpoints,
  ...listingPicturesEndpoints,
  ...mailsEndpoints,
  ...membersEndpoints,
  ...metricsEndpoints,
  ...notificationsEndpoints,
  ...ordersEndpoints,
  ...ordersForStaffEndpoints,
  ...papersEndpoints,
  ...lineRefundEndpoints,
  ...parcelsEndpoints,
  ...payoutsEndpoints,
  ...payoutsForStaffEndpoints,
  ...reviewsEndpoints,
  ...questionsEndpoints,
  ...reviewsForStaffEndpoints,
  ...reviewRepliesEndpoints,
  ...ownReviewsEndpoints,
  ...runsEndpoints,
  ...searchEndpoints,
  ...servicesEndpoints,
  ...shopPageEndpoints,
  ...shopQuestionsEndpoints,
  ...siteEndpoints,
  ...staffEndpoints,
  ...staffPeopleEndpoints,
  ...statementsEndpoints,
  ...stockEndpoints,
  ...ticketsEndpoints,
  ...vendorsEndpoints,
  ...vendorsForStaffEndpoints,
  ...wishlistEndpoints,
  ...viewsEndpoints,
}
export type Endpoints = typeof endpoints
