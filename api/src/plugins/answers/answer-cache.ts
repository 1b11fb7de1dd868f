import type { Tx } from '#platform/database/database.ts'
import type { AnswerCache, CachedAnswer } from './cached-route.ts'
import { followChanges, readLastChangeNumber } from '#platform/cluster/follow-changes.ts'
import { LRUCache } from 'lru-cache'

const maxAnswers = 1000
const maxBytes = 32 * 1024
/** The date, and what people search for, change without a notification. Browsers cache answers for as long. */
const maxAgeMs = 60_000

/** Caches answers as they were sent, until anything changes that they may show. */
export function createAnswerCache(db: Tx, onLook: (isHit: boolean) => void): AnswerCache {
  const kept = new LRUCache<string, { answer: CachedAnswer; until: number }>({ max: maxAnswers })
  let generation = 0
  const forget = async () => {
    generation += 1
    kept.clear()
  }
  const follower = followChanges(db, { load: forget, apply: forget })
  return {
    async look(from) {
      const stamp = await readLastChangeNumber(from)
      await follower.catchUp(follower.isLoaded() ? stamp : undefined)
      // A replica that is behind gives answers that others must not get.
      return follower.isAt(stamp) ? generation : undefined
    },
    find(key) {
      const known = kept.get(key)
      const isHit = known !== undefined && known.until > Date.now()
      onLook(isHit)
      return isHit ? known.answer : undefined
    },
    keep(key, madeIn, answer) {
      if (madeIn !== generation || answer.payload.length > maxBytes) return
      kept.set(key, { answer, until: Date.now() + maxAgeMs })
    },
  }
}
