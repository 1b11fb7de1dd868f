import type { VisitKind } from '@haat/contract/domains/figures.rules.ts'
import type { Services } from '#services.ts'
import { getVisitsSince } from '../figures.store.ts'
import { insertPastVisits, listListings, type PastVisits } from './visits.store.ts'

export interface Listing {
  vendorId: number
  kind: VisitKind
  listingId: number
}

/** Gives a shop that has not counted any visits yet those of days before, once; returns whether it did. */
export async function addPastVisits(
  { db }: Pick<Services, 'db'>,
  since: string,
  today: string,
  visitsOf: (listings: Listing[]) => PastVisits[],
): Promise<boolean> {
  if ((await getVisitsSince(db)) < today) return false
  await db.transaction(async (tx) => insertPastVisits(tx, since, visitsOf(await listListings(tx))))
  return true
}
