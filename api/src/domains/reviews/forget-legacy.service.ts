import type { Services } from '#services.ts'
import { deleteLegacy, lockSubjects, recountSubjects } from './legacy.store.ts'

const atOnce = 500

/**
 * Deletes what was shown as reviews and questions before they had to belong to somebody who bought: nobody sees it any more, and what
 * was counted of it is counted anew. Each batch is a transaction of its own, so whoever is killed has done a part.
 */
export async function forgetLegacy({ db }: Pick<Services, 'db'>) {
  const isLeft = () =>
    db.transaction(async (tx) => {
      const subjects = await deleteLegacy(tx, atOnce)
      if (!subjects) return false
      await lockSubjects(tx, subjects)
      await recountSubjects(tx, subjects)
      return true
    })
  while (await isLeft());
}
