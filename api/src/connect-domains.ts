import { ordersOfAccount } from './domains/orders/account-orders.service.ts'
import { createPaymentEvents } from './domains/orders/payment-events.ts'
import { createStaffTasks } from './domains/support/tickets/open-task.service.ts'
import { createServiceRequests } from './domains/support/contact/service-request.service.ts'
import { ticketsOfAccount } from './domains/support/tickets/tickets.service.ts'
import type { Services } from './services.ts'

type Connections = Pick<Services, 'accountHoldings' | 'paymentEvents' | 'serviceRequests' | 'staffTasks'>

/**
 * Domains import each other in one direction only. Where a lower one needs a higher one (account asks orders, payments
 * ask support), it declares an interface, and here it is given the implementation.
 */
export const connectDomains = (services: () => Services): Connections => ({
  accountHoldings: { orders: ordersOfAccount, tickets: ticketsOfAccount },
  paymentEvents: createPaymentEvents(services),
  serviceRequests: createServiceRequests(services),
  staffTasks: createStaffTasks(services),
})
