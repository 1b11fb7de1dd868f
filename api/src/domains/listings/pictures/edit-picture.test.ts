import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PictureCut } from '@haat/contract/domains/listings.pictures.rules.ts'
import { savePicture } from '#domains/pictures/pictures.service.ts'
import { makeCategory, makeProduct } from '../../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { photograph, uploadPicture } from '../../../../test/picture-uploads.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listUnlisted } from '../listings.service.ts'
import { ownListingPictures } from './listing-pictures.service.ts'

let haat: TestApp
const makeOwnShop = () => makeShop(haat, ['owner'])
let shop: Awaited<ReturnType<typeof makeOwnShop>>
beforeAll(async () => {
  haat = await buildTestApp()
  shop = await makeOwnShop()
})
afterAll(() => haat.close())

type Cut = PictureCut & { listingId?: string }
const edit = (pictureId: string, cut: Cut, by = shop) =>
  by.owner.send(`POST ${by.path}/pictures/${pictureId}/edits`, cut)
const edited = async (pictureId: string, cut: Cut) => {
  const answer = await edit(pictureId, cut)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const whole = { x: 0, y: 0, width: 1, height: 1 }

/** Red at the left, green at the right; wider than high. */
const redAndGreen = (height = 600) =>
  sharp({ create: { width: 1000, height, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 500, height, channels: 3, background: '#00ff00' } },
        left: 500,
        top: 0,
      },
    ])
    .jpeg({ quality: 100 })
    .toBuffer()

async function colourAt(pictureId: string, width: number, x: number, y: number) {
  const bytes = (await haat.app.inject(`/pictures/${pictureId}-${width}.webp`)).rawPayload
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return data[at]! > 128 ? 'red' : 'green'
}

