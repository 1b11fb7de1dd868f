import { applicationNumber } from '@haat/contract/domains/applications.rules.ts'
import { toPlainFigures } from '@haat/contract/shared/plain-figures.ts'
import type { Tx } from '#platform/database/database.ts'
import { prefixQuery } from '#platform/database/search-patterns.ts'
import { peopleById } from '../account/account.service.ts'
import { listApplicationsByWords } from './queue.store.ts'

/** Applications in any state for the command palette, by shop, applicant, number or PAN; the last touched first. */
export async function findApplicationsByTerm(db: Tx, term: string, limit: number) {
  // A PAN is written in groups of figures, and kept in one.
  const figures = toPlainFigures(term)
  const words = prefixQuery(/^\d+$/.test(figures) ? figures : term)
  if (words === '') return []
  const rows = await listApplicationsByWords(db, words, limit)
  const people = await peopleById(db, [...new Set(rows.map(({ userId }) => userId))])
  return rows.map(({ id, number, userId, nameEn, nameNe }) => ({
    id,
    title: nameEn || nameNe || applicationNumber(number),
    detail: [applicationNumber(number), people.get(userId)?.name].filter(Boolean).join(' · '),
  }))
}
