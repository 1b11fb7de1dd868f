import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureDemo } from '@haat/demo/ensure-demo.ts'
import { ensureSeed } from '../../../seeds/seed.ts'
import { intents } from '../../../test/search-queries.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { SEED: 'demo' } })
  await ensureSeed(haat.services)
  await ensureDemo(haat.services)
}, 60_000)
afterAll(() => haat.close())

const queries = intents.flatMap(({ typed, ...intent }) =>
  typed.split('|').map((term) => ({ ...intent, term })),
)
const firstThree = async (list: string, term: string) => {
  const answer = await haat.app.inject({ url: `/api/${list}`, query: { searchTerm: term, pageSize: '3' } })
  expect(answer.statusCode, answer.body).toBe(200)
  const { items, searchOutcome } = answer.json().data
  const titles: string[] = items.map((item: { title: { en: string } }) => item.title.en)
  return { titles, hasLeftOut: searchOutcome?.missing.length > 0 }
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
    for (const { in: list, term, finds } of queries) {
      const { titles, hasLeftOut } = await firstThree(list, term)
      // Where the shop has no such thing, it says so, or at least which word it had to leave out.
      const isMeant = (title: string) => (finds === 'nothing' ? hasLeftOut : finds.test(title))
      if (finds === 'nothing' ? titles.length === 0 || hasLeftOut : isMeant(titles[0] ?? '')) firstHits += 1
      if (titles.length === 0 ? finds !== 'nothing' : !titles.some(isMeant))
        missed.push(`${term} in ${list}: ${titles.join(' / ')}`)
    }
    expect(missed, missed.join('\n')).toSatisfy((list: string[]) => list.length <= queries.length * 0.05)
    expect(firstHits).toBeGreaterThanOrEqual(queries.length * 0.9)
  })
})
