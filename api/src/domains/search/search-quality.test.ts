import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureDemoShop } from '@haat/demo/shop/ensure-demo-shop.ts'
import { ensureSynonyms } from '../../../seeds/search/ensure-synonyms.ts'
import { intents } from '../../../test/search-queries.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { SEED: 'demo' } })
  await ensureSynonyms(haat.services)
  await ensureDemoShop(haat.services)
})
afterAll(() => haat.close())

const queries = intents.flatMap(({ typed, ...intent }) =>
  typed.split('|').map((term) => ({ ...intent, term })),
)
/** Every third in the short run, which takes them from all kinds: they stand one kind after the other. */
const tried = process.env['LONG_ROUNDS'] ? queries : queries.filter((_, at) => at % 3 === 0)
const firstThree = async (list: string, term: string) => {
  const answer = await haat.app.inject({ url: `/api/${list}`, query: { searchTerm: term, pageSize: '3' } })
  expect(answer.statusCode, answer.body).toBe(200)
  const { items, searchOutcome } = answer.json().data
  const titles: string[] = items.map((item: { title: { en: string } }) => item.title.en)
  return { titles, outcome: searchOutcome, hasLeftOut: searchOutcome?.missing.length > 0 }
}

describe('what people type in three scripts', () => {
  it('is a set that deserves its name', () => {
    expect(queries.length).toBeGreaterThanOrEqual(500)
    expect(new Set(queries.map((query) => `${query.in} ${query.term}`)).size).toBe(queries.length)
    expect(queries.filter(({ term }) => /[ऀ-ॿ]/.test(term)).length).toBeGreaterThan(50)
  })

  it('finds what was meant among the first three, in 95 of 100', async () => {
    const missed: string[] = []
    let firstHits = 0
    for (const { in: list, term, finds } of tried) {
      const { titles, hasLeftOut } = await firstThree(list, term)
      // Where the shop has no such thing, it says so, or at least which word it had to leave out.
      const isMeant = (title: string) => (finds === 'nothing' ? hasLeftOut : finds.test(title))
      if (finds === 'nothing' ? titles.length === 0 || hasLeftOut : isMeant(titles[0] ?? '')) firstHits += 1
      if (titles.length === 0 ? finds !== 'nothing' : !titles.some(isMeant))
        missed.push(`${term} in ${list}: ${titles.join(' / ')}`)
    }
    expect(missed, missed.join('\n')).toSatisfy((list: string[]) => list.length <= tried.length * 0.05)
    expect(firstHits).toBeGreaterThanOrEqual(tried.length * 0.9)
  })

  it('shows the best sellers of a category by its name, not what happens to be called so', async () => {
    for (const term of ['clothes', 'kapada', 'लुगा', 'luga haru']) {
      const { titles } = await firstThree('products', term)
      expect(new Set(titles).size, term).toBe(3)
      expect(titles.join(', '), term).not.toMatch(/underwear/i)
    }
    // A part of a name is no such word.
    expect((await firstThree('products', 'ghee')).titles[0]).toMatch(/ghee/i)
  })

  it('puts two letters into their right order, as they were typed', async () => {
    for (const term of ['shose', 'sheos'])
      expect((await firstThree('products', term)).titles.join(', '), term).toMatch(/boots|shoes/i)
  })

  it.each([
    ['products', 'kalo jutta', /shoes|boots/i, ['kalo']],
    ['products', 'black sari', /\bsari\b/i, ['black']],
    ['products', 'red sari', /\bsari, rhododendron red/i, []],
    ['products', 'carpet for the living room', /carpet/i, ['living', 'room']],
    ['products', 'charger type c', /charger/i, ['type', 'c']],
    ['products', 'केटाकेटीको लुगा', /children|girl/i, []],
    ['services', 'mehendi lagaune', /mehendi/i, []],
    ['services', 'english class', /english/i, []],
  ])('keeps what is looked for, in %s: %s', async (list, term, finds, missing) => {
    const { titles, outcome } = await firstThree(list, term)
    expect(titles[0]).toMatch(finds)
    expect(outcome).toEqual({ didYouMean: null, isCorrected: false, missing })
  })

  it.each(['hing', 'palpasa cafe', 'office chair'])(
    'says nothing of a guess without results: %s',
    async (term) => {
      const { titles, outcome } = await firstThree('products', term)
      expect([titles, outcome]).toEqual([[], { didYouMean: null, isCorrected: false, missing: [] }])
    },
  )
})
