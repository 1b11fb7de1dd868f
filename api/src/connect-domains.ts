import { accountNamesById } from './domains/account/account.service.ts'
import { alertsOfAccount } from './domains/alerts/account-alerts.service.ts'
import { alertChecks } from './domains/alerts/settle-alerts.service.ts'
import { applicationsOfAccount } from './domains/applications/account-applications.service.ts'
import { applicationNamesById, findApplicationOfVendor } from './domains/applications/applications.service.ts'
import { countOffersOfVendor } from './domains/catalogue/catalogue.service.ts'
import { categoryNamesById } from './domains/catalogue/categories/categories.service.ts'
import { contentTitlesById } from './domains/content/content.service.ts'
import { fileNamesById } from './domains/files/files.service.ts'
import { findListedProducts } from './domains/listings/listing-list.service.ts'
import { listingNamesById } from './domains/listings/listings.service.ts'
import { mailSubjectsById } from './platform/mail/mail-list.store.ts'
import { courierNamesForAudit } from './domains/couriers/couriers.service.ts'
import { synonymWordsById } from './domains/search/synonyms/synonyms.service.ts'
import { membershipsOfAccount } from './domains/members/account-memberships.service.ts'
import { countMembers, isMember, listOwners, lockShopFor } from './domains/members/members.service.ts'
import { notificationsOfAccount } from './domains/notifications/account-notifications.service.ts'
import { notify } from './domains/notifications/notifications.service.ts'
import { reviewsOfAccount } from './domains/reviews/account-reviews.service.ts'
import { viewNamesById } from './domains/views/views.service.ts'
import { shortcutsById } from './domains/support/desk/saved-replies.service.ts'
import { vendorNamesById } from './domains/vendors/vendors.service.ts'
import { countOpenOrdersOfVendor } from './domains/orders/orders-for-staff.service.ts'
import { entryParcels } from './domains/orders/entry-parcels.service.ts'
import { nextPayouts } from './domains/payouts/next-payout.service.ts'
import { ordersOfAccount } from './domains/orders/account-orders.service.ts'
import { questionsOfAccount } from './domains/reviews/questions/account-questions.service.ts'
import { createPaymentEvents } from './domains/orders/payment-events.ts'
import { createStaffTasks } from './domains/support/tickets/open-task.service.ts'
import { isInRun } from './domains/runs/open-stops.service.ts'
import { createServiceRequests } from './domains/support/contact/service-request.service.ts'
import { ticketsOfAccount, ticketSubjectsByNumber } from './domains/support/tickets/tickets.service.ts'
import type { Services } from './services.ts'

type Connections = Pick<
  Services,
  | 'accountHoldings'
  | 'auditSubjects'
  | 'couponNotices'
  | 'courierRuns'
  | 'ledgerSubjects'
  | 'notificationChecks'
  | 'paymentEvents'
  | 'serviceRequests'
  | 'staffTasks'
  | 'vendorHoldings'
>
/**
 * Domains import each other in one direction only. Where a lower one needs a higher one (account asks orders, payments
 * ask support), it declares an interface, and here it is given the implementation.
 */
export const connectDomains = (services: () => Services): Connections => ({
  auditSubjects: {
    account: accountNamesById,
    application: applicationNamesById,
    category: categoryNamesById,
    content: contentTitlesById,
    courier: courierNamesForAudit,
    file: fileNamesById,
    listing: listingNamesById,
    mail: mailSubjectsById,
    'saved-reply': shortcutsById,
    synonyms: synonymWordsById,
    ticket: ticketSubjectsByNumber,
    vendor: vendorNamesById,
    view: viewNamesById,
  },
  accountHoldings: {
    alerts: alertsOfAccount,
    memberships: membershipsOfAccount,
    applications: applicationsOfAccount,
    notifications: notificationsOfAccount,
    orders: ordersOfAccount,
    reviews: reviewsOfAccount,
    questions: questionsOfAccount,
    tickets: ticketsOfAccount,
  },
  couponNotices: {
    tell: (tx, vendorId, key, data) => notify(tx, { kind: 'couponByStaff', key, data, to: { vendorId } }),
  },
  courierRuns: { isInRun },
  ledgerSubjects: { ...entryParcels, ...nextPayouts },
  notificationChecks: alertChecks,
  paymentEvents: createPaymentEvents(services),
  serviceRequests: createServiceRequests(services),
  staffTasks: createStaffTasks(services),
  vendorHoldings: {
    findApplication: findApplicationOfVendor,
    countMembers,
    isMember,
    listOwners,
    countOpenOrders: countOpenOrdersOfVendor,
    countOffers: countOffersOfVendor,
    findProducts: findListedProducts,
    namesOfAccounts: accountNamesById,
    lockShopFor,
  },
})