describe('an edit of a picture', () => {
  it('turns it and cuts the part out that was chosen on the turned one', async () => {
    const { pictureId } = await uploadPicture(shop, await redAndGreen())
    const turned = await edited(pictureId, { turn: 90, crop: whole })
    expect(turned.picture).toMatchObject({ width: 600, height: 1000 })
    // What was left is above now.
    expect(await colourAt(turned.pictureId, 600, 0.5, 0.1)).toBe('red')
    expect(await colourAt(turned.pictureId, 600, 0.5, 0.9)).toBe('green')
    const lower = await edited(pictureId, { turn: 90, crop: { x: 0, y: 0.4, width: 1, height: 0.6 } })
    expect(lower.picture).toMatchObject({ width: 600, height: 600 })
    expect(await colourAt(lower.pictureId, 600, 0.5, 0.1)).toBe('red')
    expect(await colourAt(lower.pictureId, 600, 0.5, 0.5)).toBe('green')
    expect(lower.madeFrom).toMatchObject({ pictureId, turn: 90, crop: { y: 0.4, height: 0.6 } })
  })

  it('starts from the original whatever was cut before, and the whole is the original again', async () => {
    const { pictureId } = await uploadPicture(shop, await redAndGreen(700))
    const left = await edited(pictureId, { turn: 0, crop: { ...whole, width: 0.5 } })
    expect(left.picture).toMatchObject({ width: 500, height: 700 })
    const right = await edited(left.pictureId, { turn: 0, crop: { ...whole, x: 0.5, width: 0.5 } })
    expect(right.picture).toMatchObject({ width: 500, height: 700 })
    expect(await colourAt(right.pictureId, 500, 0.5, 0.5)).toBe('green')
    expect(right.madeFrom).toMatchObject({ pictureId })
    expect(await edited(right.pictureId, { turn: 0, crop: whole })).toMatchObject({
      pictureId,
      madeFrom: null,
    })
    // The same part again is the same picture.
    const again = { ...whole, width: 0.500_004 }
    expect((await edited(pictureId, { turn: 0, crop: again })).pictureId).toBe(left.pictureId)
  })

  it('works with a picture that the listing shows to shoppers already, and can be undone', async () => {
    const id = await savePicture(haat.services, await photograph(400, 300))
    const categoryId = (await makeCategory(haat.services)).id
    await makeProduct(haat.services, { vendorId: shop.vendorId, categoryId, pictures: [shown(id)] })
    await listUnlisted(haat.services.db)
    const { rows } = await haat.database.pool.query('select id from listings where vendor_id = $1', [
      shop.vendorId,
    ])
    const listingId = String(rows[0].id)
    const ofListing = (by: typeof shop) =>
      by.owner.send(`GET ${by.path}/pictures?ids=${id}&listingId=${listingId}`)
    expect((await ofListing(shop)).json().data.items).toMatchObject([{ pictureId: id, madeFrom: null }])
    const part = { turn: 0 as const, crop: { x: 0.1, y: 0, width: 0.75, height: 1 } }
    const other = await makeOwnShop()
    expect((await ofListing(other)).json().data.items).toEqual([])
    expectRefusal(await edit(id, { ...part, listingId }, other), 404, 'NOT_FOUND')
    expectRefusal(await edit(id, part), 404, 'NOT_FOUND')
    // So does a copy of it, which nobody has seen yet.
    const copy = await shop.owner.send(`POST ${shop.path}/listings`, {
      kind: 'product',
      key: 'a-copy-of-it',
      copyOf: listingId,
    })
    const copyId = copy.json().data.id as string
    const ofCopy = await shop.owner.send(`GET ${shop.path}/pictures?ids=${id}&listingId=${copyId}`)
    expect(ofCopy.json().data.items).toMatchObject([{ pictureId: id }])
    const made = await edited(id, { ...part, listingId })
    expect(made).toMatchObject({ picture: { width: 300, height: 300 }, madeFrom: { pictureId: id } })
    await haat.database.pool.query(`update products set pictures = '[]' where vendor_id = $1`, [
      shop.vendorId,
    ])
    expect((await edited(made.pictureId, { turn: 0, crop: whole })).pictureId).toBe(id)
  })

  it('is not made of another shop’s picture, of an unknown one, or of a sliver', async () => {
    const other = await makeOwnShop()
    const theirs = await uploadPicture(other, await photograph(240))
    expectRefusal(await edit(theirs.pictureId, { turn: 90, crop: whole }), 404, 'NOT_FOUND')
    expectRefusal(await edit('0'.repeat(32), { turn: 90, crop: whole }), 404, 'NOT_FOUND')
    const { pictureId } = await uploadPicture(shop, await photograph(250))
    for (const crop of [
      { ...whole, x: 0.5 },
      { ...whole, height: 0.01 },
      { ...whole, height: 0.15 },
      { ...whole, width: Number.NaN },
    ])
      expectRefusal(await edit(pictureId, { turn: 0, crop }), 422, 'VALIDATION_FAILED')
    expectRefusal(await edit(pictureId, { turn: 45 as 90, crop: whole }), 422, 'VALIDATION_FAILED')
  })
})

describe('the pictures of a shop', () => {
  it('are told by their ids, without those of others', async () => {
    const mine = await uploadPicture(shop, await photograph(260))
    const theirs = await uploadPicture(await makeOwnShop(), await photograph(270))
    const ids = [theirs.pictureId, mine.pictureId, '0'.repeat(32)]
    const answer = await shop.owner.send(`GET ${shop.path}/pictures?ids=${ids.join(',')}`)
    expect(answer.json().data).toEqual({ items: [mine] })
    const own = await haat.services.db.transaction((tx) => ownListingPictures(tx, shop.vendorId, ids))
    expect([...own.keys()]).toEqual([mine.pictureId])
    const also = await haat.services.db.transaction((tx) =>
      ownListingPictures(tx, shop.vendorId, ids, [theirs.pictureId]),
    )
    expect(also.size).toBe(2)
  })
})

const shown = (id: string) => ({
  src: `/pictures/${id}`,
  widths: [160, 320, 400],
  width: 400,
  height: 300,
  blur: '',
  alt: { en: '', ne: '' },
})
