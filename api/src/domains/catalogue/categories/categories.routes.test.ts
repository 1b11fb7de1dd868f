import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownParticulars } from '@haat/contract/domains/catalogue.known-particulars.ts'
import { rulesFor } from '@haat/contract/domains/catalogue.particulars.ts'
import type { ListingCategory, StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { ensureCategories, ensureCategoryRules } from '../../../../seeds/categories/ensure-categories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { signedIn } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { findCategoryForListing } from './categories.service.ts'

let haat: TestApp
let staff: { authorization: string }
const notified: string[] = []

beforeAll(async () => {
  haat = await buildTestApp()
  staff = await signedIn(haat.services, 'staff')
  haat.services.bus.subscribe('categories', (_, topic) => void notified.push(topic))
  await ensureCategories(haat.services)
  await ensureCategoryRules(haat.services)
})
afterAll(() => haat.close())

const ask = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  haat.app.inject({
    method,
    url: `/api/staff/categories${path}`,
    headers: staff,
    ...(payload && { payload }),
  })
async function done<T = StaffCategory>(answer: ReturnType<typeof ask>): Promise<T> {
  const { statusCode, body, json } = await answer
  expect(statusCode, body).toBe(200)
  return json<{ data: T }>().data
}
const all = async () => (await done<{ categories: StaffCategory[] }>(ask('GET', ''))).categories
const one = async (slug: string) => (await all()).find((category) => category.slug === slug)!
const tree = async (kind: string) => {
  const answer = await haat.app.inject(`/api/categories/particulars?kind=${kind}`)
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  return answer.json<{ data: { categories: ListingCategory[] } }>().data.categories
}
const bodyOf = ({ version, particulars, notAsked, taxKind, allowsNoReturns }: StaffCategory) => ({
  version,
  particulars,
  notAsked,
  taxKind,
  allowsNoReturns,
})
const keysIn = async (slug: string) =>
  (await findCategoryForListing(haat.services.db, 'product', slug))?.particulars.map(({ key }) => key)
const readAuditEntries = async (id: string) =>
  (
    await haat.database.pool.query(
      "select action, before, after from audit_entries where subject_kind = 'category' and subject_id = $1 order by id",
      [id],
    )
  ).rows

describe('categories', () => {
  it('of a new shop are all there to list in, with what the law asks for', async () => {
    const products = await tree('product')
    expect(products.map(({ slug }) => slug).slice(0, 3)).toEqual(['clothing', 'tea-food', 'electronics'])
    const asksTooLittle = products.flatMap((department) =>
      department.children.filter(
        (child) => !rulesFor(child, [department]).particulars.some(({ key }) => key === 'origin'),
      ),
    )
    expect(asksTooLittle).toEqual([])
    expect(await keysIn('tea')).toEqual(['origin', 'maker', 'importer', 'mrp', 'best-before', 'batch'])
    expect(await keysIn('plants')).toEqual(['origin', 'maker'])
    expect(await findCategoryForListing(haat.services.db, 'product', 'seeds')).toMatchObject({
      taxKind: 'exempt',
      allowsNoReturns: false,
    })
    expect(await findCategoryForListing(haat.services.db, 'service', 'seeds')).toBeNull()
    expect((await tree('service')).map(({ slug }) => slug)).toContain('home-repair')
  })

  it('stay as staff have left them when the shop starts again', async () => {
    const music = await one('music')
    await done(ask('PUT', `/${music.id}/particulars`, { ...bodyOf(music), particulars: [] }))
    await ensureCategories(haat.services)
    await ensureCategoryRules(haat.services)
    expect((await one('music')).particulars).toEqual([])
  })

  it('ask in their children for what staff add to a department, unless a child does not', async () => {
    const department = await one('outdoor')
    const season = {
      key: 'season',
      kind: 'choice',
      name: { en: 'Season', ne: 'मौसम' },
      hint: { en: '', ne: '' },
      choices: ['summer', 'winter'].map((key) => ({ key, name: { en: key, ne: key } })),
      isRequired: false,
    }
    const body = { ...bodyOf(department), particulars: [season, ...department.particulars] }
    const changed = await done(ask('PUT', `/${department.id}/particulars`, body))
    expect(changed).toMatchObject({ version: department.version + 1 })
    expect((await keysIn('boots'))?.[0]).toBe('season')
    const bags = await one('bags')
    expect(bags.version).toBe(0)
    await done(ask('PUT', `/${bags.id}/particulars`, { ...bodyOf(bags), notAsked: ['season'] }))
    expect(await keysIn('bags')).not.toContain('season')
    expect(await readAuditEntries(department.id)).toMatchObject([
      { action: 'category.change', before: { season: null }, after: { season: { kind: 'choice' } } },
    ])
    expect(notified.length).toBeGreaterThan(0)
  })

  it('are changed by one of two who began together', async () => {
    const kids = await one('kids')
    const answers = await Promise.all(
      [['toys'], ['games']].map((notAsked) =>
        ask('PUT', `/${kids.id}/particulars`, { ...bodyOf(kids), notAsked }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json().message).toMatch(/^Somebody changed/)
  })

  it('are closed with all below them, and opened again', async () => {
    const { id, version } = await one('garden')
    const closed = await done(ask('POST', `/${id}/close`, { version }))
    expect(closed.isClosed).toBe(true)
    expect((await findCategoryForListing(haat.services.db, 'product', 'pots'))?.isClosed).toBe(true)
    expect((await tree('product')).find(({ slug }) => slug === 'garden')?.isClosed).toBe(true)
    const again = await ask('POST', `/${id}/close`, { version: closed.version })
    expect(expectRefusal(again, 409, 'CONFLICT').message).toBe('This category is closed already.')
    expectRefusal(await ask('POST', `/${id}/open`, { version }), 409, 'CONFLICT')
    await done(ask('POST', `/${id}/open`, { version: closed.version }))
    expect((await findCategoryForListing(haat.services.db, 'product', 'pots'))?.isClosed).toBe(false)
    const actions = (await readAuditEntries(id)).map(({ action }) => action)
    expect(actions).toEqual(['category.close', 'category.open'])
  })

  it.each([
    ['an unknown category', '/999999/particulars', {}, 404],
    ['no category', '/x/particulars', {}, 422],
    ['a particular twice', undefined, { particulars: [knownParticulars.maker, knownParticulars.maker] }, 422],
    [
      'another kind of origin',
      undefined,
      { particulars: [{ ...knownParticulars.origin, kind: 'text' }] },
      422,
    ],
    [
      'a choice without answers',
      undefined,
      { particulars: [{ ...knownParticulars.maker, kind: 'choice' }] },
      422,
    ],
    [
      'a name in one language',
      undefined,
      { particulars: [{ ...knownParticulars.maker, name: { en: 'Maker', ne: '' } }] },
      422,
    ],
    ['an unknown tax', undefined, { taxKind: 'half' }, 422],
  ])('refuse %s', async (_, path, changes, status) => {
    const books = await one('books')
    const answer = await ask('PUT', path ?? `/${books.id}/particulars`, { ...bodyOf(books), ...changes })
    expectRefusal(answer, status, status === 404 ? 'NOT_FOUND' : 'VALIDATION_FAILED')
    expect((await one('books')).version).toBe(books.version)
  })
})
