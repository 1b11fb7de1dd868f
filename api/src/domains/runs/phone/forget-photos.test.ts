import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doorPhotoDays } from '@haat/contract/domains/runs.rules.ts'
import { openRunShop, type RunShop } from '../../../../test/run-shop.ts'
import { forgetDoorPhotos } from './forget-photos.service.ts'

let shop: RunShop
beforeAll(async () => {
  shop = await openRunShop()
})
afterAll(() => shop.close())

const dayMs = 86_400_000
const run = (statement: ReturnType<typeof sql>) => shop.services.db.execute(statement)

/** A parcel whose door was photographed, so many days ago. */
async function photographed(door: 'delivered' | 'tried', days: number) {
  const { run: made, rider, parcel } = await shop.started()
  const id = randomUUID()
  const said =
    door === 'tried'
      ? { outcome: 'tried', seenTries: 0 }
      : { outcome: 'delivered', code: await parcel.codeNow() }
  const { cashPaisa } = await rider.stop(parcel.number)
  const answer = await rider.outcome(parcel.number, said, {
    id,
    ...(door === 'delivered' && { cashTakenPaisa: cashPaisa }),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const create = { width: 90, height: 60, channels: 3, background: 'teal' } as const
  const photo = await sharp({ create }).jpeg().toBuffer()
  const sent = await rider.send(`PUT /courier/run/outcomes/${id}/photo`, photo)
  expect(sent.statusCode, sent.body).toBeLessThan(300)
  await run(sql`update courier_runs set day = day - ${days}::int where id = ${made.id}`)
  await run(sql`update parcels set state_at = state_at - ${days}::int * interval '1 day'
    where id in (select parcel_id from courier_run_stops where run_id = ${made.id})`)
  const hasPhoto = async () =>
    (await shop.sita.send(`GET ${shop.path}/runs/${made.id}/photos/${id}`)).statusCode === 200
  return { hasPhoto }
}
const filesLeft = async () =>
  (await run(sql`select count(*)::int as n from files where name = 'door.webp'`)).rows[0]!['n']

it('a photo of a door is deleted once its parcel has been over for long enough, with its file', async () => {
  const old = await photographed('delivered', doorPhotoDays + 1)
  const young = await photographed('delivered', doorPhotoDays - 1)
  const open = await photographed('tried', doorPhotoDays + 1)
  expect(await filesLeft()).toBe(3)
  expect(await forgetDoorPhotos(shop.services)).toBe(1)
  expect(await Promise.all([old, young, open].map(({ hasPhoto }) => hasPhoto()))).toEqual([false, true, true])
  expect(await filesLeft()).toBe(2)
  expect(await forgetDoorPhotos(shop.services)).toBe(0)
  expect(await forgetDoorPhotos(shop.services, new Date(Date.now() + 2 * dayMs))).toBe(1)
  expect(await young.hasPhoto()).toBe(false)
})
