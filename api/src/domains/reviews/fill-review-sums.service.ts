import type { Services } from '#services.ts'
import { lockSubjects } from './legacy.store.ts'
import { sumUpFilters, takeUnfilled } from './unfilled-sums.store.ts'

const atOnce = 100

/** Sums up what was said before the reviews behind several filters were. Each batch is a transaction of its own. */
export async function fillReviewSums({ db }: Pick<Services, 'db'>) {
  const isLeft = () =>
    db.transaction(async (tx) => {
      const subjects = await takeUnfilled(tx, atOnce)
      if (!subjects) return false
      await lockSubjects(tx, subjects)
      await sumUpFilters(tx, subjects)
      return true
    })
  while (await isLeft());
}
