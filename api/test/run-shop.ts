import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { courierDeviceHeader } from '@haat/contract/domains/runs.rules.ts'
import type { Run } from '@haat/contract/domains/runs.ts'
import { bearer, makeToken } from './factories.ts'
import { openParcelShop } from './parcel-shop.ts'
import { sendAs } from './shop-people.ts'

type Line = Parameters<typeof sendAs>[2]

/** A shop for tests of couriers' runs: parcels that are packed, runs of the shop and of staff, and phones. */
export async function openRunShop() {
  const shop = await openParcelShop()
  const staff = await makeToken(shop.services, 'staff', { rights: ['orders'] })
  const asStaff = (line: Line, body?: object) => sendAs(shop, bearer(staff.token), line, body)

  /** An order whose parcel is packed, of two pieces of one thing. */
  async function packed(method: 'cod' | 'esewa' = 'cod') {
    const thing = await shop.make({ variants: [{ values: [], onHand: 9 }] })
    const placed = await shop.order([[thing, 2]], method)
    await shop.pack(placed.number)
    const codeNow = async () => (await placed.person.getOrder(placed.number)).parcels[0]!.doorCode ?? ''
    return { ...placed, thing, codeNow }
  }

  const makeRun = (numbers: string[], fields: object = {}) =>
    shop.sita.send(`POST ${shop.path}/runs`, {
      id: randomUUID(),
      courierId: shop.courierId,
      rider: 'Bikash',
      numbers,
      ...fields,
    })
  const runOf = async (numbers: string[], fields?: object): Promise<Run> => {
    const answer = await makeRun(numbers, fields)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().data
  }
  const readRun = async (id: string): Promise<Run> =>
    (await shop.sita.send(`GET ${shop.path}/runs/${id}`)).json().data

  /** Everything that phones were told, to look for what they must never be told. */
  const told: string[] = []
  /** A phone on which the link of a run was opened. */
  function phone({ link }: Pick<Run, 'link'>, device = randomBytes(24).toString('base64url')) {
    const headers = { ...bearer(link.split('#')[1] ?? ''), [courierDeviceHeader]: device }
    const send = async (line: Line, body?: object): Promise<LightMyRequestResponse> => {
      const answer = await sendAs(shop, headers, line, body)
      told.push(answer.body)
      return answer
    }
    const outcome = (number: string, door: object, more: object = {}) =>
      send('POST /courier/run/outcomes', {
        id: randomUUID(),
        number,
        position: 1,
        at: new Date().toISOString(),
        wasOffline: false,
        door,
        ...more,
      })
    return {
      send,
      outcome,
      open: () => send('GET /courier/run'),
      start: () => send('POST /courier/run/start'),
      stops: () => send('GET /courier/run/stops'),
      stop: async (number: string): Promise<PhoneStop> =>
        (await send('GET /courier/run/stops'))
          .json()
          .data.stops.find((stop: PhoneStop) => stop.number === number),
    }
  }

  /** Parcels in a run that a phone has started. */
  async function started(count = 1, method?: 'cod' | 'esewa') {
    const parcels = []
    for (let n = 0; n < count; n += 1) parcels.push(await packed(method))
    const run = await runOf(parcels.map(({ number }) => number))
    const rider = phone(run)
    const answer = await rider.start()
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return { run, rider, parcels, parcel: parcels[0]! }
  }

  /** Makes the door code of an order unreadable for us; returns what mends it. */
  async function spoilCode(number: string) {
    const id = orderIdOf(number)!
    const { rows } = await shop.services.db.execute<{ sealed: string }>(
      sql`select door_code_sealed as sealed from parcels where order_id = ${id}`,
    )
    const set = (sealed: string) =>
      shop.services.db.execute(sql`update parcels set door_code_sealed = ${sealed} where order_id = ${id}`)
    await set('unreadable')
    return () => set(rows[0]!.sealed)
  }

  return {
    ...shop,
    asStaff,
    spoilCode,
    staff: staff.user,
    packed,
    makeRun,
    runOf,
    readRun,
    phone,
    started,
    told,
    tasksAbout: async (number: string) =>
      (
        await shop.services.db.execute<{ subject: string; message: string }>(
          sql`select subject, message from tickets where subject like ${`${number}:%`} order by number`,
        )
      ).rows,
  }
}
export type RunShop = Awaited<ReturnType<typeof openRunShop>>
