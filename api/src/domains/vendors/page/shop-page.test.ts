import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { altMaxLength, pictureMaxBytes } from '@haat/contract/domains/home.rules.ts'
import { shopTextMaxLengths } from '@haat/contract/domains/vendors.page.rules.ts'
import { insertSuspension } from '../suspensions/suspensions.service.ts'
import { somePicture } from '../../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { draftInput, pageEditor, pictureBytes } from '../../../../test/shop-page.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
/** A second process on the same database. */
let other: TestApp
const told: number[] = []
beforeAll(async () => {
  haat = await buildTestApp()
  haat.services.bus.subscribe('vendors', (ids = []) => void told.push(...(ids as number[])))
  other = await buildTestApp({ databaseUrl: haat.databaseUrl })
  await other.app.loadMemory()
})
afterAll(async () => {
  await other.close()
  await haat.close()
})

const openShop = () => makeShop(haat, ['owner', 'manager', 'packer'])
let shop: Awaited<ReturnType<typeof openShop>>
let owner: ReturnType<typeof pageEditor>
let manager: ReturnType<typeof pageEditor>
beforeEach(async () => {
  shop = await openShop()
  owner = pageEditor(shop.owner, shop.path)
  manager = pageEditor(shop.manager, shop.path)
})

const ask = async (path: string) => (await other.app.inject({ url: `/api${path}` })).json().data

describe('the page of a shop', () => {
  it('shows nothing of a draft, and all of it at once when it is published, in every process', async () => {
    const saved = await owner.save()
    expect(saved.json().data).toMatchObject({
      version: 1,
      draft: draftInput(),
      live: { name: { en: 'Pashupati Pashmina' } },
      changedBy: 'Any owner',
      publications: [],
    })
    expect(await ask(`/vendors/${shop.slug}`)).toMatchObject({
      name: { en: 'Pashupati Pashmina' },
      sign: 'प',
    })
    told.length = 0
    const published = await manager.publish()
    expect(published.json().data).toMatchObject({
      version: 2,
      draft: null,
      changedBy: null,
      live: draftInput(),
      publications: [{ by: 'Any manager', changed: ['name', 'about', 'returnPolicy', 'deliveryWords'] }],
    })
    expect(told).toEqual([shop.vendorId])
    expect(await ask(`/vendors/${shop.slug}`)).toMatchObject({
      name: { en: 'Gaushala Looms', ne: 'गौशाला तान' },
      sign: 'गौ',
      about: { en: 'Three sisters weave.\n\nSince 2076.' },
      deliveryWords: { en: 'Packed in paper.' },
      logo: null,
    })
    const found = await ask(`/vendors?searchTerm=gaushala%20looms`)
    expect(found.items[0].slug).toBe(shop.slug)
  })

  it('is previewed with the draft by its members only, and never kept', async () => {
    await owner.save({ logo: await owner.uploaded('logo', await pictureBytes(300, 300)) })
    const preview = await manager.preview()
    expect(preview.headers['cache-control']).toBe('no-store')
    expect(preview.json().data).toMatchObject({
      slug: shop.slug,
      name: { en: 'Gaushala Looms' },
      sign: 'गौ',
      logo: { alt: { en: 'Looms' } },
      particulars: { legalName: 'Pashupati Pashmina Udhyog Pvt. Ltd.' },
    })
    await owner.discard()
    expect((await owner.preview()).json().data).toMatchObject({ name: { en: 'Pashupati Pashmina' } })
    expect(await owner.read()).toMatchObject({ version: 2, draft: null, publications: [] })
  })

  it('loses nothing to a second tab: it is told who changed it, and what', async () => {
    expect((await owner.save({}, 0)).statusCode).toBe(200)
    const late = await manager.save({ about: { en: 'Four sisters weave.', ne: 'तीन दिदीबहिनी बुन्छन्।' } }, 0)
    const { message, fields } = expectRefusal(late, 409, 'CONFLICT')
    expect(message).toMatch(/^Any owner changed the page of the shop on .*\. Nothing of yours was saved\.$/)
    expect(fields).toEqual({ 'about.en': 'Three sisters weave.\n\nSince 2076.' })
    // The same words from a second tab are there already.
    expect((await owner.save({}, 0)).json().data).toMatchObject({ version: 1 })
    expectRefusal(await manager.publish(0), 409, 'CONFLICT')
    expectRefusal(await manager.discard(0), 409, 'CONFLICT')
    expect((await owner.read()).draft).toMatchObject({ about: { en: 'Three sisters weave.\n\nSince 2076.' } })
    expect((await owner.publish()).statusCode).toBe(200)
    expectRefusal(await owner.publish(), 409, 'CONFLICT')
  })

  it('can be a half-written draft, and is not published before it is whole', async () => {
    const none = { en: '', ne: '' }
    const banner = { ...somePicture, alt: { en: 'Looms', ne: '' } }
    const saved = await owner.save({ name: { en: ' ', ne: 'तान' }, about: none, returnPolicy: none, banner })
    expect(saved.statusCode).toBe(200)
    const { fields } = expectRefusal(await owner.publish(), 422, 'VALIDATION_FAILED')
    expect(Object.keys(fields!)).toEqual(['name.en', 'about.en', 'returnPolicy.en', 'banner.alt.ne'])
    expect(await ask(`/vendors/${shop.slug}`)).toMatchObject({ name: { en: 'Pashupati Pashmina' } })
  })

  it('keeps what looks like markup as the letters that it is', async () => {
    const words = '<script>alert(1)</script> & "साडी" <b>1 < 2</b>'
    await owner.save({ about: { en: words, ne: '' }, deliveryWords: { en: words, ne: words } })
    await owner.publish()
    const seen = await ask(`/vendors/${shop.slug}`)
    expect(seen).toMatchObject({ about: { en: words }, deliveryWords: { en: words, ne: words } })
  })

  it.each([
    ['a story that never ends', { about: { en: 'a'.repeat(shopTextMaxLengths.about + 1), ne: '' } }],
    ['a long description', { banner: { ...somePicture, alt: { en: 'a'.repeat(altMaxLength + 1), ne: '' } } }],
    ['a NUL', { returnPolicy: { en: 'a\0b', ne: '' } }],
    ['an address of a picture elsewhere', { banner: { ...somePicture, src: 'https://evil.example/x' } }],
    ['a field that members cannot change', { legalName: 'Somebody else' }],
    ['a picture that nobody uploaded', { logo: { ...somePicture, src: '/pictures/abc' } }],
    ['the banner as logo', { logo: somePicture }],
  ])('refuses %s', async (_, changes) => {
    expectRefusal(await owner.save(changes), 422, 'VALIDATION_FAILED')
  })

  it('stays as it is while the shop is suspended, and can be read', async () => {
    await owner.save()
    const suspension = { reason: 'other', words: 'A test', suspendedBy: shop.owner.user.id } as const
    await insertSuspension(haat.services.db, { ...suspension, vendorId: shop.vendorId })
    for (const answer of [
      await owner.save({ deliveryWords: { en: 'Later', ne: '' } }),
      await owner.publish(),
      await owner.discard(),
      await owner.saveHours(),
      await owner.rename('another-name-for-it'),
      await owner.upload('logo', await pictureBytes(20, 20)),
    ]) {
      expectRefusal(answer, 409, 'SHOP_SUSPENDED')
    }
    expect((await owner.read()).draft).toMatchObject(draftInput())
    expect((await owner.preview()).json().data).toMatchObject({ paused: expect.anything() })
  })

  it('is no longer changed by a member who is removed in the middle of it', async () => {
    const rival = await haat.database.pool.connect()
    await rival.query('begin')
    await rival.query('select from vendors where id = $1 for update', [shop.vendorId])
    const saving = manager.save({}, 0)
    await expect
      .poll(async () => {
        const waiting = await haat.database.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        return waiting.rows.length
      })
      .toBe(1)
    await rival.query("update vendor_members set ended_at = now(), ended_for = 'removed' where id = $1", [
      shop.manager.memberId,
    ])
    await rival.query('commit')
    rival.release()
    expectRefusal(await saving, 404, 'NOT_FOUND')
    expect((await owner.read()).draft).toBeNull()
  })
})

