import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { OrdersOfAccount } from './domains/account/orders-of-account.ts'
import type { OrderSide } from './domains/payments/order-side.ts'
import type { Bus } from './platform/bus/bus.ts'
import type { Database } from './platform/db/database.ts'
import type { Replicas } from './platform/db/replicas.ts'
import type { Turns } from './platform/db/turns.ts'
import type { FileStorage } from './platform/files/file-storage.ts'
import type { GoogleClient } from './platform/google/google-client.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import type { Gateways } from './platform/payments/payment-gateway.ts'
import type { PictureStorage } from './platform/pictures/picture-storage.ts'
import type { Redis } from './platform/redis/redis.ts'
import type { Sealer } from './platform/secrets/sealer.ts'

/** What the domains are given: made once when the process starts, replaced by tests. */
export interface Services {
  /** How processes tell each other what changed. */
  bus: Bus
  config: Config
  /** The primary: what is read here is as it stands. */
  db: Database['db']
  files: FileStorage
  /** Where shoppers pay online; none of a method that is off. */
  gateways: Gateways
  /** None where sign-in with Google is not offered. */
  google: GoogleClient | undefined
  /** What payments tell the orders. */
  orderSide: OrderSide
  /** What is counted for whoever watches. */
  metrics: Metrics
  ordersOfAccount: OrdersOfAccount
  outbox: Outbox
  pictures: PictureStorage
  /** None where it is not configured, like the replicas. */
  redis: Redis | undefined
  replicas: Replicas | undefined
  sealer: Sealer
  /** Which of all processes does a job that is done once. */
  turns: Turns
}
