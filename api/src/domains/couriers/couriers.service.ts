import type { Courier, CourierChoice } from '@haat/contract/domains/couriers.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import {
  insertCouriers,
  isNameTaken,
  listActive,
  listAll,
  listById,
  lockCouriers,
  updateCourier,
  type CourierRow,
} from './couriers.store.ts'

export { insertCouriers } from './couriers.store.ts'

/** The couriers that a parcel can be given to today. */
export const listCourierChoices = async (db: Tx): Promise<CourierChoice[]> =>
  (await listActive(db)).map(({ id, name, collects }) => ({
    id: String(id),
    name,
    collects,
  }))

export const listCouriers = async (db: Tx, isOfAll: boolean): Promise<Courier[]> =>
  (await (isOfAll ? listAll(db) : listActive(db))).map(toCourier)

/** Undefined for one that does not carry, or no longer. */
export async function findActiveCourier(db: Tx, id: number): Promise<CourierRow | undefined> {
  const [row] = await listById(db, [id])
  return row?.isActive ? row : undefined
}

export async function courierNamesById(db: Tx, ids: (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  return new Map((await listById(db, known)).map(({ id, name }) => [id, name]))
}

/** In the audit log the id 0 stands for all who carried parcels before their courier was recorded. */
export const unnamedCouriers = 'Couriers from before names were kept'

/** For the audit log, which knows ids as text. */
export async function courierNamesForAudit(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await listById(db, ids.map(Number))
  return new Map([['0', unnamedCouriers], ...rows.map(({ id, name }) => [String(id), name] as const)])
}

type Fields = Omit<Courier, 'id'>

export const addCourier = ({ db }: Services, caller: Caller, fields: Omit<Fields, 'isActive'>) =>
  db.transaction(async (tx) => {
    await lockCouriers(tx)
    if (await isNameTaken(tx, fields.name, 0)) return refuseTaken(fields.name)
    const [row] = await insertCouriers(tx, [fields])
    await recordAudit(tx, caller, {
      action: 'courier.add',
      subject: subjectOf(row!),
      after: factsOf(row!),
    })
    return toCourier(row!)
  })

export const changeCourier = (
  { db }: Services,
  caller: Caller,
  id: number,
  change: { [K in keyof Fields]?: Fields[K] | undefined },
) =>
  db.transaction(async (tx) => {
    await lockCouriers(tx)
    const [before] = await listById(tx, [id])
    if (!before) throw notFound('This courier')
    const after: CourierRow = {
      id,
      name: change.name ?? before.name,
      phone: change.phone ?? before.phone,
      collects: change.collects ?? before.collects,
      isActive: change.isActive ?? before.isActive,
    }
    if (after.isActive && (await isNameTaken(tx, after.name, id))) return refuseTaken(after.name)
    await updateCourier(tx, after)
    await recordAudit(tx, caller, {
      action: 'courier.change',
      subject: subjectOf(after),
      before: factsOf(before),
      after: factsOf(after),
    })
    return toCourier(after)
  })

const toCourier = ({ id, ...fields }: CourierRow): Courier => ({
  id: String(id),
  ...fields,
})
const subjectOf = ({ id, name }: CourierRow) => ({
  kind: 'courier',
  id: String(id),
  label: name,
})
const factsOf = ({ name, phone, collects, isActive }: CourierRow) => ({
  name,
  phone,
  collects,
  isActive,
})

function refuseTaken(name: string): never {
  const sentence = `There is a courier called ${name} already.`
  throw new ApiError('CONFLICT', sentence, { name: sentence })
}
