import { randomUUID } from 'node:crypto'
import { findLiveUser } from '@haat/api/domains/account/account.service.ts'
import { listCourierChoices } from '@haat/api/domains/couriers/couriers.service.ts'
import { viewOrder } from '@haat/api/domains/orders/order-view.service.ts'
import { getOwnOrder } from '@haat/api/domains/orders/orders.service.ts'
import { answerDoorPayment } from '@haat/api/domains/orders/parcels/door-payments.service.ts'
import { closeAtDoor } from '@haat/api/domains/orders/parcels/door.service.ts'
import { getParcelAt } from '@haat/api/domains/orders/parcels/shop-parcels.service.ts'
import { revokeRun } from '@haat/api/domains/runs/change-run.service.ts'
import { makeRun } from '@haat/api/domains/runs/make-run.service.ts'
import { keepDoorPhoto } from '@haat/api/domains/runs/phone/door-photo.service.ts'
import { sendOutcome } from '@haat/api/domains/runs/phone/send-outcome.service.ts'
import { startRun } from '@haat/api/domains/runs/phone/start-run.service.ts'
import { getRun } from '@haat/api/domains/runs/run-view.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { callerAt, callerOf } from '../staff/caller-at.ts'
import { confirmed, paid, step, type Happening } from './demo-order.ts'
import { demoRuns, runBuyers, type DemoRun } from './demo-runs.ts'
import { playBuyer, variantsOf } from './ensure-demo-buyers.ts'
import { historyServices, type HistoryServices } from './history-services.ts'

const pack: Happening = step({ step: 'pack' })

interface RunParcel {
  number: string
  userId: string
}

/** Lets couriers be under way on the day on which the demo starts, once. */
export async function ensureDemoRuns(given: Services) {
  const { db } = given
  if (await findLiveUser(db, runBuyers[0]!.id)) return
  const vendor = await findVendorBySlug(db, 'palpa-dhaka-udhyog')
  if (vendor) await db.transaction((tx) => loadRuns(given, tx, vendor.id))
}

async function loadRuns(given: Services, tx: Tx, vendorId: number) {
  const history = historyServices(given, tx)
  const parcels = await buyParcels(history, tx, vendorId)
  for (const run of demoRuns)
    await playRun(history.services, vendorId, run, parcels.splice(0, run.doors.length))
}

/** One packed parcel for each door, in the order of the runs; the shoppers take turns. */
async function buyParcels(history: HistoryServices, tx: Tx, vendorId: number): Promise<RunParcel[]> {
  const variants = await variantsOf(tx, vendorId)
  const letters = [...variants.keys()]
  const methods = demoRuns.flatMap(({ doors }) => doors.map(([, method]) => method))
  const bought: RunParcel[][] = []
  for (const [turn, { address, ...user }] of runBuyers.entries()) {
    const own = methods
      .map((method, at) => ({ method, at }))
      .filter(({ at }) => at % runBuyers.length === turn)
    const orders = own.map(({ method, at }) => ({
      goods: { [letters[at % letters.length]!]: 1 },
      method,
      placed: [2, '10:20'] as const,
      happened: [
        [[2, '10:40'], method === 'cod' ? confirmed : paid],
        [[1, '15:30'], pack],
      ] as const,
    }))
    const numbers = await playBuyer(history, user, address, variants, orders)
    bought.push(numbers.map((number) => ({ number, userId: user.id })))
  }
  return methods.map((_, at) => bought[at % runBuyers.length]![Math.floor(at / runBuyers.length)]!)
}

async function playRun(services: Services, vendorId: number, run: DemoRun, parcels: RunParcel[]) {
  const { db } = services
  const now = new Date()
  const isStaff = run.by === 'haat'
  const caller = isStaff ? callerAt('staff', now) : callerOf(demoAccountIds.packer, now)
  const courierId = (await listCourierChoices(db)).find(({ name }) => name === run.courier)!.id
  const places = []
  for (const { number } of parcels) places.push(await getParcelAt(db, number, 1))
  const id = randomUUID()
  const { rider } = run
  await makeRun(services, caller, { id, courierId, rider, vendorId: isStaff ? null : vendorId, places })
  if (run.isRevoked) await revokeRun(services, caller, await getRun(db, id), isStaff)
  if (!run.isStarted) return
  const link = { run: await getRun(db, id), deviceHash: id }
  await startRun(services, link)
  for (const [at, [door]] of run.doors.entries()) await playDoor(services, link, door, parcels[at]!)
}

type Link = Parameters<typeof sendOutcome>[1]

async function playDoor(
  services: Services,
  link: Link,
  noted: DemoRun['doors'][number][0],
  { number, userId }: RunParcel,
) {
  if (noted === 'open') return
  const order = await viewOrder(services, services.db, await getOwnOrder(services.db, userId, number))
  const { doorCode, cashPaisa } = order.parcels[0]!
  const sent = { id: randomUUID(), number, position: 1, at: new Date().toISOString() }
  if (noted === 'refused') {
    const door = { outcome: 'refused', reason: 'changedMind', words: '' } as const
    await sendOutcome(services, link, { ...sent, wasOffline: false, door })
    return keepDoorPhoto(services, link, sent.id, await services.parser.drawPicture(doorDrawing))
  }
  const isByQr = noted === 'paidByQr' || noted === 'missingByQr'
  if (isByQr || noted === 'saidByShop') {
    const place = await getParcelAt(services.db, number, 1)
    const member = { actor: 'vendor', actorId: demoAccountIds.vendor } as const
    const taken = { outcome: 'delivered', code: doorCode ?? undefined } as const
    if (!isByQr) return closeAtDoor(services, place, member, { ...taken, paidHow: 'cash', reference: '' })
    const door = { ...taken, paidHow: 'qr', reference: `FP-${number.slice(2)}` } as const
    await sendOutcome(services, link, { ...sent, wasOffline: false, door })
    const missing = {
      answer: 'missing',
      words: 'Neither in Fonepay nor at the bank by this evening',
    } as const
    return noted === 'missingByQr' && answerDoorPayment(services, place, member, missing)
  }
  const isWrong = noted === 'wrongCode'
  const wrong = doorCode === '1111' ? '2222' : '1111'
  const code = isWrong ? wrong : (doorCode ?? undefined)
  const door = { outcome: 'delivered', paidHow: 'cash', reference: '', code } as const
  await sendOutcome(services, link, { ...sent, wasOffline: isWrong, cashTakenPaisa: cashPaisa, door })
}

/** A door with a parcel before it. */
const doorDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
      <rect width="100%" height="100%" fill="#d9c7b0"/><rect x="240" y="160" width="420" height="840" rx="8" fill="#2f5d50"/>
      <circle cx="610" cy="600" r="18" fill="#e3b23c"/><path d="M0 1000H900V1200H0Z" fill="#8c7a68"/>
      <rect x="330" y="900" width="260" height="190" rx="6" fill="#b98a56"/><path d="M460 900V1090" stroke="#8a6238" stroke-width="16"/>
    </svg>`
