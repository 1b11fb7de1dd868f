import { once } from 'node:events'
import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { watchForQuiet, type WaitForQuiet } from '#platform/http/quiet-time.ts'
import type { AvifTask } from '#platform/pictures/worker/avif-worker.ts'
import { startPictureWorker } from '#platform/pictures/worker/picture-worker.ts'
import type { Services } from '#services.ts'
import { findNextWithoutAvif, setHasAvif } from './pictures.store.ts'
import { processOneByOne } from './process-one-by-one.ts'

export interface PictureJob {
  app: FastifyInstance
  services: Services
  /** Every picture waits for it, so that pictures are made while nobody is served. */
  waitForQuiet: WaitForQuiet
  /** The priority for the operating system (`nice`): 0 is normal, 19 the lowest. */
  priority: number
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'warn'>
}

const avifProcess = new URL('../../platform/pictures/worker/avif-worker.ts', import.meta.url)
const pauseMs = 300_000

export async function makeMissingAvifs(job: PictureJob): Promise<number> {
  const { services, waitForQuiet, signal, log } = job
  const { db, pictures } = services
  if (!(await findNextWithoutAvif(db, []))) return 0
  const worker = startPictureWorker(avifProcess, job)
  try {
    return await processOneByOne({
      findNext: (failed) => findNextWithoutAvif(db, failed),
      work: async ({ id, widths }) => {
        const input: AvifTask = { root: pictures.root, id, widths }
        await worker.run({ kind: 'avif', input })
        if (await setHasAvif(db, id)) return
        for (const width of widths) await pictures.remove({ id, width, format: 'avif' })
      },
      waitForQuiet,
      signal,
      onFailure: (err, id) => log.warn({ err, id }, 'an AVIF was not made'),
    })
  } finally {
    await worker.close()
  }
}

/**
 * Makes missing pictures once the server listens and then every few minutes, in the one process that holds the
 * job lock. `first` runs before the AVIF files are made.
 */
export function startPictureJobs(
  app: FastifyInstance,
  services: Services,
  log: PictureJob['log'],
  first?: (job: PictureJob) => Promise<unknown>,
) {
  const waitForQuiet = watchForQuiet(app.server)
  const stopping = new AbortController()
  const { signal } = stopping
  const job = { app, services, waitForQuiet, priority: constants.priority.PRIORITY_LOW, signal, log }
  const run = async () => {
    if (!app.server.listening) await once(app.server, 'listening', { signal }).catch(() => {})
    while (!signal.aborted) {
      try {
        if (await services.jobLock.tryAcquire('pictures')) {
          await services.metrics.jobs.watch('pictures', pauseMs, async () => {
            await first?.(job)
            await makeMissingAvifs(job)
          })
        }
      } catch (err) {
        if (!signal.aborted) log.warn({ err }, 'pictures were not finished')
      }
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const ended = run()
  return {
    async close() {
      stopping.abort()
      await ended
    },
  }
}
