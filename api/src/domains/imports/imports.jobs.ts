import type { FastifyBaseLogger } from 'fastify'
import { importKeptHours, importRowDays } from '@haat/contract/domains/imports.rules.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { checkImport } from './check/check.service.ts'
import { listBusyImports, putAwayImports, type ImportRecord } from './imports.store.ts'
import { dropRows, forgetSentPictures, listWithOldRows, markRowsDeleted } from './old-rows.store.ts'
import { tellOfEnd } from './tell-of-end.service.ts'
import { undoImport } from './write/undo.service.ts'
import { writeImport } from './write/write.service.ts'

/** Whoever looks at a drawer waits for it. */
const everyMs = 1000
const cleanUpEveryMs = 600_000
const hourMs = 3_600_000
/** One that is stopped has lost its rows, but a listing of it may have been checked at that very moment. */
const stoppedRowHours = 1
const importsPerRound = 50

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
    for (const record of await putAwayImports(tx, ago(importKeptHours))) {
      await dropRows(tx, record)
      await tellOfEnd(tx, record, 'stopped')
    }
  })
  await forgetSentPictures(db)
  const old = { over: ago(importRowDays * 24), stopped: ago(stoppedRowHours) }
  for (const record of await listWithOldRows(db, old, importsPerRound)) {
    await dropRows(db, record)
    await markRowsDeleted(db, record.id)
  }
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
