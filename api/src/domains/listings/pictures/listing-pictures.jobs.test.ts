import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPicturesById } from '#domains/pictures/pictures.service.ts'
import type { Services } from '#services.ts'
import { makeCategory, makeProduct } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { look, open, photograph, sendAll, sendPart, uploadPicture } from '../../../../test/picture-uploads.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { failUpload } from './finish-upload.service.ts'
import { finishUploads, removeOldUploads, removeUnusedPictures } from './listing-pictures.jobs.ts'
import { ownListingPictures } from './listing-pictures.service.ts'
import { findUpload } from './picture-uploads.store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const later = (ms: number) => new Date(Date.now() + ms)
const log = { warn: (...logged: unknown[]) => expect(logged).toBeUndefined() }

type Place = 'pictures' | 'files'
/** Where the next process goes away, after it has written a file, or finds the disk full. */
let fault: { place: Place; error: Error } | undefined
const breaking = <Put extends (...args: never[]) => Promise<unknown>>(place: Place, put: Put) =>
  (async (...args) => {
    const stored = await put(...args)
    if (fault?.place === place) throw fault.error
    return stored
  }) as Put

let haat: TestApp
const makeOwnShop = () => makeShop(haat, ['owner'])
let shop: Awaited<ReturnType<typeof makeOwnShop>>
beforeAll(async () => {
  haat = await buildTestApp({
    replace: ({ files, pictures }): Partial<Services> => ({
      files: { ...files, put: breaking('files', files.put) },
      pictures: { ...pictures, put: breaking('pictures', pictures.put) },
    }),
  })
  shop = await makeOwnShop()
})
afterAll(() => haat.close())

const query = async (statement: string, ...values: unknown[]) =>
  (await haat.database.pool.query(statement, values)).rows
const count = async (table: string) => Number((await query(`select count(*) n from ${table}`))[0].n)

async function sendUntilKilled(place: Place, bytes: Buffer, error = new Error('killed')) {
  const upload = await open(shop, bytes.length)
  fault = { place, error }
  const answer = await sendAll(shop, upload, bytes)
  fault = undefined
  return { uploadId: upload.uploadId, answer }
}

/** As processes leave an upload that go away so often while they make its picture, the last one an hour ago. */
const leaveTries = (uploadId: string, tries: number) =>
  query(
    `update picture_uploads set tries = $2, changed_at = now() - interval '1 hour' where id = $1`,
    uploadId,
    tries,
  )

describe('a process that goes away between picture and row', () => {
  it.each(['pictures', 'files'] as const)('after it wrote %s leaves nothing undone', async (place) => {
    const bytes = await photograph(place === 'files' ? 210 : 220)
    const before = await count('files')
    const { uploadId, answer } = await sendUntilKilled(place, bytes)
    expectRefusal(answer, 500, 'INTERNAL_ERROR')
    expect(await query('select state, received from picture_uploads where id = $1', uploadId)).toEqual([
      { state: 'receiving', received: bytes.length },
    ])
    await expectInvariants(haat.services.db)
    // The job leaves it to its own process for a while.
    await finishUploads(haat.services, log)
    expect(await query('select state from picture_uploads where id = $1', uploadId)).toEqual([
      { state: 'receiving' },
    ])
    await finishUploads(haat.services, log, later(hourMs))
    const { state, picture } = await look(shop, uploadId)
    expect(state).toBe('ready')
    expect((await haat.app.inject(`${picture!.picture.src}-160.webp`)).statusCode).toBe(200)
    expect(await count('files')).toBe(before + 1)
    expect(await count('picture_upload_parts')).toBe(0)
    await expectInvariants(haat.services.db)
  })

  it('is made up for when its sender asks again', async () => {
    const { uploadId } = await sendUntilKilled('files', await photograph(230))
    expect(await look(shop, uploadId)).toMatchObject({ state: 'ready', received: expect.any(Number) })
  })

  it('three times over the same picture is not sent into it again', async () => {
    const { uploadId } = await sendUntilKilled('files', await photograph(240))
    await leaveTries(uploadId, 3)
    await finishUploads(haat.services, log)
    expect(await look(shop, uploadId)).toMatchObject({ state: 'failed', fault: 'broken' })
    await expectInvariants(haat.services.db)
  })

  it('in the middle of a try is waited for, and its upload is taken up after that', async () => {
    const { uploadId } = await sendUntilKilled('files', await photograph(245))
    await query('update picture_uploads set tries = 1 where id = $1', uploadId)
    expect(await look(shop, uploadId)).toMatchObject({ state: 'receiving', picture: null })
    await leaveTries(uploadId, 1)
    await finishUploads(haat.services, log)
    expect(await look(shop, uploadId)).toMatchObject({ state: 'ready' })
  })
})

describe('an upload of which everything has come', () => {
  it('is made once, however many ask for it at the same time', async () => {
    const { uploadId } = await sendUntilKilled('files', await photograph(246))
    const looks = await Promise.all(Array.from({ length: 6 }, () => look(shop, uploadId)))
    expect(looks.map(({ fault: told }) => told)).toEqual(looks.map(() => null))
    expect(await look(shop, uploadId)).toMatchObject({ state: 'ready' })
    await expectInvariants(haat.services.db)
  })

  it('stays a picture when somebody who was slower could not make it', async () => {
    const bytes = await photograph(247)
    const { uploadId } = await open(shop, bytes.length)
    const before = await findUpload(haat.services.db, shop.vendorId, uploadId)
    await sendPart(shop, uploadId, 0, bytes)
    const { db } = haat.services
    expect(await db.transaction((tx) => failUpload(tx, before!, 'broken'))).toMatchObject({ state: 'ready' })
    expect(await look(shop, uploadId)).toMatchObject({ state: 'ready', fault: null })
    await expectInvariants(db)
  })
})

