import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#platform/database/database.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { hasDocuments, recountWords, removeOthers, saveDocuments } from './documents/documents.store.ts'
import type { DocumentSource } from './documents/document-source.ts'
import { saveSearchCounts } from './suggestions/search-counts.ts'
import { fadeSearches } from './suggestions/suggestions.store.ts'

const countsMs = 30_000
const refreshMs = 6 * 3_600_000
const perStep = 500

/** Walks through all documents of a source: updates popularity, adds what was missed, and deletes what has gone. */
async function refreshSource(db: Tx, { kind, list }: DocumentSource): Promise<void> {
  for (let after = 0; ;) {
    const documents = await list(db, after, perStep)
    const isLast = documents.length < perStep
    const upTo = isLast ? Number.MAX_SAFE_INTEGER : documents.at(-1)!.number
    await saveDocuments(db, documents)
    await removeOthers(db, kind, { after, upTo, kept: documents.map(({ number }) => number) })
    if (isLast) return
    after = upTo
  }
}

export async function refreshSearch({ db }: Pick<Services, 'db'>, sources: DocumentSource[]): Promise<void> {
  for (const source of sources) await refreshSource(db, source)
  await recountWords(db)
  await fadeSearches(db)
}

/** A database from before the search existed has products but no documents: then all are made. */
export async function refreshMissing({ db }: Pick<Services, 'db'>, sources: DocumentSource[]): Promise<void> {
  for (const source of sources) {
    const hasThings = (await source.list(db, 0, 1)).length > 0
    if (hasThings && !(await hasDocuments(db, source.kind))) return refreshSearch({ db }, sources)
  }
}

/** One process refreshes the search; each process counts its own searches. */
export function startSearchJobs(
  services: Pick<Services, 'bus' | 'db' | 'metrics' | 'jobLock'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  sources: DocumentSource[],
) {
  const refreshing = startTimedJob(services, log, {
    name: 'search',
    everyMs: refreshMs,
    async work() {
      await refreshSearch(services, sources)
      await services.bus.publish('search')
    },
    failure: 'the search was not refreshed',
  })
  const counting = startTimedJob(services, log, {
    name: 'search tally',
    everyMs: countsMs,
    isEverywhere: true,
    work: () => saveSearchCounts(services.db),
    failure: 'searches were not counted',
  })
  return {
    async close() {
      // A refresh may take minutes, so closing does not wait for it; what it has written stays.
      void refreshing.close()
      await counting.close()
      // Saves the searches since the last round.
      await counting.run()
    },
  }
}
