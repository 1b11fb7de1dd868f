import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CategoryAspects } from '@haat/contract/domains/reviews.staff.ts'
import { ensureCategories, ensureCategoryAspects } from '../../../../seeds/categories/ensure-categories.ts'
import { makeProduct, makeVendor } from '../../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { sendAs } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aspectsOf } from './aspects.service.ts'

let haat: TestApp
let staff: ReturnType<typeof bearer>

beforeAll(async () => {
  haat = await buildTestApp()
  await ensureCategories(haat.services)
  await ensureCategoryAspects(haat.services)
  staff = bearer((await makeToken(haat.services, 'staff', { rights: ['catalogue'] })).token)
})
afterAll(() => haat.close())

const list = async (): Promise<CategoryAspects[]> =>
  (await sendAs(haat, staff, 'GET /staff/review-aspects')).json().data.items
const find = async (slug: string) => (await list()).find((one) => one.slug === slug)!
const save = (slug: string, body: object) =>
  sendAs(haat, staff, `PUT /staff/review-aspects/product/${slug}`, body)
const named = (en: string, key: string | null = null) => ({ key, name: { en, ne: `ने ${en}` } })

it('stand in both languages for every department of goods and services from the start, once', async () => {
  await ensureCategoryAspects(haat.services)
  const departments = (await list()).filter(({ parentSlug }) => parentSlug === null)
  expect(departments.filter(({ kind }) => kind === 'product')).toHaveLength(12)
  for (const { aspects, version } of departments) {
    expect(aspects).toHaveLength(3)
    expect(version).toBe(1)
    for (const { name } of aspects) expect([name.en, name.ne].every(Boolean)).toBe(true)
  }
  expect((await find('shawls-and-scarves')).aspects.map(({ name }) => name.en)).toEqual([
    'Warmth',
    'Finish and fringe',
    'Colour as in the picture',
  ])
})

it('are those of the category, or of its department where it has none of its own', async () => {
  const { id: vendorId } = await makeVendor(haat.services, {})
  const { rows } = await haat.database.pool.query('select id, slug from categories')
  const inCategory = async (slug: string) => {
    const categoryId = rows.find((row) => row.slug === slug).id as number
    const { number } = await makeProduct(haat.services, { vendorId, categoryId, slug: `of-${slug}` })
    return (await aspectsOf(haat.services.db, 'product', number)).map(({ key }) => key)
  }
  expect(await inCategory('shawls-and-scarves')).toEqual([
    'warmth',
    'finish-and-fringe',
    'colour-as-in-the-picture',
  ])
  expect(await inCategory('men')).toEqual(['fit', 'fabric-and-sewing', 'colour-as-in-the-picture'])
})

it('keep their keys when they are called otherwise, and come back under the old one', async () => {
  const first = await find('music')
  const [sound, tuning] = first.aspects
  const renamed = await save('music', {
    version: first.version,
    aspects: [named('Tone', sound!.key), named('Weight')],
  })
  expect(renamed.json().data).toMatchObject({
    version: first.version + 1,
    aspects: [{ key: 'sound', name: { en: 'Tone' } }, { key: 'weight' }],
  })
  const back = await save('music', { version: first.version + 1, aspects: [named('Tuning')] })
  expect(back.json().data.aspects).toEqual([{ key: tuning!.key, name: { en: 'Tuning', ne: 'ने Tuning' } }])
  const { rows } = await haat.database.pool.query(
    `select count(*)::int from category_aspects where key = 'sound' and dropped_at is not null`,
  )
  expect(rows[0].count).toBe(1)
  const audit = await haat.database.pool.query(
    `select count(*)::int from audit_entries where action = 'category.aspects'`,
  )
  expect(audit.rows[0].count).toBe(2)
})

it('are saved by the first of two editors; the second is told so', async () => {
  const { version } = await find('garden')
  const answers = await Promise.all([
    save('garden', { version, aspects: [named('Roots')] }),
    save('garden', { version, aspects: [named('Leaves')] }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expectRefusal(await save('garden', { version, aspects: [] }), 409, 'CONFLICT')
})

it('are refused without letters, twice, of another category, or as a fourth', async () => {
  const { version } = await find('tools')
  const refuse = async (aspects: object[]) =>
    expectRefusal(await save('tools', { version, aspects }), 422, 'VALIDATION_FAILED').fields
  expect(await refuse([named('!!!')])).toHaveProperty(['aspects.0.name.en'])
  expect(await refuse([named('Grip'), named('grip')])).toHaveProperty(['aspects.1.name.en'])
  expect(await refuse([named('Taste', 'taste')])).toHaveProperty(['aspects.0.key'])
  await refuse(['One', 'Two', 'Three', 'Four'].map((en) => named(en)))
  expectRefusal(await save('nothing', { version: 0, aspects: [] }), 404, 'NOT_FOUND')
})
