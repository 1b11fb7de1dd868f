import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#platform/db/database.ts'
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
  services: Pick<Services, 'bus' | 'db' | 'turns'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  sources: DocumentSource[],
) {
  const quietly = (work: () => Promise<void>, sentence: string) => () =>
    void work().catch((err: unknown) => log.warn({ err }, sentence))
  const refreshInTurn = async () => {
    if (!(await services.turns.isMine('search'))) return
    await refreshSearch(services, sources)
    await services.bus.publish('search')
  }
  const refresh = quietly(refreshInTurn, 'the search was not refreshed')
  const write = quietly(() => writeSearches(services.db), 'searches were not counted')
  const timers = [setInterval(refresh, refreshMs), setInterval(write, tallyMs)]
  for (const timer of timers) timer.unref()
  return {
    async close() {
      for (const timer of timers) clearInterval(timer)
      await writeSearches(services.db).catch((err: unknown) => log.warn({ err }, 'searches were not counted'))
    },
  }
}
