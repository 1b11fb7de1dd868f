import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeSections } from '@haat/contract/domains/home.rules.ts'
import type { HomeEdition, HomeLayout, StoredSlide } from '@haat/contract/domains/home.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { defaultLayout } from './home.defaults.ts'
import { listHomeSections, listSlides } from './home.service.ts'

let haat: TestApp
let staff: { authorization: string }
const told: string[] = []
beforeAll(async () => {
  haat = await buildTestApp()
  staff = await signedIn(haat.services, 'staff')
  haat.services.bus.subscribe('site', (_, topic) => void told.push(topic))
})
afterAll(() => haat.close())

const ask = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  haat.app.inject({ method, url: `/api${path}`, headers: staff, ...(payload && { payload }) })
const edition = async () => (await ask('GET', '/staff/home')).json<{ data: HomeEdition }>().data
const save = async (layout: object, version?: number) =>
  ask('PUT', '/staff/home/draft', { ...layout, version: version ?? (await edition()).version })
const publish = async () => ask('POST', '/staff/home/publish', { version: (await edition()).version })
const get = async (path: string) => (await haat.app.inject(`/api${path}`)).json().data

const slide = (changes: Partial<StoredSlide>): StoredSlide => ({ ...defaultLayout.slides[3]!, ...changes })
const layout = (changes: Partial<HomeLayout>): HomeLayout => ({ ...defaultLayout, ...changes })
async function putUp(changes: Partial<HomeLayout>) {
  expect((await save(layout(changes))).statusCode).toBe(200)
  expect((await publish()).statusCode).toBe(200)
}
const placed = (names: readonly string[], changes: Record<string, object> = {}) =>
  names.map((section) => ({ section, isShown: true, from: null, until: null, ...changes[section] })) as never

describe('the home page', () => {
  it('is ours until staff publish another: a draft shows nothing', async () => {
    expect(await edition()).toMatchObject({ version: 0, changedBy: null, publishedAt: null })
    expect(await get('/home/sections')).toEqual([...homeSections])
    const answer = await save(layout({ sections: placed([...homeSections].toReversed()) }))
    expect(answer.json().data).toMatchObject({ version: 1, changedBy: 'Anjali Shrestha', publishedAt: null })
    expect(await get('/home/sections')).toEqual([...homeSections])
    expect(told).toEqual([])
    await publish()
    expect(await get('/home/sections')).toEqual([...homeSections].toReversed())
    expect(told).toEqual(['site'])
    expect((await edition()).publishedAt).not.toBeNull()
    const { rows } = await haat.database.pool.query('select action from audit_entries order by id')
    expect(rows).toEqual([{ action: 'home.change' }, { action: 'home.publish' }])
  })

  it('leaves out parts that are hidden or have their days elsewhere, by the day in Nepal', async () => {
    await putUp({
      sections: placed(homeSections, {
        deals: { isShown: false },
        vendors: { from: '2026-12-01', until: '2026-12-02' },
      }),
    })
    // Midnight in Kathmandu is 18:15 UTC.
    const at = async (time: string) =>
      (await listHomeSections(haat.services, new Date(time))).includes('vendors')
    expect(await at('2026-11-30T18:14:59Z')).toBe(false)
    expect(await at('2026-11-30T18:15:00Z')).toBe(true)
    expect(await at('2026-12-02T18:14:59Z')).toBe(true)
    expect(await at('2026-12-02T18:15:00Z')).toBe(false)
    expect(await get('/home/sections')).not.toContain('deals')
  })

  it('shows a slide from its first day to its last, by the day in Nepal', async () => {
    const days = { from: '2026-12-10', until: '2026-12-10' }
    await putUp({ slides: [slide({ id: 'day', ...days }), slide({ id: 'always', from: null, until: null })] })
    const at = async (time: string) => (await listSlides(haat.services, new Date(time))).map(({ id }) => id)
    expect(await at('2026-12-09T18:14:59Z')).toEqual(['always'])
    expect(await at('2026-12-09T18:15:00Z')).toEqual(['day', 'always'])
    expect(await at('2026-12-10T18:14:59Z')).toEqual(['day', 'always'])
    expect(await at('2026-12-10T18:15:00Z')).toEqual(['always'])
    expect((await listSlides(haat.services, new Date()))[0]).not.toHaveProperty('from')
  })

  it('is changed by one of two who began together, and the other is told who it was', async () => {
    const { version } = await edition()
    const answers = await Promise.all([
      save(layout({ slides: [slide({ id: 'one' })] }), version),
      save(layout({ slides: [slide({ id: 'two' })] }), version),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = expectRefusal(
      answers.find(({ statusCode }) => statusCode === 409)!,
      409,
      'CONFLICT',
    )
    expect(refused.message).toMatch(
      /^Anjali Shrestha changed the home page on .+\. Nothing of yours was saved\.$/,
    )
    expect((await edition()).version).toBe(version + 1)
    expectRefusal(await ask('POST', '/staff/home/publish', { version }), 409, 'CONFLICT')
  })

  it.each([
    ['a link to another site', { slides: [slide({ link: '//evil.test' })] }],
    ['a link that browsers take for another site', { slides: [slide({ link: '/\\evil.test' })] }],
    ['a script for a link', { slides: [slide({ link: 'javascript:alert(1)' })] }],
    ['a slide without a title', { slides: [slide({ title: { en: ' ', ne: '' } })] }],
    ['days that end before they begin', { slides: [slide({ from: '2026-12-02', until: '2026-12-01' })] }],
    ['two slides of one mark', { slides: [slide({ id: 'a' }), slide({ id: 'a' })] }],
    ['no slide', { slides: [] }],
    ['a part twice', { sections: placed(['deals', ...homeSections.slice(1)]) }],
    ['a part too few', { sections: placed(homeSections.slice(1)) }],
    [
      'a picture from elsewhere',
      { slides: [slide({ picture: somePicture({ src: 'https://evil.test/a' }) })] },
    ],
    ['a picture that is not here', { slides: [slide({ picture: somePicture({ src: '/pictures/abc' }) })] }],
  ])('is refused with %s', async (_, changes) => {
    expectRefusal(await save(layout(changes as Partial<HomeLayout>)), 422, 'VALIDATION_FAILED')
  })
})

describe('a picture for a slide', () => {
  const upload = (bytes: Buffer) =>
    haat.app.inject({
      method: 'POST',
      url: '/api/staff/pictures?name=tihar.png',
      headers: { ...staff, 'content-type': 'image/png' },
      payload: bytes,
    })

  it('is drawn anew in our sizes, and what is said of it later comes from our records', async () => {
    const colour = { r: 200, g: 90, b: 30 }
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
      .png()
      .toBuffer()
    const answer = await upload(png)
    expect(answer.statusCode, answer.body).toBe(200)
    const picture = answer.json().data
    expect(picture).toMatchObject({ width: 900, height: 600, alt: { en: '', ne: '' } })
    const alt = { en: 'Lamps', ne: 'दियो' }
    const claimed = { ...picture, alt, width: 1, blur: 'javascript:alert(1)' }
    await putUp({ slides: [slide({ picture: claimed })] })
    expect((await get('/home/slides'))[0].picture).toEqual({ ...picture, alt })
    expectRefusal(await save(layout({ slides: [slide({ picture })] })), 422, 'VALIDATION_FAILED')
  })

  it('is refused when it is something else', async () => {
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(415)
  })
})

function somePicture(changes: { src: string }) {
  return { widths: [480], width: 480, height: 320, blur: '', alt: { en: 'a', ne: 'क' }, ...changes }
}
