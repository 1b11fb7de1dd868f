import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AvifTask } from '#platform/pictures/worker/avif-worker.ts'
import { startPictureWorker } from '#platform/pictures/worker/picture-worker.ts'
import type { Services } from '#services.ts'
import { listWithoutAvif, setHasAvif } from './pictures.store.ts'
import { processInBatches } from './process-in-batches.ts'

export interface PictureJob {
  services: Services
  /** How many pictures are processed at the same time. */
  atOnce: number
  /** The priority for the operating system (`nice`): 0 is normal, 19 the lowest. */
  priority: number
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'warn'>
}

const avifProcess = new URL('../../platform/pictures/worker/avif-worker.ts', import.meta.url)
const pauseMs = 300_000
const picturesAtOnce = 2

export async function makeMissingAvifs(job: PictureJob): Promise<number> {
  const { services, atOnce, signal, log } = job
  const { db, pictures } = services
  if ((await listWithoutAvif(db, 1, [])).length === 0) return 0
  const worker = startPictureWorker(avifProcess, job)
  try {
    return await processInBatches({
      list: (limit, failed) => listWithoutAvif(db, limit, failed),
      work: async ({ id, widths }) => {
        const input: AvifTask = { root: pictures.root, id, widths }
        await worker.run({ kind: 'avif', input })
        await setHasAvif(db, id)
      },
      atOnce,
      signal,
      onFailure: (err, id) => log.warn({ err, id }, 'an AVIF was not made'),
    })
  } finally {
    await worker.close()
  }
}

/**
 * Makes missing pictures at the start and then every few minutes, in the one process that holds the job lock.
 * `first` runs before the AVIF files are made.
 */
export function startPictureJobs(
  services: Services,
  log: PictureJob['log'],
  first?: (job: PictureJob) => Promise<unknown>,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const job = { services, atOnce: picturesAtOnce, priority: constants.priority.PRIORITY_LOW, signal, log }
  const run = async () => {
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
