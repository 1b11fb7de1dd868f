import { intents } from '../../api/test/search-queries.ts'
import type { Load } from '../load.ts'

export interface HitRate {
  asked: number
  found: number
  missed: string[]
}

/** How many of the queries of the test set show what was meant among the first three. */
export async function measureHitRate(load: Load): Promise<HitRate> {
  const missed: string[] = []
  let asked = 0
  for (const { in: list, finds, typed } of intents) {
    for (const term of typed.split('|')) {
      const path = `/api/${list}?pageSize=3&searchTerm=${encodeURIComponent(term)}`
      const answer = await load.send({ path, headers: { 'accept-encoding': 'identity' } })
      const { data } = JSON.parse(answer.text()) as { data: { items: { title: { en: string } }[] } }
      asked += 1
      if (!data.items.some(({ title }) => finds.test(title.en))) missed.push(`${list}: ${term}`)
    }
  }
  return { asked, found: asked - missed.length, missed }
}
