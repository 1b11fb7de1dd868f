import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { lockDemoOutsideDemo } from '../../seeds/demo-lock.ts'
import { ensureSeed } from '../../seeds/seed.ts'
import { buildApp } from '../app.ts'
import { checkPortAndDataFolder } from './check-port-and-data-folder.ts'
import type { Config } from '../config.ts'
import { connectDomains } from '../connect-domains.ts'
import { startAccountJobs } from '../domains/account/account.jobs.ts'
import { startCashJobs } from '../domains/cash/cash.jobs.ts'
import { startChatJobs } from '../domains/support/chat/chat.jobs.ts'
import { startPaymentJobs } from '../domains/payments/payments.jobs.ts'
import { startPayoutJobs } from '../domains/payouts/payouts.jobs.ts'
import { startQuestionJobs } from '../domains/reviews/questions/questions.jobs.ts'
import { startPriceJobs } from '../domains/listings/prices/prices.jobs.ts'
import { startPictureJobs } from '../domains/pictures/pictures.jobs.ts'
import { refreshMissing, startSearchJobs } from '../domains/search/search.jobs.ts'
import { startApplicationJobs } from '../domains/applications/applications.jobs.ts'
import { startStatementJobs } from '../domains/statements/statements.jobs.ts'
import { startStockJobs } from '../domains/stock/stock.jobs.ts'
import { startSuspensionJobs } from '../domains/vendors/suspensions/suspensions.jobs.ts'
import { startTicketJobs } from '../domains/support/tickets/tickets.jobs.ts'
import { findDatabase } from './find-database.ts'
import { createMetrics } from '../metrics.ts'
import { openDemo, openDev } from '../open-demo.ts'
import { openGateways } from './open-gateways.ts'
import { openGoogle } from './open-google.ts'
import { openEncryption } from './open-encryption.ts'
import { openCluster } from './open-cluster.ts'
import { startCspJobs } from '../domains/csp/csp.jobs.ts'
import { startAlertJobs } from '../domains/alerts/alerts.jobs.ts'
import { startFiguresJobs } from '../domains/figures/figures.jobs.ts'
import { startImportJobs } from '../domains/imports/imports.jobs.ts'
import { startListingPictureJobs } from '../domains/listings/pictures/listing-pictures.jobs.ts'
import { startMemberJobs } from '../domains/members/members.jobs.ts'
import { startNotificationJobs } from '../domains/notifications/notifications.jobs.ts'
import { startReviewJobs } from '../domains/reviews/reviews.jobs.ts'
import { startRunJobs } from '../domains/runs/runs.jobs.ts'
import { startOrderJobs } from '../domains/orders/orders.jobs.ts'
import type { Client } from '../pages/client/client-app.ts'
import { closedNotice } from '../domains/content/site/open-shop.service.ts'
import { mountPages } from '../pages/pages.ts'
import { openDatabase } from '../platform/database/database.ts'
import { warnOfMissingLimits } from '../platform/database/pool/warn-of-missing-limits.ts'
import { migrateDatabase, oneAtATime } from '../platform/database/migrations/migrate.ts'
import { createFileStorage } from '../platform/files/file-storage.ts'
import { drain } from '../platform/http/drain.ts'
import { portSentence } from '../platform/http/port.ts'
import { watchProcess } from '../platform/metrics/process-series.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { createParser } from '../platform/parser/parser.ts'
import { createPictureStorage } from '../platform/pictures/picture-storage.ts'
import { searchSources } from '../search-sources.ts'
import type { Services } from '../services.ts'

export interface RunningHaat {
  address: string
  /** What the operator should know about the shop when it takes no orders. */
  notice: string | undefined
  /**
   * Reports to its load balancer for some time that it will stop, finishes running requests, then cleans up in
   * the reverse order of the start.
   */
  stop(announceMs: number): Promise<void>
}

type Cleanup = () => Promise<void>

interface Given {
  log: Logger
  /** Prints what the operator should know about the start. */
  print(sentence: string): void
  /** Set by `npm run dev`: a client from source, and another address to listen at. */
  client?: Client
  listenAt?: ListenAddress
}

type Demo = Awaited<ReturnType<typeof openDemo>>
type ListenAddress = Pick<Config, 'host' | 'port'>

