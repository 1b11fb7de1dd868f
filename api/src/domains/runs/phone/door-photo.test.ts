import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lateOutcomeDays } from '@haat/contract/domains/runs.rules.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openRunShop, type RunShop } from '../../../../test/run-shop.ts'
import { makeShop } from '../../../../test/shop-people.ts'

let shop: RunShop
let photo: Buffer
beforeAll(async () => {
  shop = await openRunShop()
  photo = await sharp({ create: { width: 3000, height: 1200, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'Maya at home' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop.close())

/** A parcel that was not taken, and the id of what its courier sent. */
async function closed() {
  const { run, rider, parcel } = await shop.started()
  const id = randomUUID()
  await rider.outcome(parcel.number, { outcome: 'refused', reason: 'changedMind' }, { id })
  const put = (bytes: Buffer, of = id) => rider.send(`PUT /courier/run/outcomes/${of}/photo`, bytes)
  const photoPath = `${shop.path}/runs/${run.id}/photos/${id}` as const
  return { run, rider, id, put, photoPath, number: parcel.number }
}

describe('the photo of a door', () => {
  it('is drawn anew without what the camera wrote, and only its shop and staff see it', async () => {
    const { run, id, put, photoPath } = await closed()
    expect((await put(photo)).json().data).toEqual({ id })
    expect((await shop.readRun(run.id)).stops[0]!.outcomes[0]).toMatchObject({ id, hasPhoto: true })
    const answers = [
      await shop.sita.send(`GET ${photoPath}`),
      await shop.asStaff(`GET /staff/runs/${run.id}/photos/${id}`),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers]).toMatchObject([
        200,
        { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
      ])
      const { width, format, exif } = await sharp(answer.rawPayload).metadata()
      expect([width, format, exif]).toEqual([2000, 'webp', undefined])
    }
    const other = await makeShop(shop, ['owner'])
    const path = photoPath.replace(shop.path, other.path) as typeof photoPath
    expectRefusal(await other.owner.send(`GET ${path}`), 404, 'NOT_FOUND')
    const { rows } = await shop.database.pool.query(
      'select f.id, f.name from files f join courier_outcomes o on o.photo_file_id = f.id where o.id = $1',
      [id],
    )
    const open = await shop.app.inject({ url: `/api/files/${rows[0].id}/${rows[0].name}` })
    expectRefusal(open, 404, 'NOT_FOUND')
  })

  it('that is sent again changes nothing, also at once', async () => {
    const { id, put } = await closed()
    const answers = await Promise.all([put(photo), put(photo)])
    expect([...answers, await put(photo)].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const { rows } = await shop.database.pool.query(
      'select count(*)::int n from files f join courier_outcomes o on o.photo_file_id = f.id where o.id = $1',
      [id],
    )
    expect(rows[0].n).toBe(1)
  })

  it('belongs to something that was sent before, and is a picture', async () => {
    const { put, photoPath, run } = await closed()
    expectRefusal(await put(photo, randomUUID()), 404, 'NOT_FOUND')
    const strange = await closed()
    expectRefusal(await put(photo, strange.id), 404, 'NOT_FOUND')
    expectRefusal(await put(Buffer.from('%PDF-1.7 nothing')), 415, 'UNSUPPORTED_MEDIA_TYPE')
    expectRefusal(await put(Buffer.alloc(8_000_001)), 413, 'PAYLOAD_TOO_LARGE')
    expectRefusal(await shop.sita.send(`GET ${photoPath}`), 404, 'NOT_FOUND')
    const other = await shop.phone(run).send(`PUT /courier/run/outcomes/${randomUUID()}/photo`, photo)
    expectRefusal(other, 409, 'RUN_ELSEWHERE')
  })

  it('is taken for some days after the run has ended', async () => {
    const { run, put } = await closed()
    await shop.sita.send(`POST ${shop.path}/runs/${run.id}/revoke`)
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + lateOutcomeDays * 86_400_000 + 1000 })
      expectRefusal(await put(photo), 410, 'RUN_ENDED')
    } finally {
      vi.useRealTimers()
    }
    expect((await put(photo)).statusCode).toBe(200)
  })
})
