import { pino } from 'pino'
import { parcelStates, type ParcelState } from '@haat/contract/domains/orders.rules.ts'
import { readConfig } from './config.ts'
import { connectDomains } from './connect-domains.ts'
import { advanceParcel, refundParcel, remitParcel } from './domains/orders/parcels/advance-parcel.service.ts'
import { openEncryption } from './start/open-encryption.ts'
import { findExistingDatabase } from './start/find-database.ts'
import { createMetrics } from './metrics.ts'
import { createBus } from './platform/cluster/bus.ts'
import { openDatabase } from './platform/database/database.ts'
import { onlyProcess } from './platform/cluster/job-lock.ts'
import { createFileStorage } from './platform/files/file-storage.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createPictureStorage } from './platform/pictures/picture-storage.ts'
import type { Services } from './services.ts'

const usage =
  'Say which and where to: npm run parcel -- H-20001 1 packed shipped, delivered with the door code, remitted for its cash, or refunded for money that went back'

/** What is done with the parcel's money, beside its states. */
const moneySteps = { remitted: remitParcel, refunded: refundParcel }
type MoneyStep = keyof typeof moneySteps
const isMoneyStep = (text: string): text is MoneyStep => Object.hasOwn(moneySteps, text)
const isStep = (text: string): text is ParcelState | MoneyStep =>
  isMoneyStep(text) || (parcelStates as readonly string[]).includes(text)

/**
 * `npm run parcel -- <order> <parcel> <state> … [door code]`: moves a parcel along, one state after another,
 * until vendors have screens for it; `remitted` and `refunded` record where its money went.
 */
async function run([number, position, ...words]: string[]): Promise<string> {
  const code = words.find((word) => /^\d+$/.test(word))
  const steps = words.filter((word) => word !== code)
  if (!number || !position || steps.length === 0 || !steps.every(isStep)) throw new Error(usage)
  const cleanups: (() => Promise<void>)[] = []
  try {
    const services = await openServices(cleanups)
    const parcel = { number, position: Number(position) }
    for (const to of steps) {
      if (isMoneyStep(to)) await moneySteps[to](services, number, parcel.position)
      else await advanceParcel(services, { ...parcel, to, actor: 'staff', code })
    }
    return `Parcel ${position} of ${number} is ${steps.at(-1)}.`
  } finally {
    for (const cleanUp of cleanups.toReversed()) await cleanUp()
  }
}

async function openServices(cleanups: (() => Promise<void>)[]): Promise<Services> {
  const config = readConfig(process.env)
  const log = pino({ level: 'warn' })
  const { directUrl } = await findExistingDatabase(config, log, cleanups)
  const database = openDatabase(directUrl, { max: 2 })
  cleanups.push(() => database.close())
  const { smtpUrl, mailFrom: from, rateLimitScale: capScale } = config
  const outbox = createOutbox(database, { smtpUrl, from, log, capScale })
  cleanups.push(() => outbox.close())
  const services: Services = {
    bus: createBus({ transports: [] }),
    config,
    db: database.db,
    files: createFileStorage(config.dataDir),
    gateways: {},
    google: undefined,
    metrics: createMetrics(),
    ...connectDomains(() => services),
    outbox,
    pictures: createPictureStorage(config.dataDir),
    redis: undefined,
    replicas: undefined,
    encryption: await openEncryption(config, directUrl, log),
    jobLock: onlyProcess,
  }
  return services
}

run(process.argv.slice(2)).then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