export async function startHaat(config: Config, given: Given): Promise<RunningHaat> {
  const { listenAt = config } = given
  await checkPortAndDataFolder({ ...config, ...listenAt })
  const cleanups: Cleanup[] = []
  const cleanUpAll = async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
  }
  try {
    const { app, services } = await open(config, cleanups, given)
    const address = await listen(app, listenAt)
    const stop = async (announceMs: number) => {
      app.beginStop()
      await delay(announceMs)
      await cleanUpAll()
    }
    return { address, notice: await closedNotice(services), stop }
  } catch (error) {
    await cleanUpAll()
    throw error
  }
}

/** Adds a clean-up for each thing as soon as it is open, because a start may fail half-way. */
async function open(
  config: Config,
  cleanups: Cleanup[],
  { log, print, client }: Given,
): Promise<{ app: FastifyInstance; services: Services }> {
  const { url, directUrl } = await findDatabase(config, log, cleanups)
  await migrateDatabase(directUrl)
  const encryption = await openEncryption(config, directUrl, log)
  const metrics = createMetrics()
  const database = openDatabase(url, {
    requestMs: config.databaseWaitMs,
    watch: metrics.database,
    isPooled: url !== directUrl,
    onConnectionLost: (err) => log.warn({ err }, 'connection lost'),
  })
  cleanups.push(() => database.close())
  if (url !== directUrl) await warnOfMissingLimits(database.db, log)
  const shared = await openCluster(config, { db: database.db, directUrl, log, encryption, metrics }, cleanups)
  const { smtpUrl, mailFrom: from, rateLimitScale: capScale } = config
  const outbox = createOutbox(database, {
    smtpUrl,
    from,
    log,
    capScale,
    onSent: () => metrics.mailsSent.add(),
  })
  cleanups.push(() => outbox.close())
  const parser = createParser({
    log,
    onDeath: (lane, reason) => metrics.parserDeaths.with(lane, reason).add(),
  })
  cleanups.push(() => parser.close())
  const demo = await openDemo(config)
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
    ...connectDomains(() => services),
    outbox,
    parser,
    pictures: createPictureStorage(path.join(config.dataDir, 'pictures')),
    encryption,
  }
  await oneAtATime(directUrl, async () => {
    for (const sentence of await lockDemoOutsideDemo(services)) print(sentence)
    await ensureSeed(services)
    await demo?.ensure(services)
    await refreshMissing(services, searchSources)
  })
  const app = await buildApp(services)
  cleanups.push(async () => app.close())
  const dev = await openDev(config)
  dev?.mountWindows(app, services)
  google.mount(app)
  mountGateways(app)
  await mountPages(app, services, client)
  await app.loadMemory()
  // Jobs ask the app for pages, after which nothing more can be mounted.
  cleanups.push(watchProcess(metrics).close, ...startJobs(app, services, log, demo), () => drain(app))
  return { app, services }
}

function startJobs(app: FastifyInstance, services: Services, log: Logger, demo: Demo): Cleanup[] {
  const jobs = [
    startAccountJobs(services, log),
    startAlertJobs(services, log),
    startApplicationJobs(services, log),
    startCashJobs(services, log),
    startChatJobs(services, log),
    startCspJobs(services, log),
    startFiguresJobs(services, log),
    startImportJobs(services, log),
    startListingPictureJobs(services, log),
    startMemberJobs(services, log),
    startNotificationJobs(services, log),
    startOrderJobs(services, log),
    startPaymentJobs(services, log),
    startPayoutJobs(services, log),
    startPriceJobs(services, log),
    startReviewJobs(services, log),
    startRunJobs(services, log),
    startQuestionJobs(services, log),
    startSearchJobs(services, log, searchSources),
    startStatementJobs(services, log),
    startStockJobs(services, log),
    startSuspensionJobs(services, log),
    startTicketJobs(services, log),
  ]
  if (services.config.hasPictureJobs) {
    jobs.push(startPictureJobs(app, services, log, demo?.composeWaitingPictures))
  }
  return jobs.map(({ close }) => close)
}

async function listen(app: FastifyInstance, { port, host }: ListenAddress): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    throw new Error(portSentence(error as NodeJS.ErrnoException, port, host), { cause: error })
  }
}
