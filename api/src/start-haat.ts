import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'
import { composeWaitingPictures } from '../seeds/demo/demo-pictures.ts'
import { ensureSeed } from '../seeds/seed.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { startAccountJobs } from './domains/account/account.jobs.ts'
import { categorySources, productSource } from './domains/catalogue/catalogue.service.ts'
import { startPictureJobs } from './domains/pictures/pictures.jobs.ts'
import { refreshMissing, startSearchJobs } from './domains/search/search.jobs.ts'
import { serviceSource } from './domains/services/services.service.ts'
import { vendorSource } from './domains/vendors/vendors.service.ts'
import { mountDevPages } from './dev/dev-pages.ts'
import { openGoogle } from './open-google.ts'
import { mountPages } from './pages/pages.ts'
import { prepareDataFolder } from './platform/data-folder.ts'
import { openDatabase } from './platform/db/database.ts'
import { openEmbeddedDatabase } from './platform/db/embedded-database.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { waitForDatabase } from './platform/db/wait-for-database.ts'
import { createFileStorage } from './platform/files/file-storage.ts'
import { drain } from './platform/http/drain.ts'
import { portSentence, refuseTakenPort } from './platform/http/port.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createPictureStorage } from './platform/pictures/picture-storage.ts'
import { createSealer } from './platform/secrets/sealer.ts'
import { loadSecretKey } from './platform/secrets/secret-key.ts'
import { logSerializers } from './plugins/logging.ts'

const searchSources = [productSource, serviceSource, vendorSource, ...categorySources]
const databasePatienceMs = 10_000

export interface RunningHaat {
  address: string
  /** Drains what is under way, then lets go of everything in the reverse order of its start. */
  stop(): Promise<void>
}

type LetGo = () => Promise<void>

export async function startHaat(config: Config): Promise<RunningHaat> {
  await refuseTakenPort(config.port, config.host)
  await prepareDataFolder(config.dataDir)
  const held: LetGo[] = []
  const stop = async () => {
    for (const letGo of held.splice(0).toReversed()) await letGo()
  }
  try {
    return { address: await open(config, held), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Notes in `held` how to let go of each thing as soon as it is there: a start may fail half-way. */
async function open(config: Config, held: LetGo[]): Promise<string> {
  const log = pino({ level: config.logLevel, serializers: { err: logSerializers.err } })
  const url = await findDatabase(config, log, held)
  await migrateDatabase(url)
  const database = openDatabase(url, { onConnectionLost: (err) => log.warn({ err }, 'connection lost') })
  held.push(() => database.close())
  const outbox = createOutbox(database, { smtpUrl: config.smtpUrl, from: config.mailFrom, log })
  held.push(() => outbox.close())
  const google = await openGoogle(config, log)
  const services = {
    config,
    db: database.db,
    files: createFileStorage(config.dataDir),
    google: google.client,
    outbox,
    pictures: createPictureStorage(path.join(config.dataDir, 'pictures')),
    sealer: createSealer(await loadSecretKey(config.secretKey, config.dataDir)),
  }
  await ensureSeed(services)
  await refreshMissing(services, searchSources)
  const app = await buildApp(services)
  held.push(() => drain(app))
  const jobs = startAccountJobs(services, log)
  held.push(jobs.close)
  held.push(startSearchJobs(services, log, searchSources).close)
  if (config.hasPictureJobs) {
    const pictureJobs = startPictureJobs(services, log, config.isDemo ? composeWaitingPictures : undefined)
    held.push(pictureJobs.close)
  }
  if (config.isDemo) mountDevPages(app, services)
  google.mount(app)
  await mountPages(app, config)
  return listen(app, config)
}

export async function findDatabase(config: Config, log: Logger, held: LetGo[]): Promise<string> {
  if (config.databaseUrl) {
    await waitForDatabase(config.databaseUrl, databasePatienceMs)
    return config.databaseUrl
  }
  const embedded = await openEmbeddedDatabase(config.dataDir, (err) => log.error({ err }, 'database trouble'))
  held.push(() => embedded.release())
  return embedded.url
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    throw new Error(portSentence(error as NodeJS.ErrnoException, port, host), { cause: error })
  }
}
