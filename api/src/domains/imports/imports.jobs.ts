import type { FastifyBaseLogger } from 'fastify'
import { importKeptHours, importRowDays } from '@haat/contract/domains/imports.rules.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { checkImport } from './check/check.service.ts'
import { countImport, listBusyImports, putAwayImports, type ImportRecord } from './imports.store.ts'
import {
  deleteSomeRows,
  forgetSentPictures,
  keepSummary,
  listWithOldRows,
  markRowsDeleted,
} from './old-rows.store.ts'
import { tellOfEnd } from './tell-of-end.service.ts'
import { undoImport } from './write/undo.service.ts'
import { writeImport } from './write/write.service.ts'

/** Whoever looks at a drawer waits for it. */
const everyMs = 1000
const cleanUpEveryMs = 600_000
const hourMs = 3_600_000
/** A cell of a stopped import may be mended at this very moment. */
const stoppedRowHours = 1
const importsPerRound = 50
const rowsPerPiece = 1000

type Log = Pick<FastifyBaseLogger, 'warn'>

function workOn(services: Services, record: ImportRecord): Promise<void> {
  if (record.state === 'checking') return checkImport(services, record)
  return record.state === 'writing' ? writeImport(services, record) : undoImport(services, record)
}

/** Does what is to be done of every import, and goes on with what another process was doing when it ended. */
export async function workOnImports(services: Services, log: Log) {
  // One that cannot be done now must not keep those of other shops waiting.
  const work = async (record: ImportRecord) =>
    workOn(services, record).catch((err: unknown) =>
      log.warn({ err, import: record.id }, 'an import could not be worked on and is tried again'),
    )
  for (const record of await listBusyImports(services.db)) await work(record)
}

/** Ends what nobody has written for two days, and deletes the rows of what has been over for a month. */
export async function removeOldImports({ db }: Pick<Services, 'db'>, now = new Date()) {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  await db.transaction(async (tx) => {
    for (const record of await putAwayImports(tx, ago(importKeptHours)))
      await tellOfEnd(tx, record, 'stopped')
  })
  await forgetSentPictures(db)
  const old = { over: ago(importRowDays * 24), stopped: ago(stoppedRowHours) }
  for (const record of await listWithOldRows(db, old, importsPerRound)) await deleteRowsOf(db, record)
}

/**
 * Deletes what a file held, in small pieces, so that nobody waits for its locks. The numbers are kept first: a process that is killed
 * between two pieces leaves an import that says the same, and is gone on with.
 */
async function deleteRowsOf(db: Services['db'], record: ImportRecord) {
  const { rows, listings, newListings, drafts, pictures } = await countImport(db, record)
  await keepSummary(db, record.id, { rows, listings, newListings, drafts, pictures })
  while ((await deleteSomeRows(db, record.id, rowsPerPiece)) > 0);
  await markRowsDeleted(db, record.id)
}

export function startImportJobs(services: Services, log: Log) {
  const jobs = [
    startTimedJob(services, log, {
      name: 'imports',
      everyMs,
      work: () => workOnImports(services, log),
      failure: 'imports were not worked on',
    }),
    startTimedJob(services, log, {
      name: 'old imports',
      everyMs: cleanUpEveryMs,
      work: () => removeOldImports(services),
      failure: 'old imports were not put away',
    }),
  ]
  return { close: async () => void (await Promise.all(jobs.map(({ close }) => close()))) }
}
