import type { Services } from '#services.ts'
import { deleteUnconfirmedVotes } from './own/votes.store.ts'

/** Deletes votes of accounts that have proven no address, which counted once. Each batch is a statement of its own. */
export async function forgetUnconfirmedVotes({ db }: Pick<Services, 'db'>, atOnce = 500) {
  for (const table of ['review_votes', 'answer_votes'] as const) {
    while ((await deleteUnconfirmedVotes(db, table, atOnce)) === atOnce);
  }
}
