import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#platform/db/database.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { hasDocuments, recountWords, removeOthers, saveDocuments } from './documents.store.ts'
import type { DocumentSource } from './document-source.ts'
import { writeSearches } from './search-tally.ts'
import { fadeSearches } from './suggestions.store.ts'

const tallyMs = 30_000
const refreshMs = 6 * 3_600_000
const perStep = 500

/** Walks along everything: brings popularity up to date, finds what was missed and drops what has gone. */
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

/** A shop from before there was a search has things and no documents. */
export async function refreshMissing({ db }: Pick<Services, 'db'>, sources: DocumentSource[]): Promise<void> {
  for (const source of sources) {
    const hasThings = (await source.list(db, 0, 1)).length > 0
    if (hasThings && !(await hasDocuments(db, source.kind))) return refreshSearch({ db }, sources)
  }
}

/** One of all processes walks along everything; what was searched for is counted by each for itself. */
export function startSearchJobs(
  services: Pick<Services, 'bus' | 'db' | 'metrics' | 'turns'>,
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
    everyMs: tallyMs,
    isEverywhere: true,
    work: () => writeSearches(services.db),
    failure: 'searches were not counted',
  })
  return {
    async close() {
      // A walk along everything may take minutes; what it has written stands.
      void refreshing.close()
      await counting.close()
      // What was searched for since the last round.
      await counting.run()
    },
  }
}
