import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { connectDomains } from '#connect-domains.ts'
import { createMetrics } from '#metrics.ts'
import { createBus } from '#platform/cluster/bus.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { onlyProcess } from '#platform/cluster/job-lock.ts'
import { createFileStorage } from '#platform/files/file-storage.ts'
import { createGoogleClient } from '#platform/google/google-client.ts'
import { createOutbox } from '#platform/mail/outbox.ts'
import { createGateways } from '#platform/payments/create-gateways.ts'
import { createParser } from '#platform/parser/parser.ts'
import { createPictureStorage } from '#platform/pictures/picture-storage.ts'
import { createEncryption } from '#platform/secrets/encryption.ts'
import type { SecretKeys } from '#platform/secrets/keys/secret-key.ts'
import type { Services } from '#services.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestApp {
  app: FastifyInstance
  services: Services
  database: Database
  databaseUrl: string
  /** Every line the server logged, as one text. */
  logged(): string
  close(): Promise<void>
}

interface Options {
  /** Settings as an operator writes them; limits are off unless a test asks for them. */
  environment?: Record<string, string>
  /** A new shop, without particulars and not open; otherwise the shop has particulars and is open. */
  isNewShop?: boolean
  /** Another database than a fresh one, for tests in which it is away. */
  databaseUrl?: string
  /** Other keys than the usual one: the first is in use. */
  secretKeys?: SecretKeys
  /** Replaces services before the app is built. */
  replace?: (services: Services) => Partial<Services>
  /** Adds routes before the app is ready. */
  prepare?: (app: FastifyInstance, services: Services) => void
}

export const testKey = 'a key that is only good for tests, 32+ characters'

/** The real app on a database of its own, with everything it writes in a folder that goes away. */
export async function buildTestApp(options: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haat-api-test-'))
  const scratch = options.databaseUrl ? undefined : await createTestDatabase()
  const databaseUrl = options.databaseUrl ?? scratch?.url ?? ''
  const config = readConfig({
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'debug',
    // A database that other tests keep busy is waited for, because it is slow and does not hang.
    DATABASE_WAIT_SECONDS: '15',
    ...options.environment,
  })
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const metrics = createMetrics()
  const database = openDatabase(databaseUrl, {
    max: 8,
    requestMs: config.databaseWaitMs,
    connectMs: Math.max(5000, config.databaseWaitMs),
    watch: metrics.database,
  })
  if (options.isNewShop) await database.pool.query('delete from settings; delete from setting_versions')
  const warnings = { warn: (...said: unknown[]) => void lines.push(JSON.stringify(said)) }
  const { smtpUrl, mailFrom, rateLimitScale: capScale } = config
  const outbox = createOutbox(database, {
    smtpUrl,
    from: mailFrom,
    log: warnings,
    capScale,
    onSent: () => metrics.mailsSent.add(),
  })
  const parser = createParser({
    log: warnings,
    onDeath: (lane, reason) => metrics.parserDeaths.with(lane, reason).add(),
  })
  const made: Services = {
    bus: createBus({ transports: [] }),
    config,
    db: database.db,
    files: createFileStorage(dataDir),
    gateways: createGateways(config),
    google: config.google && createGoogleClient(config.google, { log: warnings }),
    metrics,
    ...connectDomains(() => services),
    outbox,
    parser,
    pictures: createPictureStorage(path.join(dataDir, 'pictures')),
    redis: undefined,
    replicas: undefined,
    encryption: createEncryption(options.secretKeys ?? [testKey], (keyId) => warnings.warn({ keyId })),
    jobLock: onlyProcess,
  }
  const services: Services = { ...made, ...options.replace?.(made) }
  const app = await buildApp(services, log)
  options.prepare?.(app, services)
  await app.ready()
  return {
    app,
    services,
    database,
    databaseUrl,
    logged: () => lines.join(''),
    async close() {
      await app.close()
      await parser.close()
      await outbox.close()
      await database.close()
      await scratch?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
