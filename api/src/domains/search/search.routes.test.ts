import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  makeCategory,
  makeProduct,
  makeService,
  makeVendor,
  recount,
} from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { addSearchCounts, saveSynonyms } from './search.service.ts'
import { countSearch, saveSearchCounts } from './suggestions/search-counts.ts'

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
afterEach(() => void vi.useRealTimers())

let moves = 0
/** Popular searches are read anew after some seconds; each test moves the clock further than the one before. */
const moveTime = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 * (moves += 1) })

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

  it('reads prices in its words as the price filter, which an explicit one overrules', async () => {
    const all = await search('tea')
    expect((await search('tea under 10000000')).total).toBe(all.total)
    expect(await search('tea 60 rupees')).toMatchObject({ total: 0, outcome: { missing: [] } })
    expect((await search('tea 60 rupees', { maxPricePaisa: '999999900' })).total).toBe(all.total)
    expect((await search('tea 60 rupees', { exactly: 'true' })).total).toBe(0)
    expect((await search('plumber 60 rupees', {}, '/services')).total).toBe(0)
    expect((await ask('/products/facets', { searchTerm: 'tea 60 rupees' })).json().data.total).toBe(0)
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
  beforeEach(() => saveSearchCounts(haat.services.db))

  it('are categories, vendors, services and products that begin like this', async () => {
    expect((await suggest('te')).found).toEqual(
      expect.arrayContaining(['category Tea', 'product Black tea, 100 g']),
    )
    expect((await suggest('चि')).found).toContain('vendor Ilam Chiya Ghar')
    expect((await suggest('plum')).found).toEqual(['service Plumber at home'])
    expect((await suggest('green t')).found[0]).toBe('product Green tea, 100 g')
  })

  it('look like what they are', async () => {
    const { suggestions } = (await ask('/search/suggestions', { term: 'green tea' })).json().data
    expect(suggestions[0]).toMatchObject({
      kind: 'product',
      note: { en: 'Ilam Chiya Ghar' },
      pricePaisa: expect.any(Number),
      picture: { src: expect.any(String), blur: '' },
      sign: null,
    })
    const found = (await ask('/search/suggestions', { term: 'chiya' })).json().data.suggestions
    const one = (kind: string) => found.find((suggestion: { kind: string }) => suggestion.kind === kind)
    expect(one('category')).toMatchObject({ address: 'tea', productCount: 2, pricePaisa: null })
    expect(one('vendor')).toMatchObject({
      productCount: 5,
      serviceCount: 1,
      sign: { letter: expect.any(String) },
    })
  })

  it('leave out what was taken off sale a moment ago', async () => {
    const { services } = haat
    const hidden = (isOnSale: boolean) =>
      services.db.execute(sql`update products set is_on_sale = ${isOnSale} where title = 'Headphones'`)
    const found = async () => (await suggest('headphones')).found
    expect(await found()).toEqual(['product Headphones'])
    await hidden(false)
    await expect.poll(found).toEqual([])
    await hidden(true)
    await expect.poll(found).toEqual(['product Headphones'])
  })

  it('know what was meant', async () => {
    expect(await suggest('heafphones')).toEqual({ didYouMean: 'headphones', found: ['product Headphones'] })
    expect((await suggest('kalo headphones')).found).toEqual(['product Headphones'])
    expect((await suggest('headphones under 60')).found).toEqual([])
  })

  it('begin with what people search for, once several have', async () => {
    for (const visitor of ['a', 'b', 'c', 'd']) countSearch('Black  Tea', visitor)
    // One person alone cannot make a search popular, and signs between its words are never shown to others.
    for (let times = 0; times < 6; times++) {
      countSearch('Black  Tea', 'a')
      countSearch('black tea ☎ »« !!!', 'a')
    }
    await saveSearchCounts(haat.services.db)
    expect((await suggest('bla')).found).not.toContain('search black tea')
    await search('black tea')
    await saveSearchCounts(haat.services.db)
    moveTime()
    expect((await suggest('blac')).found[0]).toBe('search black tea')
    expect((await suggest('')).found[0]).toMatch(/^search /)
  })
})

describe('a search in all of the shop', () => {
  const everywhere = async (term: string, more: Record<string, string> = {}) => {
    const answer = await ask('/search/everywhere', { term, ...more })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const nothing = { count: 0, isMore: false }

  it('counts as the lists do and knows the places of that name', async () => {
    for (const term of ['tea', 'चिया', 'heafphones', 'plumber', 'Ilam ghar']) {
      const { products, services } = await everywhere(term)
      expect(products).toEqual({ count: (await search(term)).total, isMore: false })
      expect(services).toEqual({ count: (await search(term, {}, '/services')).total, isMore: false })
    }
    const { places, words, popular } = await everywhere('chiya')
    expect(places.map(({ address }: { address: string }) => address).toSorted()).toEqual(['ilam', 'tea'])
    expect({ words, popular }).toEqual({ words: [], popular: [] })
  })

  it('where it finds nothing offers words that look alike, in the script typed, and what others look for', async () => {
    await addSearchCounts(haat.services.db, [['down jacket', 40]])
    const nowhere = await everywhere('heafphones', { exactly: 'true' })
    expect(nowhere).toMatchObject({ products: nothing, services: nothing, words: ['headphones'] })
    moveTime()
    expect((await everywhere('heafphones', { exactly: 'true' })).popular).toContain('down jacket')
    expect((await everywhere('हेडफोक', { exactly: 'true' })).words).toContain('हेडफोन')
  })

  it('without words finds nothing', async () => {
    expect(await everywhere(' ')).toMatchObject({ products: nothing, places: [], words: [] })
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
      ['/search/everywhere', { term }],
    ] as const) {
      const answer = await ask(path, query)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  it.each([
    ['searchTerm', 'x'.repeat(2000)],
    ['searchTerm', 'te\0a'],
    ['searchTerm', '\u0001\u0002\u001f'],
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
