import { intents } from '../../api/test/search-queries.ts'
import type { Load } from '../measure/load.ts'

export interface HitRate {
  asked: number
  found: number
  missed: string[]
}

interface Found {
  data: { items: { title: { en: string } }[] }
}

/** How many queries of the test set show the expected result among the first three. */
export async function measureHitRate(load: Load): Promise<HitRate> {
  const missed: string[] = []
  let asked = 0
  for (const { in: list, finds, typed } of intents) {
    // A large shop may have what the demo shop lacks.
    if (finds === 'nothing') continue
    for (const term of typed.split('|')) {
      const path = `/api/${list}?pageSize=3&searchTerm=${encodeURIComponent(term)}`
      const answer = await load.sendAny({ path, headers: { 'accept-encoding': 'identity' } })
      asked += 1
      const found = answer.status === 200 ? (JSON.parse(answer.text()) as Found).data.items : []
      if (!found.some(({ title }) => finds.test(title.en))) missed.push(`${list}: ${term} (${answer.status})`)
    }
  }
  return { asked, found: asked - missed.length, missed }
}
