import { randomUUID } from 'node:crypto'
import { noteRemittance } from '@haat/api/domains/cash/box-changes.service.ts'
import { readBox } from '@haat/api/domains/cash/box.service.ts'
import { closeOpenDay } from '@haat/api/domains/cash/close-day.service.ts'
import { countCash, handInCash } from '@haat/api/domains/cash/hand-ins.service.ts'
import { hasHandIns, readCourierCash } from '@haat/api/domains/cash/read-cash.service.ts'
import { listCourierChoices } from '@haat/api/domains/couriers/couriers.service.ts'
import type { Services } from '@haat/api/services.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { When } from '../shopper/demo-order.ts'
import { instantOf } from '../shopper/days-ago.ts'
import { historyServices } from '../shopper/history-services.ts'
import { callerAt } from './caller-at.ts'

interface Brought {
  courierId: number
  /** Only what was taken before this moment. */
  at: Date
  missingPaisa?: number
  words?: string
}

/**
 * Lets couriers have brought cash, once: two days are closed, something was missing, something lies in the bank, and one
 * courier has just handed in what nobody has counted. What others took lately they still hold.
 */
export async function ensureDemoCash(given: Services) {
  if (await hasHandIns(given.db)) return
  const now = new Date()
  await given.db.transaction(async (tx) => {
    const { services } = historyServices(given, tx)
    const at = (when: When) => instantOf(when, now)
    const riders = (await listCourierChoices(tx)).find(({ name }) => name === 'Upatyaka Riders')
    if (!riders) return
    const ridersId = Number(riders.id)
    await bring(services, { courierId: 0, at: at([28, '10:00']) })
    await bank(services, at([28, '15:20']), { share: 0.5, reference: 'NIC Asia 3318' })
    await close(services, at([28, '17:05']))
    const missing = { missingPaisa: 20_00, words: 'A note of twenty was torn, Suman brings another one.' }
    await bring(services, { courierId: ridersId, at: at([8, '17:40']), ...missing })
    await bank(services, at([8, '17:55']), { share: 1, reference: 'NIC Asia 3407' })
    await close(services, at([8, '18:00']))
    await handIn(services, ridersId, at({ minutes: 40 }))
  })
}

async function handIn(services: Services, courierId: number, at: Date) {
  const { parcels } = await readCourierCash(services.db, courierId)
  const taken = parcels.filter(({ takenAt }) => new Date(takenAt) < at)
  if (taken.length === 0) return undefined
  const id = randomUUID()
  const parcelIds = taken.map(({ parcelId }) => Number(parcelId))
  await handInCash(services, callerAt('admin', at), { id, courierId, parcelIds })
  return { id, paisa: taken.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0) }
}

async function bring(services: Services, { courierId, at, missingPaisa = 0, words = '' }: Brought) {
  const handed = await handIn(services, courierId, at)
  if (!handed) return
  const countedPaisa = handed.paisa - missingPaisa
  await countCash(services, callerAt('admin', at), handed.id, { countedPaisa, words })
}

async function bank(
  services: Services,
  at: Date,
  { share, reference }: { share: number; reference: string },
) {
  const { paisa } = await readBox(services.db)
  const amountPaisa = Math.floor((paisa * share) / 100_00) * 100_00
  const slip = { id: randomUUID(), amountPaisa, reference }
  if (amountPaisa > 0) await noteRemittance(services.db, callerAt('admin', at), slip)
}

async function close(services: Services, at: Date) {
  const { paisa } = await readBox(services.db)
  const found = { boxPaisa: paisa, foundPaisa: paisa, words: '' }
  await closeOpenDay(services.db, callerAt('admin', at), nepalDay(at), found)
}
