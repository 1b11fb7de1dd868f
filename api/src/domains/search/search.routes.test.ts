import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  makeCategory,
  makeProduct,
  makeService,
  makeVendor,
  recount,
} from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { saveSynonyms } from './search.service.ts'
import { noteSearch, writeSearches } from './search-tally.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  await saveSynonyms(services.db, [
    ['tea', 'chiya', 'चिया'],
    ['plumber', 'dhara mistri'],
  ])
  const tea = await makeCategory(services, { slug: 'tea', name: 'Tea' })
  const kitchen = await makeCategory(services, { slug: 'kitchen', name: 'Kitchen' })
  const repair = await makeCategory(services, { slug: 'repair', kind: 'service', name: 'Repair' })
  const vendor = await makeVendor(services, { slug: 'ilam', name: 'Ilam Chiya Ghar', nameNe: 'इलाम चिया घर' })
  const make = (title: string, titleNe: string, soldCount: number, categoryId = kitchen.id) =>
    makeProduct(services, { vendorId: vendor.id, categoryId, title, titleNe, soldCount })
  await make('Green tea, 100 g', 'हरियो चिया, १०० ग्राम', 10, tea.id)
  await make('Black tea, 100 g', 'कालो चिया, १०० ग्राम', 50, tea.id)
  await make('Tea cups', 'चिया कप', 900)
  await make('Table lamp, for the tea table', 'टेबल बत्ती', 999)
  await make('Headphones', 'हेडफोन', 5)
  await makeService(services, { vendorId: vendor.id, categoryId: repair.id })
  await recount(services)
})
afterAll(() => haat.close())