describe('a full disk', () => {
  it('is told, and the picture is there when there is room again, without being sent anew', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    const { uploadId, answer } = await sendUntilKilled('pictures', await photograph(250), full)
    expectRefusal(answer, 507, 'STORAGE_FULL')
    expect(await look(shop, uploadId)).toMatchObject({ state: 'ready' })
  })
})

describe('an upload that nobody goes on with', () => {
  it('is removed with its parts after 48 hours, and not before', async () => {
    const bytes = await photograph(260)
    const { uploadId } = await open(shop, bytes.length)
    await sendPart(shop, uploadId, 0, bytes.subarray(0, 5000))
    await removeOldUploads(haat.services, later(47 * hourMs))
    expect(await look(shop, uploadId)).toMatchObject({ received: 5000 })
    await removeOldUploads(haat.services, later(49 * hourMs))
    expect(await query('select 1 from picture_uploads where id = $1', uploadId)).toEqual([])
    expect(await count('picture_upload_parts')).toBe(0)
    expectRefusal(await sendPart(shop, uploadId, 5000, bytes.subarray(5000, 6000)), 404, 'NOT_FOUND')
  })
})

describe('an original', () => {
  const editPath = (id: string) => `POST ${shop.path}/pictures/${id}/edits` as const
  const left = { turn: 0, crop: { x: 0, y: 0, width: 0.5, height: 1 } }
  const namedIn = (pictureId: string) =>
    JSON.stringify({ kind: 'product', pictures: [{ pictureId, alt: { en: '', ne: '' } }] })
  const idsOf = async () =>
    (await query('select picture_id from listing_pictures where vendor_id = $1', shop.vendorId)).map(
      ({ picture_id }) => picture_id,
    )
  const age = () => query(`update listing_pictures set looked_at = looked_at - interval '31 days'`)
  const originalOf = async (pictureId: string) => {
    const [row] = await query(
      'select f.sha256 from listing_pictures p join files f on f.id = p.original_file_id where picture_id = $1',
      pictureId,
    )
    return path.join(haat.services.files.root, haat.services.files.pathOf(row.sha256))
  }

  it('that a draft, a version or a product names stays, with those that it was cut from; others go after 30 days', async () => {
    await query('delete from listing_pictures')
    const [inDraft, inVersion, inProduct, cutFrom, unused, young] = await Promise.all(
      [300, 310, 320, 330, 340, 350].map(async (side) => uploadPicture(shop, await photograph(side))),
    )
    const cut = (await shop.owner.send(editPath(cutFrom!.pictureId), left)).json().data
    const [{ id: listingId }] = await query(
      `insert into listings (vendor_id, kind, draft) values ($1, 'product', $2) returning id`,
      shop.vendorId,
      namedIn(inDraft!.pictureId),
    )
    await query(
      `insert into listing_versions (id, listing_id, vendor_id, number, content, submitted_at, answer_by, state)
       values (gen_random_uuid(), $1, $2, 1, $3, now(), now(), 'withdrawn')`,
      listingId,
      shop.vendorId,
      namedIn(inVersion!.pictureId),
    )
    await query(
      `insert into listing_versions (id, listing_id, vendor_id, number, content, submitted_at, answer_by, state)
       values (gen_random_uuid(), $1, $2, 2, $3, now(), now(), 'withdrawn')`,
      listingId,
      shop.vendorId,
      namedIn(cut.pictureId),
    )
    const categoryId = (await makeCategory(haat.services)).id
    await makeProduct(haat.services, {
      vendorId: shop.vendorId,
      categoryId,
      pictures: [{ ...inProduct!.picture }],
    })
    await age()
    await query('update listing_pictures set looked_at = now() where picture_id = $1', young!.pictureId)
    const file = await originalOf(unused!.pictureId)
    await removeUnusedPictures(haat.services)
    const kept = [inDraft, inVersion, inProduct, cutFrom, cut, young].map((one) => one!.pictureId)
    expect((await idsOf()).toSorted()).toEqual(kept.toSorted())
    // Bytes that were stored within the hour stay for whoever is about to name them.
    expect(existsSync(file)).toBe(true)
    // The picture itself may be shown by others.
    expect((await findPicturesById(haat.services.db, [unused!.pictureId])).size).toBe(1)
    const none = await haat.services.db.transaction((tx) =>
      ownListingPictures(tx, shop.vendorId, [unused!.pictureId]),
    )
    expect(none.size).toBe(0)
    // What was cut can still be undone, and what is in use is not looked at again for a month.
    expect((await shop.owner.send(editPath(cut.pictureId), { ...left, turn: 180 })).statusCode).toBe(200)
    await removeUnusedPictures(haat.services, later(29 * dayMs))
    expect(await idsOf()).toEqual(expect.arrayContaining(kept))
  })

  it('that a draft is about to name is not removed in that moment', async () => {
    await query('delete from listing_pictures')
    const { pictureId } = await uploadPicture(shop, await photograph(360))
    await age()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const saving = haat.services.db.transaction(async (tx) => {
      expect((await ownListingPictures(tx, shop.vendorId, [pictureId])).size).toBe(1)
      hold()
      await mayEnd
      await tx.execute(sql`insert into listings (vendor_id, kind, draft)
        values (${shop.vendorId}, 'product', ${namedIn(pictureId)}::jsonb)`)
    })
    await isHeld
    const removing = removeUnusedPictures(haat.services)
    end()
    await Promise.all([saving, removing])
    expect(await idsOf()).toEqual([pictureId])
  })
})
