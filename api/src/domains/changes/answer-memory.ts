import type { Tx } from '#platform/db/database.ts'
import type { Answers, RememberedAnswer } from '#plugins/remembered-route.ts'
import { followChanges, readStamp } from './follow-changes.ts'
import { createLru } from './lru.ts'

const mostAnswers = 1000
const largestBytes = 32 * 1024
/** What day it is, and what people search for, changes without being told. Browsers keep answers as long. */
const longestMs = 60_000

/** Answers as they went out, until anything changes of what they may show. */
export function createAnswerMemory(db: Tx, onLook: (isHit: boolean) => void): Answers {
  const kept = createLru<string, { answer: RememberedAnswer; until: number }>(mostAnswers)
  let generation = 0
  const forget = async () => {
    generation += 1
    kept.clear()
  }
  const follower = followChanges(db, { load: forget, apply: forget })
  return {
    async look(from) {
      const stamp = await readStamp(from)
      await follower.catchUp(follower.isLoaded() ? stamp : undefined)
      // A replica that has not come as far gives answers that others must not get.
      return follower.isAt(stamp) ? generation : undefined
    },
    find(key) {
      const known = kept.get(key)
      const isHit = known !== undefined && known.until > Date.now()
      onLook(isHit)
      return isHit ? known.answer : undefined
    },
    keep(key, madeIn, answer) {
      if (madeIn !== generation || answer.payload.length > largestBytes) return
      kept.set(key, { answer, until: Date.now() + longestMs })
    },
  }
}