const ask = (path: string, query: Record<string, string>) => haat.app.inject({ url: `/api${path}`, query })
const search = async (searchTerm: string, more: Record<string, string> = {}, path = '/products') => {
  const answer = await ask(path, { searchTerm, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  const { items, total, searchOutcome: outcome, nextCursor } = answer.json().data
  return { titles: items.map((item: { title: { en: string } }) => item.title.en), total, outcome, nextCursor }
}

describe('a search for products', () => {
  const asTea = ['Black tea, 100 g', 'Green tea, 100 g', 'Tea cups', 'Table lamp, for the tea table']

  it.each(['tea', 'चिया', 'ciya', 'chiyaa'])('%s: what it is first, then what sells', async (term) => {
    const { titles, outcome } = await search(term)
    expect(titles.slice(0, 3)).toEqual(asTea.slice(0, 3))
    expect(outcome).toEqual({ didYouMean: null, isCorrected: false, missing: [] })
  })

  it('is walked by cursor without a gap or a repeat', async () => {
    const walked: string[] = []
    let cursor: string | null = ''
    do {
      const page: Awaited<ReturnType<typeof search>> = await search('tea', {
        pageSize: '1',
        ...(cursor && { cursor }),
      })
      walked.push(...page.titles)
      cursor = page.nextCursor
    } while (cursor)
    expect(walked).toEqual((await search('tea')).titles)
  })

  it('keeps filters, other orders and counts', async () => {
    expect((await search('chiya', { category: 'kitchen' })).titles).not.toContain('Green tea, 100 g')
    expect((await search('tea', { sortField: 'bestSelling' })).titles[0]).toBe(asTea[3])
    const { data } = (await ask('/products/facets', { searchTerm: 'green tea' })).json()
    expect(data).toMatchObject({ total: 1, categories: [{ slug: 'tea', count: 1 }] })
  })

  it('puts typos right, says so, and leaves the way to the exact words open', async () => {
    const wrong = await search('heafphones')
    expect(wrong.titles).toEqual(['Headphones'])
    expect(wrong.outcome).toEqual({ didYouMean: 'headphones', isCorrected: true, missing: [] })
    const exact = await search('heafphones', { exactly: 'true' })
    expect(exact).toMatchObject({ titles: [], total: 0 })
    expect(exact.outcome).toEqual({ didYouMean: 'headphones', isCorrected: false, missing: [] })
  })

  it('asks back in the script that was typed', async () => {
    expect((await search('हेडफोक')).outcome).toEqual({ didYouMean: 'हेडफोन', isCorrected: true, missing: [] })
  })

  it('for a vendor finds what it sells, when nothing is called so', async () => {
    expect((await search('Ilam ghar')).total).toBe(5)
    expect((await search('green')).titles).toEqual(['Green tea, 100 g'])
  })

  it('leaves words out that nothing has together with the others, and says which', async () => {
    const fewer = await search('headphones qwrtzpl')
    expect(fewer.titles).toEqual(['Headphones'])
    expect(fewer.outcome).toMatchObject({ missing: ['qwrtzpl'] })
    const exact = await search('headphones qwrtzpl', { exactly: 'true' })
    expect(exact).toMatchObject({ titles: [], total: 0, outcome: { missing: [] } })
    expect((await search('qwrtzpl zzkwqv')).outcome).toMatchObject({ missing: [] })
  })

  it('without words is no search', async () => {
    expect((await search('   ')).outcome).toBeNull()
  })
})

describe('a search for services', () => {
  it.each(['plumber', 'प्लम्बर', 'plumbr', 'dhara mistri'])('%s', async (term) => {
    expect((await search(term, {}, '/services')).titles).toEqual(['Plumber at home'])
  })
})

describe('suggestions', () => {
  const suggest = async (term: string) => {
    const answer = await ask('/search/suggestions', { term })
    expect(answer.statusCode, answer.body).toBe(200)
    const { suggestions, didYouMean } = answer.json().data
    expect(suggestions.length).toBeLessThanOrEqual(8)
    return {
      didYouMean,
      found: suggestions.map((one: { kind: string; title: { en: string } }) => `${one.kind} ${one.title.en}`),
    }
  }
  beforeEach(() => writeSearches(haat.services.db))

  it('are categories, vendors, services and products that begin like this', async () => {
    expect((await suggest('te')).found).toEqual(
      expect.arrayContaining(['category Tea', 'product Black tea, 100 g']),
    )
    expect((await suggest('चि')).found).toContain('vendor Ilam Chiya Ghar')
    expect((await suggest('plum')).found).toEqual(['service Plumber at home'])
    expect((await suggest('green t')).found[0]).toBe('product Green tea, 100 g')
  })

  it('know what was meant', async () => {
    expect(await suggest('heafphones')).toEqual({ didYouMean: 'headphones', found: ['product Headphones'] })
  })

  it('begin with what people search for, once several have', async () => {
    for (let times = 0; times < 4; times++) noteSearch('Black  Tea')
    await writeSearches(haat.services.db)
    expect((await suggest('bla')).found).not.toContain('search black tea')
    await search('black tea')
    await writeSearches(haat.services.db)
    expect((await suggest('bla')).found[0]).toBe('search black tea')
    expect((await suggest('')).found[0]).toMatch(/^search /)
  })
})

const nasty = [
  "'; drop table search_documents; --",
  "tea' | 'x",
  '!!tea & (|',
  'tea:*',
  "tea:A & 'b':*",
  '\\',
  '%',
  '_____',
  '.*+?^${}()|[]\\',
  '(a+)+$',
  '<script>alert(1)</script>',
  '😀',
  '😀 tea',
  '\u0001\u0002\u001f',
  '\u202etea',
  'क',
  'x',
  '़्ि',
  '茶',
  '-',
  "'",
  '"tea',
  '1e999 NaN -0',
  'x'.repeat(200),
  'ab '.repeat(66).trim(),
  'क्य'.repeat(60),
  'चिया tea чай',
  '9'.repeat(190),
]

describe('whatever is typed', () => {
  it.each(nasty)('%j is answered honestly and at once', async (term) => {
    const startedAt = performance.now()
    for (const [path, query] of [
      ['/products', { searchTerm: term }],
      ['/products', { searchTerm: term, exactly: 'true', sortField: 'price' }],
      ['/products/facets', { searchTerm: term }],
      ['/services', { searchTerm: term }],
      ['/search/suggestions', { term }],
    ] as const) {
      const answer = await ask(path, query)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  it.each([
    ['searchTerm', 'x'.repeat(2000)],
    ['searchTerm', 'te\0a'],
    ['exactly', 'perhaps'],
  ])('%s of %j is refused', async (name, value) => {
    expectRefusal(await ask('/products', { [name]: value }), 422, 'VALIDATION_FAILED')
    expectRefusal(await ask('/services', { [name]: value }), 422, 'VALIDATION_FAILED')
  })

  it('suggestions refuse a novel too', async () => {
    expectRefusal(await ask('/search/suggestions', { term: 'x'.repeat(2000) }), 422, 'VALIDATION_FAILED')
    expectRefusal(await ask('/search/suggestions', { words: 'tea' }), 422, 'VALIDATION_FAILED')
  })
})
