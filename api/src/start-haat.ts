import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { composeWaitingPictures } from '../seeds/demo/demo-pictures.ts'
import { lockDemoOutsideDemo } from '../seeds/demo-lock.ts'
import { ensureSeed } from '../seeds/seed.ts'
import { buildApp } from './app.ts'
import { checkPlace } from './check-place.ts'
import type { Config } from './config.ts'
import { startAccountJobs } from './domains/account/account.jobs.ts'
import { startChatJobs } from './domains/chat/chat.jobs.ts'
import { startPaymentJobs } from './domains/payments/payments.jobs.ts'
import { startPictureJobs } from './domains/pictures/pictures.jobs.ts'
import { refreshMissing, startSearchJobs } from './domains/search/search.jobs.ts'
import { startTicketJobs } from './domains/tickets/tickets.jobs.ts'
import { mountDevPages } from './dev/dev-pages.ts'
import { findDatabase } from './find-database.ts'
import { createMetrics } from './metrics.ts'
import { openGateways } from './open-gateways.ts'
import { openGoogle } from './open-google.ts'
import { openSealer } from './open-sealer.ts'
import { openShared } from './open-shared.ts'
import { createOrderSide } from './domains/orders/order-side.ts'
import { ordersOfAccount } from './domains/orders/account-orders.service.ts'
import { startCspJobs } from './domains/csp/csp.jobs.ts'
import { startOrderJobs } from './domains/orders/orders.jobs.ts'
import type { Client } from './pages/client-app.ts'
import { closedNotice } from './domains/site/open-shop.service.ts'
import { mountPages } from './pages/pages.ts'
import { openDatabase } from './platform/db/database.ts'
import { warnOfMissingLimits } from './platform/db/missing-limits.ts'
import { migrateDatabase, oneAtATime } from './platform/db/migrate.ts'
import { createFileStorage } from './platform/files/file-storage.ts'
import { drain } from './platform/http/drain.ts'
import { portSentence } from './platform/http/port.ts'
import { watchProcess } from './platform/metrics/process-series.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createPictureStorage } from './platform/pictures/picture-storage.ts'
import { searchSources } from './search-sources.ts'
import type { Services } from './services.ts'

export interface RunningHaat {
  address: string
  /** What the operator should know of the shop, where it takes no orders. */
  notice: string | undefined
  /**
   * Tells its balancer for some time that it will stop, drains what is under way, then lets go of everything in the
   * reverse order of its start.
   */
  stop(announceMs: number): Promise<void>
}

type LetGo = () => Promise<void>

interface Given {
  log: Logger
  /** What its operator should know of the start is said in plain sentences. */
  say(sentence: string): void
  /** From whoever works on Haat: a client from source, and another place to listen at. */
  client?: Client
  place?: Place
}

type Place = Pick<Config, 'host' | 'port'>

export async function startHaat(config: Config, given: Given): Promise<RunningHaat> {
  const { place = config } = given
  await checkPlace({ ...config, ...place })
  const held: LetGo[] = []
  const letGoOfAll = async () => {
    for (const letGo of held.splice(0).toReversed()) await letGo()
  }
  try {
    const { app, services } = await open(config, held, given)
    const address = await listen(app, place)
    const stop = async (announceMs: number) => {
      app.beginStop()
      await delay(announceMs)
      await letGoOfAll()
    }
    return { address, notice: await closedNotice(services), stop }
  } catch (error) {
    await letGoOfAll()
    throw error
  }
}

/** Notes in `held` how to let go of each thing as soon as it is there: a start may fail half-way. */
async function open(
  config: Config,
  held: LetGo[],
  { log, say, client }: Given,
): Promise<{ app: FastifyInstance; services: Services }> {
  const { url, directUrl } = await findDatabase(config, log, held)
  await migrateDatabase(directUrl)
  const sealer = await openSealer(config, directUrl, log)
  const metrics = createMetrics()
  const database = openDatabase(url, {
    watch: metrics.database,
    isPooled: url !== directUrl,
    onConnectionLost: (err) => log.warn({ err }, 'connection lost'),
  })
  held.push(() => database.close())
  if (url !== directUrl) await warnOfMissingLimits(database.db, log)
  const shared = await openShared(config, { db: database.db, directUrl, log, sealer, metrics }, held)
  const { smtpUrl, mailFrom: from, rateLimitScale: capScale } = config
  const outbox = createOutbox(database, {
    smtpUrl,
    from,
    log,
    capScale,
    onSent: () => metrics.mailsSent.add(),
  })
  held.push(() => outbox.close())
  const google = await openGoogle(config, log)
  const { gateways, mount: mountGateways } = await openGateways(config)
  const services: Services = {
    ...shared,
    config,
    db: database.db,
    files: createFileStorage(config.dataDir),
    gateways,
    google: google.client,
    metrics,
    orderSide: createOrderSide(() => services),
    ordersOfAccount,
    outbox,
    pictures: createPictureStorage(path.join(config.dataDir, 'pictures')),
    sealer,
  }
  await oneAtATime(directUrl, async () => {
    for (const sentence of await lockDemoOutsideDemo(services)) say(sentence)
    await ensureSeed(services)
    await refreshMissing(services, searchSources)
  })
  const app = await buildApp(services)
  held.push(watchProcess(metrics).close, ...startJobs(services, log), () => drain(app))
  if (config.hasDev) mountDevPages(app, services)
  google.mount(app)
  mountGateways(app)
  await mountPages(app, services, client)
  return { app, services }
}

function startJobs(services: Services, log: Logger): LetGo[] {
  const { hasPictureJobs, isDemo } = services.config
  const jobs = [
    startAccountJobs(services, log),
    startChatJobs(services, log),
    startCspJobs(services, log),
    startOrderJobs(services, log),
    startPaymentJobs(services, log),
    startSearchJobs(services, log, searchSources),
    startTicketJobs(services, log),
  ]
  if (hasPictureJobs) {
    jobs.push(startPictureJobs(services, log, isDemo ? composeWaitingPictures : undefined))
  }
  return jobs.map(({ close }) => close)
}

async function listen(app: FastifyInstance, { port, host }: Place): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    throw new Error(portSentence(error as NodeJS.ErrnoException, port, host), { cause: error })
  }
}
