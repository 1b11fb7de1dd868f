import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { maxOpenPictureUploads, picturePartBytes } from '@haat/contract/domains/listings.pictures.rules.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import {
  announce,
  look,
  open,
  photograph,
  sendAll,
  sendPart,
  uploadPicture,
} from '../../../../test/picture-uploads.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { finishUploads } from './listing-pictures.jobs.ts'

let haat: TestApp
const makeOwnShop = () => makeShop(haat, ['owner'])
let shop: Awaited<ReturnType<typeof makeOwnShop>>
let photo: Buffer
/** What happens while a picture is being made. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  haat = await buildTestApp({
    replace: ({ pictures }) => ({
      pictures: {
        ...pictures,
        put: async (...args) => {
          await pictures.put(...args)
          await meanwhile?.()
        },
      },
    }),
  })
  shop = await makeOwnShop()
  photo = await photograph(320)
})
afterAll(() => haat.close())

const query = async (statement: string, ...values: unknown[]) =>
  (await haat.database.pool.query(statement, values)).rows
const count = async (table: string) => Number((await query(`select count(*) n from ${table}`))[0].n)

describe('a picture that comes in parts', () => {
  it('is ready with its last byte, upright, in all widths and without what the camera hid in it', async () => {
    const taken = await sharp(await photograph(900, 640))
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 98 })
      .toBuffer()
    expect(taken.length).toBeGreaterThan(picturePartBytes)
    const upload = await open(shop, taken.length)
    expect(upload).toMatchObject({ state: 'receiving', received: 0, picture: null, fault: null })
    const answer = await sendAll(shop, upload, taken)
    const { picture, ...rest } = answer.json().data
    expect(rest).toMatchObject({ state: 'ready', received: taken.length })
    expect(picture).toMatchObject({
      pictureId: expect.stringMatching(/^[0-9a-f]{32}$/),
      picture: { width: 640, height: 900, widths: [160, 320, 640] },
      madeFrom: null,
    })
    const { rows } = await haat.database.pool.query(
      `select f.sha256, f.is_private, f.name from listing_pictures p join files f on f.id = p.original_file_id
       where p.picture_id = $1 and p.vendor_id = $2`,
      [picture.pictureId, shop.vendorId],
    )
    expect(rows).toMatchObject([{ is_private: true, name: 'shawl.webp' }])
    const { files } = haat.services
    const original = await sharp(`${files.root}/${files.pathOf(rows[0].sha256)}`).metadata()
    expect([original.format, original.exif, original.width]).toEqual(['webp', undefined, 640])
    expect(await count('picture_upload_parts')).toBe(0)
  })

  it('goes on where it stood, and a part that is sent twice comes once', async () => {
    const key = randomUUID()
    const upload = await open(shop, photo.length, { key })
    const first = photo.subarray(0, 1000)
    expect((await sendPart(shop, upload.uploadId, 0, first)).json().data.received).toBe(1000)
    expect((await sendPart(shop, upload.uploadId, 0, first)).json().data.received).toBe(1000)
    // A wrong offset is answered with the right one, and changes nothing.
    expect((await sendPart(shop, upload.uploadId, 5000, first)).json().data).toMatchObject({
      state: 'receiving',
      received: 1000,
    })
    const again = await open(shop, photo.length, { key })
    expect(again).toEqual({ ...upload, received: 1000 })
    const answer = await sendAll(shop, again, photo)
    expect(answer.json().data.state).toBe('ready')
    // An answer that was lost is read again.
    expect(await look(shop, upload.uploadId)).toEqual(answer.json().data)
    expect((await sendPart(shop, upload.uploadId, 0, first)).json().data).toEqual(answer.json().data)
  })

  it('is one picture with one original, however often and by whomever it is uploaded', async () => {
    const same = await photograph(250)
    const before = await count('files')
    const answers = await Promise.all(
      [1, 2, 3].map(async () => sendAll(shop, await open(shop, same.length), same)),
    )
    const ids = answers.map((answer) => answer.json().data.picture.pictureId)
    expect(new Set(ids).size).toBe(1)
    expect(await count('files')).toBe(before + 1)
    const other = await makeOwnShop()
    const theirs = await sendAll(other, await open(other, same.length), same)
    expect(theirs.json().data.picture.pictureId).toBe(ids[0])
  })

  it('takes two senders of one upload in turn', async () => {
    const { uploadId } = await open(shop, photo.length)
    const part = photo.subarray(0, 10_000)
    const answers = await Promise.all([1, 2, 3].map(() => sendPart(shop, uploadId, 0, part)))
    expect(answers.map((answer) => answer.json().data.received)).toEqual([10_000, 10_000, 10_000])
  })
})

describe('what is not taken', () => {
  it('is told at the first call: 40 MB, nothing at all, a film', async () => {
    const large = expectRefusal(await announce(shop, 40_000_000), 422, 'VALIDATION_FAILED')
    expect(large.fields).toEqual({ bytes: 'A picture is at most 15 MB large' })
    expectRefusal(await announce(shop, 0), 422, 'VALIDATION_FAILED')
    expectRefusal(await announce(shop, 10, { mediaType: 'video/mp4' }), 422, 'VALIDATION_FAILED')
  })

  it('is a file that is no picture, which its first part tells', async () => {
    const { uploadId } = await open(shop, 2_000_000)
    const film = Buffer.alloc(200_000, 'x')
    const { message } = expectRefusal(await sendPart(shop, uploadId, 0, film), 415, 'UNSUPPORTED_MEDIA_TYPE')
    expect(await look(shop, uploadId)).toMatchObject({ state: 'failed', fault: 'type', sentence: message })
    expectRefusal(await sendPart(shop, uploadId, 200_000, film), 415, 'UNSUPPORTED_MEDIA_TYPE')
  })

  it('is a picture of 20,000 × 20,000 pixels, or of more than fit into memory, before anything is decoded', async () => {
    for (const [side, fault] of [
      [20_000, 'pixels'],
      [65_000, 'side'],
    ] as const) {
      const bomb = bombOf(side)
      expect(bomb.length).toBeLessThan(2000)
      const upload = await open(shop, bomb.length)
      expectRefusal(await sendAll(shop, upload, bomb), 422, 'VALIDATION_FAILED')
      expect(await look(shop, upload.uploadId)).toMatchObject({ state: 'failed', fault })
    }
  })

  it('is a picture that breaks off', async () => {
    const half = (await photograph(300)).subarray(0, 9000)
    const upload = await open(shop, half.length)
    expectRefusal(await sendAll(shop, upload, half), 422, 'VALIDATION_FAILED')
    expect(await look(shop, upload.uploadId)).toMatchObject({ state: 'failed', fault: 'broken' })
  })

  it('is a part that is too large, or reaches beyond what was announced, or is empty', async () => {
    const { uploadId } = await open(shop, 5000)
    const tooMuch = Buffer.concat([photo.subarray(0, 3000), Buffer.alloc(picturePartBytes)])
    expectRefusal(await sendPart(shop, uploadId, 0, tooMuch), 413, 'PAYLOAD_TOO_LARGE')
    expectRefusal(await sendPart(shop, uploadId, 0, photo.subarray(0, 5001)), 422, 'VALIDATION_FAILED')
    expectRefusal(await sendPart(shop, uploadId, 0, Buffer.alloc(0)), 422, 'VALIDATION_FAILED')
    expect(await look(shop, uploadId)).toMatchObject({ state: 'receiving', received: 0 })
  })

  it('is another picture under the same key', async () => {
    const key = randomUUID()
    await open(shop, 5000, { key })
    expectRefusal(await announce(shop, 5001, { key }), 409, 'CONFLICT')
  })

  it('is one more than a shop may have on their way, whoever announces them at once', async () => {
    const busy = await makeOwnShop()
    const answers = await Promise.all(
      Array.from({ length: maxOpenPictureUploads + 3 }, () => announce(busy, 5000)),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength(3)
    expectRefusal(refused[0]!, 429, 'RATE_LIMITED')
    expect((await announce(shop, 5000)).statusCode).toBe(200)
  })
})

describe('an upload of another shop', () => {
  it('is not found, neither to look at nor to add to', async () => {
    const other = await makeOwnShop()
    const { uploadId } = await open(other, photo.length)
    expectRefusal(await sendPart(shop, uploadId, 0, photo.subarray(0, 1000)), 404, 'NOT_FOUND')
    expectRefusal(await shop.owner.send(`GET ${shop.path}/picture-uploads/${uploadId}`), 404, 'NOT_FOUND')
    expect(await look(other, uploadId)).toMatchObject({ received: 0 })
  })

  it('and one’s own are closed to somebody who was removed in the middle of them', async () => {
    const team = await makeShop(haat, ['owner', 'manager'])
    const manager = { path: team.path, owner: team.manager }
    const { uploadId } = await open(manager, photo.length)
    expect((await team.owner.send(`DELETE ${team.path}/members/${team.manager.memberId}`)).statusCode).toBe(
      200,
    )
    expectRefusal(await sendPart(manager, uploadId, 0, photo.subarray(0, 1000)), 404, 'NOT_FOUND')
  })
})

describe('a member who is removed', () => {
  const makeTeam = async () => {
    const team = await makeShop(haat, ['owner', 'manager'])
    const manager = { path: team.path, owner: team.manager }
    const remove = `update vendor_members set ended_at = now(), ended_for = 'removed' where id = '${team.manager.memberId}'`
    return { manager, remove, vendorId: team.vendorId }
  }
  const picturesOf = async (vendorId: number) =>
    (await query('select picture_id from listing_pictures where vendor_id = $1', vendorId)).length
  const during = async <T>(statement: string, work: () => Promise<T>) => {
    meanwhile = () => query(statement)
    try {
      return await work()
    } finally {
      meanwhile = undefined
    }
  }

  it('while their picture is made leaves none, neither at once nor by the job', async () => {
    const { manager, remove, vendorId } = await makeTeam()
    const bytes = await photograph(270)
    const upload = await open(manager, bytes.length)
    expectRefusal(await during(remove, () => sendAll(manager, upload, bytes)), 404, 'NOT_FOUND')
    await finishUploads(haat.services, { warn: vi.fn<() => void>() }, new Date(Date.now() + 3_600_000))
    expect(await picturesOf(vendorId)).toBe(0)
    await expectInvariants(haat.services.db)
  })

  it('while a part is cut out leaves the picture as it was', async () => {
    const { manager, remove, vendorId } = await makeTeam()
    const { pictureId } = await uploadPicture(manager, await photograph(280))
    const cut = { turn: 90, crop: { x: 0, y: 0, width: 1, height: 1 } }
    const edit = () => manager.owner.send(`POST ${manager.path}/pictures/${pictureId}/edits`, cut)
    expectRefusal(await during(remove, edit), 404, 'NOT_FOUND')
    expect(await picturesOf(vendorId)).toBe(1)
  })

  it('while they announce a picture has announced none', async () => {
    const { manager, remove, vendorId } = await makeTeam()
    const client = await haat.database.pool.connect()
    await client.query('begin')
    await client.query('select from vendors where id = $1 for no key update', [vendorId])
    await client.query(remove)
    let isAnswered = false
    const announcing = announce(manager, 5000).finally(() => (isAnswered = true))
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect(isAnswered || (await query(waiting)).length > 0).toBe(true))
    await client.query('commit')
    client.release()
    expectRefusal(await announcing, 404, 'NOT_FOUND')
    expect(await query('select from picture_uploads where vendor_id = $1', vendorId)).toEqual([])
  })
})

/** A PNG whose header claims so many pixels, with hardly any bytes behind it. */
function bombOf(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