describe('pictures of a shop', () => {
  it('are made anew in all widths, a logo as a square', async () => {
    const banner = await owner.uploaded('banner', await pictureBytes(1600, 600))
    const logo = await owner.uploaded('logo', await pictureBytes(900, 400))
    expect(banner).toMatchObject({ width: 1280, height: 480, widths: [160, 320, 640, 1280] })
    expect(logo).toMatchObject({ width: 400, height: 400 })
    await owner.save({ banner: { ...banner, width: 9, blur: 'x' }, logo })
    expect((await owner.publish()).json().data.live).toMatchObject({ banner, logo })
    expect(await ask(`/vendors/${shop.slug}`)).toMatchObject({ banner, logo })
    const file = await haat.app.inject(`${logo.src}-160.webp`)
    expect(file.statusCode).toBe(200)
    const [card] = (await ask('/vendors?searchTerm=gaushala')).items.filter(
      (one: { slug: string }) => one.slug === shop.slug,
    )
    expect(card.logo).toEqual(logo)
  })

  it('of another shop cannot be shown, nor a banner in the place of a logo', async () => {
    const stranger = await openShop()
    const theirs = await pageEditor(stranger.owner, stranger.path).uploaded(
      'logo',
      await pictureBytes(301, 301),
    )
    expectRefusal(await owner.save({ logo: theirs }), 422, 'VALIDATION_FAILED')
    const banner = await owner.uploaded('banner', await pictureBytes(302, 302))
    expectRefusal(await owner.save({ logo: banner }), 422, 'VALIDATION_FAILED')
  })

  it('are refused when they are too large, or none', async () => {
    expectRefusal(await owner.upload('banner', Buffer.alloc(40_000_000, 1)), 413, 'PAYLOAD_TOO_LARGE')
    expectRefusal(
      await owner.upload('banner', Buffer.alloc(pictureMaxBytes + 1, 1)),
      413,
      'PAYLOAD_TOO_LARGE',
    )
    expectRefusal(await owner.upload('logo', Buffer.from('<svg/>')), 415, 'UNSUPPORTED_MEDIA_TYPE')
    const cut = (await pictureBytes(400, 400)).subarray(0, 60)
    expectRefusal(await owner.upload('logo', cut), 422, 'VALIDATION_FAILED')
    expectRefusal(await owner.upload('banner', await pictureBytes(600, 20)), 422, 'VALIDATION_FAILED')
  })
})
