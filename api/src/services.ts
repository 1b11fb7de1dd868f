import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { AccountHoldings } from './domains/account/account-holdings.ts'
import type { AuditSubjects } from './domains/audit/audit-subjects.ts'
import type { LedgerSubjects } from './domains/ledger/ledger-subjects.ts'
import type { NotificationChecks } from './domains/notifications/notification-checks.ts'
import type { StaffTasks } from './domains/payments/staff-tasks.ts'
import type { CouponNotices } from './domains/coupons/coupon-notices.ts'
import type { CourierRuns } from './domains/orders/courier-runs.ts'
import type { ServiceRequests } from './domains/services/service-requests.ts'
import type { VendorHoldings } from './domains/vendors/vendor-holdings.ts'
import type { PaymentEvents } from './domains/payments/payment-events.ts'
import type { Bus } from './platform/cluster/bus.ts'
import type { Database } from './platform/database/database.ts'
import type { Replicas } from './platform/cluster/replicas.ts'
import type { JobLock } from './platform/cluster/job-lock.ts'
import type { FileStorage } from './platform/files/file-storage.ts'
import type { GoogleClient } from './platform/google/google-client.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import type { Parser } from './platform/parser/parser.ts'
import type { Gateways } from './platform/payments/payment-gateway.ts'
import type { PictureStorage } from './platform/pictures/picture-storage.ts'
import type { Redis } from './platform/redis/redis.ts'
import type { Encryption } from './platform/secrets/encryption.ts'

/** What the domains are given. It is made once when the process starts; tests replace parts of it. */
export interface Services {
  /** What orders and support hold of a person, for account. */
  accountHoldings: AccountHoldings
  /** What things in the audit log are called now, for audit. */
  auditSubjects: AuditSubjects
  /** How processes announce to each other what changed. */
  bus: Bus
  config: Config
  /** The primary database: reads from it are never stale. */
  db: Database['db']
  files: FileStorage
  /** The gateways for paying online; a method that is switched off has none. */
  gateways: Gateways
  /** Undefined when sign-in with Google is not offered. */
  google: GoogleClient | undefined
  /** What the books of a shop are about, for ledger. */
  ledgerSubjects: LedgerSubjects
  /** Whether what people were told is still so, for notifications. */
  notificationChecks: NotificationChecks
  /** What payments report to orders. */
  paymentEvents: PaymentEvents
  /** Counters and gauges for monitoring. */
  metrics: Metrics
  outbox: Outbox
  /** Looks into files that people send, in processes of their own. */
  parser: Parser
  pictures: PictureStorage
  /** Undefined when it is not configured; the same holds for the replicas. */
  redis: Redis | undefined
  replicas: Replicas | undefined
  encryption: Encryption
  /** Decides which process runs a job that only one of them may run. */
  jobLock: JobLock
  /** Where requests for a service go. */
  /** What couriers' runs hold of parcels, for orders. */
  courierRuns: CourierRuns
  /** How coupons tell their shops what staff did with them. */
  couponNotices: CouponNotices
  serviceRequests: ServiceRequests
  /** How payments ask staff to look at something. */
  staffTasks: StaffTasks
  /** What members, orders and the catalogue hold of a vendor, for vendors. */
  vendorHoldings: VendorHoldings
}
